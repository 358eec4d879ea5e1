"""The shoot-out: shoot, arm, or flee, until one team is left."""

from tests.scenes.calibre45.language import Table
from tests.scenes.calibre45.names import (
    BELLE_STARR,
    BILLY_THE_KID,
    CACTUS,
    COYOTE,
    DOC_HOLLIDAY,
    FIVE,
    FOUR,
    MAIL_CAR_2,
    MUSTANG,
    NOBODY,
    ONE,
    PAT_GARRETT,
    SIX,
    STAGECOACH,
    THREE,
    TWO,
    WYATT_EARP,
)


def test_without_guards_the_caller_begins(table: Table) -> None:
    ann, bob, cid = (table.seat(team) for team in range(3))
    table.begins(bob)
    table.money(STAGECOACH)
    bob.robs(cid, ann)
    assert bob.decides("shootout")


def test_a_shot_may_be_aimed_at_any_rival_on_the_robbery(table: Table) -> None:
    ann, bob, cid = table.seat(0, hand=[ONE]), table.seat(1), table.seat(0)
    dan, eve, fay = table.seat(2), table.seat(1), table.seat(2)
    table.money(STAGECOACH)
    ann.robs(bob, cid, dan, fay)
    assert ann.may_shoot == {bob, dan, fay}
    ann.cannot_use(ONE, at=cid, because="teammate")
    ann.cannot_use(ONE, at=eve, because="not_robbing")
    assert ann.decides("shootout")


def test_the_cards_of_one_shot_add_up(table: Table) -> None:
    ann, bob = table.seat(hand=[TWO, ONE, FIVE]), table.seat(hand=[TWO, TWO])
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.shoots(bob, TWO, ONE)
    shot = table.events("shot")[0]
    assert (shot.who, shot.whom, shot.amount, table.keys(shot.cards)) == (0, 1, 3, [TWO, ONE])
    assert table.weapon_discard == [ONE, TWO]
    assert ann.hand == [FIVE]
    assert bob.decides("answer_shot")


def test_bullets_beyond_the_limit_of_the_cowboy_are_lost(table: Table) -> None:
    """The rulebook's own example: twelve bullets from a carbine of seven shots."""
    ann, bob = (
        table.seat(hand=[SIX, SIX, CACTUS], cowboy=PAT_GARRETT),
        table.seat(hand=[SIX, ONE], cowboy=WYATT_EARP),
    )
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.shoots(bob, SIX, SIX)
    assert table.events("shot")[0].amount == 7
    assert ann.hand == [CACTUS]
    bob.lays(SIX, ONE)
    assert bob.decides("shootout")


def test_cards_laid_in_vain_carry_a_warning(table: Table) -> None:
    ann, bob = table.seat(hand=[FOUR, FIVE, SIX], cowboy=DOC_HOLLIDAY), table.seat()
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.does("shoot>p1")
    ann.is_not_warned("lay:bullets_4")
    ann.lays(FOUR)
    ann.is_warned("lay:bullets_5", "surplus_is_wasted", bullets=4, limit=4)
    assert ann.offered == ["fire", "lay:bullets_5", "lay:bullets_6"]
    ann.does("fire")
    assert ann.loot == [STAGECOACH]


def test_who_is_shot_at_must_stand_up_to_it_and_then_has_his_turn(table: Table) -> None:
    ann, bob, cid = table.seat(0, hand=[THREE]), table.seat(1), table.seat(2, hand=[THREE, TWO])
    table.money(STAGECOACH)
    ann.robs(bob, cid)
    ann.shoots(cid, THREE)
    cid.lays(THREE)
    assert table.weapon_discard[0] == THREE
    assert cid.decides("shootout")
    cid.shoots(ann, TWO)
    assert ann.cowboy == NOBODY
    assert bob.decides("shootout")


