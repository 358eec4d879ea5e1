"""What can be done about the table from a terminal in the middle of a game: seats, door, devices, time."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from saloon.client.account import Account, Refusal
from saloon.client.line import Line
from saloon.kernel.ids import PlayerId
from saloon.kernel.views import SPECTATOR
from saloon.terminal.addresses import address_of
from saloon.terminal.evening import Evening
from saloon.terminal.grammar import AT_THE_TABLE, IN_A_GAME
from saloon.terminal.lobby import Lobby
from saloon.terminal.orders import knocks
from saloon.terminal.play import Play
from saloon.terminal.remote import RemoteSitting
from saloon.terminal.sitting import BrokenOff, Unheeded
from saloon.terminal.visit import Visit
from saloon.text.texts import Texts
from saloon.wire.lobby import TableMade
from tests.client.test_series import play_first
from tests.server.houses import quick_table
from tests.terminal.serving import Served, served
from tests.terminal.test_join import lobby_of, types
from tests.terminal.typist import Lines, Typist


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "house") as found:
        yield found


def running_table(house: Served, host: Account, **wishes: object) -> str:
    """A game of the host with three bots; it waits for the host, or for bots that take their time."""
    made = house.do(host.new_table(quick_table(**{"private": False, "pace": 9.0, **wishes})))
    house.do(host.start(made.table))
    return made.table


def table_of_two(house: Served, anna: Account, boris: Account, private: bool) -> TableMade:
    """A running game of the host, somebody else and two bots."""
    made = house.do(anna.new_table(quick_table(private=private, pace=9.0)))
    house.do(boris.join(invite=made.invite))
    house.do(boris.sit(made.table, PlayerId(1)))
    house.do(anna.start(made.table))
    return made


def sitting_at(visit: Visit, table: str) -> RemoteSitting:
    lobby = lobby_of(visit, table)
    return RemoteSitting(lobby.orders, lobby.run(), lobby.tidings, True)


@pytest.mark.parametrize("words", ["sit 3", "сесть 3"])
def test_a_spectator_takes_the_seat_of_a_bot_without_leaving_and_plays_on(house: Served, words: str) -> None:
    anna, vera = house.guest("Anna"), house.guest("Vera")
    table = running_table(house, anna)
    with Visit(vera, Typist(Lines())) as visit:
        sitting = sitting_at(visit, table)
        play = Play(sitting, visit.terminal.texts, visit.terminal, "instant")
        assert sitting.seat == SPECTATOR
        play.pass_the_time(words)
        assert sitting.seat == 2
        assert sitting.view().viewer == 2
        play.change_seat()
        assert play.bottom == 2
        assert "Vera" in sitting.names[2]
        assert "Vera takes seat 3" in visit.terminal.shown()  # type: ignore[attr-defined]
    assert house.do(anna.table(table)).seats[2].user == vera.user


def test_a_seat_is_given_up_in_a_game_only_by_who_means_it(house: Served) -> None:
    anna = house.guest("Anna")
    table = running_table(house, anna)
    with Visit(anna, Typist(Lines("", "y"))) as visit:
        sitting = sitting_at(visit, table)
        assert sitting.obey("stand") == ""
        assert sitting.seat == 0
        assert sitting.obey("stand") == ""
        assert sitting.seat == SPECTATOR
        with pytest.raises(Unheeded):
            sitting.obey("sit 2")
        sitting.obey("sit")
        assert sitting.seat == 0


def test_the_host_has_his_say_while_a_game_runs(house: Served) -> None:
    anna, boris, vera = [house.guest(name) for name in ("Anna", "Boris", "Vera")]
    made = table_of_two(house, anna, boris, private=True)
    with Visit(anna, Typist(Lines())) as visit:
        sitting = sitting_at(visit, made.table)
        house.do(vera.join(code=made.code))
        while not knocks(sitting.moment):
            sitting.wait()
        assert [told for told in sitting.notices() if "Vera asks to join" in told]
        assert sitting.obey("admit vera") == ""
        assert house.do(vera.table(made.table)).phase == "playing"
        told = sitting.obey("renew") or ""
        with pytest.raises(Refusal, match="bad_invite"):
            house.do(house.guest("Doc").join(invite=made.invite))
        link = told.split()[-1]
        assert house.do(house.guest("Etta").join(invite=address_of(link).invite)).table == made.table
        sitting.obey("kick boris")
        facts = house.do(anna.table(made.table))
        assert facts.seats[1].holder == "bot"
        assert sitting.obey("y") is None
        assert sitting.obey("bang 2") is None


@pytest.mark.parametrize(
    ("mute", "unmute", "whom"), [("mute", "unmute", "vera"), ("заглушить", "слово", "boris")]
)
def test_the_host_mutes_who_watches_and_who_plays_and_lets_them_speak_again(
    house: Served, mute: str, unmute: str, whom: str
) -> None:
    anna, boris, vera = [house.guest(name) for name in ("Anna", "Boris", "Vera")]
    table = table_of_two(house, anna, boris, private=False).table
    muted, other = (vera, boris) if whom == "vera" else (boris, vera)
    with (
        Visit(anna, Typist(Lines())) as hers,
        Visit(muted, Typist(Lines())) as quiet,
        Visit(other, Typist(Lines())) as loud,
    ):
        host, silenced, free = [sitting_at(visit, table) for visit in (hers, quiet, loud)]
        while host.moment.presence is None or not host.moment.presence.onlookers:
            host.wait()
        host.obey(f"{mute} {whom}")
        with pytest.raises(Unheeded, match="has muted you"):
            silenced.speak("a word", False)
        free.speak("another word", False)
        host.obey(f"{unmute} {whom}")
        silenced.speak("a word", False)


def test_who_is_not_there_and_bots_cannot_be_muted(house: Served) -> None:
    anna = house.guest("Anna")
    table = running_table(house, anna)
    with Visit(anna, Typist(Lines())) as visit:
        sitting = sitting_at(visit, table)
        with pytest.raises(Unheeded, match="no seat “nobody”"):
            sitting.obey("mute nobody")
        with pytest.raises(Unheeded, match=Texts("en").say("wire.error.unknown_user")):
            sitting.obey("mute 3")


def test_once_two_play_the_host_is_asked_before_somebody_takes_a_bots_seat(house: Served) -> None:
    anna, boris, vera = [house.guest(name) for name in ("Anna", "Boris", "Vera")]
    table = table_of_two(house, anna, boris, private=False).table
    with Visit(anna, Typist(Lines())) as hers, Visit(vera, Typist(Lines(), "ru")) as watching:
        host, wants = sitting_at(hers, table), sitting_at(watching, table)
        assert wants.obey("сесть 3") == "Хозяина стола спросили, можно ли вам занять это место."
        while not knocks(host.moment):
            host.wait()
        assert [told for told in host.notices() if "Vera wants to take over the bot at seat 3" in told]
        assert wants.seat == SPECTATOR
        host.obey("admit vera")
        while wants.seat != 2:
            wants.wait()
    assert house.do(anna.table(table)).seats[2].user == vera.user


def test_a_link_for_another_device_and_the_end_of_all_others(house: Served) -> None:
    anna = house.guest("Anna")
    table = running_table(house, anna)
    with Visit(anna, Typist(Lines())) as visit:
        sitting = sitting_at(visit, table)
        link = (sitting.obey("device") or "").split()[-1]
        phone = Account(house.url, address_of(link).device)
        assert house.do(phone.me()).tables == [table]
        assert sitting.obey("forget") == "All your other devices are logged out."
        with pytest.raises(Refusal, match="unauthorized"):
            house.do(phone.me())
        assert house.do(anna.me()).tables == [table]


def wait_for_ever(sitting: RemoteSitting) -> None:
    while True:
        sitting.wait()


def test_who_is_logged_out_elsewhere_is_told_and_does_not_wait_for_ever(house: Served) -> None:
    anna = house.guest("Anna")
    table = running_table(house, anna)
    with Visit(anna, Typist(Lines())) as visit:
        sitting = sitting_at(visit, table)
        house.do(anna.forget_this_device())
        with pytest.raises(Unheeded, match="does not know you"):
            wait_for_ever(sitting)


@pytest.mark.parametrize(("language", "shown"), [("en", "s] "), ("ru", "с] ")])
def test_a_timed_table_shows_the_seconds_that_are_left(house: Served, language: str, shown: str) -> None:
    anna, vera = house.guest("Anna"), house.guest("Vera")
    timed = running_table(house, anna, seconds=300, pace=0.0)
    untimed = running_table(house, anna, pace=0.0)
    with Visit(vera, Typist(Lines(), language)) as visit:
        sitting = sitting_at(visit, timed)
        while not sitting.countdown():
            sitting.wait()
        assert sitting.countdown().endswith(shown)
        assert 0 < int(sitting.countdown()[1:].split()[0]) <= 320
    with Visit(anna, Typist(Lines(), language)) as visit:
        sitting = sitting_at(visit, untimed)
        while not sitting.is_asked():
            sitting.wait()
        assert sitting.countdown() == ""


def test_help_at_a_table_of_a_server_tells_what_can_be_done_there(house: Served) -> None:
    anna = house.guest("Anna")
    table = running_table(house, anna)
    with Visit(anna, Typist(Lines())) as visit:
        sitting = sitting_at(visit, table)
        Play(sitting, visit.terminal.texts, visit.terminal, "instant").commands.help()
        shown = visit.terminal.shown()  # type: ignore[attr-defined]
        lobby = Texts("en").say("join.help")
        for word in AT_THE_TABLE:
            assert f"{word} " in shown or f" {word}:" in shown
            assert f"{word} " in lobby or f" {word}:" in lobby
        assert all(f"{word} " in shown for word in IN_A_GAME)


def test_the_lobby_takes_the_same_orders(house: Served) -> None:
    anna = house.guest("Anna")
    made = house.do(anna.new_table(quick_table()))
    with Visit(anna, Typist(Lines())) as visit:
        lobby = lobby_of(visit, made.table)
        types(lobby, "renew")
        assert lobby.orders.code != made.code
        assert any(lobby.orders.code in line.plain for line in lobby.page())
        types(lobby, "forget")
        assert any("logged out" in line.plain for line in lobby.page())


def test_bots_play_as_fast_as_one_likes(house: Served) -> None:
    anna = house.guest("Anna")
    table = running_table(house, anna)
    with Visit(anna, Typist(Lines())) as visit:
        sitting = sitting_at(visit, table)
        assert "4" in (sitting.obey("pace 4") or "")
        while sitting.moment.presence is None or sitting.moment.presence.speed != "4":
            sitting.wait()
        with pytest.raises(Unheeded, match="pace skip"):
            sitting.obey("pace 7")
        with pytest.raises(Unheeded, match="pace skip"):
            sitting.obey("pace")


CAMPAIGN = {"campaign": "on", "hiring": "on"}


@pytest.mark.parametrize("words", ["close", "закрыть"])
def test_the_host_closes_a_campaign_in_the_middle_of_a_game_if_he_means_it(house: Served, words: str) -> None:
    anna = house.guest("Anna")
    table = running_table(house, anna, rules=CAMPAIGN)
    with Visit(anna, Typist(Lines("", "y"))) as visit:
        sitting = sitting_at(visit, table)
        sitting.obey(words)
        assert house.do(anna.table(table)).phase == "playing"
        with pytest.raises(BrokenOff):
            sitting.obey(words)
        assert "does not count" in visit.terminal.shown()  # type: ignore[attr-defined]
    campaign = house.do(anna.table(table)).campaign
    assert campaign is not None
    assert campaign.closed


def test_who_is_not_the_host_or_plays_no_campaign_closes_nothing(house: Served) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = running_table(house, anna, rules=CAMPAIGN)
    with Visit(boris, Typist(Lines("y"))) as visit, pytest.raises(Unheeded):
        sitting_at(visit, table).obey("close")
    alone = running_table(house, boris)
    with Visit(boris, Typist(Lines("y"))) as visit, pytest.raises(Unheeded):
        sitting_at(visit, alone).obey("close")
    assert house.do(anna.table(table)).phase == "playing"


async def played_to_its_end(account: Account, table: str) -> None:
    """The person's seat, from elsewhere."""
    async with Line(account) as line:
        await play_first(await line.watch(table))


@pytest.mark.parametrize(("language", "words"), [("en", "close"), ("ru", "закрыть")])
def test_after_a_game_of_a_campaign_the_host_may_close_it_at_once(
    house: Served, language: str, words: str
) -> None:
    anna = house.guest("Anna")
    table = running_table(house, anna, rules=CAMPAIGN, pace=0.0)
    typist = Typist(Lines(words, "y"), language)
    with Visit(anna, typist) as visit:
        evening = Evening(visit, table, "", False, False)
        sitting = RemoteSitting(
            evening.orders, Lobby(visit, evening.tidings, evening.orders).run(), evening.tidings, False
        )
        house.do(played_to_its_end(anna, table))
        while not sitting.over:
            sitting.wait()
        evening.look_back(sitting)
        assert typist.prompts[-2] == Texts(language).say("join.prompt.ended_campaign")
    campaign = house.do(anna.table(table)).campaign
    assert campaign is not None
    assert campaign.closed
