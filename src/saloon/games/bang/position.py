"""A position of BANG! as text: who sits where with what, decks, events, whose turn, what is going on."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.arrange import frames_of
from saloon.games.bang.figures import ACTIVE, RETURNED, EventDeck, Figure
from saloon.games.bang.mode import Mode
from saloon.games.bang.position_money import money_lines
from saloon.games.bang.setup import Setup, deck_of
from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView
from saloon.games.bang.words import DEAL_CARDS, RANKS, ROLES, STREAMS
from saloon.games.bang.worlds import as_seen
from saloon.kernel.chance import new_chance
from saloon.kernel.codec import encode
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId, DefinitionId
from saloon.kernel.laying import NOTHING, CardNames, deck_words
from saloon.kernel.positioning import PositionWriter
from saloon.kernel.positions import REST, UNKNOWN, BadPosition, counted
from saloon.kernel.spelling import DEFINITION, Spelling, spelt_records

SIGNS: Final = "♣♦♥♠"
"""Of the suits, in their order."""
LETTERS: dict[str, str] = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
PHASES: Final = ("play", "draw", "turn_start", "setup")
"""What is going on when nothing else is; the first one if nothing is said."""
MOST_LIFE: Final = 99
NO_EVENTS: Final = "none"
STANCES: Final = ("active", "passive", "answering", "standing_by")
"""Whether a figure's abilities are in force, where its player has others."""
SPARES: Final = ("spare", "spare_known", "spare_open")
"""The character under the life counter: nobody has seen it, its player has, everybody has."""

MEANINGS: dict[str, str] = {
    "after": "seat",
    "aim": "card",
    "amount": "amount",
    "back": "cards",
    "bangs": "cards",
    "bangs_played": "number",
    "bidder": "seat",
    "brown_card": "card",
    "brown_kind": "definition",
    "buyers": "seats",
    "card": "card",
    "cards": "cards",
    "cards_played": "number",
    "cause": "definition",
    "challenged": "seat",
    "character": "definition",
    "characters": "definitions",
    "challenger": "seat",
    "chosen": "flag",
    "count": "number",
    "decks": "numbers",
    "declarer": "seat",
    "definition": "definition",
    "done": "flag",
    "drawn": "number",
    "due": "card",
    "ended": "flag",
    "escaped": "flag",
    "event": "definition",
    "extra": "flag",
    "figure": "seat",
    "figures": "seats",
    "fired": "flag",
    "flipped": "cards",
    "from_discard": "number",
    "givers": "seats",
    "heirs": "seats",
    "held": "seats",
    "hopeless": "flag",
    "is_bang": "flag",
    "keep": "number",
    "killer": "seat",
    "kind": "definition",
    "laid_off": "number",
    "landed": "flag",
    "last": "seat",
    "left": "number",
    "needed": "number",
    "noted": "numbers",
    "obeying": "seat",
    "offered": "definitions",
    "open_cards": "cards",
    "opener": "seat",
    "order": "seats",
    "other": "card",
    "over": "flag",
    "own_turn": "record:ThisTurn",
    "paid": "flag",
    "passed": "seats",
    "place": "number",
    "points": "number",
    "question": "number",
    "responsible": "seat",
    "right": "number",
    "settled": "flag",
    "shooter": "seat",
    "source": "seat",
    "stage": "number",
    "started": "flag",
    "suit": "optional",
    "target": "seat",
    "targets": "seats",
    "to": "seats",
    "to_answer": "seat",
    "to_pay": "number",
    "total": "number",
    "used": "definitions",
    "victim": "seat",
    "DrawPhase.done": "records:StepTaken",
    "LayDown.cause": "text",
    "PlayPhase.done": "records:StepTaken",
    "Trade.other": "seat",
    "Turn.done": "records:StepTaken",
    "TwoCardShot.paid": "cards",
}
"""What the fields of frames hold, by their names (a test compares them with the sources)."""


