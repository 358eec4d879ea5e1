"""Wishes: each game says which ones it knows, and in which form."""

import pytest

from saloon.games.registry import GAMES
from saloon.kernel.protocol import AnyGame
from saloon.kernel.wishes import (
    COMMON,
    LEFT_OUT,
    NAMES,
    NUMBER,
    PAIRS,
    PLAIN,
    TEXT,
    Agreed,
    UnknownWish,
    Wish,
    WrongWish,
)

FORMS: list[tuple[str, str, object]] = [
    (NUMBER, "-3", -3),
    (TEXT, "a, b", "a, b"),
    (NAMES, "one, other,one", ["one", "other"]),
    (PAIRS, "a=1, b=x=y", {"a": "1", "b": "x=y"}),
    (PLAIN, '{"a": [1]}', {"a": [1]}),
]
WRONG: list[tuple[str, object]] = [
    (NUMBER, "3"),
    (NUMBER, True),
    (TEXT, 3),
    (NAMES, "one"),
    (NAMES, ["one", 2]),
    (PAIRS, [["a", "1"]]),
    (PAIRS, {"a": 1}),
]


@pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
def test_every_game_knows_what_is_common_and_deals_by_what_is_usual(kind: AnyGame) -> None:
    wishes = kind.wishes()
    names = [wish.name for wish in wishes]
    assert len(set(names)) == len(names)
    assert names[: len(COMMON)] == list(COMMON)
    assert (LEFT_OUT in names) == bool(kind.parts(kind.sets()))
    for wish in wishes:
        said_or_usual = wish.name in ("players", "seed") or wish.fits(wish.usual)
        assert said_or_usual, f"what is usual for {wish.name} has not its form"
    setup = kind.setup({"players": kind.player_counts()[0], "seed": "usual"})
    full: dict[str, object] = {wish.name: wish.usual for wish in wishes}
    assert kind.setup({**full, "players": kind.player_counts()[0], "seed": "usual"}) == setup
    assert not kind.deal(setup).over


@pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
def test_an_unknown_wish_is_refused_with_those_there_are(kind: AnyGame) -> None:
    with pytest.raises(UnknownWish) as unknown:
        kind.setup({"players": kind.player_counts()[0], "seed": "s", "weather": "rain"})
    assert unknown.value.name == "weather"
    assert unknown.value.known == [wish.name for wish in kind.wishes()]
    assert "unknown wish 'weather'; wishes: players, seed" in str(unknown.value)


@pytest.mark.parametrize("name", ["players", "seed"])
@pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
def test_what_has_no_usual_value_must_be_said(kind: AnyGame, name: str) -> None:
    wishes: dict[str, object] = {"players": kind.player_counts()[0], "seed": "s"}
    del wishes[name]
    with pytest.raises(WrongWish, match=f"the wish '{name}' must be said"):
        kind.setup(wishes)


@pytest.mark.parametrize(("form", "value"), WRONG)
def test_a_wish_in_another_form_is_refused(form: str, value: object) -> None:
    with pytest.raises(WrongWish, match="the wish 'weather' must be said, in this form: "):
        Agreed([Wish("weather", form)], {"weather": value})


@pytest.mark.parametrize(("form", "typed", "value"), FORMS)
def test_a_wish_can_be_typed(form: str, typed: str, value: object) -> None:
    wish = Wish("weather", form)
    assert wish.read(typed) == value
    assert Agreed([wish], {"weather": value}).plain("weather") == value


@pytest.mark.parametrize(("form", "typed"), [(NUMBER, "many"), (NUMBER, ""), (PAIRS, "a"), (PLAIN, "{")])
def test_what_has_not_its_form_cannot_be_typed(form: str, typed: str) -> None:
    with pytest.raises(WrongWish):
        Wish("weather", form).read(typed)
