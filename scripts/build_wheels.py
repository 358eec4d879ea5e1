"""`make wheels`: a compiled wheel for each Python 3.11 to 3.13 that is here, the pure one, the sdist.

    python scripts/build_wheels.py [--pure-only] [--out FOLDER] [VERSION or INTERPRETER ...]

Each compiled wheel is built by an interpreter of its version, with the build tools of the lock in an
environment of its own. What cannot be built because an interpreter is missing is told, and is no failure.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSIONS = ("3.11", "3.12", "3.13")
UV = (sys.executable, "-m", "uv")


def interpreter(version: str) -> str:
    """Where the interpreter of this version is; nothing: there is none. None is downloaded."""
    words = (*UV, "python", "find", "--no-project", "--no-python-downloads", version)
    found = subprocess.run(words, cwd=tempfile.gettempdir(), capture_output=True, text=True, check=False)
    return found.stdout.strip() if found.returncode == 0 else ""


def build(kind: str, python: str, out: Path, *, pure: bool) -> None:
    """Build one wheel or the sdist."""
    words = (*UV, "build", "--quiet", kind, "--no-build-isolation")
    subprocess.run(
        [*words, "--python", python, "--out-dir", str(out), str(ROOT)],
        env={**os.environ, "SALOON_PURE": "1" if pure else "0"},
        check=True,
    )


def compiled(python: str, out: Path) -> None:
    """The wheel for one version of Python."""
    with tempfile.TemporaryDirectory(prefix="saloon-wheel-") as folder:
        subprocess.run([*UV, "venv", "--quiet", "--python", python, f"{folder}/venv"], check=True)
        tools = f"{folder}/venv/bin/python"
        lock = str(ROOT / "requirements-build.txt")
        subprocess.run(
            [*UV, "pip", "sync", "--quiet", "--require-hashes", "--python", tools, lock], check=True
        )
        build("--wheel", tools, out, pure=False)


def main() -> None:
    """Build what can be built here, and say what cannot."""
    parser = argparse.ArgumentParser(description="Build all wheels.")
    parser.add_argument("versions", nargs="*", default=VERSIONS)
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--pure-only", action="store_true")
    wanted = parser.parse_args()
    for version in () if wanted.pure_only else wanted.versions:
        if python := interpreter(version):
            print(f"Python {version}: {python}", flush=True)
            compiled(python, wanted.out)
        else:
            print(f"Python {version}: not here, no wheel for it", flush=True)
    build("--wheel", sys.executable, wanted.out, pure=True)
    build("--sdist", sys.executable, wanted.out, pure=True)
    for file in sorted(wanted.out.glob("saloon_games-*")):
        print(f"{file.stat().st_size / 1e6:.1f} MB  {file.name}")


if __name__ == "__main__":
    main()
