"""What every test shares: which build of the rules is being tested, and a limit of time."""

import pytest

import saloon
from tests.limit import SECONDS, Limit


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--build", choices=("any", "compiled", "pure"), default="any", help="fail unless this build runs"
    )
    parser.addoption(
        "--need-browser",
        action="store_true",
        help="without a browser its tests fail, not skip",
    )

    parser.addoption("--limit", type=float, default=SECONDS, help="seconds after which a test fails")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Limit(config.getoption("--limit")), "limit")
    wanted = config.getoption("--build")
    if wanted != "any" and saloon.BUILD.is_compiled != (wanted == "compiled"):
        raise pytest.UsageError(f"--build={wanted}, but the rules are {saloon.BUILD}")


def pytest_report_header(config: pytest.Config) -> str:
    return f"saloon: {saloon.BUILD}"
