"""A recorded game: what it was set up with and every answer. Anything else is derived from these."""

from __future__ import annotations

import hashlib
import json

from saloon.kernel.codec import Record, encode, to_plain
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId

FORMAT = 1
VERSION = "version"
"""Where a plain setup says which version of its game's rules it was made for."""
POSITION = "position"
SEED = "seed"
"""Where a plain setup has the text of a position to begin from, and a seed for what that leaves open."""
SERIES = "games"
CLOSED = "closed"
"""Where the record of a series has its games, and says that it was ended early."""
UNKNOWN = 0
"""The version of games from before rules had one: there were many such rules, so it is no version's own."""


class BrokenRecord(ValueError):
    """A record that does not reproduce, or is none; says where it breaks."""


class Sitting:
    """Who had a seat from a moment on: after so many answers. A bot has no name."""

    def __init__(self, after: int, seat: PlayerId, name: str) -> None:
        self.after = after
        self.seat = seat
        self.name = name

    def to_plain(self) -> dict[str, object]:
        return {"after": self.after, "seat": self.seat, "name": self.name}


class GameRecord:
    """A game's name, its setup as plain data, the answers by key, the hash of the state they lead to."""

    def __init__(
        self,
        game: str,
        setup: object,
        answers: list[str],
        state_hash: str,
        version: str,
        names: list[str] | None = None,
        sittings: list[Sitting] | None = None,
        proof: object = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.answers = answers
        """Keys of the answers; an interrupt is written `p2!key`."""
        self.state_hash = state_hash
        self.version = version
        """Of the program that recorded it."""
        self.names = names or []
        """Of the people by seat, "" for a bot; none where nobody has a name."""
        self.sittings = sittings or []
        """Where it was noted: who sat down where, from the deal on, and who had a seat later."""
        self.proof = proof
        """What the deal follows from, as plain data; None: nobody says."""

    def to_plain(self) -> dict[str, object]:
        body: dict[str, object] = {
            "format": FORMAT,
            "version": self.version,
            "game": self.game,
            "setup": self.setup,
            "answers": self.answers,
            "hash": self.state_hash,
        }
        if self.names:
            body["names"] = self.names
        if self.sittings:
            body["sittings"] = [sitting.to_plain() for sitting in self.sittings]
        if self.proof is not None:
            body["proof"] = self.proof
        return body

    def to_bytes(self) -> bytes:
        return written(self.to_plain())


class SeriesRecord:
    """Games that were played one after the other, each set up by the end of the one before."""

    def __init__(self, games: list[GameRecord], closed: bool = False) -> None:
        self.games = games
        self.closed = closed
        """Whether it was ended before its last game."""

    def to_plain(self) -> dict[str, object]:
        body: dict[str, object] = {"format": FORMAT, SERIES: [game.to_plain() for game in self.games]}
        if self.closed:
            body[CLOSED] = True
        return body

    def to_bytes(self) -> bytes:
        return written(self.to_plain())


def written(body: dict[str, object]) -> bytes:
    return (json.dumps(body, ensure_ascii=False, indent=1) + "\n").encode()


def plain_from_bytes(data: bytes) -> object:
    try:
        return json.loads(data)
    except ValueError as error:
        raise BrokenRecord(f"not a game record: {error}") from error


def record_from_bytes(data: bytes) -> GameRecord:
    """Read a record; anything else gets an error that says what is missing."""
    return record_from_plain(plain_from_bytes(data))


def series_from_bytes(data: bytes) -> SeriesRecord:
    """Read the record of a series; that of a single game is a series of one."""
    return series_from_plain(plain_from_bytes(data))


def series_from_plain(body: object) -> SeriesRecord:
    if not isinstance(body, dict) or SERIES not in body:
        return SeriesRecord([record_from_plain(body)])
    games = body[SERIES]
    if not isinstance(games, list) or not games:
        raise BrokenRecord("not a record of a series: no games in it")
    found: list[GameRecord] = []
    for number, game in enumerate(games, 1):
        try:
            found.append(record_from_plain(game))
        except BrokenRecord as error:
            raise BrokenRecord(f"game {number} of {len(games)}: {error}") from error
    return SeriesRecord(found, body.get(CLOSED) is True)


def record_from_plain(body: object) -> GameRecord:
    if not isinstance(body, dict):
        raise BrokenRecord("not a game record: expected an object with format, game, setup, answers, hash")
    missing = [name for name in ("format", "game", "setup", "answers", "hash") if name not in body]
    if missing:
        raise BrokenRecord(f"not a game record: no {', '.join(missing)}")
    if body["format"] != FORMAT:
        raise BrokenRecord(f"record format {body['format']}; this version reads format {FORMAT}")
    answers = texts_in(body["answers"], "answers must be a list of option keys")
    names = texts_in(body.get("names", []), "names must be a list of printable names")
    if not all([name.isprintable() for name in names]):  # noqa: C419 (compiled)
        raise BrokenRecord("not a game record: names must be a list of printable names")
    sittings = sittings_in(body.get("sittings", []))
    version = str(body.get("version", ""))
    proof = body.get("proof")
    return GameRecord(
        str(body["game"]), body["setup"], answers, str(body["hash"]), version, names, sittings, proof
    )


def sittings_in(value: object) -> list[Sitting]:
    """Who sat where when, as a record has it; anything else is an error."""
    if not isinstance(value, list):
        raise BrokenRecord("not a game record: sittings must be a list")
    found: list[Sitting] = []
    for one in value:
        if not isinstance(one, dict):
            raise BrokenRecord("not a game record: a sitting has after, seat and name")
        after, seat, name = one.get("after"), one.get("seat"), one.get("name")
        if not isinstance(after, int) or not isinstance(seat, int) or not isinstance(name, str):
            raise BrokenRecord("not a game record: a sitting has after, seat and name")
        if not name.isprintable():
            raise BrokenRecord("not a game record: names must be printable")
        found.append(Sitting(after, PlayerId(seat), name))
    return found


def texts_in(value: object, otherwise: str) -> list[str]:
    """A list of texts; anything else is an error that says what it should be."""
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise BrokenRecord(f"not a game record: {otherwise}")
    return value


def with_version(setup: Record, version: int) -> object:
    """A setup as plain data that says by which version of the rules it is to be played."""
    plain = to_plain(setup)
    assert isinstance(plain, dict)
    return {**plain, VERSION: version}


def without_version(setup: object) -> object:
    """A plain setup as the game itself knows it."""
    if not isinstance(setup, dict):
        return setup
    return {name: value for name, value in setup.items() if name != VERSION}


def setup_from_position(text: str, seed: str, version: int) -> object:
    """The plain setup of a game that begins from a position."""
    return {POSITION: text, SEED: seed, VERSION: version}


def position_in(setup: object) -> str:
    """The text of the position that a plain setup begins from; "" if it is dealt as usual."""
    text = setup.get(POSITION) if isinstance(setup, dict) else None
    return text if isinstance(text, str) else ""


def seed_of_position(setup: object) -> str:
    """The seed for what the text of a position leaves open."""
    seed = setup.get(SEED) if isinstance(setup, dict) else None
    return seed if isinstance(seed, str) else ""


def version_of(setup: object) -> int:
    """The version of the rules that a plain setup was made for."""
    version = setup.get(VERSION) if isinstance(setup, dict) else UNKNOWN
    return version if isinstance(version, int) else UNKNOWN


def state_hash(game: Game) -> str:
    """A fingerprint of the whole state."""
    return hashlib.sha256(encode(game)).hexdigest()


def interrupt_key(player: PlayerId, key: str) -> str:
    return f"p{player}!{key}"


def give(game: Game, answer: str) -> None:
    """Give a recorded answer, or do a recorded interrupt."""
    head, mark, key = answer.partition("!")
    if not mark:
        game.answer_key(answer)
        return
    if head[:1] != "p" or not head[1:].isdecimal():
        raise BrokenRecord(f"{answer!r}: an interrupt is written p<player>!<key>")
    player = PlayerId(int(head[1:]))
    for option in game.interrupts(player):
        if game.key(option) == key:
            game.interrupt(player, option)
            return
    raise BrokenRecord(f"{answer!r}: player {player} cannot do that now")
