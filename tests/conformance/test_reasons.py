"""A card or a target is refused with a reason exactly where no option offers it."""

import random
from collections import Counter

import pytest

from saloon.games.bang.arrange import Place, arrange
from saloon.games.bang.game import BANG
from saloon.games.bang.reasons import refusals, warning
from saloon.games.bang.state import Bang
from saloon.games.bang.words import OUTLAW, PLAY, REASONS, RENEGADE, SHERIFF, WARNINGS
from saloon.kernel.decisions import NONE, Option, Reason
from saloon.kernel.ids import NO_CARD, NO_FIGURE, PlayerId
from tests.conformance.walks import dealt, open_decision, states
from tests.scenes.agreeing import disagreements

BOXES = [["base"], BANG.sets()]
WITH_BOXES = pytest.mark.parametrize("sets", BOXES, ids=["base", "all boxes"])
GAMES_OF = [
    (players, preset, first)
    for preset in BANG.presets()
    for players, first in [(4, "calamity_janet"), (5, "sid_ketchum"), (6, ""), (7, "slab_the_killer")]
]
OPEN_TO_ALL = {
    "panic_range": "any",
    "self_target_steal": "any",
    "duplicate_in_play": "replace",
    "beer_two_players": "unplayable",
}


OF_OTHER_TABLES = {
    *("no_ability", "guessing_is_free", "handcuffs_yourself"),
    *("ends_in_shootout", "law_would_win"),
}
"""Warnings that the usual base game never gives; scenes of their boxes and of the hidden six do."""


@WITH_BOXES
@pytest.mark.parametrize(("players", "preset", "first"), GAMES_OF)
def test_legal_is_what_has_no_reason_against_it(
    players: int, preset: str, first: str, sets: list[str]
) -> None:
    rng = random.Random(players)
    for number in range(6):
        game = dealt(players, f"legal {number}", preset, first=first, sets=sets)
        for state in states(game, rng):
            found = disagreements(state, other_ways=len(sets) > 1)
            assert not found, f"{preset}, seed {number}, step {state.step}"


@pytest.mark.parametrize("players", [4, 7])
def test_legal_is_what_has_no_reason_against_it_under_the_most_open_rules(players: int) -> None:
    rng = random.Random(players)
    for number in range(8):
        for state in states(dealt(players, f"open {number}", "official", OPEN_TO_ALL), rng):
            assert not disagreements(state), f"seed {number}, step {state.step}"


def as_seen(reason: Reason | None) -> tuple[str, dict[str, int]] | None:
    return None if reason is None else (reason.code, dict(reason.numbers))


def told_to(game: Bang, viewer: PlayerId) -> object:
    """All that reasons and warnings tell this player."""
    decision = open_decision(game)
    reasons = [(r.card, r.target, as_seen(r.reason)) for r in refusals(game, viewer)]
    if decision.player != viewer:
        return reasons
    return reasons, [(game.key(option), as_seen(warning(game, option))) for option in decision.options]


@WITH_BOXES
@pytest.mark.parametrize(("players", "preset", "first"), GAMES_OF)
def test_reasons_and_warnings_tell_nothing_hidden(
    players: int, preset: str, first: str, sets: list[str]
) -> None:
    rng = random.Random(players)
    for number in range(2):
        for state in states(dealt(players, f"quiet {number}", preset, first=first, sets=sets), rng):
            for viewer in range(players):
                other = state.clone()
                BANG.permute_hidden(other, PlayerId(viewer), str(rng.random()))
                assert told_to(other, PlayerId(viewer)) == told_to(state, PlayerId(viewer)), (
                    f"player {viewer}, step {state.step}"
                )


def test_random_games_meet_nearly_every_reason_and_warning() -> None:
    """Guards the tests above: they would prove little if their games met few reasons."""
    rng = random.Random(5)
    met: Counter[str] = Counter()
    for number in range(60):
        preset = BANG.presets()[number % 3]
        game = dealt(4 + number % 4, f"meet {number}", preset, first="sid_ketchum" if number % 2 else "")
        for state in states(game, rng):
            decision = open_decision(state)
            for player in range(len(state.players)):
                met.update(refusal.reason.code for refusal in refusals(state, PlayerId(player)))
            for option in decision.options:
                reason = warning(state, option)
                met.update([reason.code] if reason is not None else [])
    assert set(met) <= {*REASONS, *WARNINGS}
    assert set(WARNINGS) - OF_OTHER_TABLES <= set(met)
    assert len(set(met) & set(REASONS)) >= 13, sorted(met)


def test_an_option_taken_away_without_a_reason_is_noticed() -> None:
    """Guards the comparison: it must be able to fail, both ways."""
    game = dealt(4, "guard", "rulebooks")
    decision = open_decision(game)
    play = next(option for option in decision.options if option.verb == PLAY)
    assert not disagreements(game)
    for option in [option for option in decision.options if option.card == play.card]:
        decision.options.remove(option)
    assert len(disagreements(game)) >= 1
    refused = next(refusal.card for refusal in refusals(game, decision.player) if refusal.target == NONE)
    decision.options.append(Option(PLAY, refused, play.kind, NO_FIGURE, NO_CARD))
    assert any("refused" in line for line in disagreements(game))


@pytest.mark.parametrize("own", ["any", "in_play", "no"])
@pytest.mark.parametrize("card", ["panic", "cat_balou"])
def test_the_last_card_of_a_hand_cannot_be_taken_by_itself(card: str, own: str) -> None:
    places = [Place(SHERIFF, hand=[card]), Place(OUTLAW), Place(OUTLAW, hand=["bang"]), Place(RENEGADE)]
    game = arrange(places, chosen={"self_target_steal": own})
    game.run()
    assert not disagreements(game)
    assert not [option for option in open_decision(game).options if option.target == 0]
