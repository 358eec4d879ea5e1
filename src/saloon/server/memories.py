"""What finished games are remembered for: counted once for each game, said in the asker's language."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from saloon.kernel.views import SPECTATOR
from saloon.server.breaths import Breaths
from saloon.server.records import finished_moments, span_of
from saloon.server.table import Table
from saloon.text.honours import Annals, Honour, Luck, honour_text, honour_title, luck_text
from saloon.text.registry import ANNALS
from saloon.text.texts import Texts
from saloon.wire.honours import HonourLine, Honours, LuckLine
from saloon.wire.languages import texts_in
from saloon.wire.names import seat_names

KEPT: Final = 200
"""Games that are not counted again when somebody else asks."""


class Memories:
    """One for the house."""

    def __init__(self, breaths: Breaths) -> None:
        self._breaths = breaths
        self._kept: OrderedDict[tuple[str, int], tuple[list[Honour], list[Luck]]] = OrderedDict()

    async def honours(self, table: Table, number: int, language: str) -> Honours:
        game = table.state.kind.key
        found = self._kept.get((table.id, number)) or await self._count(table, number)
        facts = table.state.facts
        texts = texts_in(language, facts.family)
        return said(game, *found, seat_names(facts, texts), texts)

    async def _count(self, table: Table, number: int) -> tuple[list[Honour], list[Luck]]:
        kind = table.state.kind
        annals: Annals[Any] | None = ANNALS[kind.key]() if kind.key in ANNALS else None
        moments = finished_moments(table.log, span_of(table.log, number).first)
        async for some in self._breaths.all(moments):
            for _entry, state in some:
                if annals is not None and state.game is not None and state.game_changed:
                    told = [event.seen_by(SPECTATOR) for event in state.events]
                    annals.hear(told, kind.full_view(state.game, SPECTATOR))
        found = ([], []) if annals is None else (annals.honours(), annals.luck())
        self._kept[table.id, number] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def said(game: str, honours: list[Honour], luck: list[Luck], names: list[str], texts: Texts) -> Honours:
    """The same in words."""
    return Honours(
        [
            HonourLine(
                one.key,
                one.players,
                one.number,
                honour_title(game, one, texts),
                honour_text(game, one, names, texts),
            )
            for one in honours
        ],
        [
            LuckLine(one.key, one.player, one.tried, one.good, one.due, luck_text(game, one, names, texts))
            for one in luck
        ],
    )
