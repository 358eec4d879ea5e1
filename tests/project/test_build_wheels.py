"""`make wheels` finds the interpreters that are here."""

from pathlib import Path

import build_wheels
import pytest


def test_the_newest_interpreter_of_pyenv_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert build_wheels.of_pyenv("3.12") == ""
    for version in ("3.12.9", "3.12.10", "3.13.0"):
        python = tmp_path / "versions" / version / "bin" / "python"
        python.parent.mkdir(parents=True)
        python.touch(0o755 if version != "3.13.0" else 0o644)
    assert build_wheels.of_pyenv("3.12") == str(tmp_path / "versions" / "3.12.10" / "bin" / "python")
    assert build_wheels.of_pyenv("3.13") == "", "it cannot be run"
