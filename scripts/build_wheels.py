"""`make wheels`: a compiled wheel for each Python 3.11 to 3.13 that is here, the pure one, the sdist.

    python scripts/build_wheels.py [--pure-only] [--out FOLDER] [VERSION or INTERPRETER ...]

Each compiled wheel is built by an interpreter of its version, with the build tools of the locks in an
environment of its own. On Linux auditwheel looks at what it needs of the system and gives it the tag under
which an index takes it. What cannot be built because an interpreter is missing is told, and is no failure.
"""

import argparse
import os
import shutil
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
    return found.stdout.strip() if found.returncode == 0 else of_pyenv(version)


def of_pyenv(version: str) -> str:
    """The newest one of this version that pyenv keeps: what it puts on the path runs only if it is chosen."""
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    found = [python for python in root.glob(f"versions/{version}.*/bin/python") if os.access(python, os.X_OK)]
    return str(max(found, key=lambda python: int(python.parts[-3].split(".")[2]), default=""))


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
        locks = [str(ROOT / f"requirements-{lock}.txt") for lock in ("build", "wheels")]
        subprocess.run(
            [*UV, "pip", "sync", "--quiet", "--require-hashes", "--python", tools, *locks], check=True
        )
        built = Path(folder) / "built"
        build("--wheel", tools, built, pure=False)
        [wheel] = built.glob("*.whl")
        if "-linux_" in wheel.name:
            audited(tools, wheel, out)
        else:
            shutil.move(wheel, out / wheel.name)


def audited(tools: str, wheel: Path, out: Path) -> None:
    """Put the wheel into its folder under the oldest manylinux tag that is true of it."""
    folder = Path(tools).parent
    subprocess.run(
        [tools, "-m", "auditwheel", "repair", "--wheel-dir", str(out), str(wheel)],
        env={**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"},
        check=True,
    )


def main() -> None:
    """Build what can be built here, and say what cannot."""
    parser = argparse.ArgumentParser(description="Build all wheels.")
    parser.add_argument("versions", nargs="*", default=VERSIONS)
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--pure-only", action="store_true")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
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
