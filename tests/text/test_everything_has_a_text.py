"""Whatever a game can name, ask, tell or refuse has its text: what is needed is read off the game."""

import random

import pytest

from saloon.bots.registry import bots_for
from saloon.games.registry import GAMES
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_PLAYER
from saloon.kernel.protocol import AnyGame
from saloon.text.bang.narrator import PAGES as BANG_PAGES
from saloon.text.calibre45.narrator import PAGES as CALIBRE_PAGES
from saloon.text.encyclopedia import bare
from saloon.text.registry import ENCYCLOPEDIAS, NARRATORS, narrator_of
from saloon.text.texts import LANGUAGES, VARIANTS, Texts
from tests.text.telling import Heard, events_in_the_sources

WALKS = 12


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


@pytest.fixture(params=list(NARRATORS))
def kind(request: pytest.FixtureRequest) -> AnyGame:
    return GAMES[request.param]


def lacking(texts: Texts, keys: list[str]) -> list[str]:
    return [key for key in keys if not texts.has(key)]


def test_whoever_is_spoken_of_can_be_looked_up() -> None:
    assert list(NARRATORS) == list(ENCYCLOPEDIAS)
    assert all(NARRATORS[game].game == ENCYCLOPEDIAS[game].game == game for game in NARRATORS)


def test_every_game_box_preset_and_bot(kind: AnyGame, texts: Texts) -> None:
    keys = [f"{kind.key}.name", f"{kind.key}.help.answers", f"{kind.key}.help.signs"]
    keys += [f"{kind.key}.set.{box}" for box in kind.sets()]
    keys += [f"{kind.key}.preset.{preset}.{part}" for preset in kind.presets() for part in ("name", "text")]
    keys += [f"common.bot.{bot}.{part}" for bot in bots_for(kind.key) for part in ("name", "text")]
    assert lacking(texts, keys) == []


def test_every_rule_option_and_value(kind: AnyGame, texts: Texts) -> None:
    keys = []
    for name, values in kind.rule_options(kind.sets()).items():
        keys += [f"{kind.key}.rule.{name}.{part}" for part in ("name", "text")]
        # 2+2 says what it is.
        keys += [f"{kind.key}.rule.{name}.value.{value}" for value in values if not value[0].isdigit()]
    assert lacking(texts, keys) == []


def test_every_event_in_the_sources(kind: AnyGame, texts: Texts) -> None:
    start = f"{kind.key}.event."
    told = {key.removeprefix(start).split(".")[0] for key in texts.entries if key.startswith(start)}
    assert events_in_the_sources(kind.key) == told
    assert len(told) > 10


def test_every_entry_has_a_name_a_text_and_facts(kind: AnyGame, texts: Texts) -> None:
    encyclopedia = ENCYCLOPEDIAS[kind.key]
    keys = [f"{entry.path}.{part}" for entry in encyclopedia.entries().values() for part in ("name", "text")]
    assert len(keys) > 20
    assert lacking(texts, keys) == []
    for key, entry in encyclopedia.entries().items():
        assert entry.key == key
        assert all(encyclopedia.facts(entry, texts))


def test_every_entry_stands_on_the_shelf_of_its_box(kind: AnyGame, texts: Texts) -> None:
    """And on that of another one only if cards of it are there too."""
    encyclopedia = ENCYCLOPEDIAS[kind.key]
    shelves = encyclopedia.shelves(kind.sets())
    assert {key for shelf in shelves for key in shelf.keys} == set(encyclopedia.entries())
    for shelf in shelves:
        strange = [key for key in shelf.keys if shelf.box not in ("", encyclopedia.entries()[key].box)]
        assert all(shelf.copies[shelf.keys.index(key)] for key in strange)
    assert lacking(texts, [f"{kind.key}.{shelf.heading}" for shelf in shelves]) == []


def test_an_entry_is_found_by_each_of_its_full_names(kind: AnyGame) -> None:
    encyclopedia = ENCYCLOPEDIAS[kind.key]
    for key, entry in encyclopedia.entries().items():
        names = [Texts(language).say(f"{entry.path}.name") for language in (*LANGUAGES, *VARIANTS)]
        assert {bare(name) for name in names} <= set(encyclopedia.names_of(key))
        for name in encyclopedia.names_of(key):
            assert encyclopedia.find(name) == [key], name


@pytest.mark.long
@pytest.mark.parametrize("game", list(NARRATORS))
def test_random_games_can_be_told_from_beginning_to_end(game: str) -> None:
    kind = GAMES[game]
    counts = kind.player_counts()
    heard = Heard(kind)
    for number in range(WALKS):
        rng = random.Random(number)
        players = counts[number % len(counts)]
        preset = kind.presets()[number % len(kind.presets())]
        log: list[Event] = []
        dealt = kind.deal(
            kind.setup({"players": players, "seed": f"told/{number}", "sets": kind.sets(), "preset": preset}),
            log,
        )
        names = [f"N{letter}" for letter in "ABCDEFGHI"[:players]]
        narrator = narrator_of(game, Texts(LANGUAGES[number % 2]), kind.view(dealt, NO_PLAYER), names)
        heard.hear_game(dealt, log, narrator, rng)
    assert heard.events <= events_in_the_sources(game)
    assert len(heard.events) > len(events_in_the_sources(game)) // 2


@pytest.mark.parametrize(("game", "pages"), [("bang", BANG_PAGES), ("calibre45", CALIBRE_PAGES)])
def test_every_page_that_a_line_of_the_log_leads_to_is_there(game: str, pages: dict[str, str]) -> None:
    assert set(pages.values()) <= set(ENCYCLOPEDIAS[game].entries())
