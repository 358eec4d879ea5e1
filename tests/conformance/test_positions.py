"""Every state of every game has a text that is read to the same bytes; any other text is refused plainly."""

import ast
import importlib
import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.games.registry import GAMES
from saloon.kernel.codec import encode, known_records
from saloon.kernel.frames import Frame, Game
from saloon.kernel.ids import every_player
from saloon.kernel.positions import FAULTS, MOST_CHARACTERS, BadPosition
from saloon.kernel.protocol import AnyGame
from saloon.kernel.views import SPECTATOR
from saloon.wire.sources import arguments_of

EVERY_GAME = pytest.mark.parametrize("key", GAMES)
SEEDS = st.integers(0, 10**9)


def dealt(kind: AnyGame, rng: random.Random) -> Game:
    """A game with any boxes, players, preset and rules."""
    first, *others = kind.sets()
    sets = [first, *(box for box in others if rng.random() < 0.6)]
    players = rng.choice(kind.player_counts())
    preset = rng.choice(kind.presets())
    wishes = {"players": players, "seed": str(rng.random()), "sets": sets, "preset": preset}
    while True:
        options = kind.rule_options(sets).items()
        rules = {name: rng.choice(values) for name, values in options if rng.random() < 0.2}
        try:
            setup = kind.setup({**wishes, "rules": rules})
        except ValueError:  # teams that do not make so many players
            continue
        game: Game = kind.deal(setup)
        return game


def states(kind: AnyGame, rng: random.Random) -> Iterator[Game]:
    """A random game, here and there interrupted: some of its states, and its end."""
    game = dealt(kind, rng)
    while not game.over:
        if rng.random() < 0.1:
            yield game
        assert game.decision is not None
        offers = [(one, offer) for one in every_player(kind.seats(game)) for offer in game.interrupts(one)]
        if offers and rng.random() < 0.3:
            game.interrupt(*rng.choice(offers))
        else:
            game.answer(rng.randrange(len(game.decision.options)))
    yield game


@EVERY_GAME
@settings(max_examples=12, deadline=None)
@given(seed=SEEDS)
def test_any_state_goes_to_text_and_back(key: str, seed: int) -> None:
    kind = GAMES[key]
    for game in states(kind, random.Random(seed)):
        text = kind.position(game)
        assert encode(kind.read_position(text)) == encode(game), text
        assert len(text) < MOST_CHARACTERS / 3


@EVERY_GAME
@settings(max_examples=4, deadline=None)
@given(seed=SEEDS)
def test_the_text_of_a_view_tells_no_more_than_the_view(key: str, seed: int) -> None:
    kind = GAMES[key]
    rng = random.Random(seed)
    for game in states(kind, rng):
        if game.over:
            continue
        for viewer in (SPECTATOR, *every_player(kind.seats(game))):
            text = kind.view_position(kind.view(game, viewer))
            other = kind.clone(game)
            kind.permute_hidden(other, viewer, str(rng.random()))
            assert kind.view_position(kind.view(other, viewer)) == text
            assert "seed" not in text
            assert "chance" not in text


@EVERY_GAME
def test_the_text_of_a_view_hides_what_the_view_hides(key: str) -> None:
    kind = GAMES[key]
    game = kind.deal(kind.setup({"players": kind.player_counts()[-1], "seed": "1", "sets": kind.sets()}))
    whole = kind.position(game)
    seen = kind.view_position(kind.view(game, SPECTATOR))
    assert "?" not in whole
    assert "?*" in seen
    hands = [line for line in seen.splitlines() if "hand" in line]
    assert hands
    assert not [line for line in hands if "#" in line]


NUMBERS = ["-1", "99", "p99", "p-1", "?*9999999", "9" * 5000, "²", "٣"]
WEIRD = [*"[]{}=|#(", *NUMBERS, "…", "\x00", "none", "\ud800"]


