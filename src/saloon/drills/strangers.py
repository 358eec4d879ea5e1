"""What strangers bring to a table: decks and positions that are bent, torn and full of strange signs."""

from __future__ import annotations

import copy
import random
from typing import Any, Final

from msgspec import json

from saloon.drills.mutations import ODD_NUMBERS, ODD_TEXTS
from saloon.drills.registry import DECKS
from saloon.games.registry import GAMES
from saloon.kernel.frames import Game
from saloon.kernel.protocol import AnyGame
from saloon.kernel.wishes import PLAYERS, SEED
from saloon.server.cleaning import texts_of
from saloon.text.cleaning import is_clean
from saloon.wire.lobby import NewTable

NASTY: Final = (
    "\x1b[2J",
    "\x1b]0;gone\x07",
    "\u202eeliv",
    "\u3164",
    "\u2800",
    "e" + "\u0301" * 30,
    "\\u001b[31m",
    "\\u202e",
    "a\nb",
)
STEPS: Final = 60
"""Answers after which a position is taken, at most."""


class Strangers:
    """Makes tables from a seed: some can be played at, most cannot."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def table(self) -> NewTable:
        kind = self._chance.choice(list(GAMES.values()))
        brings_deck = kind.key in DECKS and self._chance.random() < 0.5
        return self._with_deck(kind) if brings_deck else self._with_position(kind)

    def _wishes(self, kind: AnyGame, players: int, **brought: Any) -> NewTable:
        """The stranger has a seat himself: when he goes, the table waits for him and can be put away."""
        bots = ["random"] * (players - 1)
        return NewTable(kind.key, players, bots=bots, pace=0.0, absent_after=0, **brought)

    # Decks

    def _with_deck(self, kind: AnyGame) -> NewTable:
        """A deck of one's own with something strange in it, often only in its words."""
        players = self._chance.choice(kind.player_counts())
        deck = copy.deepcopy(DECKS[kind.key]())
        for _ in range(self._chance.choice((1, 1, 2, 5))):
            self._bend(deck)
        return self._wishes(kind, players, deck=deck)

    def _bend(self, deck: Any) -> None:
        """One of its entries: a word, a number, or anything."""
        part = self._chance.choice([part for part in deck.values() if isinstance(part, list) and part])
        entry = self._chance.choice(part)
        if not isinstance(entry, dict):
            return
        lot = self._chance.random()
        if lot < 0.6:
            entry[self._chance.choice(("en", "ru"))] = self._chance.choice(NASTY) + "Joe"
        elif lot < 0.8:
            odd = (*NASTY, *odd_texts(), *ODD_NUMBERS)
            entry[self._chance.choice(list(entry))] = self._chance.choice(odd)
        else:
            part.append(self._chance.choice(({}, [], None, entry)))

    # Positions

    def _with_position(self, kind: AnyGame) -> NewTable:
        players = self._chance.choice(kind.player_counts())
        text = kind.position(self._somewhere(kind, players))
        for _ in range(self._chance.choice((0, 1, 1, 2, 4))):
            text = self._torn(text)
        return self._wishes(kind, players, position=text[:9000])

    def _somewhere(self, kind: AnyGame, players: int) -> Game:
        """Some moment of a game at random."""
        game = kind.deal(kind.setup({SEED: str(self._chance.random()), PLAYERS: players}))
        for _ in range(self._chance.randrange(STEPS)):
            if game.decision is None:
                break
            before = kind.clone(game)
            game.answer(self._chance.randrange(len(game.decision.options)))
            if game.over:
                return before
        return game

    def _torn(self, text: str) -> str:
        """A word is lost, doubled, exchanged for another one, or made strange; or a line is."""
        lines = text.split("\n")
        at = self._chance.randrange(len(lines))
        words = lines[at].split(" ")
        place = self._chance.randrange(len(words))
        match self._chance.randrange(7):
            case 0:
                del words[place]
            case 1:
                words.insert(place, words[place])
            case 2:
                words[place] = self._chance.choice(self._chance.choice(lines).split(" "))
            case 3:
                words[place] = self._chance.choice((*NASTY, *odd_texts(), *map(str, ODD_NUMBERS)))
            case 4:
                words[place] += self._chance.choice(NASTY)
            case 5:
                lines.insert(at, self._chance.choice(lines))
            case _:
                return "\n".join(lines[:at] + lines[at + 1 :])
        lines[at] = " ".join(words)
        return "\n".join(lines)


def odd_texts() -> list[str]:
    """Those that can be sent at all."""
    return [text for text in ODD_TEXTS if not any("\ud800" <= sign <= "\udfff" for sign in text)]


def unclean_in(frame: str | bytes) -> list[str]:
    """Texts of a frame, or of any other JSON, that could upset whoever is shown them."""
    return [text for text in texts_of(json.decode(frame)) if not is_shown_well(text)]


def is_shown_well(text: str) -> bool:
    """Whether it is clean, be it in several lines, or with the no-break spaces of our own texts."""
    return all(is_clean(" ".join(line.split())) for line in text.split("\n"))
