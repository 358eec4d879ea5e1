"""Nothing hidden leaves the house in whole games; and the tap notices what is put into a frame."""

import asyncio
import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saloon.drills.advice import AdviceTap
from saloon.drills.leaks import VIEWERS, LeakFigures, leaks
from saloon.drills.tap import LogTap, Tap
from saloon.drills.tells import SPEEDS
from saloon.games.bang.state import Bang
from saloon.games.calibre45.state import Calibre
from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId
from saloon.server.deals import Deals
from saloon.server.frames import entry_frame
from saloon.server.table import Table
from saloon.wire.advice import Hint, RoleChance, Suspect, Suspicion
from tests.server.houses import open_house, quick_table

ANNA = 0
"""The seat of the person who is looked at; the others are bots."""


@pytest.mark.long
def test_whole_games_tell_nobody_what_he_may_not_know() -> None:
    figures = asyncio.run(leaks(games=len(GAMES), seed=2, seconds=300.0, every=10, players=4))
    assert figures.described == []
    assert (figures.games, figures.leaks) == (len(GAMES), 0)
    assert figures.frames > 500
    assert figures.pairs_by_viewer["player"] > 10
    assert figures.pairs_by_viewer["spectator"] > 10
    assert figures.reminders > 100
    assert figures.advice >= 2
    assert figures.duplicates == len(GAMES)


@pytest.mark.long
def test_a_table_of_two_with_its_draft_tells_nobody_either() -> None:
    figures = asyncio.run(leaks(games=1, seed=2, seconds=300.0, every=40, players=2))
    assert figures.described == []
    assert (figures.games, figures.leaks) == (1, 0)


@pytest.mark.long
def test_the_drill_notices_a_house_that_shows_a_deal_to_those_who_play_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def look_on(deals: Deals, table: Table, user: str) -> None:
        """Nobody is kept from looking."""

    monkeypatch.setattr(Deals, "look", look_on)
    figures = asyncio.run(leaks(games=1, seed=2, seconds=300.0, every=1000, players=2))
    assert figures.leaks > 0
    assert any("played again" in leak for leak in figures.described)


def test_a_leak_or_too_few_games_miss_the_bar() -> None:
    seen = dict.fromkeys(VIEWERS, 1)
    assert LeakFigures(pairs_by_viewer=seen).missed() == []
    assert LeakFigures(pairs_by_viewer=seen, leaks=1).missed() == ["leaks"]
    assert LeakFigures(pairs_by_viewer=seen, games=1, wanted_games=2).missed() == ["games"]
    assert LeakFigures(pairs_by_viewer=seen, wanted_advice=1).missed() == ["advice"]
    assert LeakFigures(pairs_by_viewer=seen, wanted_duplicates=1).missed() == ["duplicates"]
    assert LeakFigures(pairs_by_viewer=seen, wanted_reminders=1).missed() == ["reminders"]
    assert LeakFigures(pairs_by_viewer=seen, delay_p=0.0).missed() == ["delay_p"]
    assert LeakFigures(pairs_by_viewer={**seen, "dead": 0}).missed() == ["pairs_by_viewer"]
    assert LeakFigures(pairs_by_viewer=seen, tell_auc={"1": 0.5, "skip": 0.56}).missed() == ["tell_auc"]
    assert LeakFigures(pairs_by_viewer=seen, thought_auc={"1": 0.44}).missed() == ["thought_auc"]
    enough = {str(speed): 500 for speed in SPEEDS}
    few = LeakFigures(pairs_by_viewer=seen, tells=enough, thought_tells={"1": 500}, wanted_tells=500)
    assert few.missed() == ["thought_tells"]


class Tapped:
    """A table where Anna has just been shown the last entry, and the tap at her line."""

    def __init__(self, table: Table, user: str, token: str) -> None:
        self.table = table
        self.user = user
        self.token = token
        self.tap = Tap(random.Random(1), every=1)
        self.tap.keep_secret(token, user)
        self.tap.begin(table)

    @property
    def game(self) -> Any:
        assert self.table.state.game is not None
        return self.table.state.game

    def frame(self) -> dict[str, Any]:
        *_, last = self.table.log.moments(0)
        told: dict[str, Any] = msgspec.json.decode(entry_frame(last, PlayerId(ANNA), ""))
        return told

    def leaks(self, frame: dict[str, Any], user: str = "") -> list[str]:
        """What the tap finds in it."""
        self.tap.frame(msgspec.json.encode(frame).decode(), user or self.user, "")
        return self.tap.described


