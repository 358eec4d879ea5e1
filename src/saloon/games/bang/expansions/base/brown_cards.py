"""Brown cards: played, discarded, done."""

from __future__ import annotations

from saloon.games.bang.asking import (
    bang_limit,
    beer_points,
    forbidden,
    play_refusal,
    reach,
    serves_as,
    spares,
)
from saloon.games.bang.force import distances, others
from saloon.games.bang.frames.attack import DuelFight, IndiansAttack, shoot
from saloon.games.bang.frames.draws import open_store
from saloon.games.bang.kinds import Aimed, Theft, Untargeted, Volley, heals_nothing, steal, strip
from saloon.games.bang.questions import CardKind
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    ALLOWED,
    AS_BANG,
    AS_BEER,
    AS_MISSED,
    BANG_LIMIT,
    BEER_TWO_LEFT,
    EVENT_FORBIDS,
    ONLY_AS_ANSWER,
    OUT_OF_REACH,
    TOO_FAR,
)
from saloon.kernel.decisions import NONE, Option, Reason
from saloon.kernel.ids import CardId, FigureId


class BangCard(Aimed):
    """BANG!: a shot at a figure within reach, once a turn."""

    key = "bang"
    symbol = AS_BANG

    def refusal(self, game: Bang, me: FigureId, card: CardId) -> int:
        left = bang_limit(game, me) - game.this_turn.bangs_played
        if left <= 0:
            return BANG_LIMIT
        return EVENT_FORBIDS if left == 1 and self.another_is_due(game, me, card) else ALLOWED

    def another_is_due(self, game: Bang, me: FigureId, card: CardId) -> bool:
        """Whether another BANG! must be played in this turn and can be: the last shot is kept for it."""
        due = game.this_turn.due
        if due in (NONE, card) or due not in game.hand(me):
            return False
        kind = game.book.kind_of[due]
        if kind is not self:
            if game.rule["law_of_the_west"] == "printed_use" or not serves_as(game, me, due, AS_BANG):
                return False
            if play_refusal(game, me, due, kind) == ALLOWED and kind.has_plays(game, me):
                return False  # it can be played as what it is
        return forbidden(game, me, due, self) == ALLOWED

    def target_refusal(self, game: Bang, me: FigureId, target: FigureId) -> int:
        return OUT_OF_REACH if distances(game, me)[target] > reach(game, me) else ALLOWED

    def add_plays(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        row = distances(game, me)
        far = reach(game, me)
        for target in others(game, me):
            if row[target] <= far:
                options.append(self.play(card, target))

    def has_plays(self, game: Bang, me: FigureId) -> bool:
        row = distances(game, me)
        far = reach(game, me)
        for target in others(game, me):  # noqa: SIM110 (a generator is slow in compiled code)
            if row[target] <= far:
                return True
        return False

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        game.this_turn.bangs_played += 1
        shoot(game, me, option.target, option.card, True, self.number)

    def numbers(self, game: Bang, me: FigureId, target: FigureId) -> dict[str, int]:
        if target == NONE:
            return {"played": game.this_turn.bangs_played, "limit": bang_limit(game, me)}
        return {"distance": distances(game, me)[target], "reach": reach(game, me)}


class Missed(CardKind):
    """Missed!: cancels a hit; only ever an answer."""

    key = "missed"
    symbol = AS_MISSED

    def refusal(self, game: Bang, me: FigureId, card: CardId) -> int:
        return ONLY_AS_ANSWER


class Beer(Untargeted):
    """Beer: regain a life point; without effect when only two are left."""

    key = "beer"
    symbol = AS_BEER

    def refusal(self, game: Bang, me: FigureId, card: CardId) -> int:
        if not game.mode.beer_works(game) and game.rule["beer_two_players"] == "unplayable":
            return BEER_TWO_LEFT
        return ALLOWED

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        if game.mode.beer_works(game):
            game.heal(me, beer_points(game, me))

    def warning(self, game: Bang, me: FigureId, option: Option) -> Reason | None:
        if not game.mode.beer_works(game):
            return Reason("beer_is_flat", {})
        return heals_nothing(game, me)


class Saloon(Untargeted):
    """Saloon: everybody regains a life point."""

    key = "saloon"

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        game.heal(me, 1)
        for figure in others(game, me):
            game.heal(figure, 1)

    def warning(self, game: Bang, me: FigureId, option: Option) -> Reason | None:
        return heals_nothing(game, me)


class Stagecoach(Untargeted):
    """Stagecoach: two cards."""

    key = "stagecoach"

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        game.draw(me, 2)


class WellsFargo(Untargeted):
    """Wells Fargo: three cards."""

    key = "wells_fargo"

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        game.draw(me, 3)


class GeneralStoreCard(Untargeted):
    """General Store: an open card for everybody."""

    key = "general_store"
    book = True

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        open_store(game, me, self.number)


class Panic(Theft):
    """Panic!: take a card from a figure at distance 1."""

    key = "panic"

    def target_refusal(self, game: Bang, me: FigureId, target: FigureId) -> int:
        if target != me and distances(game, me)[target] > 1 and game.rule["panic_range"] == "one":
            return TOO_FAR
        return Theft.target_refusal(self, game, me, target)

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        steal(game, me, option)

    def numbers(self, game: Bang, me: FigureId, target: FigureId) -> dict[str, int]:
        return {} if target == NONE else {"distance": distances(game, me)[target], "range": 1}


class CatBalou(Theft):
    """Cat Balou: anybody discards a card."""

    key = "cat_balou"

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        strip(game, me, option)


class Gatling(Volley):
    """Gatling: a shot at everybody else, whatever the distance. Not a BANG! card."""

    key = "gatling"

    def resolve_for_each(self, game: Bang, me: FigureId, target: FigureId, card: CardId) -> None:
        shoot(game, me, target, card, False, self.number)


class Indians(Volley):
    """Indians!: everybody else discards a BANG! or loses a life point."""

    key = "indians"
    book = True

    def resolve_for_each(self, game: Bang, me: FigureId, target: FigureId, card: CardId) -> None:
        game.push(IndiansAttack(target, me, card, False))


class DuelCard(Aimed):
    """Duel: challenge anybody."""

    key = "duel"
    book = True

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        if not spares(game, option.target, option.card, me, True):
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
