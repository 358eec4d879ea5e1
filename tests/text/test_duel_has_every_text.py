"""Whatever the Duel can name, ask, tell or refuse has its text: what is needed is read off the engine."""

import random

import pytest

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.game import DUEL
from saloon.games.duel.ruleset import OPTIONS
from saloon.games.duel.words import DECISIONS, REASONS, SIDES, SYMBOLS, VERBS
from saloon.kernel.decisions import Reason, Refusal
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_PLAYER, CardId, FigureId
from saloon.kernel.protocol import any_game
from saloon.text.duel.book import DuelBook
from saloon.text.duel.encyclopedia import DuelEncyclopedia, rule_cards
from saloon.text.duel.narrator import PAGES, DuelNarrator
from saloon.text.encyclopedia import bare
from saloon.text.texts import LANGUAGES, VARIANTS, Texts
from tests.text.telling import Heard, check, events_in_the_sources

GAMES = 30
WARNINGS = ("last_point", "own_character", "no_equipment", "full_health", "ale_harms")
NEVER_HEARD = {"game_over", "not_your_decision"}
RARE = {"paid"}
"""Only against Tex Willer: it may not come up in so few games."""
NUMBERS = {"health": 5, "played": 1}


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


def lacking(texts: Texts, keys: list[str]) -> list[str]:
    return [key for key in keys if not texts.has(f"duel.{key}")]


def test_every_card_character_side_and_symbol(texts: Texts) -> None:
    keys = [f"card.{kind.key}.{part}" for kind in BOOK.kinds for part in ("name", "text", "aliases")]
    keys += [f"character.{one.key}.{part}" for one in BOOK.characters for part in ("name", "text", "aliases")]
    keys += [f"side.{side}.{part}" for side in SIDES for part in ("name", "letter", "sign")]
    keys += [f"symbol.{symbol}.{part}" for symbol in SYMBOLS for part in ("name", "sign")]
    assert lacking(texts, keys) == []


def test_every_decision_reason_warning_verb_and_rule(texts: Texts) -> None:
    keys = [f"decision.{kind}.{part}" for kind in DECISIONS for part in ("ask", "wait")]
    keys += [f"reason.{code}.{part}" for code in REASONS[1:] for part in ("short", "text", "hint")]
    keys += [f"warning.{code}" for code in WARNINGS]
    keys += [f"{group}.{verb}" for verb in VERBS for group in ("option", "word")]
    for name, option in OPTIONS.items():
        keys += [f"rule.{name}.{part}" for part in ("name", "text")]
        keys += [f"rule.{name}.value.{value}" for value in option.values]
    assert lacking(texts, keys) == []


def test_every_event_in_the_sources_and_no_other(texts: Texts) -> None:
    start = "duel.event."
    told = {key.removeprefix(start).split(".")[0] for key in texts.entries if key.startswith(start)}
    assert events_in_the_sources("duel") == told


def test_every_reason_and_warning_can_be_said_with_its_numbers(texts: Texts) -> None:
    narrator = DuelNarrator(texts, ["Ann", "Bob"])
    narrator._characters = ["django", "stranger", "tom_horn", "kid_curry"]
    for code in REASONS[1:]:
        refusal = Refusal(CardId(0), FigureId(1), Reason(code, NUMBERS))
        check([narrator.refusal(refusal), narrator.hint(refusal), narrator.short_refusal(refusal)])
    check([narrator.warning(Reason(code, NUMBERS)) for code in WARNINGS])


def test_random_games_under_all_rules_can_be_told_from_beginning_to_end() -> None:
    heard = Heard(any_game(DUEL))
    for number in range(GAMES):
        rng = random.Random(number)
        chosen = {name: rng.choice(option.values) for name, option in OPTIONS.items()}
        log: list[Event] = []
        game = DUEL.deal(DUEL.setup({"players": 2, "seed": f"told/{number}", "rules": chosen}), log)
        texts = Texts(LANGUAGES[number % 2])
        narrator = DuelNarrator.of_table(texts, DUEL.view(game, NO_PLAYER), ["NA", "NB"])
        heard.hear_game(game, log, narrator, rng)
    assert events_in_the_sources("duel") - heard.events <= RARE
    assert heard.decisions == set(DECISIONS)
    assert {VERBS[verb] for verb in heard.verbs} == set(VERBS)
    assert set(REASONS[1:]) - heard.reasons <= {*NEVER_HEARD, "no_extra_card", "one_character"}
    assert heard.warnings == set(WARNINGS)


