"""The rulebook, sentence by sentence in our own words, with the scenes that show it; then the points C1-C20.

A sentence without a scene fails, and so does a scene that is gone or that holds whatever happens in it. What
a change of the rules itself does to the scenes is asked by scripts/mutate.py.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from importlib import import_module

import pytest

from saloon.games.calibre45.state import Calibre
from saloon.kernel.decisions import Option
from tests.scenes.calibre45.language import Seat, Table
from tests.scenes.seats import SceneBroken

SETUP, ARMING, CALL = "test_setup", "test_arming", "test_call"
ATTACK, SHERIFF, SHOOTOUT = "test_attack", "test_sheriff_and_dynamite", "test_shootout"
SHARING, OPTIONS, HIDDEN = "test_sharing", "test_rule_options", "test_hidden"

SENTENCES: dict[str, list[str]] = {
    # The box
    "there are 62 weapon cards, 34 money cards and 12 cowboys": [
        f"{SETUP}::test_there_are_sixty_two_weapon_cards_thirty_four_of_money_and_twelve_cowboys",
        "test_composition::test_the_totals_of_the_rulebook",
    ],
    "there are 15 bail tokens": [f"{SETUP}::test_fifteen_bail_tokens_lie_ready"],
    # Before the game
    "make two or three teams": [
        f"{SETUP}::test_two_to_nine_play_in_two_or_three_teams_of_one_to_three",
        f"{SETUP}::test_every_shape_of_two_or_three_teams_can_be_chosen",
    ],
    "teammates should not sit side by side": [f"{SETUP}::test_teammates_sit_apart_where_that_can_be"],
    "teams may differ in size, from one to three": [
        f"{SETUP}::test_two_to_nine_play_in_two_or_three_teams_of_one_to_three"
    ],
    "find a first player": [f"{SETUP}::test_the_first_player_is_found_by_lot"],
    "shuffle each deck": [f"{SETUP}::test_every_deck_is_shuffled"],
    "deal six weapon cards and a cowboy to each": [
        f"{SETUP}::test_everybody_gets_six_weapon_cards_and_a_cowboy"
    ],
    "the cowboy lies face down until its player goes robbing": [
        f"{SETUP}::test_cowboys_lie_face_down_and_only_their_owner_knows_them",
        f"{CALL}::test_the_caller_turns_his_cowboy_up",
    ],
    "the other weapon cards and cowboys are two piles": [
        f"{SETUP}::test_the_other_weapon_cards_and_cowboys_are_piles_to_draw_from"
    ],
    "the money deck is spread out face down so that any card of it can be reached": [
        f"{SETUP}::test_the_money_deck_is_spread_out_whole",
        f"{HIDDEN}::test_the_spread_money_is_hidden_from_everybody_even_from_the_one_who_picks",
        f"{ATTACK}::test_the_caller_turns_up_any_card_of_the_spread_deck",
    ],
    "a deck that has run out is made anew of its discard pile": [
        f"{ARMING}::test_the_weapon_deck_that_has_run_out_is_made_of_the_discard_pile",
        f"{ARMING}::test_the_cowboy_deck_that_has_run_out_is_made_of_the_discard_pile",
        f"{ATTACK}::test_the_money_deck_that_has_run_out_is_made_of_the_discarded_money",
    ],
    # How it goes
    "the goal is a million": [f"{SHARING}::test_the_first_team_with_a_million_in_sum_wins"],
    "arming and robbery follow each other": [
        f"{SHARING}::test_after_the_robbery_arming_begins_again_and_cowboys_lie_face_down"
    ],
    "in the first phase players draw in turn until one goes robbing": [
        f"{ARMING}::test_the_turn_passes_clockwise",
        f"{ARMING}::test_a_player_with_a_cowboy_may_call_a_robbery",
    ],
    "then the others in turn pass or go too": [f"{CALL}::test_the_others_join_or_decline_in_turn"],
    "only those who agreed take part in the second phase": [
        f"{CALL}::test_who_declined_has_no_part_in_the_robbery"
    ],
    "there they shoot each other, arm themselves or flee": [
        f"{SHOOTOUT}::test_drawing_in_a_shootout_goes_as_in_arming"
    ],
    "the strength of a shot is limited by the number on the cowboy; more does not count": [
        f"{SHOOTOUT}::test_bullets_beyond_the_limit_of_the_cowboy_are_lost"
    ],
    "the winner takes the loot and the first phase comes again": [
        f"{SHARING}::test_who_shoots_the_last_rival_takes_the_loot",
        f"{SHARING}::test_after_the_robbery_arming_begins_again_and_cowboys_lie_face_down",
    ],
    # Arming
    "the turn passes clockwise from the first player": [f"{ARMING}::test_the_turn_passes_clockwise"],
    "in his turn a player may do one thing": [
        f"{ARMING}::test_a_turn_is_one_action",
        f"{ARMING}::test_doing_nothing_is_allowed",
    ],
    "with a cowboy and five cards or fewer: draw one": [
        f"{ARMING}::test_with_five_cards_or_fewer_one_is_drawn"
    ],
    "with a cowboy and six cards: discard one and draw one": [
        f"{ARMING}::test_with_six_cards_one_is_discarded_and_one_drawn",
        f"{ARMING}::test_any_card_but_a_coyote_can_be_exchanged_alone",
    ],
    "a Coyote is discarded only with bullets": [
        f"{ARMING}::test_a_coyote_goes_only_together_with_bullets_and_one_card_is_drawn",
        f"{ARMING}::test_without_bullets_a_coyote_stays",
    ],
    "with a cowboy, under bail or not: call a robbery": [
        f"{ARMING}::test_a_player_with_a_cowboy_may_call_a_robbery",
        f"{CALL}::test_a_cowboy_under_bail_may_go_if_its_player_pays_for_the_tokens",
    ],
    "without a cowboy: take a random one, and discard it at once or keep it": [
        f"{ARMING}::test_without_a_cowboy_one_can_only_take_a_new_one",
        f"{ARMING}::test_a_new_cowboy_may_be_discarded_and_that_was_the_turn",
    ],
    "a kept cowboy lies face down under three tokens": [
        f"{ARMING}::test_a_new_cowboy_is_a_random_one_and_may_be_kept_under_bail",
        f"{HIDDEN}::test_a_new_cowboy_is_seen_by_its_player_alone",
    ],
    "with a cowboy under bail: remove a token": [f"{ARMING}::test_one_token_can_be_removed_in_a_turn"],
    "after the last token the cowboy may go robbing from the next turn on, unfined": [
        f"{ARMING}::test_once_the_last_token_is_removed_the_cowboy_can_go_from_the_next_turn_on"
    ],
    # The call
    "the caller turns his cowboy up and says so": [f"{CALL}::test_the_caller_turns_his_cowboy_up"],
    "the others join, cowboy turned up, or stay away, in turn": [
        f"{CALL}::test_the_others_join_or_decline_in_turn"
    ],
    "who stays away has no part until the phase is over": [
        f"{CALL}::test_who_declined_has_no_part_in_the_robbery",
        f"{SHOOTOUT}::test_a_shot_may_be_aimed_at_any_rival_on_the_robbery",
    ],
    "a cowboy under bail may go in spite of it": [
        f"{CALL}::test_a_cowboy_under_bail_may_go_if_its_player_pays_for_the_tokens",
        f"{CALL}::test_who_joins_pays_his_bail_too",
    ],
    "its tokens come off and are paid from one's own loot": [
        f"{CALL}::test_every_token_costs_fifty_thousand"
    ],
    "bail is paid as soon as one's own money or the discard has the right notes": [
        f"{CALL}::test_bail_is_paid_with_change_from_the_discarded_money",
        f"{CALL}::test_bail_that_cannot_be_changed_is_owed_and_paid_as_soon_as_it_can_be",
        f"{CALL}::test_owed_bail_is_also_paid_when_change_lands_in_the_discard",
        f"{CALL}::test_tokens_are_paid_for_as_far_as_the_notes_allow",
    ],
    "tokens must be covered by money: nobody plays in debt": [
        f"{CALL}::test_bail_must_be_covered_by_ones_own_money",
        f"{CALL}::test_money_that_covers_a_debt_covers_no_bail",
        f"{CALL}::test_owed_bail_is_no_hindrance_while_money_covers_all_of_it",
        f"{OPTIONS}::test_a_second_debt_may_be_refused",
    ],
    "nobody pays bail for a teammate": [f"{CALL}::test_nobody_pays_bail_for_a_teammate"],
    # The attack
    "the caller takes any money card and shows it": [
        f"{ATTACK}::test_the_caller_turns_up_any_card_of_the_spread_deck"
    ],
    "with luck it is Stagecoach, Mail Car, Gold Train or Fort Knox, otherwise Sheriff, Indians or Dynamite": [
        "test_composition::test_the_kinds_that_the_rulebook_names"
    ],
    "loot has guards: a bullet for each": [f"{ATTACK}::test_each_guard_takes_a_bullet"],
    "a Stagecoach has none": [
        f"{ATTACK}::test_a_stagecoach_has_no_guards",
        "test_composition::test_a_stagecoach_has_no_guards_in_any_composition",
    ],
    "guards are shot by discarding bullet cards worth as many or more": [
        f"{ATTACK}::test_several_bullet_cards_add_up_against_guards",
        f"{ATTACK}::test_more_bullets_than_guards_are_spent_all_the_same",
    ],
    "if the caller does not, a Mustang may save him, otherwise the guards kill his cowboy": [
        f"{ATTACK}::test_a_mustang_saves_from_the_guards",
        f"{ATTACK}::test_who_fails_against_the_guards_loses_his_cowboy",
    ],
    "then the next robber clockwise faces the guards": [
        f"{ATTACK}::test_the_guards_pass_on_clockwise_among_the_robbers"
    ],
    "and so on": [f"{ATTACK}::test_the_guards_pass_on_clockwise_among_the_robbers"],
    "if nobody beats the guards the card is discarded until the Sheriff comes": [
        f"{ATTACK}::test_loot_that_nobody_could_take_is_discarded",
        f"{SHERIFF}::test_after_the_sheriff_all_money_is_shuffled_and_spread_anew",
    ],
    "once the guards are shot the shoot-out begins": [
        f"{ATTACK}::test_once_the_guards_are_shot_the_shootout_begins_with_the_one_who_shot_them"
    ],
    # The Sheriff
    "the Sheriff has caught all robbers: each pays $50,000": [
        f"{SHERIFF}::test_the_sheriff_fines_every_robber_fifty_thousand",
        f"{SHERIFF}::test_the_caller_pays_first_then_the_others_clockwise",
    ],
    "without money or the wish to pay, the cowboy is lost": [
        f"{SHERIFF}::test_who_has_no_money_loses_his_cowboy",
        f"{SHERIFF}::test_who_does_not_want_to_pay_loses_his_cowboy",
        f"{SHERIFF}::test_a_fine_and_owed_bail_may_make_a_round_sum",
    ],
    "a Mustang does not save from the Sheriff": [
        f"{SHERIFF}::test_a_mustang_does_not_help_against_the_sheriff"
    ],
    "nobody pays for another": [f"{SHERIFF}::test_nobody_pays_the_fine_of_another"],
    "change may be taken from the discarded money": [
        f"{SHERIFF}::test_change_comes_from_the_discarded_money",
        f"{SHERIFF}::test_what_one_robber_pays_is_change_for_the_next",
    ],
    "after the Sheriff all money cards and the discarded ones are shuffled and spread anew": [
        f"{SHERIFF}::test_after_the_sheriff_all_money_is_shuffled_and_spread_anew"
    ],
    # Indians and Dynamite
    "Indians bring nothing and are fought like guards, as many bullets as attackers": [
        f"{ATTACK}::test_indians_are_fought_like_guards_and_bring_nothing"
    ],
    "who neither shoots them nor escapes loses his cowboy, and the next one fights, to the last": [
        f"{ATTACK}::test_indians_kill_one_after_the_other",
        f"{ATTACK}::test_indians_may_kill_everybody",
    ],
    "Dynamite kills all cowboys on the robbery, and no Mustang helps": [
        f"{SHERIFF}::test_dynamite_kills_all_cowboys_on_the_robbery",
        f"{SHERIFF}::test_a_mustang_does_not_help_against_dynamite",
    ],
    "if it took everybody's cowboy the table may agree on new ones, without bail and without choice": [
        f"{OPTIONS}::test_after_dynamite_all_may_get_new_cowboys_without_bail",
        f"{SHERIFF}::test_nobody_gets_a_new_cowboy_for_nothing_unless_the_table_agreed",
    ],
    # The shoot-out
    "it is begun by the one who shot the guards, or without guards by the caller": [
        f"{ATTACK}::test_once_the_guards_are_shot_the_shootout_begins_with_the_one_who_shot_them",
        f"{SHOOTOUT}::test_without_guards_the_caller_begins",
    ],
    "shoot at any cowboy of another team with one or more bullet cards, which add up": [
        f"{SHOOTOUT}::test_a_shot_may_be_aimed_at_any_rival_on_the_robbery",
        f"{SHOOTOUT}::test_the_cards_of_one_shot_add_up",
    ],
    "or arm oneself as in the arming phase": [
        f"{SHOOTOUT}::test_drawing_in_a_shootout_goes_as_in_arming",
        f"{SHOOTOUT}::test_with_six_cards_one_exchanges_in_a_shootout_too",
    ],
    "or flee: the cowboy is turned down again, without a Mustang": [
        f"{SHOOTOUT}::test_fleeing_needs_no_mustang_and_keeps_the_cowboy_face_down"
    ],
    "after drawing, leaving or losing the cowboy the next clockwise has the turn": [
        f"{SHOOTOUT}::test_after_drawing_the_turn_passes_clockwise_among_the_robbers",
        f"{SHOOTOUT}::test_after_a_kill_the_turn_passes_to_the_next_after_the_killed",
        f"{SHOOTOUT}::test_after_an_escape_the_turn_passes_to_the_next_after_the_one_who_escaped",
    ],
    "after a shot the target has the turn: first he answers, then he acts": [
        f"{SHOOTOUT}::test_who_is_shot_at_must_stand_up_to_it_and_then_has_his_turn"
    ],
    "an answer takes as many bullets or more": [
        f"{SHOOTOUT}::test_an_answer_needs_as_many_bullets_or_more",
        f"{SHOOTOUT}::test_too_few_bullets_are_no_answer",
    ],
    "who cannot or will not answer may leave alive on a Mustang": [
        f"{SHOOTOUT}::test_a_mustang_saves_from_a_shot_even_if_one_could_answer"
    ],
    "otherwise the cowboy is dead and discarded": [
        f"{SHOOTOUT}::test_who_neither_answers_nor_escapes_loses_his_cowboy"
    ],
    "discarded cards do not come back during a robbery, however long it lasts; afterwards they do": [
        f"{SHOOTOUT}::test_the_discard_pile_is_not_used_during_a_robbery",
        f"{SHOOTOUT}::test_a_deck_that_ran_out_in_arming_is_new_before_the_robbery",
        f"{SHOOTOUT}::test_with_the_deck_run_out_six_cards_cannot_be_exchanged",
    ],
    # Sharing
    "with one team left, the loot goes to the one of them who acted last": [
        f"{SHARING}::test_who_shoots_the_last_rival_takes_the_loot",
        f"{SHARING}::test_if_the_last_rival_flees_the_one_left_who_acted_last_takes_it",
    ],
    "it lies open before him": [f"{SHARING}::test_the_loot_lies_open_before_its_owner"],
    "arming is then begun by the next after the one whose action was the last": [
        f"{SHARING}::test_after_the_loot_the_next_after_its_taker_begins"
    ],
    "such an action is taking the loot": [f"{SHARING}::test_after_the_loot_the_next_after_its_taker_begins"],
    "or turning up Dynamite or the Sheriff": [
        f"{SHARING}::test_after_dynamite_the_next_after_the_caller_begins",
        f"{SHARING}::test_after_the_sheriff_the_next_after_the_caller_begins",
    ],
    "or shooting the Indians": [f"{SHARING}::test_after_indians_were_shot_the_next_after_the_shooter_begins"],
    "or being the last to die, or to escape, in a fight with Indians": [
        f"{SHARING}::test_after_indians_killed_the_last_cowboy_the_next_after_its_player_begins",
        f"{SHARING}::test_after_the_last_one_escaped_from_indians_the_next_after_him_begins",
    ],
    # The end
    "the first team with a million in sum wins": [
        f"{SHARING}::test_the_first_team_with_a_million_in_sum_wins",
        f"{SHARING}::test_a_little_less_than_a_million_is_not_enough",
        f"{SHARING}::test_the_money_of_two_teams_is_not_added_up",
    ],
    # Particulars
    "without a cowboy nobody robs or shoots": [
        f"{SHARING}::test_without_a_cowboy_nobody_robs_or_shoots",
        f"{CALL}::test_who_has_no_cowboy_is_not_asked",
    ],
    "the number on a cowboy limits the bullets used at once": [
        f"{SHOOTOUT}::test_bullets_beyond_the_limit_of_the_cowboy_are_lost"
    ],
    "a cowboy neither shoots nor answers beyond it": [
        f"{SHOOTOUT}::test_a_shot_beyond_the_limit_of_the_target_cannot_be_answered"
    ],
    "bullets are for shooting, several cards add up": [f"{SHOOTOUT}::test_the_cards_of_one_shot_add_up"],
    "twelve bullets of Pat Garrett, 7-shot carbine, count as seven, and five are lost": [
        f"{SHOOTOUT}::test_bullets_beyond_the_limit_of_the_cowboy_are_lost",
        f"{SHOOTOUT}::test_cards_laid_in_vain_carry_a_warning",
    ],
    "a Mustang is played only when the cowboy is shot at, by guards, Indians or cowboys": [
        f"{SHOOTOUT}::test_a_mustang_is_of_no_use_in_ones_own_turn",
        f"{ATTACK}::test_a_mustang_saves_from_the_guards",
        f"{ATTACK}::test_indians_kill_one_after_the_other",
    ],
    "its player keeps the cowboy, and the Mustang is discarded": [
        f"{SHOOTOUT}::test_a_mustang_saves_from_a_shot_even_if_one_could_answer"
    ],
    "leaving in one's own turn takes no Mustang": [
        f"{SHOOTOUT}::test_fleeing_needs_no_mustang_and_keeps_the_cowboy_face_down"
    ],
    "Cactus and Coyote are good for nothing but bluff: nobody knows another's cards": [
        f"{SHOOTOUT}::test_cactus_and_coyote_are_neither_shot_nor_answer",
        f"{SHOOTOUT}::test_nobody_can_tell_bullets_from_cactuses_in_the_hand_of_another",
    ],
    "a Coyote is got rid of only together with bullets": [
        f"{ARMING}::test_a_coyote_goes_only_together_with_bullets_and_one_card_is_drawn"
    ],
}

OPEN_POINTS: dict[str, list[str]] = {
    "C1": [
        f"{ATTACK}::test_the_limit_of_the_cowboy_holds_against_guards",
        f"{ATTACK}::test_the_limit_holds_against_indians_too",
        f"{OPTIONS}::test_the_limit_may_be_lifted_against_guards",
        f"{OPTIONS}::test_the_limit_may_be_lifted_against_indians",
    ],
    "C2": [f"{ATTACK}::test_one_may_decline_to_shoot_the_guards"],
    "C3": [f"{ATTACK}::test_a_try_that_cannot_succeed_is_not_allowed_so_nothing_is_spent"],
    "C4": [f"{SHARING}::test_if_the_last_rival_flees_the_one_left_who_acted_last_takes_it"],
    "C5": [
        f"{SHARING}::test_with_no_rival_on_the_robbery_the_one_who_shot_the_guards_takes_the_loot",
        f"{SHARING}::test_with_no_rival_and_no_guards_the_caller_takes_the_loot",
    ],
    "C6": [f"{SHOOTOUT}::test_teammates_cannot_be_shot_but_take_their_turns"],
    "C7": [
        f"{SHOOTOUT}::test_a_shot_beyond_the_limit_of_the_target_cannot_be_answered",
        f"{SHOOTOUT}::test_who_is_shot_at_must_stand_up_to_it_and_then_has_his_turn",
    ],
    "C8": [
        f"{SHOOTOUT}::test_with_six_cards_one_exchanges_in_a_shootout_too",
        f"{SHOOTOUT}::test_with_the_deck_run_out_six_cards_cannot_be_exchanged",
    ],
    "C9": [
        f"{ARMING}::test_a_coyote_goes_only_together_with_bullets_and_one_card_is_drawn",
        f"{ARMING}::test_with_fewer_than_six_cards_nothing_can_be_exchanged",
        f"{OPTIONS}::test_a_coyote_and_its_bullets_may_be_made_up_for_by_two_cards",
    ],
    "C10": [
        f"{ARMING}::test_too_few_tokens_make_a_player_wait_for_a_new_cowboy",
        f"{OPTIONS}::test_tokens_may_be_without_number",
    ],
    "C11": [
        f"{OPTIONS}::test_free_of_bail_a_cowboy_may_join_before_its_owners_next_turn",
        f"{OPTIONS}::test_free_of_bail_a_cowboy_may_have_to_wait_for_its_owners_next_turn",
    ],
    "C12": [
        f"{CALL}::test_bail_that_cannot_be_changed_is_owed_and_paid_as_soon_as_it_can_be",
        f"{SHERIFF}::test_without_change_a_robber_may_overpay_or_lose_his_cowboy",
        f"{SHERIFF}::test_who_overpays_pays_what_he_owes_too",
        f"{OPTIONS}::test_a_fine_without_change_may_be_owed",
        f"{OPTIONS}::test_a_fine_may_be_owed_besides_bail",
    ],
    "C13": [
        f"{SHARING}::test_owed_bail_counts_against_the_million",
        f"{OPTIONS}::test_owed_bail_may_not_count_against_the_million",
    ],
    "C14": [f"{ATTACK}::test_the_money_deck_that_has_run_out_is_made_of_the_discarded_money"],
    "C15": [
        f"{SHERIFF}::test_nobody_gets_a_new_cowboy_for_nothing_unless_the_table_agreed",
        f"{OPTIONS}::test_after_dynamite_all_may_get_new_cowboys_without_bail",
        f"{OPTIONS}::test_new_cowboys_come_only_if_dynamite_took_everybodys",
        f"{OPTIONS}::test_all_on_the_robbery_may_get_new_cowboys_after_dynamite",
    ],
    "C16": [f"{ARMING}::test_the_cowboy_deck_that_has_run_out_is_made_of_the_discard_pile"],
    "C17": [
        f"{SETUP}::test_two_to_nine_play_in_two_or_three_teams_of_one_to_three",
        f"{SETUP}::test_fewer_than_two_or_more_than_nine_cannot_play",
    ],
    "C18": [f"{ARMING}::test_a_new_cowboy_may_be_discarded_and_that_was_the_turn"],
    "C19": [f"{SHOOTOUT}::test_fleeing_needs_no_mustang_and_keeps_the_cowboy_face_down"],
    "C20": [
        f"{SHARING}::test_guards_whom_nobody_beat_are_like_indians_in_this",
        f"{OPTIONS}::test_after_guards_whom_nobody_beat_the_next_after_the_caller_may_begin",
    ],
}


SCENES = sorted({scene for told in [*SENTENCES.values(), *OPEN_POINTS.values()] for scene in told})


class OtherTable(Table):
    """A table at which only so many answers are given: nothing comes of what is done after that."""

    def __init__(self, given: int) -> None:
        super().__init__()
        self.left = given
        self.acts = 0

    def answer(self, seat: Seat, doing: str, fits: Callable[[Option], bool]) -> None:
        self.acts += 1
        if self.left > 0:
            self.left -= 1
            super().answer(seat, doing, fits)


class MovedTable(Table):
    """A table at which everybody has what his neighbour was to have."""

    @property
    def game(self) -> Calibre:
        if self._game is None:
            places = [seat.place for seat in self.seats]
            for seat, place in zip(self.seats, [*places[1:], places[0]], strict=True):
                seat.place = place
        return super().game


def scene_called(name: str) -> Callable[..., None]:
    module, _, test = name.partition("::")
    found: Callable[..., None] | None = getattr(import_module(f"tests.scenes.calibre45.{module}"), test, None)
    assert found is not None, f"there is no {name}"
    return found


def arguments_of(scene: Callable[..., None]) -> dict[str, object]:
    """The first of each list that it is tried with."""
    chosen: dict[str, object] = {}
    for mark in getattr(scene, "pytestmark", []):
        assert mark.name == "parametrize", "a scene that may be skipped or may fail shows nothing"
        names, values = mark.args[:2]
        first = next(iter(values))
        if isinstance(names, str):
            names = [name.strip() for name in names.split(",")]
        chosen.update(zip(names, first if len(names) > 1 else [first], strict=True))
    return chosen


def passes(scene: Callable[..., None], table: Table) -> bool:
    """Whether the scene is satisfied with this table."""
    try:
        scene(table, **arguments_of(scene))
        table.check_answered()
    except (AssertionError, SceneBroken, LookupError, ValueError):
        return False
    return True


@pytest.mark.parametrize("sentence", [*SENTENCES, *OPEN_POINTS])
def test_the_sentence_has_its_scenes(sentence: str) -> None:
    assert SENTENCES.get(sentence) or OPEN_POINTS.get(sentence)


@pytest.mark.parametrize("name", SCENES)
def test_the_scene_fails_if_what_is_done_in_it_does_not_happen(name: str) -> None:
    """And if nothing is done in it, if cards, money and cowboys are with other players than it says."""
    scene = scene_called(name)
    if "table" not in inspect.signature(scene).parameters:
        assert re.search(r"^ +(assert |with pytest\.raises)", inspect.getsource(scene), re.MULTILINE)
        return
    usual = OtherTable(given=1000)
    assert passes(scene, usual)
    other = OtherTable(given=usual.acts - 1) if usual.acts else MovedTable()
    assert not passes(scene, other), f"{name} holds whatever comes of its {usual.acts} acts"


def test_no_sentence_and_no_open_point_has_been_lost() -> None:
    """Guards the table: so many sentences of the rulebook hold a rule."""
    assert len(SENTENCES) == 86
    assert list(OPEN_POINTS) == [f"C{number}" for number in range(1, 21)]
