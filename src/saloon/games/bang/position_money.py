"""A series of games and its money in the text of a position, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.bang.series import REASONS_OF_MONEY, Brought, Entry, Series
from saloon.games.bang.state import Bang
from saloon.kernel.ids import NO_PLAYER, CardId, PlayerId
from saloon.kernel.laying import NOTHING, CardNames
from saloon.kernel.positions import BadPosition, Line, Sheet, known_word, number_in

if TYPE_CHECKING:
    from saloon.games.bang.position_read import BangReader

MOST_GAMES: Final = 1000
LEADER: Final = "leader="


def money_lines(game: Bang, cards: CardNames) -> list[str]:
    """What is to be told of the series and of the money."""
    lines: list[str] = []
    series = game.setup.series
    if series is not None:
        of = f" of {series.games}" if series.games else ""
        leader = "" if series.leader < 0 else f" {LEADER}p{series.leader}"
        lines.append(f"series: {series.number}{of}{leader}")
        lines += listed("history", [dollars(money) for money in series.history])
        lines += listed("brought", [brought_words(one, cards) for one in series.brought])
        lines += listed("ledger before", [entry_words(entry) for entry in series.ledger])
    money = [player.money for player in game.players]
    if any([balance != 0 for balance in money]):  # noqa: C419 (compiled)
        lines.append(f"money: {dollars(money)}")
    return lines + listed("ledger", [entry_words(entry) for entry in game.ledger])


def listed(key: str, items: list[str]) -> list[str]:
    return [f"{key}:", *[f"- {item}" for item in items]] if items else []


def dollars(money: list[int]) -> str:
    return " ".join([str(balance) for balance in money])


def entry_words(entry: Entry) -> str:
    words = f"{entry.game} p{entry.player} {entry.reason} {entry.count} {entry.each} {entry.what}"
    return words.rstrip()


def brought_words(one: Brought, cards: CardNames) -> str:
    words = f"{one.character or NOTHING} {one.price} {one.life} {cards.names(one.cards)}"
    return words.rstrip()


def read_series(reader: BangReader) -> Series | None:
    """The series that a position tells of; None: it is a game on its own."""
    sheet = reader.sheet
    line = sheet.take("series")
    history = [money_in(item, reader.setup.players) for item in items(sheet, "history")]
    brought = [brought_in(item, reader) for item in items(sheet, "brought")]
    ledger = [entry_in(item, reader) for item in items(sheet, "ledger before")]
    if line is None:
        return None
    if brought and len(brought) != reader.setup.players:
        raise BadPosition("bad_value", line.number, str(len(brought)), str(reader.setup.players))
    leader = NO_PLAYER
    words = line.words()
    if words and words[-1].startswith(LEADER):
        leader = player_in(words.pop().removeprefix(LEADER), line, reader)
    if len(words) not in (1, 3) or (len(words) == 3 and words[1] != "of"):
        raise BadPosition("bad_value", line.number, line.value, f"2 of 4 {LEADER}p1")
    number = number_in(words[0], line.number, 1, MOST_GAMES)
    games = number_in(words[2], line.number, number, MOST_GAMES) if len(words) == 3 else 0
    return Series(number, games, leader, ledger, history, brought)


def read_money(reader: BangReader, game: Bang) -> None:
    """The money of each player, and the ledger of this game."""
    line = reader.sheet.take("money")
    if line is not None:
        for player, money in zip(game.players, money_in(line, len(game.players)), strict=True):
            player.money = money
    game.ledger = [entry_in(item, reader) for item in items(reader.sheet, "ledger")]


def items(sheet: Sheet, key: str) -> list[Line]:
    line = sheet.take(key)
    return [] if line is None else line.items


def money_in(line: Line, players: int) -> list[int]:
    if len(line.words()) != players:
        raise BadPosition("bad_value", line.number, line.value, " ".join(["0"] * players))
    return [number_in(word, line.number) for word in line.words()]


def player_in(word: str, line: Line, reader: BangReader) -> PlayerId:
    player = reader.seat_in(word, line.number)
    if player >= reader.setup.players:
        raise BadPosition("unknown_word", line.number, word, f"p0 … p{reader.setup.players - 1}")
    return PlayerId(player)


def entry_in(line: Line, reader: BangReader) -> Entry:
    words = line.words()
    if len(words) not in (5, 6):
        raise BadPosition("bad_value", line.number, line.value, "1 p0 hired 1 -300 slab_the_killer")
    return Entry(
        number_in(words[0], line.number, 1, MOST_GAMES),
        player_in(words[1], line, reader),
        known_word(words[2], list(REASONS_OF_MONEY), line.number),
        number_in(words[3], line.number, 0),
        number_in(words[4], line.number),
        words[5] if len(words) == 6 else "",
    )


def brought_in(line: Line, reader: BangReader) -> Brought:
    words = line.words()
    if len(words) < 3:
        raise BadPosition("bad_value", line.number, line.value, f"{NOTHING} 0 4")
    character = "" if words[0] == NOTHING else words[0]
    if character:
        known_word(character, list(reader.book.characters), line.number)
    cards: list[CardId] = []
    for word in words[3:]:
        cards.append(CardId(reader.spelling.card_named(word, line.number)))
    return Brought(
        character, number_in(words[1], line.number, 0), number_in(words[2], line.number, 0, 99), cards
    )