def test_a_character_is_called_by_the_name_of_the_one_who_fought_there_then() -> None:
    log = [
        Event("lost_health", FigureId(2), amount=1),
        Event("killed", FigureId(2), definition="tom_horn"),
        Event("came", FigureId(2), definition="kid_curry"),
        Event("lost_health", FigureId(2), amount=1),
    ]
    game = DUEL.deal(DUEL.setup({"players": 2, "seed": "then"}))
    game.answer(0)
    game.answer(0)
    game.figures[2].character = BOOK.by_key["kid_curry"].number
    narrator = DuelNarrator(Texts("en"), ["Ann", "Bob"])
    told = [line.text for line in narrator.lines(log, DUEL.view(game, NO_PLAYER))]
    assert told == [
        "Tom Horn loses 1 health.",
        "Tom Horn is dead.",
        "Kid Curry comes for Bob.",
        "Kid Curry loses 1 health.",
    ]


def test_whose_own_ability_it_is_he_is_named_once() -> None:
    narrator = DuelNarrator(Texts("en"), ["Ann", "Bob"])
    narrator._characters = ["pat_garrett", "stranger", "tom_horn", "kid_curry"]
    shown = Event("showed", FigureId(0), cards=[CardId(14)], cause="pat_garrett")
    assert narrator.told(shown) == "Pat Garrett shows Hat (horseshoe)."
    drawn = Event("lost_health", FigureId(2), amount=1, cause="dynamite")
    assert narrator.told(drawn) == "Dynamite: Tom Horn loses 1 health."


# The encyclopedia and the book


def test_every_entry_has_facts_and_stands_on_a_shelf(texts: Texts) -> None:
    encyclopedia = DuelEncyclopedia()
    entries = encyclopedia.entries()
    shelves = encyclopedia.shelves(["base"])
    assert {key for shelf in shelves for key in shelf.keys} == set(entries)
    for entry in entries.values():
        check(encyclopedia.facts(entry, texts))
        check([*encyclopedia.copies(entry, texts), "."])
    assert lacking(texts, [shelf.heading for shelf in shelves]) == []
    assert set(PAGES.values()) <= set(entries)
    assert set(rule_cards()) == set(OPTIONS)
    assert {key for keys in rule_cards().values() for key in keys} <= set(entries)


def test_a_card_of_which_only_one_list_speaks_says_so() -> None:
    encyclopedia, texts = DuelEncyclopedia(), Texts("en")
    told = {
        key: encyclopedia.facts(encyclopedia.entries()[key], texts) for key in ("knife", "hat", "schoolmarm")
    }
    assert "its symbols stand in one public list only" in told["knife"]
    assert "its symbols stand in one public list only" not in told["hat"]
    assert "≈ some symbols reconstructed" in told["schoolmarm"]
    copies = encyclopedia.copies(encyclopedia.entries()["schoolmarm"], texts)
    assert copies == ["law, horseshoe", "law, barrel ≈"]


def test_an_entry_is_found_by_each_of_its_full_names() -> None:
    encyclopedia = DuelEncyclopedia()
    for key, entry in encyclopedia.entries().items():
        names = [Texts(language).say(f"{entry.path}.name") for language in (*LANGUAGES, *VARIANTS)]
        assert {bare(name) for name in names} <= set(encyclopedia.names_of(key))
        for name in encyclopedia.names_of(key):
            assert encyclopedia.find(name) == [key], name


def test_the_book_has_every_card_and_definition_with_name_and_text(texts: Texts) -> None:
    book = DuelBook()
    cards, definitions = book.cards(texts), book.definitions(texts)
    assert [card.number for card in cards] == list(range(80))
    assert all(card.name and card.text for card in cards)
    assert all(one.name and one.text for one in definitions)
    assert {(card.kind, card.key) for card in cards} <= {(one.kind, one.key) for one in definitions}
    assert len(definitions) == 31 + 24 + 2
