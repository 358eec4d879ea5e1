"""Compile the rules (saloon.kernel, saloon.games, saloon.thinking) with mypyc into src/saloon/_native.

    python scripts/compile_rules.py               if the sources changed since the last time
    python scripts/compile_rules.py --force       anyway
    python scripts/compile_rules.py --separate    a library for each module: quicker after one edit
    python scripts/compile_rules.py --beside      at the lowest priority, beside a house that is open already

Two at once do not clash: the second waits, and finds that all is done. What stands in _native is whole at any
time, however the work is ended. `make install`, `make play` and the build hook of the wheel use it.

Every module but the `__init__.py` files, which are copied like the data of the rules, becomes an extension
module of the same dotted name; the code of all stands in one library, `saloon.native__mypyc`. Where there is
no C compiler it says so and succeeds: Saloon then is plain Python.
"""

import argparse
import contextlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from saloon.build import DIGEST, NATIVE, digest_of, sources_of  # noqa: E402

PACKAGE = ROOT / "src" / "saloon"
WORK = ROOT / ".build"
UNFINISHED = "unfinished"
"""In a work folder: somebody began to compile there and did not come to an end."""
GROUP = "saloon.native"  # of the library; no module of the rules may be called native
OPT_LEVEL = "2"  # unlike 1 it makes small functions part of those that call them
PRIVATE = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]  # no detour to another function
QUIET = ["-Wno-misleading-indentation"]
"""For its columns GCC reads the C again line by line: a third of its time."""

CHECK = """
import importlib, sys
import saloon
saloon.__path__[:0] = [sys.argv[1] + "/saloon", sys.argv[1]]
for name in sys.argv[2:]:
    file = importlib.import_module(name).__file__
    assert file.startswith(sys.argv[1]), f"{name} was imported from {file}"
"""


def missing_compiler() -> str:
    """What is missing for compiling C; nothing if all is there."""
    from setuptools._distutils import ccompiler
    from setuptools._distutils import sysconfig as build_config

    compiler: Any = ccompiler.new_compiler()
    build_config.customize_compiler(compiler)
    if compiler.compiler_type == "unix" and shutil.which(compiler.compiler_so[0]) is None:
        return f"the C compiler {compiler.compiler_so[0]}"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python.h (Debian: python3-dev)"
    return ""


def is_copied(source: Path) -> bool:
    """Whether a source is taken as it is: an `__init__.py`, or data that a module of the rules reads."""
    return source.name == "__init__.py" or source.suffix != ".py"


