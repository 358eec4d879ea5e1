"""Brown cards: played, discarded, done."""

from __future__ import annotations

from saloon.games.bang.asking import bang_limit, beer_points, reach, unaffected
from saloon.games.bang.force import distances, in_order_of_effects, others
from saloon.games.bang.frames.attack import DuelFight, ForEach, IndiansAttack, shoot
from saloon.games.bang.frames.cards import open_store, take_random
from saloon.games.bang.frames.life import beer_works
from saloon.games.bang.options import FROM_HAND
from saloon.games.bang.questions import CardKind
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    ALLOWED,
    AS_BANG,
    AS_BEER,
    AS_MISSED,
    BANG_LIMIT,
    BEER_TWO_LEFT,
    DEPUTY,
    NOT_YOURSELF,
    ONLY_AS_ANSWER,
    ONLY_IN_PLAY,
    OUT_OF_REACH,
    PLAY,
    SHERIFF,
    TARGET_HAS_NO_CARDS,
    TOO_FAR,
)
from saloon.kernel.decisions import NONE, Option, Reason


class Untargeted(CardKind):
    """A card that is simply played."""

    def add_plays(self, game: Bang, me: int, card: int, options: list[Option]) -> None:
        options.append(Option(PLAY, card, self.number, NONE, NONE))


class Aimed(CardKind):
    """A card that is played at another figure."""

    def targets(self, game: Bang, me: int) -> list[int]:
        return others(game, me)

    def add_plays(self, game: Bang, me: int, card: int, options: list[Option]) -> None:
        for target in self.targets(game, me):
            if self.target_refusal(game, me, target) == ALLOWED:
                options.append(Option(PLAY, card, self.number, target, NONE))

    def warning(self, game: Bang, me: int, option: Option) -> Reason | None:
        return against_the_law(game, me, option.target)


def against_the_law(game: Bang, me: int, target: int) -> Reason | None:
    """A Deputy is warned before he turns against the Sheriff."""
    if game.role(me) == DEPUTY and game.role(target) == SHERIFF:
        return Reason("hits_the_sheriff", {"life": game.figures[target].life})
    return None


class BangCard(Aimed):
    """BANG!: a shot at a figure within reach, once a turn."""

    key = "bang"
    symbol = AS_BANG

    def refusal(self, game: Bang, me: int, card: int) -> int:
        return BANG_LIMIT if game.this_turn.bangs_played >= bang_limit(game, me) else ALLOWED

    def target_refusal(self, game: Bang, me: int, target: int) -> int:
        return OUT_OF_REACH if distances(game, me)[target] > reach(game, me) else ALLOWED

    def add_plays(self, game: Bang, me: int, card: int, options: list[Option]) -> None:
        row = distances(game, me)
        far = reach(game, me)
        for target in others(game, me):
            if row[target] <= far:
                options.append(Option(PLAY, card, self.number, target, NONE))

    def resolve(self, game: Bang, me: int, option: Option) -> None:
        game.this_turn.bangs_played += 1
        shoot(game, me, option.target, option.card, True)

    def numbers(self, game: Bang, me: int, target: int) -> dict[str, int]:
        if target == NONE:
            return {"played": game.this_turn.bangs_played, "limit": bang_limit(game, me)}
        return {"distance": distances(game, me)[target], "reach": reach(game, me)}


class Missed(CardKind):
    """Missed!: cancels a hit; only ever an answer."""

    key = "missed"
    symbol = AS_MISSED

    def refusal(self, game: Bang, me: int, card: int) -> int:
        return ONLY_AS_ANSWER


class Beer(Untargeted):
    """Beer: regain a life point; without effect when only two are left."""

    key = "beer"
    symbol = AS_BEER

    def refusal(self, game: Bang, me: int, card: int) -> int:
        if game.rule["beer_two_players"] == "unplayable" and not beer_works(game):
            return BEER_TWO_LEFT
        return ALLOWED

    def resolve(self, game: Bang, me: int, option: Option) -> None:
        if beer_works(game):
            game.heal(me, beer_points(game, me))

    def warning(self, game: Bang, me: int, option: Option) -> Reason | None:
        if not beer_works(game):
            return Reason("beer_is_flat", {})
        figure = game.figures[me]
        if figure.life == figure.max_life:
            return Reason("heals_nothing", {"life": figure.life})
        return None


class Saloon(Untargeted):
    """Saloon: everybody regains a life point."""

    key = "saloon"

    def resolve(self, game: Bang, me: int, option: Option) -> None:
        game.heal(me, 1)
        for figure in others(game, me):
            game.heal(figure, 1)

    def warning(self, game: Bang, me: int, option: Option) -> Reason | None:
        figure = game.figures[me]
        if figure.life == figure.max_life:
            return Reason("heals_nothing", {"life": figure.life})
        return None


class Stagecoach(Untargeted):
    """Stagecoach: two cards."""

    key = "stagecoach"

    def resolve(self, game: Bang, me: int, option: Option) -> None:
        game.draw(me, 2)


class WellsFargo(Untargeted):
    """Wells Fargo: three cards."""

    key = "wells_fargo"

    def resolve(self, game: Bang, me: int, option: Option) -> None:
        game.draw(me, 3)


