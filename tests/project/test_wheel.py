"""What is installed from a wheel is whole: the page and every text and table of data go with the modules."""

from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "saloon"
PAGE = "server/page/index.html"


@pytest.fixture(scope="module")
def wheel() -> set[str]:
    """Names of all files that a wheel would hold, without the compiled rules, which its hook adds."""
    return {one.distribution_path for one in WheelBuilder(str(ROOT)).recurse_included_files()}


def test_a_wheel_has_every_module_and_every_file_of_data(wheel: set[str]) -> None:
    kinds = {".py", ".yml", ".json", ".typed"}
    built = (PACKAGE / "server" / "page", PACKAGE / "_native")
    files = [
        file
        for file in PACKAGE.rglob("*")
        if file.suffix in kinds and not any(file.is_relative_to(folder) for folder in built)
    ]
    needed = {file.relative_to(PACKAGE.parent).as_posix() for file in files}
    assert "saloon/text/ru/web.yml" in needed
    assert not needed - wheel


@pytest.mark.parametrize("builder", [WheelBuilder, SdistBuilder])
def test_a_wheel_and_the_sources_have_the_page_although_git_does_not(
    builder: type[WheelBuilder] | type[SdistBuilder],
) -> None:
    config = builder(str(ROOT)).config
    assert config.path_is_artifact(f"src/saloon/{PAGE}")
    assert not config.path_is_artifact("web/node_modules/svelte/package.json")


def test_a_wheel_has_the_page_that_is_built_here(wheel: set[str]) -> None:
    page = PACKAGE / "server" / "page"
    if not (page / "index.html").is_file():
        pytest.skip("the page is not built: make web")
    assert {
        f"saloon/{file.relative_to(PACKAGE).as_posix()}" for file in page.rglob("*") if file.is_file()
    } <= wheel


def test_nothing_of_the_workshop_is_installed(wheel: set[str]) -> None:
    assert {name.partition("/")[0] for name in wheel} == {"saloon"}
    assert not [name for name in wheel if "node_modules" in name or name.endswith((".pyc", ".svelte"))]
