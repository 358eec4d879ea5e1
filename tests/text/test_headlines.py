"""Headlines: each one is told by some game in both languages, of public things only, in few words."""

import random

import pytest

from saloon.games.registry import game_type
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_PLAYER, PlayerId
from saloon.text.narrator import Line
from saloon.text.registry import NARRATORS, narrator_of
from saloon.text.texts import LANGUAGES, Texts
from tests.scenes.positions import begun
from tests.text.telling import Heard, check

NAMES = ["Handsome Charlie", "Boris", "Clara", "Dan", "Eve", "Fay"]
ALL = ["base", "dodge_city", "high_noon", "fistful_of_cards", "wild_west_show"]
TABLES: dict[str, list[dict[str, object]]] = {
    "bang": [
        {"players": 6, "sets": ALL},
        {"players": 6, "rules": {"six_players": "hidden"}},
        {"players": 5, "rules": {"bounties": "on"}},
        {"players": 2},
    ],
    "duel": [{"players": 2}],
    "calibre45": [{"players": 5}],
}
MOST = 400
"""Games at most, until every headline was told."""
LONG = 300
"""Answers after which a game of people who rob at random is left."""
LONGEST = 75


def keys_of(game: str, language: str) -> set[str]:
    return {key for key in Texts(language).entries if key.startswith(f"{game}.headline.")}


class Noting(Texts):
    """Notes which headlines are said."""

    def __init__(self, language: str, said: set[str]) -> None:
        super().__init__(language)
        self.said = said

    def say(self, key: str, count: int | None = None, **values: object) -> str:
        if ".headline." in key:
            self.said.add(key)
        return super().say(key, count, **values)


@pytest.mark.parametrize("game", sorted(NARRATORS))
def test_every_headline_is_told_in_both_languages(game: str) -> None:
    wanted = keys_of(game, "en")
    assert wanted == keys_of(game, "ru")
    assert wanted
    said = {language: set[str]() for language in LANGUAGES}
    texts = [Noting(language, said[language]) for language in LANGUAGES]
    for number in range(MOST):
        tell(game, number, texts)
        if all(one == wanted for one in said.values()):
            return
    assert said == dict.fromkeys(LANGUAGES, wanted)


def tell(game: str, number: int, texts: list[Noting]) -> None:
    """A random game, told entry by entry to a spectator, who must hear what whoever plays hears."""
    kind = game_type(game)
    heard = Heard(kind)
    log: list[Event] = []
    tables = TABLES[game]
    table = kind.deal(kind.setup({**tables[number % len(tables)], "seed": f"headlines/{number}"}), log)
    rng = random.Random(number)
    for _answer in range(LONG):
        if table.over:
            return
        log.clear()
        heard.wander(table, rng)
        for one in texts:
            told = [
                headlines_for(game, kind.full_view(table, viewer), log, one, viewer)
                for viewer in (NO_PLAYER, PlayerId(0))
            ]
            assert told[0] == told[1]
            check(told[0])
            assert all(len(line) <= LONGEST for line in told[0]), told[0]


def headlines_for(game: str, seen: object, log: list[Event], texts: Texts, viewer: PlayerId) -> list[str]:
    narrator = narrator_of(game, texts, seen, NAMES)  # type: ignore[arg-type]
    lines: list[Line] = narrator.lines([event.seen_by(viewer) for event in log], seen)
    return [line.headline for line in lines if line.headline]


SHOT_AT = """
    p0: sheriff willy_the_kid | hand bang#17
    p1: outlaw vulture_sam 1 | play barrel#0{}
    p2: outlaw pedro_ramirez
    p3: renegade suzy_lafayette | hand beer
"""


def told(text: str, *answers: str) -> list[str]:
    game = begun("bang", text)
    game.log = []
    for answer in answers:
        game.answer_key(answer)
    seen = game_type("bang").full_view(game, NO_PLAYER)
    return headlines_for("bang", seen, game.log, Texts("en"), NO_PLAYER)


def test_whom_the_barrel_saves_everybody_hears_of() -> None:
    answers = ("play:bang#17>p1", "use:barrel#0")
    assert told(f"{SHOT_AT.format('')}\n deck: bang(QH) …", *answers) == ["Saved by the Barrel: Boris!"]


def test_a_kill_is_told_with_the_role_and_the_reward() -> None:
    answers = ("play:bang#17>p1", "use:barrel#0")
    assert told(f"{SHOT_AT.format('')}\n deck: bang(2C) …", *answers) == [
        "Boris was an Outlaw",
        "Handsome Charlie has 3 cards for it",
    ]


def test_a_missed_card_from_the_hand_is_nothing_special() -> None:
    assert told(SHOT_AT.format(" | hand missed#42"), "play:bang#17>p1", "answer:missed#42") == []
