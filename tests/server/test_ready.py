"""Answers that somebody has ready: given for him when he is asked, and known to nobody else."""

import random
import re
from pathlib import Path

import pytest

from saloon.bots.ready import OWN_TURN, READY, picked, ready_for
from saloon.client.account import Refusal
from saloon.client.line import Line
from saloon.games.registry import GAMES
from saloon.kernel.decisions import Decision, Option
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, PlayerId
from saloon.server.clock import HandClock
from saloon.server.readied import Readied
from saloon.server.refused import Refused
from saloon.text.texts import Texts
from saloon.wire import messages as wire
from tests.players import players_near
from tests.server.houses import open_house, quick_table, run
from tests.server.test_tempo import PACE, next_answer


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_some_and_all_have_their_words(game: str) -> None:
    keys = [one.key for one in ready_for(game)]
    assert keys
    assert len(set(keys)) == len(keys)
    for language in ("en", "ru"):
        assert all(Texts(language).has(f"common.ready.{game}.{key}") for key in keys)


@pytest.mark.parametrize("game", GAMES)
def test_every_one_picks_an_option_in_some_game(game: str) -> None:
    """And whoever is on turn is asked something that ends them."""
    kind = GAMES[game]
    wanted = {one.key for one in READY[game]}
    turns = 0
    for seed in range(40):
        players = players_near(kind, 4)
        dealt = kind.deal(kind.setup({"players": players, "seed": f"ready {seed}", "sets": kind.sets()[:1]}))
        chance = random.Random(seed)
        while (decision := dealt.decision) is not None:
            turns += decision.kind in OWN_TURN
            keys = [dealt.key(option) for option in decision.options]
            for one in READY[game]:
                if one.asked == decision.kind and picked(one, keys)[0]:
                    wanted.discard(one.key)
            dealt.answer(chance.randrange(len(keys)))
        if not wanted and turns:
            return
    raise AssertionError(f"never picked: {wanted}")


KEYS = {0: "pass", 1: "answer:missed#7", 2: "use:barrel#55"}


class Keyed:
    """As much of a game as a ready answer asks."""

    def key(self, option: Option) -> str:
        return KEYS[option.verb]


def asked(kind: str, *verbs: int) -> Decision:
    options = [Option(verb, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD) for verb in verbs]
    return Decision(PlayerId(0), NO_FIGURE, kind, options)


def given(ready: Readied, decision: Decision) -> tuple[str, str]:
    return ready.answer("anna", Keyed(), decision)  # type: ignore[arg-type]


def test_the_barrel_comes_first_then_missed_then_the_hit() -> None:
    ready = Readied("bang")
    ready.change("anna", "defend", True)
    assert given(ready, asked("missed_or_hit", 2, 1, 0)) == ("use:barrel#55", "used")
    assert ready.keys("anna") == ["defend"], "the same shot may ask again"
    assert given(ready, asked("missed_or_hit", 1, 0)) == ("answer:missed#7", "used")
    assert given(ready, asked("missed_or_hit", 0)) == ("pass", "used")
    assert given(ready, asked("missed_or_hit", 0)) == ("", ""), "used is used"


def test_what_does_not_fit_falls_back_to_asking_him() -> None:
    ready = Readied("bang")
    ready.change("anna", "missed", True)
    assert given(ready, asked("missed_or_hit", 2, 0)) == ("", "unfit")
    assert ready.keys("anna") == []


def test_they_end_with_his_next_turn_and_one_takes_the_place_of_another() -> None:
    ready = Readied("bang")
    ready.change("anna", "missed", True)
    ready.change("anna", "take_hit", True)
    ready.change("anna", "give_up_duel", True)
    assert ready.keys("anna") == ["take_hit", "give_up_duel"]
    ready.change("anna", "give_up_duel", False)
    assert ready.keys("anna") == ["take_hit"]
    assert given(ready, asked("play_phase", 0)) == ("", "turn")
    assert ready.keys("anna") == []
    with pytest.raises(Refused):
        ready.change("anna", "everything", True)


def test_nobody_else_hears_of_it_until_it_is_used(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(private=False, players=4, bots=[], seed="ready", pace=0))
            await boris.sit(made.table)
            async with Line(anna) as hers, Line(boris) as his, Line(anna) as also_hers:
                table, other = await hers.watch(made.table), await his.watch(made.table)
                second = await also_hers.watch(made.table)
                with pytest.raises(Refusal) as early:
                    await table.have_ready("take_hit")
                assert early.value.code == "not_playing"
                await anna.start(made.table)
                await table.until(lambda: table.my_turn or other.my_turn)
                if table.my_turn:
                    table, other, second = other, table, other
                await other.until(lambda: other.my_turn)
                heard: list[wire.ServerMessage] = []
                other.on_message = heard.append
                for key, on in (("take_hit", True), ("give_up_duel", True), ("take_hit", False)):
                    await table.have_ready(key, on)
                await table.until(lambda: table.readied == ["give_up_duel"])
                await second.until(lambda: second.readied == ["give_up_duel"])
                with pytest.raises(Refusal) as wrong:
                    await table.have_ready("everything")
                assert wrong.value.code == "illegal_answer"
                await boris.me()
                assert not [one for one in heard if not isinstance(one, wire.Presence)]
                assert not any("give_up" in str(one) for one in heard)

    run(scene())


UNDER_FIRE = """game: bang
turn: p1
p0: sheriff bart_cassidy 4 | hand mustang missed
p1: outlaw willy_the_kid 4 | hand bang bang beer
p2: outlaw suzy_lafayette 4 | hand missed
p3: renegade rose_doolan 3 | hand bang
"""


def test_the_server_gives_it_at_the_pace_of_the_table_as_his_own_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(private=False, position=UNDER_FIRE, pace=PACE))
            await boris.sit(made.table, PlayerId(1))
            async with Line(anna) as hers, Line(boris) as his:
                table, other = await hers.watch(made.table), await his.watch(made.table)
                await anna.start(made.table)
                await other.until(lambda: other.my_turn)
                told: list[wire.ServerMessage] = []
                table.on_message = told.append
                for wanted, life in (("take_hit", 3), ("missed", 3)):
                    await table.have_ready(wanted)
                    assert other.ask is not None
                    shot = next(one.key for one in other.ask.options if re.match(r"play:bang.*>p0", one.key))
                    number = table.seq
                    await other.answer(shot)
                    await table.until(lambda seq=number: table.seq > seq)  # type: ignore[misc]
                    clock.move(await next_answer(clock) + 0.001)
                    await other.until(lambda: other.my_turn)
                    entry = [one for one in told if isinstance(one, wire.Entry) and one.what == "answered"][
                        -1
                    ]
                    assert (entry.seat, entry.by) == (0, "person")
                    assert entry.view is not None
                    assert entry.view.figures[0].life == life  # type: ignore[attr-defined]
                assert [one.why for one in told if isinstance(one, wire.ReadyNow)].count("used") == 2
                assert table.readied == []

    run(scene())
