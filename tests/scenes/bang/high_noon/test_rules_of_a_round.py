"""Events that change a rule for a round: suits, drawing, BANG! and Beer, abilities, the way round."""

from saloon.games.bang.words import PLAY_PHASE, PUT_CARD_BACK
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BART_CASSIDY,
    BEER,
    BLACK_JACK,
    CALAMITY_JANET,
    DUEL,
    DYNAMITE,
    EL_GRINGO,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    JAIL,
    JESSE_JONES,
    JOURDONNAIS,
    KIT_CARLSON,
    MISSED,
    PAUL_REGRET,
    SALOON,
    SID_KETCHUM,
    VOLCANIC,
    WILLY_THE_KID,
)
from tests.scenes.bang.high_noon.names import (
    BLESSING,
    CURSE,
    GOLD_RUSH,
    HANGOVER,
    HIGH_NOON,
    SETS,
    SHOOTOUT,
    THE_REVEREND,
    THE_SERMON,
    THIRST,
    TRAIN_ARRIVAL,
)
from tests.scenes.language import ANY, Seat, Table


def three(table: Table, event: str, character: str = "nobody", **place: object) -> tuple[Seat, Seat, Seat]:
    """A Sheriff (as described) and two others, under an event."""
    table.plays_with(sets=SETS)
    table.event(event)
    return table.seat(character, **place), table.seat(), table.seat()  # type: ignore[arg-type]


def test_under_the_blessing_every_check_is_hearts(table: Table) -> None:
    three(table, BLESSING)
    outlaw = table.seat(in_play=[DYNAMITE, JAIL])
    table.next_cards("5♠", "6♠")
    outlaw.begins_turn()
    assert outlaw.life == 4
    assert outlaw.in_play == []
    assert outlaw.decides(PLAY_PHASE)


def test_under_the_blessing_black_jacks_second_card_is_red(table: Table) -> None:
    three(table, BLESSING)
    jack = table.seat(BLACK_JACK)
    table.next_cards("2♠", "3♠", "4♠")
    jack.begins_drawing()
    assert jack.hand == ["2♠", "3♠", "4♠"]


def test_under_the_curse_a_low_heart_blows_up_the_dynamite(table: Table) -> None:
    three(table, CURSE)
    outlaw = table.seat(in_play=[DYNAMITE])
    table.next_cards("5♥")
    outlaw.begins_turn()
    assert outlaw.life == 1


def test_under_the_curse_a_king_does_not(table: Table) -> None:
    three(table, CURSE)
    outlaw = table.seat(in_play=[DYNAMITE])
    table.next_cards("K♥")
    outlaw.begins_turn()
    assert outlaw.life == 4


def test_under_the_curse_no_barrel_helps(table: Table) -> None:
    sheriff, _one, _other = three(table, CURSE, hand=[BANG])
    outlaw = table.seat(in_play=[BARREL], hand=[ANY])
    table.next_cards("4♥")
    sheriff.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    outlaw.takes_the_hit()
    assert outlaw.life == 3


def test_in_the_gold_rush_the_turn_passes_counter_clockwise(table: Table) -> None:
    sheriff, one, other = three(table, GOLD_RUSH)
    sheriff.ends_turn()
    assert table.turn == other
    other.ends_turn()
    assert table.turn == one


def test_by_the_compendium_the_gold_rush_turns_the_effects_of_cards_too(table: Table) -> None:
    sheriff, _one, other = three(table, GOLD_RUSH, hand=[GENERAL_STORE])
    table.next_cards("2♥", "3♥", "4♥")
    sheriff.plays(GENERAL_STORE)
    sheriff.picks("2♥")
    other.picks("4♥")
    assert other.hand == ["4♥"]


def test_by_the_publisher_the_effects_of_cards_stay_clockwise(table: Table) -> None:
    table.plays_with(sets=SETS, preset="official")
    sheriff, one, other = table.seat(in_play=[DYNAMITE]), table.seat(), table.seat()
    table.event(GOLD_RUSH)
    table.next_cards("K♦")
    sheriff.begins_turn()
    assert one.in_play == [DYNAMITE]
    sheriff.ends_turn()
    assert table.turn == other


def test_the_reverend_forbids_beer(table: Table) -> None:
    sheriff, _one, _other = three(table, THE_REVEREND, life=3, hand=[BEER, SALOON])
    sheriff.cannot_play(BEER, because="event_forbids")
    sheriff.plays(SALOON)
    assert sheriff.life == 4


