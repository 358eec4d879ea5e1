"""The action cards, with a brown border: on any character but the opponent's covering one."""

from __future__ import annotations

from saloon.games.duel.figures import beside, other_player, owner_of
from saloon.games.duel.frames.draws import KeepCards, open_store
from saloon.games.duel.frames.hits import Hit, hit_attacker_later, new_hit
from saloon.games.duel.frames.life import lose
from saloon.games.duel.frames.volleys import DuelFight, IndiansAttack, Volley, all_but_attacking
from saloon.games.duel.kinds import Aimed, HitCard, InPlayTaker, Untargeted
from saloon.games.duel.picking import backs_offered, discard_in_play, take_in_play, take_random
from saloon.games.duel.questions import CardKind
from saloon.games.duel.state import Duel
from saloon.games.duel.words import (
    ALE_HEALTH,
    ALLOWED,
    CARDS_IN_STORE,
    NOTHING_TO_TAKE,
    ONE_CHARACTER,
    OWN_CHARACTER,
    PLAY,
)
from saloon.kernel.decisions import NONE, Option, Reason
from saloon.kernel.ids import NO_CARD, NO_FIGURE, CardId, FigureId, PlayerId


class Derringer(HitCard):
    """One hit, which any hand card cancels."""

    key = "derringer"

    def takes_any_miss(self) -> bool:
        return True


class Knife(HitCard):
    """One hit."""

    key = "knife"


class Gatling(Untargeted):
    """A hit on every character but one's own attacking one."""

    key = "gatling"

    def resolve(self, game: Duel, player: PlayerId, option: Option) -> None:
        game.push(Volley(player, self.number, option.card, all_but_attacking(game, player), 0))

    def resolve_for_each(self, game: Duel, volley: Volley, target: FigureId) -> None:
        game.push(new_hit(game, game.voice(volley.player), target, self.number, volley.card))


class Indians(Untargeted):
    """For every character but one's own attacking one: a hit card is discarded, or it loses a point."""

    key = "indians"

    def resolve(self, game: Duel, player: PlayerId, option: Option) -> None:
        game.push(Volley(player, self.number, option.card, all_but_attacking(game, player), 0))

    def resolve_for_each(self, game: Duel, volley: Volley, target: FigureId) -> None:
        game.push(IndiansAttack(target, volley.player, volley.card, self.number, False))


class StrongAle(Aimed):
    """A character has exactly three points now."""

    key = "strong_ale"

    def can_be_borne(self) -> bool:
        return False

    def resolve(self, game: Duel, player: PlayerId, option: Option) -> None:
        one = game.figures[option.target]
        over = one.health - ALE_HEALTH
        if over <= 0:
            game.heal(option.target, -over, self.key)
        elif game.rule["strong_ale"] == "loss":
            by_opponent = owner_of(option.target) != player
            lose(game, option.target, over, game.voice(player), by_opponent, self.number)
        else:
            one.health = ALE_HEALTH
            game.happened("lost_health", option.target, game.voice(player), amount=over, cause=self.key)

    def warning(self, game: Duel, player: PlayerId, option: Option) -> Reason | None:
        health = game.figures[option.target].health
        if owner_of(option.target) == player and health >= ALE_HEALTH:
            return Reason("ale_harms", {"health": health})
        return None


class Water(Aimed):
    """The characters of one player change positions."""

    key = "water"

    def targets(self, game: Duel, player: PlayerId) -> list[FigureId]:
        return [
            beside(game.attacking(one)) for one in (player, other_player(player)) if not game.is_alone(one)
        ]

    def refusal(self, game: Duel, player: PlayerId) -> int:
        return ALLOWED if self.targets(game, player) else ONE_CHARACTER

    def usual_refusal(self, game: Duel, player: PlayerId, target: FigureId) -> int:
        return ALLOWED

    def resolve(self, game: Duel, player: PlayerId, option: Option) -> None:
        game.move_marker(owner_of(option.target), player, self.key)


class Robbery(InPlayTaker):
    """A random card of the opponent's hand is taken, or a card in play is discarded."""

    key = "robbery"

    def refusal(self, game: Duel, player: PlayerId) -> int:
        found = len(game.hand(other_player(player))) > 0 or self.anything_to_take(game, player)
        return ALLOWED if found else NOTHING_TO_TAKE

    def add_plays(self, game: Duel, player: PlayerId, card: CardId, options: list[Option]) -> None:
        for back in backs_offered(game, other_player(player)):
            options.append(Option(PLAY, card, self.number, NO_FIGURE, NO_CARD, number=back))
        super().add_plays(game, player, card, options)

    def resolve(self, game: Duel, player: PlayerId, option: Option) -> None:
        if option.other == NONE:
            take_random(game, player, other_player(player), option.number)
        else:
            discard_in_play(game, player, option.other)


class Missed(CardKind):
    """It cancels a hit."""

    key = "missed"


class Fightback(CardKind):
    """It cancels a hit, and the opponent's attacking character becomes the target of one."""

    key = "fightback"

    def after_cancelling(self, game: Duel, me: FigureId, hit: Hit) -> None:
        hit_attacker_later(game, me, self.number)


class DuelCard(Aimed):
    """Both discard hit cards in turns; who does not loses a point."""

    key = "duel"

    def usual_refusal(self, game: Duel, player: PlayerId, target: FigureId) -> int:
        return OWN_CHARACTER if owner_of(target) == player else super().usual_refusal(game, player, target)

    def targets(self, game: Duel, player: PlayerId) -> list[FigureId]:
        return game.characters_of(other_player(player))

    def resolve(self, game: Duel, player: PlayerId, option: Option) -> None:
        target = option.target
        game.push(DuelFight(game.voice(player), target, option.card, self.number, target, False))


class Wagon(Untargeted):
    """Three cards are drawn, one of them is discarded."""

    key = "wagon"

    def resolve(self, game: Duel, player: PlayerId, option: Option) -> None:
        drawn = game.draw(player, 3, self.key)
        if len(drawn) == 3:
            game.push(KeepCards(player, 3, self.number))


class Beer(Untargeted):
    """Both of one's characters regain a point."""

    key = "beer"

    def resolve(self, game: Duel, player: PlayerId, option: Option) -> None:
        for figure in game.characters_of(player):
            game.heal(figure, 1, self.key)

    def warning(self, game: Duel, player: PlayerId, option: Option) -> Reason | None:
        for figure in game.characters_of(player):
            if game.figures[figure].health < game.most_health(figure):
                return None
        return Reason("full_health", {})


class GeneralStore(Untargeted):
    """Two cards of each deck are laid out; the players take them in turns."""

    key = "general_store"

    def resolve(self, game: Duel, player: PlayerId, option: Option) -> None:
        open_store(game, player, CARDS_IN_STORE)


class Schoolmarm(InPlayTaker):
    """A card in play is taken into the hand."""

    key = "schoolmarm"

    def refusal(self, game: Duel, player: PlayerId) -> int:
        return ALLOWED if self.anything_to_take(game, player) else NOTHING_TO_TAKE

    def resolve(self, game: Duel, player: PlayerId, option: Option) -> None:
        take_in_play(game, player, option.other)


BROWN_CARDS: list[CardKind] = [
    Derringer(),
    Gatling(),
    Indians(),
    Knife(),
    StrongAle(),
    Water(),
    Robbery(),
    Missed(),
    DuelCard(),
    Wagon(),
    Beer(),
    GeneralStore(),
    Schoolmarm(),
    Fightback(),
]