def compiled_into(folder: Path, *, work: Path, separate: bool = False) -> list[str]:
    """Compile into the folder by way of the work folder, and give the names of the modules."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    sources = [source for source in sources_of(PACKAGE) if not is_copied(source)]
    cache = work / "mypy" if separate else os.devnull
    extensions = mypycify(
        [
            f"--config-file={ROOT / 'pyproject.toml'}",
            f"--cache-dir={cache}",
            *(str(source.relative_to(ROOT)) for source in sources),  # what a traceback shows
        ],
        opt_level=OPT_LEVEL,
        debug_level="0",
        separate=separate,
        target_dir=str(work / "c"),
        group_name=None if separate else GROUP,
    )
    for extension in extensions:
        extension.extra_compile_args += [*PRIVATE, *QUIET] if os.name == "posix" else []
        if not extension.name.endswith("__mypyc"):  # a shim of one call
            extension.extra_compile_args = [
                "-O0" if arg.startswith("-O") else arg for arg in extension.extra_compile_args
            ]
    command: Any = Distribution({"name": "saloon", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    for extension in extensions:
        built = Path(command.get_ext_fullpath(extension.name))
        place = folder / built.relative_to(command.build_lib)
        if extension.name == f"{GROUP}__mypyc":
            place = folder / built.name  # from there mypyc works out the __file__ of every module
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(built, place)
    for source in sources_of(PACKAGE):
        if is_copied(source):
            place = folder / "saloon" / source.relative_to(PACKAGE)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, place)
    return [".".join(source.relative_to(PACKAGE.parent).with_suffix("").parts) for source in sources]


def imported_from(folder: Path, modules: list[str]) -> bool:
    """Whether every compiled module can be imported: some errors of mypyc show only then."""
    environ = {**os.environ, "SALOON_PURE": "1", "PYTHONPATH": str(PACKAGE.parent)}
    return (
        subprocess.run(
            [sys.executable, "-c", CHECK, str(folder), *modules], env=environ, check=False
        ).returncode
        == 0
    )


def recipe(*, separate: bool) -> str:
    """All that the compiled build depends on: the sources, the compiler, the options."""
    options = f"-O{OPT_LEVEL} {' '.join(PRIVATE)} {'separate' if separate else 'single'}"
    return f"{digest_of(PACKAGE)}\nmypy {version('mypy')} setuptools {version('setuptools')} {options}\n"


def compile_rules(folder: Path, *, work: Path | None = None, separate: bool = False) -> bool:
    """Compile into a folder that does not exist yet; False, with a message, where that cannot be done."""
    if not any(sources_of(PACKAGE)):
        print("compile: there are no rules yet")
        return False
    if missing := missing_compiler():
        print(f"compile: {missing} is missing, so Saloon runs as plain Python (slower by far)")
        return False
    started = time.monotonic()
    wanted = recipe(separate=separate)
    with contextlib.ExitStack() as stack:
        stack.enter_context(contextlib.chdir(ROOT))
        work = work or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="saloon-")))
        modules = compiled_into(folder, work=work, separate=separate)
    if not imported_from(folder, modules):
        sys.exit(
            "compile: the compiled rules cannot be imported; they run as plain Python until this is mended"
        )
    if recipe(separate=separate) != wanted:
        sys.exit("compile: the sources changed meanwhile; run it again")
    (folder / DIGEST).write_text(wanted, "utf-8")
    print(f"compile: {len(modules)} modules in {time.monotonic() - started:.0f} s")
    return True


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Nobody else compiles here meanwhile. The lock goes with its process, however that ends."""
    import fcntl

    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / "compiling").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("compile: somebody compiles already; waiting for that", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def work_folder(name: str) -> Iterator[Path]:
    """What was compiled before, for the next time; all anew if somebody was interrupted there."""
    work = WORK / name
    mark = work / UNFINISHED
    if mark.exists():
        shutil.rmtree(work)
    work.mkdir(parents=True, exist_ok=True)
    mark.touch()
    try:
        yield work
    except (Exception, SystemExit):  # an end, too: only what is killed leaves files half-written
        mark.unlink()
        raise
    mark.unlink()


def bring_up_to_date(*, force: bool = False, separate: bool = False) -> None:
    """Compile into src/saloon/_native unless that is done; the old build stands until the new is whole."""
    native = PACKAGE / NATIVE
    with alone():
        with contextlib.suppress(FileNotFoundError):
            if (native / DIGEST).read_text("utf-8") == recipe(separate=separate) and not force:
                return
        for left in PACKAGE.glob(f"{NATIVE}.*"):  # of one that was killed
            shutil.rmtree(left)
        with (
            work_folder("separate" if separate else "single") as work,
            tempfile.TemporaryDirectory(prefix=f"{NATIVE}.", dir=PACKAGE) as beside,
        ):
            fresh = Path(beside) / "fresh"
            if compile_rules(fresh, work=work, separate=separate):
                if native.exists():
                    native.rename(Path(beside) / "old")
                fresh.rename(native)


def main() -> None:
    """Bring src/saloon/_native up to date."""
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--force", action="store_true", help="compile even if nothing changed")
    parser.add_argument("--separate", action="store_true", help="a library for each module, for development")
    parser.add_argument("--beside", action="store_true", help="at the lowest priority")
    arguments = parser.parse_args()
    if arguments.beside:
        os.nice(19)
    bring_up_to_date(force=arguments.force, separate=arguments.separate)


if __name__ == "__main__":
    main()
