"""The fifteen characters of Dodge City, in alphabetical order."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.asking import immortal, reach, unaffected
from saloon.games.bang.expansions.dodge_city.vera_custer import VeraCuster
from saloon.games.bang.force import distances, others
from saloon.games.bang.frames.attack import shoot
from saloon.games.bang.frames.discards import discard_openly
from saloon.games.bang.frames.draws import DrawCards
from saloon.games.bang.frames.life import lose_life
from saloon.games.bang.kinds import take_in_play
from saloon.games.bang.options import using, with_card
from saloon.games.bang.questions import BangDefinition, Character
from saloon.games.bang.state import Bang
from saloon.games.bang.words import AS_MISSED, BLUE, DIAMONDS, DISCARD, DISCARD_COST, USE
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId


class ApacheKid(Character):
    """Diamonds played by others do not affect him; in a Duel, only where the rules say so."""

    key = "apache_kid"
    life = 3

    def unaffected(self, game: Bang, me: FigureId, card: CardId, source: FigureId, in_duel: bool) -> bool:
        if in_duel and game.rule["apache_duel"] == "never":
            return False
        return game.suit(card) == DIAMONDS


class BelleStar(Character):
    """During her turn the cards in front of the others have no effect."""

    key = "belle_star"

    def suppresses(
        self, game: Bang, me: FigureId, definition: BangDefinition, owner: FigureId, card: CardId
    ) -> bool:
        if card == NONE or game.turn != me:
            return False
        return not (owner == me or game.share_hand(me, owner)) or game.rule["belle_star_scope"] == "all"


class BillNoface(Character):
    """Draws one card, and one more for each life point he lacks."""

    key = "bill_noface"

    def base_draw(self, game: Bang, me: FigureId) -> int:
        figure = game.figures[me]
        return 1 + figure.max_life - max(figure.life, 0)


class ChuckWengam(Character):
    """In his turn: a life point, but not the last, for two cards. Who cannot die may spend the last too."""

    key = "chuck_wengam"

    def offers_in_play_phase(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        if game.figures[me].life > (0 if immortal(game, me) else 1):
            options.append(using(self.number))

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        game.happened("ability_used", me, definition=self.key)
        game.push(DrawCards(me, 2, self.number))
        lose_life(game, me, 1, NO_FIGURE, self.number)


class DocHolyday(Character):
    """Once in his turn: two hand cards for a shot within reach, which is no BANG! card of the turn."""

    key = "doc_holyday"

    def offers_in_play_phase(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        if len(game.hand(me)) >= 2 and game.this_turn.uses_of(self.number) == 0:
            for target in others(game, me):
                if distances(game, me)[target] <= reach(game, me):
                    options.append(using(self.number, target))

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        game.this_turn.used.append(self.number)
        game.happened("ability_used", me, option.target, definition=self.key)
        game.push(TwoCardShot(me, option.target, [], False, self.number))


class TwoCardShot(Frame[Bang]):
    """Two hand cards are discarded, then comes the shot; a target that they do not affect is safe from it."""

    __slots__ = ("cause", "figure", "fired", "paid", "target")

    fields: ClassVar[tuple[str, ...]] = ("figure", "target", "paid", "fired", "cause")

    def __init__(
        self, figure: FigureId, target: FigureId, paid: list[CardId], fired: bool, cause: DefinitionId
    ) -> None:
        self.figure = figure
        self.target = target
        self.paid = paid
        """The cards discarded so far."""
        self.fired = fired
        self.cause = cause

    def clone(self) -> TwoCardShot:
        return TwoCardShot(self.figure, self.target, self.paid[:], self.fired, self.cause)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, self.figure, [self.target])

    def advance(self, game: Bang) -> None:
        hand = game.hand(self.figure)
        to_pay = 2 - len(self.paid)
        if self.fired:
            game.finish(self)
        elif to_pay == 0:
            self.fire(game)
        elif len(hand) == to_pay:
            self.pay(game, hand[0])
        else:
            options = [with_card(DISCARD, card) for card in hand]
            game.ask_figure(self.figure, DISCARD_COST, options, number=to_pay, total=2)

    def answer(self, game: Bang, option: Option) -> None:
        self.pay(game, option.card)

    def pay(self, game: Bang, card: CardId) -> None:
        self.paid.append(card)
        discard_openly(game, self.figure, card)

    def fire(self, game: Bang) -> None:
        self.fired = True
        game.call_upon(self.target)
        harmless = 0
        for card in self.paid:
            if unaffected(game, self.target, card, self.figure):
                harmless += 1
        if harmless >= (2 if game.rule["doc_apache"] == "both" else 1):
            game.happened("unaffected", self.target, self.figure, self.paid[-1])
        else:
            shoot(game, self.figure, self.target, NO_CARD, True, NO_DEFINITION)


class ElenaFuente(Character):
    """Any hand card is a Missed! for her."""

    key = "elena_fuente"
    life = 3

    def serves_as(self, game: Bang, me: FigureId, card: CardId, symbol: int) -> bool:
        return symbol == AS_MISSED


class GregDigger(Character):
    """Regains two life points whenever somebody else is eliminated."""

    key = "greg_digger"

    def after_elimination(self, game: Bang, me: FigureId, victim: FigureId) -> Frame[Bang] | None:
        return Regain(me, 2, self.number) if victim != me else None


class Regain(Frame[Bang]):
    """A figure regains life points by an ability."""

    __slots__ = ("cause", "figure", "points")

    fields: ClassVar[tuple[str, ...]] = ("figure", "points", "cause")

    def __init__(self, figure: FigureId, points: int, cause: DefinitionId) -> None:
        self.figure = figure
        self.points = points
        self.cause = cause

    def clone(self) -> Regain:
        return Regain(self.figure, self.points, self.cause)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, self.figure, [self.figure])

    def advance(self, game: Bang) -> None:
        if game.figures[self.figure].alive:
            game.heal(self.figure, self.points)
        game.finish(self)


class HerbHunter(Character):
    """Draws two cards whenever somebody else is eliminated."""

    key = "herb_hunter"

    def after_elimination(self, game: Bang, me: FigureId, victim: FigureId) -> Frame[Bang] | None:
        return DrawCards(me, 2, self.number) if victim != me else None


class JoseDelgado(Character):
    """In his turn: a blue card of his hand for two cards."""

    key = "jose_delgado"

    def offers_in_play_phase(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        if game.rule["jose_delgado_uses"] == "2" and game.this_turn.uses_of(self.number) >= 2:
            return
        for held in game.hand(me):
            if game.book.kind_of[held].border == BLUE:
                options.append(Option(USE, held, self.number, NO_FIGURE, NO_CARD))

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        game.this_turn.used.append(self.number)
        game.happened("ability_used", me, definition=self.key)
        discard_openly(game, me, option.card)
        game.draw(me, 2)


class MollyStark(Character):
    """Draws a card for each hand card that she uses out of turn, once the effect is over."""

    key = "molly_stark"

    def after_card_used(self, game: Bang, me: FigureId, card: CardId) -> Frame[Bang] | None:
        return DrawCards(me, 1, self.number) if not game.is_turn_of(me) else None


class PatBrennan(Character):
    """May take one card in play, of anybody, instead of drawing."""

    key = "pat_brennan"

    def offers_draw(self, game: Bang, me: FigureId, options: list[Option]) -> None:
        for target in [*others(game, me), me]:
            for card in game.figures[target].in_play:
                options.append(Option(USE, NO_CARD, self.number, target, card))

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        take_in_play(game, me, option.target, option.other)


class PixiePete(Character):
    """Draws three cards; in the first printing, and in the compendium, four."""

    key = "pixie_pete"
    life = 3

    def cards_drawn(self, game: Bang, me: FigureId) -> int:
        return 2 if game.rule["pixie_pete_draw"] == "4" else 1


class SeanMallory(Character):
    """May keep ten cards."""

    key = "sean_mallory"
    life = 3

    def hand_limit(self, game: Bang, me: FigureId) -> int:
        return 10


class TequilaJoe(Character):
    """A Beer gives him two life points."""

    key = "tequila_joe"

    def beer_points(self, game: Bang, me: FigureId) -> int:
        return 2


CHARACTERS: list[Character] = [
    ApacheKid(),
    BelleStar(),
    BillNoface(),
    ChuckWengam(),
    DocHolyday(),
    ElenaFuente(),
    GregDigger(),
    HerbHunter(),
    JoseDelgado(),
    MollyStark(),
    PatBrennan(),
    PixiePete(),
    SeanMallory(),
    TequilaJoe(),
    VeraCuster(),
]