def test_an_answer_needs_as_many_bullets_or_more(table: Table) -> None:
    ann, bob = table.seat(hand=[FOUR]), table.seat(hand=[ONE, TWO, TWO])
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.shoots(bob, FOUR)
    bob.lays(TWO, TWO)
    answer = table.events("stood_up")[0]
    assert (answer.who, answer.whom, answer.cause, answer.amount) == (1, 0, "shot", 4)
    assert bob.hand == [ONE]
    assert bob.decides("shootout")


def test_too_few_bullets_are_no_answer(table: Table) -> None:
    ann, bob = table.seat(hand=[FOUR]), table.seat(hand=[ONE, TWO], cowboy=BELLE_STARR)
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.shoots(bob, FOUR)
    assert bob.offered == ["give_up"]
    bob.cannot_use(TWO, because="too_few_bullets", bullets=3, needed=4)
    bob.gives_up()
    assert (bob.cowboy, bob.hand) == (NOBODY, [ONE, TWO])
    assert table.cowboy_discard == [BELLE_STARR]


def test_where_the_limit_would_just_do_the_bullets_are_too_few(table: Table) -> None:
    ann, bob = table.seat(hand=[FOUR]), table.seat(hand=[ONE, TWO], cowboy=DOC_HOLLIDAY)
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.shoots(bob, FOUR)
    bob.cannot_use(TWO, because="too_few_bullets", bullets=3, needed=4)
    bob.gives_up()


def test_a_shot_beyond_the_limit_of_the_target_cannot_be_answered(table: Table) -> None:
    ann = table.seat(hand=[SIX, CACTUS], cowboy=BILLY_THE_KID)
    bob = table.seat(hand=[SIX, SIX, MUSTANG], cowboy=BELLE_STARR)
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.shoots(bob, SIX)
    assert bob.offered == ["escape:mustang", "give_up"]
    bob.cannot_use(SIX, because="limit_too_low", limit=5, needed=6)
    bob.escapes()
    assert ann.loot == [STAGECOACH]


def test_a_mustang_saves_from_a_shot_even_if_one_could_answer(table: Table) -> None:
    ann, bob = table.seat(hand=[ONE]), table.seat(hand=[SIX, MUSTANG], cowboy=WYATT_EARP)
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.shoots(bob, ONE)
    assert bob.offered == ["lay:bullets_6", "escape:mustang", "give_up"]
    bob.escapes()
    assert (bob.cowboy, bob.robbing, bob.hand) == (WYATT_EARP, False, [SIX])
    assert table.weapon_discard == [MUSTANG, ONE]
    assert ann.loot == [STAGECOACH]


def test_who_neither_answers_nor_escapes_loses_his_cowboy(table: Table) -> None:
    ann, bob = table.seat(hand=[ONE]), table.seat(hand=[SIX, MUSTANG], cowboy=WYATT_EARP)
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.shoots(bob, ONE)
    bob.is_warned("give_up", "loses_cowboy")
    bob.gives_up()
    assert (bob.cowboy, bob.hand) == (NOBODY, [SIX, MUSTANG])
    assert table.cowboy_discard == [WYATT_EARP]
    assert [(event.cause, event.whom) for event in table.events("cowboy_lost")] == [("shot", 0)]


def test_with_an_empty_hand_a_shot_kills_without_a_question(table: Table) -> None:
    ann, bob = table.seat(hand=[ONE]), table.seat(hand=[])
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.shoots(bob, ONE)
    assert bob.cowboy == NOBODY
    assert bob.is_armed_first()


def test_drawing_in_a_shootout_goes_as_in_arming(table: Table) -> None:
    ann, bob = table.seat(hand=[ONE]), table.seat()
    table.money(STAGECOACH)
    table.next_cards(SIX)
    ann.robs(bob)
    assert ann.offered == ["draw", "flee", "shoot>p1"]
    ann.draws()
    assert ann.hand == [ONE, SIX]
    assert bob.decides("shootout")


