"""The bartender in the terminal: the hints of a lesson, as lines above the prompt."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from saloon.kernel.protocol import AnyGame
from saloon.kernel.records import setup_from_position
from saloon.kernel.wishes import PLAYERS, SEED
from saloon.terminal.look import Look
from saloon.terminal.paint import NAME
from saloon.terminal.sitting import Sitting
from saloon.text.lessons import Hint, Lesson, Moment, card_of, hint_for, lessons, option, shown
from saloon.text.texts import Texts


def lesson_setup(kind: AnyGame, lesson: Lesson) -> object:
    """What the game of a lesson is dealt by, or begins from."""
    if lesson.position:
        return setup_from_position(lesson.position, lesson.seed, kind.version)
    return kind.setup({SEED: lesson.seed, PLAYERS: lesson.players, **lesson.wishes})


def moment_of(sitting: Sitting, look: Look[Any], given: list[str]) -> Moment:
    """What a hint can go by now."""
    seen = sitting.view()
    choices = sitting.choices() if sitting.is_asked() else []
    harmless = [choice.key for choice in choices if choice.warning is None]
    return Moment(
        asked=seen.decision if choices else "",
        turn=look.is_own_turn(seen),
        keys=harmless or [choice.key for choice in choices],
        given=given,
    )


class Coach:
    """Whoever teaches a lesson: what was said is not said again."""

    def __init__(self, game: str, name: str) -> None:
        self.game = game
        self.name = name
        self.given: list[str] = []
        self.over = False
        self.shown = ""
        """The answer that the last hint waited for, by its key; empty: none in particular."""

    def hints(self, now: Moment) -> list[Hint]:
        """The new hints for this moment, up to one that waits for an answer.

        A card that is picked up first on the page is in hand at once.
        """
        found: list[Hint] = []
        known = lessons()[self.game][self.name].hints
        self.shown = ""
        while not self.over:
            hint = hint_for(known, now._replace(given=self.given))
            if hint is None:
                break
            found.append(hint)
            self.given.append(hint.key)
            self.over = hint.last
            if hint.pick:
                now = now._replace(picked=card_of(option(now.keys, hint.pick)))
            elif hint.give:
                self.shown = shown(hint, now)
                break
        return found

    def lines(self, hint: Hint, texts: Texts) -> list[Text]:
        """What a hint says; with the last one, what has been learnt and what else there is."""
        said = [Text(self.words(hint, texts), NAME)]
        if not hint.last:
            return said
        others = ", ".join(name for name in lessons()[self.game] if name != self.name)
        more = texts.say("terminal.say.more_lessons", game=self.game, names=others)
        learnt = [Text(f"  ✓ {line}") for line in self.learnt(texts)]
        return [
            Text(texts.say("web.coach.over.learnt"), NAME),
            *learnt,
            *said,
            *([Text(more)] if others else []),
        ]

    def words(self, hint: Hint, texts: Texts) -> str:
        """What a hint says; where the page would point at something, the terminal has words of its own."""
        own = f"terminal.coach.{self.game}.{self.name}.{hint.key}"
        return texts.say(own if texts.has(own) else f"web.coach.{self.game}.{self.name}.{hint.key}")

    def learnt(self, texts: Texts) -> list[str]:
        """What there was to learn."""
        keys = [f"web.coach.{self.game}.{self.name}.learnt.{key}" for key in self.given]
        return [texts.say(key) for key in keys if texts.has(key)]
