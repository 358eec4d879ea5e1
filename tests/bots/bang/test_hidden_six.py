"""The hidden six: when a bot says that it is over."""

from saloon.games.bang.state import Bang
from tests.bots.scene import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Place, answer, ask, laid_out, played


def six(*roles: int, dead: tuple[int, ...], turn: int, **chosen: str) -> Bang:
    """Everybody where the roles say; these places are dead; one begins his turn."""
    places = [Place(role, alive=i not in dead) for i, role in enumerate(roles)]
    return laid_out(*places, turn=turn, phase="turn_start", mode="hidden_six", chosen=chosen)


def test_a_sheriff_whose_friends_shot_villains_declares_crime_beaten() -> None:
    game = six(SHERIFF, DEPUTY, OUTLAW, DEPUTY, OUTLAW, RENEGADE, dead=(2, 4, 5), turn=0)
    friendly = [played("bang", who, 2, [0, 2]) for who in (1, 3)] * 3
    assert ask(game, *friendly) == "declare_crime_beaten"


def test_not_if_one_of_them_shot_at_him() -> None:
    game = six(SHERIFF, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE, dead=(2, 4, 5), turn=0)
    shots = [played("bang", 1, 2, [0, 2]), played("bang", 3, 0, [0, 2])] * 3
    assert ask(game, *shots) == "pass"


def test_a_villain_refutes() -> None:
    game = six(SHERIFF, OUTLAW, OUTLAW, DEPUTY, OUTLAW, RENEGADE, dead=(2, 4, 5), turn=0)
    answer(game, "declare_crime_beaten")
    assert ask(game) == "refute"


def test_an_outlaw_among_outlaws_declares_the_law_dead() -> None:
    game = six(SHERIFF, OUTLAW, OUTLAW, DEPUTY, RENEGADE, OUTLAW, dead=(0, 3, 4), turn=1)
    shots = [played("bang", who, 0, [0, 2, 3]) for who in (2, 5)] * 4
    assert ask(game, *shots) == "declare_law_dead"


def test_not_if_somebody_fought_for_the_law() -> None:
    game = six(SHERIFF, OUTLAW, DEPUTY, DEPUTY, RENEGADE, OUTLAW, dead=(0, 3, 4), turn=1)
    shots = [played("bang", 2, 5, [0, 3, 5]), played("bang", 5, 0, [0, 2])] * 3
    assert ask(game, *shots) == "pass"
