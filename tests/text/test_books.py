"""The book of a game names and explains whatever its views can hold."""

import random

import pytest

from saloon.games.registry import GAMES
from saloon.kernel.protocol import AnyGame
from saloon.text.book import Defined, PrintedCard
from saloon.text.registry import BOOKS, narrator_of
from saloon.text.texts import LANGUAGES, VARIANTS, Texts

KINDS = pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
SPOKEN = pytest.mark.parametrize("language", [*LANGUAGES, *VARIANTS])


def test_every_game_has_a_book() -> None:
    assert list(BOOKS) == list(GAMES)
    assert all(book.game == key for key, book in BOOKS.items())


@KINDS
@SPOKEN
def test_everything_in_a_book_has_a_name_and_a_text(kind: AnyGame, language: str) -> None:
    texts = Texts(language)
    book = BOOKS[kind.key]
    lines: list[PrintedCard | Defined] = [*book.cards(texts), *book.definitions(texts)]
    assert all(line.name and line.text for line in lines)
    words = book.chosen_words(texts)
    assert words["name"]
    assert all(f"set.{box}" in words for box in kind.sets())
    assert all(f"preset.{preset}.name" in words for preset in kind.presets())
    assert all(f"rule.{option}.name" in words for option in kind.rule_options(kind.sets()))


@KINDS
def test_numbers_and_keys_are_unique_and_every_card_has_its_definition(kind: AnyGame) -> None:
    book = BOOKS[kind.key]
    cards, definitions = book.cards(Texts("en")), book.definitions(Texts("en"))
    assert [card.number for card in cards] == list(range(len(cards)))
    known = [(one.kind, one.key) for one in definitions]
    numbers = [one.number for one in definitions if one.number is not None]
    assert len(set(known)) == len(known)
    assert len(set(numbers)) == len(numbers)
    assert {(card.kind, card.key) for card in cards} <= set(known)


@KINDS
def test_a_card_is_called_in_the_book_as_at_the_table(kind: AnyGame) -> None:
    texts = Texts("ru")
    cards = {card.number: card for card in BOOKS[kind.key].cards(texts)}
    definitions = {one.number: one for one in BOOKS[kind.key].definitions(texts)}
    chance = random.Random(3)
    for players in kind.player_counts():
        game = kind.deal(kind.setup({"players": players, "seed": "book", "sets": kind.sets()}), [])
        while game.decision is not None:
            decision = game.decision
            narrator = narrator_of(kind.key, texts, kind.view(game, decision.player), ["?"] * players)
            for option in decision.options:
                if option.card >= 0:
                    key = narrator.card_key(option.card)
                    assert cards[option.card].key == key
                    assert cards[option.card].name in narrator.card(option.card)
                if option.kind in definitions:
                    assert definitions[option.kind].name == narrator.kind(option.kind)
            game.answer(chance.randrange(len(decision.options)))
