"""`saloon help`: the documents that go with the package, and `saloon completion`: words for a shell."""

from __future__ import annotations

import pydoc
import textwrap
from enum import StrEnum
from io import StringIO
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from saloon.terminal.completing import script
from saloon.terminal.play_command import HELP, option, stop
from saloon.terminal.wishes import BadWish, language_of
from saloon.text.texts import Texts, preferred_language

PACKAGE = Path(__file__).resolve().parents[1]
PLACES = (PACKAGE / "docs", PACKAGE.parents[1] / "docs")
"""Where the documents are: beside the modules in an installed package, at the top of a clone."""
SUFFIX = ".md"
EXAMPLES = "example_*.py"
"""Programs that documents speak of, each a topic by its name."""
WIDTH = 100


class Shell(StrEnum):
    """Shells that can complete words."""

    BASH = "bash"
    ZSH = "zsh"
    FISH = "fish"


def documents() -> dict[str, Path]:
    """The documents by topic, in the order of their names, and after them the examples."""
    for place in PLACES:
        files = [*sorted(place.glob(f"*{SUFFIX}")), *sorted(place.glob(EXAMPLES))]
        if files:
            return {file.name.removesuffix(SUFFIX): file for file in files}
    return {}


def complete_topic(incomplete: str) -> list[str]:
    """Topics that begin so."""
    return [topic for topic in documents() if topic.startswith(incomplete)]


def help_(
    topic: Annotated[
        str,
        typer.Argument(
            help=HELP.say("help.cli.topic"),
            show_default=False,
            autocompletion=complete_topic,
            metavar="TOPIC",
        ),
    ] = "",
    language: Annotated[str, option("language", "--language", "-l")] = "",
) -> None:
    """Read a document, or see which there are."""
    try:
        texts = Texts(language_of(language, HELP) if language else preferred_language())
    except BadWish as error:
        stop(str(error), 2)
    found = documents()
    if not topic:
        typer.echo("\n".join(contents(found, texts)))
    elif topic in found:
        text = found[topic].read_text("utf-8")
        pydoc.pager(readable(text) if topic not in examples(found) else text)
    else:
        stop(texts.say("help.unknown", topic=topic, topics=", ".join(found)), 2)


help_.__doc__ = HELP.say("help.cli.help")


def examples(found: dict[str, Path]) -> list[str]:
    """The topics that are programs: they are shown as they are, so that they can be kept in a file."""
    return [topic for topic, file in found.items() if file.suffix != SUFFIX]


def contents(found: dict[str, Path], texts: Texts) -> list[str]:
    """All topics, each with what it is about; examples by name."""
    programs = examples(found)
    width = max((len(topic) for topic in found if topic not in programs), default=0)
    rows = [
        f"  {topic:<{width}}  {texts.say(f'help.topic.{topic}')}" for topic in found if topic not in programs
    ]
    listed = (
        textwrap.wrap(texts.say("help.examples", examples=", ".join(programs)), WIDTH) if programs else []
    )
    return [texts.say("help.topics"), "", *rows, "", *listed, texts.say("help.commands")]


def readable(text: str) -> str:
    """A document as it is read in a terminal."""
    out = StringIO()
    wide = min(WIDTH, Console().width)
    Console(file=out, width=wide, force_terminal=False, color_system=None).print(Markdown(text))
    return out.getvalue()


def completion(
    shell: Annotated[Shell, typer.Argument(help=HELP.say("help.cli.shell"), show_default=False)],
) -> None:
    """Print what makes a shell complete words."""
    typer.echo(script(shell.value))


completion.__doc__ = HELP.say("help.cli.completion")
