"""The hidden six: seven role cards for six players, and what anybody can know of them."""

from collections import Counter
from itertools import product

import pytest

from saloon.games.bang.deal import as_dealt, deal, next_game
from saloon.games.bang.game import BANG as BANG_GAME
from saloon.games.bang.modes.hidden import HIDDEN
from saloon.games.bang.setup import new_setup, player_counts
from saloon.games.bang.state import Bang
from saloon.games.bang.view import open_view, view
from saloon.games.bang.words import DEAL_ROLES, DEPUTY, OUTLAW, RENEGADE, SHERIFF, STREAMS
from saloon.games.bang.worlds import permute_hidden, redeal
from saloon.kernel.chance import Chance
from saloon.kernel.codec import encode
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import NO_PLAYER, PlayerId, every_player
from saloon.kernel.wishes import BadSetup
from tests.scenes.bang.base.names import BANG
from tests.scenes.language import Table

DEALS = 4000
CHOSEN = {"six_players": "hidden"}


def dealt(seed: str, **rules: str) -> Bang:
    return as_dealt(new_setup(6, seed, chosen={**CHOSEN, **rules}))


def dealt_to(fixed: list[int], seed: str) -> list[int]:
    return HIDDEN.deal_roles(fixed, Chance(seed, [0] * STREAMS), DEAL_ROLES)


def opposite(roles: list[int]) -> int:
    return roles[(roles.index(SHERIFF) + 3) % 6]


def test_six_play_as_usual_unless_the_hidden_way_was_agreed() -> None:
    assert new_setup(6).mode.key == "usual"
    assert new_setup(6, chosen=CHOSEN).mode is HIDDEN
    assert new_setup(5, chosen=CHOSEN).mode.key == "usual", "it is a way for six"
    assert player_counts().count(6) == 1


def test_the_cards_for_seven_are_used_and_one_stays_out_of_the_game() -> None:
    for seed in range(40):
        game = dealt(str(seed))
        roles = [player.role for player in game.players]
        assert len(game.roles_aside) == 1
        assert Counter(roles + game.roles_aside) == {SHERIFF: 1, DEPUTY: 2, OUTLAW: 3, RENEGADE: 1}


def test_the_three_compositions_are_as_likely_as_the_rulebook_says() -> None:
    """A Deputy is out of the game in half of the deals, an Outlaw or the Renegade in a quarter each."""
    aside = Counter(dealt_to([NONE] * 6, str(seed))[6] for seed in range(DEALS))
    assert set(aside) == {DEPUTY, OUTLAW, RENEGADE}
    assert aside[DEPUTY] / DEALS == pytest.approx(1 / 2, abs=0.03)
    assert aside[OUTLAW] / DEALS == pytest.approx(1 / 4, abs=0.03)
    assert aside[RENEGADE] / DEALS == pytest.approx(1 / 4, abs=0.03)


def test_opposite_the_sheriff_a_deputy_sits_in_half_of_the_deals() -> None:
    roles = [dealt_to([NONE] * 6, str(seed))[:6] for seed in range(DEALS)]
    across = Counter(opposite(one) for one in roles)
    assert across[DEPUTY] / DEALS == pytest.approx(1 / 2, abs=0.03)
    assert across[OUTLAW] / DEALS == pytest.approx(1 / 4, abs=0.03)
    sheriffs = Counter(one.index(SHERIFF) for one in roles)
    assert min(sheriffs.values()) / DEALS == pytest.approx(1 / 6, abs=0.03)


def test_two_outlaws_never_lie_opposite_the_sheriff_and_out_of_the_game() -> None:
    deals = [dealt_to([NONE] * 6, str(seed)) for seed in range(1000)]
    assert not [one for one in deals if (opposite(one[:6]), one[6]) == (OUTLAW, OUTLAW)]


def test_the_sheriff_shows_his_card_and_has_a_life_point_more() -> None:
    game = dealt("open")
    assert [player.revealed for player in game.players] == [player.role == SHERIFF for player in game.players]
    for figure in game.figures:
        printed = game.book.character(figure.characters[0]).life
        assert figure.max_life == printed + (game.players[figure.player].role == SHERIFF)


def test_the_sheriff_begins() -> None:
    game = deal(new_setup(6, "begins", chosen=CHOSEN))
    assert game.role(game.turn) == SHERIFF


def test_the_next_game_is_played_the_same_way() -> None:
    game = dealt("round")
    game.end([PlayerId(0)])
    again = as_dealt(next_game(game, "again"))
    assert again.mode is HIDDEN
    assert len(again.roles_aside) == 1


