"""What every test shares: which build of the rules is being tested."""

import pytest

import saloon


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--build", choices=("any", "compiled", "pure"), default="any", help="fail unless this build runs"
    )
    parser.addoption(
        "--need-browser",
        action="store_true",
        help="without a browser its tests fail, not skip",
    )


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption("--build")
    if wanted != "any" and saloon.BUILD.is_compiled != (wanted == "compiled"):
        raise pytest.UsageError(f"--build={wanted}, but the rules are {saloon.BUILD}")


def pytest_report_header(config: pytest.Config) -> str:
    return f"saloon: {saloon.BUILD}"
