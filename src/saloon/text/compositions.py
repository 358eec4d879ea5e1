"""The composition of a deck that somebody wrote into a file, as plain data."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import yaml

from saloon.text.cleaning import Unfit, cleaned_plain

MOST_CHARACTERS: Final = 200
"""Of every word in it."""


class UnreadableFile(ValueError):
    """A file that cannot be read as YAML or JSON; says why."""


def read_composition(file: Path) -> object:
    """What a YAML or JSON file says (JSON is YAML too). Whether it is a deck is for the game to judge."""
    try:
        return cleaned_plain(yaml.safe_load(file.read_text("utf-8")), MOST_CHARACTERS)
    except Unfit as error:
        raise UnreadableFile(str(error)) from error
    except OSError as error:
        raise UnreadableFile(error.strerror or str(error)) from error
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise UnreadableFile(" ".join(str(error).split())) from error
