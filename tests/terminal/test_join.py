"""At a table of a server from a terminal: lobby, game, watching, knocking, coming back, going astray."""

import stat
import threading
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path

import pytest

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.games.bang.view import BangView
from saloon.games.bang.words import PLAY_PHASE
from saloon.games.registry import GAMES
from saloon.kernel.records import record_from_bytes
from saloon.server.running import bound
from saloon.terminal import accounts
from saloon.terminal.addresses import Address, BadAddress, address_of, invite_link
from saloon.terminal.grammar import parse_order
from saloon.terminal.join_command import is_private
from saloon.terminal.lobby import COMMANDS, Lobby
from saloon.terminal.orders import Orders, knocks
from saloon.terminal.recording import Recording
from saloon.terminal.registry import LOOKS
from saloon.terminal.remote import RemoteSitting, rules_of
from saloon.terminal.sitting import Unheeded
from saloon.terminal.tidings import ShownOut, Tidings, phrase_called
from saloon.terminal.visit import Visit
from saloon.text.texts import Texts
from saloon.wire.codec import encode
from saloon.wire.lobby import NewTable
from saloon.wire.phrases import PHRASES
from tests.players import players_near
from tests.server.houses import PATIENCE, quick_table
from tests.terminal.serving import Player, Served, served
from tests.terminal.test_commands import random_lines, run
from tests.terminal.typist import Lines, Typist

BOTH = pytest.mark.parametrize("language", ["en", "ru"])


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "house") as found:
        yield found


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("http://localhost:8383", Address("http://localhost:8383")),
        ("localhost:8383", Address("http://localhost:8383")),
        ("https://saloon.example.org/", Address("https://saloon.example.org")),
        ("http://[::1]:8383/#/", Address("http://[::1]:8383")),
        ("http://a:1/#/join/t1.secret", Address("http://a:1", invite="t1.secret")),
        ("http://a:1/#/watch/t1.secret", Address("http://a:1", invite="t1.secret")),
        ("http://a:1/#/replay/t1/7/open/t1.x", Address("http://a:1", invite="t1.x", table="t1")),
        ("http://a:1/#/replay/t1/7/own", Address("http://a:1", table="t1")),
        ("http://a:1/#/device/token", Address("http://a:1", device="token")),
        ("http://a:1/#/table/t1", Address("http://a:1", table="t1")),
    ],
)
def test_a_link_says_which_server_and_how_to_come_in(typed: str, meant: Address) -> None:
    assert address_of(typed) == meant


@pytest.mark.parametrize("typed", ["", "ftp://a", "http://", "a:port", "http://a/#/nonsense/1", "two words"])
def test_what_is_no_address_is_refused_with_examples(typed: str) -> None:
    with pytest.raises(BadAddress):
        address_of(typed)
    refused = run("join", typed, "-l", "en")
    assert refused.exit_code == 2
    assert "http://localhost:8383" in refused.output


def test_an_invite_link_can_be_read_again() -> None:
    assert address_of(invite_link("http://a:1", "t1.secret-_x")).invite == "t1.secret-_x"


def test_tokens_are_kept_for_their_owner_by_server_and_name(home: Path) -> None:
    accounts.keep("http://a", "Anna", "t1")
    accounts.keep("http://a", "Boris", "t2")
    accounts.keep("http://b", "Anna", "t3")
    assert accounts.account_of("http://a", "") == accounts.Kept("Boris", "t2")
    assert accounts.account_of("http://a", "Anna") == accounts.Kept("Anna", "t1")
    assert accounts.account_of("http://a", "Vera") is None
    accounts.forget("http://a", "t2")
    assert accounts.account_of("http://a", "") == accounts.Kept("Anna", "t1")
    assert stat.S_IMODE(accounts.file().stat().st_mode) == 0o600
    accounts.file().write_text("{broken")
    assert accounts.account_of("http://a", "") is None


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), list(zip(LOOKS, cycle(["en", "ru"]), strict=False)))
def test_two_people_and_a_spectator_go_through_a_whole_game(
    house: Served, home: Path, game: str, language: str
) -> None:
    anna, boris, vera = [house.guest(name) for name in ("Anna", "Boris", "Vera")]
    kind = GAMES[game]
    wishes = quick_table(game=game, players=players_near(kind, 3), sets=kind.sets(), private=False)
    table = house.do(anna.new_table(wishes)).table
    start = Texts(language).words("join.word.start")[0]
    host = Player(anna, table, language, 1, start)
    guest = Player(boris, table, "en", 2)
    onlooker = Player(vera, table, "ru", 3)
    onlooker.watch = True
    for player in (guest, onlooker):
        player.begin()
    house.do(present(house, table, 2))
    host.begin()
    pages = [player.end() for player in (host, guest, onlooker)]
    for page, spoken in zip(pages, (language, "en", "ru"), strict=True):
        assert Texts(spoken).say("terminal.say.saved_record", path="").strip() in page
    [record] = (home / "records").iterdir()
    recording = Recording(record_from_bytes(record.read_bytes()))
    assert recording.prove() == record_from_bytes(record.read_bytes()).state_hash
    assert host.typist.prompts.count(host.typist.texts.say("terminal.prompt.answer")) > 3
    assert Texts("ru").say("terminal.prompt.answer") not in onlooker.typist.prompts


