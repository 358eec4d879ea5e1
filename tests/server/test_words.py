"""Words on the wire: what the narrator says of a frame goes with it, to whoever asked for a language."""

import asyncio
import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from msgspec.structs import replace

from saloon.client.account import Refusal
from saloon.client.line import Line
from saloon.games.registry import GAMES
from saloon.kernel.ids import NO_PLAYER, PlayerId
from saloon.kernel.protocol import AnyGame
from saloon.server.audience import Audience
from saloon.server.frames import entry_frame, state_frame
from saloon.server.log import Moment
from saloon.server.party import Chair, Party
from saloon.text.registry import ENCYCLOPEDIAS, narrator_of
from saloon.text.texts import Texts
from saloon.wire import codes
from saloon.wire import messages as wire
from saloon.wire.codec import encode
from saloon.wire.documents import json_schema
from saloon.wire.languages import LANGUAGES
from saloon.wire.lobby import SeatLine, TableFacts
from saloon.wire.names import seat_names
from tests.players import several_tables
from tests.server.houses import open_house, play_on, quick_table, run
from tests.server.test_bad_messages import message, raw_socket
from tests.server.test_frames import moments, permuted

KINDS = pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
WORDS = {"text", "part", "hint", "short", "lines", "headline", "prompt"}


def fields_in(value: object) -> set[str]:
    """Names of all fields of a frame, its view and events apart: those are the game's own."""
    if isinstance(value, list):
        return {name for item in value for name in fields_in(item)}
    if not isinstance(value, dict):
        return set()
    own = {name: item for name, item in value.items() if name not in ("view", "events", "chat")}
    return set(own) | {name for item in own.values() for name in fields_in(item)}


def words_missing(frame: dict[str, Any]) -> list[str]:
    """Where somebody who understands words only would be at a loss."""
    missing = [] if frame.get("prompt") or "view" not in frame else ["prompt"]
    told: list[int] = []
    for line in frame.get("lines", []):
        told += range(line["event"] + 1 - line.get("count", 1), line["event"] + 1)
    if told != list(range(len(frame.get("events", [])))) or not all(
        line["text"].strip() for line in frame.get("lines", [])
    ):
        missing.append("lines")
    ask = frame.get("ask") or {}
    for option in (*ask.get("options", []), *ask.get("interrupts", [])):
        missing += [f"{option['key']}: {name}" for name in ("text", "part") if not option.get(name)]
        if "warning" in option and not option["warning"].get("text"):
            missing.append(f"{option['key']}: warning")
    for refusal in ask.get("refusals", []):
        missing += [
            f"{refusal['code']}: {name}" for name in ("text", "hint", "short") if not refusal.get(name)
        ]
    return missing


@KINDS
def test_who_asked_for_no_language_gets_no_words(kind: AnyGame) -> None:
    for moment in moments(kind, kind.player_counts()[0], "silent")[::5]:
        for viewer in (-1, 0):
            assert not fields_in(json.loads(entry_frame(moment, PlayerId(viewer)))) & WORDS
            assert not fields_in(json.loads(state_frame(moment.state, PlayerId(viewer), []))) & WORDS


def test_the_two_draws_of_a_turn_are_one_line() -> None:
    in_one = 0
    for moment in moments(GAMES["bang"], 4, "two draws"):
        lines = [line["text"] for line in json.loads(entry_frame(moment, NO_PLAYER, "en")).get("lines", [])]
        draws = [line for line in lines if " draws 1 card." in line]
        assert not any(first == second for first, second in itertools.pairwise(draws))
        in_one += sum(line.endswith(" draws 2 cards.") for line in lines)
    assert in_one > 10


@KINDS
def test_a_line_leads_to_the_page_of_what_caused_it(kind: AnyGame) -> None:
    pages = ENCYCLOPEDIAS[kind.key].entries()
    led = 0
    for moment in moments(kind, kind.player_counts()[-1], "pages"):
        frame = json.loads(entry_frame(moment, NO_PLAYER, "en"))
        for line in frame.get("lines", []):
            event = frame["events"][line["event"]]
            page = line.get("page", "")
            assert not page or page in pages
            if event["cause"] in pages:
                assert page == event["cause"]
            elif event["cards"] and page == "":
                pytest.fail(f"no page for {line['text']}")
            led += page != ""
    assert led > 20


@pytest.mark.long
@KINDS
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asked_for_a_language_needs_no_rules_and_no_other_words(kind: AnyGame, language: str) -> None:
    players = kind.player_counts()[-1]
    validator = jsonschema_rs.validator_for(json_schema())
    walk = moments(kind, players, f"told in {language}")
    for place, moment in enumerate(walk):
        for viewer in {-1, moment.state.asked, place % players}:
            for frame in (
                entry_frame(moment, PlayerId(viewer), language),
                state_frame(moment.state, PlayerId(viewer), [], language),
            ):
                told = json.loads(frame)
                if place % 10 == 0:
                    validator.validate(told)
                assert words_missing({**told, "events": told.get("events", [])}) == []
                assert "{" not in told.get("prompt", "")
                cyrillic = re.search("[а-яё]", told.get("prompt", "").lower())
                assert "view" not in told or bool(cyrillic) == language.startswith("ru")


@KINDS
def test_words_and_data_say_the_same(kind: AnyGame) -> None:
    """Without its words a frame is the one that a client without a language gets, names of bots apart."""
    for moment in moments(kind, kind.player_counts()[0], "same")[::5]:
        told = json.loads(entry_frame(moment, PlayerId(0), "ru"))
        bare = json.loads(entry_frame(moment, PlayerId(0)))
        assert without_words(told) == without_words(bare)