def likely(fixed: list[int]) -> Counter[tuple[int, ...]]:
    """Every deal by hand: four cards for opposite and aside, the others for the rest."""
    found: Counter[tuple[int, ...]] = Counter()
    four = [DEPUTY, DEPUTY, OUTLAW, RENEGADE]
    for across, aside in product(range(4), repeat=2):
        if across == aside:
            continue
        rest = [four[i] for i in range(4) if i not in (across, aside)] + [OUTLAW, OUTLAW]
        for order in product(range(4), repeat=4):
            if sorted(order) == [0, 1, 2, 3]:
                seats = [rest[i] for i in order]
                deal = (SHERIFF, seats[0], seats[1], four[across], seats[2], seats[3], four[aside])
                if all(role in (NONE, deal[i]) for i, role in enumerate(fixed)):
                    found[deal] += 1
    return found


@pytest.mark.parametrize(
    "fixed",
    [
        [SHERIFF, NONE, NONE, NONE, NONE, NONE],
        [SHERIFF, OUTLAW, NONE, NONE, NONE, NONE],
        [SHERIFF, OUTLAW, NONE, OUTLAW, NONE, NONE],
        [SHERIFF, OUTLAW, OUTLAW, NONE, DEPUTY, NONE],
        [SHERIFF, NONE, RENEGADE, DEPUTY, NONE, NONE],
    ],
)
def test_what_is_known_makes_the_other_deals_as_likely_as_they_are(fixed: list[int]) -> None:
    expected = likely(fixed)
    total = sum(expected.values())
    found = Counter(tuple(dealt_to(fixed, str(seed))) for seed in range(DEALS))
    assert set(found) <= set(expected)
    for one, ways in expected.items():
        assert found[one] / DEALS == pytest.approx(ways / total, abs=0.035)


def test_roles_that_no_deal_gives_are_refused() -> None:
    """Opposite the Sheriff sits an Outlaw: then two more are dealt to the others, or three."""
    with pytest.raises(BadSetup, match="no deal"):
        new_setup(6, chosen=CHOSEN, roles=[SHERIFF, OUTLAW, RENEGADE, OUTLAW, DEPUTY, DEPUTY])
    new_setup(6, chosen=CHOSEN, roles=[SHERIFF, OUTLAW, RENEGADE, DEPUTY, OUTLAW, DEPUTY])
    with pytest.raises(BadSetup, match="too many"):
        new_setup(6, chosen=CHOSEN, roles=[SHERIFF, RENEGADE, RENEGADE, NONE, NONE, NONE])


def test_roles_that_an_event_dealt_anew_may_fit_no_deal_of_the_beginning() -> None:
    roles = dealt_to([SHERIFF, OUTLAW, RENEGADE, OUTLAW, DEPUTY, DEPUTY], "anew")
    assert roles == [SHERIFF, OUTLAW, RENEGADE, OUTLAW, DEPUTY, DEPUTY, OUTLAW]


def test_no_view_tells_the_card_that_is_out_of_the_game() -> None:
    game = deal(new_setup(6, "aside", chosen=CHOSEN))
    for viewer in [NO_PLAYER, *every_player(6)]:
        seen = view(game, viewer)
        assert seen.roles_aside == []
        assert [one.role for one in seen.figures if not one.revealed and one.player != viewer] == [NONE] * (
            5 if game.players[viewer].role == SHERIFF or viewer == NO_PLAYER else 4
        )
        seen_before = encode(seen)
        hidden = Counter[int]()
        for seed in range(30):
            other = game.clone()
            permute_hidden(other, viewer, str(seed))
            assert encode(view(other, viewer)) == seen_before
            world = redeal(seen, str(seed))
            assert encode(view(world, viewer)) == seen_before
            hidden[world.roles_aside[0]] += 1
        assert len(hidden) > 1, "it may be one card or another"


def test_when_it_is_over_everybody_sees_which_card_it_was(table: Table) -> None:
    table.plays_mode("hidden_six")
    deputy = table.seat(role=DEPUTY, hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1)
    table.seat(role=DEPUTY)
    for role in (SHERIFF, OUTLAW, OUTLAW):
        table.seat(role=role, alive=False)
    assert deputy.sees().roles_aside == []
    assert open_view(table.game).roles_aside == [RENEGADE]
    deputy.plays(BANG, at=outlaw)
    assert table.over, "two Deputies are left"
    assert deputy.sees().roles_aside == [RENEGADE]


def test_a_position_keeps_the_card_and_a_view_deals_one() -> None:
    game = deal(new_setup(6, "text", chosen=CHOSEN))
    assert encode(BANG_GAME.read_position(BANG_GAME.position(game))) == encode(game)
    text = BANG_GAME.view_position(view(game, NO_PLAYER))
    assert "aside" not in text
    aside = Counter(BANG_GAME.read_position(text, str(seed)).roles_aside[0] for seed in range(60))
    assert len(aside) > 1
