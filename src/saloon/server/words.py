"""The words of a frame: what the narrator of the game says of what stands in it, and of nothing else.

Words are made from a frame that is ready to be sent. So they cannot tell more than it does, whatever a
narrator does.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from saloon.games.registry import game_type
from saloon.kernel.decisions import Reason, Refusal
from saloon.kernel.views import View
from saloon.server.refused import Refused
from saloon.text.encyclopedia import Shelf
from saloon.text.narrator import Narrator
from saloon.text.registry import BOOKS, ENCYCLOPEDIAS, NARRATORS, narrator_of
from saloon.text.texts import Texts, UnknownLanguage
from saloon.wire import messages as wire
from saloon.wire.book import (
    Book,
    BookCard,
    BookDefinition,
    Encyclopedia,
    EncyclopediaPage,
    RuleLine,
    RulingLine,
    ShelfLine,
    WordList,
)
from saloon.wire.codec import encode
from saloon.wire.languages import LANGUAGES, texts_in
from saloon.wire.lobby import NewTable, TableFacts
from saloon.wire.names import named_facts, seat_names

CLIENT_WORDS = ("common", "phrase", "web", "wire")
"""Which texts are the clients' own: the first parts of their keys."""


def require_language(language: str) -> str:
    """A language that is spoken here, or none."""
    if language:
        try:
            texts_in(language)
        except UnknownLanguage as error:
            raise Refused("unknown_language", str(error), params={"languages": list(LANGUAGES)}) from error
    return language


# Frames


def add_words(frame: wire.Entry | wire.State, facts: TableFacts, language: str) -> None:
    """Say in this language what the frame shows. `facts` are those of its table."""
    texts = texts_in(language, facts.family)
    said = frame.chat if isinstance(frame, wire.State) else [frame.chat] if frame.chat else []
    for word in said:
        if word.remark:
            word.name = seat_names(facts, texts)[word.seat]
            word.text = texts.say(f"remark.{word.remark}")
    if frame.lobby is not None:
        frame.lobby = named_facts(frame.lobby, texts)
    seen = frame.view
    if seen is None or facts.game not in NARRATORS:
        return
    narrator = narrator_of(facts.game, texts, seen, seat_names(facts, texts))
    if isinstance(frame, wire.Entry):
        pages = ENCYCLOPEDIAS[facts.game].entries()
        frame.lines = []
        for line in narrator.lines(frame.events, seen):
            page = next((key for key in line.pages if key in pages), "")
            frame.lines.append(wire.LogLine(line.text, line.number, line.count, page, line.headline))
        if frame.what == "taken_back":
            name = seat_names(facts, texts)[frame.seat]
            frame.lines.append(wire.LogLine(texts.say("common.taken_back", name=name), 0, 0))
    frame.prompt = prompt(narrator, seen)
    if frame.ask is not None:
        add_words_to_ask(frame.ask, narrator, seen)


def prompt(narrator: Narrator[Any], seen: View) -> str:
    """How it ended, what the viewer is asked, or whom he waits for."""
    if seen.over:
        return narrator.result(seen)
    return narrator.prompt(seen) if seen.decider == seen.viewer else narrator.waiting_for(seen)


def add_words_to_ask(ask: wire.Ask, narrator: Narrator[Any], seen: View) -> None:
    for line in (*ask.options, *ask.interrupts):
        option = line.option()
        line.text = narrator.option(option, seen)
        line.part = narrator.option_part(option, seen)
        if line.warning is not None:
            line.warning.text = narrator.warning(Reason(line.warning.code, line.warning.numbers))
    for refused in ask.refusals:
        refusal = Refusal(refused.card, refused.target, Reason(refused.code, refused.numbers))
        refused.text = narrator.refusal(refusal)
        refused.hint = narrator.hint(refusal)
        refused.short = narrator.short_refusal(refusal)


# Whole books


@cache
def book(game: str, language: str) -> bytes:
    """A game explained, ready to be sent."""
    return book_with(game, language, None)


def table_book(wishes: NewTable, language: str) -> bytes:
    """The same, with the deck and in the words of a table."""
    if wishes.deck is None and not wishes.family:
        return book(wishes.game, language)
    return book_with(wishes.game, language, wishes.deck, wishes.family)


def book_with(game: str, language: str, deck: object, gentle: bool = False) -> bytes:
    texts = texts_in(language, gentle)
    told = BOOKS[game]
    return encode(
        Book(
            game,
            language,
            [BookCard(**card._asdict()) for card in told.cards(texts, deck)],
            [BookDefinition(**one._asdict()) for one in told.definitions(texts)],
            told.chosen_words(texts),
        )
    )


@cache
def encyclopedia(game: str, language: str) -> bytes:
    """Everything in the boxes of a game, ready to be sent."""
    texts = texts_in(language)
    told = ENCYCLOPEDIAS[game]
    shelves = told.shelves(game_type(game).sets())
    return encode(
        Encyclopedia(
            game,
            language,
            [shelf_line(game, one, texts) for one in shelves],
            [page(game, key, texts) for key in dict.fromkeys(key for one in shelves for key in one.keys)],
        )
    )


def shelf_line(game: str, shelf: Shelf, texts: Texts) -> ShelfLine:
    title = texts.say(f"{game}.{shelf.heading}", number=shelf.number)
    return ShelfLine(shelf.box, title, shelf.keys, list(shelf.copies))


def page(game: str, key: str, texts: Texts) -> EncyclopediaPage:
    told = ENCYCLOPEDIAS[game]
    entry = told.entries()[key]
    say = texts.say
    return EncyclopediaPage(
        key,
        entry.group.removesuffix("_card"),
        entry.box,
        say(f"{entry.path}.name"),
        say(f"{entry.path}.text"),
        list(told.names_of(key)),
        told.facts(entry, texts),
        told.copies(entry, texts),
        [rule_line(f"{game}.rule.{rule.name}", rule.values, texts) for rule in entry.rules],
        [RulingLine(one.id, one.sentence[texts.base]) for one in told.rulings_of(key)],
        told.picture_of(key),
    )


def rule_line(path: str, values: list[str], texts: Texts) -> RuleLine:
    said = [texts.say(f"{path}.value.{value}") for value in values]
    return RuleLine(texts.say(f"{path}.name"), texts.say(f"{path}.text"), said)


@cache
def word_list(language: str) -> bytes:
    """The clients' own words, ready to be sent."""
    entries = texts_in(language).entries
    own = {key: entry for key, entry in entries.items() if key.partition(".")[0] in CLIENT_WORDS}
    return encode(WordList(language, own))
