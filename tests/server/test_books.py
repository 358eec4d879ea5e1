"""Books and words over HTTP."""

from pathlib import Path
from typing import Any

import httpx2
import pytest

from saloon.client.account import Account, Refusal
from saloon.games.calibre45.composition import house as house_composition
from saloon.games.calibre45.composition import plain_of
from saloon.text.book import Defined, PrintedCard
from saloon.text.registry import BOOKS, ENCYCLOPEDIAS
from saloon.text.texts import Texts
from saloon.wire.book import BookCard, BookDefinition
from saloon.wire.languages import LANGUAGES
from saloon.wire.lobby import NewTable
from tests.server.houses import open_house, run


def test_the_wire_carries_all_that_a_book_holds() -> None:
    assert set(BookCard.__struct_fields__) == set(PrintedCard._fields)
    assert set(BookDefinition.__struct_fields__) == set(Defined._fields)


def test_anybody_can_read_the_book_of_a_game_in_any_language(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            nobody = Account(house.url)
            for language in LANGUAGES:
                for game in BOOKS:
                    book = await nobody.book(game, language)
                    assert (book.game, book.language) == (game, language)
                    assert [card.name for card in book.cards] == [
                        card.name for card in BOOKS[game].cards(Texts(language))
                    ]
                    assert book.words["name"] == Texts(language).say(f"{game}.name")
            assert (await nobody.book("bang", "")).language == "en"
            with pytest.raises(Refusal, match="bang") as refused:
                await nobody.book("chess", "en")
            assert refused.value.code == "unknown_game"

    run(scene())


def test_a_client_gets_its_own_words_and_no_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            for language in LANGUAGES:
                told = await Account(house.url).texts(language)
                own = Texts(language)
                assert told.texts["wire.error.not_host"] == own.say("wire.error.not_host")
                assert told.texts["phrase.hello"] == own.say("phrase.hello")
                assert told.texts["common.cards"] == own.entries["common.cards"]
                assert {key.partition(".")[0] for key in told.texts} <= {"common", "phrase", "web", "wire"}

    run(scene())


def test_anybody_can_look_up_whatever_is_in_the_boxes_under_all_its_names(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            nobody = Account(house.url)
            for language in LANGUAGES:
                for game, told in ENCYCLOPEDIAS.items():
                    read = await nobody.encyclopedia(game, language)
                    shelved = [key for shelf in read.shelves for key in shelf.keys]
                    assert [page.key for page in read.pages] == list(dict.fromkeys(shelved))
                    assert {page.key for page in read.pages} == set(told.entries())
                    assert all(page.text and page.facts for page in read.pages)
            pages = {page.key: page for page in (await nobody.encyclopedia("bang", "ru")).pages}
            assert {"barrel", "бочка"} <= set(pages["barrel"].names)
            assert pages["high_noon"].kind == "event"
            assert pages["panic"].rules[0].values
            assert pages["bang"].rulings
            assert len(pages["bang"].copies) > 20
            with pytest.raises(Refusal, match="bang"):
                await nobody.encyclopedia("chess", "en")

    run(scene())


def test_a_book_travels_packed_to_whoever_can_unpack_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house, httpx2.AsyncClient(base_url=house.url) as client:
            path = "/api/v1/games/bang/book?language=ru"
            packed = await client.get(path, headers={"Accept-Encoding": "gzip"})
            plain = await client.get(path, headers={"Accept-Encoding": "identity"})
            assert packed.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            assert packed.content == plain.content

    run(scene())


def test_the_book_of_a_table_tells_of_the_deck_that_is_played_with_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            deck: Any = plain_of(house_composition())
            deck["cowboys"][0]["limit"] = 11
            usual = (await anna.new_table(NewTable("calibre45", 4))).table
            own = (await anna.new_table(NewTable("calibre45", 4, deck=deck))).table
            assert not (await anna.table(usual)).own_deck
            assert (await anna.table(own)).own_deck
            printed = (await anna.book("calibre45", "ru")).cards
            assert (await anna.table_book(usual, "ru")).cards == printed
            there = (await anna.table_book(own, "ru")).cards
            changed = [(one.key, one.figure) for one, old in zip(there, printed, strict=True) if one != old]
            assert changed == [(deck["cowboys"][0]["key"], 11)]

    run(scene())


def test_a_cowboy_whom_only_one_deck_knows_has_a_name_in_its_book(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            deck: Any = plain_of(house_composition())
            deck["cowboys"][0]["key"] = "el_zorro"
            table = (await anna.new_table(NewTable("calibre45", 4, deck=deck))).table
            cards = (await anna.table_book(table, "en")).cards
            assert "El Zorro" in [card.name for card in cards]

    run(scene())
