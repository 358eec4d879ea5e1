"""Whatever game it is: the screen fits, nothing leaks, a game can be left, resumed and seen again."""

import random
from pathlib import Path

import pytest

from saloon.bots.registry import usual_bot
from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId
from saloon.kernel.views import SPECTATOR
from saloon.terminal.recording import Recording
from saloon.terminal.registry import LOOKS, pages_of
from saloon.terminal.replay_command import Seat, Showing
from saloon.terminal.saves import Table, load_game
from saloon.terminal.session import Session
from saloon.terminal.terminal import Left
from saloon.terminal.wishes import OPTIONS
from saloon.text.registry import NARRATORS
from saloon.text.texts import Texts
from tests.terminal.test_commands import random_lines, run
from tests.terminal.typist import NAMES, ByStep, Lines, Typist, sit

TABLES = [
    (game, players)
    for game in LOOKS
    for players in sorted({GAMES[game].player_counts()[0], GAMES[game].player_counts()[-1]})
]
ASKED = ("why", "table", "rules", "log", "help", "seat", "cards", "say hello", "/waves")


def session_of(game: str, players: int, seed: str, bots: str = "random", language: str = "en") -> Session:
    kind = GAMES[game]
    names = [*NAMES, "Gus", "Hal"][:players]
    setup = kind.setup({"players": players, "seed": seed, "sets": kind.sets()})
    return Session(game, setup, Table(PlayerId(0), names, bots, language, True))


def step_on(session: Session, rng: random.Random) -> None:
    """One answer, of the person or of a bot."""
    if session.catch_up():
        return
    if session.is_asked():
        session.answer(rng.choice(session.choices()).key)
    else:
        session.wait()


def shown_at(session: Session, language: str, width: int) -> str:
    """All that the person can get to see at this moment, the log and what was said before aside."""
    typist = Typist(Lines(*ASKED), language, width)
    play = sit(session, typist)
    session.news()
    session.said()
    if session.is_asked():
        with pytest.raises(Left):
            play.ask()
    else:
        play.draw(None)
    return typist.shown()


def test_every_game_that_is_spoken_of_can_be_played_in_the_terminal() -> None:
    assert list(LOOKS) == list(NARRATORS)


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_exchanging_what_the_person_cannot_see_does_not_change_the_screen(game: str, players: int) -> None:
    kind = GAMES[game]
    rng = random.Random(players)
    compared = 0
    for number in range(4):
        session = session_of(game, players, f"hidden/{number}")
        language = ("en", "ru")[number % 2]
        while not session.over and compared < 6 * (number + 1):
            if rng.random() < 0.1:
                true_game = session._game
                width = rng.choice([80, 100, 140])
                before = shown_at(session, language, width)
                session._game = kind.clone(true_game)
                kind.permute_hidden(session._game, session.seat, str(rng.random()))
                assert shown_at(session, language, width) == before
                session._game = true_game
                compared += 1
            step_on(session, rng)
    assert compared > 10


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_game_is_played_and_every_line_fits(game: str, players: int, language: str) -> None:
    session = session_of(game, players, "whole", usual_bot(game))
    typist = Typist(ByStep(session), language, width=100)
    play = sit(session, typist)
    play.run()
    play.conclude()
    shown = typist.shown()
    assert session.over
    assert max(map(len, shown.splitlines())) <= 100 + max(map(len, typist.prompts))
    assert " ".join(play.narrator.result(session.view()).split()) in " ".join(shown.split())


@pytest.mark.parametrize("game", list(LOOKS))
def test_leaving_and_resuming_gives_the_same_game_as_staying(game: str) -> None:
    players = GAMES[game].player_counts()[0]
    staying = session_of(game, players, "leave", usual_bot(game))
    sit(staying, Typist(ByStep(staying))).run()
    session = session_of(game, players, "leave", usual_bot(game))
    left = 0
    for leave_at in range(0, 4000, 15):
        try:
            sit(session, Typist(ByStep(session, leave_at))).run()
            break
        except Left:
            left += 1
            saved = load_game()
            session = Session(saved.record.game, saved.record.setup, saved.table)
            session.restore(saved.record.answers, saved.record.state_hash)
    assert left > 1
    assert session.record().answers == staying.record().answers


