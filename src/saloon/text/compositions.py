"""The composition of a deck that somebody wrote into a file, as plain data."""

from __future__ import annotations

from pathlib import Path

import yaml


class UnreadableFile(ValueError):
    """A file that cannot be read as YAML or JSON; says why."""


def read_composition(file: Path) -> object:
    """What a YAML or JSON file says (JSON is YAML too). Whether it is a deck is for the game to judge."""
    try:
        return yaml.safe_load(file.read_text("utf-8"))
    except OSError as error:
        raise UnreadableFile(error.strerror or str(error)) from error
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise UnreadableFile(" ".join(str(error).split())) from error