async def present(house: Served, table: str, number: int) -> None:
    """Until so many people are shown the table."""
    account = await house.running.guest("Nobody")
    async with Line(account, 0.01, 0.1) as line:
        watched = await line.watch(table)
        await watched.until(
            lambda: (
                watched.presence is not None
                and watched.presence.watchers + sum(one.here for one in watched.presence.seats) > number
            )
        )


def test_another_game_is_played_with_the_same_people(house: Served, home: Path) -> None:
    anna = house.guest("Anna")
    table = house.do(anna.new_table(quick_table(bots=["random"] * 3))).table
    host = Player(anna, table, "en", 4, "start", "again", "start")
    host.begin()
    page = host.end()
    assert "Another game with the same people!" in page
    assert sorted(path.name for path in (home / "records").iterdir()) == [
        f"bang-{table}-{number}.json" for number in (1, 2)
    ]


def lobby_of(visit: Visit, table: str) -> Lobby:
    visit.go_to(table)
    return Lobby(visit, Tidings(visit.terminal.texts, visit.account.user), Orders(visit))


def wait_until(lobby: Lobby, reached: Callable[[], bool]) -> None:
    """Look whenever something happens."""
    while not reached():
        lobby.visit.wait()
        lobby.moment = lobby.look()


def types(lobby: Lobby, line: str) -> None:
    lobby.obey(parse_order(line, COMMANDS), line)


def test_the_host_lets_in_who_knocks_and_sends_away_who_is_not_wanted(house: Served) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    made = house.do(anna.new_table(quick_table()))
    came: list[str] = []
    with Visit(anna, Typist(Lines())) as hers, Visit(boris, Typist(Lines())) as his:
        host = lobby_of(hers, made.table)
        knocking = threading.Thread(target=lambda: came.append(his.knock(made.code)))
        knocking.start()
        wait_until(host, lambda: bool(knocks(host.moment)))
        assert any("Boris asks to join" in line.plain for line in host.page())
        types(host, "admit bor")
        knocking.join(PATIENCE)
        assert came == [made.table]
        guest = lobby_of(his, made.table)
        types(guest, "sit 3")
        wait_until(host, lambda: host.moment.facts.seats[2].name == "Boris")
        assert any(line.plain == "  3  Boris" for line in host.page())
        types(guest, "/tip")
        types(guest, "say hello")
        wait_until(host, lambda: "  Boris: hello" in [line.plain for line in host.page()])
        assert "  * Boris tips the hat" in [line.plain for line in host.page()]
        with pytest.raises(Unheeded, match="Only the host"):
            types(guest, "start")
        types(host, "kick boris")
        with pytest.raises(ShownOut):
            wait_until(guest, lambda: False)


def test_who_is_not_let_in_is_told_so(house: Served) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    made = house.do(anna.new_table(quick_table()))
    told: list[str] = []

    def knock(his: Visit) -> None:
        try:
            his.knock(made.code)
        except Unheeded as why:
            told.append(str(why))

    with Visit(anna, Typist(Lines())) as hers, Visit(boris, Typist(Lines(), "ru")) as his:
        host = lobby_of(hers, made.table)
        knocking = threading.Thread(target=knock, args=(his,))
        knocking.start()
        wait_until(host, lambda: bool(knocks(host.moment)))
        types(host, "reject")
        knocking.join(PATIENCE)
    assert told == ["Хозяин вас не впустил."]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("kick 9", "no seat “9”"),
        ("host nobody", "no seat “nobody”"),
        ("kick 1", "no such seat"),
        ("admit", "no longer asking"),
        ("again", "not over"),
        ("/somersault", "/tip_hat"),
        ("dance", "do not understand “dance”"),
        ("bot 3 marksman", "Unknown bots “marksman”"),
        ("bot 1 sharp", "taken"),
    ],
)
def test_what_cannot_be_done_in_the_lobby_is_told(house: Served, typed: str, said: str) -> None:
    anna = house.guest("Anna")
    table = house.do(anna.new_table(quick_table())).table
    with Visit(anna, Typist(Lines())) as visit, pytest.raises(Unheeded, match=said):
        types(lobby_of(visit, table), typed)


