"""What the doors promise: the same game behind each, seeds, masks, rewards, forced moves, interrupts."""

import copy
import pickle
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from typer.testing import CliRunner

from saloon.cli import app
from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import record_from_bytes
from saloon.research import aec, seat, spiel
from saloon.research.actions import IllegalAction, actions_for
from saloon.research.batch import Batch
from saloon.research.play import Play
from saloon.research.table import Table


def played(play: Play, seed: int) -> bytes:
    """The state at the end of a game, answered at random."""
    chance = random.Random(seed)
    while play.options:
        play.answer(chance.randrange(len(play.options)))
    return encode(play.game)


def is_redacted(event: Event, viewer: PlayerId) -> bool:
    """Whether it is for everybody, or for this viewer, or without its cards."""
    return event.privy is None or event.privy == [viewer] or (not event.privy and not event.cards)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_deal_and_answers_are_the_same_game_behind_every_door(game: str) -> None:
    table = Table(game)
    play = Play(table, table.deal("7/0"))
    env = aec.TableEnv(table)
    env.reset(seed=7)
    batch = Batch(table, 1)
    batch.reset(7)
    state = pyspiel.load_game(
        spiel.NAME, {"game": game, "players": table.players, "seed": 7, "deals": 4}
    ).new_initial_state()
    state.apply_action(0)
    chance = random.Random(game)
    for _step in range(80):
        if play.over:
            break
        seen = env.observe(env.agent_selection)
        rows = actions_for("index", table).rows(play.options, play.player)
        assert env.agent_selection == f"player_{play.player}" == f"player_{state.current_player()}"
        assert batch.player[0] == play.player
        assert seen["observation"].tobytes() == play.row(play.player) == batch.observation[0].tobytes()
        assert np.frombuffer(state.row(play.player), np.int8).tobytes() == play.row(play.player)
        assert (seen["action_mask"] == batch.mask[0]).all()
        assert (batch.options[0, : batch.count[0]] == rows).all()
        assert (seen["options"][: len(rows)] == rows).all()
        assert state.legal_actions() == list(range(len(play.options)))
        action = chance.randrange(len(play.options))
        play.answer(action)
        env.step(action)
        batch.step([action])
        state.apply_action(action)


def test_a_seed_begins_a_row_of_deals_and_reset_goes_on_in_it() -> None:
    env = aec.env()
    names = []
    for seed in (3, None, None, 3):
        env.reset(seed=seed)
        names.append(env.deal)
    assert names == ["3/0", "3/1", "3/2", "3/0"]
    env.reset(options={"deal": "a game of the simulator"})
    assert env.table.kind.seed_of(env.table.setup(env.deal)) == "a game of the simulator"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_the_simulator_is_dealt_again_by_the_name_of_its_deal(game: str, tmp_path: Path) -> None:
    words = ["sim", "--game", game, "--games", "2", "--seed", "7", "--bots", "random", "--jobs", "1"]
    table = Table(game)
    saved = CliRunner().invoke(app, [*words, "--players", str(table.players), "--save", str(tmp_path)])
    assert saved.exit_code == 0, saved.output
    record = record_from_bytes((tmp_path / "7-1.json").read_bytes())
    assert record.setup == table.setup("7/1")
    play = Play(table, table.deal("7/1"), skip_forced=False)
    for answer in record.answers:
        play.answer(play.keys().index(answer))
    assert play.game.over


def test_an_action_outside_the_mask_raises_and_changes_nothing() -> None:
    for encoding in ("index", "flat"):
        env = aec.env(encoding=encoding)
        env.reset(seed=1)
        before = encode(env.play.game)
        wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[-1])
        with pytest.raises(IllegalAction):
            env.step(wrong)
        batch = Batch(env.table, 3, encoding)
        states = [encode(play.game) for play in batch.plays]
        good = [int(np.flatnonzero(batch.mask[number])[0]) for number in range(2)]
        with pytest.raises(IllegalAction):
            batch.step([*good, wrong])
        assert encode(env.play.game) == before
        assert [encode(play.game) for play in batch.plays] == states


