"""Which build of the rules runs: compiled with mypyc, or plain Python.

Rules are `saloon.kernel` and `saloon.games`; what thinks about them, `saloon.thinking`, goes with them.
`scripts/compile_rules.py` compiles them to `saloon/_native`, never beside the sources, and leaves there the
digest of what it compiled. Only if that is the digest of the present sources are the rules taken from there,
so that an old build cannot stand in for an edited source.
"""

import hashlib
import os
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from pathlib import Path

RULES = ("kernel", "games", "thinking")
PLAYING = ("bots", "sim")
"""What plays by them where many games are played."""
NATIVE = "_native"
DIGEST = "DIGEST"


class Build(StrEnum):
    """The build in use, and why."""

    COMPILED = "compiled with mypyc"
    PURE = "pure Python"
    NOT_COMPILED = "pure Python: not compiled"
    STALE = "pure Python: the compiled build is older than the sources"

    @property
    def is_compiled(self) -> bool:
        """Whether the rules run as machine code."""
        return self is Build.COMPILED


def sources_of(package: Path) -> Iterator[Path]:
    """Every source of the rules, their data included, in a stable order."""
    for folder in RULES:
        yield from sorted(file for file in (package / folder).rglob("*") if is_source(file))


def is_source(file: Path) -> bool:
    """Whether it is a module, or data that one reads."""
    return file.suffix in (".py", ".json")


def digest_of(package: Path) -> str:
    """What a compiled build must have been made from and for: the sources, and this kind of Python."""
    return _digest(package, sources_of(package), str(sysconfig.get_config_var("EXT_SUFFIX")))


def players_digest(package: Path) -> str:
    """What decides how a simulated game goes: rules, bots and who seats them, whatever Python runs them."""
    others = (file for folder in PLAYING for file in (package / folder).rglob("*") if is_source(file))
    return _digest(package, [*sources_of(package), *sorted(others)], "")


def _digest(package: Path, sources: Iterable[Path], begins: str) -> str:
    digest = hashlib.blake2b(begins.encode(), digest_size=16)
    for source in sources:
        content = source.read_bytes()
        digest.update(f"\n{source.relative_to(package).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def choose(package: Path, environ: Mapping[str, str] = os.environ) -> Build:
    """Compiled if there is an up-to-date compiled build and SALOON_PURE does not forbid it."""
    if environ.get("SALOON_PURE", "") not in ("", "0"):
        return Build.PURE
    try:
        stored = (package / NATIVE / DIGEST).read_text("utf-8").split()
    except FileNotFoundError:
        return Build.NOT_COMPILED
    return Build.COMPILED if stored[:1] == [digest_of(package)] else Build.STALE


def environment_for(build: Build, environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """For a process that shall run the same build as this one, whatever has been compiled meanwhile."""
    return {**environ, "SALOON_PURE": "0" if build.is_compiled else "1"}


def search_path(package: Path) -> list[str]:
    """Where the compiled rules are found: the modules, and the library that holds the code of all of them."""
    return [str(package / NATIVE / "saloon"), str(package / NATIVE)]
