"""Nothing that the person may not know reaches the screen."""

import ast
import random
import re
from pathlib import Path

import pytest

import saloon
from saloon.games.bang.view import permute_hidden
from saloon.terminal.session import Session
from saloon.terminal.terminal import Left
from tests.terminal.typist import Lines, Typist, new_session, sit

FACE = re.compile(r"(?:10|[2-9JQKA])[♠♥♦♣]")
ASKED_ALOUD = ("why", "table", "rules", "log", "help")


def everything_shown(session: Session, language: str, width: int) -> str:
    """All that the person can get to see at this moment, the log aside."""
    typist = Typist(Lines(*ASKED_ALOUD), language, width)
    play = sit(session, typist)
    if session.human_decides():
        with pytest.raises(Left):
            play.ask()
    else:
        play.draw(None)
        for choice in session.interrupts():
            typist.show([play.narrator.option(choice.option, session.view())])
    return typist.shown()


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_exchanging_what_the_person_cannot_see_does_not_change_the_screen(players: int) -> None:
    rng = random.Random(players)
    compared = 0
    for number in range(4):
        session = new_session(f"{players}/{number}", players, bots="random")
        language = ("en", "ru")[number % 2]
        while not session.over:
            if rng.random() < 0.08:
                true_game = session._game
                width = rng.choice([80, 100, 140])
                before = everything_shown(session, language, width)
                session._game = true_game.clone()
                permute_hidden(session._game, session.human, str(rng.random()))
                after = everything_shown(session, language, width)
                session._game = true_game
                assert before == after
                compared += 1
            step_on(session)
    assert compared > 20


def step_on(session: Session) -> None:
    """One answer, of the person or of a bot."""
    if session.bots_interrupt():
        return
    if session.human_decides():
        choices = session.choices()
        session.answer(choices[session.view().step * 7 % len(choices)].key)
    else:
        session.bot_answers()


def test_the_log_never_names_a_card_of_a_private_event() -> None:
    private = 0
    for number in range(12):
        session = new_session(f"log/{number}", 4 + number % 4, bots="random")
        typist = Typist(Lines())
        play = sit(session, typist)
        while not session.over:
            seen = session.view()
            for event in session._log[len(play.chronicle.lines) :]:
                line = play.chronicle.line(event.seen_by(session.human), seen)
                play.chronicle.lines.append(line)
                if event.privy is not None and session.human not in event.privy:
                    assert not FACE.search(line.plain), line.plain
                    private += 1
            step_on(session)
    assert private > 200


def test_a_hidden_role_is_never_written_before_it_is_shown() -> None:
    for number in range(6):
        session = new_session(f"roles/{number}", 4, bots="random", role=0)
        typist = Typist(Lines())
        play = sit(session, typist)
        while not session.over and all(one.alive for one in session.view().figures):
            play.draw(None)
            shown = typist.shown()
            assert not re.search("Outlaw|Renegade|Deputy", shown)
            assert "Sheriff" in shown
            step_on(session)


def test_the_screen_cannot_reach_the_game() -> None:
    """Only the modules that drive a game may import it or touch a session's inside."""
    drivers = {"session.py", "recording.py"}
    forbidden = ("saloon.games.bang.state", "saloon.games.bang.deal", "saloon.games.bang.game")
    for source in (Path(saloon.__file__).parent / "terminal").glob("*.py"):
        if source.name in drivers:
            continue
        tree = ast.parse(source.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                assert node.module not in forbidden, source.name
            if isinstance(node, ast.Attribute):
                assert node.attr not in ("_game", "_log", "_bots", "_events"), source.name
