"""The installed command."""

import subprocess
import sys

import saloon


def test_the_version_tells_which_build_runs() -> None:
    command = [sys.executable, "-W", "error", "-m", "saloon", "--version"]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert output == f"saloon {saloon.__version__} ({saloon.BUILD})\n"