class BangSpelling(Spelling):
    """Names of the cards and definitions of a setup."""

    def __init__(self, setup: Setup, seats: int) -> None:
        super().__init__(MEANINGS, spelt_records("saloon.games.bang", MEANINGS), seats)
        book = setup.book
        cards = cards_of(setup)
        self.cards = CardNames(
            cards,
            [book.kind_of[card].key for card in cards],
            [f"{RANKS[book.rank_of[card]]}{SIGNS[book.suit_of[card]]}" for card in cards],
            LETTERS,
        )
        self.definitions = book.definitions
        self.number_of: dict[str, DefinitionId] = {one.key: one.number for one in book.definitions}

    def card_name(self, card: int) -> str:
        return self.cards.name(CardId(card))

    def card_named(self, word: str, line: int) -> int:
        return self.cards.named(word, line)

    def definition_name(self, definition: int) -> str:
        return self.definitions[definition].key

    def definition_named(self, word: str, line: int) -> int:
        if word not in self.number_of:
            raise BadPosition("unknown_word", line, word, ", ".join(self.number_of))
        return self.number_of[word]


def cards_of(setup: Setup) -> list[CardId]:
    """The cards that are played with, and those that a scene has added."""
    book = setup.book
    return deck_of(setup) + book.extra


def seed_order(setup: Setup) -> list[CardId]:
    """All cards as the seed lays them, the top one first."""
    deck = deck_of(setup)
    new_chance(setup.seed, STREAMS).shuffle(DEAL_CARDS, deck)
    return deck[::-1] + cards_of(setup)[len(deck) :]


def position(game: Bang, version: int) -> str:
    """The whole state as text."""
    return BangWriter(game, False).whole(version)


def view_position(seen: BangView, version: int) -> str:
    """What a viewer sees, as text: made from the view alone, with `?` for what it hides."""
    return BangWriter(as_seen(seen), True).whole(version)


