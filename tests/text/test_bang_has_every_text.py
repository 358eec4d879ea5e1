"""Whatever BANG! can name, ask, tell or refuse has its text: what is needed is read off the engine."""

import random

import pytest

from saloon.games.bang.arrange import Place, arrange
from saloon.games.bang.catalogue import SETS
from saloon.games.bang.deal import deal, next_game
from saloon.games.bang.ruleset import PRESETS
from saloon.games.bang.setup import new_setup
from saloon.games.bang.words import (
    BORDERS,
    BUY_CARDS,
    CHOOSE_ACTIVE,
    CHOOSE_CHARACTER,
    CRIME_BEATEN,
    DECISIONS,
    DISCARD_EXCESS,
    DRAFT,
    FIRST_CARD,
    KEEP_CHARACTER,
    LAW_DEAD,
    LAY_DOWN,
    OPEN_AUCTION,
    OPENING_BID,
    OUTLAW,
    PLAY_PHASE,
    RAISE_BID,
    REASONS,
    REFUTATION,
    RENEGADE,
    ROLES,
    SHARE_OUT,
    SHERIFF,
    SUITS,
    TAKE_BACK,
    VERBS,
    WARNINGS,
)
from saloon.games.registry import game_type
from saloon.kernel.decisions import Reason, Refusal
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, FigureId
from saloon.text.bang.narrator import BangNarrator
from saloon.text.texts import LANGUAGES, Texts
from tests.text.telling import Heard, events_in_the_sources

FEWEST, MOST = 60, 1500
"""Games that are told: as many as it takes until everything was heard, whatever seeds bring it."""
NUMBERS = {
    "distance": 3,
    "reach": 1,
    "new_reach": 2,
    "range": 1,
    "played": 1,
    "limit": 1,
    "symbol": 2,
    "needed": 2,
    "life": 2,
    "card": 0,
}
"""All numbers that reasons and warnings come with."""
UNCAUSED = {
    PLAY_PHASE,
    DISCARD_EXCESS,
    FIRST_CARD,
    LAY_DOWN,
    CHOOSE_CHARACTER,
    DRAFT,
    CHOOSE_ACTIVE,
    CRIME_BEATEN,
    LAW_DEAD,
    REFUTATION,
    KEEP_CHARACTER,
    OPEN_AUCTION,
    OPENING_BID,
    RAISE_BID,
    BUY_CARDS,
    TAKE_BACK,
}
"""Questions of the course of the game: no card, character or event is their cause."""


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


def lacking(texts: Texts, keys: list[str]) -> list[str]:
    return [key for key in keys if not texts.has(key)]


def test_every_card_character_and_box(texts: Texts) -> None:
    keys = [f"bang.set.{box}" for box in SETS]
    for box in SETS.values():
        keys += [f"bang.card.{kind.key}.{part}" for kind in box.kinds for part in ("name", "text", "aliases")]
        keys += [f"bang.character.{one.key}.{part}" for one in box.characters for part in ("name", "text")]
    assert len(keys) > 90
    assert lacking(texts, keys) == []


def test_every_role_suit_and_border(texts: Texts) -> None:
    keys = [f"bang.role.{role}.{part}" for role in ROLES for part in ("name", "goal")]
    keys += [f"common.suit.{suit}.{part}" for suit in SUITS for part in ("name", "sign", "letter")]
    keys += [f"bang.border.{border}" for border in BORDERS]
    assert lacking(texts, keys) == []


def test_every_decision_reason_and_warning(texts: Texts) -> None:
    keys = [f"bang.decision.{kind}.{part}" for kind in DECISIONS for part in ("ask", "wait")]
    keys += [f"bang.reason.{code}.{part}" for code in REASONS[1:] for part in ("short", "text", "hint")]
    keys += [f"bang.warning.{code}" for code in WARNINGS]
    assert lacking(texts, keys) == []


def test_the_events_are_found_in_the_sources() -> None:
    assert {"played", "drew", "rewarded", "healed", "game_ended"} <= events_in_the_sources("bang")