@pytest.mark.parametrize("game", list(LOOKS))
def test_a_record_is_seen_from_every_place_and_open(game: str) -> None:
    players = GAMES[game].player_counts()[-1]
    session = session_of(game, players, "record")
    rng = random.Random(1)
    while not session.over:
        step_on(session, rng)
    recording = Recording(session.record())
    assert recording.prove() == session.record().state_hash
    pages = set()
    for seat in (
        Seat(SPECTATOR, False),
        Seat(SPECTATOR, True),
        Seat(PlayerId(0), False),
        Seat(PlayerId(players - 1), False),
    ):
        typist = Typist(Lines())
        Showing([recording], seat, session.names, typist).print_all(0)
        pages.add(typist.shown())
    assert len(pages) == 4, "each place sees something else"


@pytest.mark.parametrize("game", list(LOOKS))
def test_the_next_game_of_an_evening_has_the_same_table_and_another_deal(game: str) -> None:
    session = session_of(game, GAMES[game].player_counts()[0], "evening")
    rng = random.Random(2)
    while not session.over:
        step_on(session, rng)
    again = session.next_session("another")
    assert (again.game, again.players, again.seed) == (game, session.players, "another")
    assert again.rules == session.rules
    assert not again.over


@pytest.mark.parametrize("game", list(LOOKS))
def test_the_commands_take_the_game_by_its_key(game: str, home: Path) -> None:
    players = str(GAMES[game].player_counts()[0])
    options = ["--game", game, "--players", players, "--language", "en", "--seed", "7"]
    played = run("play", *options, typed=random_lines(7))
    assert played.exit_code == 0, played.output
    [record] = (home / "records").iterdir()
    assert record.name == f"{game}-7.json"
    assert run("replay", str(record), "--language", "ru", "--open").exit_code == 0
    contents = run("cards", "--game", game, "--language", "en")
    assert contents.exit_code == 0
    pages = pages_of(game, Texts("en"))
    for key in list(pages.encyclopedia.entries())[:5]:
        assert pages.name(key) in contents.output
        assert pages.name(key) in run("cards", "--game", game, "--language", "en", pages.name(key)).output


@pytest.mark.parametrize("game", list(LOOKS))
def test_what_a_game_does_not_have_is_refused(game: str, tmp_path: Path) -> None:
    players = str(GAMES[game].player_counts()[0])
    known = [wish.name for wish in GAMES[game].wishes()]
    foreign = [option for option, wish in OPTIONS.items() if wish not in known]
    assert foreign
    for option in foreign:
        flag = f"--{option.replace('_', '-')}"
        refused = run("play", "--game", game, "-p", players, "-l", "en", flag, "sheriff")
        assert refused.exit_code == 2
        assert f"{flag} means nothing in" in refused.output
    for wish, said in (("nobody=1", "names: "), ("seed=1", "names: "), ("nothing", "names: ")):
        refused = run("play", "--game", game, "-p", players, "-l", "en", "--wish", wish)
        assert refused.exit_code == 2
        assert said in refused.output
    if "deck" in foreign:
        return
    for content, said in ((None, "No such file"), ("{", "cannot be read"), ("wrong: 1", "cannot be played")):
        deck = tmp_path / "deck.yml"
        if content is not None:
            deck.write_text(content, "utf-8")
        refused = run("play", "--game", game, "-p", players, "-l", "en", "--deck", str(deck))
        assert refused.exit_code == 2
        assert said in refused.output


def test_an_unknown_game_is_told_which_ones_there_are() -> None:
    for command in ("play", "cards"):
        refused = run(command, "--game", "chess", "--language", "en")
        assert refused.exit_code == 2
        assert f"Unknown game “chess”. Games: {', '.join(LOOKS)}" in refused.output
    assert "Неизвестная игра «chess»" in run("play", "--game", "chess", "--language", "ru").output
