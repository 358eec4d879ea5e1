"""The command `saloon`."""

from typing import Annotated

import typer

import saloon
from saloon.drills.commands import chaos, fuzz, leaks, load
from saloon.rulings.command import rulings
from saloon.server.serve_command import serve
from saloon.sim.bench_command import bench
from saloon.sim.command import sim
from saloon.terminal.cards_command import cards
from saloon.terminal.join_command import join, record, tables
from saloon.terminal.play_command import play
from saloon.terminal.replay_command import replay

app = typer.Typer(
    name="saloon",
    help="An open table for Wild-West card games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"saloon {saloon.__version__} ({saloon.BUILD})")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print version and build, and exit."
        ),
    ] = False,
) -> None:
    """Options before the command."""


app.command()(bench)
app.command()(rulings)
app.command()(sim)
app.command()(play)
app.command()(cards)
app.command()(replay)
app.command()(serve)
app.command()(join)
app.command()(tables)
app.command()(record)
app.command()(chaos)
app.command()(leaks)
app.command()(load)
app.command()(fuzz)


def main() -> None:
    """Run the command line."""
    app()
