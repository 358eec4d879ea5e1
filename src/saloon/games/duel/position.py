"""A position of the Duel as text: who fights where with what, hands, reserves, decks, what is going on.

`p0` to `p3` are the places of the characters, two for each player; what belongs to a player is named by his
side.
"""

from __future__ import annotations

from typing import Final

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.deal import cards_of_side, shuffled_deck
from saloon.games.duel.figures import Figure, Player, owner_of
from saloon.games.duel.frames.turn import PLAYING, Turn
from saloon.games.duel.setup import Setup
from saloon.games.duel.state import Duel
from saloon.games.duel.view import DuelView
from saloon.games.duel.words import DECK_SIZE, LAW, OUTLAWS, SIDES, SQUAD, SYMBOLS
from saloon.games.duel.worlds import HIDDEN_CHARACTER, as_seen
from saloon.kernel.codec import encode
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId, DefinitionId, FigureId, PlayerId
from saloon.kernel.laying import NOTHING, CardNames, deck_words
from saloon.kernel.positioning import NOBODY, PositionWriter
from saloon.kernel.positions import UNKNOWN, BadPosition, counted
from saloon.kernel.spelling import Spelling, spelt_records
from saloon.kernel.views import HIDDEN

ATTACKING: Final = "attacking"
BACKS: Final = "backs"
TOP: Final = "top"

MEANINGS: dict[str, str] = {
    "abilities": "definitions",
    "bangs": "number",
    "by_opponent": "flag",
    "cancelling": "definition",
    "card": "card",
    "cards": "cards",
    "cause": "definition",
    "challenged": "seat",
    "challenger": "seat",
    "character": "definition",
    "chosen": "number",
    "count": "number",
    "counted": "card",
    "dead": "seat",
    "definition": "definition",
    "done": "flag",
    "figure": "seat",
    "is_bang": "flag",
    "kind": "definition",
    "left": "number",
    "moved": "flag",
    "nth": "number",
    "of": "number",
    "owner": "number",
    "paid": "flag",
    "place": "number",
    "player": "number",
    "shooter": "seat",
    "source": "seat",
    "stage": "number",
    "survived": "number",
    "symbol": "number",
    "target": "seat",
    "targets": "seats",
    "to_answer": "seat",
    "used": "cards",
}
"""What the fields of frames hold, by their names."""


class DuelSpelling(Spelling):
    """Names of cards and definitions."""

    def __init__(self) -> None:
        super().__init__(MEANINGS, spelt_records("saloon.games.duel", MEANINGS), 4)
        self.cards = card_names(cards_of_side(LAW) + cards_of_side(OUTLAWS))

    def card_name(self, card: int) -> str:
        return self.cards.name(CardId(card))

    def card_named(self, word: str, line: int) -> int:
        return self.cards.named(word, line)

    def definition_name(self, definition: int) -> str:
        return BOOK.definitions[definition].key

    def definition_named(self, word: str, line: int) -> int:
        if word not in BOOK.by_key:
            raise BadPosition("unknown_word", line, word, ", ".join(BOOK.by_key))
        return BOOK.by_key[word].number


def card_names(cards: list[CardId]) -> CardNames:
    """Cards by kind, number and the letter of their symbol: `hat#14(H)`."""
    return CardNames(
        cards,
        [BOOK.kind_of[card].key for card in cards],
        [SYMBOLS[BOOK.symbol_of[card]][0].upper() for card in cards],
    )


def seed_order(setup: Setup, side: int) -> list[CardId]:
    """The cards of a side as the seed lays them, the first one first."""
    return shuffled_deck(setup, side)[::-1]


def position(game: Duel, version: int) -> str:
    """The whole state as text."""
    return DuelWriter(game, False).whole(version)


def view_position(seen: DuelView, version: int) -> str:
    """What a viewer sees, as text: made from the view alone, with `?` for what it hides."""
    writer = DuelWriter(as_seen(seen), True)
    writer.seen = seen
    return writer.whole(version)


class DuelWriter(PositionWriter):
    """A game of the Duel that is being written down."""

    def __init__(self, game: Duel, hidden: bool) -> None:
        self.spelling = DuelSpelling()
        super().__init__(self.spelling, hidden)
        self.game = game
        self.cards = self.spelling.cards
        self.seen: DuelView | None = None

    def whole(self, version: int) -> str:
        game = self.game
        setup = game.setup
        self.say("game", f"duel {version}")
        self.say_chosen(setup.preset, setup.chosen)
        self.say_number("squad", setup.squad, SQUAD)
        self.say_seed(setup.seed)
        self.say_number("step", game.step)
        sides = [SIDES[one.side] for one in game.players]
        if game.players[0].side != LAW:
            self.say("sides", " ".join(sides))
        self.say("turn", NOBODY if game.turn == NONE else f"{sides[game.turn]} {game.turns}")
        for place, figure in enumerate(game.figures):
            self.say(f"p{place}", self.figure(FigureId(place), figure))
        for number, one in enumerate(game.players):
            self.player(PlayerId(number), one)
        self.piles()
        if game.woken != NONE:
            self.say("woken", f"p{game.woken}")
        if len(game.stack) != 1 or encode(game.stack[0]) != encode(Turn(PLAYING, 0, 0, False, [])):
            self.say_frames("stack", game.stack)
        if game.waiting:
            self.say_frames("waiting", game.waiting)
        self.say("winners", " ".join([sides[player] for player in game.winners]))
        self.say_end(game, [], setup.seed)
        return self.text()

    def figure(self, place: FigureId, one: Figure) -> str:
        if one.character == NONE:
            return NOTHING
        words = [ATTACKING] if self.game.attacking(owner_of(place)) == place else []
        words.append(character_name(one.character))
        if one.character != HIDDEN_CHARACTER:
            words.append(str(one.health))
        cards = f" | {self.cards.names(one.in_play)}" if one.in_play else ""
        return " ".join(words) + cards

    def player(self, number: PlayerId, one: Player) -> None:
        side = SIDES[one.side]
        if HIDDEN in one.hand and self.seen is not None:
            backs = self.seen.seats[number].backs
            self.say(f"hand {side}", f"{BACKS} {backs[LAW]} {backs[OUTLAWS]}")
        else:
            self.say(f"hand {side}", self.cards.names(one.hand))
        self.say(f"reserve {side}", " ".join(counted([character_name(key) for key in one.reserve[::-1]])))
        self.say(f"fallen {side}", " ".join([character_name(key) for key in one.fallen]))

    def piles(self) -> None:
        """Decks and the discard pile, the top card first."""
        game = self.game
        for side, name in enumerate(SIDES):
            deck = deck_words(self.cards, game.decks[side][::-1], seed_order(game.setup, side))
            self.say(f"deck {name}", deck or NOTHING)
        seen = self.seen
        if game.common and seen is not None:
            law = DECK_SIZE - self.shown(LAW)
            self.say("common deck", f"{BACKS} {law} {seen.common - law} {TOP} {seen.common_top}")
        else:
            self.say("common deck", self.cards.names(game.common[::-1]))
        self.say("discard", self.cards.names(game.discard[::-1]))

    def shown(self, side: int) -> int:
        """How many cards of a side lie elsewhere than in the common deck, as everybody can count."""
        from saloon.games.duel.knowing import places_of

        assert self.seen is not None
        return DECK_SIZE - places_of(self.seen, side).unseen[-1]


def character_name(character: DefinitionId) -> str:
    return UNKNOWN if character == HIDDEN_CHARACTER else BOOK.definitions[character].key