def test_a_learner_at_a_seat_who_breaks_the_mask_gives_the_mildest_answer() -> None:
    env = seat.env(players=4)
    env.reset(seed=5)
    twin = seat.env(players=4)
    twin.reset(seed=5)
    _seen, _reward, _ended, _cut, told = env.step(env.actions.size - 1)
    assert told["illegal"]
    assert "illegal" not in twin.step(0)[4]
    assert encode(env.play.game) == encode(twin.play.game)


def test_flat_numbers_mean_the_same_option_and_the_first_of_equal_ones() -> None:
    table = Table("bang", 5, "all")
    actions = actions_for("flat", table)
    play = Play(table, table.deal("flat"))
    chance = random.Random(1)
    together = 0
    while play.options:
        legal = actions.legal(play.options, play.player)
        together += len(legal) < len(play.options)
        for action in legal:
            place = actions.choice(action, play.options, play.player)
            same = [
                index
                for index, option in enumerate(play.options)
                if table.columns.flat(option, play.player) == action
            ]
            assert place == same[0]
        play.answer(chance.randrange(len(play.options)))
    assert together > 0


def test_of_too_many_options_the_first_are_offered_and_it_is_told() -> None:
    table = Table("bang", 5, most_options=2)
    batch = Batch(table, 8)
    env = aec.TableEnv(table)
    env.reset(seed=0)
    assert batch.options.shape == (8, 2, 8)
    for _step in range(60):
        long = [play for play in batch.plays if len(play.options) > 2]
        assert int((batch.left_out > 0).sum()) == len(long)
        assert batch.count.max() <= 2
        if len(env.play.options) > 2:
            assert env.infos[env.agent_selection]["left_out"] == len(env.play.options) - 2
        env.step(0)
        batch.step([0] * 8)
    with pytest.raises(IllegalAction):
        batch.step([2] * 8)


@pytest.mark.parametrize("game", GAMES)
def test_games_of_a_batch_end_with_rewards_and_are_dealt_anew(game: str) -> None:
    table = Table(game)
    batch = Batch(table, 6)
    chance = np.random.default_rng(1)
    ended = 0
    for _step in range(3000):
        batch.step((chance.random(6) * batch.count).astype(np.int64))
        for number in np.flatnonzero(batch.done):
            ended += 1
            assert set(batch.reward[number].tolist()) <= {1.0, -1.0}
            assert batch.reward[number].max() == 1.0
            assert batch.plays[number].game.step < 40
        assert (batch.reward[~batch.done] == 0).all()
        if ended > 6:
            break
    assert ended > 6


def test_a_game_in_which_nobody_does_anything_is_broken_off_without_reward() -> None:
    batch = Batch(Table("bang"), 2, most_steps=30)
    for _step in range(40):
        batch.step([0, 0])
        if batch.done.any():
            break
    assert batch.truncated.any()
    assert (batch.reward == 0).all()


def test_forced_moves_are_asked_only_on_request() -> None:
    table = Table("bang", 5)
    asked = Play(table, table.deal("forced"), skip_forced=False)
    counts: list[int] = []
    while asked.options and len(counts) < 200:
        counts.append(len(asked.options))
        asked.answer(len(asked.options) - 1)
    assert 1 in counts
    skipped = Play(table, table.deal("forced"))
    while skipped.options and skipped.game.step < 200:
        assert len(skipped.options) > 1
        skipped.answer(len(skipped.options) - 1)


def test_who_may_interrupt_is_asked_and_may_let_it_pass() -> None:
    table = Table("bang", 4)
    chance = random.Random(2)
    passed = acted = 0
    for deal in range(60):
        play = Play(table, table.deal(f"interrupts {deal}"), interrupts=True)
        while play.options:
            if play.out_of_turn:
                assert play.keys()[0] == "let_pass"
                assert play.keys()[1].startswith("use:sid_ketchum")
                index = chance.randrange(len(play.options))
                passed += index == 0
                acted += index > 0
                play.answer(index)
            else:
                play.answer(chance.randrange(len(play.options)))
        if passed and acted:
            return
    raise AssertionError(f"nobody was asked often enough: passed {passed}, acted {acted}")


