"""The Containerfile, built and started where a builder and its base image are at hand."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WITHIN = 120.0
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8")


def done(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, capture_output=True, text=True, timeout=WITHIN, check=False)


def builder() -> str:
    """A program that can build here without fetching anything."""
    [base] = re.findall(r"^ARG BASE=(\S+)$", CONTAINERFILE, re.MULTILINE)
    for name in ("podman", "docker"):
        if shutil.which(name) and done(name, "image", "inspect", base).returncode == 0:
            return name
    pytest.skip(f"neither podman nor docker has the image {base} here")


def test_the_house_is_run_by_nobody_of_note_and_keeps_everything_in_one_place() -> None:
    last = CONTAINERFILE.rpartition("FROM ")[2]
    assert re.search(r"^USER 10001$", last, re.MULTILINE)
    assert re.search(r"^ENV SALOON_HOME=/data$", last, re.MULTILINE)
    assert re.search(r"^VOLUME /data$", last, re.MULTILINE)
    assert (ROOT / ".dockerignore").read_text("utf-8").splitlines()[1:] == ["*", "!dist/*.whl"]


@pytest.mark.long
def test_the_image_is_built_and_says_its_version() -> None:
    program = builder()
    if not list((ROOT / "dist").glob("*py3-none-any.whl")):
        pytest.skip("no pure wheel in dist: make wheels")
    built = done(program, "build", "-q", "-f", str(ROOT / "Containerfile"), str(ROOT))
    assert built.returncode == 0, built.stderr
    image = built.stdout.strip()
    try:
        said = done(program, "run", "--rm", "--network", "none", "--read-only", image, "saloon", "--version")
        assert said.stdout.startswith("saloon "), said.stderr
    finally:
        done(program, "rmi", image)
