"""Every question of BANG! is asked of cards, characters and events alike: of definitions made up here."""

from collections.abc import Callable, Iterator
from typing import cast

import pytest

import saloon
from saloon.games.bang.arrange import LaidDeck, Place, arrange
from saloon.games.bang.asking import (
    bang_limit,
    beer_points,
    cards_flipped,
    cards_last,
    cards_to_draw,
    forbidden,
    hand_limit,
    immortal,
    minds_discards,
    misses_needed,
    reach,
    sent_to_discard,
    serves_as,
    unaffected,
)
from saloon.games.bang.catalogue import DEFINITIONS
from saloon.games.bang.explaining import explain
from saloon.games.bang.figures import EventDeck
from saloon.games.bang.force import counter_clockwise, distances, way
from saloon.games.bang.frames.attack import Shot, shoot
from saloon.games.bang.frames.discards import discard_by_choice, has_discarded, put_into_play
from saloon.games.bang.frames.draws import DrawCards, DrawCheck
from saloon.games.bang.frames.life import Dying, Elimination, lose_life, use_as_answer
from saloon.games.bang.frames.phases import DrawPhase, PlayPhase, discard_excess, play_card, play_options
from saloon.games.bang.frames.turn import Turn, returner_of
from saloon.games.bang.questions import (
    OF_THE_TABLE,
    QUESTIONS,
    BangDefinition,
    CardKind,
    Character,
    EventCard,
)
from saloon.games.bang.state import Bang
from saloon.games.bang.victory import winners
from saloon.games.bang.view import hands_open, view
from saloon.games.bang.words import AS_BANG, OUTLAW, PLAY, RENEGADE, SHERIFF
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId, PlayerId

if saloon.BUILD.is_compiled:
    pytest.skip(
        "a compiled class cannot have interpreted subclasses: definitions are made up on the pure build",
        allow_module_level=True,
    )

ME = 1
"""The figure that every question is about; it is also on turn, and the card or character is its own."""
BYSTANDER = 2
DEAD = 4
BEARERS: dict[str, type[BangDefinition]] = {"card": CardKind, "character": Character, "event": EventCard}


def table() -> Bang:
    places = [
        Place(SHERIFF, hand=["any", "any"]),
        Place(OUTLAW, hand=["beer", "any", "mustang"], in_play=["any", "any"]),
        Place(OUTLAW, hand=["any"]),
        Place(RENEGADE, hand=["any"]),
        Place(OUTLAW, alive=False, life=0),
    ]
    return arrange(places, turn=FigureId(ME), discard_size=3)


@pytest.fixture(autouse=True)
def _definitions_are_forgotten() -> Iterator[None]:
    known = len(DEFINITIONS)
    yield
    del DEFINITIONS[known:]


def made_up(bearer: str, methods: dict[str, object]) -> BangDefinition:
    """A definition that answers just these questions."""
    made = cast(BangDefinition, type("MadeUp", (BEARERS[bearer],), {"key": "made_up", **methods})())
    made.number = DefinitionId(len(DEFINITIONS))
    DEFINITIONS.append(made)
    return made


def laid(made: BangDefinition) -> Bang:
    """The table with this card or character at `ME`, or with this event in force."""
    game = table()
    if isinstance(made, CardKind):
        game.book.kind_of[game.figures[ME].in_play[0]] = made
    elif isinstance(made, Character):
        game.figures[ME].characters = [made.number]
    else:
        game.event_decks.append(EventDeck("made up", [], made.number, [], True, []))
    return game


def hand_card(game: Bang, figure: FigureId = FigureId(ME)) -> int:
    return game.hand(figure)[0]


def work(game: Bang, *frames: Frame[Bang]) -> None:
    for frame in frames:
        game.push(frame)
    game.run()


def dying(game: Bang) -> None:
    game.figures[ME].life = 0
    work(game, Dying(FigureId(ME), NO_FIGURE, False))


def dying_without_hope(game: Bang) -> None:
    game.discard += game.hand(FigureId(ME))
    game.hand(FigureId(ME)).clear()
    dying(game)


def playing(game: Bang) -> None:
    beer = hand_card(game)
    game.figures[ME].life = 2
    play_card(
        game, FigureId(ME), Option(PLAY, CardId(beer), game.book.kind_of[beer].number, NO_FIGURE, NO_CARD)
    )
    game.run()


def laying(game: Bang) -> None:
    put_into_play(game, FigureId(ME), game.hand(FigureId(ME)).pop(), FigureId(ME))
    game.run()


def answering(game: Bang) -> None:
    use_as_answer(game, FigureId(ME), CardId(hand_card(game)))
    game.run()


def shot_at(game: Bang) -> None:
    shoot(game, FigureId(0), FigureId(ME), NO_CARD, False, NO_DEFINITION)
    game.run()


def hurt(game: Bang) -> None:
    lose_life(game, FigureId(ME), 1, NO_FIGURE, NO_DEFINITION)
    game.run()


