"""Ways to play a game: what so many have agreed on with it, and what that leaves to be agreed on."""

from __future__ import annotations


class Way:
    """One way in which so many can play a game."""

    def __init__(self, agreement: dict[str, str], silent: list[str], senseless: dict[str, str]) -> None:
        self.agreement = agreement
        """The rule options that choose it."""
        self.silent = silent
        """Rule options that have nothing to say in it."""
        self.senseless = senseless
        """What cannot be chosen in it: rule options that stay as usual, parts of the boxes that are not
        played with; each with the name of the reason."""

    def is_agreed(self, rules: dict[str, str]) -> bool:
        """Whether these values of rule options choose it."""
        return all([rules.get(name) == value for name, value in self.agreement.items()])  # noqa: C419 (compiled)


class Condition:
    """What a rule option depends on: without it, it has nothing to say."""

    def __init__(self, rules: dict[str, str], boxes: list[str], least: int) -> None:
        self.rules = rules
        """Values that other rule options must have."""
        self.boxes = boxes
        self.least = least
        """How many of these boxes must be played with."""


def way_of(ways: list[Way], rules: dict[str, str]) -> Way:
    """The way that is played by these rules: the first one that fits; one that nothing chooses comes last."""
    for way in ways:
        if way.is_agreed(rules):
            return way
    raise ValueError("no way to play by these rules")
