"""Somebody at the keyboard: a terminal whose lines are typed by a test, and all that it shows."""

import io
from collections.abc import Callable

from saloon.games.bang.setup import new_setup
from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView
from saloon.games.registry import GAMES
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import with_version
from saloon.terminal.play import Play
from saloon.terminal.registry import look_of
from saloon.terminal.saves import Table
from saloon.terminal.session import Session
from saloon.terminal.terminal import HarmlessConsole, Left, Terminal
from saloon.text.texts import Texts

NAMES = ["Jo", "Ada", "Buck", "Clara", "Doc", "Etta", "Frank", "Gus"]


class Typist(Terminal):
    """Types what `types` says for a prompt; None leaves."""

    def __init__(self, types: Callable[[str], str | None], language: str = "en", width: int = 80) -> None:
        super().__init__(Texts(language))
        self.types = types
        self.page = io.StringIO()
        self.console = HarmlessConsole(
            file=self.page, width=width, highlight=False, markup=False, emoji=False
        )
        self.prompts: list[str] = []

    def read(self, prompt: str, bell: int | None = None) -> str:
        self.prompts.append(prompt)
        line = self.types(prompt)
        if line is None:
            raise Left
        self.console.print(f"{prompt}{line}")
        return line

    def shown(self) -> str:
        """What was shown since the last time this was asked."""
        text = self.page.getvalue()
        self.page.seek(0)
        self.page.truncate()
        return text


class Lines:
    """Types these lines one after the other, then leaves."""

    def __init__(self, *lines: str) -> None:
        self.left = list(lines)

    def __call__(self, prompt: str) -> str | None:
        return self.left.pop(0) if self.left else None


class ByStep:
    """Answers by the number of answers given so far, and nothing else: the same whenever it is asked."""

    def __init__(self, session: Session, leave_at: int = -1) -> None:
        self.session = session
        self.leave_at = leave_at
        self.doubted = -1

    def __call__(self, prompt: str) -> str | None:
        step = self.session.view().step
        if 0 <= self.leave_at <= step:
            return None
        if self.doubted == step:
            return "y"
        self.doubted = step
        choices = self.session.choices()
        if not choices:
            return "y" if step % 2 else ""
        place = step * 7 % len(choices)
        own = look_of(self.session.game, Texts("en"), self.session.view(), self.session.names).number(
            choices[place].option
        )
        return str(place + 1 if own == NONE else own)


def new_session(
    seed: str = "1",
    players: int = 5,
    bots: str = "greenhorn",
    character: str = "",
    role: int = -1,
    sets: list[str] | None = None,
    left_out: list[str] | None = None,
    preset: str = "rulebooks",
) -> Session:
    characters = [character] + [""] * (players - 1) if character else []
    roles = [role] + [-1] * (players - 1) if role >= 0 else []
    setup = new_setup(players, seed, sets, preset, characters=characters, roles=roles, left_out=left_out)
    return Session(
        "bang",
        with_version(setup, GAMES["bang"].version),
        Table(PlayerId(0), NAMES[:players], bots, "en", ask_interrupts=True),
    )


def bang_game(session: Session) -> Bang:
    """The game itself, to change something in it."""
    assert isinstance(session._game, Bang)
    return session._game


def bang_view(session: Session) -> BangView:
    """What the person sees of a game of BANG!"""
    seen = session.view()
    assert isinstance(seen, BangView)
    return seen


def sit(session: Session, typist: Typist) -> Play:
    return Play(session, typist.texts, typist, "instant")
