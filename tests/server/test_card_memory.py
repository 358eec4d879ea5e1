"""Where it is agreed, each seat is reminded of what it has seen in this game, and of nothing else."""

import asyncio
import json
import logging
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saloon.client.account import Account, Refusal
from saloon.client.line import Line
from saloon.games.bang.state import Bang
from saloon.games.calibre45.state import Calibre
from saloon.games.duel.state import Duel
from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.kernel.frames import Game
from saloon.kernel.ids import CardId, PlayerId, every_player
from saloon.kernel.knowledge import KnownCards
from saloon.kernel.protocol import AnyGame
from saloon.kernel.views import HIDDEN
from saloon.server.entries import Answered, Entry, Made, Sat, Started, Stood, from_body, to_body
from saloon.server.frames import entry_frame, state_frame
from saloon.server.log import Moment, TableLog
from saloon.server.memory import remembered
from saloon.server.rights import setup_of
from saloon.server.tables import checked_wishes
from tests.players import players_near
from tests.server.houses import open_house, play_on, quick_table, run

SPECTATOR = -1


def new_log(kind: AnyGame, seed: str, **wishes: Any) -> TableLog:
    players = players_near(kind, 4)
    wanted = {"game": kind.key, "players": players, "sets": kind.sets(), "card_memory": True, **wishes}
    return TableLog("t", Made(checked_wishes(quick_table(**wanted), seed, True), "u0", "Anna", seed))


def enter(log: TableLog, entry: Entry) -> Moment:
    moment = Moment(entry, log.state.after(entry))
    log.add(*moment)
    return moment


def played(log: TableLog, chance: random.Random, until: Callable[[Moment], bool]) -> Moment:
    """Deal and answer at random until something is so, or the game is over."""
    moment = enter(log, Started(setup_of(log.state, log.state.party.seed)))
    while log.state.asked >= 0 and not until(moment):
        game = log.state.game
        assert game is not None
        assert game.decision is not None
        option = chance.choice(game.decision.options)
        moment = enter(log, Answered(log.state.asked, game.key(option), "bot"))
    return moment


def to_the_end(moment: Moment) -> bool:
    return False