@asynccontextmanager
async def tapped(folder: Path, **wishes: Any) -> AsyncIterator[Tapped]:
    async with open_house(folder) as running:
        anna = await running.guest("Anna")
        made = await anna.new_table(quick_table(**wishes))
        await anna.start(made.table)
        yield Tapped(await running.house.tables.table(made.table), anna.user, anna.token)


def doctored(folder: Path, doctor: Any, **wishes: Any) -> list[str]:
    """What the tap finds after this was done to a frame in which it finds nothing."""

    async def scene() -> list[str]:
        async with tapped(folder, **wishes) as line:
            frame = line.frame()
            assert line.leaks(frame) == []
            doctor(line, frame)
            return line.leaks(frame)

    return asyncio.run(scene())


BANG = {"seed": "canary of the deck", "bots": ["random"] * 3, "pace": 10.0}
CALIBRE = {
    "seed": "canary of the deck",
    "game": "calibre45",
    "sets": ["base"],
    "players": 4,
    "bots": ["random"] * 3,
    "pace": 10.0,
}


def test_a_hand_on_a_screen_of_the_whole_room_is_noticed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with tapped(tmp_path, **BANG) as line:
            hers = msgspec.json.encode(line.frame()).decode()
            line.tap.frame(hers, line.user, "")
            assert line.tap.described == []
            line.tap.frame(hers, line.user, "", screen=True)
            assert line.tap.described

    asyncio.run(scene())


class Gossip:
    """An adviser who has looked into hands."""

    hint_seconds = 1.0

    async def hint(self, table: Table, _seat: PlayerId, _language: str) -> Hint:
        return Hint(0, "only", [], 0)

    async def suspicion(self, table: Table, _seat: PlayerId, _language: str) -> Suspicion:
        game = table.state.game
        assert isinstance(game, Bang)
        return Suspicion(0, [Suspect(PlayerId(1), [RoleChance(str(game.players[1].hand), 1.0)], [])])


def test_advice_that_follows_from_what_is_hidden_is_noticed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with tapped(tmp_path, **BANG) as line:
            gossip = Gossip()
            AdviceTap(line.tap, random.Random(1)).listen(gossip)  # type: ignore[arg-type]
            for _ in range(10):
                await gossip.hint(line.table, PlayerId(ANNA), "en")
            assert (line.tap.advice, line.tap.described) == (10, [])
            for _ in range(10):
                await gossip.suspicion(line.table, PlayerId(ANNA), "en")
            assert any("in another world" in one for one in line.tap.described)

    asyncio.run(scene())


def test_advice_for_whoever_may_have_none_and_a_review_of_a_running_game_are_noticed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with tapped(tmp_path, **BANG) as line:
            tap, table = line.tap, line.table.id
            tap.advised("hint", line.user, table, None)
            tap.advised("review", line.user, table, 0)
            assert tap.described == []
            tap.advised("suspicion", "a spectator", table, None)
            tap.advised("review", line.user, table, line.table.log.seq)
            assert ["who may have none" in one or "not over" in one for one in tap.described] == [True] * 2

    asyncio.run(scene())


def test_the_top_card_of_the_deck_is_noticed(tmp_path: Path) -> None:
    def doctor(line: Tapped, frame: dict[str, Any]) -> None:
        game = line.game
        assert isinstance(game, Bang)
        frame["view"]["discard"] = [game.deck[-1]]

    assert any("hidden card" in one for one in doctored(tmp_path, doctor, **BANG))


