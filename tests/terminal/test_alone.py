"""Alone against bots: an answer is taken back, answers are ready, and a lesson is offered beside the game."""

from __future__ import annotations

import pytest

from saloon.bots.registry import usual_bot
from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import setup_from_position
from saloon.kernel.wishes import PLAYERS, SEED
from saloon.terminal.play import Play
from saloon.terminal.registry import LOOKS
from saloon.terminal.saves import Table, load_game
from saloon.terminal.session import Session
from saloon.terminal.sitting import Unheeded
from saloon.terminal.terminal import Left
from saloon.text.texts import Texts
from tests.server.test_take_back import ON_TURN, WAITING
from tests.terminal.test_commands import run
from tests.terminal.typist import NAMES, Lines, Typist

SOME = 6
"""Answers that are taken back in a game before that is proved enough."""
WILLY_SHOOTS = WAITING.replace("hand beer", "hand bang bang")


def sat_down(game: str, seed: str = "alone", language: str = "en") -> Session:
    players = LOOKS[game].usual_players
    table = Table(PlayerId(0), NAMES[:players], usual_bot(game), language, False)
    return Session(game, GAMES[game].setup({SEED: seed, PLAYERS: players}), table)


def from_position(position: str, language: str = "en") -> Session:
    table = Table(PlayerId(0), NAMES[:4], "greenhorn", language, False)
    return Session("bang", setup_from_position(position, "1", GAMES["bang"].version), table)


def until_asked(session: Session) -> bool:
    while not session.is_asked() and not session.over:
        if not session.catch_up():
            session.wait()
    return not session.over


@pytest.mark.parametrize("game", GAMES)
def test_after_an_answer_was_taken_back_the_table_is_as_it_was_and_goes_on(game: str) -> None:
    session = sat_down(game)
    taken = 0
    while taken < SOME and until_asked(session):
        session.news()
        before = session.record().to_plain()
        keys = [choice.key for choice in session.choices()]
        session.answer(keys[len(session.record().answers) * 7 % len(keys)])
        try:
            session.obey("undo")
        except Unheeded:
            continue
        taken += 1
        assert session.record().to_plain() == before
        assert load_game().record.to_plain() == before
        assert [choice.key for choice in session.choices()] == keys
        assert session.news() == []
        session.answer(keys[0])
    assert taken == SOME


@pytest.mark.parametrize("word", ["undo", "отмена"])
def test_what_has_shown_something_stands_and_so_does_what_others_have_answered(word: str) -> None:
    session = from_position(ON_TURN)
    texts = Texts("en")
    with pytest.raises(Unheeded, match=texts.say("terminal.say.no_take_back")):
        session.obey(word)
    laid = next(one.key for one in session.choices() if one.key.startswith("play:mustang"))
    session.answer(laid)
    assert session.obey(word) == texts.say("terminal.say.taken_back")
    session.answer("end_turn")
    with pytest.raises(Unheeded):
        session.obey(word)
    until_asked(session)
    with pytest.raises(Unheeded, match=texts.say("terminal.say.no_take_back")):
        session.obey(word)


@pytest.mark.parametrize(("number", "answer"), [(2, "answer:missed"), (3, "pass")])
def test_a_ready_answer_is_given_to_the_shot_that_it_is_for(number: int, answer: str) -> None:
    session = from_position(WILLY_SHOOTS)
    told = session.obey(f"ready {number}") or ""
    assert f"* {number} " in told
    until_asked(session)
    assert session.view().decision == "missed_or_hit"
    assert session.catch_up(), "nobody asks him"
    assert session.record().answers[-1].startswith(answer)
    assert "*" not in (session.obey("ready") or "*").partition("\n")[2], "it was for one shot"


def test_what_is_made_ready_in_ones_turn_outlives_that_turn_and_no_other() -> None:
    session = from_position(ON_TURN)
    session.obey("ready 1")
    laid = next(one.key for one in session.choices() if one.key.startswith("play:mustang"))
    session.answer(laid)
    assert not session.catch_up()
    assert "* 1" in (session.obey("ready") or "")
    session._turn_passed = True
    session.catch_up()
    assert "* 1" not in (session.obey("ready") or "")
    with pytest.raises(Unheeded):
        session.obey("ready 99")


def test_alone_there_is_no_clock_and_the_command_says_why() -> None:
    answer = run("play", "--bank", "5+10")
    assert answer.exit_code == 2
    assert "saloon serve" in answer.output


def at_the_keyboard(session: Session, *lines: str) -> Typist:
    typist = Typist(Lines(*lines), session.table.language)
    typist.has_person = True
    with pytest.raises(Left):
        Play(session, typist.texts, typist, "instant").run()
    return typist


@pytest.mark.parametrize(("language", "word", "leave"), [("en", "lesson", "quit"), ("ru", "урок", "выход")])
def test_a_lesson_is_offered_once_and_its_table_leads_back_to_the_game(
    language: str, word: str, leave: str
) -> None:
    texts = Texts(language)
    session = from_position(ON_TURN, language)
    about = texts.say("web.coach.bang.distance.about")
    offer = texts.say("terminal.say.lesson_offered_now", about=about)
    told = " ".join(at_the_keyboard(session, word, "", "", leave).shown().split())
    assert offer in told
    assert " ".join(texts.say("web.coach.bang.distance.seats").split()) in told
    assert texts.say("terminal.say.lesson_left") in told
    assert load_game().record.setup == session.setup, "the lesson is not the game to come back to"
    again = at_the_keyboard(from_position(ON_TURN, language)).shown()
    assert offer not in " ".join(again.split())


def test_without_an_offer_the_lessons_are_listed() -> None:
    told = at_the_keyboard(sat_down("duel"), "lesson").shown()
    assert "first_game" in told
