"""Writes what a server would say to one seat of a seeded game among bots, for work on the page without a server.

    record_frames.py FOLDER [--players 7] [--sets all] [--seed deal] [--seat 0]

The page plays it with `npm run dev` under `/?frames=FOLDER` (see web/src/dev).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from saloon.bots.registry import bots_for, new_bot
from saloon.games.bang.catalogue import DEFINITIONS
from saloon.games.bang.questions import CardKind, Character, EventCard
from saloon.games.bang.setup import book_of
from saloon.games.bang.view import BangView
from saloon.games.bang.words import BORDERS, RANKS, ROLES, SUITS
from saloon.games.registry import game_type
from saloon.kernel.decisions import NONE, Option, Reason, Refusal
from saloon.kernel.events import Event
from saloon.text.cards import reach_of
from saloon.text.narrator import Narrator
from saloon.text.texts import Texts
from saloon.wire.plain import to_named

GAME = "bang"
BOT = "greenhorn"
NAMES = {
    "en": ["Joe", "Anna", "Boris", "Vera", "Gleb", "Dina", "Egor", "Zoya"],
    "ru": ["Джо", "Анна", "Борис", "Вера", "Глеб", "Дина", "Егор", "Зоя"],
}
WORDS = ("name", "set", "preset", "rule", "border", "phase", "role", "event_short", "result")


class Recording:
    """One game, told to one seat in one language."""

    def __init__(self, language: str, players: int, sets: list[str], seed: str, seat: int) -> None:
        self.kind = game_type(GAME)
        self.players = players
        self.sets = sets
        self.seat = seat
        self.seed = seed
        self.names = NAMES[language][:players]
        self.narrator = Narrator(Texts(language), sets, self.names)
        self.log: list[Event] = []
        self.game = self.kind.deal(self.kind.setup(players, seed, sets, "rulebooks", {}), self.log)
        self.frames: list[dict[str, Any]] = []

    def lobby(self) -> dict[str, Any]:
        seats = [
            {"seat": i, "holder": "person" if i == self.seat else "bot", "name": name}
            | ({"user": "me"} if i == self.seat else {"bot": BOT})
            for i, name in enumerate(self.names)
        ]
        return {
            "table": "recorded",
            "game": GAME,
            "players": self.players,
            "sets": self.sets,
            "preset": "rulebooks",
            "rules": {},
            "left_out": [],
            "seats": seats,
            "phase": "over" if self.game.over else "playing",
            "host": "me",
            "private": True,
            "open_seats": True,
            "seconds": 0,
            "absent_after": 60,
            "pace": 0.8,
            "round": 1,
            "code": "40271",
            "winners": self.kind.winners(self.game),
        }

    def option(self, option: Option, seen: BangView, warning: Reason | None) -> dict[str, Any]:
        line: dict[str, Any] = {
            "key": self.game.key(option),
            **{name: getattr(option, name) for name in ("verb", "card", "kind", "target", "other")},
            "text": self.narrator.option(option, seen),
            "part": self.narrator.option_part(option, seen),
        }
        if warning is not None:
            text = self.narrator.warning(warning)
            line["warning"] = {"code": warning.code, "numbers": warning.numbers, "text": text}
        return line

    def refusal(self, one: Refusal) -> dict[str, Any]:
        return {
            "card": one.card,
            "target": one.target,
            "code": one.reason.code,
            "numbers": one.reason.numbers,
            "text": self.narrator.refusal(one),
            "hint": self.narrator.hint(one),
            "short": self.narrator.short_refusal(one),
        }

    def ask(self, seen: BangView) -> dict[str, Any] | None:
        decision = self.game.decision
        interrupts = [self.option(one, seen, None) for one in self.game.interrupts(self.seat)]
        if decision is None or decision.player != self.seat:
            return {"step": self.game.step, "interrupts": interrupts} if interrupts else None
        return {
            "step": self.game.step,
            "kind": decision.kind,
            "options": [
                self.option(one, seen, self.kind.warning(self.game, one)) for one in decision.options
            ],
            "refusals": [self.refusal(one) for one in self.kind.refusals(self.game, self.seat)],
            "interrupts": interrupts,
        }

    def frame(self, what: str, who: int) -> None:
        seen = self.kind.view(self.game, self.seat)
        assert isinstance(seen, BangView)
        events = [event.seen_by(self.seat) for event in self.log]
        self.log.clear()
        decision = self.game.decision
        prompt = self.narrator.result(seen) if self.game.over else ""
        if decision is not None:
            mine = decision.player == self.seat
            prompt = self.narrator.prompt(seen) if mine else self.narrator.waiting_for(seen)
        frame: dict[str, Any] = {
            "t": "entry",
            "table": "recorded",
            "seq": len(self.frames) + 1,
            "what": what,
            "seat": who,
            "by": "bot",
            "events": [to_named(event) for event in events],
            "lines": [
                {"text": self.narrator.log_line(event, seen), "event": i} for i, event in enumerate(events)
            ],
            "view": to_named(seen),
            "asked": None if decision is None else {"seat": decision.player, "kind": decision.kind},
            "ask": self.ask(seen),
            "prompt": prompt,
        }
        if what == "started" or self.game.over:
            frame["lobby"] = self.lobby()
        self.frames.append(frame)

    def play(self) -> None:
        bots = [new_bot(BOT, f"{self.seed}/{i}", GAME) for i in range(self.players)]
        self.frame("started", NONE)
        while (decision := self.game.decision) is not None:
            view = self.kind.view(self.game, decision.player)
            self.game.answer(bots[decision.player].decide(view, decision.options))
            self.frame("answered", decision.player)


def book(language: str) -> dict[str, Any]:
    """Every card and definition, named and explained."""
    texts = Texts(language)
    catalogue = book_of(game_type(GAME).sets(), [])
    cards = []
    for number in range(catalogue.deck_size):
        kind = catalogue.kind_of[number]
        cards.append(
            {
                "number": number,
                "key": kind.key,
                "kind": "card",
                "suit": SUITS[catalogue.suit_of[number]],
                "rank": RANKS[catalogue.rank_of[number]],
                "border": BORDERS[kind.border],
                "reach": reach_of(kind),
                "name": texts.say(f"bang.card.{kind.key}.name"),
                "text": texts.say(f"bang.card.{kind.key}.text"),
            }
        )
    definitions = [found for one in DEFINITIONS if (found := definition(texts, one)) is not None]
    for number, role in enumerate(ROLES):
        path = f"bang.role.{role}"
        line = {"number": NONE - 1 - number, "key": role, "kind": "role"}
        definitions.append({**line, "name": texts.say(f"{path}.name"), "text": texts.say(f"{path}.goal")})
    words = {
        key.removeprefix("bang."): entry
        for key, entry in texts.entries.items()
        if isinstance(entry, str) and key.split(".")[0] == "bang" and key.split(".")[1] in WORDS
    }
    return {"cards": cards, "definitions": definitions, "words": words}


def definition(texts: Texts, one: object) -> dict[str, Any] | None:
    groups = {CardKind: "card", Character: "character", EventCard: "event"}
    for kind, name in groups.items():
        if isinstance(one, kind):
            path = f"bang.{'event_card' if name == 'event' else name}.{one.key}"
            if not texts.has(f"{path}.name"):
                return None
            short = f"bang.event_short.{one.key}"
            return {
                "number": one.number,
                "key": one.key,
                "kind": name,
                "name": texts.say(f"{path}.name"),
                "text": texts.say(f"{path}.text"),
                "short": texts.say(short) if texts.has(short) else "",
                "life": getattr(one, "life", 0),
            }
    return None


def games() -> dict[str, Any]:
    kind = game_type(GAME)
    sets = []
    for box in kind.sets():
        boxes = list(dict.fromkeys([kind.sets()[0], box]))
        sets.append({"key": box, "rules": kind.rule_options(boxes), "parts": kind.parts(boxes)})
    line = {"key": GAME, "players": kind.player_counts(), "sets": sets, "presets": kind.presets()}
    return {"games": [{**line, "bots": bots_for(GAME)}]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--sets", default="all")
    parser.add_argument("--seed", default="deal")
    parser.add_argument("--seat", type=int, default=0)
    wishes = parser.parse_args()
    sets = game_type(GAME).sets() if wishes.sets == "all" else wishes.sets.split(",")
    wishes.folder.mkdir(parents=True, exist_ok=True)
    for language in NAMES:
        recording = Recording(language, wishes.players, sets, wishes.seed, wishes.seat)
        recording.play()
        told = {"games": games(), "book": book(language), "frames": recording.frames}
        (wishes.folder / f"{language}.json").write_bytes(msgspec.json.encode(told))
        print(f"{language}: {len(recording.frames)} frames")


if __name__ == "__main__":
    main()
