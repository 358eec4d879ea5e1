"""The language of scenes itself: a scene that says what the table does not offer breaks, and says why."""

import pytest

from saloon.games.bang.words import DEPUTY, MISSED_OR_HIT, OUTLAW, PLAY_PHASE, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    CAT_BALOU,
    JOURDONNAIS,
    MISSED,
    PANIC,
    PAUL_REGRET,
    SID_KETCHUM,
    SLAB_THE_KILLER,
    STAGECOACH,
    WILLY_THE_KID,
)
from tests.scenes.language import ANY, HAND, Card, Cards, Pile, SceneBroken, Table


def test_the_scene_of_the_architecture_page(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    jourdonnais = table.seat(JOURDONNAIS, life=1, hand=[MISSED, BEER], in_play=[BARREL])
    table.seat(WILLY_THE_KID)
    table.next_cards("9♠", "4♣")
    slab.plays(BANG, at=jourdonnais)
    jourdonnais.uses(JOURDONNAIS)
    jourdonnais.uses(BARREL)
    jourdonnais.plays(MISSED)
    jourdonnais.takes_the_hit()
    jourdonnais.plays(BEER)
    assert jourdonnais.life == 1
    assert slab.decides(PLAY_PHASE)


def test_an_unanswered_question_breaks_the_scene_when_another_player_acts() -> None:
    table = Table()
    sheriff = table.seat(hand=[BANG, STAGECOACH])
    outlaw = table.seat(hand=[MISSED])
    sheriff.plays(BANG, at=outlaw)
    with pytest.raises(
        SceneBroken,
        match=r"p0 \(nobody\) cannot play stagecoach: it is not his decision. "
        r"p1 \(nobody\) is asked missed_or_hit: answer:missed#\d+, pass",
    ):
        sheriff.plays(STAGECOACH)


def test_an_unanswered_question_breaks_the_scene_at_its_end() -> None:
    table = Table()
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[MISSED])
    sheriff.plays(BANG, at=outlaw)
    with pytest.raises(
        SceneBroken, match=r"ends with a question unanswered. p1 \(nobody\) is asked missed_or_hit"
    ):
        table.check_answered()


def test_a_scene_may_say_that_it_stops_at_a_question(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[MISSED])
    sheriff.plays(BANG, at=outlaw)
    assert not outlaw.decides(PLAY_PHASE)
    assert not sheriff.decides(MISSED_OR_HIT)
    assert outlaw.decides(MISSED_OR_HIT)


def test_a_scene_that_stopped_and_went_on_answers_the_next_question_too() -> None:
    table = Table()
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    outlaw = table.seat(hand=[MISSED, MISSED])
    slab.plays(BANG, at=outlaw)
    assert outlaw.decides(MISSED_OR_HIT)
    outlaw.plays(MISSED)
    with pytest.raises(SceneBroken, match="ends with a question unanswered"):
        table.check_answered()


def test_a_scene_in_which_nothing_happens_is_broken() -> None:
    table = Table()
    table.seat()
    with pytest.raises(SceneBroken, match="nothing happened"):
        table.check_answered()


def test_a_card_that_is_not_offered_breaks_the_scene() -> None:
    table = Table()
    sheriff = table.seat(hand=[MISSED])
    table.seat()
    with pytest.raises(
        SceneBroken, match=r"cannot play missed. p0 \(nobody\) is asked play_phase: end_turn."
    ):
        sheriff.plays(MISSED)


def test_what_could_mean_two_things_breaks_the_scene() -> None:
    table = Table()
    sheriff = table.seat(hand=[PANIC])
    outlaw = table.seat(hand=[ANY], in_play=[BARREL("Q♠"), Card("scope")])
    with pytest.raises(SceneBroken, match="could be any of"):
        sheriff.plays(PANIC, at=outlaw, taking=Card(""))
    sheriff.plays(PANIC, at=outlaw, taking="Q♠")
    assert sheriff.hand == [BARREL]


