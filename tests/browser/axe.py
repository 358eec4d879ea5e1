"""What keeps somebody out of a screen, as axe finds it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.browser.conftest import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS: Final = ("serious", "critical")


def faults(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds that keeps somebody out, by these rules or by all. A dialog counts alone."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text("utf-8") + "; undefined")
    options = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found = page.evaluate(
        "options => axe.run([...document.querySelectorAll('dialog[open]')].at(-1) ?? document, options)",
        options,
    )
    return [
        f"{fault['id']}: {fault['help']}: {[node['html'][:160] for node in fault['nodes'][:3]]}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
    ]
