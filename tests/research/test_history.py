"""Rows of the last events: what happened, as the viewer heard it and no more."""

import copy
import pickle
import random
from collections.abc import Iterable

import numpy as np
import pytest

from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, FigureId, PlayerId
from saloon.research import aec, seat
from saloon.research.batch import Batch
from saloon.research.history import EVENT_COLUMNS, Historian
from saloon.research.play import Play
from saloon.research.table import Table

LENGTH = 24
TABLES = [(game, "") for game in GAMES] + [("bang", "all")]


def listened(table: Table, deal: str) -> Play:
    return Play(table, table.deal(deal, []), history=LENGTH)


def exchanged(events: Iterable[Event], viewer: PlayerId) -> list[Event]:
    """The same, with another card in place of each one that this viewer does not see."""
    return [
        event
        if event.privy is None or viewer in event.privy
        else event.told([CardId(0) for _card in event.cards], event.amount, event.privy)
        for event in events
    ]


@pytest.mark.parametrize(("game", "sets"), TABLES)
def test_whatever_happens_has_a_number_and_is_told_to_each_as_he_heard_it(game: str, sets: str) -> None:
    table = Table(game, 0, sets)
    historian = Historian(table, LENGTH)
    spec = table.spec()
    chance = random.Random(game)
    seen_apart = False
    for deal in range(3):
        play = listened(table, f"history {deal}")
        while play.options and play.game.step < 400:
            for viewer in map(PlayerId, range(table.players)):
                rows = historian.rows(play.recent, viewer)
                heard = [event.seen_by(viewer) for event in play.recent]
                assert rows.tolist() == historian.rows(exchanged(play.recent, viewer), viewer).tolist()
                last = dict(zip(EVENT_COLUMNS, rows[-1].tolist(), strict=True))
                assert spec.events[last["event"]] == heard[-1].name
                assert last["amount"] == heard[-1].amount
                if heard[-1].cards:
                    assert last["card"] == table.columns.definition_of(heard[-1].cards[-1])
                seen_apart |= rows.tolist() != historian.rows(play.recent, PlayerId(0)).tolist()
            play.answer(chance.randrange(len(play.options)))
    assert seen_apart


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_of_an_event_leave_no_trace_in_the_rows_of_others(game: str) -> None:
    table = Table(game)
    historian = Historian(table, 4)

    def drawn(*cards: int) -> list[Event]:
        one = PlayerId(1)
        return [Event("drew", FigureId(1), cards=[CardId(card) for card in cards], privy=[one])]

    assert (historian.rows(drawn(1, 2), PlayerId(0)) == historian.rows(drawn(30, 31), PlayerId(0))).all()
    own = historian.rows(drawn(1, 2), PlayerId(1))
    assert (own != historian.rows(drawn(30, 31), PlayerId(1))).any()
    kinds = own[:, EVENT_COLUMNS.index("card")].tolist()
    assert kinds == [-1, -1, *(table.columns.definition_of(CardId(card)) for card in (1, 2))]
    assert own[:2].tolist() == [[-1] * len(EVENT_COLUMNS)] * 2


def test_a_long_event_does_not_push_the_newest_rows_out() -> None:
    table = Table("bang")
    events = [Event("drew", FigureId(0), cards=[CardId(card) for card in range(9)])]
    rows = Historian(table, 3).rows(events, PlayerId(0))
    assert rows[:, 3].tolist() == [table.columns.definition_of(CardId(card)) for card in (6, 7, 8)]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_history_behind_every_door(game: str) -> None:
    table = Table(game)
    env = aec.TableEnv(table, history=LENGTH)
    env.reset(seed=7)
    batch = Batch(table, 2, history=LENGTH)
    batch.reset(7)
    play = listened(table, "7/0")
    chance = random.Random(game)
    for _step in range(60):
        if play.over:
            break
        rows = Historian(table, LENGTH).rows(play.recent, play.player)
        assert (env.observe(env.agent_selection)["history"] == rows).all()
        assert (batch.history[0] == rows).all()
        action = chance.randrange(len(play.options))
        play.answer(action)
        env.step(action)
        batch.step([action, 0])


def test_a_seat_and_its_copies_hear_on() -> None:
    """Bots that hear, and a learner who remembers: a copy in mid-game goes on exactly as the original."""
    env = seat.env(players=4, bots="greenhorn", history=LENGTH, info=("events",))
    env.reset(seed=3)
    for _step in range(10):
        env.step(0)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _step in range(25):
        seen, _reward, ended, _cut, told = env.step(1)
        for twin in twins:
            other, _reward, _ended, _cut, heard = twin.step(1)
            assert (other["history"] == seen["history"]).all()
            assert [encode(one) for one in heard["events"]] == [encode(one) for one in told["events"]]
            assert encode(twin.play.game) == encode(env.play.game)
        if ended:
            break


def test_an_agent_is_told_all_that_he_heard_since_his_own_last_step() -> None:
    env = aec.env(players=4, info=("events",))
    env.reset(seed=2)
    log: list[Event] = list(env.play.game.log or [])
    since = dict.fromkeys(env.agents, 0)
    chance = np.random.default_rng(1)
    for _step in range(120):
        seen, _reward, ended, cut, told = env.last()
        if ended or cut:
            break
        agent, viewer = env.agent_selection, env.play.player
        heard = [encode(event.seen_by(viewer)) for event in log[since[agent] :]]
        assert [encode(event) for event in told["events"]] == heard
        since[agent] = len(log)
        assert seen is not None
        env.step(aec.random_action(seen, chance))
        log += env.play.game.log or []
    assert len(log) > 100


def test_what_was_left_out_once_is_not_told_again_later() -> None:
    env = aec.env(players=5, most_options=4)
    env.reset(seed=0)
    told = set()
    chance = random.Random(1)
    for _step in range(60):
        left = env.infos[env.agent_selection].get("left_out", 0)
        assert left == max(0, len(env.play.options) - 4)
        told.add(left > 0)
        env.step(chance.randrange(min(4, len(env.play.options))))
    assert told == {True, False}