def test_the_reverend_lets_nobody_be_saved_by_beer(table: Table) -> None:
    sheriff, _one, _other = three(table, THE_REVEREND, hand=[BANG])
    outlaw = table.seat(life=1, hand=[BEER, ANY])
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    assert not outlaw.alive


def test_the_sermon_forbids_bang_in_ones_own_turn_but_not_gatling(table: Table) -> None:
    sheriff, one, _other = three(table, THE_SERMON, WILLY_THE_KID, hand=[BANG, GATLING], in_play=[VOLCANIC])
    sheriff.cannot_play(BANG, at=one, because="event_forbids")
    assert sheriff.can_play(GATLING)


def test_under_the_sermon_the_challenger_cannot_answer_in_his_duel(table: Table) -> None:
    sheriff, one, _other = three(table, THE_SERMON, hand=[DUEL, BANG])
    three_of_clubs = BANG("3♣")
    one.place.hand = [three_of_clubs.line()]
    sheriff.plays(DUEL, at=one)
    one.plays(BANG)
    assert sheriff.life == 4
    assert sheriff.hand == [BANG]
    assert sheriff.decides(PLAY_PHASE)


def test_under_the_sermon_others_answer_the_indians(table: Table) -> None:
    sheriff, one, other = three(table, THE_SERMON, hand=[INDIANS])
    one.place.hand = [BANG.line()]
    sheriff.plays(INDIANS)
    one.plays(BANG)
    assert (one.life, other.life) == (4, 3)


def test_under_the_sermon_janet_cannot_fire_her_missed(table: Table) -> None:
    janet, one, _other = three(table, THE_SERMON, CALAMITY_JANET, hand=[MISSED])
    assert not janet.can_play(MISSED, at=one)
    assert janet.decides(PLAY_PHASE)


def test_the_train_brings_one_more_card(table: Table) -> None:
    sheriff, _one, _other = three(table, TRAIN_ARRIVAL)
    sheriff.begins_drawing()
    assert len(sheriff.hand) == 3


def test_the_trains_card_comes_after_black_jacks(table: Table) -> None:
    jack, _one, _other = three(table, TRAIN_ARRIVAL, BLACK_JACK)
    table.next_cards("2♠", "3♦", "4♣", "5♣")
    jack.begins_drawing()
    assert jack.hand == ["2♠", "3♦", "4♣", "5♣"]


def test_with_the_train_kit_takes_the_top_three_without_a_question(table: Table) -> None:
    kit, _one, _other = three(table, TRAIN_ARRIVAL, KIT_CARLSON)
    table.next_cards("2♠", "3♥", "4♣", "5♦")
    kit.begins_drawing()
    assert kit.hand == ["2♠", "3♥", "4♣"]
    assert table.deck.top(1) == ["5♦"]


def test_jesse_takes_from_a_hand_and_the_train_comes_from_the_deck(table: Table) -> None:
    jesse, one, _other = three(table, TRAIN_ARRIVAL, JESSE_JONES)
    one.place.hand = [BEER.line()]
    table.next_cards("2♠", "3♥")
    jesse.begins_drawing()
    jesse.takes_from(one)
    assert jesse.hand == [BEER, "2♠", "3♥"]


def test_in_the_drought_one_card_is_drawn(table: Table) -> None:
    sheriff, _one, _other = three(table, THIRST)
    sheriff.begins_drawing()
    assert len(sheriff.hand) == 1


def test_in_the_drought_kit_keeps_one_and_puts_two_back_in_their_order(table: Table) -> None:
    kit, _one, _other = three(table, THIRST, KIT_CARLSON)
    table.next_cards("2♠", "3♥", "4♣")
    kit.begins_drawing()
    assert kit.decides(PUT_CARD_BACK)
    kit.puts_back("4♣")
    kit.puts_back("2♠")
    assert kit.hand == ["3♥"]
    assert table.deck.top(2) == ["2♠", "4♣"]


def test_with_train_and_drought_kit_chooses_one_and_the_train_brings_the_next(table: Table) -> None:
    table.plays_with(sets=SETS)
    table.event(THIRST, TRAIN_ARRIVAL)
    kit = table.seat(KIT_CARLSON)
    table.seat()
    table.seat()
    table.next_cards("2♠", "3♥", "4♣")
    kit.begins_drawing()
    kit.puts_back("2♠")
    kit.puts_back("4♣")
    assert kit.hand == ["3♥", "2♠"]
    assert table.deck.top(1) == ["4♣"]