@pytest.mark.parametrize(
    ("line", "bot"), [("bot 3 sharp", "sharp"), ("бот 3 card s", "sharp"), ("bot 3", "")]
)
def test_the_host_chooses_in_the_lobby_which_bot_has_a_seat(house: Served, line: str, bot: str) -> None:
    anna = house.guest("Anna")
    table = house.do(anna.new_table(quick_table(bots=["greenhorn"] * 2))).table
    with Visit(anna, Typist(Lines())) as visit:
        lobby = lobby_of(visit, table)
        assert any("Greenhorn" in one.plain for one in lobby.page())
        types(lobby, line)
        lobby.moment = lobby.look()
        assert lobby.moment.facts.seats[2].bot == bot
        told = "A bot takes seat 3: Card sharp." if bot else "Seat 3 is free."
        assert told in lobby.lines
        assert any("Card sharp" in one.plain for one in lobby.page()) == bool(bot)


def test_a_fresh_invite_lets_somebody_else_in(house: Served) -> None:
    anna = house.guest("Anna")
    table = house.do(anna.new_table(quick_table())).table
    with Visit(anna, Typist(Lines())) as visit:
        lobby = lobby_of(visit, table)
        types(lobby, "invite")
        [link] = [line.plain.split()[-1] for line in lobby.page() if "/#/join/" in line.plain]
    address = address_of(link)
    assert house.do(house.guest("Boris").join(invite=address.invite)).table == table


@pytest.mark.parametrize("typed", ["invite watch", "ссылка смотреть"])
def test_a_link_for_watching_is_made_and_watched_by_in_the_terminal(house: Served, typed: str) -> None:
    anna = house.guest("Anna")
    table = house.do(anna.new_table(quick_table())).table
    with Visit(anna, Typist(Lines())) as visit:
        lobby = lobby_of(visit, table)
        types(lobby, typed)
        [link] = [line.plain.split()[-1] for line in lobby.page() if "/#/watch/" in line.plain]
    assert house.do(house.guest("Boris").join(invite=address_of(link).invite)).watching
    assert [seat.name for seat in house.do(anna.table(table)).seats] == ["Anna", "", "", ""]


def test_who_has_the_address_of_a_private_table_knocks_there(house: Served) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = house.do(anna.new_table(quick_table(open_door=True))).table
    came: list[str] = []
    with Visit(anna, Typist(Lines())) as hers, Visit(boris, Typist(Lines())) as his:
        host = lobby_of(hers, table)
        assert is_private(his, table)
        knocking = threading.Thread(target=lambda: came.append(his.knock(table=table)))
        knocking.start()
        wait_until(host, lambda: bool(knocks(host.moment)))
        types(host, "admit")
        knocking.join(PATIENCE)
        assert came == [table]
        assert not is_private(his, table)
        with pytest.raises(Unheeded, match="no such table"):
            is_private(his, "nowhere")


def test_a_new_name_is_told_in_the_lobby(house: Served) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    made = house.do(anna.new_table(quick_table()))
    house.do(boris.join(invite=made.invite))
    with Visit(anna, Typist(Lines())) as hers, Visit(boris, Typist(Lines())) as his:
        host, guest = lobby_of(hers, made.table), lobby_of(his, made.table)
        types(guest, "sit")
        wait_until(host, lambda: host.moment.facts.seats[1].name == "Boris")
        types(guest, "name Boris the Great")
        wait_until(host, lambda: host.moment.facts.seats[1].name == "Boris the Great")
        assert "  Boris is called Boris the Great now." in [line.plain for line in host.page()]


