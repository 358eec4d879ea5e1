"""Rule options: where a rulebook can be read in two ways, both readings."""

from __future__ import annotations


class RuleOption:
    """A point that a rulebook leaves open. The first value is the default."""

    def __init__(self, name: str, values: list[str], source: str) -> None:
        self.name = name
        self.values = values
        self.source = source


class UnknownRule(ValueError):
    """A preset, option or value that does not exist; says which ones do."""


def by_name(options: list[RuleOption]) -> dict[str, RuleOption]:
    return {option.name: option for option in options}


def rules_of(
    preset: str, chosen: dict[str, str], presets: list[str], options: dict[str, RuleOption]
) -> dict[str, str]:
    """The value of every option with single ones chosen over the defaults."""
    if preset not in presets:
        raise UnknownRule(f"unknown preset {preset!r}; presets: {', '.join(presets)}")
    rules = {name: option.values[0] for name, option in options.items()}
    for name, value in chosen.items():
        if name not in options:
            raise UnknownRule(f"unknown rule option {name!r}; options: {', '.join(options)}")
        if value not in options[name].values:
            raise UnknownRule(f"{name} cannot be {value!r}; values: {', '.join(options[name].values)}")
        rules[name] = value
    return rules
