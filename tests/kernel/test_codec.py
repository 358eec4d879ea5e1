"""The codec: the same bytes on every machine, the same record back, and clear words for anything else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.games.bang.game import BANG
from saloon.games.registry import GAMES
from saloon.kernel.chance import Chance
from saloon.kernel.codec import Record, SchemaMismatch, decode, encode, from_plain, known_records, to_plain
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId
from tests.players import players_near

STATE = encode(BANG.deal(BANG.setup({"players": 4, "seed": "codec", "preset": "rulebooks"})))

numbers = st.integers(-3, 200)
events = st.builds(
    Event,
    name=st.text(max_size=8),
    who=numbers,
    whom=numbers,
    cards=st.lists(numbers, max_size=4),
    amount=numbers,
    onto=numbers,
    definition=st.text(max_size=8),
    nth=numbers,
    privy=st.none() | st.lists(numbers, max_size=4),
    choices=st.lists(numbers, max_size=4),
)


def test_a_record_is_its_name_and_its_fields() -> None:
    assert to_plain(Chance("Дикий Запад", [1, 2])) == {"Chance": ["Дикий Запад", [1, 2]]}
    stored = encode(Chance("Дикий Запад", [1, 2]))
    assert stored == '{"schema":1,"body":{"Chance":["Дикий Запад",[1,2]]}}'.encode()


@settings(derandomize=True, max_examples=60, deadline=None, database=None)
@given(events)
def test_what_was_stored_comes_back(event: Event) -> None:
    again = decode(encode(event), known_records())
    assert isinstance(again, Event)
    assert encode(again) == encode(event)
    assert [getattr(again, name) for name in Event.fields] == [getattr(event, name) for name in Event.fields]


def test_lists_of_records_come_back_too() -> None:
    records = [Chance("a", [1]), [Event("drew", FigureId(1)), None, True, 5, "text"]]
    again = from_plain(to_plain(records), known_records())
    assert to_plain(again) == to_plain(records)


@pytest.mark.parametrize("alive", [1.5, {1}, {"a": 1}, (1, 2), b"bytes", object()])
def test_only_plain_values_can_be_stored(alive: object) -> None:
    with pytest.raises(TypeError, match=f"cannot store a {type(alive).__name__}: states hold numbers"):
        encode([alive])


def record_classes(base: type[Record] = Record) -> list[type[Record]]:
    return [one for child in base.__subclasses__() for one in (child, *record_classes(child))]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_record_of_a_game_has_a_name_of_its_own(game: str) -> None:
    """Records are found by name: two of one name would take each other's place."""
    package = f"saloon.games.{game}"
    homes = ("saloon.kernel.", f"{package}.")
    found = [one.__name__ for one in record_classes() if one.__module__.startswith(homes)]
    assert len(found) == len(set(found))
    assert set(found) == set(known_records(package))
    assert {"Chance", "Event", "Setup"} <= set(found)


def test_two_games_may_use_the_same_word() -> None:
    bang, calibre = known_records("saloon.games.bang"), known_records("saloon.games.calibre45")
    assert bang["Setup"] is not calibre["Setup"]
    assert bang["Chance"] is calibre["Chance"]
    assert "Shot" not in calibre
    assert "Setup" not in known_records()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_stored_game_is_read_by_its_own_game_only(game: str) -> None:
    kind = GAMES[game]
    stored = encode(kind.deal(kind.setup({"players": players_near(kind, 4), "seed": "codec"})))
    assert encode(kind.decode(stored)) == stored
    for other in GAMES.values():
        if other is not kind:
            with pytest.raises(SchemaMismatch):
                other.decode(stored)


def test_another_schema_is_named() -> None:
    with pytest.raises(SchemaMismatch, match="stored with schema 7, this version reads schema 1"):
        BANG.decode(STATE.replace(b'{"schema":1', b'{"schema":7'))


def test_an_unknown_record_is_named() -> None:
    with pytest.raises(SchemaMismatch, match="unknown record 'PlayPhaze'"):
        BANG.decode(STATE.replace(b'"PlayPhase"', b'"PlayPhaze"'))


@pytest.mark.parametrize("stored", [b"[]", b"5", b'"text"', b"{}", b"null"])
def test_json_without_a_schema_number_is_no_state(stored: bytes) -> None:
    with pytest.raises(SchemaMismatch, match="not a stored state: no schema number"):
        BANG.decode(stored)


@pytest.mark.parametrize(
    "stored",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"garbage", id="no JSON"),
        pytest.param(b"\xff\xfe\x00", id="no text"),
        pytest.param(STATE[:-20], id="cut off"),
        pytest.param(b'{"schema":1}', id="no body"),
        pytest.param(b'{"schema":1,"body":{}}', id="a record without a name"),
        pytest.param(b'{"schema":1,"body":{"Chance":["a"]}}', id="too few fields"),
        pytest.param(b'{"schema":1,"body":{"Chance":3}}', id="fields that are no list"),
        pytest.param(encode(Chance("a", [1])), id="another record than a game"),
        pytest.param(b"[" * 100_000, id="nested too deeply"),
    ],
)
def test_anything_else_is_refused_in_clear_words(stored: bytes) -> None:
    with pytest.raises(SchemaMismatch) as refused:
        BANG.decode(stored)
    assert str(refused.value)