def without_words(value: object) -> object:
    if isinstance(value, list):
        return [without_words(item) for item in value]
    if isinstance(value, dict):
        nameless = value.get("holder") == "bot"
        left_out = {*WORDS, "name"} if nameless else WORDS
        return {name: without_words(item) for name, item in value.items() if name not in left_out}
    return value


@pytest.mark.long
@KINDS
def test_words_tell_nothing_that_the_viewer_may_not_know(kind: AnyGame) -> None:
    pairs = 0
    for number, players in enumerate(several_tables(kind)):
        for place, moment in enumerate(moments(kind, players, f"hidden {number}")[::6]):
            for viewer in {-1, place % players}:
                other = permuted(moment.state, PlayerId(viewer), f"{place}")
                if other is None:
                    continue
                pairs += 1
                language = LANGUAGES[pairs % len(LANGUAGES)]
                again = Moment(moment.entry, other)
                assert entry_frame(again, PlayerId(viewer), language) == entry_frame(
                    moment, PlayerId(viewer), language
                )
                told = state_frame(moment.state, PlayerId(viewer), [], language)
                assert state_frame(other, PlayerId(viewer), [], language) == told
    assert pairs > 100


def test_the_last_prompt_says_how_it_ended() -> None:
    kind = GAMES["bang"]
    last = moments(kind, 4, "end")[-1]
    told = json.loads(entry_frame(last, NO_PLAYER, "en"))
    assert last.state.game is not None
    seen = kind.full_view(last.state.game, NO_PLAYER)
    narrator = narrator_of("bang", Texts("en"), seen, seat_names(last.state.facts, Texts("en")))
    assert told["prompt"] == narrator.result(seen)


def keeping(entries: list[wire.Entry]) -> Callable[[wire.ServerMessage], None]:
    def keep(told: wire.ServerMessage) -> None:
        if isinstance(told, wire.Entry):
            entries.append(told)

    return keep


class Onlooker:
    """Somebody who keeps what he is shown."""

    def __init__(self, user: str, language: str) -> None:
        self.user = self.name = user
        self.language = language
        self.screen = False
        self.frames: list[str] = []

    def send(self, frame: str) -> None:
        self.frames.append(frame)

    async def send_patiently(self, frame: str) -> None:
        self.send(frame)

    def end(self, code: int) -> None:
        raise AssertionError(code)


def test_a_frame_is_made_once_for_all_who_see_the_same_in_the_same_language() -> None:
    audience = Audience()
    crowd = [Onlooker(f"w{number}", language) for number in range(3) for language in ("", "en", "ru")]
    for one in crowd:
        audience.add(one)
    audience.show(moments(GAMES["bang"], 4, "crowd")[0])
    for language in ("", "en", "ru"):
        frames = [one.frames[0] for one in crowd if one.language == language]
        assert all(frame is frames[0] for frame in frames)
    assert len({one.frames[0] for one in crowd}) == 3


def table_of(*seats: SeatLine) -> TableFacts:
    wishes = quick_table(players=len(seats))
    party = Party(wishes, "seed", "u", tuple(Chair() for _ in seats), {})
    return replace(party.facts("t"), seats=list(seats))


def test_no_two_at_a_table_have_the_same_name_unless_people_chose_so() -> None:
    texts = Texts("en")
    names = texts.words("common.bot_names")
    bots = [SeatLine(PlayerId(seat), "bot", bot="random") for seat in range(len(names))]
    assert seat_names(table_of(*bots), texts) == names
    person = SeatLine(PlayerId(0), "person", names[1], "u")
    called = seat_names(table_of(person, *bots[1:]), texts)
    assert called[0] == names[1]
    assert len(set(called)) == len(called)
    many = [replace(bots[0], seat=seat) for seat in range(len(names) + 3)]
    assert len(set(seat_names(table_of(*many), texts))) == len(many)


def test_people_at_one_table_are_told_in_their_own_languages(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(private=False, bots=["random"] * 2))
            await boris.sit(made.table)
            told: dict[str, list[wire.Entry]] = {"en": [], "ru": []}
            async with Line(anna, language="en") as one, Line(boris, language="ru") as two:
                tables = [await one.watch(made.table), await two.watch(made.table)]
                for table, language in zip(tables, told, strict=True):
                    table.on_message = keeping(told[language])
                await anna.start(made.table)
                await asyncio.gather(*map(play_on, tables))
            assert [entry.seq for entry in told["en"]] == [entry.seq for entry in told["ru"]]
            english = " ".join(line.text for entry in told["en"] for line in entry.lines)
            russian = " ".join(line.text for entry in told["ru"] for line in entry.lines)
            assert "Anna" in english
            assert "Anna" in russian
            assert not re.search("[а-яё]", english)
            assert re.search("[а-яё]", russian)
            again = await anna.call("history", wire.History, table=made.table, language="en")
            assert list(map(encode, again.entries))[-len(told["en"]) :] == list(map(encode, told["en"]))

    run(scene())


def test_an_unknown_language_is_refused_with_those_that_are_spoken(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            async with raw_socket(anna, hello=False) as socket:
                await socket.send(message(t="hello", v=1, token=anna.token, language="fr"))
                error = json.loads(await socket.recv())
                assert error["code"] == "unknown_language"
                assert error["params"]["languages"] == list(LANGUAGES)
                await socket.wait_closed()
                assert socket.close_code == codes.POLICY
            for request in (anna.book("bang", "fr"), anna.texts("fr")):
                with pytest.raises(Refusal, match="en, ru, ru_literal"):
                    await request

    run(scene())
