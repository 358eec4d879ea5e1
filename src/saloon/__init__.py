"""Saloon: an open table for Wild-West card games."""

from pathlib import Path

from saloon.build import Build, choose, search_path

__all__ = ["BUILD", "Build", "__version__"]

__version__ = "0.1.0"

BUILD = choose(Path(__file__).parent)
if BUILD.is_compiled:
    __path__[:0] = search_path(Path(__file__).parent)
