"""The hidden six: nobody knows who is in the game, so that its end is declared, or shot out."""

import pytest

from saloon.games.bang.deal import next_game
from saloon.games.bang.modes.shootout import Challenge
from saloon.games.bang.scoring import earnings
from saloon.games.bang.words import (
    CRIME_BEATEN,
    DEPUTY,
    LAW_DEAD,
    OUTLAW,
    PLAY_PHASE,
    REFUTATION,
    RENEGADE,
    SHERIFF,
)
from tests.scenes.bang.base.names import (
    BANG,
    BEER,
    DYNAMITE,
    GATLING,
    JAIL,
    JOURDONNAIS,
    MUSTANG,
    PEDRO_RAMIREZ,
    VULTURE_SAM,
    WILLY_THE_KID,
)
from tests.scenes.language import Card, Seat, Table


@pytest.fixture
def table() -> Table:
    laid = Table()
    laid.plays_mode("hidden_six")
    return laid


def dead(table: Table, *roles: int) -> list[Seat]:
    return [table.seat(role=role, alive=False) for role in roles]


def out(table: Table) -> set[Seat]:
    """Who is out because he did not show himself."""
    return {table.seats[player] for player in table.game.mode_notes[2:]}


def fighting(table: Table) -> set[Seat]:
    return {seat for seat in table.seats if seat.alive}


# The Outlaws have to kill all the law


