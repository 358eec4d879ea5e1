"""Random games of any kind, told from beginning to end: every line must be a sentence."""

import random
import re
from pathlib import Path
from typing import Any

import saloon
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import NO_PLAYER, PlayerId, every_player
from saloon.kernel.protocol import AnyGame
from saloon.kernel.views import SPECTATOR
from saloon.text.narrator import Narrator

PACKAGE = Path(saloon.__file__).parent
EVENT_NAMES = re.compile(r'(?:happened|happened_unseen|Event)\(\s*"(\w+)"')


def events_in_the_sources(game: str) -> set[str]:
    """Of the game itself, and those that every game has."""
    files = [*(PACKAGE / "games" / game).rglob("*.py"), *(PACKAGE / "kernel").glob("*.py")]
    sources = [file.read_text("utf-8") for file in files]
    return {found[1] for text in sources for found in EVENT_NAMES.finditer(text)}


class Heard:
    """What was heard while games of one kind were told."""

    def __init__(self, kind: AnyGame) -> None:
        self.kind = kind
        self.events: set[str] = set()
        self.decisions: set[str] = set()
        self.verbs: set[int] = set()
        self.reasons: set[str] = set()
        self.warnings: set[str] = set()
        self.uncaused: set[str] = set()
        """Questions that nothing in particular was the cause of."""

    def hear_question(self, game: Game, narrator: Narrator[Any]) -> None:
        decision = game.decision
        assert decision is not None
        seen = self.kind.full_view(game, decision.player)
        said = [narrator.prompt(seen), narrator.waiting_for(seen)]
        options = [narrator.option(option, seen) for option in decision.options]
        options += [narrator.option_part(option, seen) for option in decision.options]
        cause = narrator.because(seen)
        assert cause in said[0], f"{said[0]!r} does not say that it is because of {cause!r}"
        if not cause:
            self.uncaused.add(decision.kind)
        keys = {game.key(option) for option in decision.options}
        assert not keys & {*options}, f"the key of an option is no text: {keys & {*options}}"
        said += options
        assert not any(": →" in one for one in options), f"a colon and an arrow: {options}"
        for refusal in self.kind.refusals(game, decision.player):
            said += [narrator.refusal(refusal), narrator.hint(refusal), narrator.short_refusal(refusal)]
            self.reasons.add(refusal.reason.code)
        for option in decision.options:
            self.verbs.add(option.verb)
            doubt = self.kind.warning(game, option)
            if doubt is not None:
                said.append(narrator.warning(doubt))
                self.warnings.add(doubt.code)
        check(said)
        self.decisions.add(decision.kind)

    def hear_events(self, game: Game, log: list[Event], narrator: Narrator[Any], viewer: PlayerId) -> None:
        seen = self.kind.view(game, viewer)
        told = [event.seen_by(viewer) for event in log]
        check([line.text for line in narrator.lines(told, seen)])
        for event in told:
            line = narrator.log_line(event, seen)
            cause = narrator.cause_of(event)
            assert cause in line, f"{line!r} does not say that it is because of {cause!r}"
        self.events.update(event.name for event in log)

    def hear_game(self, game: Game, log: list[Event], narrator: Narrator[Any], rng: random.Random) -> None:
        """A random game to its end: new kinds of questions always, others now and then, and the whole log."""
        self.hear_position(game, narrator)
        while not game.over:
            asked = game.decision
            if rng.random() < 0.15 or (asked is not None and asked.kind not in self.decisions):
                self.hear_question(game, narrator)
            self.wander(game, rng)
        self.hear_events(game, log, narrator, PlayerId(rng.randrange(-1, self.kind.seats(game))))
        check([narrator.result(self.kind.view(game, NO_PLAYER))])

    def hear_position(self, game: Game, narrator: Narrator[Any]) -> None:
        """The same game, begun from its position."""
        log: list[Event] = []
        laid = self.kind.deal(self.kind.position_setup(self.kind.position(game), ""), log)
        self.hear_events(laid, log, narrator, SPECTATOR)

    def wander(self, game: Game, rng: random.Random) -> None:
        """A random answer, or now and then a random interrupt."""
        decision = game.decision
        assert decision is not None
        out_of_turn: list[tuple[PlayerId, Option]] = []
        for player in every_player(self.kind.seats(game)):
            out_of_turn += [(player, option) for option in game.interrupts(player)]
        if out_of_turn and rng.random() < 0.2:
            game.interrupt(*rng.choice(out_of_turn))
        else:
            game.answer(rng.randrange(len(decision.options)))


def check(said: list[str]) -> None:
    for line in said:
        assert line.strip(), said
        assert not re.search(r"[{}]|  |: $|\(\)|\bNone\b|-[123]\b", line), line
