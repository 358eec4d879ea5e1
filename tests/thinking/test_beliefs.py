"""Who is who, as everybody could work it out."""

from collections import Counter

import pytest

from saloon.bots.greenhorn.deals import chances_of, deals_that_fit
from saloon.games.bang.mode import mode_named
from saloon.games.bang.modes.hidden import HIDDEN
from saloon.games.bang.state import Bang
from saloon.games.bang.view import view
from saloon.games.bang.words import DEAL_ROLES, DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF, STREAMS
from saloon.kernel.chance import new_chance
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId, PlayerId
from saloon.thinking.bang.beliefs import Beliefs
from saloon.thinking.bang.hearing import Hearing
from saloon.thinking.bang.manners import SHOT
from tests.bots.scene import Place, laid_out, played

FIVE = [SHERIFF, DEPUTY, OUTLAW, OUTLAW, RENEGADE]


def fresh(players: int, mode: str = "usual") -> Beliefs:
    return Beliefs(mode_named(mode), players, [SHERIFF] + [NONE] * (players - 1))


def at_the_table(*heard: Event, roles: list[int] = FIVE) -> Beliefs:
    hearing = Hearing()
    for event in heard:
        hearing.hear(event)
    return hearing.beliefs(view(table(roles), PlayerId(0)))


def table(roles: list[int]) -> Bang:
    return laid_out(*[Place(role) for role in roles])


def chances(beliefs: Beliefs, **known: int) -> list[list[float]]:
    """What somebody thinks who knows these roles: `p2=OUTLAW`."""
    roles = [NONE] * beliefs.players
    for name, role in known.items():
        roles[int(name[1:])] = role
    return beliefs.seen_with(roles)


def eliminated(figure: int, role: int) -> Event:
    return Event("eliminated", FigureId(figure), role=ROLES[role])


@pytest.mark.parametrize(("players", "deals"), [(4, 3), (5, 12), (6, 20), (7, 60), (8, 210)])
def test_every_deal_is_counted_once(players: int, deals: int) -> None:
    assert len(fresh(players).deals) == deals


def test_where_nobody_has_a_role_nothing_is_believed() -> None:
    assert Beliefs(mode_named("two"), 2, [NONE, NONE]).deals == []


def test_at_first_everybody_may_be_anybody() -> None:
    seen = chances(fresh(5))
    assert seen[0] == [1.0, 0.0, 0.0, 0.0]
    for player in (1, 2, 3, 4):
        assert seen[player] == pytest.approx([0.0, 0.25, 0.5, 0.25])


def test_a_role_that_i_know_is_not_left_for_the_others() -> None:
    seen = chances(fresh(5), p4=RENEGADE)
    assert all(seen[player][RENEGADE] == 0.0 for player in (1, 2, 3))


@pytest.mark.parametrize(
    "known",
    [
        [SHERIFF, NONE, NONE, NONE, NONE, NONE],
        [SHERIFF, NONE, OUTLAW, NONE, NONE, NONE],
        [SHERIFF, OUTLAW, NONE, OUTLAW, NONE, NONE],
        [SHERIFF, OUTLAW, OUTLAW, NONE, RENEGADE, NONE],
    ],
)
def test_the_hidden_six_begin_with_what_the_deal_makes_likely(known: list[int]) -> None:
    """To the posterior, and to Greenhorn, who has a weight for each deal there too."""
    dealt = Counter[tuple[int, int]]()
    deals = 3000
    for seed in range(deals):
        roles = HIDDEN.deal_roles(known, new_chance(str(seed), STREAMS), DEAL_ROLES)
        dealt.update(enumerate(roles[:6]))
    posterior = fresh(6, "hidden_six").seen_with(known)
    greenhorn = chances_of(deals_that_fit(known, [None] * 6, False), 6)
    for believed in (posterior, greenhorn):
        for player, by_role in enumerate(believed):
            assert sum(by_role) == pytest.approx(1)
            for role, chance in enumerate(by_role):
                assert dealt[player, role] / deals == pytest.approx(chance, abs=0.04)


def test_whoever_shoots_the_sheriff_looks_like_an_outlaw() -> None:
    seen = chances(at_the_table(played("bang", 2, 0, [0, 1])))
    assert seen[2][OUTLAW] > 0.8
    assert seen[2][DEPUTY] < 0.05
    assert seen[3][OUTLAW] < 0.5


