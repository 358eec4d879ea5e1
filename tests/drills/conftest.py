"""Servers that are tried hard are not slowed down by notes."""

import pytest

from tests.conftest import NOTES_OF_CHILDREN


@pytest.fixture(autouse=True)
def servers_are_not_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a server reaches in a drill it reaches in tests of its own; most are killed before they tell."""
    monkeypatch.delenv(NOTES_OF_CHILDREN, raising=False)
