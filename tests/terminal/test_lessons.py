"""Lessons are played to their end, by what their hints show: rules that break one are noticed here."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.bots.registry import usual_bot
from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId
from saloon.terminal.coach import Coach, lesson_setup, moment_of
from saloon.terminal.play import Play
from saloon.terminal.registry import look_of
from saloon.terminal.saves import Table
from saloon.terminal.session import Session
from saloon.terminal.terminal import Left
from saloon.text.lessons import deed_for, lessons
from saloon.text.texts import LANGUAGES, Texts
from tests.terminal.test_commands import run
from tests.terminal.typist import Lines, Typist

TOLD = {
    ("bang", "first_game"): "welcome card target more end wait shot good_luck",
    ("bang", "two"): "draft begin active welcome card target blue end wait shot good_luck",
    ("bang", "distance"): "seats far weapon scope shoot try theirs good_luck",
    ("bang", "roles"): "secret signs bluff reward try good_luck",
    ("bang", "events"): "now forbidden next end wait try second good_luck",
    ("bang", "green_cards"): "ready lay end wait shot try good_luck",
    ("calibre45", "first_game"): "welcome cowboy call place guards shootout load wait good_luck",
    ("calibre45", "robbery"): "riders place guards shootout try good_luck",
    ("duel", "first_game"): "choose welcome card target equip marker end wait shot good_luck",
}
"""The hints to whoever does as he is shown."""
NEW = [lesson for lesson in TOLD if lesson[1] not in ("first_game", "two")]
ANSWERS = 200
"""More than any lesson takes."""
TWO_MINUTES = 120.0
PER_WORD = 0.3
AT_LEAST = 3.0
"""Seconds: as the page counts them (`readingTime`)."""
PER_DEED = 3.0
"""Seconds to find a card and click on it."""


@pytest.fixture(autouse=True)
def saved_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_HOME", str(tmp_path))


def taught(game: str, name: str) -> list[str]:
    """All that somebody is told who does as he is shown."""
    lesson = lessons()[game][name]
    names = [f"Player {number}" for number in range(lesson.players)]
    table = Table(PlayerId(0), names, usual_bot(game), "en", False)
    sitting = Session(game, lesson_setup(GAMES[game], lesson), table)
    look = look_of(game, Texts("en"), sitting.view(), names)
    coach = Coach(game, name)
    for _ in range(ANSWERS):
        now = moment_of(sitting, look, coach.given)
        coach.hints(now)
        if coach.over or sitting.over:
            break
        if sitting.is_asked():
            sitting.answer(coach.shown or deed_for(lesson.hints, now))
        elif not sitting.catch_up():
            sitting.wait()
    return coach.given


def test_every_lesson_is_tried_here() -> None:
    assert [(game, name) for game, known in lessons().items() for name in known] == list(TOLD)


@pytest.mark.parametrize("lesson", TOLD, ids=" ".join)
def test_the_game_of_a_lesson_offers_what_its_hints_wait_for(lesson: tuple[str, str]) -> None:
    assert " ".join(taught(*lesson)) == TOLD[lesson]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", TOLD, ids=" ".join)
def test_every_hint_has_its_words_and_something_is_learnt(lesson: tuple[str, str], language: str) -> None:
    texts = Texts(language)
    coach = Coach(*lesson)
    coach.given = TOLD[lesson].split()
    for hint in lessons()[lesson[0]][lesson[1]].hints:
        assert coach.words(hint, texts)
    assert len(coach.learnt(texts)) >= 4
    assert texts.say(f"web.coach.{'.'.join(lesson)}.title")
    of_learnt = f"web.coach.{'.'.join(lesson)}.learnt."
    hints = {hint.key for hint in lessons()[lesson[0]][lesson[1]].hints}
    assert {key.removeprefix(of_learnt) for key in texts.entries if key.startswith(of_learnt)} <= hints


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", NEW, ids=" ".join)
def test_a_lesson_takes_two_minutes_and_ends_with_something_to_try(
    lesson: tuple[str, str], language: str
) -> None:
    """Reading and doing; the bots move at their pace meanwhile."""
    texts = Texts(language)
    coach = Coach(*lesson)
    told = [hint for hint in lessons()[lesson[0]][lesson[1]].hints if hint.key in TOLD[lesson].split()]
    words = [len(coach.words(hint, texts).split()) for hint in told]
    reading = sum(max(AT_LEAST, count * PER_WORD) for count in words)
    doing = sum(PER_DEED for hint in told if hint.give or hint.pick)
    assert reading + doing <= TWO_MINUTES - 20
    assert max(words) <= 50
    assert "try" in TOLD[lesson].split()[-3:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", TOLD, ids=" ".join)
def test_the_command_teaches_every_lesson_in_the_terminal(lesson: tuple[str, str], language: str) -> None:
    """Hints are lines: those to be read, one that waits, and after the game what has been learnt."""
    game, name = lesson
    texts, coach = Texts(language), Coach(game, name)
    seen = run("play", "--game", game, "--lesson", name, "--language", language, typed="").output
    first, *others = [hint for hint in lessons()[game][name].hints if hint.key == TOLD[lesson].split()[0]]
    assert not others
    assert " ".join(coach.words(first, texts).split()) in " ".join(seen.split())


def test_a_lesson_is_taught_to_its_end_by_typing() -> None:
    lesson = lessons()["bang"]["distance"]
    names = ["Jo", "Ada", "Buck", "Clara", "Doc"]
    table = Table(PlayerId(0), names, usual_bot("bang"), "en", False)
    sitting = Session("bang", lesson_setup(GAMES["bang"], lesson), table)
    typist = Typist(Lines("schofield", "scope", "bang buck", "mustang"))
    play = Play(sitting, typist.texts, typist, "instant", Coach("bang", "distance"))
    with pytest.raises(Left):
        play.run()
    told = " ".join(typist.shown().split())
    assert "The 3 has become a 2" in told
    assert "✓ that a weapon changes your reach" in told
    assert "saloon play --game bang --lesson NAME, with first_game, two, roles" in told
    assert play.coach is None


def test_an_unknown_lesson_and_what_a_lesson_has_prepared_are_refused() -> None:
    refused = run("play", "--lesson", "nowhere")
    assert refused.exit_code == 2
    assert "first_game, two, distance, roles, events, green_cards" in refused.output
    assert "--seed" in run("play", "--lesson", "roles", "--seed", "1").output


@pytest.mark.parametrize("lesson", NEW, ids=" ".join)
def test_every_new_lesson_says_when_it_is_offered(lesson: tuple[str, str]) -> None:
    appears = lessons()[lesson[0]][lesson[1]].appears
    assert appears.asked or appears.events or appears.refused
    for language in LANGUAGES:
        assert Texts(language).say(f"web.coach.{'.'.join(lesson)}.about")
