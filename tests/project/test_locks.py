"""The locks install the same anywhere: pinned, hashed, and naming no place."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted(ROOT.glob("requirements*.txt"))
PINNED = re.compile(r"^([a-z0-9.-]+)==(\S+)", re.MULTILINE)


def versions(lock: Path) -> set[tuple[str, str]]:
    return set(PINNED.findall(lock.read_text("utf-8")))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_address_and_no_place_on_a_machine(lock: Path) -> None:
    text = lock.read_text("utf-8").lower()
    assert not re.search(r"https?:|://|--(extra-)?index-url|--find-links| @ |(^|\s)/", text)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_requirement_of_a_lock_is_pinned_and_hashed(lock: Path) -> None:
    text = lock.read_text("utf-8").replace("\\\n", " ")
    requirements = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    assert requirements
    for requirement in requirements:
        assert PINNED.match(requirement), requirement
        assert "--hash=sha256:" in requirement, requirement


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-build.txt", "requirements-uv.txt"])
def test_the_locks_agree(name: str) -> None:
    assert versions(ROOT / name) <= versions(ROOT / "requirements-dev.txt")
