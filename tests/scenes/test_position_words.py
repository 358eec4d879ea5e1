"""What a text of a position of BANG! may say, what is meant where it says nothing, and what is refused."""

import pytest

from saloon.games.bang.figures import OPEN_TO_ALL, OWN_EYES, RETURNED, UNSEEN
from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.decisions import NONE
from saloon.kernel.positions import BadPosition

SEATS = [
    "p0: sheriff willy_the_kid",
    "p1: outlaw vulture_sam",
    "p2: outlaw jourdonnais",
    "p3: renegade suzy_lafayette",
]
EVENTS = "boxes: base high_noon"


def read(*lines: str, p0: str = SEATS[0], p1: str = SEATS[1]) -> Bang:
    return BANG.read_position("\n".join([p0, p1, *SEATS[2:], *lines]), "seed")


def fault(*lines: str, p1: str = SEATS[1]) -> tuple[str, int, str]:
    with pytest.raises(BadPosition) as refused:
        read(*lines, p1=p1)
    return refused.value.code, refused.value.line, refused.value.found


@pytest.mark.parametrize(
    ("line", "code", "found"),
    [
        ("boxes: dodge_city", "bad_value", "dodge_city"),
        ("boxes: base base", "bad_value", "base base"),
        ("boxes: base nowhere", "unknown_word", "nowhere"),
        ("fixed roles: sheriff nobody - -", "unknown_word", "nobody"),
        ("phase: lunch", "unknown_word", "lunch"),
        ("turn: p9", "unknown_word", "p9"),
        ("roles aside: king", "unknown_word", "king"),
        ("mode notes: 77", "not_a_number", "77"),
        ("mode notes: -2", "not_a_number", "-2"),
        ("first out: p8", "unknown_word", "p8"),
        ("last out: p7", "unknown_word", "p7"),
        ("preset: mine", "unknown_word", "mine"),
        ("winners: p5", "unknown_word", "p5"),
        ("stack:", "line_missing", "- …"),
        ("weather: fine", "unknown_line", "weather"),
    ],
)
def test_a_line_that_says_what_cannot_be_is_refused(line: str, code: str, found: str) -> None:
    assert fault(line) == (code, 5, found)


@pytest.mark.parametrize(
    ("words", "code", "found"),
    [
        ("killer=100", "not_a_number", "100"),
        ("skips=-1", "not_a_number", "-1"),
        ("skips=2", "not_a_number", "2"),
        ("skips=100", "not_a_number", "100"),
        ("player=100", "not_a_number", "100"),
        ("slab_the_killer", "unknown_word", "slab_the_killer"),
        ("3/100", "not_a_number", "100"),
        ("3/-1", "not_a_number", "-1"),
        ("100", "not_a_number", "100"),
        ("-100", "not_a_number", "-100"),
        ("| shoes beer", "unknown_word", "shoes"),
        ("| fresh beer", "no_such_card", "beer"),
        ("spare=nobody_at_all", "unknown_word", "nobody_at_all"),
    ],
)
def test_words_of_a_seat_that_cannot_be_are_refused(words: str, code: str, found: str) -> None:
    assert fault(p1=f"p1: outlaw vulture_sam {words}") == (code, 2, found)


@pytest.mark.parametrize(
    ("line", "code", "number", "found"),
    [
        ("high_noon | now thirst | next thirst", "card_twice", 6, "thirst"),
        ("high_noon | now ?", "unknown_word", 0, "?"),
        ("high_noon | spent ?", "unknown_word", 0, "?"),
        ("high_noon | soon thirst", "unknown_word", 6, "soon"),
        ("low_noon | now thirst", "unknown_word", 6, "low_noon"),
        ("high_noon | now lunch", "unknown_word", 6, "lunch"),
        ("high_noon | now thirst | next " + "? " * 15, "too_few_cards", 0, "?"),
        ("high_noon | next " + "? " * 16, "too_long", 6, "16"),
    ],
)
def test_events_that_cannot_be_are_refused(line: str, code: str, number: int, found: str) -> None:
    assert fault(EVENTS, f"events: {line}") == (code, number, found)


