"""What somebody has played at a server, from the command line."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.terminal import accounts
from saloon.terminal.addresses import deal_link
from saloon.text.texts import Texts
from tests.server.houses import against_bots, play_on
from tests.terminal.serving import Served, served
from tests.terminal.test_commands import run


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "house") as running:
        yield running


async def play(anna: Account, table: str) -> None:
    """A game among bots, to its end."""
    async with Line(anna) as line:
        hers = await line.watch(table)
        await anna.start(table)
        await play_on(hers)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_somebody_is_told_what_he_has_played_and_can_have_it_forgotten(
    house: Served, home: Path, language: str
) -> None:
    anna = house.guest("Anna")
    accounts.keep(house.url, "Anna", anna.token)
    none = run("history", house.url, "-l", language)
    table = house.do(anna.new_table(against_bots("duel"))).table
    house.do(play(anna, table))
    told = run("history", house.url, "-l", language)
    assert told.exit_code == 0, told.output
    english = ("Only you", "The last games", "BANG! The Duel")
    words = {"en": english, "ru": ("только вы", "Последние игры", "Дуэль")}
    for word in words[language]:
        assert word in told.output
    assert run("history", house.url, "--show", "-l", language).exit_code == 0
    assert house.do(anna.my_history()).shown
    run("history", house.url, "--forget", "-l", language, typed="\n")
    assert house.do(anna.my_history()).past, "only a yes is a yes"
    run("history", house.url, "--forget", "-l", language, typed="y\n")
    assert run("history", house.url, "-l", language).output == none.output


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_deal_is_played_again_by_its_link_and_compared(house: Served, home: Path, language: str) -> None:
    anna = house.guest("Anna")
    table = house.do(anna.new_table(against_bots("duel"))).table
    house.do(play(anna, table))
    link = deal_link(house.url, house.do(anna.share_deal(table)))
    words = {"en": ("start", "compare", "share", "quit"), "ru": ("начать", "сравнить", "поделиться", "выход")}
    start, compare, share, leave = words[language]
    typed = "\n".join([start, *["1"] * 3000])
    played = run("join", link, "--name", "Ben", "-l", language, typed=typed)
    assert Texts(language).say("common.again")[:30] in played.output
    ben = next(one for one in accounts.kept_at(house.url) if one.name == "Ben")
    again = house.do(Account(house.url, ben.token).my_history()).past[0].table
    told = run(
        "join",
        f"{house.url}/#/table/{again}",
        "--name",
        "Ben",
        "-l",
        language,
        typed=f"{compare}\n{share}\n{leave}\n",
    )
    assert "Anna" in told.output
    assert Texts(language).say("join.same.mine", people="Ben") in told.output
    assert link in told.output, told.output
