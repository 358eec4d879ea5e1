"""How a shell completes words: the script for its start file, and what an option can be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

SCRIPT_OF_ZSH: Final = "compdef _saloon_completion saloon"
LOADED_BY_ZSH: Final = """if (( ${+compstate} )); then
  _saloon_completion "$@"
else
  compdef _saloon_completion saloon
fi"""
"""zsh loads the file when a word is completed for the first time: that word is completed, too."""


def script(shell: str) -> str:
    """What makes this shell complete the words of saloon."""
    from typer._completion_shared import get_completion_script

    made = get_completion_script(prog_name="saloon", complete_var="_SALOON_COMPLETE", shell=shell)
    return made.replace(SCRIPT_OF_ZSH, LOADED_BY_ZSH)


def values_of(name: str) -> list[str]:
    """What the option of this name can be, whatever the command; nothing: that is open."""
    from saloon.bots.registry import BOTS
    from saloon.games.registry import GAMES, game_type
    from saloon.text.texts import LANGUAGES, VARIANTS

    known: dict[str, Callable[[], list[str]]] = {
        "game": lambda: list(GAMES),
        "language": lambda: [*LANGUAGES, *VARIANTS],
        "bots": lambda: list(BOTS),
        "sets": lambda: [*dict.fromkeys(one for key in GAMES for one in game_type(key).sets()), "all"],
        "preset": lambda: [*dict.fromkeys(one for key in GAMES for one in game_type(key).presets())],
    }
    return known[name]() if name in known else []


def complete_values(command: Any) -> Any:
    """The same command, or group of commands, whose options know what they can be."""
    for parameter in command.params:
        if values := values_of(parameter.name):
            parameter._custom_shell_complete = beginning_so(values)
    for one in getattr(command, "commands", {}).values():
        complete_values(one)
    return command


def beginning_so(values: list[str]) -> Callable[[object, object, str], list[str]]:
    """Completes the last of several words that are separated by commas."""

    def complete(_context: object, _parameter: object, incomplete: str) -> list[str]:
        before, comma, last = incomplete.rpartition(",")
        return [f"{before}{comma}{value}" for value in values if value.startswith(last)]

    return complete
