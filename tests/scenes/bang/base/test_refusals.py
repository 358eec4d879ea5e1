"""Why a card cannot be played: each reason once, with its numbers."""

import re
from pathlib import Path

import pytest

from saloon.games.bang.words import (
    AS_BANG,
    AS_BEER,
    AS_MISSED,
    FIRST_CARD,
    OUTLAW,
    REASONS,
    RENEGADE,
    SAVE_LIFE,
    SHERIFF,
)
from saloon.kernel.ids import FigureId
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    CAT_BALOU,
    DUEL,
    DYNAMITE,
    INDIANS,
    JAIL,
    JESSE_JONES,
    MISSED,
    MUSTANG,
    PANIC,
    PAUL_REGRET,
    SCHOFIELD,
    STAGECOACH,
    WINCHESTER,
)
from tests.scenes.language import ANY, SceneBroken, Table


def test_bang_limit(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, BANG])
    outlaw = table.seat()
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    sheriff.cannot_play(BANG, because="bang_limit", played=1, limit=1)


def test_out_of_reach(table: Table) -> None:
    sheriff = table.seat(hand=[BANG], in_play=[SCHOFIELD])
    near = table.seat()
    table.seat()
    far = table.seat(in_play=[MUSTANG])
    table.seat()
    table.seat()
    sheriff.cannot_play(BANG, at=far, because="out_of_reach", distance=4, reach=2)
    assert sheriff.can_play(BANG, at=near)


def test_too_far(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC], in_play=[WINCHESTER])
    table.seat(hand=[ANY])
    table.seat()
    far = table.seat(hand=[ANY])
    table.seat()
    table.seat()
    sheriff.cannot_play(PANIC, at=far, because="too_far", distance=3, range=1)


def test_only_as_answer(table: Table) -> None:
    sheriff = table.seat(hand=[MISSED])
    table.seat()
    sheriff.cannot_play(MISSED, because="only_as_answer")


def test_already_in_play(table: Table) -> None:
    sheriff = table.seat(hand=[BARREL], in_play=[BARREL])
    table.seat()
    sheriff.cannot_play(BARREL, because="already_in_play")


def test_jail_on_sheriff(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, hand=[JAIL])
    sheriff = table.seat(role=SHERIFF)
    table.seat(role=RENEGADE)
    outlaw.cannot_play(JAIL, at=sheriff, because="jail_on_sheriff")


def test_already_in_jail(table: Table) -> None:
    sheriff = table.seat(hand=[JAIL])
    prisoner = table.seat(in_play=[JAIL])
    table.seat()
    sheriff.cannot_play(JAIL, at=prisoner, because="already_in_jail")


def test_target_has_no_cards(table: Table) -> None:
    sheriff = table.seat(hand=[CAT_BALOU])
    poor = table.seat()
    table.seat(hand=[ANY])
    sheriff.cannot_play(CAT_BALOU, at=poor, because="target_has_no_cards")


def test_no_target_for_a_jail_when_only_the_sheriff_is_left(table: Table) -> None:
    renegade = table.seat(role=RENEGADE, hand=[JAIL])
    sheriff = table.seat(role=SHERIFF)
    renegade.cannot_play(JAIL, because="no_target")
    renegade.cannot_play(JAIL, at=sheriff, because="jail_on_sheriff")


