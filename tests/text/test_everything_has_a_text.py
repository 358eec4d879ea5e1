"""Whatever the engine can name, ask, tell or refuse has its text: what is needed is read off the engine."""

import random
import re
from pathlib import Path

import pytest

import saloon
from saloon.bots.registry import bots_for
from saloon.games.bang.arrange import Place, arrange
from saloon.games.bang.catalogue import SETS
from saloon.games.bang.deal import deal
from saloon.games.bang.reasons import refusals, warning
from saloon.games.bang.ruleset import PRESETS
from saloon.games.bang.setup import new_setup
from saloon.games.bang.state import Bang
from saloon.games.bang.view import view
from saloon.games.bang.words import (
    BORDERS,
    DECISIONS,
    OUTLAW,
    PLAY_PHASE,
    REASONS,
    RENEGADE,
    ROLES,
    SHARE_OUT,
    SHERIFF,
    SUITS,
    VERBS,
    WARNINGS,
)
from saloon.kernel.decisions import NONE, Option, Reason, Refusal
from saloon.kernel.events import Event
from saloon.text.bang.narrator import BangNarrator
from saloon.text.texts import LANGUAGES, Texts

GAMES = 240
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

PACKAGE = Path(saloon.__file__).parent
EVENT_NAMES = re.compile(
    r"""(?:happened|happened_unseen|Event)\(\s*"(\w+)" | DrawCards\([^)]*"(\w+)"\)""", re.VERBOSE
)


def events_in_the_sources() -> set[str]:
    sources = [file.read_text("utf-8") for file in (PACKAGE / "games" / "bang").rglob("*.py")]
    return {found[1] or found[2] for text in sources for found in EVENT_NAMES.finditer(text)}


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


def test_every_role_suit_border_and_bot(texts: Texts) -> None:
    keys = [f"bang.role.{role}.{part}" for role in ROLES for part in ("name", "goal")]
    keys += [f"common.suit.{suit}.{part}" for suit in SUITS for part in ("name", "sign", "letter")]
    keys += [f"bang.border.{border}" for border in BORDERS]
    keys += [f"terminal.bot.{bot}" for bot in bots_for("bang")]
    assert lacking(texts, keys) == []


def test_every_decision_reason_and_warning(texts: Texts) -> None:
    keys = [f"bang.decision.{kind}.{part}" for kind in DECISIONS for part in ("ask", "wait")]
    keys += [f"bang.reason.{code}.{part}" for code in REASONS[1:] for part in ("short", "text", "hint")]
    keys += [f"bang.warning.{code}" for code in WARNINGS]
    assert lacking(texts, keys) == []


def test_every_rule_option_value_and_preset(texts: Texts) -> None:
    keys = [f"bang.preset.{preset}.{part}" for preset in PRESETS for part in ("name", "text")]
    for box in SETS.values():
        for option in box.rule_options:
            keys += [f"bang.rule.{option.name}.{part}" for part in ("name", "text")]
            keys += [f"bang.rule.{option.name}.value.{value}" for value in option.values]
    assert lacking(texts, keys) == []


def test_every_event_in_the_sources(texts: Texts) -> None:
    names = events_in_the_sources()
    assert {"played", "drew", "rewarded", "ability_drew", "game_ended"} <= names
    told = {key.split(".")[2] for key in texts.entries if key.startswith("bang.event.")}
    assert names == told


def test_every_reason_and_warning_can_be_said_with_its_numbers(texts: Texts) -> None:
    narrator = BangNarrator(texts, ["base"], ["Ann", "Bob", "Cid", "Dan"])
    for code in REASONS[1:]:
        refusal = Refusal(0, 1, Reason(code, NUMBERS))
        for said in (narrator.refusal(refusal), narrator.hint(refusal), narrator.short_refusal(refusal)):
            assert said
            assert "{" not in said
    for code in WARNINGS:
        assert "{" not in narrator.warning(Reason(code, NUMBERS))