class BangWriter(PositionWriter):
    """A game of BANG! that is being written down."""

    def __init__(self, game: Bang, hidden: bool) -> None:
        self.spelling = BangSpelling(game.setup, len(game.figures))
        super().__init__(self.spelling, hidden)
        self.game = game
        self.cards = self.spelling.cards

    def whole(self, version: int) -> str:
        self.say("game", f"bang {version}")
        self.agreed()
        game = self.game
        self.say_number("step", game.step)
        self.say_turn(game.turn, game.turns)
        for figure in game.ring:
            self.say(f"p{figure}", self.seat(figure))
        self.piles()
        self.events()
        self.say("this turn", self.spelling.write(game.this_turn))
        self.going_on()
        if game.first_out == RETURNED:
            self.say("first out", "returned")
        elif game.first_out != NONE:
            self.say("first out", f"p{game.first_out}")
        if game.last_out != NONE:
            self.say("last out", f"p{game.last_out}")
        self.say_number("deaths", game.deaths)
        self.say("roles aside", " ".join([ROLES[role] for role in game.roles_aside]))
        self.lines += money_lines(game, self.cards)
        self.say("mode notes", " ".join([str(number) for number in game.mode_notes]))
        if sorted(game.ring) != list(range(len(game.figures))):
            self.say_seats("ring", game.ring)
        self.say_end(game, game.winners, game.setup.seed)
        return self.text()

    def agreed(self) -> None:
        """What was agreed before the deal."""
        setup = self.game.setup
        self.say("boxes", " ".join(setup.sets))
        self.say_chosen(setup.preset, setup.chosen)
        self.say("left out", " ".join(setup.left_out))
        self.say("fixed roles", " ".join([ROLES[role] if role != NONE else NOTHING for role in setup.roles]))
        self.say("fixed characters", " ".join([key or NOTHING for key in setup.characters]))
        self.say("extra", ", ".join(setup.extra))
        self.say("mode", setup.way)
        self.say_seed(setup.seed)

    def seat(self, number: int) -> str:
        """A figure, with the role and the hand of its player if it is his first one."""
        game = self.game
        figure = game.figures[number]
        player = game.players[figure.player]
        words: list[str] = []
        first = is_first(game.figures, number)
        if first and not has_no_roles(game.mode):
            words.append(ROLES[player.role] if player.role >= 0 else UNKNOWN)
            if player.revealed != is_shown(game.mode, player.role, figure.alive, game.over):
                words.append("shown" if player.revealed else "secret")
        if figure.player != number:
            words.append(f"player={figure.player}")
        words.append("+".join([self.spelling.definition_name(one) for one in figure.characters]))
        words.append(f"{figure.life}/{figure.max_life}")
        if not figure.alive:
            words.append("out")
        if figure.stance != ACTIVE:
            words.append(STANCES[figure.stance])
        if figure.ghost:
            words.append("ghost")
        if figure.skips:
            words.append(f"skips={figure.skips}")
        if figure.killer != NONE:
            words.append(f"killer={figure.killer}")
        if figure.spare != NONE:
            spare = self.spelling.name(DEFINITION, figure.spare)
            words.append(f"{SPARES[figure.spare_seen]}={spare}")
        elif figure.spare_seen:
            words.append(f"{SPARES[figure.spare_seen]}=-")
        parts = [" ".join(words)]
        if first and player.hand:
            parts.append(f"hand {self.cards.names(player.hand)}")
        if figure.in_play:
            parts.append(f"play {self.cards.names(figure.in_play)}")
        if figure.fresh:
            parts.append(f"fresh {self.cards.names(figure.fresh)}")
        return " | ".join(parts)

    def piles(self) -> None:
        """Deck and discard pile, the top card first, and cards of a scene that lie nowhere."""
        game = self.game
        deck = game.deck[::-1]
        missing = [] if self.hidden else self.missing()
        if missing:
            self.say("deck", self.cards.names(deck) or NOTHING)
            self.say("aside", REST)
        else:
            self.say("deck", deck_words(self.cards, deck, seed_order(game.setup)) or NOTHING)
        self.say("discard", self.cards.names(game.discard[::-1]))

    def missing(self) -> list[CardId]:
        game = self.game
        lying = {*game.deck, *game.discard}
        for player in game.players:
            lying.update(player.hand)
        for figure in game.figures:
            lying.update(figure.in_play)
        for frame in game.stack + game.waiting:
            lying.update(frame.cards_held())
        return [card for card in self.cards.cards if card not in lying]

    def events(self) -> None:
        game = self.game
        for deck in game.event_decks:
            self.say("events", self.event_deck(deck))
        if not game.event_decks and game.setup.book.events:
            self.say("events", NO_EVENTS)

    def event_deck(self, deck: EventDeck) -> str:
        parts = [deck.box or NOTHING]
        if deck.active != NONE:
            parts.append(f"now {self.spelling.name(DEFINITION, deck.active)}")
        parts.append(f"next {self.definitions(deck.pile[::-1])}".strip())
        if deck.spent:
            parts.append(f"spent {self.definitions(deck.spent)}")
        if deck.noted:
            parts.append(f"noted {' '.join([str(number) for number in deck.noted])}")
        if not deck.face_up:
            parts.append("face_down")
        return " | ".join(parts)

    def definitions(self, numbers: list[DefinitionId]) -> str:
        return " ".join(counted([self.spelling.name(DEFINITION, number) for number in numbers]))

    def going_on(self) -> None:
        """The stack: the word for a phase, or frame by frame."""
        game = self.game
        phase = phase_of(game)
        if phase:
            self.say("phase", phase)
        else:
            self.say_frames("stack", game.stack)
        if game.waiting:
            self.say_frames("waiting", game.waiting)


def phase_of(game: Bang) -> str:
    """The word for what is going on, if it is only the beginning of a phase."""
    if game.turn != NONE or len(game.stack) == 1:
        for phase in PHASES:
            if encode(game.stack) == encode(frames_of(game.turn, phase)):
                return phase
    return ""


def is_first(figures: list[Figure], number: int) -> bool:
    """Whether a figure is the first one of its player."""
    return number == min([i for i, one in enumerate(figures) if one.player == figures[number].player])


def has_no_roles(mode: Mode) -> bool:
    """Whether nobody has a role."""
    return mode.leader == NONE


def is_shown(mode: Mode, role: int, alive: bool, over: bool) -> bool:
    """Whether everybody usually knows such a player's role."""
    return mode.is_open(role) or not alive or over
