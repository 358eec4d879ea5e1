"""Rule options: where the sources differ, both readings, and which preset chooses which."""

import pytest

from saloon.games.bang.expansions.base.box import RULE_OPTIONS
from saloon.games.bang.mode import MODES
from saloon.games.bang.ruleset import UnknownRule
from saloon.games.bang.setup import new_setup
from saloon.games.bang.variants import SERIES_OPTIONS
from saloon.games.bang.words import MISSED_OR_HIT, OUTLAW, PLAY_PHASE, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    CAT_BALOU,
    DUEL,
    DYNAMITE,
    GATLING,
    JAIL,
    JOURDONNAIS,
    MISSED,
    MUSTANG,
    PANIC,
    PAUL_REGRET,
    SCOPE,
    SLAB_THE_KILLER,
    VOLCANIC,
)
from tests.scenes.language import ANY, HAND, Card, Table

CHOSEN = {
    # option: rulebooks, official, compendium
    "panic_range": ("one", "one", "any"),
    "self_target_steal": ("in_play", "in_play", "any"),
    "duplicate_in_play": ("forbid", "forbid", "replace"),
    "voluntary_discard_in_play": ("no", "no", "yes"),
    "jail_on_failure": ("discard", "discard", "stay"),
    "slab_scope": ("bang_cards", "bang_cards", "bang_cards"),
    "barrel_scope": ("any_hit", "any_hit", "bang_card"),
    "duel_suicide_reward": ("no", "no", "no"),
    "beer_two_players": ("no_effect", "no_effect", "unplayable"),
    "simplified_deck": ("off", "off", "off"),
    "keep_character": ("yes", "yes", "no"),
    "characters_dealt": ("one", "one", "one"),
}


@pytest.mark.parametrize(("place", "preset"), [(0, "rulebooks"), (1, "official"), (2, "compendium")])
def test_each_preset_chooses_as_listed(place: int, preset: str) -> None:
    rules = new_setup(4, preset=preset).rules
    added = [*SERIES_OPTIONS, *(option for mode in MODES for option in mode.rule_options)]
    others = {option.name: option.presets[preset] for option in added}
    assert rules == {name: values[place] for name, values in CHOSEN.items()} | others


def test_rulebooks_is_what_is_played_if_nobody_says_anything() -> None:
    assert new_setup(4).rules == new_setup(4, preset="rulebooks").rules


def test_a_single_option_is_chosen_over_the_preset() -> None:
    rules = new_setup(4, preset="compendium", chosen={"panic_range": "one"}).rules
    assert rules["panic_range"] == "one"
    assert rules["jail_on_failure"] == "stay"


def test_what_does_not_exist_is_refused_with_what_does() -> None:
    with pytest.raises(UnknownRule, match="presets: rulebooks, official, compendium"):
        new_setup(4, preset="mine")
    with pytest.raises(UnknownRule, match="options: panic_range, "):
        new_setup(4, chosen={"panic": "any"})
    with pytest.raises(UnknownRule, match="panic_range cannot be 'two'; values: one, any"):
        new_setup(4, chosen={"panic_range": "two"})


def test_every_option_names_its_sources() -> None:
    for option in [*RULE_OPTIONS, *(option for mode in MODES for option in mode.rule_options)]:
        assert option.source
        assert len(option.values) > 1


def test_panic_range_one_reaches_the_neighbours_only(table: Table) -> None:
    table.plays_with(panic_range="one")
    sheriff = table.seat(hand=[PANIC])
    table.seat(hand=[ANY])
    opposite = table.seat(hand=[ANY])
    table.seat(hand=[ANY])
    sheriff.cannot_play(PANIC, at=opposite, because="too_far", distance=2, range=1)


def test_panic_range_any_reaches_everybody(table: Table) -> None:
    table.plays_with(panic_range="any")
    sheriff = table.seat(hand=[PANIC])
    table.seat()
    opposite = table.seat(PAUL_REGRET, hand=[BEER], in_play=[MUSTANG])
    table.seat()
    sheriff.plays(PANIC, at=opposite, taking=HAND)
    assert sheriff.hand == [BEER]


@pytest.mark.parametrize("card", [PANIC, CAT_BALOU])
def test_self_target_steal_in_play_takes_own_cards_in_play_but_none_of_the_hand(
    table: Table, card: Card
) -> None:
    table.plays_with(self_target_steal="in_play")
    sheriff = table.seat(hand=[card, ANY], in_play=[VOLCANIC])
    table.seat(hand=[ANY])
    assert sheriff.can_play(card, at=sheriff, taking=VOLCANIC)
    assert not sheriff.can_play(card, at=sheriff, taking=HAND)