def test_in_the_hidden_six_it_may_as_well_be_a_renegade() -> None:
    """He may outlive the Sheriff there; at the usual table of six he needs him for now."""
    seen = {}
    for mode in ("usual", "hidden_six"):
        beliefs = fresh(6, mode)
        beliefs.attacked(PlayerId(2), PlayerId(0), [PlayerId(0), PlayerId(1)], SHOT)
        seen[mode] = chances(beliefs)[2][RENEGADE]
    assert seen["usual"] < 0.02
    assert seen["hidden_six"] > 0.05


def test_the_same_shot_says_less_if_there_was_no_other_target() -> None:
    spared = chances(at_the_table(played("bang", 1, 4, [4, 0])))
    forced = chances(at_the_table(played("bang", 1, 4, [4])))
    assert spared[1][OUTLAW] < forced[1][OUTLAW]


def test_whoever_frees_the_sheriffs_enemy_is_no_friend_of_the_law() -> None:
    outlaw = played("bang", 2, 0, [0, 1])
    helped = Event(
        "played",
        FigureId(3),
        FigureId(2),
        definition="tequila",
        choices=[FigureId(0), FigureId(2)],
    )
    assert chances(at_the_table(outlaw, helped))[3][DEPUTY] < chances(at_the_table(outlaw))[3][DEPUTY]


def test_the_dead_are_known_and_the_rest_follows() -> None:
    seen = chances(at_the_table(eliminated(2, OUTLAW), eliminated(3, OUTLAW), eliminated(4, RENEGADE)))
    assert seen[1] == [0.0, 1.0, 0.0, 0.0]


def test_with_all_outlaws_dead_it_is_the_renegade_who_shoots_the_sheriff() -> None:
    dead = [eliminated(2, OUTLAW), eliminated(3, OUTLAW)]
    assert chances(at_the_table(*dead, played("bang", 4, 0, [0, 1])))[4][RENEGADE] > 0.75


def test_it_does_not_matter_when_somebody_looks() -> None:
    heard = [
        played("bang", 2, 0, [0, 1]),
        played("panic", 1, 2, [0, 2, 3]),
        eliminated(2, OUTLAW),
        played("duel", 3, 1, [0, 1, 4]),
    ]
    early = Hearing()
    game = table(FIVE)
    for event in heard:
        early.hear(event)
        early.beliefs(view(game, PlayerId(0)))
    assert early.beliefs(view(game, PlayerId(0))).weights == at_the_table(*heard).weights


def test_roles_that_are_dealt_anew_take_the_evidence_along() -> None:
    """The shooter was an Outlaw; now one of the two who mixed their cards is, and nobody knows which."""
    shots = [played("bang", 2, 0, [0, 1, 3, 4])] * 3
    anew = Event("roles_dealt_anew", players=[PlayerId(2), PlayerId(4)])
    before = chances(at_the_table(*shots))
    after = chances(at_the_table(*shots, anew))
    for role in range(len(ROLES)):
        assert after[2][role] == pytest.approx(after[4][role])
        assert after[2][role] == pytest.approx((before[2][role] + before[4][role]) / 2)
        assert after[1][role] == pytest.approx(before[1][role])


def test_what_is_dealt_anew_in_the_hidden_six_may_lie_anywhere() -> None:
    beliefs = fresh(6, "hidden_six")
    opposite = beliefs.seen_with([SHERIFF] + [NONE] * 5)[3]
    beliefs.dealt_anew([PlayerId(player) for player in range(1, 6)])
    seen = beliefs.seen_with([SHERIFF] + [NONE] * 5)
    assert all(row == pytest.approx(seen[1]) for row in seen[1:])
    assert seen[3] != pytest.approx(opposite)


def test_in_the_hidden_six_a_seat_may_look_for_the_first_time_when_the_sheriff_is_dead() -> None:
    """His role lay open from the beginning: it is not one that his death has shown."""
    six = [SHERIFF, DEPUTY, OUTLAW, OUTLAW, RENEGADE, DEPUTY]
    game = laid_out(*[Place(role) for role in six], mode="hidden_six")
    late, early = Hearing(), Hearing()
    early.beliefs(view(game, PlayerId(1)))
    for hearing in (late, early):
        hearing.hear(eliminated(0, SHERIFF))
    assert late.beliefs(view(game, PlayerId(1))).weights == early.beliefs(view(game, PlayerId(1))).weights


def test_the_true_deal_is_never_excluded() -> None:
    absurd = [played("bang", 1, 0, [0, 2, 3, 4])] * 40
    assert at_the_table(*absurd).chance_of(FIVE, [SHERIFF] + [NONE] * 4) > 0
