"""The hidden six in a terminal: what was declared, who shoots it out, and what it says to each."""

import pytest

from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from saloon.terminal.bang.table import events
from saloon.text.bang.narrator import BangNarrator
from saloon.text.texts import LANGUAGES, Texts
from tests.scenes.language import Seat, Table

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]


@pytest.fixture(params=LANGUAGES)
def narrator(request: pytest.FixtureRequest) -> BangNarrator:
    return BangNarrator(Texts(request.param), ["base"], NAMES)


def claimed() -> tuple[Table, Seat, Seat]:
    """Ann has declared crime beaten; Bob is a Deputy, Cid the Renegade."""
    table = Table()
    table.plays_mode("hidden_six")
    sheriff = table.seat(role=SHERIFF)
    deputy = table.seat(role=DEPUTY)
    renegade = table.seat(role=RENEGADE)
    for _outlaw in range(3):
        table.seat(role=OUTLAW, alive=False)
    sheriff.begins_turn()
    sheriff.declares()
    return table, deputy, renegade


def shown(seat: Seat, narrator: BangNarrator) -> str:
    return "\n".join(line.plain for line in events(seat.sees(), narrator, 100))


def test_everybody_sees_what_was_declared_and_then_who_fights(narrator: BangNarrator) -> None:
    _table, deputy, renegade = claimed()
    assert "Ann" in shown(deputy, narrator)
    deputy.passes()
    renegade.refutes()
    told = shown(deputy, narrator)
    assert "Ann × Cid" in told
    assert "Bob" in told, "who is out"


def test_who_can_only_go_on_is_told_so(narrator: BangNarrator) -> None:
    _table, deputy, renegade = claimed()
    only = narrator.prompt(deputy.sees())
    deputy.passes()
    assert narrator.prompt(renegade.sees()) != only


def test_a_usual_table_has_no_such_line(narrator: BangNarrator) -> None:
    table = Table()
    sheriff = table.seat()
    table.seat()
    table.seat()
    assert sheriff.sees().mode == "usual"
    assert shown(sheriff, narrator) == ""
