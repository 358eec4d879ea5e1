"""What a viewer is shown follows from what he may know, and is as the documents say."""

import json
import random
from pathlib import Path

import jsonschema_rs
import pytest

from saloon.games.registry import GAMES
from saloon.kernel.ids import NO_PLAYER, PlayerId
from saloon.kernel.protocol import AnyGame
from saloon.server.entries import Answered, Back, Interrupted, Made, Said, Sat, Started, Stood, ToBot
from saloon.server.frames import entry_frame, state_frame
from saloon.server.log import Moment, TableLog
from saloon.server.rights import setup_of
from saloon.server.state import TableState
from saloon.server.tables import checked_wishes
from saloon.wire.documents import json_schema
from tests.players import several_tables
from tests.server.houses import open_house, quick_table, run
from tests.server.test_bad_messages import message, raw_socket

PAIRS = 150
"""Of states for each game and number of players."""


def moments(kind: AnyGame, players: int, seed: str) -> list[Moment]:
    """A game of random answers, every entry with its state; some chat and some coming and going in it."""
    wishes = checked_wishes(quick_table(game=kind.key, players=players, sets=kind.sets()), seed, True)
    log = TableLog("t", Made(wishes, "u0", "Anna", seed))
    chance = random.Random(seed)
    found: list[Moment] = []

    def enter(entry: Sat | Started | Answered | Interrupted | Said | ToBot | Back | Stood) -> None:
        moment = Moment(entry, log.state.after(entry))
        log.add(*moment)
        found.append(moment)

    enter(Started(setup_of(log.state, log.state.party.seed)))
    while log.state.asked >= 0:
        game, seat = log.state.game, log.state.asked
        assert game is not None
        assert game.decision is not None
        lot = chance.random()
        if lot < 0.02:
            enter(Said("u9", "Vera", NO_PLAYER, text="psst", apart=True))
        elif lot < 0.04:
            enter(Back(PlayerId(0)) if log.state.party.chairs[0].away else ToBot(PlayerId(0)))
        elif lot < 0.1 and (options := kind.out_of_turn(game, PlayerId(players - 1)).interrupts):
            enter(Interrupted(PlayerId(players - 1), game.key(chance.choice(options)), "bot"))
        else:
            enter(Answered(PlayerId(seat), game.key(chance.choice(game.decision.options)), "bot"))
    return found


@pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
def test_what_a_viewer_may_not_know_changes_nothing_of_what_he_is_shown(kind: AnyGame) -> None:
    pairs = 0
    for number, players in enumerate(several_tables(kind)):
        walk = moments(kind, players, f"walk {number}")
        for place, moment in enumerate(walk[:: max(1, len(walk) * 4 // PAIRS)]):
            for viewer in {-1, place % players}:
                other = permuted(moment.state, PlayerId(viewer), f"{place}")
                if other is not None:
                    pairs += 1
                    assert state_frame(other, PlayerId(viewer), []) == state_frame(
                        moment.state, PlayerId(viewer), []
                    )
                    again = Moment(moment.entry, other)
                    assert entry_frame(again, PlayerId(viewer)) == entry_frame(moment, PlayerId(viewer))
    assert pairs > PAIRS


def permuted(state: TableState, viewer: PlayerId, seed: str) -> TableState | None:
    """The same table in a world that this viewer cannot tell from the true one."""
    if state.game is None or state.game.over:
        return None
    game = state.kind.clone(state.game)
    state.kind.permute_hidden(game, viewer, seed)
    other = TableState(state.table, state.seq, state.party, state.facts, state.kind, game, state.events)
    other.facts_changed, other.game_changed = state.facts_changed, state.game_changed
    return other


@pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
def test_only_the_seat_that_is_asked_is_shown_options(kind: AnyGame) -> None:
    for moment in moments(kind, kind.player_counts()[0], "asked"):
        for viewer in range(-1, kind.player_counts()[0]):
            frame = json.loads(entry_frame(moment, PlayerId(viewer)))
            if viewer != moment.state.asked:
                assert not frame.get("ask", {}).get("options")
                assert not frame.get("ask", {}).get("refusals")
            elif viewer >= 0 and "view" in frame:
                assert frame["ask"]["options"]
            assert "seed" not in json.dumps({**frame, "lobby": None})


def test_every_frame_that_is_sent_is_as_the_documents_say(tmp_path: Path) -> None:
    validator = jsonschema_rs.validator_for(json_schema())

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(bots=["random"] * 3, seconds=60))
            kinds = set()
            async with raw_socket(anna) as socket:
                await socket.send(message(t="watch", table=made.table))
                await socket.send(message(t="ping"))
                await socket.send(message(t="phrase", table=made.table, cid="p", phrase="hello"))
                await socket.send(message(t="nonsense"))
                await anna.start(made.table)
                while True:
                    frame = json.loads(await socket.recv())
                    validator.validate(frame)
                    kinds.add(frame["t"])
                    if frame.get("lobby", {}).get("phase") == "over":
                        break
                    ask = frame.get("ask", {})
                    if ask.get("options"):
                        cid, key = f"c{ask['step']}", ask["options"][0]["key"]
                        answer = message(t="answer", table=made.table, cid=cid, step=ask["step"], key=key)
                        await socket.send(answer)
            assert kinds == {"state", "entry", "ack", "error", "presence", "pong"}

    run(scene())
