"""Taking back, answers that are ready, and clocks with a bank: in the terminal."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from saloon.terminal.choosing import bank_in
from saloon.terminal.sitting import Unheeded
from saloon.terminal.visit import Visit
from saloon.terminal.wishes import BadWish
from saloon.text.texts import Texts
from tests.server.houses import quick_table
from tests.server.test_take_back import ON_TURN, WAITING
from tests.terminal.serving import Served, served
from tests.terminal.test_orders import sitting_at
from tests.terminal.typist import Lines, Typist


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "house") as found:
        yield found


@pytest.mark.parametrize("word", ["undo", "отмена"])
def test_what_was_laid_down_is_taken_back(house: Served, word: str) -> None:
    anna = house.guest("Anna")
    made = house.do(anna.new_table(quick_table(position=ON_TURN, take_back=True)))
    house.do(anna.start(made.table))
    with Visit(anna, Typist(Lines())) as visit:
        sitting = sitting_at(visit, made.table)
        laid = next(one.key for one in sitting.choices() if one.key.startswith("play:mustang"))
        before = sitting.view().step
        sitting.answer(laid)
        assert Texts("en").say("join.say.may_take_back") in sitting.notices()
        assert laid not in [one.key for one in sitting.choices()]
        assert sitting.obey(word) == ""
        assert sitting.view().step == before
        assert laid in [one.key for one in sitting.choices()]
        assert Texts("en").say("join.told.taken_back", name="Anna") in sitting.notices()
        with pytest.raises(Unheeded, match=Texts("en").say("wire.error.too_late")):
            sitting.obey(word)


@pytest.mark.parametrize("word", ["ready", "готово"])
def test_answers_are_made_ready_and_listed(house: Served, word: str) -> None:
    anna = house.guest("Anna")
    made = house.do(anna.new_table(quick_table(position=WAITING, pace=9.0)))
    house.do(anna.start(made.table))
    with Visit(anna, Typist(Lines())) as visit:
        sitting = sitting_at(visit, made.table)
        assert "*" not in (sitting.obey(word) or "*").partition("\n")[2]
        told = sitting.obey(f"{word} 3") or ""
        assert f"* 3 {Texts('en').say('common.ready.bang.take_hit')}" in told
        assert "* 3" not in (sitting.obey(f"{word} 3") or ""), "once more, and it is not ready any more"
        with pytest.raises(Unheeded):
            sitting.obey(f"{word} 99")


def test_the_clock_tells_what_is_left_for_the_whole_game(house: Served) -> None:
    anna = house.guest("Anna")
    made = house.do(anna.new_table(quick_table(position=ON_TURN, bank=300, increment=10)))
    house.do(anna.start(made.table))
    with Visit(anna, Typist(Lines())) as visit:
        sitting = sitting_at(visit, made.table)
        while "Anna" not in sitting.countdown():
            sitting.wait()
        assert "Anna 5:00" in sitting.countdown() or "Anna 4:5" in sitting.countdown()


def test_a_bank_is_typed_as_minutes_and_seconds() -> None:
    texts = Texts("en")
    assert bank_in("5+10", texts) == (300, 10)
    assert bank_in("15", texts) == (900, 0)
    assert bank_in("0", texts) == (0, 0)
    for value in ("five", "0+10", "5+x", "9999"):
        with pytest.raises(BadWish):
            bank_in(value, texts)
