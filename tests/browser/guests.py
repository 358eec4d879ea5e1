"""Somebody with a browser: what he sees, what he does, and what his page said to the server meanwhile."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebSocket

from saloon.games.registry import game_type
from saloon.text.texts import Texts
from saloon.wire.routes import cookie_name

HERE = Path(__file__).parent
CLICKER = (HERE / "clicker.js").read_text("utf-8")
LINES = """
window.lines = [];
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    lines.push(this);
  }
};
"""
GIVE = "answer => lines.at(-1).send(JSON.stringify({ ...answer, cid: crypto.randomUUID() }))"
SKIP_THE_DEAL = """
new MutationObserver(() => document.querySelector("dialog.deal[open] footer button")?.click())
  .observe(document, { childList: true, subtree: true, attributeFilter: ["open"] });
"""
DESKTOP = (1280, 800)
PHONE = (360, 740)
PATIENCE = 60_000
"""Milliseconds after which a test that waits for something fails: a busy machine is slow."""
WHOLE_GAME = 300_000
ANNA_IS_SHERIFF = "sheriff 1"
"""The seed of a game of four that does not go on without the first player."""


class Answer(NamedTuple):
    """A question that was answered on the page."""

    table: str
    kind: str
    key: str


class Guest:
    """A person with a browser of his own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        theme: str = "light",
        keep: dict[str, Any] | None = None,
        watches_the_deal: bool = False,
        motion: bool = False,
    ) -> None:
        phone = size[0] < 700
        self.url = url
        self.language = language
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "ru": "ru-RU"}[language],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=phone,
        )
        self.context.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.answers: list[Answer] = []
        self._asks: dict[tuple[str, int], str] = {}
        self._token = ""
        self._remember({"muted": True, "offers": False, **(keep or {})})
        self.context.add_init_script(CLICKER)
        self.context.add_init_script(LINES)
        if not watches_the_deal:
            self.context.add_init_script(SKIP_THE_DEAL)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._overhear)
        self.page.on("websocket", self._listen)

    def close(self) -> None:
        """A page that broke in silence has not passed."""
        self.context.close()
        assert not self.faults, self.faults

    def _remember(self, kept: dict[str, Any]) -> None:
        """What the browser remembers from earlier visits; what the page writes later stays."""
        lines = [
            f"if (localStorage.getItem('saloon.{key}') === null) "
            f"localStorage.setItem('saloon.{key}', {json.dumps(json.dumps(value))});"
            for key, value in kept.items()
        ]
        self.context.add_init_script("\n".join(lines))

    # What the page hears and says

    def _overhear(self, line: ConsoleMessage) -> None:
        """A lost server is complained of in many ways; what the page may not do, and its faults, in these."""
        fault = "Content Security Policy" in line.text or line.text.startswith("saloon:")
        if line.type == "error" and fault:
            self.faults.append(line.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))
        socket.on("framesent", lambda frame: self._note(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        ask = message.get("ask")
        if ask:
            self._asks[message["table"], ask["step"]] = ask.get("kind", "")

    def _note(self, message: dict[str, Any]) -> None:
        if message["t"] == "answer":
            kind = self._asks[message["table"], message["step"]]
            self.answers.append(Answer(message["table"], kind, message["key"]))

    # What he does

    def word(self, key: str) -> str:
        """What the page calls it in his language."""
        return Texts(self.language).say(f"web.{key}")

    def press(self, key: str) -> None:
        """The button of this name."""
        self.page.get_by_role("button", name=self.word(key), exact=True).click()

    def press_like(self, key: str, **values: Any) -> None:
        """The button whose name holds these words."""
        self.page.get_by_role("button", name=self.text(f"web.{key}", **values), exact=True).click()

    def text(self, key: str, **values: Any) -> str:
        return Texts(self.language).say(key, **values)

    def cookie(self) -> str:
        """The key that his browser has."""
        name = cookie_name(urlsplit(self.url).netloc)
        kept = {one.get("name"): one.get("value") for one in self.context.cookies()}
        return kept.get(name) or ""

    def open(self, at: str = "") -> Guest:
        self.page.goto(f"{self.url}/{at}")
        return self

    def go(self, at: str) -> None:
        """Elsewhere on the same page, without loading it anew."""
        self.page.evaluate("hash => { location.hash = hash; }", at)

    def enters(self, name: str = "Anna") -> Guest:
        """He has been here before: his browser knows who he is. To be said before the page is opened."""
        made = self.call("POST", "/users", {"name": name})
        self._token = made["token"]
        self._remember(person(made["user"], made["name"]))
        return self.has(made["token"])

    def has(self, token: str) -> Guest:
        """The key to his person, where browsers keep it."""
        self._token = token
        name = cookie_name(urlsplit(self.url).netloc)
        self.context.add_cookies(
            [{"name": name, "value": token, "url": self.url, "httpOnly": True, "sameSite": "Strict"}]
        )
        return self

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """A request as the page would make it."""
        answer = self.context.request.fetch(
            f"{self.url}/api/v1{path}",
            method=method,
            data=body,
            headers={"Origin": self.url}
            | ({"Authorization": f"Bearer {self._token}"} if self._token else {}),
        )
        assert answer.ok, answer.text()
        return answer.json()

    def new_table(self, **wishes: Any) -> dict[str, Any]:
        """A table as wished; the page does not go there by itself."""
        counts = game_type(str(wishes.get("game", "bang"))).player_counts()
        usual = {"game": "bang", "players": 4 if 4 in counts else counts[0], "pace": 0}
        made: dict[str, Any] = self.call("POST", "/tables", {**usual, **wishes})
        return made

    def click_on(self, seed: int = 1, pause: int = 12) -> None:
        """Answer at random by clicking, from now on."""
        self.page.evaluate("([seed, pause]) => clicker.start(seed, pause)", [seed, pause])

    def gives(self, table: str, key: str) -> None:
        """This answer to what he was asked last at the table, as his page would."""
        step = max(step for at, step in self._asks if at == table)
        self.page.evaluate(GIVE, {"t": "answer", "table": table, "step": step, "key": key})

    def rest(self) -> None:
        self.page.evaluate("clicker.stop()")

    # His network

    def loses_the_network(self) -> None:
        """A socket that is open would outlive it here; in life it dies with the network."""
        self.context.set_offline(True)
        self.page.evaluate("lines.forEach(line => line.close())")

    def finds_the_network(self) -> None:
        self.context.set_offline(False)

    # What he sees

    def sees_the_end(self, timeout: float = WHOLE_GAME) -> None:
        self.page.wait_for_selector(".over button", timeout=timeout)

    def sideways(self) -> int:
        """By how much the page is wider than the window."""
        wider: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return wider


def person(user: str, name: str) -> dict[str, Any]:
    """What the browser of somebody remembers who has been here before: not the key, which is a cookie."""
    return {"person": {"user": user, "name": name}}
