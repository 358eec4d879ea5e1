"""Events: hidden cards are seen by those who are privy to them, and are a number for everybody else."""

import random

from saloon.games.bang.game import BANG
from saloon.kernel.codec import encode
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_FIGURE, CardId, FigureId, PlayerId
from saloon.kernel.views import SPECTATOR


def test_a_public_event_is_the_same_for_everybody() -> None:
    event = Event(
        "played",
        FigureId(1),
        FigureId(2),
        [CardId(17)],
        definition="bang",
        choices=[FigureId(2), FigureId(3)],
    )
    for viewer in (SPECTATOR, 0, 1, 2):
        assert event.seen_by(PlayerId(viewer)) is event


def test_those_privy_see_the_cards_but_not_who_else_does() -> None:
    event = Event(
        "took_from_hand",
        FigureId(1),
        FigureId(2),
        [CardId(50)],
        1,
        privy=[PlayerId(1), PlayerId(2)],
        choices=[FigureId(2), FigureId(3)],
    )
    for viewer in (1, 2):
        seen = event.seen_by(PlayerId(viewer))
        assert (seen.name, seen.who, seen.whom) == ("took_from_hand", 1, 2)
        assert (seen.cards, seen.amount, seen.privy, seen.choices) == ([50], 1, [viewer], [2, 3])


def test_everybody_else_sees_how_many_cards_and_nothing_of_them() -> None:
    event = Event("drew", FigureId(1), NO_FIGURE, [CardId(50), CardId(51)], 77, privy=[PlayerId(1)])
    for viewer in (SPECTATOR, 0, 2):
        seen = event.seen_by(PlayerId(viewer))
        assert (seen.name, seen.who, seen.cards, seen.amount) == ("drew", 1, [], 2)
        assert seen.privy == []


def test_what_one_sees_does_not_change_what_happened() -> None:
    event = Event("drew", FigureId(1), NO_FIGURE, [CardId(50), CardId(51)], 2, privy=[PlayerId(1)])
    before = encode(event)
    event.seen_by(PlayerId(0)).cards.append(CardId(3))
    event.seen_by(PlayerId(1))
    assert encode(event) == before


def test_nobody_privy_means_nobody_sees() -> None:
    assert Event("drew", FigureId(1), cards=[CardId(50)], privy=[]).seen_by(PlayerId(1)).cards == []


def test_other_cards_in_hidden_places_give_the_same_event_to_those_not_privy() -> None:
    one = Event(
        "looked_at", FigureId(3), NO_FIGURE, [CardId(1), CardId(2), CardId(3)], 3, privy=[PlayerId(3)]
    )
    other = Event(
        "looked_at", FigureId(3), NO_FIGURE, [CardId(7), CardId(8), CardId(9)], 3, privy=[PlayerId(3)]
    )
    assert encode(one.seen_by(PlayerId(0))) == encode(other.seen_by(PlayerId(0)))
    assert encode(one.seen_by(PlayerId(3))) != encode(other.seen_by(PlayerId(3)))


def test_in_whole_games_hidden_cards_are_shown_to_the_privy_only() -> None:
    rng = random.Random(4)
    hidden = 0
    for number in range(10):
        log: list[Event] = []
        game = BANG.deal(BANG.setup({"players": 6, "seed": f"events {number}", "preset": "rulebooks"}), log)
        while game.decision is not None:
            game.answer(rng.randrange(len(game.decision.options)))
        assert log[0].name == "game_began"
        ending = [event.name for event in log].index("game_ended")
        assert {event.name for event in log[ending + 1 :]} <= {"earned"}
        for event in log:
            for viewer in range(SPECTATOR, 6):
                sees = event.privy is None or viewer in event.privy
                assert event.seen_by(PlayerId(viewer)).cards == (event.cards if sees else [])
                hidden += 0 if sees else len(event.cards)
    assert hidden > 1000