def test_with_train_and_drought_everybody_draws_two(table: Table) -> None:
    table.plays_with(sets=SETS)
    table.event(THIRST, TRAIN_ARRIVAL)
    sheriff = table.seat()
    table.seat()
    table.seat()
    sheriff.begins_drawing()
    assert len(sheriff.hand) == 2


def test_a_hangover_switches_off_every_ability_but_not_cards(table: Table) -> None:
    willy, one, _other = three(table, HANGOVER, WILLY_THE_KID, hand=[BANG("2♣"), BANG("3♣")])
    willy.plays(BANG("2♣"), at=one)
    willy.cannot_play(BANG, at=one, because="bang_limit")
    (off,) = willy.sees().figures[0].switched_off
    assert off == [WILLY_THE_KID, HANGOVER]


def test_in_a_hangover_a_volcanic_still_fires(table: Table) -> None:
    willy, one, _other = three(
        table, HANGOVER, WILLY_THE_KID, hand=[BANG("2♣"), BANG("3♣")], in_play=[VOLCANIC]
    )
    willy.plays(BANG("2♣"), at=one)
    assert willy.can_play(BANG, at=one)


def test_in_a_hangover_nobody_draws_for_his_wounds_or_hides_behind_himself(table: Table) -> None:
    sheriff, _one, _other = three(table, HANGOVER, hand=[GATLING])
    bart = table.seat(BART_CASSIDY)
    jourdonnais = table.seat(JOURDONNAIS)
    sheriff.plays(GATLING)
    assert bart.hand == []
    assert (bart.life, jourdonnais.life) == (3, 3)


def test_in_a_hangover_paul_regret_is_near(table: Table) -> None:
    sheriff, _one, _other = three(table, HANGOVER)
    paul = table.seat(PAUL_REGRET)
    assert sheriff.distance_to(paul) == 1
    assert paul.max_life == 3


def test_in_a_hangover_sid_cannot_save_himself(table: Table) -> None:
    sheriff, _one, _other = three(table, HANGOVER, hand=[BANG])
    sid = table.seat(SID_KETCHUM, life=1, hand=[ANY, ANY])
    sheriff.plays(BANG, at=sid)
    sid.takes_the_hit()
    assert sid.decides("save_life"), "for all that the others know he may hold a Beer"
    assert not sid.can_use(SID_KETCHUM)
    sid.passes()
    assert not sid.alive


def test_in_a_shootout_two_bangs_may_be_played(table: Table) -> None:
    sheriff, one, _other = three(table, SHOOTOUT, hand=[BANG("2♣"), BANG("3♣"), BANG("4♣")])
    sheriff.plays(BANG("2♣"), at=one)
    sheriff.plays(BANG("3♣"), at=one)
    sheriff.cannot_play(BANG, at=one, because="bang_limit", limit=2)
    assert one.life == 2


def test_at_high_noon_everybody_loses_a_life_point_at_the_start_of_his_turn(table: Table) -> None:
    _sheriff, one, other = three(table, HIGH_NOON)
    one.begins_turn()
    one.ends_turn()
    assert (one.life, other.life) == (3, 3)


def test_high_noon_strikes_before_the_dynamite_and_even_in_jail(table: Table) -> None:
    three(table, HIGH_NOON)
    outlaw = table.seat(in_play=[DYNAMITE, JAIL])
    table.next_cards("5♠", "2♠")
    outlaw.begins_turn()
    assert not outlaw.alive
    assert [event.amount for event in table.events("lost_life")][:2] == [1, 3]


def test_nobody_is_to_blame_for_high_noon(table: Table) -> None:
    sheriff, one, other = three(table, HIGH_NOON, hand=[ANY, ANY])
    gringo = table.seat(EL_GRINGO, life=1)
    gringo.begins_turn()
    assert not gringo.alive
    assert [len(seat.hand) for seat in (sheriff, one, other)] == [4, 0, 0], "the next turn has begun, no more"


def test_a_beer_saves_at_high_noon(table: Table) -> None:
    three(table, HIGH_NOON)
    outlaw = table.seat(life=1, hand=[BEER])
    outlaw.begins_turn()
    outlaw.plays(BEER)
    assert outlaw.life == 1
    assert outlaw.decides(PLAY_PHASE)
