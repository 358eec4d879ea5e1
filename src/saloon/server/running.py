"""The web server around the application."""

from __future__ import annotations

import socket

import uvicorn

from saloon.server.app import new_app
from saloon.server.house import House
from saloon.wire import limits

STOP_WITHIN = 8
"""Seconds for what was begun, when the server is told to stop."""


async def serve(house: House, server: uvicorn.Server, place: socket.socket) -> None:
    """Serve at this place until the server is told to stop; nothing that was begun is lost."""
    await house.open()
    try:
        await server.serve([place])
    finally:
        await house.close()


def new_server(house: House) -> uvicorn.Server:
    """To be given to `serve`; `should_exit` stops it."""
    config = uvicorn.Config(
        new_app(house),
        ws="websockets-sansio",
        ws_max_size=limits.FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.HEARTBEAT,
        ws_ping_timeout=limits.DEAD_AFTER - limits.HEARTBEAT,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_WITHIN,
    )
    return uvicorn.Server(config)


def bound(host: str, port: int) -> socket.socket:
    """A listening place; port 0 takes any that is free. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError:
        made.close()
        raise
    made.set_inheritable(False)
    return made
