"""Who is shown a table now: everybody gets each frame once, encoded once for all who see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from saloon.kernel.ids import PlayerId
from saloon.server.frames import entry_frame, sight_of
from saloon.server.log import Moment
from saloon.server.party import Party
from saloon.wire.codec import encode
from saloon.wire.codes import RESTARTING
from saloon.wire.messages import Door, KnockLine, Onlooker, Presence, SeatPresence, ServerMessage

if TYPE_CHECKING:
    from saloon.server.lots import Lots
    from saloon.server.tempo import Tempo


ONLOOKERS_TOLD: Final = 50
"""Of those who watch, so many are named to the host."""


class Viewer(Protocol):
    """Somebody who is shown a table: one socket."""

    @property
    def user(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def language(self) -> str:
        """In which frames are told; empty: without words."""

    @property
    def screen(self) -> bool:
        """Whether everybody looks at it: it shows what a stranger sees, whoever it belongs to."""

    def send(self, frame: str) -> None:
        """Give a frame without waiting; who does not keep up is dropped."""

    async def send_patiently(self, frame: str) -> None:
        """Give a frame and wait until there is room for it."""

    def end(self, code: int) -> None:
        """Close the socket."""


class Crowd(Struct):
    """Who is shown a table at one node."""

    people: dict[str, str] = {}
    """Names, by user."""
    screens: int = 0


class Audience:
    """The viewers of one table."""

    def __init__(self) -> None:
        self._viewers: dict[Viewer, None] = {}
        self.elsewhere: dict[str, Crowd] = {}
        """Who is shown it at other nodes, by node."""

    def __len__(self) -> int:
        return len(self._viewers)

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._viewers

    def add(self, viewer: Viewer) -> None:
        self._viewers[viewer] = None

    def remove(self, viewer: Viewer) -> None:
        self._viewers.pop(viewer, None)

    def holds(self, user: str) -> bool:
        """Whether this person is there, at whichever node."""
        if any(viewer.user == user and not viewer.screen for viewer in self._viewers):
            return True
        return any(user in crowd.people for crowd in self.elsewhere.values())

    def users(self) -> set[str]:
        return {*self.here().people, *(user for crowd in self.elsewhere.values() for user in crowd.people)}

    def here(self) -> Crowd:
        """At this node."""
        people = {viewer.user: viewer.name for viewer in self._viewers if not viewer.screen}
        return Crowd(people, sum(viewer.screen for viewer in self._viewers))

    def onlookers(self, party: Party) -> list[Onlooker]:
        """Who is there and has no seat."""
        people = dict(self.here().people)
        for crowd in self.elsewhere.values():
            people |= crowd.people
        found = {user: name for user, name in people.items() if party.seat_of(user) < 0}
        return [Onlooker(user, name, user in party.muted) for user, name in found.items()]

    def show(self, moment: Moment) -> None:
        """One frame for each viewer."""
        frames: dict[tuple[PlayerId, str, bool], str] = {}
        for viewer in list(self._viewers):
            sight = sight_of(moment, viewer.user, viewer.language, viewer.screen)
            frame = frames.get(sight)
            if frame is None:
                frame = frames[sight] = entry_frame(moment, *sight)
            viewer.send(frame)

    def tell(self, users: set[str], message: ServerMessage) -> None:
        """Something that is no entry, to all devices of these people."""
        frame = encode(message).decode()
        for viewer in [one for one in self._viewers if one.user in users and not one.screen]:
            viewer.send(frame)

    def end_all(self) -> None:
        """Somebody was not shown what he should have been: all come back and resume."""
        for viewer in list(self._viewers):
            viewer.end(RESTARTING)

    def turn_out(self, table: str, user: str) -> None:
        """Somebody may not see this table any more."""
        for viewer in [viewer for viewer in self._viewers if viewer.user == user]:
            self.remove(viewer)
            viewer.send(encode(Door(table, False)).decode())

    def tell_presence(
        self,
        table: str,
        party: Party,
        knocks: list[KnockLine],
        seconds_left: float | None,
        tempo: Tempo,
        lots: Lots,
        banks: list[float],
    ) -> None:
        """Who is there and how fast bots play; the host hears of knocks, and who watches."""
        here = self.users()
        screens = sum(crowd.screens for crowd in (self.here(), *self.elsewhere.values()))
        seats = [
            SeatPresence(
                PlayerId(seat),
                not chair.user or chair.user in here,
                tempo.wished(chair.user) if chair.user else "1",
                lots.commitment(chair.user),
                banks[seat] if banks and chair.user else None,
            )
            for seat, chair in enumerate(party.chairs)
            if not chair.is_free
        ]
        speed = tempo.speed()
        onlookers = self.onlookers(party)
        watchers = len(onlookers)
        others = [one for one in onlookers if one.user != party.host][:ONLOOKERS_TOLD]
        told = Presence(table, seats, watchers, [], seconds_left, speed, screens=screens)
        for_all = encode(told).decode()
        for_host = encode(replace(told, knocks=knocks, onlookers=others)).decode()
        for viewer in list(self._viewers):
            viewer.send(for_host if viewer.user == party.host else for_all)
