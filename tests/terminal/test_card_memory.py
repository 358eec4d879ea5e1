"""A person who is reminded of cards in the terminal: at a seat, on the deck, by a command."""

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from saloon.games.bang.state import Bang
from saloon.games.registry import GAMES
from saloon.kernel.ids import CardId, PlayerId
from saloon.kernel.knowledge import KnownCards
from saloon.kernel.views import HIDDEN
from saloon.terminal.chronicle import Chronicle
from saloon.terminal.lobby import Lobby
from saloon.terminal.look import Look
from saloon.terminal.registry import LOOKS, look_of
from saloon.terminal.saves import Table, load_game
from saloon.terminal.screen import whole_screen
from saloon.terminal.session import Session
from saloon.terminal.sitting import Unheeded
from saloon.terminal.visit import Visit
from saloon.text.texts import Texts
from saloon.wire.codec import encode
from tests.players import players_near
from tests.server.houses import quick_table
from tests.terminal.serving import Served, served
from tests.terminal.test_commands import random_lines, run
from tests.terminal.test_every_game import shown_at, step_on
from tests.terminal.test_join import lobby_of, types, wait_until
from tests.terminal.test_orders import sitting_at
from tests.terminal.typist import NAMES, Lines, Typist

BOTH = pytest.mark.parametrize("language", ["en", "ru"])
GAME = pytest.mark.parametrize("game", list(LOOKS))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "house") as found:
        yield found


def session_of(game: str, seed: str, card_memory: bool) -> Session:
    kind = GAMES[game]
    players = players_near(kind, 3)
    setup = kind.setup({"players": players, "seed": seed, "sets": kind.sets()})
    return Session(game, setup, Table(PlayerId(0), NAMES[:players], "random", "en", True, card_memory))


def knowing(game: str, card_memory: bool = True) -> Session:
    """A game in which the person knows a card of somebody's hand and is asked something."""
    for seed in range(20):
        session = session_of(game, f"seen/{seed}", True)
        plain = session_of(game, f"seen/{seed}", card_memory)
        rng, again = random.Random(seed), random.Random(seed)
        while not session.over:
            known = session.known()
            if known is not None and any(known.hands) and session.is_asked():
                return plain
            step_on(session, rng)
            step_on(plain, again)
    raise AssertionError("twenty games in which nobody shows anything")


@BOTH
@GAME
def test_cards_that_were_seen_stand_at_the_seat_of_whoever_has_them(game: str, language: str) -> None:
    session = knowing(game)
    known = session.known()
    assert known is not None
    owner = next(seat for seat, cards in enumerate(known.hands) if cards)
    look = look_of(game, Texts(language), session.view(), session.names)
    name = look.narrator.card(known.hands[owner][0])
    shown = shown_at(session, language, 140)
    assert f"{Texts(language).say('terminal.table.seen')} {name[:8]}" in shown
    assert Texts(language).say("terminal.say.seen", cards=look_names(look, known.hands[owner])) in shown
    assert Texts(language).say("common.agreement.card_memory.on") in shown, "among the rules"


def look_names(look: Look[Any], cards: list[CardId]) -> str:
    return ", ".join(look.narrator.card(card) for card in cards)


@GAME
def test_who_did_not_want_it_is_reminded_of_nothing(game: str) -> None:
    session = knowing(game, card_memory=False)
    assert session.known() is None
    shown = shown_at(session, "en", 140)
    assert "seen:" not in shown
    assert "You have seen" not in shown
    assert "Card memory" not in shown


@GAME
def test_what_is_remembered_follows_from_what_the_person_may_know(game: str) -> None:
    session = knowing(game)
    before, shown = encode(session.known()), shown_at(session, "en", 120)
    kind, true_game = GAMES[game], session._game
    for seed in range(5):
        session._game = kind.clone(true_game)
        kind.permute_hidden(session._game, session.seat, str(seed))
        assert encode(session.known()) == before
        assert shown_at(session, "en", 120) == shown


@GAME
def test_a_game_that_is_gone_on_with_remembers_the_same(game: str) -> None:
    session = knowing(game)
    session.save()
    saved = load_game()
    again = Session(saved.record.game, saved.record.setup, saved.table)
    again.restore(saved.record.answers, saved.record.state_hash)
    assert again.card_memory
    assert encode(again.known()) == encode(session.known())


@BOTH
def test_known_cards_of_the_deck_are_told_from_the_top(language: str) -> None:
    session = session_of("bang", "deck", True)
    game = session._game
    assert isinstance(game, Bang)
    first, second = game.deck[-1], game.deck[-2]
    texts = Texts(language)
    look = look_of("bang", texts, session.view(), session.names)
    hands: list[list[CardId]] = [[] for _ in session.names]
    look.recall = lambda: KnownCards(hands, [[CardId(HIDDEN), CardId(second)]])
    [line] = look.known_decks()
    name = look.narrator.card(second)
    assert line.plain == texts.say("terminal.table.deck_top", cards=f"?, {name}")
    assert look.narrator.card(first) not in line.plain


@GAME
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (120, 40)])
def test_the_screen_is_no_higher_and_no_wider_for_what_is_remembered(
    game: str, width: int, height: int
) -> None:
    session = knowing(game)
    seen = session.view()
    look = look_of(game, Texts("ru"), seen, session.names)
    plain = whole_screen(look, seen, Chronicle(look), None, PlayerId(0), width, height)
    look.recall = session.known
    reminded = whole_screen(look, seen, Chronicle(look), None, PlayerId(0), width, height)
    assert len(reminded) <= max(height, len(plain))
    assert max(line.cell_len for line in reminded) <= width


def test_the_option_of_the_command_is_kept_with_the_game(home: Path) -> None:
    options = ["--players", "4", "--language", "en", "--seed", "7", "--card-memory"]
    assert run("play", *options, typed="quit\n").exit_code == 0
    assert load_game().table.card_memory
    refused = run("play", "--resume", "--card-memory", "--language", "en", typed=random_lines(7))
    assert refused.exit_code == 2
    assert "leave out --card-memory" in refused.output


def says(lobby: Lobby, told: str) -> bool:
    return lobby.lines[-1:] == [told]


@pytest.mark.parametrize("word", ["memory", "память"])
def test_the_host_switches_it_in_the_lobby_and_guests_are_told(house: Served, word: str) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = house.do(anna.new_table(quick_table(private=False))).table
    house.do(boris.sit(table))
    on, off = [Texts("en").say(f"common.agreement.card_memory.{what}") for what in ("on", "off")]
    with Visit(anna, Typist(Lines())) as hers, Visit(boris, Typist(Lines())) as his:
        lobby, guest = lobby_of(hers, table), lobby_of(his, table)
        with pytest.raises(Unheeded, match=Texts("en").say("wire.error.not_host")):
            types(guest, word)
        for told in (on, off, on):
            types(lobby, word)
            lobby.moment = lobby.look()
            wait_until(guest, partial(says, guest, told))
        assert on in [line.plain for line in guest.page()]
        types(lobby, "start")
        sitting = sitting_at(hers, table)
        assert sitting.card_memory
        rng = random.Random(1)
        while not sitting.over and sitting.known() is None:
            if sitting.is_asked():
                sitting.answer(rng.choice(sitting.choices()).key)
            else:
                sitting.wait()
        assert sitting.over or sitting.known() is not None
