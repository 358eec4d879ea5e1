"""A position of Calibre 45 as text: teams, cowboys, hands, money, the decks, whose turn, what is going on."""

from __future__ import annotations

from typing import Final

from saloon.games.calibre45.catalogue import Catalogue, house_book
from saloon.games.calibre45.frames.arming import Arming
from saloon.games.calibre45.players import Player
from saloon.games.calibre45.setup import Setup
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import (
    COWBOYS,
    DEAL_COWBOYS,
    DEAL_MONEY,
    DEAL_WEAPONS,
    MONEY,
    STREAMS,
    TEAMS,
    TOKENS,
    WEAPONS,
)
from saloon.games.calibre45.worlds import as_seen
from saloon.kernel.chance import new_chance
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId
from saloon.kernel.laying import NOTHING, CardNames, deck_words
from saloon.kernel.positioning import PositionWriter
from saloon.kernel.spelling import Spelling, spelt_records

FLAGS: Final = ("robbing", "known", "resting")
STREAM_OF: Final = (DEAL_WEAPONS, DEAL_MONEY, DEAL_COWBOYS)
"""By which each deck is shuffled for the deal."""

MEANINGS: dict[str, str] = {
    "acts": "seats",
    "asked": "number",
    "caller": "seat",
    "card": "card",
    "chosen": "cards",
    "fighters": "seats",
    "kind": "text",
    "last": "seat",
    "needed": "number",
    "outcome": "number",
    "place": "number",
    "player": "seat",
    "robbers": "seats",
    "shooter": "seat",
    "stage": "number",
    "strength": "number",
    "target": "seat",
    "who": "seat",
    "winner": "seat",
    "Setup.decks": "records:Printed",
    "Printed.kind": "number",
    "copies": "number",
    "en": "text",
    "key": "text",
    "number": "number",
    "ru": "text",
    "source": "text",
    "value": "amount",
}
"""What the fields of frames and of printed cards hold, by their names."""


class CalibreSpelling(Spelling):
    """Names of the cards of a composition."""

    def __init__(self, book: Catalogue, seats: int) -> None:
        super().__init__(MEANINGS, spelt_records("saloon.games.calibre45", MEANINGS), seats)
        self.cards = card_names(book, [CardId(card) for card in range(book.size())])

    def card_name(self, card: int) -> str:
        return self.cards.name(CardId(card))

    def card_named(self, word: str, line: int) -> int:
        return self.cards.named(word, line)


def card_names(book: Catalogue, cards: list[CardId]) -> CardNames:
    return CardNames(cards, [book.key_of[card] for card in cards], [""] * len(cards))


def seed_order(setup: Setup, deck: int) -> list[CardId]:
    """The cards of a deck as the seed lays them, the first one first."""
    cards = setup.book.decks[deck][:]
    new_chance(setup.seed, STREAMS).shuffle(STREAM_OF[deck], cards)
    return cards if deck == MONEY else cards[::-1]


def usual_tokens(setup: Setup, players: list[Player]) -> int:
    """Bail tokens that lie on no cowboy, if none has been lost."""
    if setup.rules["token_supply"] != "fifteen":
        return TOKENS
    return TOKENS - sum([one.tokens for one in players])


def position(game: Calibre, version: int) -> str:
    """The whole state as text."""
    return CalibreWriter(game, False).whole(version)


def view_position(seen: CalibreView, version: int) -> str:
    """What a viewer sees, as text: made from the view alone, with `?` for what it hides."""
    return CalibreWriter(as_seen(seen), True).whole(version)


class CalibreWriter(PositionWriter):
    """A game of Calibre 45 that is being written down."""

    def __init__(self, game: Calibre, hidden: bool) -> None:
        self.spelling = CalibreSpelling(game.book, len(game.players))
        super().__init__(self.spelling, hidden)
        self.game = game
        self.cards = self.spelling.cards

    def whole(self, version: int) -> str:
        game = self.game
        setup = game.setup
        self.say("game", f"calibre45 {version}")
        self.say_chosen(setup.preset, setup.chosen)
        if game.book is not house_book():
            self.lines.append("cards:")
            for face in setup.decks:
                self.lines.append(f"- {self.spelling.write(face)}")
        self.say_seed(setup.seed)
        self.say_number("step", game.step)
        self.say_turn(game.turn, game.turns)
        for number, one in enumerate(game.players):
            self.say(f"p{number}", self.seat(one))
        self.piles()
        self.say_number("tokens", game.tokens, usual_tokens(setup, game.players))
        self.say_number("robberies", game.robberies)
        self.say_flag("money moved", game.money_moved)
        if len(game.stack) != 1 or not isinstance(game.stack[0], Arming):
            self.say_frames("stack", game.stack)
        self.say_end(game, game.winners, setup.seed)
        return self.text()

    def seat(self, one: Player) -> str:
        words: list[str] = [TEAMS[one.team]]
        flags = [one.robbing, one.known, one.resting]
        words += [name for place, name in enumerate(FLAGS) if flags[place]]
        if one.tokens:
            words.append(f"tokens={one.tokens}")
        if one.debt:
            words.append(f"debt={one.debt}")
        parts = [" ".join(words)]
        if one.cowboy != NONE:
            parts.append(f"cowboy {self.cards.name(one.cowboy)}")
        if one.hand:
            parts.append(f"hand {self.cards.names(one.hand)}")
        if one.loot:
            parts.append(f"loot {self.cards.names(one.loot)}")
        return " | ".join(parts)

    def piles(self) -> None:
        """Decks and discard piles, the top card first; the spread money place by place."""
        game = self.game
        setup = game.setup
        cards = self.cards
        self.say("weapons", deck_words(cards, game.weapons[::-1], seed_order(setup, WEAPONS)) or NOTHING)
        self.say("weapon discard", cards.names(game.weapon_discard[::-1]))
        self.say("money", cards.names(game.spread) or NOTHING)
        self.say("money discard", cards.names(game.money_discard[::-1]))
        self.say("cowboys", deck_words(cards, game.cowboys[::-1], seed_order(setup, COWBOYS)) or NOTHING)
        self.say("cowboy discard", cards.names(game.cowboy_discard[::-1]))
