"""A series of games: what the table brings along from one game into the next, and every dollar of it.

What people decide between two games is asked at the beginning of the next one: so a series is a chain of
setups, and nothing else has to be kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from saloon.kernel.codec import Record
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import NO_PLAYER, CardId, PlayerId, every_player

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang

STAKE: Final = "stake"
HIRED: Final = "hired"
KEPT: Final = "kept"
BOUGHT: Final = "bought"
BOUNTY: Final = "bounty"
LAW_SHERIFF: Final = "law_sheriff"
LAW_DEPUTY_ALIVE: Final = "law_deputy_alive"
LAW_DEPUTY_DEAD: Final = "law_deputy_dead"
LAW_RENEGADE_LAST: Final = "law_renegade_last"
OUTLAWS_ALIVE: Final = "outlaws_outlaw_alive"
OUTLAWS_DEAD: Final = "outlaws_outlaw_dead"
OUTLAWS_RENEGADE: Final = "outlaws_renegade_alive"
RENEGADE_SHERIFF: Final = "renegade_sheriff"
RENEGADE_WON: Final = "renegade_won"
LAST_ALIVE: Final = "last_alive"
SHERIFF_FINE: Final = "sheriff_fine"
REASONS_OF_MONEY: Final = (
    STAKE,
    HIRED,
    KEPT,
    BOUGHT,
    BOUNTY,
    LAW_SHERIFF,
    LAW_DEPUTY_ALIVE,
    LAW_DEPUTY_DEAD,
    LAW_RENEGADE_LAST,
    OUTLAWS_ALIVE,
    OUTLAWS_DEAD,
    OUTLAWS_RENEGADE,
    RENEGADE_SHERIFF,
    RENEGADE_WON,
    LAST_ALIVE,
    SHERIFF_FINE,
)
"""Why money moves: for what was agreed, hired, kept, bought and killed, and the lines of the score table."""

HIRING_STAKE: Final = 1000
"""What everybody has before the first auction."""


class Entry(Record):
    """A line of the ledger: what a player got or paid in a game, so many times so much, and why."""

    __slots__ = ("count", "each", "game", "player", "reason", "what")

    fields: ClassVar[tuple[str, ...]] = ("game", "player", "reason", "count", "each", "what")

    def __init__(self, game: int, player: PlayerId, reason: str, count: int, each: int, what: str) -> None:
        self.game = game
        """Which game of the series, counted from 1."""
        self.player = player
        self.reason = reason
        """One of REASONS_OF_MONEY."""
        self.count = count
        self.each = each
        """Dollars; less than nothing if he paid them."""
        self.what = what
        """Key of the character or the kind of card that it was for; of a bounty, the victim's role."""

    def amount(self) -> int:
        return self.count * self.each


class Brought(Record):
    """What a player may bring along from the game before."""

    __slots__ = ("cards", "character", "life", "price")

    fields: ClassVar[tuple[str, ...]] = ("character", "price", "life", "cards")

    def __init__(self, character: str, price: int, life: int, cards: list[CardId]) -> None:
        self.character = character
        """Key of the character that he may keep; empty: he was eliminated, or nobody keeps anything."""
        self.price = price
        """What that costs: as much as it did when it was hired."""
        self.life = life
        """His life points at the beginning of that game."""
        self.cards = cards
        """What lay before him at the end."""


class Series(Record):
    """Where a game stands in a series, and what the table brings along. Public; never changed once made."""

    __slots__ = ("brought", "games", "history", "leader", "ledger", "number")

    fields: ClassVar[tuple[str, ...]] = ("number", "games", "leader", "ledger", "history", "brought")

    def __init__(
        self,
        number: int,
        games: int,
        leader: PlayerId,
        ledger: list[Entry],
        history: list[list[int]],
        brought: list[Brought],
    ) -> None:
        self.number = number
        """Which game this is, counted from 1."""
        self.games = games
        """How many there will be; 0: as many as the table likes."""
        self.leader = leader
        """Who leads this game, as Sheriff; NONE: that is dealt."""
        self.ledger = ledger
        """Of all games before this one."""
        self.history = history
        """The money of each player after each game before this one."""
        self.brought = brought
        """For each player; empty in a first game."""

    def is_last(self) -> bool:
        return self.number == self.games

    def balances(self, players: int) -> list[int]:
        """The money of each player before this game."""
        return self.history[-1][:] if self.history else [0] * players

    def brought_by(self, player: PlayerId) -> Brought:
        return self.brought[player] if self.brought else Brought("", 0, 0, [])


def campaign_begins(players: int) -> Series:
    """The first of as many games as there are players."""
    return Series(1, players, NO_PLAYER, [], [], [])


def number_of(game: Bang) -> int:
    """Which game of its series this is; a game on its own is the first one."""
    series = game.setup.series
    return 1 if series is None else series.number


def series_after(game: Bang) -> Series:
    """What the table brings along from a game that is over into the next one."""
    setup = game.setup
    before = setup.series
    money = [player.money for player in game.players]
    return Series(
        number_of(game) + 1,
        0 if before is None else before.games,
        next_leader(game),
        [*([] if before is None else before.ledger), *game.ledger],
        [*([] if before is None else before.history), money],
        [brought_from(game, player) for player in every_player(setup.players)],
    )


def next_leader(game: Bang) -> PlayerId:
    """Who leads the next game: the next one clockwise, where that goes round; otherwise it is dealt."""
    leading = game.mode.leading(game)
    if leading < 0 or (game.rule["campaign"] == "off" and game.rule["star_passed"] == "no"):
        return NO_PLAYER
    return PlayerId((game.figures[leading].player + 1) % len(game.players))


def brought_from(game: Bang, player: PlayerId) -> Brought:
    """Only survivors keep their character; what it cost is what was paid for it in this game."""
    own = [figure for figure in game.figures if figure.player == player]
    cards = [card for figure in own for card in figure.in_play]
    keeps = keeps_characters(game) and survived(game, player) and not own[0].ghost
    character = game.key_of(own[0].characters[0]) if keeps else ""
    if character not in game.book.characters:
        character = ""  # the blank one, of a table that was laid out by hand
    price = 0
    for entry in game.ledger:
        if entry.player == player and entry.reason in (HIRED, KEPT):
            price = -entry.amount()
    return Brought(character, price, own[0].max_life, cards)


def survived(game: Bang, player: PlayerId) -> bool:
    """Who is not out of the game keeps his character for nothing (base rulebook), who is alive for pay
    (compendium); these differ for somebody who has left it without being killed."""
    if game.rule["hiring"] == "on":
        return not game.mode.was_killed(game, player)
    return game.figure_of(player) != NONE


def keeps_characters(game: Bang) -> bool:
    """Whether survivors may keep their characters: for nothing, or for what they cost."""
    may = game.rule["keep_character"] == "yes" or game.rule["hiring"] == "on"
    return may and game.mode.keeps_characters()