def test_with_six_cards_one_exchanges_in_a_shootout_too(table: Table) -> None:
    ann, bob = table.seat(hand=[ONE, COYOTE, MUSTANG, MUSTANG, CACTUS, CACTUS]), table.seat()
    table.money(STAGECOACH)
    table.next_cards(SIX)
    ann.robs(bob)
    assert ann.offered == [
        "flee",
        "exchange:bullets_1",
        "exchange:coyote+bullets_1",
        "exchange:mustang",
        "exchange:cactus",
        "shoot>p1",
    ]
    ann.exchanges(CACTUS)
    assert ann.hand == sorted([ONE, COYOTE, MUSTANG, MUSTANG, CACTUS, SIX])
    assert bob.decides("shootout")


def test_after_drawing_the_turn_passes_clockwise_among_the_robbers(table: Table) -> None:
    ann, bob, cid, dan = (table.seat() for _seat in range(4))
    table.money(STAGECOACH)
    ann.robs(bob, dan)
    ann.draws()
    bob.draws()
    dan.draws()
    assert ann.decides("shootout")
    assert cid.hand == []


def test_fleeing_needs_no_mustang_and_keeps_the_cowboy_face_down(table: Table) -> None:
    ann, bob, cid = table.seat(0, hand=[MUSTANG]), table.seat(1), table.seat(2)
    table.money(STAGECOACH)
    ann.robs(bob, cid)
    ann.flees()
    assert (ann.robbing, ann.cowboy, ann.hand) == (False, BILLY_THE_KID, [MUSTANG])
    assert bob.decides("shootout")
    assert bob.sees().seats[0].cowboy == ann.player.cowboy


def test_after_a_kill_the_turn_passes_to_the_next_after_the_killed(table: Table) -> None:
    ann, bob, cid, dan = table.seat(0, hand=[ONE]), table.seat(1), table.seat(2), table.seat(1)
    table.money(STAGECOACH)
    ann.robs(bob, cid, dan)
    ann.shoots(cid, ONE)
    assert cid.cowboy == NOBODY
    assert dan.decides("shootout")
    assert bob.robbing


def test_after_an_escape_the_turn_passes_to_the_next_after_the_one_who_escaped(table: Table) -> None:
    ann, bob, cid = table.seat(0, hand=[ONE]), table.seat(1, hand=[MUSTANG]), table.seat(2)
    table.money(STAGECOACH)
    ann.robs(bob, cid)
    ann.shoots(bob, ONE)
    bob.escapes()
    assert cid.decides("shootout")


def test_in_a_shootout_one_cannot_simply_pass(table: Table) -> None:
    ann, bob = table.seat(hand=[CACTUS]), table.seat()
    table.money(STAGECOACH)
    ann.robs(bob)
    assert not ann.can("pass")
    assert ann.decides("shootout")


def test_a_mustang_is_of_no_use_in_ones_own_turn(table: Table) -> None:
    ann, bob = table.seat(hand=[MUSTANG, CACTUS]), table.seat()
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.cannot_use(MUSTANG, because="only_when_shot_at")
    ann.cannot_use(CACTUS, because="has_no_use")
    assert ann.decides("shootout")


def test_cactus_and_coyote_are_neither_shot_nor_answer(table: Table) -> None:
    ann, bob = table.seat(hand=[ONE, CACTUS, COYOTE]), table.seat(hand=[CACTUS, COYOTE])
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.does("shoot>p1")
    ann.cannot_use(CACTUS, because="has_no_use")
    assert ann.offered == ["lay:bullets_1"]
    ann.lays(ONE)
    ann.does("fire")
    assert bob.offered == ["give_up"]
    bob.cannot_use(COYOTE, because="has_no_use")
    bob.gives_up()


