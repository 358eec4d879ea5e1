"""Ask a database of advisories about everything that the locks name, of Python and of the page.

    python scripts/audit.py                    0: nothing is known against it; 1: something is
    python scripts/audit.py --database URL     another one that speaks as osv.dev does

Ends with 2, and says so, if the database cannot be reached: then nothing was checked.
"""

import argparse
import json
import re
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
DATABASE = "https://api.osv.dev"
LOCKED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)
AT_ONCE = 500
WITHIN = 30.0
NOT_CHECKED = 2


class Package(NamedTuple):
    """Something that a lock names."""

    ecosystem: str
    name: str
    version: str

    def query(self) -> object:
        return {"package": {"ecosystem": self.ecosystem, "name": self.name}, "version": self.version}


def locked_for_python(locks: list[Path]) -> set[Package]:
    return {Package("PyPI", *found) for lock in locks for found in LOCKED.findall(lock.read_text("utf-8"))}


def locked_for_the_page(lock: Path) -> set[Package]:
    listed = json.loads(lock.read_text("utf-8"))["packages"]
    return {
        Package("npm", place.rpartition("node_modules/")[2], one["version"])
        for place, one in listed.items()
        if place and "version" in one
    }


def known_against(packages: list[Package], database: str) -> dict[Package, list[str]]:
    """The ids of advisories, by package. Raises OSError if the database does not answer."""
    found: dict[Package, list[str]] = {}
    for begin in range(0, len(packages), AT_ONCE):
        some = packages[begin : begin + AT_ONCE]
        body = json.dumps({"queries": [package.query() for package in some]}).encode()
        asked = urllib.request.Request(
            f"{database}/v1/querybatch", body, {"content-type": "application/json"}
        )
        with urllib.request.urlopen(asked, timeout=WITHIN) as answer:
            results = json.load(answer)["results"]
        for package, result in zip(some, results, strict=True):
            if advisories := [one["id"] for one in result.get("vulns", [])]:
                found[package] = advisories
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Is anything known against what the locks name?")
    parser.add_argument("--database", default=DATABASE)
    database = parser.parse_args().database
    packages = locked_for_python(sorted(ROOT.glob("requirements*.txt")))
    packages |= locked_for_the_page(ROOT / "web" / "package-lock.json")
    try:
        found = known_against(sorted(packages), database)
    except (OSError, ValueError, KeyError) as error:
        print(f"audit: {database} cannot be asked ({error}); nothing was checked", file=sys.stderr)
        return NOT_CHECKED
    for package, advisories in found.items():
        print(f"{package.ecosystem} {package.name} {package.version}: {', '.join(advisories)}")
    print(f"audit: {len(packages)} packages, something is known against {len(found)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
