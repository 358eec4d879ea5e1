"""Tables that begin from a position: what they are set up with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import convert, to_builtins
from msgspec.structs import replace

from saloon.games.registry import GAMES
from saloon.kernel.positions import BadPosition, game_in
from saloon.kernel.protocol import AnyGame
from saloon.kernel.records import setup_from_position
from saloon.kernel.wishes import SEED
from saloon.server.refused import Refused
from saloon.text.positions import why_no_position
from saloon.wire.languages import texts_in
from saloon.wire.lobby import OWN_FIELDS, NewTable, wished


def setup_by(wishes: NewTable, kind: AnyGame, seed: str, prepared: Mapping[str, Any] | None = None) -> object:
    """What a game at this table is dealt by."""
    if wishes.position:
        return setup_from_position(wishes.position, seed, kind.version)
    return kind.setup({SEED: seed, **wished(wishes), **(prepared or {})})


def laid_out(wishes: NewTable, seed: str, language: str) -> NewTable:
    """A table that begins from a position: all that can be agreed on stands there."""
    kind = GAMES.get(wishes.game)
    try:
        named = game_in(wishes.position)
        if kind is None or named != wishes.game:
            raise BadPosition("unknown_game", 0, named, ", ".join(GAMES) if kind is None else wishes.game)
        agreed = kind.agreed(kind.position_setup(wishes.position, seed))
    except BadPosition as error:
        raise Refused("bad_setup", why_no_position(error, texts_in(language))) from error
    said = {name: agreed[name] for name in OWN_FIELDS if name in agreed}
    table = convert({**to_builtins(wishes), **said, "wishes": {}}, NewTable)
    return replace(table, bots=wishes.bots[: table.players - 1])
