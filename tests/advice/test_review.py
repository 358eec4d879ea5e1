"""A recorded game thought over again."""

from typing import Any

import pytest

from saloon.advice.registry import COUNSELS
from saloon.advice.review import NotOver, assembled, blame_once, graded, judge, pieces, think_over, walk
from saloon.advice.words import add_words_to_review, whose
from saloon.games.bang.game import BANG
from saloon.kernel.ids import PlayerId, every_player
from saloon.kernel.records import GameRecord
from saloon.text.texts import LANGUAGES, Texts
from saloon.thinking.bang.head import BangHead
from saloon.thinking.search import Mind
from saloon.wire.advice import Fortune, Judged, Review
from saloon.wire.codec import encode
from tests.advice.games import recorded
from tests.bots.scene import OUTLAW, RENEGADE, SHERIFF, Place, laid_out

PLAYERS = {"bang": 4, "calibre45": 2, "duel": 2}
SIMULATIONS = 8


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few imagined games show as well as many that a review is whole."""
    for name in ("COURSE_GAMES", "LUCK_GAMES"):
        monkeypatch.setattr(f"saloon.advice.review.{name}", 2)


def reviewed(record: GameRecord, seats: int) -> Review:
    work = pieces(record, SIMULATIONS, list(every_player(seats)))
    return assembled(record, SIMULATIONS, [think_over(piece) for piece in work])


@pytest.mark.parametrize("key", COUNSELS)
def test_a_review_has_the_course_and_every_seat_in_both_languages(key: str) -> None:
    record = recorded(key, PLAYERS[key])
    seats = PLAYERS[key] if key == "bang" else 1
    review = reviewed(record, seats)
    assert [one.seat for one in review.seats] == list(range(seats))
    for point in review.course:
        assert len(point.chances) == len(review.sides)
        assert all(0 <= chance <= 1 for chance in point.chances)
    assert review.course[-1].step == len(record.answers)
    assert 1.0 in review.course[-1].chances
    assert sorted(seat for side in review.sides for seat in side.seats) == list(range(PLAYERS[key]))
    for judged in review.decisions:
        assert judged.loss >= 0
        assert judged.grade != "best" or judged.played == judged.best
    names = ["Anna", "Boris", "Clara", "Doc"][: PLAYERS[key]]
    for language in LANGUAGES:
        add_words_to_review(review, record, names, Texts(language))
        assert all(one.name for one in review.sides)
        assert all(one.name and one.role for one in review.seats)
        assert all(one.text for one in review.turnings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_teams_are_called_as_at_the_table(language: str) -> None:
    record = recorded("calibre45", 2)
    review = reviewed(record, 1)
    texts = Texts(language)
    add_words_to_review(review, record, ["Anna", "Boris"], texts)
    assert [side.name for side in review.sides] == [
        texts.say(f"calibre45.team.team_{number}.name") for number in (1, 2)
    ]
    assert review.seats[0].role == review.sides[0].name


def test_those_to_whom_chance_did_the_same_are_named_together() -> None:
    strokes = [Fortune(7, PlayerId(seat), change) for seat, change in enumerate((0.17, 0.17, -0.17))]
    assert whose(strokes, ["Anna", "Boris", "Clara"], Texts("en")) == "Anna, Boris +17; Clara −17"


def test_a_review_is_the_same_however_its_work_is_shared() -> None:
    """Pieces know nothing of one another, and may be done in any order."""
    record = recorded("bang", 4)
    work = pieces(record, SIMULATIONS, [PlayerId(0)])
    found = [think_over(piece) for piece in work]
    again = [found[0], *(think_over(piece) for piece in reversed(work[1:]))]
    there, back = (assembled(record, SIMULATIONS, one) for one in (found, again))
    assert encode(there) == encode(back)


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    record = recorded("bang", 4, 30)
    with pytest.raises(NotOver):
        pieces(record, SIMULATIONS, [PlayerId(0)])


def at_the_sheriffs_last_life_point(*cards: str) -> tuple[Mind[Any], list[str]]:
    """An Outlaw with a BANG! for a Sheriff who holds these cards."""
    sheriff = Place(SHERIFF, life=1, hand=list(cards))
    game = laid_out(Place(OUTLAW, hand=["bang"], life=1), sheriff, Place(OUTLAW, life=1), Place(RENEGADE))
    assert game.decision is not None
    keys = [game.key(option) for option in game.decision.options]
    return BangHead("x").mind(BANG.view(game, PlayerId(0)), game.decision.options, "x"), keys


def test_not_to_shoot_the_sheriff_at_his_last_life_point_is_a_blunder() -> None:
    """To shoot him is a matter of course."""
    mind, keys = at_the_sheriffs_last_life_point()
    passed = judge(mind, keys.index("end_turn"), 40)
    assert passed is not None
    assert passed.grade == "blunder"
    assert keys[passed.best].endswith(">p1")
    assert judge(mind, passed.best, 40) is None


def test_where_there_was_something_to_think_of_the_best_is_told_too() -> None:
    """With six cards in hand he may well answer it."""
    mind, keys = at_the_sheriffs_last_life_point(*["bang"] * 6)
    (shot,) = [place for place, key in enumerate(keys) if key.endswith(">p1")]
    judged = judge(mind, shot, 40)
    assert judged is not None
    assert (judged.grade, judged.loss) == ("best", 0.0)


@pytest.mark.parametrize(
    ("loss", "error", "grade"),
    [
        (0.04, 0.001, "good"),
        (0.06, 0.01, "inaccuracy"),
        (0.11, 0.05, "mistake"),
        (0.11, 0.06, "unclear"),
        (0.2, 0.05, "blunder"),
        (0.2, 0.1, "unclear"),
    ],
)
def test_a_loss_counts_if_it_is_larger_than_two_errors(loss: float, error: float, grade: str) -> None:
    assert graded(loss, error) == grade


def test_the_same_omission_in_a_turn_is_blamed_once() -> None:
    """A card that could be played at two questions of a turn, and was not: then it was too late."""
    record = recorded("bang", 4)
    offered: dict[str, tuple[int, int, PlayerId, int]] = {}
    for step in walk(record):
        decision = step.game.decision
        assert decision is not None, "somebody has two moves in a turn"
        if decision.kind != "play_phase":
            continue
        keys = [step.game.key(option) for option in decision.options]
        again = [
            key for key in keys[1:] if key in offered and offered[key][3] == step.turn and key != step.answer
        ]
        if again:
            first, place, seat, turn = offered[again[0]]
            faults = [
                Judged(first, seat, "play_phase", 0, place, 0.5, 0.2, 0.01, "blunder", turn),
                Judged(
                    step.number, seat, "play_phase", 0, keys.index(again[0]), 0.5, 0.2, 0.01, "blunder", turn
                ),
            ]
            blame_once(record, faults)
            assert [one.grade for one in faults] == ["good", "blunder"]
            assert [one.loss for one in faults] == [0.0, 0.2]
            return
        offered = {
            key: (step.number, place, decision.player, step.turn)
            for place, key in enumerate(keys)
            if key != step.answer
        }
