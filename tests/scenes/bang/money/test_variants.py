"""No mercy and Bounties, in single games too; and what cannot be agreed on says why."""

import pytest

from saloon.games.bang.setup import new_setup
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF, TAKE_BACK
from saloon.kernel.wishes import BadSetup
from saloon.text.bang.encyclopedia import BangEncyclopedia
from saloon.text.texts import Texts
from tests.scenes.bang.base.names import BANG, BEER, CALAMITY_JANET, DUEL, MISSED, VOLCANIC
from tests.scenes.language import ANY, Card, Seat, Table

# No mercy


def merciless(table: Table, *hand: Card, **rules: str) -> tuple[Seat, Seat]:
    table.plays_with(no_mercy="on", **rules)
    sheriff = table.seat(hand=list(hand), in_play=[VOLCANIC])
    outlaw = table.seat(role=OUTLAW)
    table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    return sheriff, outlaw


def test_at_the_end_of_his_turn_the_sheriff_may_take_back_a_bang(table: Table) -> None:
    sheriff, outlaw = merciless(table, BANG)
    sheriff.plays(BANG, at=outlaw)
    sheriff.ends_turn()
    sheriff.takes_back(BANG)
    assert sheriff.hand == [BANG]
    assert BANG not in table.discard
    assert table.turn is outlaw


def test_he_may_leave_it(table: Table) -> None:
    sheriff, outlaw = merciless(table, BANG)
    sheriff.plays(BANG, at=outlaw)
    sheriff.ends_turn()
    assert sheriff.decides(TAKE_BACK)
    sheriff.passes()
    assert sheriff.hand == []


def test_who_has_played_none_is_not_asked(table: Table) -> None:
    sheriff, outlaw = merciless(table, BEER)
    sheriff.ends_turn()
    assert table.turn is outlaw


def test_only_one_comes_back(table: Table) -> None:
    sheriff, outlaw = merciless(table, BANG, BANG)
    sheriff.plays(BANG, at=outlaw)
    sheriff.plays(BANG, at=outlaw)
    sheriff.ends_turn()
    sheriff.takes_back(BANG)
    assert sheriff.hand == [BANG]


def test_or_all_of_them(table: Table) -> None:
    sheriff, outlaw = merciless(table, BANG, BANG, no_mercy_cards="all")
    sheriff.plays(BANG, at=outlaw)
    sheriff.plays(BANG, at=outlaw)
    sheriff.ends_turn()
    sheriff.takes_back(BANG)
    sheriff.takes_back(BANG)
    assert sheriff.hand == [BANG, BANG]


def test_it_comes_back_after_cards_above_the_limit_are_discarded(table: Table) -> None:
    sheriff, outlaw = merciless(table, BANG, ANY, ANY, ANY, ANY, ANY)
    sheriff.plays(BANG, at=outlaw)
    sheriff.ends_turn()
    sheriff.takes_back(BANG)
    assert len(sheriff.hand) == 6


def test_or_before(table: Table) -> None:
    sheriff, outlaw = merciless(table, BANG, ANY, ANY, ANY, ANY, ANY, no_mercy_time="before_discarding")
    sheriff.plays(BANG, at=outlaw)
    sheriff.ends_turn()
    sheriff.takes_back(BANG)
    sheriff.discards(ANY)
    assert len(sheriff.hand) == 5


def test_a_bang_thrown_in_a_duel_was_not_played(table: Table) -> None:
    sheriff, outlaw = merciless(table, DUEL, BANG)
    sheriff.plays(DUEL, at=outlaw)
    assert table.turn is sheriff
    sheriff.ends_turn()
    assert table.turn is outlaw


def test_a_missed_that_janet_fired_is_no_bang_card(table: Table) -> None:
    table.plays_with(no_mercy="on")
    sheriff = table.seat(CALAMITY_JANET, hand=[MISSED])
    outlaw = table.seat(role=OUTLAW)
    table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    sheriff.plays(MISSED, at=outlaw, as_=BANG)
    sheriff.ends_turn()
    assert table.turn is outlaw


