"""The command `saloon`. A command is loaded when it is asked for: serving does not wait for the simulator."""

import builtins
import os
from importlib import import_module
from typing import Annotated, Any, Final, cast

import typer
from typer.core import TyperGroup
from typer.main import get_command, get_command_from_info
from typer.models import CommandInfo

import saloon

COMMANDS: Final = {
    "bench": "saloon.sim.bench_command",
    "rulings": "saloon.rulings.command",
    "sim": "saloon.sim.command",
    "league": "saloon.sim.league.command",
    "lab": "saloon.lab.command",
    "play": "saloon.terminal.play_command",
    "cards": "saloon.terminal.cards_command",
    "replay": "saloon.terminal.replay_command",
    "review": "saloon.terminal.review_command",
    "show": "saloon.terminal.show_command",
    "verify": "saloon.terminal.verify_command",
    "serve": "saloon.server.serve_command",
    "house": "saloon.server.house_command",
    "join": "saloon.terminal.join_command",
    "tables": "saloon.terminal.join_command",
    "record": "saloon.terminal.join_command",
    "history": "saloon.terminal.club_command",
    "ratings": "saloon.terminal.club_command",
    "chaos": "saloon.drills.commands",
    "leaks": "saloon.drills.commands",
    "load": "saloon.drills.commands",
    "fuzz": "saloon.drills.commands",
    "siege": "saloon.drills.commands",
    "help": "saloon.terminal.help_command",
    "completion": "saloon.terminal.help_command",
}
"""Each command is the function of its name in this module, or a group of commands."""
COMPLETES: Final = "_SALOON_COMPLETE"
"""Set where a shell asks how a word goes on."""


class Commands(TyperGroup):
    """All commands by name."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.commands = cast("Any", dict.fromkeys(COMMANDS))  # the names, for whoever mistypes one
        self.by_name_only = False

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        if self.by_name_only:
            return self._made(cmd_name, _nothing)
        module = import_module(COMMANDS[cmd_name])
        found = getattr(module, f"{cmd_name}_" if hasattr(builtins, cmd_name) else cmd_name)
        made = get_command(found) if isinstance(found, typer.Typer) else self._made(cmd_name, found)
        if COMPLETES not in os.environ:
            return made
        from saloon.terminal.completing import complete_values

        return complete_values(made)

    def _made(self, name: str, called: Any) -> Any:
        return get_command_from_info(
            CommandInfo(name, callback=called),
            pretty_exceptions_short=False,
            rich_markup_mode=self.rich_markup_mode,
        )

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """How the name of a command goes on: for that none is loaded, so that it comes at once."""
        self.by_name_only = True
        return super().shell_complete(ctx, incomplete)


def _nothing() -> None:
    """What a command does of which only the name is wanted."""


app = typer.Typer(
    name="saloon",
    help="An open table for Wild-West card games.",
    cls=Commands,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"saloon {saloon.__version__} ({saloon.BUILD})")
        raise typer.Exit


@app.callback()
def _options(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print version and build, and exit."
        ),
    ] = False,
) -> None:
    """Options before the command; without one, the house is opened."""
    if context.invoked_subcommand is None:
        _first_run()


def _first_run() -> None:
    """Open the house, as whoever has just installed it expects, and say what else there is."""
    from saloon.server.serve_command import serve
    from saloon.text.texts import Texts, preferred_language

    typer.echo(Texts(preferred_language()).say("help.first.also"))
    serve()


def main() -> None:
    """Run the command line."""
    if COMPLETES in os.environ:
        from typer._completion_classes import completion_init

        completion_init()
    app(prog_name="saloon")
