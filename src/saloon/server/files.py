"""How many files and sockets the process may have open at once."""

from __future__ import annotations

import contextlib
import sys
from typing import Final

ENOUGH: Final = 65_536


def raise_limit_of_files() -> int:
    """As many as the system allows, within reason; how many that is now."""
    if sys.platform == "win32":
        return ENOUGH
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            return most
    return ENOUGH if soft == resource.RLIM_INFINITY else soft
