"""How many play where a test does not mind."""

from saloon.kernel.protocol import AnyGame


def players_near(kind: AnyGame, wanted: int) -> int:
    """So many, or as near to it as this game can be played."""
    return min(kind.player_counts(), key=lambda count: abs(count - wanted))


def several_tables(kind: AnyGame) -> list[int]:
    """Every number of players; where it is always the same one, three such tables."""
    counts = kind.player_counts()
    return counts if len(counts) > 1 else counts * 3
