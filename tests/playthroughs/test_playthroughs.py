"""Golden playthroughs: a change of what happens, or of what a seat sees, shows as a change of these files."""

import difflib

import pytest

from saloon.games.bang.words import DECISIONS, PUT_CARD_BACK
from saloon.games.calibre45.words import CAUSES
from saloon.games.calibre45.words import DECISIONS as CALIBRE_DECISIONS
from saloon.games.duel.words import DECISIONS as DUEL_DECISIONS
from tests.playthroughs.playthrough import FOLDER, PLAYTHROUGHS, Playthrough, text_of

BASE_DECISIONS = DECISIONS[: DECISIONS.index(PUT_CARD_BACK) + 1]
RARE_EVENTS = ["reshuffled", "punished", "rewarded", "inherited", "exploded", "turn_skipped", "game_ended"]
CALIBRE_EVENTS = [
    "passed",
    "exchanged",
    "token_removed",
    "recruited",
    "kept",
    "dismissed",
    "reshuffled",
    "joined",
    "declined",
    "bail_owed",
    "paid",
    "change_taken",
    "turned_up",
    "stood_up",
    "escaped",
    "nobody_left",
    "shot",
    "fled",
    "loot_taken",
    "robbery_ended",
    "game_ended",
]
DUEL_EVENTS = [
    "answered",
    "bore_loss",
    "came",
    "chose",
    "counted",
    "discarded",
    "discarded_from_hand",
    "discarded_in_play",
    "drew",
    "exploded",
    "game_began",
    "game_ended",
    "healed",
    "hit_aimed",
    "killed",
    "laid_out",
    "last_stand",
    "lost_equipment",
    "lost_health",
    "missed",
    "moved_marker",
    "paid",
    "passed_on",
    "played",
    "reloaded",
    "repeated",
    "replaced",
    "reshuffled",
    "revealed",
    "showed",
    "shown",
    "took_from_hand",
    "took_from_store",
    "took_in_play",
    "turn_began",
    "used",
]
ADVICE = (
    "run scripts/regenerate_playthroughs.py, and read the diff in review: every changed line must be meant"
)


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda one: one.file.stem)
def test_the_game_goes_as_written(playthrough: Playthrough) -> None:
    assert playthrough.file.exists(), f"no file {playthrough.file.name}: {ADVICE}"
    written = playthrough.file.read_text("utf-8")
    played = text_of(playthrough)
    if played != written:
        lines = difflib.unified_diff(
            written.splitlines(), played.splitlines(), "written", "played", lineterm="", n=1
        )
        pytest.fail(
            f"{playthrough.file.name} differs: {ADVICE}\n" + "\n".join(list(lines)[:30]), pytrace=False
        )


def test_every_file_belongs_to_a_playthrough_and_stays_small() -> None:
    files = {file.name: file for file in FOLDER.glob("*.txt")}
    assert set(files) == {playthrough.file.name for playthrough in PLAYTHROUGHS}
    assert not [name for name, file in files.items() if file.stat().st_size > 150_000]


def text_of_all(game: str) -> str:
    return "\n".join(one.file.read_text("utf-8") for one in PLAYTHROUGHS if one.game == game)


def unmet(names: list[str], text: str) -> list[str]:
    return [name for name in names if f"  {name} " not in text and f"] {name} " not in text]


def test_the_playthroughs_meet_much_of_the_game() -> None:
    """Guards the choice of seeds: short games, but not empty ones."""
    text = text_of_all("bang")
    assert [kind for kind in BASE_DECISIONS if f" {kind}" not in text] == []
    assert unmet(RARE_EVENTS, text) == []
    assert "!use:sid_ketchum" in text


def test_the_playthroughs_of_calibre_45_meet_all_of_the_game() -> None:
    text = text_of_all("calibre45")
    assert [kind for kind in CALIBRE_DECISIONS if f" {kind}" not in text] == []
    assert unmet(CALIBRE_EVENTS, text) == []
    assert [cause for cause in CAUSES if f" because of {cause}\n" not in text] == []


def test_the_playthroughs_of_the_duel_meet_all_of_the_game() -> None:
    text = text_of_all("duel")
    assert [kind for kind in DUEL_DECISIONS if f" {kind}" not in text] == []
    assert unmet(DUEL_EVENTS, text) == []
