"""The Containerfile, built and started where a builder and its base image are at hand."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WITHIN = 240.0
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8")


def done(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, capture_output=True, text=True, timeout=WITHIN, check=False)


def builder() -> tuple[str, str]:
    """A program that can build here without fetching an image, and the base image that it has.

    SALOON_BASE names another base than the Containerfile does: one that was put together on this machine.
    """
    [usual] = re.findall(r"^ARG BASE=(\S+)$", CONTAINERFILE, re.MULTILINE)
    base = os.environ.get("SALOON_BASE", usual)
    looks = {
        "podman": ("image", "inspect"),
        "docker": ("image", "inspect"),
        "buildah": ("inspect", "--type", "image"),
    }
    for name, words in looks.items():
        if shutil.which(name) and done(name, *words, base).returncode == 0:
            return name, base
    pytest.skip(f"neither podman nor docker nor buildah has the image {base} here")


def test_the_house_is_run_by_nobody_of_note_and_keeps_everything_in_one_place() -> None:
    last = CONTAINERFILE.rpartition("FROM ")[2]
    assert re.search(r"^USER 10001$", last, re.MULTILINE)
    assert re.search(r"^ENV SALOON_HOME=/data$", last, re.MULTILINE)
    assert re.search(r"^VOLUME /data$", last, re.MULTILINE)
    assert (ROOT / ".dockerignore").read_text("utf-8").splitlines()[1:] == ["*", "!dist/*.whl"]


TRIAL = """
import os, subprocess, urllib.request
print("user", os.getuid())
words = ["saloon", "serve", "--lan", "--plain", "--no-browser", "--port", "0"]
house = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
address = house.stdout.readline().split()[-1]
print(urllib.request.urlopen(address + "/healthz", timeout=60).read().decode())
house.terminate()
print("closed", house.wait(60))
"""
"""The house is opened as the image opens it, asked how it is, and told to close; all of it inside."""


@pytest.mark.long
def test_the_image_is_built_and_its_house_opens_as_a_user_of_its_own() -> None:
    program, base = builder()
    if not list((ROOT / "dist").glob("*py3-none-any.whl")):
        pytest.skip("no pure wheel in dist: make wheels")
    arguments = ("-q", "--build-arg", f"BASE={base}", "-f", str(ROOT / "Containerfile"), str(ROOT))
    built = done(program, "build", *arguments)
    assert built.returncode == 0, built.stderr
    image = built.stdout.strip()
    try:
        tried = run_in(program, image, "python3", "-c", TRIAL)
        assert "user 10001" in tried.stdout, tried.stderr
        assert '"status":"ok"' in tried.stdout, tried.stderr
        assert "closed 0" in tried.stdout
    finally:
        done(program, "rmi", image)


def run_in(program: str, image: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the image; its file system cannot be written, where the program can see to that."""
    if program != "buildah":
        sealed = ("--network", "none", "--read-only", "--tmpfs", "/tmp")
        return done(program, "run", "--rm", *sealed, image, *words)
    container = done("buildah", "from", image).stdout.strip()
    try:
        return done("buildah", "run", container, "--", *words)
    finally:
        done("buildah", "rm", container)
