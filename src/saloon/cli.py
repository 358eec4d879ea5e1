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

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(COMMANDS[cmd_name])
        found = getattr(module, f"{cmd_name}_" if hasattr(builtins, cmd_name) else cmd_name)
        if isinstance(found, typer.Typer):
            return get_command(found)
        made = CommandInfo(cmd_name, callback=found)
        return get_command_from_info(
            made, pretty_exceptions_short=False, rich_markup_mode=self.rich_markup_mode
        )


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
