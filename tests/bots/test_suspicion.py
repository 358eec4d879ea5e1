"""Roles read from what everybody sees."""

from saloon.bots.greenhorn.faces import Faces, faces_of
from saloon.bots.greenhorn.suspicion import Suspicion
from saloon.games.bang.state import Bang
from saloon.games.bang.view import view
from saloon.games.bang.words import ROLES
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, FigureId, PlayerId
from tests.bots.scene import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Place, laid_out, played


def faces() -> Faces:
    return faces_of(("base",))


def table() -> Bang:
    return laid_out(Place(SHERIFF), Place(DEPUTY), Place(OUTLAW), Place(OUTLAW), Place(RENEGADE))


def chances(game: Bang, viewer: PlayerId, *heard: Event) -> list[list[float]]:
    suspicion = Suspicion()
    for event in heard:
        suspicion.hear(event)
    return suspicion.chances(view(game, viewer), faces())


def test_at_first_everybody_may_be_anybody() -> None:
    seen = chances(table(), PlayerId(0))
    assert seen[0] == [1.0, 0.0, 0.0, 0.0]
    for figure in (1, 2, 3, 4):
        assert seen[figure] == [0.0, 0.25, 0.5, 0.25]


def test_my_own_role_is_not_left_for_the_others() -> None:
    seen = chances(table(), PlayerId(4))
    assert seen[4][RENEGADE] == 1.0
    assert all(seen[figure][RENEGADE] == 0.0 for figure in (1, 2, 3))


def test_whoever_shoots_the_sheriff_looks_like_an_outlaw() -> None:
    seen = chances(table(), PlayerId(0), played("bang", FigureId(2), FigureId(0), [0, 1]))
    assert seen[2][OUTLAW] > 0.7
    assert seen[2][DEPUTY] < 0.1
    assert seen[3][OUTLAW] < 0.5


def test_whoever_shoots_an_outlaw_and_spares_the_sheriff_looks_like_a_deputy() -> None:
    heard = [played("bang", FigureId(2), FigureId(0), [0, 1, 4])] * 2 + [
        played("bang", FigureId(1), FigureId(2), [0, 2])
    ] * 2
    seen = chances(table(), PlayerId(0), *heard)
    assert seen[1][DEPUTY] > seen[3][DEPUTY]
    assert seen[1][OUTLAW] < seen[3][OUTLAW]


def test_the_same_shot_says_less_if_there_was_no_other_target() -> None:
    spared = chances(table(), PlayerId(3), played("bang", FigureId(1), FigureId(4), [4, 0]))
    forced = chances(table(), PlayerId(3), played("bang", FigureId(1), FigureId(4), [4]))
    assert spared[1][OUTLAW] < forced[1][OUTLAW]


def test_freeing_the_sheriff_of_the_dynamite_is_a_friendly_act() -> None:
    dynamite = next(card for card in range(80) if faces().kind(CardId(card)) == "dynamite")
    barrel = next(card for card in range(80) if faces().kind(CardId(card)) == "barrel")
    helped = chances(
        table(),
        PlayerId(0),
        played(
            "cat_balou",
            FigureId(1),
            FigureId(0),
            [FigureId(0), FigureId(2), FigureId(3), FigureId(4)],
            CardId(dynamite),
        ),
    )
    robbed = chances(
        table(),
        PlayerId(0),
        played(
            "cat_balou",
            FigureId(1),
            FigureId(0),
            [FigureId(0), FigureId(2), FigureId(3), FigureId(4)],
            CardId(barrel),
        ),
    )
    assert helped[1][DEPUTY] > 0.25 > robbed[1][DEPUTY]


def test_the_roles_of_the_dead_are_certain_and_count() -> None:
    dead = Place(OUTLAW, life=0, alive=False)
    seen = chances(laid_out(Place(SHERIFF), Place(DEPUTY), dead, dead, Place(RENEGADE)), PlayerId(0))
    assert seen[2][OUTLAW] == 1.0
    assert seen[1] == [0.0, 0.5, 0.0, 0.5]


def test_chances_fit_the_roles_left() -> None:
    heard = [
        played("bang", FigureId(2), FigureId(0), [0, 1]),
        played("duel", FigureId(1), FigureId(2), [0, 2, 3, 4]),
        played("bang", FigureId(4), FigureId(3), [0, 3]),
    ]
    seen = chances(table(), PlayerId(0), *heard)
    for row in seen:
        assert abs(sum(row) - 1.0) < 1e-9
    for role, many in ((DEPUTY, 1), (OUTLAW, 2), (RENEGADE, 1)):
        assert abs(sum(row[role] for row in seen[1:]) - many) < 0.05, ROLES[role]
