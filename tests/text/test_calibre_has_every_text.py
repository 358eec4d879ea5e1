"""Whatever Calibre 45 can name, ask, tell or refuse has its text: what is needed is read off the engine."""

import random

import pytest

from saloon.games.calibre45.catalogue import house_book
from saloon.games.calibre45.composition import FAULTS
from saloon.games.calibre45.deal import deal
from saloon.games.calibre45.ruleset import OPTIONS
from saloon.games.calibre45.setup import new_setup
from saloon.games.calibre45.teams import SHAPES, sizes
from saloon.games.calibre45.view import view
from saloon.games.calibre45.words import (
    CAUSES,
    DECISIONS,
    DECKS,
    KINDS,
    PURPOSES,
    REASONS,
    TEAMS,
    VERBS,
    WARNINGS,
)
from saloon.games.registry import game_type
from saloon.kernel.decisions import Reason, Refusal
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_PLAYER, CardId, FigureId
from saloon.text.calibre45.narrator import CalibreNarrator
from saloon.text.texts import LANGUAGES, Texts
from tests.text.telling import Heard, check, events_in_the_sources

GAMES = 64
NUMBERS = {
    "cards": 4,
    "needed": 6,
    "limit": 5,
    "bullets": 7,
    "bail": 100_000,
    "money": 50_000,
    "debt": 150_000,
    "left": 2,
    "lost": 50_000,
    "value": 500_000,
    "card": 0,
}
"""All numbers that reasons and warnings come with."""
NEVER_HEARD = {"game_over", "not_your_decision", "not_free_yet"}
RARE = {"debt_first", "coyote_needs_bullets"}
SAVED_BY = ("guards", "indians", "shot")
"""What a cowboy can stand up to, or escape."""


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


def lacking(texts: Texts, keys: list[str]) -> list[str]:
    return [key for key in keys if not texts.has(f"calibre45.{key}")]


def test_every_kind_of_card_every_cowboy_and_team(texts: Texts) -> None:
    keys = [f"card.{kind}.{part}" for kind in KINDS for part in ("name", "text", "aliases")]
    book = house_book()
    keys += [f"cowboy.{book.key_of[card]}.{part}" for card in book.cowboys() for part in ("name", "text")]
    keys += [f"team.{team}.{part}" for team in TEAMS for part in ("name", "letter", "sign")]
    assert lacking(texts, keys) == []


def test_every_decision_reason_warning_verb_and_fault(texts: Texts) -> None:
    keys = [f"decision.{kind}.{part}" for kind in DECISIONS for part in ("ask", "wait")]
    keys += [f"reason.{code}.{part}" for code in REASONS[1:] for part in ("short", "text", "hint")]
    keys += [f"warning.{code}" for code in WARNINGS]
    keys += [f"option.{verb}" for verb in VERBS]
    keys += [f"fault.{code}" for code in FAULTS]
    assert lacking(texts, keys) == []


def test_every_event_in_each_of_its_kinds(texts: Texts) -> None:
    keys = [f"event.cowboy_lost.{cause}" for cause in CAUSES]
    keys += [f"event.{name}.{cause}" for name in ("stood_up", "escaped") for cause in SAVED_BY]
    keys += [f"event.{name}.{purpose}" for name in ("paid", "change_taken") for purpose in PURPOSES]
    keys += [f"event.reshuffled.{deck}" for deck in DECKS]
    assert lacking(texts, keys) == []


def test_teams_differ_in_emblem_and_in_letter(texts: Texts) -> None:
    for part in ("sign", "letter", "name"):
        assert len({texts.say(f"calibre45.team.{team}.{part}") for team in TEAMS}) == len(TEAMS)


def test_every_reason_and_warning_can_be_said_with_its_numbers(texts: Texts) -> None:
    narrator = CalibreNarrator(texts, ["Ann", "Bob"], house_book(), [0, 1])
    for code in REASONS[1:]:
        refusal = Refusal(CardId(0), FigureId(1), Reason(code, NUMBERS))
        check([narrator.refusal(refusal), narrator.hint(refusal), narrator.short_refusal(refusal)])
    check([narrator.warning(Reason(code, NUMBERS)) for code in WARNINGS])


@pytest.mark.long
def test_random_games_under_all_rules_can_be_told_from_beginning_to_end() -> None:
    heard = Heard(game_type("calibre45"))
    for number in range(GAMES):
        rng = random.Random(number)
        shape = SHAPES[number % len(SHAPES)]
        chosen = {name: rng.choice(option.values) for name, option in OPTIONS.items() if name != "teams"}
        log: list[Event] = []
        game = deal(new_setup(sum(sizes(shape)), f"told/{number}", chosen={**chosen, "teams": shape}), log)
        names = [f"N{letter}" for letter in "ABCDEFGHI"]
        narrator = CalibreNarrator.of_table(Texts(LANGUAGES[number % 2]), view(game, NO_PLAYER), names)
        heard.hear_game(game, log, narrator, rng)
    assert heard.events == events_in_the_sources("calibre45")
    assert heard.decisions == set(DECISIONS)
    assert {VERBS[verb] for verb in heard.verbs} == set(VERBS)
    # A question is put to the one who decides, while the game goes on; by his turn his cowboy has rested.
    assert set(REASONS[1:]) - heard.reasons <= {*NEVER_HEARD, *RARE}
    assert heard.warnings == set(WARNINGS)
