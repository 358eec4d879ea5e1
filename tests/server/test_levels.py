"""Which bot has which seat: chosen by the host before a game, a regular for whoever is gone."""

from pathlib import Path

import pytest

from saloon.bots.registry import usual_bot
from saloon.client.account import Refusal
from saloon.client.line import Line
from saloon.kernel.ids import PlayerId
from saloon.server.entries import Made, Placed, Started, Stood, ToBot
from saloon.server.party import new_party
from tests.server.houses import open_house, quick_table, run


def test_the_host_chooses_a_bot_for_each_seat_and_everybody_sees_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(players=4, bots=["greenhorn"], private=False))
            await boris.sit(made.table)
            async with Line(boris) as line:
                table = await line.watch(made.table)
                await anna.place_bot(made.table, PlayerId(3), "sharp")
                facts = await anna.place_bot(made.table, PlayerId(2), "random")
                assert [seat.bot for seat in facts.seats] == ["", "", "random", "sharp"]
                await table.until(lambda: table.lobby is not None and table.lobby.seats[2].bot == "random")
                seq = table.seq
                await anna.place_bot(made.table, PlayerId(2), "random")
                assert table.seq == seq, "nothing happened the second time"
                facts = await anna.place_bot(made.table, PlayerId(2), "")
                assert facts.seats[2].holder == "empty"
            refused = [
                (boris, 2, "random", "not_host"),
                (anna, 1, "random", "seat_taken"),
                (anna, 4, "random", "unknown_seat"),
                (anna, 2, "gunslinger", "bad_setup"),
            ]
            for person, seat, bot, code in refused:
                with pytest.raises(Refusal) as refusal:
                    await person.place_bot(made.table, PlayerId(seat), bot)
                assert refusal.value.code == code
            await anna.start(made.table)
            with pytest.raises(Refusal) as late:
                await anna.place_bot(made.table, PlayerId(3), "random")
            assert late.value.code == "already_playing"
            seats = (await anna.table(made.table)).seats
            assert [seat.bot for seat in seats] == ["", "", "greenhorn", "sharp"]

    run(scene())


def test_a_regular_stands_in_for_whoever_is_gone() -> None:
    party = new_party(Made(quick_table(bots=["sharp"] * 2), "u", "Anna", "5"))
    party = party.after(Placed(PlayerId(3), "random")).after(Started({}))
    assert [chair.bot for chair in party.chairs] == ["", "sharp", "sharp", "random"]
    assert usual_bot("bang") == "regular"
    for gone in (ToBot(PlayerId(0)), Stood(PlayerId(0), "u")):
        assert party.after(gone).chairs[0].bot == "regular"
