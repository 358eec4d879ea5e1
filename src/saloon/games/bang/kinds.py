"""Kinds of cards that every box uses: simply played, aimed, thefts, volleys, equipment, green cards."""

from __future__ import annotations

from saloon.games.bang.asking import spares
from saloon.games.bang.force import others
from saloon.games.bang.frames.attack import ForEach, Shot
from saloon.games.bang.frames.discards import discard_own, put_into_play
from saloon.games.bang.frames.draws import take_random
from saloon.games.bang.options import FROM_HAND, targets_of
from saloon.games.bang.questions import CardKind
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    ALLOWED,
    ALREADY_IN_PLAY,
    BLUE,
    DEPUTY,
    GREEN,
    NOT_READY_YET,
    NOT_YOURSELF,
    ONLY_IN_PLAY,
    PLAY,
    SHERIFF,
    TARGET_HAS_NO_CARDS,
    USE,
)
from saloon.kernel.decisions import NONE, Option, Reason
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, DefinitionId, FigureId


class Untargeted(CardKind):
    """A card that is simply played."""

    def add_plays(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        options.append(self.play(card))

    def has_plays(self, game: Bang, me: FigureId) -> bool:
        return True


class Aimed(CardKind):
    """A card that is played at another figure."""

    def targets(self, game: Bang, me: FigureId) -> list[FigureId]:
        return others(game, me)

    def add_plays(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        for target in self.targets(game, me):
            if self.target_refusal(game, me, target) == ALLOWED:
                options.append(self.play(card, target))

    def has_plays(self, game: Bang, me: FigureId) -> bool:
        for target in self.targets(game, me):  # noqa: SIM110 (a generator is slow in compiled code)
            if self.target_refusal(game, me, target) == ALLOWED:
                return True
        return False

    def warning(self, game: Bang, me: FigureId, option: Option) -> Reason | None:
        return against_the_law(game, me, option.target)


def against_the_law(game: Bang, me: FigureId, target: FigureId) -> Reason | None:
    """A Deputy is warned before he turns against the Sheriff."""
    if game.role(me) == DEPUTY and game.role(target) == SHERIFF:
        return Reason("hits_the_sheriff", {"life": game.figures[target].life})
    return None


def heals_nothing(game: Bang, figure: FigureId) -> Reason | None:
    """Whoever has all life points is warned that there is nothing to regain."""
    patient = game.figures[figure]
    if patient.life == patient.max_life:
        return Reason("heals_nothing", {"life": patient.life})
    return None


class Theft(CardKind):
    """A card that makes somebody lose a card: a random one of the hand, or one in play that is pointed at."""

    def targets(self, game: Bang, me: FigureId) -> list[FigureId]:
        return [me, *others(game, me)]

    def target_refusal(self, game: Bang, me: FigureId, target: FigureId) -> int:
        return theft_refusal(game, me, target, 1 + self.extra_cost)

    def add_plays(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        add_thefts(self, game, me, card, PLAY, options)

    def has_plays(self, game: Bang, me: FigureId) -> bool:
        for target in others(game, me):
            if self.target_refusal(game, me, target) == ALLOWED:
                return True
        return super().has_plays(game, me)

    def warning(self, game: Bang, me: FigureId, option: Option) -> Reason | None:
        return theft_warning(game, me, option)


def theft_refusal(game: Bang, me: FigureId, target: FigureId, spent: int) -> int:
    """Why nothing can be taken from this figure. `spent` own cards have left the hand when it happens."""
    if target != me:
        if not game.figures[target].in_play and (not game.hand(target) or game.share_hand(me, target)):
            return TARGET_HAS_NO_CARDS
        return ALLOWED
    own = game.rule["self_target_steal"]
    if own == "no":
        return NOT_YOURSELF
    if not game.figures[me].in_play and (own == "in_play" or len(game.hand(me)) <= spent):
        return ONLY_IN_PLAY if own == "in_play" else TARGET_HAS_NO_CARDS
    return ALLOWED


def add_thefts(
    kind: CardKind, game: Bang, me: FigureId, card: CardId, verb: int, options: list[Option]
) -> None:
    """Every card that this one could take or throw away: a random hand card, or one in play."""
    for target in [*others(game, me), me]:
        if kind.target_refusal(game, me, target) != ALLOWED:
            continue
        if has_hand_to_lose(kind, game, me, target, verb):
            options.append(Option(verb, card, kind.number, target, FROM_HAND))
        for other in game.figures[target].in_play:
            if other != card:
                options.append(Option(verb, card, kind.number, target, other))


def has_hand_to_lose(kind: CardKind, game: Bang, me: FigureId, target: FigureId, verb: int) -> bool:
    """One's own hand is meant only where the rules say so, without what is played and paid from it."""
    cards = len(game.hand(target))
    if target == me:
        spent = 1 + kind.extra_cost if verb == PLAY else 0
        return cards > spent and game.rule["self_target_steal"] == "any"
    return cards > 0 and not game.share_hand(me, target)


def theft_warning(game: Bang, me: FigureId, option: Option) -> Reason | None:
    if option.target == me:
        return Reason("own_card", {})
    return against_the_law(game, me, option.target)


def steal(game: Bang, me: FigureId, option: Option) -> None:
    """Take the card that the option points at, or a random one of the hand."""
    if spares(game, option.target, option.card, me):
        return
    if option.other == FROM_HAND:
        if game.hand(option.target):
            take_random(game, me, option.target)
    elif option.other in game.figures[option.target].in_play:
        take_in_play(game, me, option.target, option.other)


def take_in_play(game: Bang, me: FigureId, owner: FigureId, card: CardId) -> None:
    """A card that lies in front of a figure goes to the hand of `me`."""
    game.leave_play(owner, card)
    game.hand(me).append(card)
    game.happened("took_in_play", me, owner, card)


def strip(game: Bang, me: FigureId, option: Option) -> None:
    """Make somebody discard the card that the option points at, or a random one of the hand."""
    lost = option.other
    if spares(game, option.target, option.card, me):
        return
    if lost == FROM_HAND:
        if not game.hand(option.target):
            return
        lost = game.random_from_hand(option.target)
        game.discard.append(lost)
    elif lost in game.figures[option.target].in_play:
        game.discard_in_play(option.target, lost)
    else:
        return
    game.happened("lost_card", option.target, me, lost)


class Volley(Untargeted):
    """A card that hits everybody else in turn."""

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        for_each_other(self, game, me, option.card)

    def warning(self, game: Bang, me: FigureId, option: Option) -> Reason | None:
        return volley_warning(game, me)


def for_each_other(kind: CardKind, game: Bang, me: FigureId, card: CardId) -> None:
    """The effect of a card on everybody else in turn."""
    game.push(ForEach(me, kind.number, card, game.mode.struck(game, me)[:], 0))


def volley_warning(game: Bang, me: FigureId) -> Reason | None:
    """A Deputy is warned if it could be the Sheriff's last life point."""
    if game.role(me) == DEPUTY:
        for figure in others(game, me):
            if game.role(figure) == SHERIFF and game.figures[figure].life == 1:
                return Reason("hits_the_sheriff", {"life": 1})
    return None


class Equipment(CardKind):
    """A card that its player lays in front of himself, or of a figure of his; never two of the same name."""

    border = BLUE

    def refusal(self, game: Bang, me: FigureId, card: CardId) -> int:
        alone = not game.paired and not game.figures[me].in_play
        if alone or self.fits(game, me):
            return ALLOWED
        if game.paired:
            for where in game.company(me):
                if self.fits(game, where):
                    return ALLOWED
        return ALREADY_IN_PLAY

    def fits(self, game: Bang, where: FigureId) -> bool:
        return game.mode.may_have(game, where, self.number) or game.rule["duplicate_in_play"] != "forbid"

    def add_plays(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        company = game.company(me) if game.paired else None
        if company is None or len(company) == 1:
            options.append(self.play(card))
            return
        for where in company:
            if self.fits(game, where):
                options.append(self.play(card, where))

    def has_plays(self, game: Bang, me: FigureId) -> bool:
        return True

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        where = laid_before(me, option)
        self.replace(game, where)
        put_into_play(game, me, option.card, where)

    def replace(self, game: Bang, where: FigureId) -> None:
        """What has to go when this card is laid there."""
        discard_same(game, where, self.number)


def is_only_an_answer(kind: CardKind) -> bool:
    """Whether there is no way to play a card of this kind but as an answer."""
    return getattr(type(kind), "add_plays", None) is getattr(CardKind, "add_plays", None)


def is_hindered_by_its_own(kind: CardKind) -> bool:
    """Whether this kind has something of its own to say about when it can be played. Otherwise nothing can
    keep a figure that is not alone from it but its price, what forbids it, and where it is laid, one of the
    same name."""
    simply = is_played_like(Untargeted, kind, ["refusal", "has_plays"])
    laid = is_played_like(Equipment, kind, ["refusal", "has_plays", "fits"])
    aimed = is_played_like(Aimed, kind, ["refusal", "has_plays", "targets", "target_refusal"])
    return not (simply or laid or aimed)


def is_played_like(base: type[CardKind], kind: CardKind, names: list[str]) -> bool:
    """Whether this kind says nothing of its own in these methods."""
    made = type(kind)
    return all([getattr(made, name, None) is getattr(base, name, None) for name in names])  # noqa: C419 (compiled)


def laid_before(me: FigureId, option: Option) -> FigureId:
    """Before whom a card is laid that one plays for oneself."""
    return me if option.target == NONE else option.target


def discard_same(game: Bang, figure: FigureId, kind: DefinitionId) -> None:
    """A new card replaces the old one of the same name, where the rules allow a second one at all."""
    for card in game.figures[figure].in_play[:]:
        if game.book.kind_of[card].number == kind:
            game.happened("replaced", figure, card=card)
            discard_own(game, figure, card)


def barrel_helps(game: Bang, shot: Shot) -> bool:
    """Barrels work against every hit, or only against BANG! cards."""
    return shot.is_bang or game.rule["barrel_scope"] == "any_hit"


class Green(Equipment):
    """A card that is laid like a blue one, waits a turn, and is then discarded for its effect, once."""

    border = GREEN


class GreenInTurn(Green):
    """A green card that is used in the own play phase."""

    def use_refusal(self, game: Bang, me: FigureId, card: CardId) -> int:
        return NOT_READY_YET if card in game.figures[me].fresh else ALLOWED

    def add_uses(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        """Adds every legal way to use it in the own play phase."""
        raise NotImplementedError

    def effect(self, game: Bang, me: FigureId, option: Option) -> None:
        """What it does; it lies on the discard pile already."""
        raise NotImplementedError

    def offers_in_play_phase(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        if self.use_refusal(game, me, card) == ALLOWED:
            self.add_uses(game, me, card, options)

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        if game.log is not None:
            uses: list[Option] = []
            if option.target != NONE:
                self.add_uses(game, me, option.card, uses)
            game.tell(
                Event(
                    "used_green",
                    me,
                    option.target,
                    [option.card],
                    onto=option.other,
                    definition=self.key,
                    choices=targets_of(uses),
                )
            )
        discard_own(game, me, option.card)
        self.effect(game, me, option)


class GreenPlain(GreenInTurn):
    """A green card without a target."""

    def add_uses(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        options.append(self.use(card))


class GreenAimed(GreenInTurn):
    """A green card that is used at another figure."""

    def targets(self, game: Bang, me: FigureId) -> list[FigureId]:
        return others(game, me)

    def add_uses(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        for target in self.targets(game, me):
            if self.target_refusal(game, me, target) == ALLOWED:
                options.append(self.use(card, target))

    def warning(self, game: Bang, me: FigureId, option: Option) -> Reason | None:
        return against_the_law(game, me, option.target) if option.verb == USE else None


class GreenTheft(GreenInTurn):
    """A green card that makes somebody lose a card."""

    def targets(self, game: Bang, me: FigureId) -> list[FigureId]:
        return [me, *others(game, me)]

    def target_refusal(self, game: Bang, me: FigureId, target: FigureId) -> int:
        return theft_refusal(game, me, target, 0)

    def add_uses(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        add_thefts(self, game, me, card, USE, options)

    def warning(self, game: Bang, me: FigureId, option: Option) -> Reason | None:
        return theft_warning(game, me, option) if option.verb == USE else None
