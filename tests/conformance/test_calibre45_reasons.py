"""A card of Calibre 45 is refused with a reason exactly where no option uses it."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from saloon.games.calibre45.game import CALIBRE45 as CALIBRE
from saloon.games.calibre45.reasons import refusals, warning
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import CALL, EXCHANGE, REASONS, RECRUIT, SHOOT, WARNINGS
from saloon.kernel.decisions import NONE, Decision, Option, Reason, Refusal
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, PlayerId

TABLES = [(2, {}), (4, {}), (5, {"teams": "2+2+1"}), (6, {"bail_cleared": "next_turn", "team_hands": "open"})]


def dealt(players: int, seed: str, rules: dict[str, str]) -> Calibre:
    return CALIBRE.deal(
        CALIBRE.setup({"players": players, "seed": seed, "preset": "rulebook", "rules": rules})
    )


def asked(game: Calibre) -> Decision:
    assert game.decision is not None
    return game.decision


def states(game: Calibre, rng: random.Random) -> Iterator[Calibre]:
    """The game at each of its decisions, answered at random; the states are not to be kept."""
    while not game.over:
        yield game
        game.answer(rng.randrange(len(asked(game).options)))


def used_by(decision: Decision, game: Calibre, card: int) -> bool:
    """Whether an option uses this card; a shot uses any bullets."""
    for option in decision.options:
        if option.card == card or (option.verb == EXCHANGE and option.other == card):
            return True
        if option.verb == SHOOT and game.book.bullets_of[card]:
            return True
    return False


def disagreements(game: Calibre) -> list[str]:
    """Where options and refusals of the one who decides are both there, or both missing."""
    decision = asked(game)
    me = decision.player
    found = []
    told = refusals(game, me)
    for card in game.players[me].hand:
        reasons = [refusal for refusal in told if refusal.card == card]
        for_all = [refusal for refusal in reasons if refusal.target == NONE]
        name = f"{decision.kind} {game.book.card_name(card)}"
        if used_by(decision, game, card) == bool(for_all):
            found.append(f"{name}: used or refused, not both: {[one.reason.code for one in for_all]}")
        found += target_disagreements(game, decision, name, reasons)
    others = [refusal for refusal in told if refusal.card not in game.players[me].hand]
    if decision.kind == "arming":
        verbs = [option.verb for option in decision.options]
        if (CALL in verbs or RECRUIT in verbs) == bool(others):
            found.append(f"the cowboy: offered or refused, not both: {[one.reason.code for one in others]}")
    elif others:
        found.append(f"{decision.kind}: only in arming are cowboys refused")
    return found


def target_disagreements(game: Calibre, decision: Decision, name: str, reasons: list[Refusal]) -> list[str]:
    not_at = {refusal.target for refusal in reasons if refusal.target != NONE}
    at = {option.target for option in decision.options if option.verb == SHOOT}
    if not_at & at:
        return [f"{name}: offered and refused at {sorted(not_at & at)}"]
    everybody = set(range(len(game.players))) - {decision.player}
    if not_at and not_at | at != everybody:
        return [f"{name}: neither offered nor refused at {sorted(everybody - at - not_at)}"]
    return []


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_legal_is_what_has_no_reason_against_it(players: int, rules: dict[str, str]) -> None:
    rng = random.Random(players)
    for number in range(4):
        for state in states(dealt(players, f"legal {number}", rules), rng):
            assert not disagreements(state), f"seed {number}, step {state.step}"


def as_seen(reason: Reason | None) -> tuple[str, dict[str, int]] | None:
    return None if reason is None else (reason.code, dict(reason.numbers))


def told_to(game: Calibre, viewer: PlayerId) -> object:
    """All that reasons and warnings tell this player."""
    decision = asked(game)
    reasons = [(r.card, r.target, as_seen(r.reason)) for r in refusals(game, viewer)]
    if decision.player != viewer:
        return reasons
    return reasons, [(game.key(option), as_seen(warning(game, option))) for option in decision.options]


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_reasons_and_warnings_tell_nothing_hidden(players: int, rules: dict[str, str]) -> None:
    rng = random.Random(players)
    for state in states(dealt(players, "quiet", rules), rng):
        if state.step % 3 == 0:
            for viewer in range(players):
                other = state.clone()
                CALIBRE.permute_hidden(other, PlayerId(viewer), str(rng.random()))
                assert told_to(other, PlayerId(viewer)) == told_to(state, PlayerId(viewer)), (
                    f"player {viewer}, step {state.step}"
                )


def test_random_games_meet_nearly_every_reason_and_warning() -> None:
    """Guards the tests above: they would prove little if their games met few reasons."""
    rng = random.Random(5)
    met: Counter[str] = Counter()
    for number in range(24):
        players, rules = TABLES[number % len(TABLES)]
        for state in states(dealt(players, f"meet {number}", rules), rng):
            for player in range(players):
                met.update(refusal.reason.code for refusal in refusals(state, PlayerId(player)))
            for option in asked(state).options:
                reason = warning(state, option)
                met.update([reason.code] if reason is not None else [])
    assert set(met) <= {*REASONS, *WARNINGS}
    assert set(WARNINGS) <= set(met)
    rare = {"", "game_over", "deck_is_empty", "debt_first", "not_free_yet", "too_few_tokens"}
    assert set(REASONS) - rare <= set(met)


def test_when_the_game_is_over_everything_is_refused() -> None:
    game = dealt(2, "over", {})
    for _state in states(game, random.Random(1)):
        pass
    told = refusals(game, PlayerId(0))
    assert {refusal.reason.code for refusal in told} == ({"game_over"} if game.players[0].hand else set())
    assert warning(game, Option(CALL, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)) is None


def test_an_option_taken_away_without_a_reason_is_noticed() -> None:
    """Guards the comparison: it must be able to fail."""
    game = dealt(4, "guard", {})
    assert not disagreements(game)
    options = asked(game).options
    options[:] = [option for option in options if option.verb not in (CALL, EXCHANGE)]
    assert len(disagreements(game)) >= 1