@pytest.mark.parametrize("card", [PANIC, CAT_BALOU])
def test_self_target_steal_in_play_needs_a_card_in_play(table: Table, card: Card) -> None:
    table.plays_with(self_target_steal="in_play")
    sheriff = table.seat(hand=[card, ANY])
    table.seat(hand=[ANY])
    sheriff.cannot_play(card, at=sheriff, because="only_in_play")


@pytest.mark.parametrize("card", [PANIC, CAT_BALOU])
def test_self_target_steal_no_spares_the_own_cards(table: Table, card: Card) -> None:
    table.plays_with(self_target_steal="no")
    sheriff = table.seat(hand=[card, ANY], in_play=[VOLCANIC])
    table.seat(hand=[ANY])
    sheriff.cannot_play(card, at=sheriff, because="not_yourself")


def test_self_target_steal_any_may_discard_a_random_card_of_the_own_hand(table: Table) -> None:
    table.plays_with(self_target_steal="any")
    sheriff = table.seat(hand=[CAT_BALOU, BEER])
    table.seat()
    sheriff.plays(CAT_BALOU, at=sheriff, taking=HAND)
    assert sheriff.hand == []
    assert table.discard == [BEER, CAT_BALOU]


def test_self_target_steal_any_does_not_take_the_card_that_is_being_played(table: Table) -> None:
    table.plays_with(self_target_steal="any")
    sheriff = table.seat(hand=[CAT_BALOU])
    table.seat(hand=[ANY])
    assert not sheriff.can_play(CAT_BALOU, at=sheriff, taking=HAND)


def test_duplicate_in_play_forbid_refuses_a_second_one(table: Table) -> None:
    table.plays_with(duplicate_in_play="forbid")
    sheriff = table.seat(hand=[MUSTANG, JAIL], in_play=[MUSTANG])
    prisoner = table.seat(in_play=[JAIL])
    sheriff.cannot_play(MUSTANG, because="already_in_play")
    sheriff.cannot_play(JAIL, at=prisoner, because="already_in_jail")


def test_duplicate_in_play_replace_discards_the_old_one(table: Table) -> None:
    table.plays_with(duplicate_in_play="replace")
    sheriff = table.seat(hand=[MUSTANG("9♥"), JAIL("4♥")], in_play=[MUSTANG("8♥"), BARREL])
    prisoner = table.seat(in_play=[JAIL("10♠")])
    table.seat()
    sheriff.plays(MUSTANG)
    assert sheriff.in_play == [MUSTANG("9♥"), BARREL]
    assert table.discard == [MUSTANG("8♥")]
    assert prisoner.distance_to(sheriff) == 2
    sheriff.plays(JAIL, at=prisoner)
    assert prisoner.in_play == [JAIL("4♥")]
    assert table.discard == [JAIL("10♠"), MUSTANG("8♥")]


def test_voluntary_discard_no_keeps_cards_in_play_where_they_are(table: Table) -> None:
    table.plays_with(voluntary_discard_in_play="no")
    sheriff = table.seat(in_play=[BARREL, MUSTANG])
    table.seat()
    assert sheriff.offered == ["end_turn"]


def test_voluntary_discard_yes_lets_the_owner_remove_his_own(table: Table) -> None:
    table.plays_with(voluntary_discard_in_play="yes")
    sheriff = table.seat(in_play=[BARREL, MUSTANG])
    table.seat(in_play=[SCOPE])
    assert sheriff.offered == ["end_turn", "drop:barrel", "drop:mustang"]
    sheriff.drops(BARREL)
    assert sheriff.in_play == [MUSTANG]
    assert table.discard == [BARREL]


def test_voluntary_discard_yes_leaves_cards_with_a_book_to_their_own_rules(table: Table) -> None:
    table.plays_with(voluntary_discard_in_play="yes")
    outlaw = table.seat(role=OUTLAW, in_play=[DYNAMITE, JAIL])
    table.seat(role=SHERIFF)
    assert outlaw.offered == ["end_turn"]


def test_jail_on_failure_discard_frees_him_for_the_next_turn(table: Table) -> None:
    table.plays_with(jail_on_failure="discard")
    prisoner = table.seat(role=OUTLAW, in_play=[JAIL])
    table.seat(role=SHERIFF)
    prisoner.begins_turn()
    table.next_cards("4♣")
    assert prisoner.in_play == []
    assert table.discard == [JAIL, "4♣"]


