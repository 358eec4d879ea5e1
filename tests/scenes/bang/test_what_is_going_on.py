"""What everybody is told of what is going on: with what, by whom, upon whom, and who answers now."""

from saloon.games.bang.catalogue import DEFINITIONS
from saloon.games.bang.words import (
    BANG_OR_HIT,
    CHOOSE_CHECK,
    GIVE_UP_CARD,
    MISSED_OR_HIT,
    OUTLAW,
    PICK_CARD,
    ROULETTE,
    SAVE_LIFE,
)
from saloon.games.bang.words import DUEL as DUEL_QUESTION
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Pending
from saloon.kernel.ids import FigureId
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BART_CASSIDY,
    BEER,
    DUEL,
    DYNAMITE,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    LUCKY_DUKE,
    MISSED,
    SLAB_THE_KILLER,
)
from tests.scenes.bang.dodge_city.names import DOC_HOLYDAY
from tests.scenes.bang.fistful_of_cards.names import A_FISTFUL_OF_CARDS, RUSSIAN_ROULETTE, SETS
from tests.scenes.bang.high_noon.names import SETS as HIGH_NOON_SETS
from tests.scenes.bang.high_noon.names import THE_DALTONS
from tests.scenes.language import ANY, Table
from tests.scenes.seats import Seat


def going_on(seat: Seat) -> Pending:
    pending = seat.sees().pending
    assert pending is not None
    return pending


def definition(pending: Pending) -> str:
    return DEFINITIONS[pending.definition].key


def queue(seat: Seat) -> tuple[list[FigureId], int]:
    pending = going_on(seat)
    return pending.queue, pending.at


