"""Nothing that the person may not know reaches the screen."""

import ast
import random
import re
from pathlib import Path

import pytest

import saloon
from saloon.bots.bot import Bot
from saloon.games.bang.view import BangView
from saloon.games.bang.worlds import permute_hidden
from saloon.games.registry import GAMES
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.kernel.views import View
from saloon.terminal.session import Session
from saloon.terminal.terminal import Left
from tests.terminal.typist import Lines, Typist, bang_game, bang_view, new_session, sit

ASKED_ALOUD = ("why", "table", "rules", "log", "help")


def everything_shown(session: Session, language: str, width: int) -> str:
    """All that the person can get to see at this moment, the log aside."""
    typist = Typist(Lines(*ASKED_ALOUD), language, width)
    play = sit(session, typist)
    if session.is_asked():
        with pytest.raises(Left):
            play.ask()
    else:
        play.draw(None)
        for choice in session.interrupts():
            typist.show([play.narrator.option(choice.option, session.view())])
    return typist.shown()


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_exchanging_what_the_person_cannot_see_does_not_change_the_screen(players: int) -> None:
    rng = random.Random(players)
    compared = 0
    for number in range(4):
        session = new_session(f"{players}/{number}", players, bots="random")
        language = ("en", "ru")[number % 2]
        while not session.over:
            if rng.random() < 0.08:
                true_game = bang_game(session)
                width = rng.choice([80, 100, 140])
                before = everything_shown(session, language, width)
                session._game = true_game.clone()
                permute_hidden(bang_game(session), session.seat, str(rng.random()))
                after = everything_shown(session, language, width)
                session._game = true_game
                assert before == after
                compared += 1
            step_on(session)
    assert compared > 20


def step_on(session: Session) -> None:
    """One answer, of the person or of a bot."""
    if session.catch_up():
        return
    if session.is_asked():
        choices = session.choices()
        session.answer(choices[session.view().step * 7 % len(choices)].key)
    else:
        session.wait()


def test_what_is_printed_never_names_a_card_that_only_others_saw() -> None:
    """A tap on everything printed: it names no card of a private event, unless that became public as well."""
    tapped = 0
    for number in range(12):
        session = new_session(f"log/{number}", 4 + number % 4, bots="random")
        typist = Typist(Lines())
        play = sit(session, typist)
        while not session.over:
            events = session._log[session._read :]
            private = [event for event in events if event.privy is not None and 0 not in event.privy]
            name = play.narrator.card
            public = {name(card) for event in events if event not in private for card in event.cards}
            play.tell_news()
            shown = typist.shown()
            for hidden in {name(card) for event in private for card in event.cards} - public:
                assert hidden not in shown
                tapped += 1
            step_on(session)
    assert tapped > 500


class Spy(Bot[View]):
    """Notes what a bot at this seat is told and shown."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.heard = 0

    def hear(self, event: Event) -> None:
        assert event.privy is None or event.privy in ([], [self.seat])
        assert not event.cards or event.privy != []
        self.heard += 1

    def decide(self, view: View | None, options: list[Option]) -> int:
        assert isinstance(view, BangView)
        assert view.viewer == self.seat
        assert all(not one.hand for one in view.figures if one.player != self.seat)
        return len(options) // 2


def test_bots_get_their_own_view_and_what_they_may_hear() -> None:
    session = new_session("spies", 5)
    spies = {PlayerId(seat): Spy(seat) for seat in range(1, 5)}
    session._company.bots = dict(spies)
    while not session.over:
        step_on(session)
    assert {spy.heard for spy in spies.values()} == {session._company._told}
    assert session._company._told > 100


def test_a_hidden_role_is_never_written_before_it_is_shown() -> None:
    for number in range(6):
        session = new_session(f"roles/{number}", 4, bots="random", role=0)
        typist = Typist(Lines())
        play = sit(session, typist)
        while not session.over and all(one.alive for one in bang_view(session).figures):
            play.draw(None)
            shown = typist.shown()
            assert not re.search("Outlaw|Renegade|Deputy", shown)
            assert "Sheriff" in shown
            step_on(session)


def test_the_screen_cannot_reach_the_game() -> None:
    """Only the modules that drive a game may import it or touch a session's inside."""
    drivers = {"session.py", "recording.py"}
    forbidden = tuple(f"saloon.games.{game}.{part}" for game in GAMES for part in ("state", "deal", "game"))
    for source in (Path(saloon.__file__).parent / "terminal").rglob("*.py"):
        if source.name in drivers:
            continue
        tree = ast.parse(source.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                assert node.module not in forbidden, source.name
            if isinstance(node, ast.Attribute):
                assert node.attr not in ("_game", "_log", "_company", "_events"), source.name