def test_a_card_of_another_hand_in_an_option_is_noticed(tmp_path: Path) -> None:
    def doctor(line: Tapped, frame: dict[str, Any]) -> None:
        game = line.game
        assert isinstance(game, Bang)
        frame["ask"] = {"step": 0, "options": [{"key": f"play bang#{game.players[1].hand[0]}"}]}

    assert any("names a hidden card" in one for one in doctored(tmp_path, doctor, **BANG))


def test_a_hidden_role_is_noticed(tmp_path: Path) -> None:
    def doctor(line: Tapped, frame: dict[str, Any]) -> None:
        game = line.game
        assert isinstance(game, Bang)
        hidden = next(seat for seat in range(1, 4) if not game.players[seat].revealed)
        frame["view"]["figures"][hidden]["role"] = game.players[hidden].role

    assert any("is hidden" in one for one in doctored(tmp_path, doctor, **BANG))


def test_a_card_that_somebody_drew_is_noticed(tmp_path: Path) -> None:
    def doctor(line: Tapped, frame: dict[str, Any]) -> None:
        game = line.game
        assert isinstance(game, Bang)
        event = {"name": "drew", "who": 1, "whom": -1, "onto": -1, "privy": None}
        frame["events"] = [{**event, "cards": [game.players[1].hand[0]]}]

    assert any("event drew" in one for one in doctored(tmp_path, doctor, **BANG))


def test_a_weapon_in_another_hand_of_calibre_is_noticed(tmp_path: Path) -> None:
    def doctor(line: Tapped, frame: dict[str, Any]) -> None:
        game = line.game
        assert isinstance(game, Calibre)
        frame["view"]["discard"] = [game.players[1].hand[0]]

    assert any("hidden card" in one for one in doctored(tmp_path, doctor, **CALIBRE))


def test_a_frame_that_depends_on_what_is_hidden_is_noticed(tmp_path: Path) -> None:
    """Even if nobody knows how to read it."""

    def doctor(line: Tapped, frame: dict[str, Any]) -> None:
        frame["view"]["parity"] = sum(line.game.deck[:5]) % 2

    assert any("another world" in one for one in doctored(tmp_path, doctor, **BANG))


@pytest.mark.parametrize("wishes", [BANG, CALIBRE], ids=["bang", "calibre45"])
@pytest.mark.parametrize("agreed", [True, False])
def test_a_reminder_of_what_the_seat_has_not_seen_is_noticed(
    tmp_path: Path, wishes: dict[str, Any], agreed: bool
) -> None:
    """Although it is true: whoever knows what his seat never saw was told by somebody."""

    def doctor(line: Tapped, frame: dict[str, Any]) -> None:
        game = line.game
        assert isinstance(game, Bang | Calibre)
        hands = [[], game.players[1].hand[:1], [], []]
        frame["known"] = {"type": "KnownCards", "hands": hands, "decks": []}

    assert any("reminded of" in one for one in doctored(tmp_path, doctor, **wishes, card_memory=agreed))


@pytest.mark.parametrize("secret", ["token", "seed"])
def test_a_secret_of_the_house_is_noticed_anywhere(tmp_path: Path, secret: str) -> None:
    async def scene() -> None:
        async with tapped(tmp_path, **BANG) as line:
            word = line.token if secret == "token" else line.table.state.party.seed
            line.tap.text("tables", f"nothing but {line.user}", "somebody else")
            assert line.tap.leaks == 0
            line.tap.text("tables", f"{{{word}}}", "somebody else")
            assert line.tap.leaks == 1
            LogTap(line.tap).emit(logging.makeLogRecord({"msg": "hello %s", "args": (word,)}))
            assert line.tap.leaks == 2

    asyncio.run(scene())


def test_a_record_of_a_running_game_is_noticed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with tapped(tmp_path, **BANG) as line:
            line.tap.record("{}", line.user, line.table.id)
            assert line.tap.leaks == 1

    asyncio.run(scene())


def test_options_of_another_in_a_refusal_are_noticed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with tapped(tmp_path, **BANG) as line:
            refusal = {
                "t": "error",
                "table": line.table.id,
                "code": "bad_key",
                "params": {"keys": ["end_turn"]},
            }
            assert line.leaks(refusal)

    asyncio.run(scene())
