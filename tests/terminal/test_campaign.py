"""A campaign in the terminal: auctions in words, money with its reasons, saved between games, replayed."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import SeriesRecord, series_from_bytes
from saloon.terminal.afterwards import kept_record, next_of_campaign
from saloon.terminal.bang.money import signed, standings
from saloon.terminal.play import Play
from saloon.terminal.play_command import asked_for_game, resumed
from saloon.terminal.replay_command import opened_file, proven
from saloon.terminal.saves import RECORDS, Table, home, load_game, saved_exists
from saloon.terminal.session import Session
from saloon.terminal.wishes import Wishes
from saloon.text.bang.narrator import BangNarrator
from saloon.text.texts import Texts
from tests.terminal.test_commands import run
from tests.terminal.typist import NAMES, ByStep, Lines, Typist, bang_view, sit

RULES = {"campaign": "on", "hiring": "on", "experience": "on"}
GAMES_OF_A_CAMPAIGN = 4


def new_campaign(seed: str = "1") -> Session:
    setup = GAMES["bang"].setup({"players": 4, "seed": seed, "rules": RULES})
    return Session("bang", setup, Table(PlayerId(0), NAMES[:4], "random", "en", ask_interrupts=False))


def until_asked(kind: str, wanted: Callable[[Session], bool] = bool) -> Session:
    """A campaign in which the person is asked this; his answers so far are the first ones offered."""
    for seed in range(40):
        session = new_campaign(str(seed))
        while not session.over:
            if session.is_asked() and session.view().decision == kind and wanted(session):
                return session
            if session.is_asked():
                session._give(session.choices()[-1].key)
            elif not session.catch_up():
                session.wait()
    raise AssertionError(f"nobody was asked {kind}")


def told_by(play: Play) -> BangNarrator:
    assert isinstance(play.narrator, BangNarrator)
    return play.narrator


def somebody(*lines: str) -> Typist:
    """At a terminal, not a pipe."""
    typist = Typist(Lines(*lines))
    typist.has_person = True
    return typist


def played(session: Session) -> Session:
    """To its end."""
    typist = Typist(ByStep(session))
    sit(session, typist).run()
    return session


@pytest.mark.parametrize("words", ["bid 300", "300", "raise 300", "ставка 300"])
def test_a_bid_is_a_sum_of_money(words: str) -> None:
    session = until_asked("raise_bid", lambda one: "bid:300" in [choice.key for choice in one.choices()])
    before = session.view().step
    sit(session, Typist(Lines(words))).ask()
    assert session.view().step > before
    assert session.record().answers[before] == "bid:300"


def test_who_has_had_enough_passes() -> None:
    session = until_asked("raise_bid")
    before = session.view().step
    sit(session, Typist(Lines("pass"))).ask()
    assert session.record().answers[before] == "pass"


def test_the_table_shows_the_auction_and_everybodys_money() -> None:
    session = until_asked("raise_bid")
    typist = Typist(Lines("pass"), width=100)
    sit(session, typist).ask()
    shown = typist.shown()
    auction = bang_view(until_asked("raise_bid")).auction
    assert auction is not None
    assert "Auction" in shown
    assert "$1,000" in shown
    assert told_by(sit(session, typist)).cards.character(auction.lot) in shown


def test_money_is_told_with_its_reasons_in_a_game_and_at_its_end() -> None:
    session = played(new_campaign())
    typist = Typist(Lines("money"), width=140)
    play = sit(session, typist)
    play.conclude()
    ended = typist.shown()
    entries = [entry for entry in bang_view(session).ledger if entry.reason not in ("stake", "hired")]
    assert entries
    for entry in entries:
        assert told_by(play).entry(entry) in ended
    assert "Money, game 1 of 4" in ended
    play.pass_the_time("money")
    ledger = typist.shown()
    assert ledger.count("to hire with") == 4
    for name, money in zip(NAMES[:4], bang_view(session).money, strict=True):
        assert any(name in line and told_by(play).dollars(money) in line for line in ledger.splitlines())


def test_what_was_given_out_to_hire_with_was_not_won() -> None:
    session = played(new_campaign())
    seen = bang_view(session)
    narrator = told_by(sit(session, Typist(Lines(), width=140)))
    told = [line.plain for line in standings(seen, narrator)]
    for player, name in enumerate(NAMES[:4]):
        change = signed(seen.money[player] - 1000, narrator)
        assert any(name in line and f" {change} " in line for line in told)


def test_a_campaign_is_left_between_two_games_and_resumed() -> None:
    session = played(new_campaign())
    had = bang_view(session).money
    path = kept_record(session)
    assert saved_exists()
    assert next_of_campaign(session, somebody("n"), False) is None
    back = resumed("", False, Texts("en"))
    assert back.over
    assert bang_view(back).money == had
    following = next_of_campaign(back, somebody(""), True)
    assert following is not None
    following.save()
    assert [record.answers for record in load_game().earlier] == [session.record().answers]
    again = resumed("", False, Texts("en"))
    assert again.games == (2, GAMES_OF_A_CAMPAIGN)
    assert len(series_from_bytes(path.read_bytes()).games) == 1


def test_a_whole_campaign_is_one_file_that_is_replayed_whole() -> None:
    session: Session = played(new_campaign())
    kept = kept_record(session)
    while not session.is_last_of_series:
        session = played(session.next_session(f"{session.seed}+"))
        kept = kept_record(session)
    assert not saved_exists()
    assert len(list((home() / RECORDS).iterdir())) == 1
    assert len(series_from_bytes(kept.read_bytes()).games) == GAMES_OF_A_CAMPAIGN
    told = run("replay", str(kept), "--all", "--plain", "--language", "en")
    assert told.exit_code == 0, told.output
    assert f"Game 4 of {GAMES_OF_A_CAMPAIGN}." in told.output
    assert f"All {GAMES_OF_A_CAMPAIGN} games follow from each other" in told.output
    second = run("replay", str(kept), "--game", "2", "--plain", "--language", "en")
    assert "Game 3 of 4." in second.output
    assert run("replay", str(kept), "--game", "5", "--plain").exit_code == 2
    assert run("show", str(kept), "--game", "2", "--at", "0").exit_code == 0


def test_money_that_no_record_explains_is_found_out(tmp_path: Path) -> None:
    first = played(new_campaign())
    second = played(first.next_session("2"))
    body = SeriesRecord([first.record(), second.record()]).to_plain()
    file = tmp_path / "campaign.json"
    file.write_text(json.dumps(body))
    recordings, _content = opened_file(file, Texts("en"))
    assert proven(recordings, Texts("en")) == second.record().state_hash
    richer = played(new_campaign("7"))
    file.write_bytes(SeriesRecord([richer.record(), second.record()]).to_bytes())
    told = run("replay", str(file), "--plain", "--language", "en")
    assert told.exit_code == 1
    assert "Game 2 does not follow from game 1" in told.output


def test_the_person_closes_a_campaign_as_it_stands() -> None:
    session = played(new_campaign())
    kept_record(session)
    typist = somebody("close")
    assert next_of_campaign(session, typist, False) is None
    assert "closed after 1 of 4 games" in typist.shown()
    assert not saved_exists()
    [file] = (home() / RECORDS).iterdir()
    assert series_from_bytes(file.read_bytes()).closed


def test_a_campaign_is_asked_for_by_its_variants() -> None:
    told = run(
        "play", "--campaign", "hiring,experience", "--players", "4", "--plain", "--language", "en", typed=""
    )
    assert "campaign" not in told.output.lower() or told.exit_code == 0
    assert run("play", "--campaign", "riches", "--language", "en").exit_code == 2
    assert run("play", "--game", "calibre45", "--campaign", "plain", "--language", "en").exit_code == 2
    needs = run("play", "--rule", "hiring=on", "--players", "4", "--language", "ru")
    assert needs.exit_code == 2
    assert "кампани" in needs.output


@pytest.mark.parametrize(("players", "asked"), [("2", False), ("3", False), ("4", True)])
def test_a_campaign_is_asked_for_where_it_makes_sense_and_otherwise_it_is_said_why(
    players: str, asked: bool
) -> None:
    typist = somebody("plain")
    wishes = asked_for_game(Wishes(game="bang", players=players, sets="base"), typist)
    assert wishes.campaign == ("plain" if asked else "no")
    assert ("the table of scores does not speak" in " ".join(typist.shown().split())) != asked
