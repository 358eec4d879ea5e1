"""Abilities used out of turn (Sid Ketchum) keep every promise that answers keep."""

import random

import pytest

from saloon.games.bang.catalogue import SETS
from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.games.bang.words import PLAY_PHASE
from saloon.games.registry import GAMES
from saloon.kernel.codec import encode, to_plain
from saloon.kernel.conformance import check
from saloon.kernel.ids import PlayerId, every_player
from saloon.kernel.records import GameRecord, give, interrupt_key, record_from_bytes, state_hash
from tests.conformance.walks import dealt, figures, open_decision

SID = "sid_ketchum"


def interrupt_or_answer(game: Bang, rng: random.Random) -> str:
    """Interrupt if somebody can (every second time), otherwise answer at random; says what was done."""
    for player in range(len(game.players)):
        chances = game.interrupts(PlayerId(player))
        if chances and rng.random() < 0.5:
            option = rng.choice(chances)
            done = interrupt_key(PlayerId(player), game.key(option))
            game.interrupt(PlayerId(player), option)
            return done
    decision = open_decision(game)
    index = rng.randrange(len(decision.options))
    done = game.key(decision.options[index])
    game.answer(index)
    return done


@pytest.mark.parametrize("players", GAMES["bang"].player_counts())
def test_walks_with_interrupts_conform_and_can_be_repeated(players: int) -> None:
    rng = random.Random(players)
    interrupted = 0
    for number in range(6):
        game = dealt(players, f"interrupts {number}", "rulebooks", first=SID)
        setup = to_plain(game.setup)
        done: list[str] = []
        while not game.over:
            if done and "!" in done[-1]:
                check(BANG, game, rng)
            done.append(interrupt_or_answer(game, rng))
        interrupted += sum("!" in answer for answer in done)
        record = record_from_bytes(GameRecord("bang", setup, done, state_hash(game), "").to_bytes())
        again = BANG.deal(record.setup)
        for answer in record.answers:
            give(again, answer)
        assert state_hash(again) == record.state_hash
    assert interrupted >= 3


def test_after_an_interrupt_the_same_question_is_asked_again() -> None:
    rng = random.Random(2)
    seen = 0
    for number in range(12):
        game = dealt(4, f"same question {number}", "rulebooks", first=SID)
        while not game.over:
            for option in game.interrupts(PlayerId(0)):
                before = open_decision(game)
                life = game.figures[0].life
                other = game.clone()
                other.interrupt(PlayerId(0), option)
                while other.decision is not None and other.decision.kind == "discard_cost":
                    assert other.decision.player == 0
                    other.answer(0)
                after = open_decision(other)
                # Jesse Jones is not asked again if Sid gave away the only hand that he could take from,
                # nor Sid for excess cards that he has given away.
                if before.kind not in ("first_card", "discard_excess"):
                    assert (after.player, after.kind) == (before.player, before.kind)
                assert other.figures[0].life == life + 1
                seen += 1
            game.answer(rng.randrange(len(open_decision(game).options)))
    assert seen >= 5


def test_nobody_interrupts_his_own_play_phase_or_an_effect_being_resolved() -> None:
    rng = random.Random(3)
    in_effect = 0
    for number in range(10):
        game = dealt(4, f"no interrupt {number}", "rulebooks", first=SID)
        while not game.over:
            decision = open_decision(game)
            if decision.kind == PLAY_PHASE:
                assert not game.interrupts(decision.player), "it is one of his options"
            if not game.stack[-1].quiet():
                in_effect += 1
                assert not [option for player in range(4) for option in game.interrupts(PlayerId(player))]
            game.answer(rng.randrange(len(decision.options)))
        assert not [option for player in range(4) for option in game.interrupts(PlayerId(player))]
    assert in_effect >= 20


def test_asking_for_interrupts_changes_nothing() -> None:
    game = dealt(4, "only asking", "rulebooks", first=SID)
    before = encode(game)
    for player in range(4):
        game.interrupts(PlayerId(player))
    assert encode(game) == before


@pytest.mark.parametrize("key", list(GAMES))
def test_what_may_be_done_out_of_turn_is_offered_once_and_speaking_apart(key: str) -> None:
    """With all boxes, so that the Gag makes words dear."""
    kind = GAMES[key]
    rng = random.Random(5)
    spoken = done = 0
    for number in range(12):
        players = kind.player_counts()[number % len(kind.player_counts())]
        wishes: dict[str, object] = {"players": players, "seed": f"aside {number}", "sets": kind.sets()}
        if key == "bang":
            show = [event.key for event in SETS["wild_west_show"].events]
            wishes["left_out"] = [event for event in show if event not in ("gag", "wild_west_show")]
            wishes["characters"] = [SID] * figures(players)
        game = kind.deal(kind.setup(wishes))
        while game.decision is not None:
            for player in every_player(players):
                aside = kind.out_of_turn(game, player)
                dear = [] if aside.speech is None else [aside.speech]
                keys = [game.key(option) for option in aside.interrupts + dear]
                assert sorted(keys) == sorted(game.key(option) for option in game.interrupts(player))
                assert not any(kind.is_speech(option) for option in aside.interrupts)
                assert all(kind.is_speech(option) for option in dear)
                spoken += len(dear)
                done += len(aside.interrupts)
            game.answer(rng.randrange(len(game.decision.options)))
        for player in every_player(players):
            aside = kind.out_of_turn(game, player)
            assert not aside.interrupts
            assert aside.speech is None
    assert (spoken > 0, done > 0) == ((True, True) if key == "bang" else (False, False))