def test_plays_and_environments_can_be_copied_and_pickled() -> None:
    table = Table("bang", 5, "all")
    play = Play(table, table.deal("copies"))
    for _step in range(30):
        play.answer(len(play.options) - 1)
    twins = [copy.deepcopy(play), play.clone(), pickle.loads(pickle.dumps(play))]
    ends = {played(one, 4) for one in [*twins, play]}
    assert len(ends) == 1
    env = aec.env("duel")
    env.reset(seed=2)
    other = copy.deepcopy(env)
    env.step(1)
    assert encode(other.play.game) != encode(env.play.game)


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_and_its_copies_go_on_alike_and_apart(game: str) -> None:
    batch = Batch(Table(game), 3, history=4)
    for _step in range(20):
        batch.step([0, 1, 1])
    for twin in (copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        original = copy.deepcopy(batch)
        before = batch.observation.copy()
        for _step in range(20):
            original.step([1, 0, 1])
            twin.step([1, 0, 1])
            for name in ("observation", "options", "history", "mask", "count", "player", "reward", "done"):
                assert (getattr(twin, name) == getattr(original, name)).all(), name
        assert (batch.observation == before).all()
        assert (twin.observation != before).any()


def test_what_goes_along_is_redacted_and_there_only_on_request() -> None:
    env = aec.env(info=("view", "keys", "events"))
    env.reset(seed=1)
    for _step in range(40):
        told = env.infos[env.agent_selection]
        viewer = env.play.player
        assert encode(told["view"]) == encode(env.table.kind.view(env.play.game, viewer))
        assert told["keys"] == told["view"].options
        assert all(is_redacted(event, viewer) for event in told["events"])
        env.step(0)
    with pytest.raises(ValueError, match="there is: view, keys, events"):
        aec.env(info=("hands",))
    with pytest.raises(ValueError, match="encodings: index, flat"):
        aec.env(encoding="keys")


def test_the_spec_names_every_column_and_the_table_can_be_looked_at() -> None:
    for game in GAMES:
        env = aec.env(game, render_mode="ansi")
        env.reset(seed=0)
        spec = env.spec()
        seen = env.observe("player_0")["observation"]
        assert len(spec.columns) == len(seen)
        assert all(
            low <= number <= high for (_name, low, high), number in zip(spec.columns, seen, strict=True)
        )
        assert "?" in str(env.render())


@pytest.mark.parametrize("game", GAMES)
def test_a_world_of_open_spiel_is_dealt_from_what_the_player_sees(game: str) -> None:
    table = Table(game)
    loaded = pyspiel.load_game(spiel.NAME, {"game": game, "players": table.players, "deals": 4})
    state = loaded.new_initial_state()
    state.apply_action(1)
    chance = random.Random(3)
    worlds = set()
    for _step in range(12):
        player = state.current_player()
        numbers = iter(chance.random() for _number in range(9))
        world = state.resample_from_infostate(player, lambda numbers=numbers: next(numbers))
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
        worlds.add(encode(world.play.game) != encode(state.play.game))
        state.apply_action(chance.choice(state.legal_actions()))
    assert worlds == {True}


def test_bots_of_the_house_play_the_other_seats_to_the_end() -> None:
    endings: list[Any] = []
    for bots in ("random", "greenhorn"):
        env = seat.env(players=4, bots=bots, info=("events",))
        _seen, told = env.reset(seed=9)
        ended, reward = False, 0.0
        while not ended:
            mask = env.action_masks()
            assert mask.sum() == min(len(env.play.options), 256)
            _seen, reward, ended, cut, told = env.step(int(np.flatnonzero(mask)[-1]))
            assert all(is_redacted(event, PlayerId(0)) for event in told["events"])
            assert not cut
        endings.append((reward, env.play.game.step))
        assert not env.action_masks().any()
    assert all(one != other for one, other in pairwise(endings))