def mangled(text: str, rng: random.Random) -> str:
    """The text with a few slips of the pen, or worse."""
    lines = text.split("\n")
    for _slip in range(rng.randrange(1, 5)):
        place = rng.randrange(len(lines))
        words = lines[place].split(" ")
        word = rng.randrange(len(words))
        match rng.randrange(8):
            case 0:
                del lines[place]
                lines = lines or [""]
            case 1:
                lines.insert(place, rng.choice(lines))
            case 2:
                words[word] = rng.choice(rng.choice(lines).split(" "))
                lines[place] = " ".join(words)
            case 3:
                del words[word]
                lines[place] = " ".join(words)
            case 4:
                weird = [
                    "-1",
                    "99",
                    "p99",
                    "p-1",
                    "?*9999999",
                    "…",
                    "[",
                    "]",
                    "{",
                    "}",
                    "=",
                    '"',
                    "\x00",
                    "'",
                    "|",
                ]
                words.insert(
                    word, rng.choice([*weird, "1" * 5000, "none", "yes", "²", "٣", "\ud800", "#", "("])
                )
                lines[place] = " ".join(words)
            case 5:
                cut = rng.randrange(len(lines[place]) + 1)
                lines[place] = lines[place][:cut]
            case 6:
                digits = [i for i, letter in enumerate(lines[place]) if letter.isdigit()]
                if digits:
                    at = rng.choice(digits)
                    lines[place] = lines[place][:at] + rng.choice("0123456789-?") + lines[place][at + 1 :]
            case _:
                rng.shuffle(lines)
    return "\n".join(lines)


def assert_says_why(error: BadPosition) -> None:
    assert error.code in FAULTS
    assert 10 < len(str(error)) < 6000


@EVERY_GAME
@settings(max_examples=60, deadline=None)
@given(seed=SEEDS)
def test_a_mangled_text_is_played_or_refused_with_the_reason(key: str, seed: int) -> None:
    kind = GAMES[key]
    rng = random.Random(seed)
    game = dealt(kind, rng)
    for _answer in range(rng.randrange(60)):
        if game.decision is not None:
            game.answer(rng.randrange(len(game.decision.options)))
    before = encode(game)
    text = kind.position(game)
    for _try in range(8):
        broken = mangled(text, rng)
        try:
            again = kind.deal(kind.position_setup(broken, "fuzz"))
        except BadPosition as error:
            assert_says_why(error)
            continue
        assert again.decision is not None
        assert encode(kind.read_position(kind.position(again))) == encode(again)
    assert encode(game) == before


@EVERY_GAME
@settings(max_examples=100, deadline=None)
@given(text=st.text(max_size=300))
def test_any_other_text_is_refused(key: str, text: str) -> None:
    with pytest.raises(BadPosition):
        GAMES[key].position_setup(text, "")


def kind_of(annotation: str) -> str:
    """What sort of thing the sources say a field is."""
    found = annotation.replace("FigureId", "int").replace("PlayerId", "int").replace("CardId", "int")
    return found.replace("DefinitionId", "int")


def kind_meant(meaning: str) -> str:
    """What sort of thing the table of meanings says it is."""
    word, _colon, name = meaning.partition(":")
    if word == "record":
        return f"{name} | None"
    if word == "records":
        return f"list[{name}]"
    one = {"flag": "bool", "text": "str"}.get(word.removesuffix("s"), "int")
    return f"list[{one}]" if word.endswith("s") else one


@EVERY_GAME
def test_the_meaning_of_every_field_is_what_the_sources_say(key: str) -> None:
    """A field that is not in the table would be written as a bare value: readable, and not checked."""
    meanings: dict[str, str] = importlib.import_module(f"saloon.games.{key}.position").MEANINGS
    used: set[str] = set()
    for name, record in known_records(f"saloon.games.{key}").items():
        spelt = any(meaning.endswith(f":{name}") for meaning in meanings.values())
        if not (issubclass(record, Frame) or spelt) or record is Frame:
            continue
        for field, annotation in arguments_of(record).items():
            place = f"{name}.{field}" if f"{name}.{field}" in meanings else field
            used.add(place)
            said = kind_of(ast.unparse(annotation))
            assert said == kind_meant(meanings.get(place, "")), f"{name}.{field}: {said}"
    assert {place for place in meanings if not place.startswith("Setup.")} == used
