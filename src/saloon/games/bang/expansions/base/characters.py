"""The sixteen characters of the base game, in alphabetical order."""

from __future__ import annotations

from saloon.games.bang.expansions.base.abilities import DiscardForLife, look_at
from saloon.games.bang.force import other_hands
from saloon.games.bang.frames.attack import Shot
from saloon.games.bang.frames.draws import DrawCards, DrawCheck, TakeFromHand, draw_where_sent
from saloon.games.bang.kinds import barrel_helps
from saloon.games.bang.options import using
from saloon.games.bang.questions import UNLIMITED, Character
from saloon.games.bang.state import Bang
from saloon.games.bang.words import AS_BANG, AS_MISSED, HEARTS, PICK, TAKE
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, FigureId


class BartCassidy(Character):
    """Draws a card for each life point lost."""

    key = "bart_cassidy"

    def after_loss_of_life(
        self, game: Bang, me: FigureId, points: int, responsible: FigureId
    ) -> Frame[Bang] | None:
        return DrawCards(me, points, self.number)


class BlackJack(Character):
    """Shows the second card he draws; if it is red he draws one more."""

    key = "black_jack"

    def after_second_card(self, game: Bang, me: FigureId, card: CardId) -> None:
        game.happened("showed", me, card=card)
        if game.is_red(card):
            draw_where_sent(game, me)


class CalamityJanet(Character):
    """BANG! cards are Missed! for her, and the other way round."""

    key = "calamity_janet"

    def serves_as(self, game: Bang, me: FigureId, card: CardId, symbol: int) -> bool:
        # Cards that only show one of the symbols are neither a BANG! nor a Missed! to her.
        printed = game.book.face_of[card].kind
        if symbol == AS_BANG:
            return printed is game.book.kind_for[AS_MISSED]
        return symbol == AS_MISSED and printed is game.book.kind_for[AS_BANG]


class ElGringo(Character):
    """Takes a random card from the hand of whoever's card hurt him, for each life point."""

    key = "el_gringo"
    life = 3

    def after_loss_of_life(
        self, game: Bang, me: FigureId, points: int, responsible: FigureId
    ) -> Frame[Bang] | None:
        if responsible in (NONE, me) or game.share_hand(me, responsible):
            return None
        return TakeFromHand(me, responsible, points, self.number)


class JesseJones(Character):
    """May take his first card from somebody's hand."""

    key = "jesse_jones"

    def offers_draw(self, game: Bang, me: FigureId, options: list[Option]) -> None:
        for target in other_hands(game, me):
            if game.hand(target):
                options.append(Option(TAKE, NO_CARD, NO_DEFINITION, target, NO_CARD))


class Jourdonnais(Character):
    """Has a barrel built in."""

    key = "jourdonnais"

    def offers_against_shot(
        self, game: Bang, me: FigureId, card: CardId, shot: Shot, options: list[Option]
    ) -> None:
        if self.number not in shot.used and barrel_helps(game, shot):
            options.append(using(self.number))

    def used_against_shot(self, game: Bang, me: FigureId, option: Option, shot: Shot) -> None:
        game.push(DrawCheck(me, self.number, NO_CARD, []))

    def good_flip(self, game: Bang, card: CardId) -> bool:
        return game.suit(card) == HEARTS


class KitCarlson(Character):
    """Looks at three cards, keeps two, puts one back."""

    key = "kit_carlson"

    def instead_of_drawing(self, game: Bang, me: FigureId, count: int) -> Frame[Bang] | None:
        return look_at(game, me, max(3, count), count, self.number)


class LuckyDuke(Character):
    """Flips two cards for every check and chooses."""

    key = "lucky_duke"

    def cards_flipped(self, game: Bang, me: FigureId) -> int:
        return 2


class PaulRegret(Character):
    """Has a Mustang built in."""

    key = "paul_regret"
    life = 3

    def distance_added(self, game: Bang, me: FigureId, viewer: FigureId) -> int:
        return 1


class PedroRamirez(Character):
    """May take his first card from the top of the discard pile."""

    key = "pedro_ramirez"

    def offers_draw(self, game: Bang, me: FigureId, options: list[Option]) -> None:
        if game.discard:
            options.append(Option(PICK, game.discard[-1], NO_DEFINITION, NO_FIGURE, NO_CARD))

    def minds_discards(self, game: Bang) -> bool:
        return True


class RoseDoolan(Character):
    """Has a Scope built in."""

    key = "rose_doolan"

    def distance_cut(self, game: Bang, me: FigureId, target: FigureId) -> int:
        return 1


class SidKetchum(Character):
    """At any time: two hand cards for a life point."""

    key = "sid_ketchum"

    def offers_any_time(self, game: Bang, me: FigureId, quiet: bool, options: list[Option]) -> None:
        figure = game.figures[me]
        if quiet and figure.life < figure.max_life and len(game.hand(me)) >= 2:
            options.append(using(self.number))

    def offers_in_play_phase(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        self.offers_any_time(game, me, True, options)

    def offers_when_dying(self, game: Bang, me: FigureId, options: list[Option]) -> None:
        self.offers_any_time(game, me, True, options)

    def rescue_points(self, game: Bang, me: FigureId, cards: int) -> int:
        return cards // 2

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        game.happened("ability_used", me, definition=self.key)
        game.push(DiscardForLife(me, 2, self.number))


class SlabTheKiller(Character):
    """Against his BANG! one Missed! is not enough."""

    key = "slab_the_killer"

    def misses_needed(self, game: Bang, me: FigureId, shot: Shot) -> int:
        if shot.is_bang or game.rule["slab_scope"] == "all_hits":
            return 1
        return 0


class SuzyLafayette(Character):
    """Draws a card as soon as her hand is empty."""

    key = "suzy_lafayette"

    def after_empty_hand(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        return DrawCards(me, 1, self.number) if game.cards_left() else None


class VultureSam(Character):
    """Takes the cards of the eliminated."""

    key = "vulture_sam"

    def inherits(self, game: Bang, me: FigureId, victim: FigureId) -> bool:
        return victim != me


class WillyTheKid(Character):
    """Plays any number of BANG! cards."""

    key = "willy_the_kid"

    def limit_of_bangs(self, game: Bang, me: FigureId) -> int:
        return UNLIMITED


CHARACTERS: list[Character] = [
    BartCassidy(),
    BlackJack(),
    CalamityJanet(),
    ElGringo(),
    JesseJones(),
    Jourdonnais(),
    KitCarlson(),
    LuckyDuke(),
    PaulRegret(),
    PedroRamirez(),
    RoseDoolan(),
    SidKetchum(),
    SlabTheKiller(),
    SuzyLafayette(),
    VultureSam(),
    WillyTheKid(),
]
