"""What makes no sense at a table, in words: the way that is played knows the reason."""

from __future__ import annotations

from saloon.kernel.protocol import AnyGame
from saloon.kernel.ways import way_of
from saloon.kernel.wishes import PLAYERS, RULES, SEED, SETS, Agreed
from saloon.text.registry import ENCYCLOPEDIAS
from saloon.text.texts import Texts


def not_played_with(kind: AnyGame, wishes: dict[str, object], texts: Texts) -> list[str]:
    """What of the chosen boxes is left out by itself at such a table, and why: a line for each reason."""
    agreed = Agreed(kind.wishes(), {SEED: "", **wishes})
    way = way_of(kind.ways(agreed.number(PLAYERS)), agreed.pairs(RULES))
    parts = kind.parts(agreed.names(SETS))
    by_reason: dict[str, list[str]] = {}
    for part, why in way.senseless.items():
        if part in parts:
            by_reason.setdefault(why, []).append(ENCYCLOPEDIAS[kind.key].name(part, texts))
    return [
        texts.say("common.not_played_with", names=", ".join(names), why=texts.say(f"{kind.key}.setup.{why}"))
        for why, names in by_reason.items()
    ]
