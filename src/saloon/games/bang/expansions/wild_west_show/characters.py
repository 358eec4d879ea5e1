"""The eight characters of the Wild West Show."""

from __future__ import annotations

from saloon.games.bang.asking import serves_as
from saloon.games.bang.catalogue import SETS
from saloon.games.bang.expansions.wild_west_show.abilities import NewAbilities, RiseAgain, Trade, Tribute
from saloon.games.bang.force import other_hands
from saloon.games.bang.frames.discards import discard_openly
from saloon.games.bang.frames.draws import TakeCard
from saloon.games.bang.options import CardOptions
from saloon.games.bang.questions import CardKind, Character
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    ABILITY_FORBIDS,
    ALLOWED,
    AS_BANG,
    AS_MISSED,
    DEAL_CHARACTERS,
    PLAY,
    SPADES,
    USE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, CardId, DefinitionId, FigureId


class BigSpencer(Character):
    """Starts with five cards, and never uses a Missed! card."""

    key = "big_spencer"
    life = 9
    starting_cards = 5

    def forbids(self, game: Bang, me: FigureId, card: CardId, kind: CardKind) -> int:
        barred = card != NONE and game.book.kind_of[card] is game.book.kind_for[AS_MISSED]
        return ABILITY_FORBIDS if barred else ALLOWED


class FlintWestwood(Character):
    """Trades a card of his choice for two random ones of somebody's hand."""

    key = "flint_westwood"

    def __init__(self) -> None:
        super().__init__()
        self._trades = CardOptions(USE)

    def offers_in_play_phase(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        if game.rule["flint_uses"] == "1" and game.this_turn.uses_of(self.number) > 0:
            return
        targets = [other for other in other_hands(game, me) if game.hand(other)]
        for held in game.hand(me):
            for target in targets:
                options.append(self._trades.of(self.number, held, target))

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        game.this_turn.used.append(self.number)
        game.happened("traded", me, option.target)
        game.push(Trade(me, option.target, option.card, 0, self.number))


class GaryLooter(Character):
    """Starts with five cards, and takes what the others discard above their hand limit."""

    key = "gary_looter"
    life = 5
    starting_cards = 5

    def takes_excess(self, game: Bang, me: FigureId, figure: FigureId) -> bool:
        return not game.share_hand(me, figure)


class GreygoryDeck(Character):
    """Has the abilities of two random characters of the base game, and may draw two others in each turn."""

    key = "greygory_deck"
    start_order = 40

    def at_deal(self, game: Bang, me: FigureId) -> None:
        self.draw_characters(game, me)

    def at_turn_start(self, game: Bang, me: FigureId, card: CardId) -> Frame[Bang] | None:
        return NewAbilities(me, self.number, False)

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        self.draw_characters(game, me)

    def draw_characters(self, game: Bang, me: FigureId) -> None:
        """Two of the character cards that nobody else has, those held before included."""
        taken: list[DefinitionId] = []
        for number, figure in enumerate(game.figures):
            if number != me:
                taken += figure.characters if figure.characters[0] == self.number else figure.characters[:1]
        book = game.book
        for key in game.setup.left_out:
            if key in book.characters:
                taken.append(book.characters[key].number)
        free = book.characters_without(taken, len(SETS["base"].characters))
        game.chance.shuffle(DEAL_CHARACTERS, free)
        characters = game.figures[me].characters
        place = characters.index(self.number) + 1
        characters[place:] = free[:2]
        game.character_changed(me)
        for number in characters[place:]:
            game.happened("drew_character", me, definition=game.key_of(number))


class JohnPain(Character):
    """Takes every card that is flipped for a check, up to six in hand."""

    key = "john_pain"

    def takes_checked(self, game: Bang, me: FigureId, figure: FigureId) -> bool:
        cards = len(game.hand(me))
        for frame in game.waiting:
            if isinstance(frame, TakeCard) and frame.figure == me:
                cards += 1
        return cards < 6


class LeeVanKliff(Character):
    """Discards a BANG! to repeat, once, the effect of the brown card that he has just played."""

    key = "lee_van_kliff"

    def offers_in_play_phase(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        brown = game.this_turn.brown_card
        if brown == NONE:
            return
        plays: list[Option] = []
        game.book.kind(game.this_turn.brown_kind).add_plays(game, me, brown, plays)
        for held in game.hand(me):
            if serves_as(game, me, held, AS_BANG, discarded=True):
                for play in plays:
                    options.append(Option(USE, held, self.number, play.target, play.other))

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        turn = game.this_turn
        kind = game.book.kind(turn.brown_kind)
        repeated = Option(PLAY, turn.brown_card, turn.brown_kind, option.target, option.other)
        discard_openly(game, me, option.card)
        if game.log is not None:
            game.tell(Event("repeated", me, option.target, [option.card], definition=kind.key))
        turn.brown_card = NO_CARD
        turn.cards_played += 1
        bangs_played = turn.bangs_played
        kind.resolve(game, me, repeated)
        turn.bangs_played = bangs_played


class TerenKill(Character):
    """In place of his elimination a check: unless it is spades he keeps a life point and draws a card."""

    key = "teren_kill"
    life = 3

    def instead_of_elimination(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        return RiseAgain(me, self.number, False)

    def good_flip(self, game: Bang, card: CardId) -> bool:
        return game.suit(card) != SPADES


class YoulGrinner(Character):
    """Before he draws, whoever holds more cards than he gives him one."""

    key = "youl_grinner"

    def before_drawing(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        cards = len(game.hand(me))
        givers = [other for other in other_hands(game, me) if len(game.hand(other)) > cards]
        return Tribute(me, givers, 0, self.number) if givers else None


CHARACTERS: list[Character] = [
    BigSpencer(),
    FlintWestwood(),
    GaryLooter(),
    GreygoryDeck(),
    JohnPain(),
    LeeVanKliff(),
    TerenKill(),
    YoulGrinner(),
]
