"""Under which addresses this machine can be reached."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

ANYWHERE = "192.0.2.1"
"""An address that nobody has: asking for the way there sends nothing and tells from where one would go."""


def network_addresses() -> list[str]:
    """IPv4 addresses of this machine on its networks, the usual one first."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((ANYWHERE, 9))
        found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):
        for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found.append(str(info[4][0]))
    return [one for one in dict.fromkeys(found) if not ipaddress.ip_address(one).is_loopback]


def machine_names() -> list[str]:
    """Names under which neighbours may know this machine."""
    name = socket.gethostname().lower()
    return [name, f"{name.partition('.')[0]}.local"] if name else []