def test_nobody_can_tell_bullets_from_cactuses_in_the_hand_of_another(table: Table) -> None:
    ann, bob = table.seat(hand=[CACTUS, COYOTE, CACTUS]), table.seat()
    seen = bob.sees().seats[0]
    assert (seen.hand_size, seen.hand) == (3, [])
    assert ann.is_armed_first()


def test_without_bullets_nobody_can_be_shot(table: Table) -> None:
    ann, bob = table.seat(hand=[MUSTANG, CACTUS]), table.seat()
    table.money(STAGECOACH)
    ann.is_warned("call", "unarmed")
    ann.robs(bob)
    assert ann.may_shoot == set()
    assert ann.offered == ["draw", "flee"]
    assert ann.decides("shootout")


def test_the_discard_pile_is_not_used_during_a_robbery(table: Table) -> None:
    ann, bob = table.seat(hand=[ONE]), table.seat(hand=[CACTUS])
    table.money(STAGECOACH)
    table.only_cards(FIVE)
    ann.robs(bob)
    ann.draws()
    assert table.weapon_deck == []
    assert bob.offered == ["flee"]
    bob.flees()
    assert ann.loot == [STAGECOACH]
    assert [event.deck for event in table.events("reshuffled")] == ["weapons"]
    assert bob.can("draw")


def test_with_the_deck_run_out_six_cards_cannot_be_exchanged(table: Table) -> None:
    ann, bob = table.seat(), table.seat(hand=[ONE, CACTUS, CACTUS, COYOTE, MUSTANG, MUSTANG])
    table.money(STAGECOACH)
    table.only_cards(FIVE)
    ann.robs(bob)
    ann.draws()
    assert bob.offered == ["flee", "shoot>p0"]
    bob.cannot_use(CACTUS, because="deck_is_empty")
    bob.flees()


def test_a_deck_that_ran_out_in_arming_is_new_before_the_robbery(table: Table) -> None:
    ann, bob = table.seat(), table.seat()
    table.money(STAGECOACH)
    table.only_cards(FIVE)
    ann.draws()
    bob.robs(ann)
    assert bob.offered == ["draw", "flee"]
    assert bob.decides("shootout")


def test_teammates_cannot_be_shot_but_take_their_turns(table: Table) -> None:
    ann, bob, cid = table.seat(0, hand=[ONE, ONE]), table.seat(1, hand=[CACTUS]), table.seat(0, hand=[SIX])
    table.money(MAIL_CAR_2)
    ann.robs(bob, cid)
    ann.lays(ONE, ONE)
    ann.draws()
    bob.draws()
    assert cid.may_shoot == {bob}
    cid.shoots(bob, SIX)
    bob.gives_up()
    assert cid.loot == [MAIL_CAR_2]


def test_what_harms_nobody_is_offered_first_a_shot_last(table: Table) -> None:
    """Whoever lets his time run out draws; with a full hand he flees."""
    ann, bob = table.seat(hand=[ONE]), table.seat()
    table.money(STAGECOACH)
    ann.robs(bob)
    assert ann.decides("shootout")
    assert ann.offered[:2] == ["draw", "flee"]
    assert ann.offered[-1] == "shoot>p1"


def test_with_a_full_hand_to_flee_is_offered_first(table: Table) -> None:
    ann, bob = table.seat(hand=[ONE, ONE, TWO, TWO, THREE, THREE]), table.seat()
    table.money(STAGECOACH)
    ann.robs(bob)
    assert ann.decides("shootout")
    assert ann.offered[0] == "flee"


def test_what_is_not_counted_has_no_number(table: Table) -> None:
    ann, bob, cid = table.seat(0, hand=[ONE]), table.seat(1), table.seat(2)
    table.money(STAGECOACH)
    ann.robs(bob, cid)
    assert table.game.decision is not None
    assert table.game.decision.number == 0
    ann.flees()
    (fled,) = table.events("fled")
    assert (fled.amount, fled.nth) == (0, 0)
    assert bob.decides("shootout")
