"""A change of rules that alters a recorded game needs a new version, and a line that says what changed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saloon.games.registry import GAMES
from saloon.kernel.chance import Chance
from saloon.kernel.records import UNKNOWN, GameRecord, give, state_hash, version_of, without_version
from saloon.terminal.recording import Breaks, OtherState, Recording
from tests.corpus.corpus import answered, every_file, files_of, record_at, versions_of, wishes

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"
FILES = list(every_file())


def outcome(record: GameRecord) -> str:
    """What becomes of a record by today's rules."""
    try:
        Recording(record).prove()
    except Breaks as error:
        return f"breaks at answer {error.number}: {error.why}"
    except OtherState as error:
        return f"leads to the state {error.found}"
    return "same"


def ids(file: Path) -> str:
    return "-".join(file.parts[-3:])


@pytest.mark.parametrize("file", FILES, ids=ids)
def test_a_game_of_todays_version_goes_as_it_was_recorded(file: Path) -> None:
    """If this fails and the rules were meant to change: raise `version` in the game's game.py, say in
    CHANGELOG (Rules) what changed, and run scripts/record_corpus.py."""
    record = record_at(file)
    assert version_of(record.setup) == int(file.parent.name)
    if version_of(record.setup) == GAMES[record.game].version:
        assert outcome(record) == "same"


@pytest.mark.parametrize("game", GAMES)
def test_every_version_has_its_games_with_all_boxes_presets_and_numbers_of_players(game: str) -> None:
    kind = GAMES[game]
    first = versions_of(game)[0]
    assert first in (UNKNOWN, UNKNOWN + 1), "a game that came later has no games without a version"
    assert versions_of(game) == list(range(first, kind.version + 1))
    wanted = wishes(kind)
    assert {box for wish in wanted for box in wish.sets} == set(kind.sets())
    assert {wish.preset for wish in wanted} == set(kind.presets())
    assert {wish.players for wish in wanted} == set(kind.player_counts())
    assert {file.name for file in files_of(game, kind.version)} == {wish.name for wish in wanted}


@pytest.mark.parametrize("game", GAMES)
def test_the_changelog_tells_what_every_version_of_the_rules_changed(game: str) -> None:
    rules = "\n".join(
        re.findall(r"^### Rules\n(.*?)(?=^##)", CHANGELOG.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    )
    told = [int(number) for number in re.findall(rf"^- Version (\d+) of `{game}`: \S", rules, re.MULTILINE)]
    assert sorted(told) == list(range(1, GAMES[game].version + 1))


def test_the_corpus_of_games_without_a_version_has_some_that_todays_rules_cannot_follow() -> None:
    """They are what the tests of upgrades are about."""
    outcomes = [outcome(record_at(file)) for file in files_of("bang", UNKNOWN)]
    assert any(one.startswith("breaks") for one in outcomes)


@pytest.mark.parametrize("game", GAMES)
def test_a_setup_carries_its_version_and_is_dealt_without_one_too(game: str) -> None:
    kind = GAMES[game]
    players = kind.player_counts()[0]
    setup = kind.setup({"players": players, "seed": "1", "sets": kind.sets()})
    assert version_of(setup) == kind.version > UNKNOWN
    assert version_of(without_version(setup)) == UNKNOWN
    assert state_hash(kind.deal(setup)) == state_hash(kind.deal(without_version(setup)))
    over = kind.deal(setup)
    chance = Chance("next", [0, 0])
    while over.decision is not None:
        answered(kind, over, chance)
    assert version_of(kind.next_setup(over, "2")) == kind.version


def test_a_changed_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of the test: a corpus that compares nothing would pass everything."""
    from saloon.terminal import recording

    record = record_at(files_of("bang", GAMES["bang"].version)[0])

    def one_card_less(game: object, answer: str) -> None:
        give(game, answer)  # type: ignore[arg-type]
        if len(game.deck) > 10:  # type: ignore[attr-defined]
            game.discard.append(game.deck.pop())  # type: ignore[attr-defined]

    assert outcome(record) == "same"
    monkeypatch.setattr(recording, "give", one_card_less)
    assert outcome(record) != "same"