def known(frame: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(frame).get("known") or {"hands": [], "decks": []}
    return found


def hand(game: Game, player: int) -> list[CardId]:
    """What is with a player: his hand, and his cowboy."""
    if isinstance(game, Calibre):
        return [*game.players[player].hand, game.players[player].cowboy]
    assert isinstance(game, Bang | Duel)
    return game.players[player].hand


@pytest.mark.long
@pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
def test_each_seat_is_told_the_truth_and_something_of_its_own(kind: AnyGame) -> None:
    """In some games two seats know different things, and nobody is ever told what is not so."""
    told = differing = tops = 0
    for seed in range(4):
        log = new_log(kind, f"truth {seed}")
        played(log, random.Random(seed), to_the_end)
        for moment in log.moments(1):
            game = moment.state.game
            frames = [
                known(entry_frame(moment, PlayerId(seat))) for seat in range(len(moment.state.party.chairs))
            ]
            assert game is not None
            for frame in frames:
                for player, cards in enumerate(frame["hands"]):
                    assert set(cards) <= set(hand(game, player))
                    told += len(cards)
                for card, true in zip(frame["decks"][0] if frame["decks"] else [], top(game), strict=False):
                    assert card in (HIDDEN, true)
                    tops += card != HIDDEN
            differing += len({json.dumps(frame) for frame in frames}) > 1
    assert told > 50
    assert differing > 20
    assert tops > 0 or kind.key != "bang"


def top(game: Game) -> list[CardId]:
    if isinstance(game, Duel):
        return game.decks[0][::-1]
    assert isinstance(game, Bang | Calibre)
    return (game.deck if isinstance(game, Bang) else game.weapons)[::-1]


@pytest.mark.long
@pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
def test_spectators_are_told_nothing_and_nobody_is_where_it_was_not_agreed(kind: AnyGame) -> None:
    for agreed in (True, False):
        log = new_log(kind, "quiet", card_memory=agreed)
        played(log, random.Random(1), to_the_end)
        viewers = [SPECTATOR] if agreed else [SPECTATOR, *every_player(len(log.state.party.chairs))]
        for moment in log.moments(1):
            assert agreed or moment.state.memory == ()
            for viewer in viewers:
                assert "known" not in json.loads(entry_frame(moment, PlayerId(viewer)))


@pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
def test_a_log_that_is_read_again_gives_the_same_bytes(kind: AnyGame) -> None:
    """After a restart, and for whoever comes back in the middle."""
    log = new_log(kind, "again")
    played(
        log,
        random.Random(2),
        lambda now: now.state.seq > 80 and any(known(entry_frame(now, PlayerId(0)))["hands"]),
    )
    first, *others = [from_body(to_body(entry)) for entry in log.entries]
    assert isinstance(first, Made)
    again = TableLog("t", first)
    for entry in others:
        again.read(entry, None)
    assert any(known(state_frame(log.state, PlayerId(0), []))["hands"])
    for viewer in (SPECTATOR, *range(len(log.state.party.chairs))):
        assert state_frame(again.state, viewer, []) == state_frame(log.state, viewer, [])
        told = [entry_frame(moment, viewer) for moment in log.moments(1)]
        for since in (1, 40, 77, log.seq - 1):
            assert [entry_frame(moment, viewer) for moment in again.moments(since)] == told[since - 1 :]


@pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
def test_who_takes_a_bots_seat_is_told_what_the_seat_has_seen_and_who_leaves_is_told_nothing(
    kind: AnyGame,
) -> None:
    log = new_log(kind, "heir")

    def knows(moment: Moment) -> bool:
        return any(known(entry_frame(moment, PlayerId(1)))["hands"])

    before = played(log, random.Random(3), knows)
    assert knows(before)
    sat = enter(log, Sat(PlayerId(1), "u1", "Boris"))
    assert known(entry_frame(sat, PlayerId(1))) == known(entry_frame(before, PlayerId(1)))
    stood = enter(log, Stood(PlayerId(1), "u1"))
    assert "known" not in json.loads(entry_frame(stood, PlayerId(SPECTATOR)))


@pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
def test_the_next_game_begins_with_an_empty_memory(kind: AnyGame) -> None:
    log = new_log(kind, "anew")
    played(log, random.Random(4), lambda moment: any(known(entry_frame(moment, PlayerId(0)))["hands"]))
    dealt = enter(log, Started(setup_of(log.state, log.state.party.seed)))
    assert not any(known(entry_frame(dealt, PlayerId(0)))["hands"])


class Forgetful:
    """A game whose seats cannot learn anything."""

    def __init__(self, kind: AnyGame) -> None:
        self.seats, self.view = kind.seats, kind.view

    def learn(self, *_: object) -> None:
        raise ValueError("never heard of that")


def test_a_memory_that_breaks_stops_nobody(caplog: pytest.LogCaptureFixture) -> None:
    log = new_log(GAMES["bang"], "broken")
    moment = enter(log, Started(setup_of(log.state, log.state.party.seed)))
    forgetful: Any = Forgetful(GAMES["bang"])
    assert moment.state.game is not None
    with caplog.at_level(logging.ERROR):
        left = remembered(forgetful, moment.state.game, moment.state.memory, [])
    assert [len(knowledge.packs) for knowledge in left] == [0] * len(moment.state.party.chairs)
    assert "forgets" in caplog.text


# At a house


async def history(account: Account, table: str) -> bytes:
    return await asyncio.to_thread(account.ask, "history", None, table)


def test_a_restart_in_the_middle_of_a_game_changes_no_byte(tmp_path: Path) -> None:
    async def scene() -> None:
        wishes = quick_table(bots=["random"] * 3, card_memory=True, absent_after=0, seed="5")
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(wishes)
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.my_turn or table.phase == "over")
                while table.known is None:
                    assert table.ask is not None, "a game in which Anna is not out before she knows anything"
                    await table.answer(table.ask.options[0].key)
                    await table.until(lambda: table.my_turn or table.phase == "over")
                assert isinstance(table.known, KnownCards)
                shown, seq = table.known, table.seq
            told = await history(anna, made.table)
            token = anna.token
        async with open_house(tmp_path) as house:
            anna = Account(house.url, token)
            assert await history(anna, made.table) == told
            async with Line(anna) as line:
                again = await line.watch(made.table)
                assert (again.seq, encode(again.known)) == (seq, encode(shown))
                await play_on(again)

    run(scene())


def test_the_host_settles_it_before_a_game_and_everybody_sees_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(private=False))
            await boris.sit(made.table)
            assert not (await boris.table(made.table)).card_memory
            with pytest.raises(Refusal) as refused:
                await boris.agree(made.table, card_memory=True)
            assert refused.value.code == "not_host"
            async with Line(boris) as line:
                table = await line.watch(made.table)
                assert (await anna.agree(made.table, card_memory=True)).card_memory
                await table.until(lambda: table.lobby is not None and table.lobby.card_memory is True)
                seq = table.seq
                await anna.agree(made.table, card_memory=True)
                assert table.seq == seq, "nothing happened the second time"
                await anna.start(made.table)
                for person in (anna, boris):
                    with pytest.raises(Refusal) as late:
                        await person.agree(made.table, card_memory=False)
                    assert late.value.code == ("already_playing" if person is anna else "not_host")

    run(scene())
