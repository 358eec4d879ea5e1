"""What people have played: one line for each seat of a finished game, and the figures made of these lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct, json

from saloon.kernel.ids import PlayerId
from saloon.kernel.ways import way_of
from saloon.measuring.intervals import wilson
from saloon.server.party import Party
from saloon.server.state import TableState
from saloon.server.store import StoredPlay, now
from saloon.text.outcomes import Outcome
from saloon.text.registry import ENCYCLOPEDIAS, OUTCOMES, game_name
from saloon.text.texts import Texts
from saloon.wire.club import GameHistory, PastGame, Share

CHARACTERS_SHOWN: Final = 10


class Play(Struct, omit_defaults=True):
    """What a game was for one seat, as it is stored."""

    game: str
    players: int
    way: int
    """Which of the ways in which so many can play it."""
    sets: list[str]
    side: str
    won: bool
    characters: list[str] = []
    bot: str = ""
    """Who played at the end in place of a person: for himself, or for somebody who had gone."""


_DECODER: Final = json.Decoder(Play)


def play_in(stored: StoredPlay) -> Play:
    return _DECODER.decode(stored.body)


def is_kept(party: Party) -> bool:
    """Whether this game counts: a lesson is prepared, and whoever lays a position out knows every card."""
    return not party.wishes.position and not party.is_lesson


def plays_at(state: TableState) -> list[StoredPlay]:
    """The lines of a game that has just ended: of everybody who has a seat then, and of who left a rated one.

    Of a rated game bots have lines too.
    """
    party, game, kind = state.party, state.game, state.kind
    if game is None or not is_kept(party):
        return []
    rules, rated = kind.rules(game), party.is_rated
    ways = kind.ways(len(party.chairs))
    common = (kind.key, len(party.chairs), ways.index(way_of(ways, rules)), party.wishes.sets)
    outcome: Outcome[Any] = OUTCOMES[kind.key]
    end, sides, winners, at = kind.open_view(game), kind.sides(game), kind.winners(game), now()
    dealt = {seat: user for user, seat in party.hands.items()} if rated else {}
    found = []
    for number, chair in enumerate(party.chairs):
        seat = PlayerId(number)
        user = chair.user or dealt.get(seat, "")
        if not user and not rated:
            continue
        play = Play(*common, sides[seat], seat in winners, outcome.characters(end, seat), chair.bot)
        found.append(StoredPlay(state.table, party.round, seat, user, at, rated, json.encode(play)))
    return found


# In figures and words


def figures(stored: Iterable[StoredPlay], texts: Texts) -> list[GameHistory]:
    """By game, the one that was played most first."""
    by_game: dict[str, list[Play]] = {}
    for play in map(play_in, stored):
        by_game.setdefault(play.game, []).append(play)
    found = [of_game(game, plays, texts) for game, plays in by_game.items()]
    return sorted(found, key=lambda one: -one.games)


def of_game(game: str, plays: list[Play], texts: Texts) -> GameHistory:
    sides = [(play.side, play.won) for play in plays]
    characters = [(one, play.won) for play in plays for one in play.characters]
    rate = wilson(sum(play.won for play in plays), len(plays))
    return GameHistory(
        game,
        game_name(game, texts),
        rate.games,
        rate.wins,
        rate.low,
        rate.high,
        [share(side, won, side_name(game, side, texts)) for side, won in grouped(sides)],
        [
            share(one, won, character_name(game, one, texts))
            for one, won in grouped(characters)[:CHARACTERS_SHOWN]
        ],
    )


def grouped(lines: Sequence[tuple[str, bool]]) -> list[tuple[str, list[bool]]]:
    """What was won with each, the most frequent first."""
    found: dict[str, list[bool]] = {}
    for key, won in lines:
        found.setdefault(key, []).append(won)
    return sorted(found.items(), key=lambda one: (-len(one[1]), -sum(one[1]), one[0]))


def share(key: str, won: list[bool], name: str) -> Share:
    rate = wilson(sum(won), len(won))
    return Share(key, name, rate.games, rate.wins, rate.low, rate.high)


def side_name(game: str, side: str, texts: Texts) -> str:
    said = OUTCOMES[game].side_name(side, texts)
    return said[:1].upper() + said[1:]


def character_name(game: str, key: str, texts: Texts) -> str:
    """One that this version does not know any more has its key."""
    book = ENCYCLOPEDIAS[game]
    return book.name(key, texts) if key in book.entries() else key


def past_game(stored: StoredPlay, texts: Texts) -> PastGame:
    play = play_in(stored)
    return PastGame(
        stored.table,
        stored.number,
        stored.seat,
        stored.at,
        play.game,
        game_name(play.game, texts),
        play.players,
        play.sets,
        play.side,
        side_name(play.game, play.side, texts),
        play.won,
        [character_name(play.game, one, texts) for one in play.characters],
        bool(play.bot),
        bool(stored.rated),
    )
