"""All open sockets: how many somebody may have, and how to reach a person."""

from __future__ import annotations

import asyncio

from saloon.server.connection import Connection
from saloon.server.metrics import Metrics
from saloon.server.settings import Settings
from saloon.wire import codes, limits
from saloon.wire.messages import ServerMessage


class Sockets:
    """The sockets that said hello, by person, oldest first."""

    def __init__(self, metrics: Metrics, settings: Settings) -> None:
        self._metrics = metrics
        self._settings = settings
        self._of: dict[str, list[Connection]] = {}
        self.none_left = asyncio.Event()
        """Nobody is here."""
        self.none_left.set()

    def add(self, connection: Connection) -> None:
        """One more; if a person has too many, the oldest goes."""
        own = self._of.setdefault(connection.user, [])
        own.append(connection)
        if len(own) > limits.SOCKETS_PER_USER and not self._settings.test_mode:
            own.pop(0).end(codes.REPLACED)
        self._count()

    def remove(self, connection: Connection) -> None:
        own = self._of.get(connection.user, [])
        if connection in own:
            own.remove(connection)
        if not own:
            self._of.pop(connection.user, None)
        self._count()

    def tell(self, user: str, message: ServerMessage) -> None:
        """To every device of a person."""
        for connection in list(self._of.get(user, [])):
            connection.tell(message)

    def tell_frame(self, user: str, frame: str) -> None:
        """The same, of what another node says."""
        for connection in list(self._of.get(user, [])):
            connection.send(frame)

    def devices(self) -> set[tuple[str, bytes]]:
        """Persons with the tokens that they came with."""
        return {(user, one.device) for user, own in self._of.items() for one in own}

    def end_device(self, user: str, device: bytes) -> None:
        """A token is valid no longer."""
        self._end_some([one for one in self._of.get(user, []) if one.device == device])

    def end_other_devices(self, user: str, device: bytes) -> None:
        """Every other token of this person is valid no longer."""
        self._end_some([one for one in self._of.get(user, []) if one.device != device])

    def _end_some(self, connections: list[Connection]) -> None:
        for connection in connections:
            connection.end(codes.UNAUTHORIZED)

    def end_all(self, code: int) -> None:
        for own in list(self._of.values()):
            for connection in list(own):
                connection.end(code)

    def _count(self) -> None:
        count = sum(map(len, self._of.values()))
        self._metrics.sockets.set(count)
        (self.none_left.clear if count else self.none_left.set)()
