"""Bots say something now and then: everybody reads it in his language, and the host can silence them."""

import asyncio
from pathlib import Path

import pytest

from saloon.bots.remarks import Remark, Talk
from saloon.client.account import Account
from saloon.client.line import Line
from saloon.drills.serving import open_house
from saloon.drills.timing import NotingClock
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.kernel.views import SPECTATOR, View
from saloon.server.entries import Said
from saloon.server.frames import entry_frame
from saloon.server.log import Moment
from saloon.server.party import NOBODY
from saloon.server.settings import Settings
from saloon.text.texts import Texts
from saloon.wire import messages as wire
from saloon.wire.codec import decode_shown
from saloon.wire.lobby import NewTable
from saloon.wire.names import seat_names

ENOUGH = 25
"""Entries in which somebody would have spoken."""


@pytest.fixture(autouse=True)
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that have something to say of everything."""

    def heard(_talk: Talk, _events: list[Event], view: View, speakers: dict[PlayerId, str]) -> Remark | None:
        assert view.viewer == SPECTATOR
        return Remark(max(speakers), "showman.hit.b") if speakers else None

    monkeypatch.setattr(Talk, "heard", heard)


async def played(folder: Path, quiet: bool) -> list[Moment]:
    """What bots said in the beginning of a game beside somebody who does what he must."""
    async with open_house(folder, Settings(workers=1), NotingClock()) as (house, url):
        anna = await Account.new(url, "Anna")
        async with Line(anna) as line:
            wishes = NewTable("bang", 4, bots=["random", "regular+showman"], pace=0.0, absent_after=0)
            made = await anna.new_table(wishes)
            table = await line.watch(made.table)
            if quiet:
                assert (await anna.mute(made.table, "bots")).quiet_bots
            await anna.start(made.table)
            while table.phase != "over" and table.seq < ENOUGH:
                if table.my_turn and table.ask is not None:
                    await table.answer(table.ask.options[0].key)
                else:
                    await table.changed()
            log = (await house.tables.table(made.table)).log
            return [Moment(*one) for one in log.moments(0) if isinstance(one[0], Said)]


def test_a_bot_says_something_and_everybody_reads_it_in_his_language(tmp_path: Path) -> None:
    said = asyncio.run(played(tmp_path, quiet=False))
    assert said
    for moment in said:
        entry = moment.entry
        assert isinstance(entry, Said)
        assert moment.state.party.chairs[entry.seat].bot
        assert not moment.state.party.chairs[entry.seat].user
        for language in ("en", "ru"):
            texts = Texts(language)
            chat = decode_shown(entry_frame(moment, NOBODY, language).encode(), wire.Entry).chat
            assert chat is not None
            assert chat.text == texts.say(f"remark.{entry.remark}")
            assert chat.name == seat_names(moment.state.facts, texts)[entry.seat]
        plain = decode_shown(entry_frame(moment, NOBODY).encode(), wire.Entry).chat
        assert plain is not None
        assert (plain.text, plain.remark) == ("", entry.remark)


def test_the_host_can_have_the_bots_be_silent(tmp_path: Path) -> None:
    assert asyncio.run(played(tmp_path, quiet=True)) == []