def test_the_sitting_knows_what_the_server_said_and_changes_only_when_asked(house: Served) -> None:
    anna = house.guest("Anna")
    table = house.do(anna.new_table(quick_table(bots=["random"] * 3))).table
    with Visit(anna, Typist(Lines())) as visit:
        lobby = lobby_of(visit, table)
        types(lobby, "start")
        lobby.moment = lobby.look()
        sitting = RemoteSitting(lobby.orders, lobby.run(), Tidings(visit.terminal.texts, anna.user), True)
        while not sitting.is_asked():
            sitting.wait()
        step = sitting.view().step
        options = [choice.key for choice in sitting.choices()]
        visit.run(visit.remote.answer(options[0]))
        visit.run(visit.remote.until(lambda: visit.remote.view is not None and visit.remote.view.step > step))
        assert sitting.view().step == step
        assert [choice.key for choice in sitting.choices()] == options
        with pytest.raises(Unheeded, match="Too late"):
            sitting.answer(options[0])
        assert sitting.view().step > step
        assert sitting.rules == rules_of(lobby.moment.facts)
        events = [event.name for event in sitting.news()]
        assert events[0] == "game_began" or "drew" in events


def test_who_comes_back_is_told_what_happened_before(house: Served) -> None:
    anna = house.guest("Anna")
    table = house.do(anna.new_table(quick_table(bots=["random"] * 3))).table
    told = []
    for number in range(2):
        with Visit(anna, Typist(Lines())) as visit:
            lobby = lobby_of(visit, table)
            if number == 0:
                types(lobby, "start")
            lobby.moment = lobby.look()
            sitting = RemoteSitting(lobby.orders, lobby.run(), Tidings(visit.terminal.texts, anna.user), True)
            while not sitting.is_asked():
                sitting.wait()
            told.append([encode(event) for event in sitting.news()])
    assert told[0] == told[1]


def test_under_the_gag_words_have_their_price_and_gestures_none(house: Served) -> None:
    anna = house.guest("Anna")
    with Visit(anna, Typist(Lines())) as visit:
        sitting = gagged(house, visit)
        life = own_life(sitting)
        sitting.speak("/hello", gesture=True)
        assert own_life(sitting) == life
        sitting.speak("I have no Missed!", gesture=False)
        assert own_life(sitting) == life - 1
        assert [said.words for said in sitting.said()] == ["Howdy!", "I have no Missed!"]


def gagged(house: Served, visit: Visit) -> RemoteSitting:
    """Anna plays her turn under the Gag and has life to lose: no effect has to be over before she pays."""
    boxes = ["base", "wild_west_show"]
    events = [part for part in GAMES["bang"].parts(boxes) if part not in GAMES["bang"].parts(boxes[:1])]
    left_out = [part for part in events if part not in ("gag", "wild_west_show")]
    for seed in range(60):
        wishes = quick_table(sets=boxes, left_out=left_out, seed=str(seed), bots=["random"] * 3)
        lobby = lobby_of(visit, house.do(visit.account.new_table(wishes)).table)
        types(lobby, "start")
        lobby.moment = lobby.look()
        sitting = RemoteSitting(
            lobby.orders, lobby.moment, Tidings(visit.terminal.texts, visit.account.user), True
        )
        while not sitting.over:
            quiet = sitting.is_asked() and sitting.view().decision == PLAY_PHASE
            if quiet and sitting.speech_costs() and own_life(sitting) > 1:
                return sitting
            if sitting.is_asked():
                sitting.answer(sitting.choices()[0].key)
            else:
                sitting.wait()
    raise AssertionError("the Gag never came")


def own_life(sitting: RemoteSitting) -> int:
    seen = sitting.view()
    assert isinstance(seen, BangView)
    own = seen.standing(sitting.seat)
    assert own is not None
    return own.life


@BOTH
def test_every_phrase_is_found_by_its_key_and_by_its_words(language: str) -> None:
    texts = Texts(language)
    for key in PHRASES:
        assert phrase_called(f"/{key}", texts) == key
        assert phrase_called(texts.say(f"phrase.{key}"), texts) == key


# The command