def test_nobody_else_is_without_mercy(table: Table) -> None:
    table.plays_with(no_mercy="on")
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    sheriff = table.seat(role=SHERIFF)
    table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    outlaw.plays(BANG, at=sheriff)
    outlaw.ends_turn()
    assert table.turn is sheriff


# Bounties


def test_an_outlaw_brings_1000_dollars_in_place_of_three_cards(table: Table) -> None:
    table.plays_with(bounties="on")
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1)
    table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    sheriff.plays(BANG, at=outlaw)
    assert sheriff.hand == []
    (entry,) = table.game.ledger
    assert (entry.player, entry.reason, entry.amount(), entry.what) == (0, "bounty", 1000, "outlaw")
    assert table.game.players[0].money == 1000
    assert table.events("bounty")


def test_an_outlaw_who_kills_an_outlaw_gets_it_too(table: Table) -> None:
    table.plays_with(bounties="on")
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    victim = table.seat(role=OUTLAW, life=1)
    table.seat(role=SHERIFF)
    table.seat(role=RENEGADE)
    outlaw.plays(BANG, at=victim)
    assert table.game.players[0].money == 1000


def test_the_sheriff_still_pays_for_a_deputy_with_his_cards(table: Table) -> None:
    table.plays_with(bounties="on")
    sheriff = table.seat(hand=[BANG, ANY])
    deputy = table.seat(role=DEPUTY, life=1)
    table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    sheriff.plays(BANG, at=deputy)
    assert sheriff.hand == []
    assert table.game.players[0].money == 0


@pytest.mark.parametrize(
    ("reading", "killer", "victim", "money", "cards"),
    [
        ("every_kill", OUTLAW, RENEGADE, 1000, 0),
        ("outlaws", OUTLAW, RENEGADE, 0, 3),
        ("outlaws", DEPUTY, OUTLAW, 1000, 0),
        ("quarry", DEPUTY, OUTLAW, 0, 3),
        ("quarry", DEPUTY, RENEGADE, 1000, 0),
    ],
)
def test_at_three_it_is_agreed_which_kills_bring_money(
    table: Table, reading: str, killer: int, victim: int, money: int, cards: int
) -> None:
    table.plays_mode("three")
    table.plays_with(bounties="on", bounties_three=reading)
    hunter = table.seat(role=killer, max_life=4, hand=[BANG])
    prey = table.seat(role=victim, max_life=4, life=1)
    other = next(role for role in (DEPUTY, OUTLAW, RENEGADE) if role not in (killer, victim))
    table.seat(role=other, max_life=4)
    hunter.plays(BANG, at=prey)
    assert table.game.players[0].money == money
    assert len(hunter.hand) == cards


# What makes no sense


@pytest.mark.parametrize(
    ("players", "rules", "code"),
    [
        (3, {"campaign": "on"}, "campaign_not_scored"),
        (5, {"experience": "on"}, "experience_needs_campaign"),
        (5, {"hiring": "on"}, "hiring_needs_campaign"),
        (3, {"no_mercy": "on"}, "no_mercy_needs_sheriff"),
        (5, {"campaign": "on", "hiring": "on", "characters_dealt": "two"}, "hiring_deals_nothing"),
    ],
)
def test_what_makes_no_sense_cannot_be_agreed_on_and_says_why(
    players: int, rules: dict[str, str], code: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        new_setup(players, chosen=rules)
    assert refused.value.code == code
    said = [BangEncyclopedia().why_not_set_up(refused.value, Texts(language)) for language in ("en", "ru")]
    assert len(set(said)) == 2
    assert all("{" not in text for text in said)


def test_nobody_is_given_a_character_that_has_to_be_hired() -> None:
    with pytest.raises(BadSetup) as refused:
        new_setup(4, chosen={"campaign": "on", "hiring": "on"}, characters=["slab_the_killer", "", "", ""])
    assert refused.value.code == "hiring_gives_nobody"