def without_a_hand(game: Bang) -> None:
    game.discard += game.hand(FigureId(ME))
    game.hand(FigureId(ME)).clear()
    game.run()


def losing_the_turn(game: Bang) -> None:
    jail = next(kind for kind in DEFINITIONS if kind.key == "jail")
    assert isinstance(jail, CardKind)
    game.book.kind_of[game.figures[ME].in_play[1]] = jail
    work(game, Turn(FigureId(ME), 0, [], False, []))


def interrupting(game: Bang) -> None:
    game.run()
    game.interrupts(PlayerId(ME))


def checking(game: Bang) -> None:
    barrel = next(kind for kind in DEFINITIONS if kind.key == "barrel")
    work(game, DrawCheck(FigureId(0), barrel.number, NO_CARD, []))


def shot_by(shooter: FigureId) -> Shot:
    return Shot(shooter, FigureId(0), NO_CARD, True, 1, False, [], NO_DEFINITION, 1)


def drawing(game: Bang) -> None:
    work(game, DrawPhase(FigureId(ME), 0, 0, 0, []))


MOMENTS: dict[str, Callable[[Bang], object]] = {
    "distance_added": lambda game: distances(game, FigureId(0)),
    "distance_cut": lambda game: distances(game, FigureId(ME)),
    "flattens_ring": lambda game: distances(game, FigureId(0)),
    "reach": lambda game: reach(game, FigureId(ME)),
    "limit_of_bangs": lambda game: bang_limit(game, FigureId(ME)),
    "misses_needed": lambda game: misses_needed(game, shot_by(FigureId(ME))),
    "cards_flipped": lambda game: cards_flipped(game, FigureId(ME)),
    "serves_as": lambda game: serves_as(game, FigureId(ME), CardId(hand_card(game)), AS_BANG),
    "suit_is": lambda game: game.suit(CardId(hand_card(game))),
    "forbids": lambda game: forbidden(game, FigureId(ME), NO_CARD, game.book.kind_for[AS_BANG]),
    "must_play": lambda game: play_options(game, FigureId(ME)),
    "rescue_points": dying,
    "beer_points": lambda game: beer_points(game, FigureId(ME)),
    "hand_limit": lambda game: hand_limit(game, FigureId(ME)),
    "base_draw": lambda game: cards_to_draw(game, FigureId(ME)),
    "cards_drawn": lambda game: cards_to_draw(game, FigureId(ME)),
    "draw_cut": lambda game: cards_to_draw(game, FigureId(ME)),
    "draws_from_discard": lambda game: sent_to_discard(game, FigureId(ME)),
    "offers_in_play_phase": lambda game: play_options(game, FigureId(ME)),
    "offers_against_shot": shot_at,
    "offers_when_dying": dying,
    "offers_any_time": interrupting,
    "offers_draw": drawing,
    "at_turn_start": lambda game: work(game, Turn(FigureId(ME), 0, [], False, [])),
    "before_drawing": drawing,
    "instead_of_drawing": drawing,
    "after_second_card": drawing,
    "after_drawing": drawing,
    "end_of_play_phase": lambda game: work(game, PlayPhase(FigureId(ME), True, [])),
    "after_turn": lambda game: work(game, Turn(FigureId(ME), 5, [], False, [])),
    "after_loss_of_life": hurt,
    "after_empty_hand": without_a_hand,
    "after_elimination": lambda game: work(game, Elimination(FigureId(3), NO_FIGURE, False)),
    "after_card_used": answering,
    "after_played": playing,
    "after_laid": laying,
    "takes_turn": lambda game: returner_of(game, FigureId(DEAD)),
    "inherits": lambda game: work(game, Elimination(FigureId(3), NO_FIGURE, False)),
    "takes_checked": checking,
    "takes_excess": lambda game: discard_excess(game, FigureId(0), CardId(hand_card(game, FigureId(0)))),
    "discards_to_deck": lambda game: discard_by_choice(game, FigureId(ME), CardId(hand_card(game)), True),
    "unaffected": lambda game: unaffected(
        game, FigureId(ME), CardId(hand_card(game, FigureId(0))), FigureId(0)
    ),
    "instead_of_elimination": dying_without_hope,
    "suppresses": lambda game: game.force(),
    "counter_clockwise": counter_clockwise,
    "hands_open": hands_open,
    "winning": winners,
    "cards_last": lambda game: cards_last(game, FigureId(ME)),
    "immortal": lambda game: immortal(game, FigureId(ME)),
    "turn_lost": losing_the_turn,
    "good_flip": lambda game: explain(game, view(game, PlayerId(0))),
    "minds_discards": minds_discards,
    "after_discarded": lambda game: has_discarded(game, FigureId(ME), CardId(hand_card(game))),
}
"""At which moment each question is asked, about `ME` where it is about a figure."""


def test_every_question_has_its_moment() -> None:
    assert set(MOMENTS) == set(QUESTIONS)
    assert set(OF_THE_TABLE) <= set(QUESTIONS)


