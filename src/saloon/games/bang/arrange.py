"""A table laid out by hand: for scenes, rulings and puzzles."""

from __future__ import annotations

from typing import Any

from saloon.games.bang.catalogue import EXTRA, NOBODY, PRINTED, SETS, printed
from saloon.games.bang.figures import ACTIVE, PASSIVE, EventDeck, Figure, Player, fresh_turn, new_figure
from saloon.games.bang.frames.phases import DrawPhase, PlayPhase
from saloon.games.bang.frames.turn import Rounds, Turn
from saloon.games.bang.setup import Setup
from saloon.games.bang.state import Bang
from saloon.games.bang.words import STREAMS
from saloon.kernel.chance import new_chance
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_DEFINITION, NO_FIGURE, CardId, FigureId, PlayerId, every_figure

FILLER = "any 10C"
"""What lies in the deck below the cards that a scene names: a black card that saves nobody."""


class Place:
    """One place at the table: who sits there, with what. Cards are "bang 2C", "bang", "any 4H" or "any"."""

    def __init__(
        self,
        role: int,
        character: str = "nobody",
        life: int = 4,
        max_life: int = 4,
        hand: list[str] | None = None,
        in_play: list[str] | None = None,
        alive: bool = True,
        borrowed: list[str] | None = None,
        of: int = NONE,
        passive: bool = False,
    ) -> None:
        self.role = role
        self.character = character
        self.life = life
        self.max_life = max_life
        self.hand = [] if hand is None else hand
        self.in_play = [] if in_play is None else in_play
        self.alive = alive
        self.borrowed = [] if borrowed is None else borrowed
        """Characters whose abilities it has besides its own."""
        self.of = of
        """Another place, before this one, whose player has this figure too, and whose hand and role count."""
        self.passive = passive
        """Whether its player plays with another figure of his."""


class LaidDeck:
    """A deck of events, by keys: the one in force ("" for none) and those to come, the next one first."""

    def __init__(
        self, active: str, to_come: list[str], noted: list[int] | None = None, face_up: bool = True
    ) -> None:
        self.active = active
        self.to_come = to_come
        self.noted = [] if noted is None else noted
        self.face_up = face_up

    def lay(self, setup: Setup) -> EventDeck:
        events = setup.book.events
        boxes: list[str] = []
        for key in [self.active, *self.to_come]:
            if key and events[key].deck not in boxes:
                boxes.append(events[key].deck)
        pile = [events[key].number for key in self.to_come[::-1]]
        active = events[self.active].number if self.active else NO_DEFINITION
        return EventDeck("+".join(boxes), pile, active, [], self.face_up, self.noted)


class Box:
    """Finds a card for each description: a printed copy if one is left, otherwise one made for the scene."""

    def __init__(self, sets: list[str]) -> None:
        self.left: list[CardId] = [card for key, box in SETS.items() if key in sets for card in box.cards]
        self.extra: list[str] = []

    def find(self, line: str) -> CardId:
        """The number of a card of this description that no one else has."""
        kind, _space, face = line.partition(" ")
        if kind != "any":
            wanted = printed(line) if face else None
            for card in self.left:
                copy = PRINTED[card]
                if copy.kind == kind:
                    if wanted is None or (copy.suit == wanted.suit and copy.rank == wanted.rank):
                        self.left.remove(card)
                        return card
        self.extra.append(line if face else f"{kind} 10C")
        return CardId(EXTRA + len(self.extra) - 1)

    def find_all(self, lines: list[str]) -> list[CardId]:
        return [self.find(line) for line in lines]


def arrange(
    places: list[Place],
    turn: FigureId = FigureId(0),
    phase: str = "play",
    deck_top: list[str] | None = None,
    deck_size: int = 40,
    discard_top: list[str] | None = None,
    sets: list[str] | None = None,
    preset: str = "rulebooks",
    chosen: dict[str, str] | None = None,
    seed: str = "scene",
    discard_size: int = 0,
    aside: list[str] | None = None,
    event_decks: list[LaidDeck] | None = None,
    turns: int = 1,
    mode: str = "usual",
) -> Bang:
    """The table as described, nothing worked off yet: call `run` to go to the first decision.

    `deck_top` and `discard_top` begin with the top card; `phase` is setup, turn_start, draw or play. Cards
    `aside` exist but lie nowhere yet.
    """
    names = ["base"] if sets is None else sets
    box = Box(names)
    named = [] if deck_top is None else deck_top
    # Cards of a given face first, so that a nameless one does not take their copy.
    wishes = [line for place in places for line in place.hand + place.in_play]
    wishes += named + ([] if discard_top is None else discard_top) + ([] if aside is None else aside)
    found: dict[str, list[CardId]] = {}
    for line in sorted(wishes, key=lambda line: " " not in line):
        found.setdefault(line, []).append(box.find(line))

    def cards(lines: list[str]) -> list[CardId]:
        return [found[line].pop(0) for line in lines]

    hands = [cards(place.hand) for place in places]
    tables = [cards(place.in_play) for place in places]
    deck = cards(named)
    discard = cards([] if discard_top is None else discard_top)
    deck += [box.find(FILLER) for _card in range(deck_size - len(deck))]
    discard += [box.find(FILLER) for _card in range(discard_size - len(discard))]
    setup = Setup(
        len([place for place in places if place.of == NONE]),
        seed,
        names,
        preset,
        [] if chosen is None else [[name, chosen[name]] for name in sorted(chosen)],
        [],
        [],
        box.extra,
        [],
        mode,
    )
    book = setup.book
    players: list[Player] = []
    figures: list[Figure] = []
    for i, place in enumerate(places):
        character = NOBODY if place.character == "nobody" else book.characters[place.character]
        if place.of == NONE:
            owner = PlayerId(len(players))
            players.append(Player(place.role, setup.mode.is_open(place.role) or not place.alive, hands[i]))
        else:
            owner = figures[place.of].player
        figure = new_figure(owner, character.number, place.life)
        figure.max_life = place.max_life
        figure.alive = place.alive
        figure.in_play = tables[i]
        figure.stance = PASSIVE if place.passive else ACTIVE
        figure.characters += [book.characters[key].number for key in place.borrowed]
        figures.append(figure)
    return Bang(
        setup,
        0,
        False,
        new_chance(seed, STREAMS),
        frames_of(turn, phase),
        [],
        players,
        figures,
        every_figure(len(places)),
        deck[::-1],
        discard[::-1],
        NO_FIGURE if phase == "setup" else turn,
        0 if phase == "setup" else turns,
        fresh_turn(),
        [deck.lay(setup) for deck in event_decks or []],
        NO_FIGURE,
        NO_FIGURE,
        0,
        [],
        setup.mode.cards_aside([player.role for player in players]),
        [],
    )


def frames_of(turn: FigureId, phase: str) -> list[Frame[Any]]:
    """The stack at the beginning of a phase."""
    if phase == "setup":
        return [Rounds()]
    if phase == "turn_start":
        return [Rounds(), Turn(turn, 0, [], False, [])]
    if phase == "draw":
        return [Rounds(), Turn(turn, 3, [], False, []), DrawPhase(turn, 0, 0, 0, [])]
    if phase == "play":
        return [Rounds(), Turn(turn, 4, [], False, []), PlayPhase(turn, False, [])]
    raise ValueError(f"unknown phase {phase!r}; phases: setup, turn_start, draw, play")
