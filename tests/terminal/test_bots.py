"""Bots at a table in the terminal: who sits where, what they say, and what is asked of whoever is out."""

import random

import pytest

from saloon.bots.remarks import Remark, Talk
from saloon.kernel.ids import PlayerId, every_player
from saloon.terminal.afterwards import another_game
from saloon.terminal.company import bots_by_seat
from saloon.terminal.session import Session
from saloon.text.texts import LANGUAGES, Texts
from tests.terminal.typist import Lines, Typist, new_session, sit


def step(session: Session, chance: random.Random) -> None:
    if session.is_asked():
        session.answer(chance.choice(session.choices()).key)
    else:
        session.wait()


pytestmark = pytest.mark.usefixtures("home")


def someone_out() -> Session:
    """A game that goes on without the person."""
    for seed in range(20):
        session, chance = new_session(str(seed), 5, "random"), random.Random(seed)
        while not session.over:
            if session._kind.is_out(session._game, session.seat):
                return session
            step(session, chance)
    raise AssertionError("nobody dies")


@pytest.mark.parametrize(
    ("typed", "skips", "another"),
    [("", False, False), ("s", True, False), ("к", True, False), ("a", True, True), ("н", True, True)],
)
def test_whoever_is_out_is_asked_what_he_wants(typed: str, skips: bool, another: bool) -> None:
    typist = Typist(Lines(typed, "no"))
    session = someone_out()
    game = sit(session, typist)
    game.offer_to_skip()
    game.offer_to_skip()
    assert typist.prompts == [Texts("en").say("terminal.prompt.watch")], "asked once"
    assert (game.skipping, game.wants_another) == (skips, another)


def test_whoever_wants_another_game_is_not_asked_again() -> None:
    session, chance = someone_out(), random.Random(1)
    while not session.over:
        step(session, chance)
    typist = Typist(Lines("no"))
    typist.has_person = True
    following = another_game(session, typist, wanted=True)
    assert following is not None
    assert following.players == session.players
    assert typist.prompts == []
    assert another_game(session, typist) is None
    assert len(typist.prompts) == 1


def test_several_bots_sit_around_the_table_in_turn() -> None:
    assert bots_by_seat("sharp", 3, PlayerId(0)) == {1: "sharp", 2: "sharp"}
    mixed = bots_by_seat("sharp,random", 5, PlayerId(1))
    assert mixed == {0: "sharp", 2: "random", 3: "sharp", 4: "random"}


def test_a_bot_at_the_table_says_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Talk, "heard", lambda *_told: Remark(PlayerId(2), "cautious.saved.a"))
    session = new_session("1", 4, "random")
    step(session, random.Random(1))
    assert [(one.name, one.words) for one in session.said()] == [("Buck", "Phew.")]
    again = new_session("1", 4, "random")
    again.restore(session.record().answers, session.record().state_hash)
    assert again.said() == [], "what was said before is not said again"
    assert set(again._company.bots) == set(every_player(4)) - {PlayerId(0)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_tells_which_bot_plays_there_and_how(language: str) -> None:
    session = new_session("1", 4, "sharp+vengeful,greenhorn")
    texts = Texts(language)
    asked = sit(session, Typist(Lines(), language)).commands.inquiries
    told = [str(line).strip() for line in asked.seats(["2"])]
    sharp = texts.say("common.bot.sharp.name"), texts.say("common.character.vengeful")
    assert any(all(word in line for word in sharp) for line in told), told
    assert texts.say("common.bot.greenhorn.text") in " ".join(str(line) for line in asked.seats(["3"]))
    own = " ".join(str(line) for line in asked.seats(["1"]))
    assert texts.say("common.bot.greenhorn.name") not in own