@pytest.mark.parametrize("bearer", BEARERS)
@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_is_asked_of_cards_characters_and_events(question: str, bearer: str) -> None:
    heard: list[object] = []

    def answer(self: BangDefinition, game: Bang, *about: object) -> object:
        heard.append(about[0] if about else None)
        return getattr(BangDefinition, question)(self, game, *about)

    game = laid(made_up(bearer, {question: answer}))
    MOMENTS[question](game)
    assert heard, "nobody was asked"
    if question not in OF_THE_TABLE:
        assert ME in heard
        assert NONE not in heard, "asked about nobody"
    if bearer != "event" and question not in OF_THE_TABLE:
        assert set(heard) == {ME}, "asked about somebody whom it does not work for"


WITH_A_FRAME = [
    name
    for name in QUESTIONS
    if str(getattr(BangDefinition, name).__annotations__["return"]) == "Frame[Bang] | None"
]


def once(_self: BangDefinition, game: Bang, *about: object) -> Frame[Bang] | None:
    """The first time that somebody asks, about `ME` if about a figure: cards for a bystander."""
    if (about and about[0] != ME) or game.this_turn.noted:
        return None
    game.this_turn.noted.append(0)
    return DrawCards(FigureId(BYSTANDER), 5, NO_DEFINITION)


def test_there_are_questions_that_are_answered_with_a_frame() -> None:
    assert {"after_empty_hand", "at_turn_start"} < set(WITH_A_FRAME)


@pytest.mark.parametrize("bearer", BEARERS)
@pytest.mark.parametrize("question", WITH_A_FRAME)
def test_a_frame_that_is_given_for_an_answer_is_worked_off(question: str, bearer: str) -> None:
    game = laid(made_up(bearer, {question: once}))
    before = len(game.hand(FigureId(BYSTANDER)))
    MOMENTS[question](game)
    assert len(game.hand(FigureId(BYSTANDER))) >= before + 5


def test_what_an_event_does_at_once_is_done() -> None:
    deck = "high_noon"
    made = made_up("event", {"when_revealed": once, "deck": deck, "each_round": True})
    places = [Place(SHERIFF), Place(OUTLAW), Place(OUTLAW), Place(RENEGADE)]
    decks = [LaidDeck("", [])]
    game = arrange(places, phase="turn_start", sets=["base", deck], event_decks=decks, turns=2)
    game.event_decks[0].box = deck
    game.event_decks[0].pile = [made.number]
    game.log = []
    game.run()
    drew = [event.who for event in game.log if event.name == "drew"]
    assert drew[0] == BYSTANDER
    assert drew.count(FigureId(BYSTANDER)) == 1
    assert drew.count(FigureId(0)) > 0


FIGURES: dict[str, tuple[object, Callable[[Bang, FigureId], object], object]] = {
    "distance_added": (2, lambda game, me: distances(game, FigureId(3 if me == 2 else 2))[me], 3),
    "distance_cut": (-2, lambda game, me: distances(game, me)[3 if me == 2 else 2], 3),
    "reach": (4, reach, 4),
    "limit_of_bangs": (3, bang_limit, 3),
    "misses_needed": (1, lambda game, me: misses_needed(game, shot_by(me)), 2),
    "cards_flipped": (2, cards_flipped, 2),
    "beer_points": (2, beer_points, 2),
    "hand_limit": (9, hand_limit, 9),
    "base_draw": (5, cards_to_draw, 5),
    "unaffected": (True, lambda game, me: unaffected(game, me, CardId(0), FigureId(0)), True),
}
"""An answer, how the figure looks by it, and what it looks like for whom it works."""


@pytest.mark.parametrize("question", FIGURES)
def test_an_event_moves_the_figures_of_everybody(question: str) -> None:
    answer, look, expected = FIGURES[question]
    game = laid(made_up("event", {question: lambda *_about: answer}))
    assert [look(game, FigureId(me)) for me in (1, 2, 3)] == [expected] * 3
    character = laid(made_up("character", {question: lambda *_about: answer}))
    assert look(character, FigureId(ME)) == expected
    assert look(character, FigureId(3)) == look(table(), FigureId(3))


def test_the_way_tells_of_an_event_that_changes_distances() -> None:
    made = made_up("event", {"distance_added": lambda *_about: 1})
    game = laid(made)
    parts = way(game, FigureId(0), FigureId(2))
    assert [1, made.number] in parts
    assert sum(amount for amount, _definition in parts) == distances(game, FigureId(0))[2]


def test_a_figure_that_works_for_everybody_moves_nobody_else() -> None:
    """The last seat is not the one that nobody stands for."""
    game = laid(made_up("event", {"distance_added": lambda *_about: 1}))
    plain = distances(table(), FigureId(0))
    assert [far - near for far, near in zip(distances(game, FigureId(0)), plain, strict=True)] == [
        0,
        1,
        1,
        1,
        0,
    ]
