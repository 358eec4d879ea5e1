"""Leaks: whole games over real sockets, and everything that leaves the house is read.

Guests play, die, watch, talk, pry and come back; a stranger tries every door. The server runs in this
process, so that each frame can be held against what was true when it was made.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import random
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import field

from saloon.bots.ready import ready_for
from saloon.bots.registry import usual_bot
from saloon.client.account import Account, Refusal
from saloon.drills.duplicates import Duplicates
from saloon.drills.figures import Figures
from saloon.drills.inside import Inside, OneHouse
from saloon.drills.plans import tables
from saloon.drills.same_bytes import SameBytes
from saloon.drills.serving import open_house
from saloon.drills.tap import Eyes, LogTap, Tap
from saloon.drills.tells import AUC, SPEEDS
from saloon.drills.wires import Wire
from saloon.games.registry import GAMES
from saloon.server.settings import Settings
from saloon.wire import messages as wire
from saloon.wire.codec import encode
from saloon.wire.languages import LANGUAGES
from saloon.wire.limits import SEATS
from saloon.wire.lobby import NewTable

AT_ONCE: Final = 6
BOTS: Final = (0, 0, 2)
"""Bots of the server at the tables, in turn."""
PRIES: Final = 0.03
"""How often somebody who was shown something does what he should not, or asks for what he saw again."""
TAKES_BACK: Final = 0.2
"""How often somebody takes back what can be taken back."""
ASKED_A_GAME: Final = 3
ADVISED: Final = 0.05
"""How often somebody who is asked asks for advice first."""
ADVISED_A_GAME: Final = 2
PATIENCE: Final = 300.0
"""Seconds that an answer over HTTP may take: house and guests share one loop, which reads every frame."""
LEAST_P: Final = 0.001
"""Below it, differences of delays count as no accident; one run in a thousand is unlucky."""
VIEWERS: Final = ("player", "dead", "spectator", "screen", "bot")


class LeakFigures(Figures):
    """What was read, and what should not have been there."""

    games: int = 0
    frames: int = 0
    leaks: int = 0
    texts: int = 0
    """Answers over HTTP, log lines, figures, records."""
    pairs: int = 0
    """Frames made again in a world that differs only in what their viewer may not know."""
    pairs_by_viewer: dict[str, int] = field(default_factory=dict)
    advice: int = 0
    """Hints and suspicions that were thought over again in such a world."""
    reminders: int = 0
    """Frames that reminded their seat of cards, as follows from what it was sent."""
    duplicates: int = 0
    """Of the games, deals that others had played or played at the same time."""
    same_bytes: int = 0
    """Frames and histories that two nodes derived for the same viewer, and that were compared."""
    windows: int = 0
    """Answers of bots whose delay was measured."""
    delay_p: float = 1.0
    """Chance of delays that differ as much, if they do not depend on the hand."""
    tells: dict[str, int] = field(default_factory=dict)
    """Answers of bots with a choice, and as many without one or more, that a player timed with his watch, by
    the speed that he wanted."""
    tell_auc: dict[str, float] = field(default_factory=dict)
    """How often those with a choice came later: one half, if the watch tells nothing."""
    thought_tells: dict[str, int] = field(default_factory=dict)
    """The same of bots that look ahead."""
    thought_auc: dict[str, float] = field(default_factory=dict)
    wanted_duplicates: int = 0
    wanted_same_bytes: int = 0
    wanted_tells: int = 0
    wanted_games: int = 0
    wanted_pairs: int = 0
    wanted_windows: int = 0
    wanted_reminders: int = 0
    wanted_advice: int = 0
    described: list[str] = field(default_factory=list)

    def missed(self) -> list[str]:
        unseen = [kind for kind, count in self.pairs_by_viewer.items() if not count]
        found = self._above(leaks=0) + self._below(games=self.wanted_games, pairs=self.wanted_pairs)
        found += self._below(delay_p=LEAST_P, windows=self.wanted_windows, reminders=self.wanted_reminders)
        found += self._below(advice=self.wanted_advice, duplicates=self.wanted_duplicates)
        found += self._below(same_bytes=self.wanted_same_bytes)
        for name in ("tell_auc", "thought_auc"):
            found += [name] * any(not AUC[0] <= one <= AUC[1] for one in getattr(self, name).values())
        for name in ("tells", "thought_tells"):
            counts = getattr(self, name)
            found += [name] * any(counts.get(speed, 0) < self.wanted_tells for speed in SPEEDS)
        return found + (["pairs_by_viewer"] if unseen or not self.pairs_by_viewer else [])

    def add(self, other: LeakFigures) -> None:
        """Count what was found elsewhere too."""
        self.games += other.games
        self.frames += other.frames
        self.leaks += other.leaks
        self.texts += other.texts
        self.pairs += other.pairs
        self.advice += other.advice
        self.reminders += other.reminders
        self.duplicates += other.duplicates
        self.same_bytes += other.same_bytes
        for kind, count in other.pairs_by_viewer.items():
            self.pairs_by_viewer[kind] = self.pairs_by_viewer.get(kind, 0) + count
        self.described += other.described


class Guest:
    """A person with one socket, who plays at several tables and is too curious.

    With two nodes he has a second socket at the other one, and sees everything there too.
    """

    def __init__(
        self,
        drill: Leaks,
        account: Account,
        language: str,
        screen: bool = False,
        nodes: tuple[str, ...] = ("",),
    ) -> None:
        self.account = account
        self._screen = screen
        self.over: dict[str, asyncio.Event] = {}
        """The tables that he is at; set when the game there is over."""
        self._drill = drill
        self._language = language
        self._eyes = Eyes(account.user, language, screen)
        self._wire, *self._second = [Wire(account, language, screen=screen, node=node) for node in nodes]
        self._numbers = itertools.count()
        self._seen: dict[str, asyncio.Event] = {}
        self._steps: dict[str, int] = {}
        self._asks: dict[str, dict[str, Any]] = {}
        self._weighed: dict[str, set[int]] = {}
        """Answers of which it is decided whether they are taken back."""
        self._ready: dict[str, set[str]] = {}
        """What was ever had ready."""
        self._prying = asyncio.TaskGroup()
        self.barred: dict[str, str] = {}
        """Tables of which he may be shown nothing until his own game with their deal, there, is over."""

    async def live(self, ready: asyncio.Event) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for one in (self._wire, *self._second):
                await stack.enter_async_context(one)
            await stack.enter_async_context(self._prying)
            for one in self._second:
                self._prying.create_task(self._see_too(one))
            ready.set()
            while True:
                frame = await self._wire.hear()
                await self._drill.inside.know(frame)
                shown = self._drill.tap.frame(frame, *self._eyes)
                self._drill.same.seen(self._eyes, self._wire.node, frame)
                table = shown.get("table", "")
                if self._is_barred(table) and shown["t"] != "error":
                    self._drill.tap.found(f"{shown['t']} of a table whose deal he plays himself")
                if table not in self.over:
                    continue
                if shown["t"] in ("state", "entry"):
                    await self._shown(table, shown)
                elif shown["t"] == "readied":
                    if not set(shown["keys"]) <= self._ready.get(table, set()):
                        self._drill.tap.found(f"ready answers of somebody else: {shown['keys']}")
                elif shown["t"] == "error":
                    await self._answer(table)

    async def _see_too(self, second: Wire) -> None:
        """The same through another node."""
        while True:
            self._drill.same.seen(self._eyes, second.node, await second.hear())

    async def come_to(self, table: str) -> None:
        """Sit there and see it: from then on the house keeps it in memory."""
        self.over[table] = asyncio.Event()
        self._seen[table] = asyncio.Event()
        for one in (self._wire, *self._second):
            await one.say(wire.Watch(table))
        await self._seen[table].wait()

    def _is_barred(self, table: str) -> bool:
        own = self.over.get(self.barred.get(table, ""))
        return own is not None and not own.is_set()

    async def say(self, message: wire.ClientMessage) -> None:
        await self._wire.say(message)

    async def leave(self, table: str) -> None:
        for known in (self.over, self._seen, self._steps, self._asks):
            known.pop(table, None)
        for one in (self._wire, *self._second):
            await one.say(wire.LeaveTable(table))

    async def _shown(self, table: str, shown: dict[str, Any]) -> None:
        self._seen[table].set()
        if (shown.get("lobby") or {}).get("phase") == "over":
            self.over[table].set()
        if "view" not in shown:
            return
        self._steps[table] = shown["view"]["step"]
        self._asks[table] = ask = shown.get("ask") or {}
        chance = self._drill.chance
        if shown.get("may_take_back") and shown["seq"] not in self._weighed.setdefault(table, set()):
            self._weighed[table].add(shown["seq"])
            if chance.random() < TAKES_BACK:
                await self._wire.say(wire.TakeBack(table, self._cid(), shown["view"]["step"] - 1))
                return
            await self._wire.say(wire.StandBy(table, self._cid()))
        if chance.random() < PRIES:
            await self._pry(table, shown["seq"])
        if ask.get("options") and self._drill.may_ask_for_advice(table):
            await self._drill.ask_for_advice(self.account, table)
        interrupts = ask.get("interrupts", [])
        if interrupts and chance.random() < PRIES:
            key = chance.choice(interrupts)["key"]
            await self._wire.say(wire.Interrupt(table, self._cid(), ask["step"], key))
        else:
            await self._answer(table)

    async def _answer(self, table: str) -> None:
        """Answer what is asked, if anything is; once more if that, or anything else, was refused."""
        ask = self._asks.get(table, {})
        if ask.get("options"):
            key = self._drill.chance.choice(ask["options"])["key"]
            await self._wire.say(wire.Answer(table, self._cid(), ask["step"], key))

    def _cid(self) -> str:
        return f"c{next(self._numbers)}"

    async def _have_ready(self, table: str) -> None:
        """An answer for a question that may come: nobody but me may ever hear of it."""
        game = (await self._drill.inside.table(table)).state.kind.key
        key = self._drill.chance.choice([one.key for one in ready_for(game)])
        self._ready.setdefault(table, set()).add(key)
        await self._wire.say(wire.HaveReady(table, self._cid(), key))

    async def _pry(self, table: str, seq: int) -> None:
        """One of the things that somebody does who wants to know more."""
        step = self._steps[table]
        match self._drill.chance.randrange(8):
            case 7:
                await self._have_ready(table)
            case 0:
                await self._wire.say(wire.Answer(table, self._cid(), step, "nothing of the kind"))
            case 1:
                await self._wire.say(wire.Interrupt(table, self._cid(), step, "nothing of the kind"))
            case 2:
                await self._wire.say(wire.Answer(table, self._cid(), step + 1, "nothing of the kind"))
            case 3 | 4:
                word = f"canary{self._drill.chance.getrandbits(64):x}"
                await self._wire.say(wire.Chat(table, self._cid(), word, pay=True))
            case 5:
                await self._wire.say(wire.Watch(table, since=max(1, seq - 20)))
            case _:
                if self._drill.may_ask_around(table):
                    self._prying.create_task(self._drill.ask_around(self.account, table))


class Leaks:
    """The drill."""

    def __init__(
        self, inside: Inside, url: str, chance: random.Random, every: int, nodes: Sequence[str] = ("",)
    ) -> None:
        self.inside = inside
        self.chance = chance
        self.tap = Tap(chance, every)
        self.same = SameBytes(self.tap)
        self.games = 0
        self.duplicates = Duplicates(self)
        self._url = url
        self._nodes = nodes
        self._guests: list[Guest] = []
        self._asked: Counter[str] = Counter()
        self._advised: Counter[str] = Counter()
        self._stranger: Account
        self._watcher: Guest
        self._screen: Guest
        """One that the whole room sees, of somebody who plays at some of the tables."""

    async def play(self, plans: list[NewTable], seconds: float) -> None:
        """All these games; what is not over after so many seconds is left."""
        log_tap = LogTap(self.tap)
        logging.getLogger().addHandler(log_tap)
        self.inside.listen(self.tap, self.chance)
        await self._invite_people()
        room = asyncio.Semaphore(AT_ONCE)

        async def play(number: int, wishes: NewTable) -> None:
            async with room:
                await self._game(number, wishes)

        people = [*self._guests, self._watcher, self._screen]
        ready = [asyncio.Event() for _ in people]
        living = [asyncio.create_task(one.live(there)) for one, there in zip(people, ready, strict=True)]
        try:
            async with asyncio.timeout(seconds):
                for there in ready:
                    await there.wait()
                playing = asyncio.gather(*[play(number, one) for number, one in enumerate(plans)])
                await first_of(playing, *living)
        except TimeoutError:
            pass
        finally:
            for task in living:
                task.cancel()
            await asyncio.gather(*living, return_exceptions=True)
            logging.getLogger().removeHandler(log_tap)

    async def _invite_people(self) -> None:
        accounts = [await Account.new(self._url, f"Guest {number}") for number in range(SEATS + 2)]
        for account in accounts:
            account.timeout = PATIENCE
            self.tap.keep_secret(account.token, account.user)
        self._stranger = accounts.pop()
        spoken = itertools.cycle(["", *LANGUAGES])
        around = itertools.cycle(self._nodes)
        pairs = itertools.pairwise(around) if len(self._nodes) > 1 else zip(around)
        self._guests = [Guest(self, account, next(spoken), nodes=next(pairs)) for account in accounts]
        self._watcher = self._guests.pop()
        self._screen = Guest(self, self._guests[0].account, next(spoken), True, next(pairs))

    async def _game(self, number: int, wishes: NewTable) -> None:
        wishes.private = number % 2 == 0
        wishes.card_memory = number // len(GAMES) % 2 == 0  # of each game every other table
        wishes.hints = wishes.card_memory
        wishes.same_deal = number // 2 % 2 == 1  # then others play it at the same time
        wishes.take_back = (
            not wishes.card_memory
        )  # reminders are proved from what was sent, all of which stands
        bots = min(BOTS[number % len(BOTS)], wishes.players - 1)
        wishes.bots = [usual_bot(wishes.game)] * bots
        first = number % len(self._guests)
        around = self._guests[first:] + self._guests[:first]
        players = around[: wishes.players - bots]
        host = players[0].account
        made = await host.new_table(wishes)
        self.tap.keep_secret(made.invite.partition(".")[2], host.user)
        everybody = [*players, self._watcher, self._screen]
        for guest in everybody[1:]:
            await guest.account.join(invite=made.invite)
        for guest in players[1:]:
            await guest.account.sit(made.table)
        for guest in everybody:
            await guest.come_to(made.table)
        self.tap.begin(await self.inside.table(made.table))
        await host.start(made.table)
        again = self._again(host, made.table, players) if wishes.same_deal else no_more()
        await asyncio.gather(self._to_the_end(everybody, made.table), again)
        campaign = (await host.table(made.table)).campaign
        if campaign is not None and not campaign.over:
            await self._next_game(host, everybody, made.table)
        await self.ask_around(host, made.table)
        await self.same.histories(host, made.table, self.inside.urls)
        for guest in everybody:
            await guest.leave(made.table)
        self.tap.end(made.table)
        self.same.forget(made.table)
        self.games += 1
        if not wishes.same_deal:
            await self._again(host, made.table, players)

    async def _again(self, host: Account, table: str, players: list[Guest]) -> None:
        """Others play the same deal, unless it is one of a campaign: as many as played it, or all there are.

        The first guest has seen it: his is the screen that everybody looks at.
        """
        fresh = [guest for guest in self._guests[1:] if guest not in players]
        if fresh and (await host.table(table)).campaign is None:
            await self.duplicates.play(host, table, fresh, len(players))

    async def phase_of(self, table: str) -> str:
        """Of a table that is in memory: somebody watches it."""
        return (await self.inside.table(table)).state.party.phase

    async def _to_the_end(self, everybody: list[Guest], table: str) -> None:
        for guest in everybody:
            await guest.over[table].wait()

    async def _next_game(self, host: Account, everybody: list[Guest], table: str) -> None:
        """One more of a campaign: what is between the two games is read too."""
        for guest in everybody:
            guest.over[table].clear()
        self.tap.forget((await self.inside.table(table)).state.party.seed)
        await host.rematch(table)
        self.tap.keep_secret((await self.inside.table(table)).state.party.seed)
        await host.start(table)
        await self._to_the_end(everybody, table)

    def may_ask_around(self, table: str) -> bool:
        """A few times in each game: the whole history is told every time."""
        self._asked[table] += 1
        return self._asked[table] <= ASKED_A_GAME

    async def ask_around(self, account: Account, table: str) -> None:
        """Everything that can be asked for over HTTP, by somebody at the table and by a stranger."""
        for asker in (account, self._stranger):
            for route in ("table", "tables", "me", "history", "metrics", "healthz", "record"):
                await self._ask(asker, route, table)
        for asker in (self._watcher.account, self._stranger):
            await self.ask_for_advice(asker, table)
        await self._ask(self._screen.account, "history", table, screen=True)

    def may_ask_for_advice(self, table: str) -> bool:
        """Once in a while, a few times in each game: a hint takes its time."""
        if self.chance.random() >= ADVISED or self._advised[table] == ADVISED_A_GAME:
            return False
        self._advised[table] += 1
        return True

    async def ask_for_advice(self, asker: Account, table: str) -> None:
        """What is thought of a running game: from what one knows, if one may have it; no review ever."""
        for route in ("hint", "suspicion"):
            await self._ask(asker, route, table)
        state = (await self.inside.table(table)).state
        if state.party.phase == "playing":
            await self._ask(asker, "review", table, state.seq)

    async def _ask(
        self, asker: Account, route: str, table: str, seq: int | None = None, screen: bool = False
    ) -> None:
        try:
            told = await asyncio.to_thread(asker.ask, route, None, table, "", "", seq, screen)
        except Refusal as refusal:
            told = encode([refusal.code, refusal.detail, refusal.params])
        await self.inside.table(table)  # as far as was told
        self._look(route, told.decode(), asker, table, seq, screen)

    def _look(
        self, route: str, told: str, asker: Account, table: str, seq: int | None = None, screen: bool = False
    ) -> None:
        if route in ("metrics", "healthz"):
            self.tap.public(route, told)
        elif route == "history" and told.startswith("{"):
            self.tap.history(told, asker.user, screen)
        elif route == "record" and told.startswith("{"):
            self.tap.record(told, asker.user, table)
        else:
            self.tap.text(route, told, asker.user)
            if told.startswith("{") and route in ("hint", "suspicion", "review"):
                self.tap.advised(route, asker.user, table, seq)


async def no_more() -> None:
    """Nothing besides."""


async def first_of(wanted: asyncio.Future[Any], *others: asyncio.Task[None]) -> None:
    """Wait for one thing; if another one breaks meanwhile, break too. Nothing of it goes on afterwards."""
    try:
        await asyncio.wait([wanted, *others], return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            if task.done():
                task.result()
                raise ConnectionError("a guest went away")
        await wanted
    finally:
        wanted.cancel()
        await asyncio.gather(wanted, return_exceptions=True)


async def leaks(games: int, seed: int, seconds: float, every: int, players: int = 0) -> LeakFigures:
    """The games of one process; every so manieth frame is made again in another world."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="saloon-leaks-") as folder:
        async with open_house(Path(folder), Settings(test_mode=True, workers=1)) as (house, url):
            drill = Leaks(OneHouse(house), url, chance, every)
            await drill.play(tables(games, seed, players), seconds)
    return figures_of(drill, VIEWERS)


def figures_of(drill: Leaks, viewers: Sequence[str]) -> LeakFigures:
    """What it found, with these kinds of viewers."""
    tap = drill.tap
    return LeakFigures(
        games=drill.games,
        frames=tap.frames,
        leaks=tap.leaks,
        texts=tap.checked,
        pairs=tap.pairs.total(),
        advice=tap.advice,
        reminders=tap.reminders.proved,
        duplicates=drill.duplicates.games,
        same_bytes=drill.same.compared,
        pairs_by_viewer={kind: tap.pairs[kind] for kind in viewers},
        described=tap.described,
    )
