"""What contrib/ gives out works: it is checked by the programs that read it, where they are there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from saloon.cli import app
from saloon.drills.cluster import NAMES, haproxy

ROOT = Path(__file__).parents[2]
CONTRIB = ROOT / "contrib"
BALANCER = (CONTRIB / "haproxy.cfg").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((CONTRIB / "compose.yml").read_text("utf-8"))


def options_of_serve() -> set[str]:
    found = get_command(app).get_command(None, "serve")  # type: ignore[attr-defined]
    return {name for parameter in found.params for name in parameter.opts}


@pytest.mark.skipif(not haproxy(), reason="HAProxy is not installed")
def test_haproxy_takes_its_file() -> None:
    checked = subprocess.run(
        [haproxy(), "-c", "-q", "-f", str(CONTRIB / "haproxy.cfg")],
        env={**os.environ, "SALOON_BIND": "127.0.0.1:1"},
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert checked.returncode == 0, checked.stderr


def test_the_drill_runs_with_the_file_that_is_given_out() -> None:
    assert (ROOT / "src/saloon/drills/haproxy.cfg").resolve() == (CONTRIB / "haproxy.cfg").resolve()
    assert re.findall(r"^    server (\w+)", BALANCER, re.MULTILINE) == list(NAMES)
    assert re.findall(r"use-server (\w+) if { url_param\(node\) (\w+) }", BALANCER) == [(n, n) for n in NAMES]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_takes_the_unit() -> None:
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(CONTRIB / "saloon.service")],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_unit_starts_a_node_with_options_that_exist() -> None:
    unit = (CONTRIB / "saloon.service").read_text("utf-8")
    started = re.search(r"^ExecStart=(.*)", unit, re.MULTILINE)
    assert started is not None
    assert set(re.findall(r"--[\w-]+", started[1])) <= options_of_serve()
    drain = re.search(r"--drain (\d+)", started[1])
    stop = re.search(r"^TimeoutStopSec=(\d+)", unit, re.MULTILINE)
    assert drain is not None
    assert stop is not None
    assert int(stop[1]) > int(drain[1]), "it is not killed while it waits"


def test_the_nodes_of_the_compose_file_are_built_from_the_wheel_and_know_the_database() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    container = (ROOT / "Containerfile").read_text("utf-8")
    for name in ("a", "b"):
        build = COMPOSE["services"][name]["build"]
        assert (CONTRIB / build["context"] / build["dockerfile"]).resolve() == ROOT / "Containerfile"
        assert any("asyncpg" in one for one in extras[build["args"]["EXTRAS"].strip("[]")])
        assert all(re.search(rf"^ARG {argument}=", container, re.MULTILINE) for argument in build["args"])
        assert {
            one for one in COMPOSE["services"][name]["entrypoint"] if one[:2] == "--"
        } <= options_of_serve()


def test_the_nodes_of_the_compose_file_are_where_the_balancer_looks() -> None:
    services = COMPOSE["services"]
    balancer = services["balancer"]
    for name in ("a", "b"):
        node = services[name]
        arguments = node["command"]
        assert {one for one in arguments if one.startswith("--")} <= options_of_serve()
        assert arguments[arguments.index("--node") + 1] == name
        address = node["networks"]["house"]["ipv4_address"]
        assert balancer["environment"][f"SALOON_{name.upper()}"] == f"{address}:8383"
        trusted = arguments[arguments.index("--trust-proxy") + 1]
        assert trusted == balancer["networks"]["house"]["ipv4_address"]