class Played:
    """What was heard while random games were told."""

    def __init__(self) -> None:
        self.events: set[str] = set()
        self.decisions: set[str] = set()
        self.verbs: set[int] = set()
        self.reasons: set[str] = set()
        self.warnings: set[str] = set()

    def hear_question(self, game: Bang, narrator: BangNarrator) -> None:
        decision = game.decision
        assert decision is not None
        seen = view(game, decision.player)
        said = [narrator.prompt(seen), narrator.waiting_for(seen)]
        said += [narrator.option(option, seen) for option in decision.options]
        for refusal in refusals(game, decision.player):
            said += [narrator.refusal(refusal), narrator.hint(refusal)]
            self.reasons.add(refusal.reason.code)
        for option in decision.options:
            self.verbs.add(option.verb)
            doubt = warning(game, option)
            if doubt is not None:
                said.append(narrator.warning(doubt))
                self.warnings.add(doubt.code)
        check(said)
        self.decisions.add(decision.kind)

    def hear_events(self, game: Bang, log: list[Event], narrator: BangNarrator, viewer: int) -> None:
        seen = view(game, viewer)
        check([narrator.log_line(event.seen_by(viewer), seen) for event in log])
        self.events.update(event.name for event in log)


def check(said: list[str]) -> None:
    for line in said:
        assert line.strip(), said
        assert not re.search(r"[{}]|  |: $|\(\)|\bNone\b|-[123]\b", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_heirs_are_asked_in_words(language: str) -> None:
    """They are rare: one of them is a copy."""
    sets = ["base", "dodge_city"]
    heirs = [Place(OUTLAW, "vulture_sam"), Place(RENEGADE, "vera_custer", borrowed=["vulture_sam"])]
    dead = Place(OUTLAW, life=1, hand=["scope"], in_play=["barrel"])
    game = arrange([Place(SHERIFF, hand=["bang"]), dead, *heirs], sets=sets)
    game.run()
    heard = Played()
    while SHARE_OUT not in heard.decisions:
        assert game.decision is not None
        heard.hear_question(game, BangNarrator(Texts(language), sets, ["Ann", "Bob", "Cid", "Dan"]))
        game.answer(1 if game.decision.kind == PLAY_PHASE else -1 + len(game.decision.options))


def wander(game: Bang, rng: random.Random) -> None:
    """A random answer, or now and then a random interrupt."""
    decision = game.decision
    assert decision is not None
    out_of_turn: list[tuple[int, Option]] = []
    for player in range(len(game.players)):
        out_of_turn += [(player, option) for option in game.interrupts(player)]
    if out_of_turn and rng.random() < 0.2:
        game.interrupt(*rng.choice(out_of_turn))
    else:
        game.answer(rng.randrange(len(decision.options)))


def test_a_few_hundred_random_games_can_be_told_from_beginning_to_end() -> None:
    heard = Played()
    for number in range(GAMES):
        rng = random.Random(number)
        players = 4 + number % 4
        names = [f"N{letter}" for letter in "ABCDEFG"[:players]]
        sets = ["base"] if number % 6 == 0 else list(SETS)
        narrator = BangNarrator(Texts(LANGUAGES[number // 4 % 2]), sets, names)
        log: list[Event] = []
        chosen = {"voluntary_discard_in_play": "yes"} if number % 5 == 0 else {}
        if number % 7 == 0:
            chosen["characters_dealt"] = "two"
        setup = new_setup(players, str(number), sets, preset=PRESETS[number // 2 % 3], chosen=chosen)
        game = deal(setup, log)
        while not game.over:
            asked = game.decision
            if rng.random() < 0.15 or (asked is not None and asked.kind not in heard.decisions):
                heard.hear_question(game, narrator)
            wander(game, rng)
        heard.hear_events(game, log, narrator, rng.randrange(-1, players))
        assert narrator.result(view(game, NONE))
    assert heard.events <= events_in_the_sources()
    # Hardly anything ever hits a ghost, and no game here goes on for 250 turns.
    assert events_in_the_sources() - heard.events <= {"unhurt", "stirred"}
    assert set(DECISIONS) - heard.decisions <= {SHARE_OUT}
    # Speaking is never an answer to a question.
    assert {VERBS[verb] for verb in heard.verbs} == set(VERBS) - {"speak"}
    assert {"bang_limit", "out_of_reach", "too_far", "only_as_answer", "no_target"} <= heard.reasons
    assert {"heals_nothing", "own_card", "would_eliminate_you", "next_to_you_first"} <= heard.warnings