def test_the_table_cannot_be_laid_again_in_mid_scene() -> None:
    table = Table()
    sheriff = table.seat()
    table.seat()
    assert sheriff.life == 5
    with pytest.raises(SceneBroken, match="the table is laid"):
        table.next_cards("9♠")


def test_a_wrong_reason_or_number_breaks_the_scene() -> None:
    table = Table()
    sheriff = table.seat(hand=[BANG, CAT_BALOU])
    near = table.seat(hand=[ANY])
    far = table.seat(PAUL_REGRET)
    table.seat()
    sheriff.cannot_play(BANG, at=far, because="out_of_reach", distance=3, reach=1)
    with pytest.raises(SceneBroken, match="the table says"):
        sheriff.cannot_play(BANG, at=far, because="out_of_reach", distance=2)
    with pytest.raises(SceneBroken, match="the table says"):
        sheriff.cannot_play(BANG, at=far, because="bang_limit")
    with pytest.raises(SceneBroken, match="can play:bang#"):
        sheriff.cannot_play(BANG, at=near, because="out_of_reach")
    with pytest.raises(SceneBroken, match="can play:bang#"):
        sheriff.cannot_play(BANG, because="bang_limit")


def test_a_wrong_warning_breaks_the_scene() -> None:
    table = Table()
    sheriff = table.seat(hand=[BEER, CAT_BALOU])
    near = table.seat(hand=[ANY])
    table.seat()
    sheriff.is_warned("heals_nothing", BEER, life=5)
    with pytest.raises(SceneBroken, match="heals_nothing"):
        sheriff.is_warned("beer_is_flat", BEER)
    with pytest.raises(SceneBroken, match="heals_nothing"):
        sheriff.is_warned("heals_nothing", BEER, life=4)
    with pytest.raises(SceneBroken, match="heals_nothing"):
        sheriff.is_not_warned(BEER)
    with pytest.raises(SceneBroken, match="the table says: None"):
        sheriff.is_warned("own_card", CAT_BALOU, at=near, taking=HAND)
    with pytest.raises(SceneBroken, match="cannot pass"):
        sheriff.is_not_warned()


def test_the_first_seat_is_the_sheriff_and_the_others_keep_the_game_going(table: Table) -> None:
    seats = [table.seat() for _seat in range(7)]
    roles = [table.game.players[seat.number].role for seat in seats]
    assert roles == [SHERIFF, OUTLAW, RENEGADE, OUTLAW, DEPUTY, OUTLAW, DEPUTY]
    assert [seat.life for seat in seats] == [5, 4, 4, 4, 4, 4, 4]


def test_an_ability_that_is_not_offered_breaks_the_scene() -> None:
    table = Table()
    table.seat()
    sid = table.seat(SID_KETCHUM, hand=[ANY, ANY])
    assert not sid.can_use(SID_KETCHUM)
    with pytest.raises(SceneBroken, match="cannot use sid_ketchum: it is not his decision"):
        sid.uses(SID_KETCHUM)


def test_a_hand_is_compared_whatever_its_order_and_a_pile_in_order() -> None:
    cards = [Card("bang", "A♠"), Card("bang", "2♦"), Card("beer", "6♥")]
    assert Cards(cards) == [BEER, BANG, "A♠"]
    assert Cards(cards) == [BANG, BANG("A♠"), "6♥"]
    assert Cards(cards) != [BANG, BANG]
    assert Cards(cards) != [BANG("A♠"), BANG("A♠"), BEER]
    assert "2♦" in Cards(cards)
    assert MISSED not in Cards(cards)
    assert Pile(cards) == [BANG, "2♦", BEER]
    assert Pile(cards) != [BEER, BANG, BANG]
    assert Pile(cards).top(1) == [BANG("A♠")]


def test_a_face_that_no_card_has_is_refused() -> None:
    with pytest.raises(ValueError, match="is not a face"):
        Card("bang", "1♠")
