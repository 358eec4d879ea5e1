"""The Duel at the keyboard: the two lines, what can be typed, its pages."""

import random
from pathlib import Path

from saloon.terminal.look import COMPACT, FULL
from saloon.terminal.registry import look_of, pages_of
from saloon.terminal.wishes import house_in_words
from saloon.text.texts import Texts
from tests.terminal.test_commands import run
from tests.terminal.test_every_game import session_of, shown_at, step_on


def test_the_two_lines_face_each_other_with_marker_health_and_backs() -> None:
    session = session_of("duel", 2, "lines")
    while session.view().step < 6:
        step_on(session, random.Random(1))
    seen = session.view()
    look = look_of("duel", Texts("en"), seen, ["Jo", "Ada"])
    for style in (FULL, COMPACT):
        shown = "\n".join(
            line.plain for line in look.seat(look.ring(seen)[1], seen, look.ring(seen)[0], 40, style)
        )
        assert "▶" in shown
        assert "▷" in shown
        assert "♥" in shown
        assert "☠" in shown


def test_answers_can_be_typed_in_either_language() -> None:
    session = session_of("duel", 2, "typed")
    rng = random.Random(1)
    while not (session.is_asked() and session.view().decision == "play_phase"):
        step_on(session, rng)
    matcher = look_of("duel", Texts("en"), session.view(), ["Jo", "Ada"]).matcher
    choices = session.choices()
    for words in (["end"], ["конец"]):
        assert [choices[place].key for place in matcher.matching(words, choices)] == ["end_turn"]
    for words in (["move"], ["жетон"]):
        (place,) = matcher.matching(words, choices)
        assert choices[place].key.startswith("move>p")
    played = next(choice for choice in choices if choice.key.startswith("play:"))
    names = matcher.keys(played.option)[0].split("_")
    assert played.key.split("#")[0] in {
        choices[place].key.split("#")[0] for place in matcher.matching(names, choices)
    }


def test_the_pages_tell_of_every_card() -> None:
    pages = pages_of("duel", Texts("ru"))
    told = "\n".join(line.plain for line in pages.contents(["base"]))
    assert "Гремучая змея" in told
    assert "Туко Рамирес" in told
    page, found = pages.look_up("динамит")
    assert found
    assert "закон 0, бандиты 1" in page[1].plain


def test_before_the_attackers_are_shown_the_opponent_is_face_down() -> None:
    session = session_of("duel", 2, "before")
    assert session.view().decision == "choose_attacker"
    shown = shown_at(session, "en", 100)
    assert "Both choose who attacks first" in shown
    assert "a character face down" in shown


def test_nobody_is_asked_how_many_play_where_there_is_one_answer(home: Path) -> None:
    asked = Texts("en").say("terminal.prompt.players", choices="2")
    options = ["-l", "en", "--bots", "random", "--seed", "7"]
    two = run("play", "--game", "duel", *options, typed="quit\n")
    assert two.exit_code == 0
    assert asked not in two.output
    assert "You are Joe and play for the Law." in two.output


def test_the_help_tells_of_every_game_how_many_play_and_which_bots_it_has() -> None:
    told = house_in_words(Texts("en"))
    assert told["games"] == "bang, calibre45, duel"
    assert told["players"] == "BANG! 2–8, Calibre 45 2–9, BANG! The Duel 2"
    first = told["bots"].split("; ")[0]
    assert first == "greenhorn, regular, sharp, legend (BANG!)"
    assert "bandit" in told["bots"]
    assert "gunslinger" in told["bots"]