def test_jail_on_failure_stay_keeps_him_until_he_draws_hearts(table: Table) -> None:
    table.plays_with(jail_on_failure="stay")
    prisoner = table.seat(role=OUTLAW, in_play=[JAIL])
    sheriff = table.seat(role=SHERIFF)
    prisoner.begins_turn()
    table.next_cards("4♣", "2♣", "3♣", "4♥")
    assert prisoner.in_play == [JAIL]
    assert sheriff.decides(PLAY_PHASE)
    sheriff.ends_turn()
    assert prisoner.in_play == []
    assert prisoner.decides(PLAY_PHASE)


def test_slab_scope_bang_cards_leaves_his_gatling_alone(table: Table) -> None:
    table.plays_with(slab_scope="bang_cards")
    slab = table.seat(SLAB_THE_KILLER, hand=[GATLING])
    outlaw = table.seat(hand=[MISSED, ANY])
    table.seat()
    slab.plays(GATLING)
    outlaw.plays(MISSED)
    assert outlaw.life == 4


def test_slab_scope_all_hits_asks_for_two_against_his_gatling(table: Table) -> None:
    table.plays_with(slab_scope="all_hits")
    slab = table.seat(SLAB_THE_KILLER, hand=[GATLING])
    outlaw = table.seat(hand=[MISSED, MISSED])
    table.seat()
    slab.plays(GATLING)
    outlaw.plays(MISSED)
    assert outlaw.decides(MISSED_OR_HIT)
    outlaw.plays(MISSED)
    assert outlaw.life == 4


def test_barrel_scope_any_hit_helps_against_a_gatling(table: Table) -> None:
    table.plays_with(barrel_scope="any_hit")
    sheriff = table.seat(hand=[GATLING])
    outlaw = table.seat(JOURDONNAIS, in_play=[BARREL])
    sheriff.plays(GATLING)
    assert outlaw.can_use(BARREL)
    assert outlaw.can_use(JOURDONNAIS)
    outlaw.takes_the_hit()


def test_barrel_scope_bang_card_helps_against_bang_cards_only(table: Table) -> None:
    table.plays_with(barrel_scope="bang_card")
    sheriff = table.seat(hand=[GATLING, BANG])
    outlaw = table.seat(JOURDONNAIS, hand=[ANY], in_play=[BARREL])
    sheriff.plays(GATLING)
    assert outlaw.offered == ["pass"]
    outlaw.takes_the_hit()
    sheriff.plays(BANG, at=outlaw)
    assert outlaw.can_use(BARREL)
    assert outlaw.can_use(JOURDONNAIS)
    outlaw.takes_the_hit()


@pytest.mark.parametrize(("reading", "reward"), [("no", 0), ("yes", 3)])
def test_duel_suicide_reward_for_an_outlaw_who_loses_his_own_duel(
    table: Table, reading: str, reward: int
) -> None:
    table.plays_with(duel_suicide_reward=reading)
    outlaw = table.seat(role=OUTLAW, life=1, hand=[DUEL])
    table.seat(role=SHERIFF)
    renegade = table.seat(role=RENEGADE, hand=[BANG])
    table.seat(role=OUTLAW)
    outlaw.plays(DUEL, at=renegade)
    renegade.plays(BANG)
    assert not outlaw.alive
    assert len(renegade.hand) == reward


def test_beer_two_players_no_effect_wastes_the_card(table: Table) -> None:
    table.plays_with(beer_two_players="no_effect")
    sheriff = table.seat(life=2, hand=[BEER])
    table.seat(role=RENEGADE)
    sheriff.plays(BEER)
    assert sheriff.life == 2
    assert sheriff.hand == []


def test_beer_two_players_unplayable_refuses_the_card(table: Table) -> None:
    table.plays_with(beer_two_players="unplayable")
    sheriff = table.seat(life=2, hand=[BEER])
    table.seat(role=RENEGADE)
    sheriff.cannot_play(BEER, because="beer_two_left")


def test_beer_two_players_unplayable_still_allows_it_among_three(table: Table) -> None:
    table.plays_with(beer_two_players="unplayable")
    sheriff = table.seat(life=2, hand=[BEER])
    table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    sheriff.plays(BEER)
    assert sheriff.life == 3


def test_the_compendium_preset_is_played_as_it_reads(table: Table) -> None:
    table.plays_with(preset="compendium")
    sheriff = table.seat(hand=[PANIC, VOLCANIC("10♣")], in_play=[VOLCANIC("10♠")])
    table.seat()
    opposite = table.seat(hand=[BEER])
    table.seat()
    sheriff.plays(PANIC, at=opposite, taking=HAND)
    sheriff.plays(VOLCANIC)
    assert sheriff.hand == [BEER]
    assert table.discard == [VOLCANIC("10♠"), PANIC]