def test_a_table_is_made_and_played_at_from_the_command_line(
    house: Served, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With bots that do not dawdle."""
    monkeypatch.setattr("saloon.terminal.choosing.NewTable", partial(NewTable, pace=0.0))
    game = ["bang"] if len(LOOKS) > 1 else []
    making = ["new", *game, "4", "base", "no", "3", "n", "start"]
    typed = "".join(f"{line}\n" for line in making) + random_lines(5)
    played = run("join", house.url, "--name", "Anna", "-l", "en", typed=typed)
    assert played.exit_code == 0, played.output
    assert "Link: " in played.output
    assert "The game is recorded in" in played.output
    assert "saloon join" in played.output
    listed = run("tables", house.url, "-l", "ru")
    assert "Открытых столов нет" in listed.output
    assert len(accounts.kept_at(house.url)) == 1, "the same person was there again"


@pytest.mark.parametrize("game", list(LOOKS))
def test_a_finished_game_is_fetched_as_a_file_and_reproduced(
    house: Served, home: Path, tmp_path: Path, game: str
) -> None:
    anna = house.guest("Anna")
    accounts.keep(house.url, "Anna", anna.token)
    table = house.do(
        anna.new_table(quick_table(game=game, bots=["random"] * players_near(GAMES[game], 4)))
    ).table
    link = f"{house.url}/#/table/{table}"
    early = run("record", link, "-l", "en")
    assert early.exit_code == 1
    assert "No game is finished" in early.output
    house.do(anna.start(table))
    house.do(played_out(anna, table))
    fetched = run("record", house.url, "--table", table, "-l", "en")
    assert fetched.exit_code == 0, fetched.output
    [kept] = (home / "records").iterdir()
    assert f"saloon replay {kept}" in fetched.output
    named = tmp_path / "game.json"
    assert run("record", link, "-o", str(named), "-l", "ru").exit_code == 0
    assert named.read_bytes() == kept.read_bytes()
    shown = run("replay", str(named), "--all", "-l", "en")
    assert shown.exit_code == 0
    assert "reproduced: " in shown.output


async def played_out(account: Account, table: str) -> None:
    async with Line(account, 0.01, 0.1) as line:
        watched = await line.watch(table)
        await watched.until(lambda: watched.phase == "over")


@pytest.mark.parametrize(
    ("where", "code", "said"),
    [("", 2, "#/table/"), ("/#/table/nothing", 1, "no such table")],
)
def test_a_game_that_cannot_be_fetched_is_told(house: Served, where: str, code: int, said: str) -> None:
    refused = run("record", house.url + where, "-n", "Anna", "-l", "en")
    assert refused.exit_code == code
    assert said in refused.output


def test_a_seat_link_brings_the_person_and_the_seat_to_another_device(
    house: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest("Anna")
    table = house.do(anna.new_table(quick_table(bots=["random"] * 3))).table
    link = house.url + house.do(anna.new_device()).link
    monkeypatch.setenv("SALOON_HOME", str(tmp_path / "elsewhere"))
    joined = run("join", link, "-l", "en", typed="quit\n")
    assert joined.exit_code == 0
    assert "1  Anna, host, you" in joined.output
    assert accounts.account_of(house.url, "Anna") is not None
    assert house.do(anna.me()).tables == [table]


def test_who_is_forgotten_by_the_server_comes_in_anew(house: Served) -> None:
    accounts.keep(house.url, "Anna", "a token of another time")
    listed = run("tables", house.url, "-l", "en")
    assert listed.exit_code == 0
    assert "does not know you any more" in listed.output
    [kept] = accounts.kept_at(house.url)
    assert kept.token != "a token of another time"


@pytest.mark.parametrize(
    ("where", "options", "said"),
    [
        ("/#/join/nothing.here", [], "link is no longer valid"),
        ("/#/table/nothing", [], "no such table"),
        ("/#/device/nothing", [], "does not know you"),
        ("", ["--code", "00000"], "No table has this code"),
        ("", ["--code", "wrong"], "did not understand"),
        ("", ["--language", "fr"], "Languages: en, ru, ru_literal"),
    ],
)
def test_what_leads_nowhere_is_told(house: Served, where: str, options: list[str], said: str) -> None:
    monkey = ["-l", "en"] if "--language" not in options else []
    refused = run("join", house.url + where, "-n", "Anna", *monkey, *options)
    assert refused.exit_code in (1, 2)
    assert said in refused.output


def test_where_nobody_answers_it_is_told_what_to_do() -> None:
    place = bound("127.0.0.1", 0)
    port = place.getsockname()[1]
    place.close()
    refused = run("join", f"localhost:{port}", "-n", "Anna", "-l", "en")
    assert refused.exit_code == 1
    assert "saloon serve" in refused.output
    assert "--lan" in refused.output
