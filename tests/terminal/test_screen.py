"""The table fits its window and shows the ring as it is."""

import random

import pytest
from rich.text import Text

from saloon.games.bang.catalogue import SETS
from saloon.games.registry import GAMES
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, FigureId, PlayerId
from saloon.terminal.chronicle import Chronicle
from saloon.terminal.paint import folded, painted, wrapped
from saloon.terminal.question import Question
from saloon.terminal.registry import look_of
from saloon.terminal.ring import MIDDLE, SLOTS, from_viewer
from saloon.terminal.screen import question_that_fits, whole_screen
from saloon.terminal.session import Session
from saloon.text.narrator import merged
from saloon.text.texts import Texts
from tests.scenes.bang.base.names import BART_CASSIDY, DYNAMITE, JOURDONNAIS, MUSTANG
from tests.scenes.language import Table
from tests.terminal.typist import Lines, Typist, bang_view, new_session

SIZES = [(80, 24), (100, 35), (120, 40), (140, 45)]


def screen(session: Session, language: str, width: int, height: int) -> list[Text]:
    seen = session.view()
    look = look_of("bang", Texts(language), seen, session.names)
    chronicle = Chronicle(look)
    chronicle.add([event.seen_by(session.seat) for event in session._log[-40:]], seen)
    asked: Question | None = None
    if session.is_asked():
        asked = question_that_fits(
            look, seen, session.choices(), session.refusals(), session.seat, width, height
        )
    return whole_screen(look, seen, chronicle, asked, session.seat, width, height)


def play_on(session: Session, rng: random.Random, answers: int) -> None:
    for _answer in range(answers):
        if session.over:
            return
        if session.catch_up():
            continue
        if session.is_asked():
            session.answer(rng.choice(session.choices()).key)
        else:
            session.wait()


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ru", "ru_literal"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_the_table_fits_the_window_almost_always(players: int, language: str) -> None:
    """No line is too wide. 24 lines cannot hold a large hand with many targets beside seven seats; 35 lines
    hold everything."""
    rng = random.Random(players)
    drawn = 0
    too_high = 0
    for number in range(3):
        session = new_session(f"high/{number}", players)
        while not session.over:
            play_on(session, rng, 10)
            drawn += 1
            for width, height in SIZES:
                lines = screen(session, language, width, height - 2)
                assert all(line.cell_len <= width for line in lines)
                if height > 24:
                    assert len(lines) <= height - 2
                else:
                    too_high += len(lines) > height - 2
    assert drawn > 12
    assert too_high <= drawn // 10


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("preset", ["rulebooks", "official", "compendium"])
def test_the_table_of_all_boxes_fits_too(preset: str, language: str) -> None:
    """Orders, ricochets, open hands, two decks of events: what does not fit is chosen in two steps."""
    rng = random.Random(preset)
    drawn = 0
    too_high = dict.fromkeys(SIZES, 0)
    for number in range(4):
        session = new_session(f"all/{number}", 4 + number, "random", sets=list(SETS), preset=preset)
        while not session.over:
            play_on(session, rng, 9)
            drawn += 1
            for width, height in SIZES:
                lines = screen(session, language, width, height - 2)
                assert all(line.cell_len <= width for line in lines)
                too_high[width, height] += len(lines) > height - 2
    assert drawn > 40
    assert too_high[80, 24] <= drawn // 8
    assert [too_high[size] for size in SIZES[1:]] == [0, 0, 0]


@pytest.mark.parametrize("players", list(SLOTS))
def test_the_places_go_clockwise_round_the_middle(players: int) -> None:
    """Left column from the bottom up, top row from left to right, right column downwards."""
    slots = SLOTS[players]
    assert len(slots) == players - 1
    assert MIDDLE not in slots
    order = [(3, 0), (2, 0), (1, 0), (0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (3, 2)]
    places = [order.index(slot) for slot in slots]
    assert places == sorted(places)


def test_the_next_player_in_turn_order_sits_to_the_left_of_the_viewer() -> None:
    ring = bang_view(new_session(players=5)).ring
    assert from_viewer(ring, FigureId(0)) == [0, 1, 2, 3, 4]
    assert from_viewer(ring, FigureId(3)) == [3, 4, 0, 1, 2]
    lines = [line.plain for line in screen(new_session(players=5), "en", 80, 40)]
    left = next(line for line in lines if "Ada" in line)
    assert left.index("Ada") < 10
    top = next(line for line in lines if "Buck" in line)
    assert lines.index(top) < lines.index(left)
    assert "Clara" in top
    assert "Doc" in left


def test_suits_have_a_shape_and_a_letter_and_a_colour() -> None:
    text = painted("Beer 6♥H, Missed! 10♣C")
    assert text.plain == "Beer 6♥H, Missed! 10♣C"
    assert {text.plain[span.start : span.end] for span in text.spans} == {"6♥", "H", "10♣", "C"}


def test_long_lines_are_broken_between_words_and_indented() -> None:
    rows = folded(Text("  one two three four five"), 12)
    assert [row.plain for row in rows] == ["  one two", "    three", "    four", "    five"]
    assert [row.plain for row in folded(Text("x" * 25), 10)] == ["x" * 10, "x" * 10, "x" * 5]
    assert [row.plain for row in wrapped([Text("aa"), Text("bb"), Text("cc")], 6, ", ")] == ["aa, bb", "cc"]


def test_two_draws_of_one_player_are_one_line() -> None:
    first = Event("drew", FigureId(1), cards=[CardId(3)], amount=1)
    second = Event("drew", FigureId(1), cards=[CardId(4)], amount=1)
    hidden = Event("drew", FigureId(2), amount=1)
    told = merged([first, second, hidden, hidden, Event("drew", FigureId(3), amount=2)], ("drew",))
    assert [(i, count, event.who, event.cards, event.amount) for i, count, event in told] == [
        (1, 2, 1, [3, 4], 2),
        (3, 2, 2, [], 2),
        (4, 1, 3, [], 2),
    ]


@pytest.mark.parametrize(("language", "said"), [("en", "Good cards for the check"), ("ru", "Удачных карт")])
def test_a_seat_in_full_tells_the_odds_of_its_checks(language: str, said: str) -> None:
    table = Table()
    table.seat(BART_CASSIDY)
    table.seat(JOURDONNAIS, in_play=[DYNAMITE, MUSTANG])
    table.seat(BART_CASSIDY)
    seen = GAMES["bang"].full_view(table.game, PlayerId(0))
    look = look_of("bang", Texts(language), seen, ["Anna", "Boris", "Vera"])
    told = [said in line.plain for line in look.seat_in_full(PlayerId(1), seen)]
    assert told == [False, False, False, False, True, True]


def test_nothing_that_is_shown_steers_the_terminal() -> None:
    """Whoever wrote it: a name, a word, a card of somebody's own deck, a detail of a server."""
    typist = Typist(Lines())
    nasty = "Evil\x1b[2J\x1b]0;gone\x07\u202e\x9b31m Joe"
    typist.show([nasty])
    typist.show_whole(nasty)
    typist.screen([Text(nasty, style="bold")])
    shown = typist.shown()
    assert not set(shown) & set("\x1b\x07\x9b\u202e")
    assert shown.count("Evil") == 3