def test_no_target_for_a_bang_among_riders(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    left = table.seat(PAUL_REGRET)
    right = table.seat(in_play=[MUSTANG])
    sheriff.cannot_play(BANG, because="no_target")
    sheriff.cannot_play(BANG, at=left, because="out_of_reach", distance=2, reach=1)
    sheriff.cannot_play(BANG, at=right, because="out_of_reach", distance=2, reach=1)


def test_beer_two_left(table: Table) -> None:
    table.plays_with(beer_two_players="unplayable")
    sheriff = table.seat(life=2, hand=[BEER])
    table.seat(role=RENEGADE)
    sheriff.cannot_play(BEER, because="beer_two_left")


def test_not_an_answer_says_what_is_asked_for(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, DUEL, INDIANS])
    outlaw = table.seat(life=3, hand=[STAGECOACH, ANY])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.cannot_play(STAGECOACH, because="not_an_answer", symbol=AS_MISSED)
    outlaw.takes_the_hit()
    sheriff.plays(DUEL, at=outlaw)
    outlaw.cannot_play(STAGECOACH, because="not_an_answer", symbol=AS_BANG)
    outlaw.passes()
    sheriff.plays(INDIANS)
    outlaw.cannot_play(STAGECOACH, because="not_an_answer", symbol=AS_BANG)
    outlaw.takes_the_hit()
    assert outlaw.decides(SAVE_LIFE)
    outlaw.cannot_play(STAGECOACH, because="not_an_answer", symbol=AS_BEER)
    outlaw.passes()


def test_not_your_decision(table: Table) -> None:
    table.seat()
    outlaw = table.seat(hand=[STAGECOACH])
    outlaw.cannot_play(STAGECOACH, because="not_your_decision")


def test_not_yourself(table: Table) -> None:
    table.plays_with(self_target_steal="no")
    sheriff = table.seat(hand=[PANIC], in_play=[BARREL])
    table.seat(hand=[ANY])
    sheriff.cannot_play(PANIC, at=sheriff, because="not_yourself")


def test_only_in_play(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC, ANY])
    table.seat(hand=[ANY])
    sheriff.cannot_play(PANIC, at=sheriff, because="only_in_play")


def test_has_no_use(table: Table) -> None:
    sheriff = table.seat(hand=[ANY])
    table.seat()
    sheriff.cannot_play(ANY, because="has_no_use")


def test_game_over(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, hand=[BANG, BEER])
    sheriff = table.seat(role=SHERIFF, life=1)
    table.seat(role=RENEGADE)
    outlaw.plays(BANG, at=sheriff)
    outlaw.cannot_play(BEER, because="game_over")


def test_cannot_save(table: Table) -> None:
    unlucky = table.seat(role=RENEGADE, life=1, hand=[BEER, BEER, ANY], in_play=[DYNAMITE])
    table.seat(role=SHERIFF)
    table.seat(role=OUTLAW)
    unlucky.begins_turn()
    table.next_cards("5♠")
    unlucky.cannot_play(BEER, because="cannot_save", needed=3)
    assert unlucky.decides(SAVE_LIFE)


def test_wrong_moment(table: Table) -> None:
    jesse = table.seat(JESSE_JONES, hand=[BANG])
    table.seat(hand=[ANY])
    jesse.begins_turn()
    jesse.cannot_play(BANG, because="wrong_moment")
    assert jesse.decides(FIRST_CARD)


def test_only_the_owner_of_a_card_is_told_why(table: Table) -> None:
    sheriff = table.seat(hand=[MISSED])
    table.seat(hand=[BANG])
    with pytest.raises(SceneBroken, match=r"the table says: \[\]"):
        sheriff.cannot_play(BANG, because="not_your_decision")


def test_every_reason_has_a_scene() -> None:
    scenes = Path(__file__).parents[1].rglob("test_*.py")
    text = "\n".join(path.read_text(encoding="utf-8") for path in scenes)
    named = set(re.findall(r'because="(\w+)"', text))
    # No card is refused for these two: they are about an ability.
    assert set(REASONS) - {""} - named <= {"full_life", "too_few_cards"}


def test_a_kind_without_anybody_to_play_it_at_has_no_plays(table: Table) -> None:
    """What is aimed at everybody's cards has none to aim at: nothing of it is offered."""
    sheriff = table.seat(hand=[CAT_BALOU])
    table.seat()
    game = table.game
    assert not game.book.kinds["cat_balou"].has_plays(game, FigureId(0))
    assert game.book.kinds["stagecoach"].has_plays(game, FigureId(0))
    assert sheriff.offered == ["end_turn"]