def test_somebody_must_be_left() -> None:
    with pytest.raises(BadPosition) as refused:
        BANG.read_position("\n".join(f"{seat} out" for seat in SEATS), "seed")
    assert refused.value.code == "no_turn"


def test_players_are_numbered_without_a_gap() -> None:
    assert fault(p1="p1: outlaw vulture_sam player=5") == ("wrong_seats", 0, "0, 2, 3, 5")


def test_only_the_first_figure_of_a_player_holds_the_hand() -> None:
    seats = [*SEATS[:3], "p3: renegade suzy_lafayette player=1"]
    read_so = BANG.read_position("\n".join([*seats, "mode: usual"]), "seed")
    assert [figure.player for figure in read_so.figures] == [0, 1, 2, 1]
    with pytest.raises(BadPosition) as refused:
        BANG.read_position("\n".join([*seats[:3], f"{seats[3]} | hand beer", "mode: usual"]), "seed")
    assert (refused.value.code, refused.value.line, refused.value.allowed) == ("unknown_word", 4, "p1")


@pytest.mark.parametrize(
    ("words", "life", "most"),
    [("", 4, 4), ("3", 3, 4), ("6", 6, 6), ("2/3", 2, 3), ("out", 0, 4), ("out 1", 1, 4), ("-1", -1, 4)],
)
def test_life_points_that_are_not_said_are_those_of_the_character(words: str, life: int, most: int) -> None:
    figure = read(p1=f"p1: outlaw vulture_sam {words}").figures[1]
    assert (figure.life, figure.max_life, figure.alive) == (life, most, "out" not in words)


def test_the_sheriff_has_one_life_point_more() -> None:
    assert (read().figures[0].life, read().figures[0].max_life) == (5, 5)


def test_what_else_a_seat_may_say() -> None:
    figure = read(p1="p1: outlaw vulture_sam ghost skips=1 killer=3").figures[1]
    assert (figure.ghost, figure.skips, figure.killer) == (True, 1, 3)
    plain = read().figures[1]
    assert (plain.ghost, plain.skips, plain.killer) == (False, 0, NONE)


def test_roles_are_secret_but_the_sheriffs_unless_it_is_said() -> None:
    assert [player.revealed for player in read().players] == [True, False, False, False]
    assert read(p1="p1: outlaw vulture_sam shown").players[1].revealed
    assert read(p1="p1: outlaw vulture_sam out").players[1].revealed
    assert not read(p1="p1: outlaw vulture_sam out secret").players[1].revealed
    assert not read(p0="p0: sheriff willy_the_kid secret").players[0].revealed


def test_roles_that_are_not_said_are_dealt_and_the_first_unknown_is_the_sheriff() -> None:
    lines = [line.replace("sheriff", "?").replace("outlaw", "?").replace("renegade", "?") for line in SEATS]
    found = {
        tuple(player.role for player in BANG.read_position("\n".join(lines), f"seed {seed}").players)
        for seed in range(8)
    }
    assert {roles[0] for roles in found} == {SHERIFF}
    assert {tuple(sorted(roles)) for roles in found} == {(SHERIFF, OUTLAW, OUTLAW, RENEGADE)}
    assert len(found) > 1
    rest = read(p0="p0: ? willy_the_kid")
    assert [player.role for player in rest.players] == [SHERIFF, OUTLAW, OUTLAW, RENEGADE]


def test_it_is_the_sheriffs_turn_or_that_of_the_first_who_lives_unless_it_is_said() -> None:
    assert read().turn == 0
    assert read(p0="p0: sheriff willy_the_kid out").turn == 1
    assert read("turn: p2").turn == 2
    assert BANG.read_position("\n".join([SEATS[1], SEATS[0], *SEATS[2:]]), "seed").turn == 0


