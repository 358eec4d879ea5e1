"""The servants of the law."""

from __future__ import annotations

from saloon.games.duel.figures import other_player, owner_of
from saloon.games.duel.frames.draws import DrawLater
from saloon.games.duel.frames.hits import Hit, hit_attacker_later
from saloon.games.duel.frames.life import Loss
from saloon.games.duel.questions import Character
from saloon.games.duel.state import Duel
from saloon.games.duel.words import AS_MISS, CARDS_FOR_A_DEATH, HORSESHOE
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId, FigureId


class AlanPinkerton(Character):
    """Each point he loses makes the opponent's attacking character the target of a hit."""

    key = "alan_pinkerton"

    def after_loss(self, game: Duel, me: FigureId, loss: Loss) -> None:
        hit_attacker_later(game, me, self.number)


class BillTilghman(Character):
    """He draws two cards for every other character that is killed."""

    key = "bill_tilghman"

    def cards_for_death(self, game: Duel, me: FigureId, dead: FigureId) -> int:
        return CARDS_FOR_A_DEATH


class BuffaloBill(Character):
    """He may lose a point in place of the other character, but not his last one."""

    key = "buffalo_bill"

    def bears_loss(self, game: Duel, me: FigureId) -> bool:
        return game.figures[me].health > 1


class BatMasterson(Character):
    """Two cards are revealed in place of one, and he chooses."""

    key = "bat_masterson"

    def cards_revealed(self, game: Duel, me: FigureId) -> int:
        return 2


class Django(Character):
    """He draws a card each time the opponent moves his marker."""

    key = "django"

    def after_opponent_moved(self, game: Duel, me: FigureId) -> None:
        game.waiting.append(DrawLater(owner_of(me), 1, self.number))


class WildBill(Character):
    """Whoever takes or discards a card of the hand, or one on Wild Bill, is shot at."""

    key = "wild_bill"

    def after_robbed(self, game: Duel, me: FigureId, figure: FigureId) -> None:
        if figure in (NONE, me):
            hit_attacker_later(game, me, self.number)


class Stranger(Character):
    """One BANG! card more in a turn."""

    key = "stranger"

    def extra_bangs(self, game: Duel, me: FigureId) -> int:
        return 1


class LoneRanger(Character):
    """He draws a card for each point that the opponent makes him lose."""

    key = "lone_ranger"

    def after_loss(self, game: Duel, me: FigureId, loss: Loss) -> None:
        own_gatling = loss.cause == game.book.by_key["gatling"].number
        if loss.by_opponent or (own_gatling and game.rule["own_gatling"] == "counts"):
            game.waiting.append(DrawLater(owner_of(me), 1, self.number))


class PatGarrett(Character):
    """He shows the second card that he draws: for a horseshoe he draws one of the opponent's deck."""

    key = "pat_garrett"

    def shows_second_card(self, game: Duel, me: FigureId, card: CardId) -> None:
        game.happened("showed", me, cards=[card], cause=self.key)
        if game.book.symbol_of[card] == HORSESHOE:
            player = owner_of(me)
            game.draw(player, 1, self.key, other_player(player))


class TexWiller(Character):
    """To cancel a hit of his BANG! card takes one more card."""

    key = "tex_willer"

    def extra_card_needed(self, game: Duel, me: FigureId, hit: Hit) -> bool:
        return hit.is_bang


class WyattEarp(Character):
    """He draws a card each time a miss of the opponent cancels one of his hits."""

    key = "wyatt_earp"

    def after_own_hit_missed(self, game: Duel, me: FigureId, hit: Hit) -> None:
        game.waiting.append(DrawLater(owner_of(me), 1, self.number))


class AnnieOakley(Character):
    """Hit cards are misses to her, and a Missed! is a Colt."""

    key = "annie_oakley"

    def serves_as(self, game: Duel, me: FigureId, card: CardId, symbol: int, playing: bool) -> bool:
        kind = game.book.kind_of[card]
        return kind.hit_card if symbol == AS_MISS else kind.key == "missed"


LAW_CHARACTERS: list[Character] = [
    AlanPinkerton(),
    BillTilghman(),
    BuffaloBill(),
    BatMasterson(),
    Django(),
    WildBill(),
    Stranger(),
    LoneRanger(),
    PatGarrett(),
    TexWiller(),
    WyattEarp(),
    AnnieOakley(),
]
