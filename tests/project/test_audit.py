"""The locks are held against a database of advisories; one that cannot be reached is said to be so."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import audit
import pytest


class Database(BaseHTTPRequestHandler):
    """Knows something against one package only."""

    def do_POST(self) -> None:
        queries = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        bad = {"name": "uvicorn", "ecosystem": "PyPI"}
        results = [{"vulns": [{"id": "X-1"}]} if one["package"] == bad else {} for one in queries]
        body = json.dumps({"results": results}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def database() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Database)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def outcome(monkeypatch: pytest.MonkeyPatch, database: str) -> int:
    monkeypatch.setattr("sys.argv", ["audit.py", "--database", database])
    return audit.main()


def test_what_is_known_against_a_locked_package_is_told(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert outcome(monkeypatch, database) == 1
    [line, end] = capsys.readouterr().out.splitlines()
    assert line.startswith("PyPI uvicorn ")
    assert line.endswith(": X-1")
    assert end.endswith("against 1")


def test_a_database_that_cannot_be_reached_is_no_good_news(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert outcome(monkeypatch, "http://127.0.0.1:1") == 2
    assert "nothing was checked" in capsys.readouterr().err


def test_both_locks_are_read(tmp_path: Path) -> None:
    lock = tmp_path / "package-lock.json"
    lock.write_text(json.dumps({"packages": {"": {}, "node_modules/a/node_modules/@b/c": {"version": "1"}}}))
    assert audit.locked_for_the_page(lock) == {audit.Package("npm", "@b/c", "1")}
    text = tmp_path / "requirements.txt"
    text.write_text("# a==1\nuvicorn==0.4.1 ; python_version > '3' \\\n    --hash=sha256:0\n")
    assert audit.locked_for_python([text]) == {audit.Package("PyPI", "uvicorn", "0.4.1")}