def test_every_reason_and_warning_can_be_said_with_its_numbers(texts: Texts) -> None:
    narrator = BangNarrator(texts, ["base"], ["Ann", "Bob", "Cid", "Dan"])
    for code in REASONS[1:]:
        refusal = Refusal(CardId(0), FigureId(1), Reason(code, NUMBERS))
        for said in (narrator.refusal(refusal), narrator.hint(refusal), narrator.short_refusal(refusal)):
            assert said
            assert "{" not in said
    for code in WARNINGS:
        assert "{" not in narrator.warning(Reason(code, NUMBERS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_heirs_are_asked_in_words(language: str) -> None:
    """They are rare: one of them is a copy."""
    sets = ["base", "dodge_city"]
    heirs = [Place(OUTLAW, "vulture_sam"), Place(RENEGADE, "vera_custer", borrowed=["vulture_sam"])]
    dead = Place(OUTLAW, life=1, hand=["scope"], in_play=["barrel"])
    game = arrange([Place(SHERIFF, hand=["bang"]), dead, *heirs], sets=sets)
    game.run()
    heard = Heard(game_type("bang"))
    while SHARE_OUT not in heard.decisions:
        assert game.decision is not None
        heard.hear_question(game, BangNarrator(Texts(language), sets, ["Ann", "Bob", "Cid", "Dan"]))
        game.answer(1 if game.decision.kind == PLAY_PHASE else -1 + len(game.decision.options))


def unheard(heard: Heard) -> dict[str, set[str]]:
    """What no game has brought yet."""
    # Hardly anything ever hits a ghost, no game here goes on for 250 turns, and two heirs are rare.
    wanted = {
        "events": events_in_the_sources("bang") - {"unhurt", "stirred"} - heard.events,
        "questions": set(DECISIONS) - {SHARE_OUT} - heard.decisions,
        # Speaking is never an answer to a question.
        "verbs": set(VERBS) - {"speak"} - {VERBS[verb] for verb in heard.verbs},
        "reasons": {"bang_limit", "out_of_reach", "too_far", "only_as_answer", "no_target"} - heard.reasons,
        "warnings": {"heals_nothing", "own_card", "would_eliminate_you", "next_to_you_first"}
        - heard.warnings,
        "without a cause": UNCAUSED - heard.uncaused,
    }
    return {what: missing for what, missing in wanted.items() if missing}


@pytest.mark.long
def test_random_games_can_be_told_from_beginning_to_end() -> None:
    heard = Heard(game_type("bang"))
    number = 0
    while number < FEWEST or (unheard(heard) and number < MOST):
        number += 1
        rng = random.Random(number)
        players = 2 if number % 9 == 1 else 4 + number % 4
        names = [f"N{letter}" for letter in "ABCDEFG"[:players]]
        sets = ["base"] if number % 6 == 0 else list(SETS)
        narrator = BangNarrator(Texts(LANGUAGES[number // 4 % 2]), sets, names)
        log: list[Event] = []
        chosen = {"voluntary_discard_in_play": "yes"} if number % 5 == 0 else {}
        if number % 7 == 0 and players > 2:
            chosen["characters_dealt"] = "two"
        if number % 8 > 3:
            chosen["six_players"] = "hidden"
        if is_campaign := number % 8 == 2 and players > 2:
            chosen |= dict.fromkeys(("campaign", "hiring", "experience", "bounties", "no_mercy"), "on")
            chosen.pop("characters_dealt", None)
        setup = new_setup(players, str(number), sets, preset=PRESETS[number // 2 % 3], chosen=chosen)
        game = deal(setup, log)
        heard.hear_game(game, log, narrator, rng)
        for _next in range(2 if is_campaign else 0):
            log.clear()
            game = deal(next_game(game, str(number)), log)
            heard.hear_game(game, log, narrator, rng)
    assert unheard(heard) == {}
    assert heard.events <= events_in_the_sources("bang")
    assert heard.uncaused == UNCAUSED