def test_it_is_the_play_phase_unless_it_is_said() -> None:
    frames = {
        phase: type(read(f"phase: {phase}").stack[-1]).__name__ for phase in ("play", "draw", "turn_start")
    }
    assert frames == {"play": "PlayPhase", "draw": "DrawPhase", "turn_start": "Turn"}
    assert type(read().stack[-1]).__name__ == "PlayPhase"


def test_characters_that_are_not_said_are_dealt_and_none_twice() -> None:
    dealt = {
        read_so.book.definitions[read_so.figures[1].characters[0]].key
        for read_so in (
            BANG.read_position("\n".join([SEATS[0], "p1: outlaw", *SEATS[2:]]), f"seed {seed}")
            for seed in range(12)
        )
    }
    assert len(dealt) > 3
    assert dealt.isdisjoint({"willy_the_kid", "jourdonnais", "suzy_lafayette"})


def test_a_spare_character_is_named_unknown_or_none_and_somebody_may_have_seen_it() -> None:
    for words, seen in (
        ("spare=slab_the_killer", UNSEEN),
        ("spare_known=slab_the_killer", OWN_EYES),
        ("spare_open=slab_the_killer", OPEN_TO_ALL),
    ):
        game = read(EVENTS, p1=f"p1: outlaw vulture_sam {words}")
        figure = game.figures[1]
        assert (game.book.definitions[figure.spare].key, figure.spare_seen) == ("slab_the_killer", seen)
    assert read(EVENTS, p1="p1: outlaw vulture_sam spare=-").figures[1].spare == NONE
    unknown = read(p1="p1: outlaw vulture_sam spare=?")
    used = [figure.characters[0] for figure in unknown.figures]
    assert unknown.figures[1].spare not in [NONE, *used]


def test_events_lie_as_they_are_said_and_the_rest_is_dealt() -> None:
    game = read(EVENTS, "events: high_noon | now thirst | next curse ? blessing … | spent hangover")
    (deck,) = game.event_decks
    names = [game.book.definitions[number].key for number in deck.pile[::-1]]
    assert (names[0], names[2]) == ("curse", "blessing")
    assert len(names) == len(set(names)) == 13
    assert {"thirst", "hangover"}.isdisjoint(names)
    assert game.book.definitions[deck.active].key == "thirst"
    assert [game.book.definitions[number].key for number in deck.spent] == ["hangover"]
    assert deck.face_up
    assert not read(EVENTS, "events: high_noon | now thirst | face_down").event_decks[0].face_up
    assert read(EVENTS, "events: high_noon | now handcuffs | noted 1").event_decks[0].noted == [1]
    assert read(EVENTS, "events: none").event_decks == []
    assert len(read(EVENTS).event_decks[0].pile) == 15
    left_out = read(EVENTS, "left out: curse", "events: high_noon | now thirst | next …")
    assert len(left_out.event_decks[0].pile) == 13


def test_who_is_out_first_and_last_and_what_lies_aside() -> None:
    game = read("first out: p3", "last out: p2", "deaths: 2", "roles aside: deputy renegade", "step: 7")
    assert (game.first_out, game.last_out, game.deaths, game.step) == (3, 2, 2, 7)
    assert game.roles_aside == [DEPUTY, RENEGADE]
    assert read("first out: returned").first_out == RETURNED
    plain = read()
    assert (plain.first_out, plain.last_out, plain.deaths, plain.step) == (NONE, NONE, 0, 0)
    assert plain.roles_aside == plain.mode_notes == []


def test_green_cards_that_have_to_wait_are_some_of_those_in_play() -> None:
    game = read(
        "boxes: base dodge_city", p1="p1: outlaw vulture_sam | play canteen knife scope | fresh knife"
    )
    figure = game.figures[1]
    assert [game.book.kind_of[card].key for card in figure.fresh] == ["knife"]
    assert [game.book.kind_of[card].key for card in figure.in_play] == ["canteen", "knife", "scope"]
    assert fault("boxes: base dodge_city", p1="p1: outlaw vulture_sam | play knife | fresh canteen") == (
        "no_such_card",
        2,
        "canteen",
    )