def test_the_death_of_the_sheriff_ends_nothing(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    sheriff = table.seat(role=SHERIFF, life=1)
    for role in (DEPUTY, DEPUTY, OUTLAW, RENEGADE):
        table.seat(role=role)
    outlaw.plays(BANG, at=sheriff)
    assert not sheriff.alive
    assert not table.over
    assert not table.game.mode_notes


def test_who_is_killed_shows_his_role(table: Table) -> None:
    sheriff = table.seat(role=SHERIFF, hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1)
    others = [table.seat(role=role) for role in (DEPUTY, DEPUTY, OUTLAW, RENEGADE)]
    sheriff.plays(BANG, at=outlaw)
    assert outlaw.shows_role
    assert not any(other.shows_role for other in others)


def test_the_law_does_not_win_by_itself_for_nobody_knows_who_is_left(table: Table) -> None:
    """The Renegade's card is out of the game: all villains are dead, but that has to be said."""
    sheriff = table.seat(role=SHERIFF, hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1)
    for role in (DEPUTY, DEPUTY):
        table.seat(role=role)
    dead(table, OUTLAW, OUTLAW)
    sheriff.plays(BANG, at=outlaw)
    assert not table.over


def test_nor_do_the_outlaws_while_a_deputy_might_be_left(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    deputy = table.seat(role=DEPUTY, life=1)
    for role in (OUTLAW, OUTLAW, RENEGADE):
        table.seat(role=role)
    dead(table, SHERIFF)
    outlaw.plays(BANG, at=deputy)
    assert not table.over


@pytest.mark.parametrize(("rule", "is_over"), [("ends_game", True), ("needs_claim", False)])
def test_three_dead_lawmen_are_all_the_law_there_can_be(table: Table, rule: str, is_over: bool) -> None:
    table.plays_with(all_law_dead=rule)
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    deputy = table.seat(role=DEPUTY, life=1)
    second = table.seat(role=OUTLAW)
    table.seat(role=RENEGADE)
    dead(table, SHERIFF, DEPUTY)
    outlaw.plays(BANG, at=deputy)
    assert table.over == is_over
    assert table.winners == ({outlaw, second} if is_over else set())


# What kills bring


def test_an_outlaw_is_worth_three_cards_and_a_deputy_the_sheriffs_hand(table: Table) -> None:
    sheriff = table.seat(role=SHERIFF, hand=[GATLING, BEER])
    table.seat(role=DEPUTY, life=1)
    for role in (OUTLAW, OUTLAW, RENEGADE, DEPUTY):
        table.seat(role=role)
    sheriff.plays(GATLING)
    assert sheriff.hand == []

    other = Table()
    other.plays_mode("hidden_six")
    deputy = other.seat(role=DEPUTY, hand=[BANG])
    outlaw = other.seat(role=OUTLAW, life=1)
    for role in (SHERIFF, DEPUTY, OUTLAW, RENEGADE):
        other.seat(role=role)
    deputy.plays(BANG, at=outlaw)
    assert len(deputy.hand) == 3


# Crime is beaten!


def law_and_three_dead(table: Table, *left: int) -> tuple[Seat, list[Seat]]:
    """The Sheriff is about to begin his turn; these are left, and so many villains are dead."""
    sheriff = table.seat(role=SHERIFF, hand=[BEER, BEER])
    others = [table.seat(role=role, hand=[BANG]) for role in left]
    sheriff.begins_turn()
    return sheriff, others


@pytest.mark.parametrize("villains", [(OUTLAW, OUTLAW, OUTLAW), (OUTLAW, RENEGADE, OUTLAW)])
def test_after_three_dead_villains_the_sheriff_may_say_that_crime_is_beaten(
    table: Table, villains: tuple[int, ...]
) -> None:
    sheriff, _others = law_and_three_dead(table, DEPUTY, DEPUTY)
    dead(table, *villains)
    assert sheriff.decides(CRIME_BEATEN)
    assert sheriff.offered == ["pass", "declare_crime_beaten"], "he need not"


def test_after_two_he_may_not(table: Table) -> None:
    sheriff, _others = law_and_three_dead(table, DEPUTY, DEPUTY, OUTLAW)
    dead(table, OUTLAW, RENEGADE)
    assert sheriff.decides(PLAY_PHASE)


def test_it_is_said_at_the_start_of_a_turn_before_anything_else(table: Table) -> None:
    """Before the Dynamite; who does not say it goes on with his turn and may say it no more in it."""
    sheriff = table.seat(role=SHERIFF, in_play=[DYNAMITE])
    for role in (DEPUTY, DEPUTY):
        table.seat(role=role)
    dead(table, OUTLAW, OUTLAW, OUTLAW)
    table.next_cards("2♥")
    sheriff.begins_turn()
    assert sheriff.in_play == [DYNAMITE]
    sheriff.passes()
    assert sheriff.in_play == []
    assert sheriff.decides(PLAY_PHASE)
    assert not sheriff.may_declare


def test_while_the_sheriff_lives_no_deputy_may_say_it(table: Table) -> None:
    table.seat(role=SHERIFF)
    deputy = table.seat(role=DEPUTY)
    table.seat(role=DEPUTY)
    dead(table, OUTLAW, OUTLAW, OUTLAW)
    deputy.begins_turn()
    assert deputy.decides(PLAY_PHASE), "everybody knows that he may not: he is not asked"
    assert not deputy.may_declare


def test_if_the_sheriff_is_dead_any_deputy_may_say_it_and_shows_himself(table: Table) -> None:
    deputy = table.seat(role=DEPUTY)
    second = table.seat(role=DEPUTY)
    sheriff, *_villains = dead(table, SHERIFF, OUTLAW, OUTLAW, OUTLAW)
    deputy.begins_turn()
    assert not any(seat.shows_role for seat in (deputy, second))
    deputy.declares()
    assert deputy.shows_role
    second.passes()
    assert table.winners == {deputy, second, sheriff}


def test_every_hidden_player_is_asked_at_the_start_of_his_turn_and_a_villain_can_only_go_on(
    table: Table,
) -> None:
    """Not to be asked would tell who he is."""
    outlaw = table.seat(role=OUTLAW)
    table.seat(role=DEPUTY)
    dead(table, SHERIFF, OUTLAW, OUTLAW, RENEGADE)
    outlaw.begins_turn()
    assert outlaw.decides(CRIME_BEATEN)
    assert outlaw.offered == ["pass"]


def test_nobody_is_asked_when_both_deputies_are_known_to_be_dead(table: Table) -> None:
    table.plays_with(all_law_dead="needs_claim")
    outlaw = table.seat(role=OUTLAW)
    table.seat(role=RENEGADE)
    dead(table, DEPUTY, OUTLAW, OUTLAW, DEPUTY)
    outlaw.begins_turn()
    assert outlaw.decides(PLAY_PHASE)


def test_nobody_shows_himself_and_the_law_has_won(table: Table) -> None:
    sheriff, (first, second) = law_and_three_dead(table, DEPUTY, DEPUTY)
    dead(table, OUTLAW, OUTLAW, RENEGADE)
    sheriff.declares()
    for deputy in (first, second):
        assert deputy.decides(REFUTATION)
        assert deputy.offered == ["pass"]
        deputy.passes()
    assert table.winners == {sheriff, first, second}
    assert table.events("claim_stood")


def test_who_declares_is_warned_and_so_is_a_villain_who_lets_it_pass(table: Table) -> None:
    sheriff, (deputy, renegade) = law_and_three_dead(table, DEPUTY, RENEGADE)
    dead(table, OUTLAW, OUTLAW, OUTLAW)
    sheriff.is_warned("ends_in_shootout", declaring=True)
    sheriff.declares()
    deputy.is_not_warned()
    deputy.passes()
    renegade.is_warned("law_would_win")
    renegade.passes()
    assert table.winners == {sheriff, deputy}


def test_dead_lawmen_win_too(table: Table) -> None:
    table.seat(role=OUTLAW, alive=False)
    deputy = table.seat(role=DEPUTY)
    second = table.seat(role=DEPUTY)
    sheriff, *_villains = dead(table, SHERIFF, OUTLAW, OUTLAW)
    second.begins_turn()
    second.declares()
    deputy.passes()
    assert table.winners == {sheriff, deputy, second}


@pytest.mark.parametrize("villain", [OUTLAW, RENEGADE])
def test_a_villain_shows_himself_and_the_two_settle_it(table: Table, villain: int) -> None:
    sheriff, (deputy, hidden) = law_and_three_dead(table, DEPUTY, villain)
    dead(table, OUTLAW, OUTLAW, RENEGADE if villain == OUTLAW else OUTLAW)
    sheriff.declares()
    deputy.passes()
    assert hidden.offered == ["refute", "pass"], "who runs out of time refutes"
    hidden.refutes()
    assert hidden.shows_role
    assert fighting(table) == {sheriff, hidden}
    assert out(table) == {deputy}
    assert not deputy.shows_role, "he was not killed: his card stays where it is"


def shootout_won_by_the_sheriff(table: Table) -> tuple[Seat, Seat]:
    """The Sheriff, and a Deputy who was out of it; the last villain shows himself and is blown up."""
    sheriff = table.seat(WILLY_THE_KID, role=SHERIFF)
    deputy = table.seat(JOURDONNAIS, role=DEPUTY)
    outlaw = table.seat(role=OUTLAW, life=1, in_play=[DYNAMITE])
    dead(table, OUTLAW, OUTLAW, RENEGADE)
    table.next_cards("2♠")
    sheriff.begins_turn()
    sheriff.declares()
    deputy.passes()
    outlaw.refutes()
    assert table.winners == {sheriff, deputy}
    assert out(table) == {deputy}
    return sheriff, deputy


def test_who_did_not_show_himself_is_out_and_draws_a_new_character_for_the_next_game(table: Table) -> None:
    """Base rulebook: who stayed alive may keep his character, who is out of the game draws a new one."""
    sheriff, deputy = shootout_won_by_the_sheriff(table)
    brought = next_game(table.game, "next").series
    assert brought is not None
    kept = [one.character for one in brought.brought]
    assert kept[sheriff.number] == WILLY_THE_KID
    assert kept[deputy.number] == ""


def test_one_that_he_hired_he_may_keep_for_its_price(table: Table) -> None:
    """Compendium, Hiring: if the player is still alive."""
    table.plays_with(campaign="on", hiring="on")
    sheriff, deputy = shootout_won_by_the_sheriff(table)
    brought = next_game(table.game, "next").series
    assert brought is not None
    kept = [one.character for one in brought.brought]
    assert [kept[sheriff.number], kept[deputy.number]] == [WILLY_THE_KID, JOURDONNAIS]
    assert [one for one in kept if one] == [WILLY_THE_KID, JOURDONNAIS], "the dead keep nothing"


def test_a_villain_may_keep_silent_and_lose(table: Table) -> None:
    sheriff, (deputy, hidden) = law_and_three_dead(table, DEPUTY, RENEGADE)
    dead(table, OUTLAW, OUTLAW, OUTLAW)
    sheriff.declares()
    deputy.passes()
    hidden.passes()
    assert table.winners == {sheriff, deputy}
    assert not any(isinstance(frame, Challenge) for frame in table.game.stack), "nothing goes on"


def test_or_he_has_to_show_himself(table: Table) -> None:
    table.plays_with(refutation="must")
    sheriff, (deputy, hidden) = law_and_three_dead(table, DEPUTY, RENEGADE)
    dead(table, OUTLAW, OUTLAW, OUTLAW)
    sheriff.declares()
    assert fighting(table) == {sheriff, hidden}
    assert out(table) == {deputy}


def test_where_villains_have_to_show_themselves_silence_is_victory(table: Table) -> None:
    table.plays_with(refutation="must")
    sheriff, deputies = law_and_three_dead(table, DEPUTY, DEPUTY)
    dead(table, OUTLAW, OUTLAW, OUTLAW)
    sheriff.declares()
    assert table.winners == {sheriff, *deputies}


# The law is dead!


def outlaws_turn(table: Table, *left: int) -> tuple[Seat, list[Seat]]:
    """An Outlaw is about to begin his turn; Sheriff and one Deputy are dead, these are left."""
    outlaw = table.seat(role=OUTLAW)
    others = [table.seat(role=role) for role in left]
    dead(table, SHERIFF, DEPUTY, *[OUTLAW] * (3 - len(left)))
    outlaw.begins_turn()
    return outlaw, others


def test_after_sheriff_and_deputy_an_outlaw_may_say_that_the_law_is_dead(table: Table) -> None:
    outlaw, _others = outlaws_turn(table, DEPUTY, RENEGADE, OUTLAW)
    assert outlaw.decides(LAW_DEAD)
    assert outlaw.offered == ["pass", "declare_law_dead"]


@pytest.mark.parametrize("role", [DEPUTY, RENEGADE])
def test_others_are_asked_too_and_can_only_go_on(table: Table, role: int) -> None:
    hidden = table.seat(role=role)
    for other in (OUTLAW, OUTLAW, RENEGADE if role == DEPUTY else DEPUTY):
        table.seat(role=other)
    dead(table, SHERIFF, DEPUTY)
    hidden.begins_turn()
    assert hidden.decides(LAW_DEAD)
    assert hidden.offered == ["pass"]


def test_not_while_only_the_sheriff_is_dead(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW)
    for role in (OUTLAW, DEPUTY, DEPUTY, RENEGADE):
        table.seat(role=role)
    dead(table, SHERIFF)
    outlaw.begins_turn()
    assert outlaw.decides(PLAY_PHASE)


def test_deputy_and_renegade_must_show_themselves_and_whoever_does_not_is_out(table: Table) -> None:
    outlaw, (second, renegade, deputy) = outlaws_turn(table, OUTLAW, RENEGADE, DEPUTY)
    outlaw.declares()
    assert fighting(table) == {outlaw, renegade, deputy}
    assert all(seat.shows_role for seat in (outlaw, renegade, deputy))
    assert out(table) == {second}
    assert not second.alive
    assert not second.shows_role


def test_the_claim_is_a_turn_and_the_next_who_has_shown_himself_goes_on(table: Table) -> None:
    outlaw, (_second, renegade, _deputy) = outlaws_turn(table, OUTLAW, RENEGADE, DEPUTY)
    outlaw.declares()
    assert table.turn == renegade
    assert renegade.decides(PLAY_PHASE)


def test_nobody_shows_himself_and_the_outlaws_have_won(table: Table) -> None:
    """The second Deputy and nobody else is the card that was out of the game."""
    outlaw = table.seat(role=OUTLAW)
    second = table.seat(role=OUTLAW)
    third = table.seat(role=OUTLAW)
    dead(table, SHERIFF, DEPUTY, RENEGADE)
    outlaw.begins_turn()
    outlaw.declares()
    assert table.winners == {outlaw, second, third}


def test_dead_outlaws_win_too(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW)
    renegade = table.seat(role=RENEGADE, life=1, in_play=[DYNAMITE])
    second = table.seat(role=OUTLAW)
    third, *_law = dead(table, OUTLAW, SHERIFF, DEPUTY)
    table.next_cards("2♠")
    outlaw.begins_turn()
    outlaw.declares()
    assert not renegade.alive
    assert table.winners == {outlaw, second, third}


def test_the_renegade_alone_shows_himself_and_shoots_it_out_with_the_outlaw(table: Table) -> None:
    """It makes his chances better: the others are out, although all the law is dead."""
    outlaw = table.seat(role=OUTLAW)
    second = table.seat(role=OUTLAW)
    third = table.seat(role=OUTLAW)
    renegade = table.seat(role=RENEGADE)
    dead(table, SHERIFF, DEPUTY)
    outlaw.begins_turn()
    outlaw.declares()
    assert fighting(table) == {outlaw, renegade}
    assert out(table) == {second, third}


def test_where_it_may_be_said_at_any_moment_it_ends_somebody_elses_turn(table: Table) -> None:
    table.plays_with(law_dead_moment="any_time")
    renegade = table.seat(role=RENEGADE)
    outlaw = table.seat(role=OUTLAW)
    deputy = table.seat(role=DEPUTY)
    second = table.seat(role=OUTLAW)
    dead(table, SHERIFF, DEPUTY)
    renegade.has_the_turn()
    assert not renegade.may_declare
    assert not deputy.may_declare
    outlaw.declares()
    assert fighting(table) == {renegade, outlaw, deputy}
    assert table.turn == deputy, "that was the turn of the Outlaw"
    assert out(table) == {second}


def test_where_the_law_is_not_dead_nobody_can_say_so_at_any_moment(table: Table) -> None:
    table.plays_with(law_dead_moment="any_time")
    renegade = table.seat(role=RENEGADE)
    outlaw = table.seat(role=OUTLAW)
    table.seat(role=DEPUTY)
    table.seat(role=DEPUTY)
    dead(table, SHERIFF, OUTLAW)
    renegade.has_the_turn()
    assert not outlaw.may_declare


def test_and_in_ones_own_turn_too(table: Table) -> None:
    table.plays_with(law_dead_moment="any_time")
    outlaw = table.seat(role=OUTLAW)
    renegade = table.seat(role=RENEGADE)
    table.seat(role=DEPUTY)
    table.seat(role=OUTLAW)
    dead(table, SHERIFF, DEPUTY)
    outlaw.has_the_turn()
    outlaw.declares()
    assert table.turn == renegade


def test_otherwise_only_at_the_start_of_ones_own(table: Table) -> None:
    renegade = table.seat(role=RENEGADE)
    outlaw = table.seat(role=OUTLAW)
    table.seat(role=DEPUTY)
    table.seat(role=OUTLAW)
    dead(table, SHERIFF, DEPUTY)
    renegade.has_the_turn()
    assert not outlaw.may_declare


# The shoot-out


def test_they_go_on_as_they_stand_and_the_cards_of_whoever_is_out_are_discarded(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, life=2, hand=["2♣", "3♣", "4♣"])
    deputy = table.seat(role=DEPUTY, life=3, in_play=[MUSTANG])
    second = table.seat(role=OUTLAW, hand=[BANG, BEER], in_play=[JAIL])
    dead(table, SHERIFF, DEPUTY, RENEGADE)
    outlaw.begins_turn()
    outlaw.declares()
    assert (outlaw.life, deputy.life) == (2, 3)
    assert outlaw.hand == ["2♣", "3♣", "4♣"]
    assert deputy.in_play == [MUSTANG]
    assert second.hand == []
    assert second.in_play == []
    assert len(table.discard) == 3


def test_nobody_inherits_from_whoever_is_out(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW)
    table.seat(VULTURE_SAM, role=DEPUTY)
    second = table.seat(role=OUTLAW, hand=[BEER])
    dead(table, SHERIFF, DEPUTY, RENEGADE)
    outlaw.begins_turn()
    outlaw.declares()
    assert table.discard == [BEER]
    assert not second.alive


def test_where_the_order_matters_whoever_is_out_chooses_it(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW)
    pedro = table.seat(PEDRO_RAMIREZ, role=DEPUTY)
    second = table.seat(role=OUTLAW, hand=[BEER, BANG])
    dead(table, SHERIFF, DEPUTY, RENEGADE)
    outlaw.begins_turn()
    outlaw.declares()
    second.discards(BEER)
    assert table.turn == pedro
    assert table.discard == [BANG, BEER]
    pedro.draws_from_the_deck()


def three(table: Table, *hand: Card, **rules: str) -> tuple[Seat, Seat, Seat]:
    """Outlaw, Deputy and Renegade have shown themselves, and the Deputy has the turn, with these cards."""
    table.plays_with(**rules)
    outlaw = table.seat(role=OUTLAW, life=1)
    deputy = table.seat(role=DEPUTY, hand=hand)
    renegade = table.seat(role=RENEGADE, life=1)
    table.seat(role=OUTLAW)
    dead(table, SHERIFF, DEPUTY)
    outlaw.begins_turn()
    outlaw.declares()
    return outlaw, deputy, renegade


def test_of_three_the_quarry_does_not_matter_and_every_kill_brings_three_cards(table: Table) -> None:
    """Among three the Deputy who kills the Renegade would have won: here the last one alive does."""
    outlaw, deputy, renegade = three(table, BANG)
    before = len(deputy.hand)
    deputy.plays(BANG, at=renegade)
    assert not table.over
    assert len(deputy.hand) == before + 2
    assert fighting(table) == {outlaw, deputy}


def test_everybody_can_be_jailed_in_the_shootout_of_three(table: Table) -> None:
    outlaw, deputy, renegade = three(table, JAIL)
    assert deputy.can_play(JAIL, at=outlaw)
    assert deputy.can_play(JAIL, at=renegade)


@pytest.mark.parametrize("rule", ["shared", "alone"])
def test_the_last_one_alive_wins_for_his_camp_or_alone(table: Table, rule: str) -> None:
    _outlaw, deputy, _renegade = three(table, GATLING, shootout_victory=rule)
    sheriff, dead_deputy = table.seats[4:]
    deputy.plays(GATLING)
    assert table.winners == ({deputy} if rule == "alone" else {deputy, sheriff, dead_deputy})


def test_to_the_letter_of_the_compendium_he_wins_alone(table: Table) -> None:
    table.plays_with(preset="compendium")
    outlaw = table.seat(role=OUTLAW, life=1)
    deputy = table.seat(role=DEPUTY, hand=[GATLING])
    table.seat(role=OUTLAW)
    dead(table, SHERIFF, DEPUTY, RENEGADE)
    outlaw.begins_turn()
    outlaw.declares()
    deputy.plays(GATLING)
    assert table.winners == {deputy}


def test_the_renegade_wins_alone_whatever_was_agreed(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, life=1)
    renegade = table.seat(role=RENEGADE, hand=[GATLING])
    table.seat(role=DEPUTY, life=1)
    table.seat(role=OUTLAW)
    dead(table, SHERIFF, DEPUTY)
    outlaw.begins_turn()
    outlaw.declares()
    renegade.plays(GATLING)
    assert table.winners == {renegade}


def test_beer_is_dead_among_two_and_alive_among_three(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW)
    deputy = table.seat(role=DEPUTY, life=2, hand=[BEER])
    table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    dead(table, SHERIFF, DEPUTY)
    outlaw.begins_turn()
    outlaw.declares()
    deputy.plays(BEER)
    assert deputy.life == 3

    other = Table()
    other.plays_mode("hidden_six")
    other.plays_with(preset="compendium")
    first = other.seat(role=OUTLAW)
    second = other.seat(role=DEPUTY, life=2, hand=[BEER])
    other.seat(role=OUTLAW)
    dead(other, SHERIFF, DEPUTY, RENEGADE)
    first.begins_turn()
    first.declares()
    second.cannot_play(BEER, because="beer_two_left")


# Exactly two are left


def two_left(table: Table, one: int, other: int, **rules: str) -> tuple[Seat, Seat]:
    """One of three kills another, and two are left."""
    table.plays_with(**rules)
    killer = table.seat(role=one, hand=[BANG, BEER])
    victim = table.seat(role=OUTLAW, life=1)
    last = table.seat(role=other, life=1)
    roles = [SHERIFF, DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE]
    for role in (one, OUTLAW, other):
        roles.remove(role)
    dead(table, *roles[:3])
    killer.plays(BANG, at=victim)
    return killer, last


def test_two_of_two_camps_show_themselves_and_fight_on(table: Table) -> None:
    deputy, renegade = two_left(table, DEPUTY, RENEGADE)
    assert deputy.shows_role
    assert renegade.shows_role
    assert not table.over
    assert table.turn == deputy
    assert len(deputy.hand) == 4, "the kill was worth three cards"
    deputy.is_warned("beer_is_flat", BEER)


@pytest.mark.parametrize(("one", "other"), [(SHERIFF, DEPUTY), (DEPUTY, DEPUTY), (OUTLAW, OUTLAW)])
def test_two_of_one_camp_have_won(table: Table, one: int, other: int) -> None:
    killer, last = two_left(table, one, other)
    assert {killer, last} <= table.winners


@pytest.mark.parametrize(("rule", "is_over"), [("two_camps", False), ("one_camp", True)])
def test_outlaw_and_renegade_may_be_one_camp(table: Table, rule: str, is_over: bool) -> None:
    outlaw, renegade = two_left(table, OUTLAW, RENEGADE, outlaw_and_renegade=rule)
    assert table.over == is_over
    if is_over:
        assert outlaw in table.winners
        assert renegade not in table.winners, "all the law is dead: that is the victory of the Outlaws"


def test_two_who_are_left_and_fight_win_for_their_camps(table: Table) -> None:
    table.seat(role=RENEGADE, alive=False)
    deputy = table.seat(role=DEPUTY, hand=[GATLING, BANG])
    table.seat(role=OUTLAW, life=1)
    last = table.seat(role=OUTLAW, life=2)
    dead(table, SHERIFF, DEPUTY)
    deputy.has_the_turn()
    deputy.plays(GATLING)
    assert last.life == 1
    assert not table.over
    deputy.plays(BANG, at=last)
    assert table.winners == {deputy, *table.seats[4:]}


def test_if_one_card_leaves_one_alone_his_camp_has_won(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, hand=[GATLING])
    table.seat(role=DEPUTY, life=1)
    table.seat(role=RENEGADE, life=1)
    *_law, second, third = dead(table, SHERIFF, OUTLAW, OUTLAW)
    outlaw.plays(GATLING)
    assert table.winners == {outlaw, second, third}


# Money


def money(table: Table) -> dict[Seat, int]:
    found: dict[Seat, int] = {}
    for earning in earnings(table.game):
        seat = table.seats[earning.player]
        found[seat] = found.get(seat, 0) + earning.amount()
    return found


def test_the_outlaws_that_were_in_the_game_count(table: Table) -> None:
    """An Outlaw is out of the game: there were two. The Renegade, dead before, gets nothing."""
    sheriff, deputies = law_and_three_dead(table, DEPUTY, DEPUTY)
    dead(table, OUTLAW, OUTLAW, RENEGADE)
    sheriff.declares()
    for deputy in deputies:
        deputy.passes()
    assert money(table) == {sheriff: 3000, deputies[0]: 2000, deputies[1]: 2000}


def test_whoever_is_out_was_not_killed_and_is_paid_like_the_living(table: Table) -> None:
    sheriff = table.seat(role=SHERIFF)
    deputy = table.seat(role=DEPUTY)
    renegade = table.seat(role=RENEGADE, life=1, in_play=[DYNAMITE])
    dead(table, OUTLAW, OUTLAW, OUTLAW)
    table.next_cards("2♠")
    sheriff.begins_turn()
    sheriff.declares()
    deputy.passes()
    renegade.refutes()
    assert table.winners == {sheriff, deputy}
    assert money(table) == {sheriff: 4500, deputy: 3000, renegade: 2400}


def test_who_wins_alone_is_paid_alone(table: Table) -> None:
    _outlaw, deputy, _renegade = three(table, GATLING, shootout_victory="alone")
    deputy.plays(GATLING)
    assert money(table) == {deputy: 2000}, "neither his Sheriff nor the other Deputy"
