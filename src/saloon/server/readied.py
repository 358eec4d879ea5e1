"""What people have ready in answer to questions that may come: in memory only, and known to nobody else."""

from __future__ import annotations

from saloon.bots.ready import OWN_TURN, Ready, picked, ready_for
from saloon.kernel.decisions import Decision
from saloon.kernel.frames import Game
from saloon.server.refused import Refused
from saloon.wire.messages import WhyReady


class Readied:
    """The ready answers of one table, by person and kind of question."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._by_user: dict[str, dict[str, Ready]] = {}

    def keys(self, user: str) -> list[str]:
        """What this person has ready."""
        return [one.key for one in self._by_user.get(user, {}).values()]

    def change(self, user: str, key: str, on: bool) -> None:
        """Have an answer ready, in place of any other to the same question; or no more."""
        found = next((one for one in ready_for(self._game) if one.key == key), None)
        if found is None:
            raise Refused("illegal_answer", params={"keys": [one.key for one in ready_for(self._game)]})
        mine = self._by_user.setdefault(user, {})
        if on:
            mine[found.asked] = found
        elif mine.get(found.asked, found).key == key:
            mine.pop(found.asked, None)

    def replace(self, user: str, keys: list[str]) -> None:
        """What this person has ready, as another node says."""
        known = [one for one in ready_for(self._game) if one.key in keys]
        self._by_user[user] = {one.asked: one for one in known}

    def forget(self, user: str) -> bool:
        """Nothing is ready any more; whether something was."""
        return bool(self._by_user.pop(user, None))

    def forget_all(self) -> set[str]:
        """The people who had something ready."""
        had = {user for user, mine in self._by_user.items() if mine}
        self._by_user.clear()
        return had

    def answer(self, user: str, game: Game, decision: Decision) -> tuple[str, WhyReady]:
        """What this person answers by what he has ready, and what he is to be told; empty: he is asked."""
        mine = self._by_user.get(user, {})
        if decision.kind in OWN_TURN:
            return "", "turn" if self.forget(user) and mine else ""
        ready = mine.pop(decision.kind, None)
        if ready is None:
            return "", ""
        key, rest = picked(ready, [game.key(option) for option in decision.options])
        if rest is not None:
            mine[decision.kind] = rest
        return key, "used" if key else "unfit"