def test_nothing_is_going_on_while_somebody_chooses_what_to_play(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    table.seat()
    sheriff.has_the_turn()
    assert sheriff.sees().pending is None
    assert sheriff.sees().cause is None


def test_a_shot_is_at_one(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[ANY])
    sheriff.plays(BANG, at=outlaw)
    pending = going_on(sheriff)
    assert definition(pending) == "bang"
    assert table.game.book.kind_of[pending.card].key == "bang"
    assert (pending.source, pending.queue, pending.at) == (0, [1], 0)
    assert outlaw.decides(MISSED_OR_HIT)


def test_whoever_has_answered_the_gatling_stands_before_the_one_who_answers_now(table: Table) -> None:
    sheriff = table.seat(hand=[GATLING])
    one = table.seat(hand=[MISSED])
    table.seat()
    other = table.seat(hand=[ANY])
    sheriff.plays(GATLING)
    assert queue(other) == ([1, 2, 3], 0)
    one.plays(MISSED)
    assert queue(other) == ([1, 2, 3], 2)
    assert definition(going_on(other)) == "gatling"
    assert other.decides(MISSED_OR_HIT)


def test_indians_come_upon_everybody_else(table: Table) -> None:
    sheriff = table.seat(hand=[INDIANS])
    one = table.seat(hand=[ANY])
    table.seat(hand=[ANY])
    sheriff.plays(INDIANS)
    assert queue(sheriff) == ([1, 2], 0)
    assert one.decides(BANG_OR_HIT)


def test_in_the_store_the_one_who_opened_it_is_the_first(table: Table) -> None:
    table.seat()
    one = table.seat(hand=[GENERAL_STORE])
    other = table.seat()
    table.next_cards("2♥", "3♥", "4♥")
    one.has_the_turn()
    one.plays(GENERAL_STORE)
    one.picks("3♥")
    assert queue(one) == ([1, 2, 0], 1)
    assert going_on(one).source == 1
    assert len(other.sees().laid_open) == 2
    assert other.decides(PICK_CARD)


def test_in_a_duel_it_is_now_the_one_and_now_the_other(table: Table) -> None:
    sheriff = table.seat(hand=[DUEL, BANG])
    outlaw = table.seat(hand=[BANG, ANY])
    sheriff.plays(DUEL, at=outlaw)
    assert queue(sheriff) == ([1, 0], 0)
    outlaw.plays(BANG)
    assert queue(sheriff) == ([0, 1], 0)
    assert sheriff.decides(DUEL_QUESTION)


def test_the_roulette_goes_round_from_whoever_began_and_the_one_who_is_asked_is_now(table: Table) -> None:
    table.plays_with(sets=SETS)
    table.event(coming=[RUSSIAN_ROULETTE])
    sheriff = table.seat(hand=[MISSED, MISSED])
    one = table.seat(hand=[MISSED, MISSED])
    other = table.seat(hand=[MISSED])
    sheriff.begins_turn()
    assert definition(going_on(one)) == RUSSIAN_ROULETTE
    assert queue(one) == ([0, 1, 2], 0)
    sheriff.plays(MISSED)
    assert queue(one) == ([0, 1, 2], 1)
    one.plays(MISSED)
    other.plays(MISSED)
    assert queue(one) == ([0, 1, 2], 0)
    sheriff.plays(MISSED)
    assert queue(one) == ([0, 1, 2], 1)
    assert one.decides(ROULETTE)


def test_a_fistful_of_cards_says_which_of_its_shots_it_is(table: Table) -> None:
    table.plays_with(sets=SETS)
    table.event(A_FISTFUL_OF_CARDS)
    table.seat()
    outlaw = table.seat(role=OUTLAW, hand=[MISSED, ANY, ANY])
    table.seat()
    outlaw.begins_turn()
    for place in (1, 2, 3):
        cause = outlaw.sees().cause
        assert cause is not None
        assert (definition(cause), cause.place, cause.of) == (A_FISTFUL_OF_CARDS, place, 3)
        assert queue(outlaw) == ([1], 0)
        outlaw.takes_the_hit()
    lost = table.events("lost_life")
    assert [(event.cause, event.place, event.of) for event in lost] == [
        (A_FISTFUL_OF_CARDS, place, 3) for place in (1, 2, 3)
    ]


def test_the_missed_against_slab_are_counted(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    outlaw = table.seat(hand=[MISSED, MISSED, ANY])
    slab.plays(BANG, at=outlaw)
    assert (outlaw.sees().needed, outlaw.sees().needed_of) == (2, 2)
    outlaw.plays(MISSED)
    assert (outlaw.sees().needed, outlaw.sees().needed_of) == (1, 2)
    assert outlaw.decides(MISSED_OR_HIT)


def test_a_shot_by_an_ability_names_the_ability(table: Table) -> None:
    table.plays_with(sets=("base", "dodge_city"))
    doc = table.seat(DOC_HOLYDAY, hand=[ANY, ANY])
    outlaw = table.seat(hand=[ANY])
    doc.uses(DOC_HOLYDAY, at=outlaw)
    cause = outlaw.sees().cause
    assert cause is not None
    assert (definition(cause), cause.card, cause.source) == (DOC_HOLYDAY, NONE, doc.number)
    assert outlaw.decides(MISSED_OR_HIT)


def test_a_check_within_a_shot_is_asked_because_of_the_barrel(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    duke = table.seat(LUCKY_DUKE, hand=[ANY], in_play=[BARREL])
    table.next_cards("2♥", "3♠")
    sheriff.plays(BANG, at=duke)
    duke.uses(BARREL)
    cause = duke.sees().cause
    assert cause is not None
    assert definition(cause) == "barrel"
    assert definition(going_on(duke)) == "bang"
    assert len(sheriff.sees().laid_open) == 2
    assert duke.decides(CHOOSE_CHECK)


def test_on_the_point_of_death_the_cause_is_what_killed(table: Table) -> None:
    table.seat()
    unlucky = table.seat(life=3, hand=[BEER, ANY], in_play=[DYNAMITE])
    table.seat()
    table.next_cards("5♠")
    unlucky.begins_turn()
    cause = unlucky.sees().cause
    assert cause is not None
    assert definition(cause) == "dynamite"
    assert unlucky.decides(SAVE_LIFE)


def test_an_event_that_asks_everybody_has_everybody_in_its_queue(table: Table) -> None:
    table.plays_with(sets=HIGH_NOON_SETS, daltons="blue_on_reveal")
    table.event(coming=[THE_DALTONS])
    sheriff = table.seat()
    robbed = table.seat(in_play=[BARREL, DYNAMITE])
    table.seat()
    sheriff.begins_turn()
    assert queue(sheriff) == ([0, 1, 2], 1)
    assert robbed.decides(GIVE_UP_CARD)


def test_what_an_ability_brings_is_told_with_its_name(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    bart = table.seat(BART_CASSIDY, hand=[ANY])
    sheriff.plays(BANG, at=bart)
    bart.takes_the_hit()
    assert [event.cause for event in table.events("lost_life")] == ["bang"]
    assert [event.cause for event in table.events("drew")] == ["bart_cassidy"]
