"""A PostgreSQL server for a drill or for tests, in a temporary folder and reached by a socket in it."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

SEARCHED = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
UNPRIVILEGED = "postgres"


def program(name: str) -> Path | None:
    """A program of PostgreSQL: Debian keeps the server's out of the way."""
    path = os.pathsep.join([*map(str, SEARCHED), os.environ.get("PATH", "")])
    found = shutil.which(name, path=path)
    return None if found is None else Path(found)


def why_not() -> str:
    """Why there can be no server here; empty if there can."""
    if program("initdb") is None or program("pg_ctl") is None:
        return "PostgreSQL is not installed: scripts/system-packages postgresql"
    if os.geteuid() == 0:
        try:
            pwd.getpwnam(UNPRIVILEGED)
        except KeyError:
            return f"PostgreSQL does not run as root, and there is no user {UNPRIVILEGED}"
    return ""


class Cluster:
    """One server. PostgreSQL refuses to run as root, so root runs it as the user that its package made."""

    def __init__(self) -> None:
        self.user = UNPRIVILEGED if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="saloon-pg-"))
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self._run(
            "initdb", "--auth=trust", "--username=saloon", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"
        )
        settings = self.folder / "data/postgresql.conf"
        settings.write_text(
            f"{settings.read_text()}\nlisten_addresses = ''\nunix_socket_directories = '{self.folder}'\n"
        )
        self.databases = 0
        self.start()

    def _run(self, name: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(program(name)), *arguments, str(self.folder / "data")],
            check=False,
            user=self.user,
            cwd=self.folder,
            stdout=subprocess.PIPE if name == "initdb" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT if name == "initdb" else None,
            text=True,
            timeout=120,
        )
        assert done.returncode == 0, f"{name}: {done.stdout}"

    def start(self) -> None:
        self._run("pg_ctl", "start", "--wait", "--silent", f"--log={self.folder}/log", "-D")

    def stop(self) -> None:
        """As a loss of power would: connections break off, and nothing is tidied up."""
        self._run("pg_ctl", "stop", "--wait", "--silent", "--mode=immediate", "-D")

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        self.databases += 1
        name = f"saloon{self.databases}"
        create = [str(program("createdb")), "--host", str(self.folder), "--username=saloon", name]
        subprocess.run(create, check=True, timeout=60)
        return f"postgresql://saloon@/{name}?host={self.folder}"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)
