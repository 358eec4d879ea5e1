"""Rule options: where the rulebooks differ, both readings, and the presets that choose among them."""

from __future__ import annotations

from saloon.kernel.ways import Condition


class RuleOption:
    """A point on which sources differ. The first value is the publisher's."""

    def __init__(
        self,
        name: str,
        values: list[str],
        rulebooks: str,
        official: str,
        compendium: str,
        source: str,
        condition: Condition | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.presets = {"rulebooks": rulebooks, "official": official, "compendium": compendium}
        self.source = source
        self.condition = condition
        """Without which it has nothing to say; None: there is none."""


def where(rules: dict[str, str]) -> Condition:
    """Other options have these values."""
    return Condition(rules, [], 0)


def with_boxes(least: int, boxes: list[str]) -> Condition:
    """So many of these boxes are played with."""
    return Condition({}, boxes, least)


PRESETS = ["rulebooks", "official", "compendium"]


class UnknownRule(ValueError):
    """A preset, option or value that does not exist; says which ones do."""


def rules_of(preset: str, chosen: dict[str, str], options: dict[str, RuleOption]) -> dict[str, str]:
    """The value of every option under a preset with single options over it."""
    if preset not in PRESETS:
        raise UnknownRule(f"unknown preset {preset!r}; presets: {', '.join(PRESETS)}")
    rules = {name: option.presets[preset] for name, option in options.items()}
    for name, value in chosen.items():
        if name not in options:
            raise UnknownRule(f"unknown rule option {name!r}; options: {', '.join(options)}")
        if value not in options[name].values:
            raise UnknownRule(f"{name} cannot be {value!r}; values: {', '.join(options[name].values)}")
        rules[name] = value
    return rules