class GeneralStoreCard(Untargeted):
    """General Store: an open card for everybody."""

    key = "general_store"
    book = True

    def resolve(self, game: Bang, me: int, option: Option) -> None:
        open_store(game, me)


class Theft(CardKind):
    """A card that makes somebody lose a card: a random one of the hand, or one in play that is pointed at."""

    def targets(self, game: Bang, me: int) -> list[int]:
        return [me, *others(game, me)]

    def target_refusal(self, game: Bang, me: int, target: int) -> int:
        if target == me:
            return self.own_refusal(game, me)
        if not game.figures[target].in_play and not game.hand(target):
            return TARGET_HAS_NO_CARDS
        return ALLOWED

    def own_refusal(self, game: Bang, me: int) -> int:
        """One's own cards in play may be meant, one's own hand only where the rules say so."""
        own = game.rule["self_target_steal"]
        if own == "no":
            return NOT_YOURSELF
        # The card that is being played has left the hand when its effect begins.
        if not game.figures[me].in_play and (own == "in_play" or len(game.hand(me)) < 2):
            return ONLY_IN_PLAY if own == "in_play" else TARGET_HAS_NO_CARDS
        return ALLOWED

    def add_plays(self, game: Bang, me: int, card: int, options: list[Option]) -> None:
        for target in others(game, me):
            if self.target_refusal(game, me, target) == ALLOWED:
                if game.hand(target):
                    options.append(Option(PLAY, card, self.number, target, FROM_HAND))
                self.add_in_play(game, card, target, options)
        if self.target_refusal(game, me, me) == ALLOWED:
            if len(game.hand(me)) > 1 and game.rule["self_target_steal"] == "any":
                options.append(Option(PLAY, card, self.number, me, FROM_HAND))
            self.add_in_play(game, card, me, options)

    def add_in_play(self, game: Bang, card: int, target: int, options: list[Option]) -> None:
        for other in game.figures[target].in_play:
            options.append(Option(PLAY, card, self.number, target, other))

    def warning(self, game: Bang, me: int, option: Option) -> Reason | None:
        if option.target == me:
            return Reason("own_card", {})
        return against_the_law(game, me, option.target)


def steal(game: Bang, me: int, option: Option) -> None:
    """Take the card that the option points at, or a random one of the hand."""
    if unaffected(game, option.target, option.card, me):
        game.happened("unaffected", option.target, me, option.card)
    elif option.other == FROM_HAND:
        if game.hand(option.target):
            take_random(game, me, option.target)
    elif option.other in game.figures[option.target].in_play:
        game.leave_play(option.target, option.other)
        game.hand(me).append(option.other)
        game.happened("took_in_play", me, option.target, option.other)


def strip(game: Bang, me: int, option: Option) -> None:
    """Make somebody discard the card that the option points at, or a random one of the hand."""
    lost = option.other
    if unaffected(game, option.target, option.card, me):
        game.happened("unaffected", option.target, me, option.card)
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


class Panic(Theft):
    """Panic!: take a card from a figure at distance 1."""

    key = "panic"

    def target_refusal(self, game: Bang, me: int, target: int) -> int:
        if target != me and game.rule["panic_range"] == "one" and distances(game, me)[target] > 1:
            return TOO_FAR
        return Theft.target_refusal(self, game, me, target)

    def resolve(self, game: Bang, me: int, option: Option) -> None:
        steal(game, me, option)

    def numbers(self, game: Bang, me: int, target: int) -> dict[str, int]:
        return {} if target == NONE else {"distance": distances(game, me)[target], "range": 1}


class CatBalou(Theft):
    """Cat Balou: anybody discards a card."""

    key = "cat_balou"

    def resolve(self, game: Bang, me: int, option: Option) -> None:
        strip(game, me, option)


class Volley(Untargeted):
    """A card that hits everybody else in turn."""

    def resolve(self, game: Bang, me: int, option: Option) -> None:
        game.push(ForEach(me, self.number, option.card, in_order_of_effects(game, me)[:], 0))

    def warning(self, game: Bang, me: int, option: Option) -> Reason | None:
        if game.role(me) == DEPUTY:
            for figure in others(game, me):
                if game.role(figure) == SHERIFF and game.figures[figure].life == 1:
                    return Reason("hits_the_sheriff", {"life": 1})
        return None


class Gatling(Volley):
    """Gatling: a shot at everybody else, whatever the distance. Not a BANG! card."""

    key = "gatling"

    def resolve_for_each(self, game: Bang, me: int, target: int, card: int) -> None:
        shoot(game, me, target, card, False)


class Indians(Volley):
    """Indians!: everybody else discards a BANG! or loses a life point."""

    key = "indians"
    book = True

    def resolve_for_each(self, game: Bang, me: int, target: int, card: int) -> None:
        game.push(IndiansAttack(target, me, card, False))


class DuelCard(Aimed):
    """Duel: challenge anybody."""

    key = "duel"
    book = True

    def resolve(self, game: Bang, me: int, option: Option) -> None:
        game.push(DuelFight(me, option.target, option.card, option.target, False))


BROWN_CARDS: list[CardKind] = [
    BangCard(),
    Missed(),
    Beer(),
    Saloon(),
    Stagecoach(),
    WellsFargo(),
    GeneralStoreCard(),
    Panic(),
    CatBalou(),
    Gatling(),
    Indians(),
    DuelCard(),
]
