"""The HTTP routes, written once: the app serves them, and the OpenAPI document is made from them."""

from __future__ import annotations

from typing import Final

from saloon.wire import advice, book, honours, limits, lobby
from saloon.wire.club_routes import CLUB
from saloon.wire.codes import ErrorCode
from saloon.wire.messages import History
from saloon.wire.routing import API, Route, at_table

SOCKET: Final = f"/ws/v{limits.VERSION}"
COOKIE: Final = "saloon"


def cookie_name(host: str) -> str:
    """What the cookie of a server is called that is known under this `Host`.

    Browsers share cookies among the ports of a machine: with its port in the name, one house does not take
    away who somebody is in another.
    """
    _, _, port = host.rpartition("]")[2].partition(":")
    return f"{COOKIE}-{port}" if port else COOKIE


STATUS: Final[dict[ErrorCode, int]] = {
    "bad_message": 400,
    "bad_name": 400,
    "bad_text": 400,
    "bad_setup": 400,
    "unknown_phrase": 400,
    "unknown_language": 400,
    "unknown_kind": 400,
    "version": 400,
    "hello_first": 400,
    "unauthorized": 401,
    "forbidden": 403,
    "removed": 403,
    "watch_only": 403,
    "muted": 403,
    "wrong_origin": 403,
    "not_host": 403,
    "bad_invite": 403,
    "bad_code": 403,
    "not_your_decision": 403,
    "unknown_route": 404,
    "unknown_game": 404,
    "unknown_table": 404,
    "unknown_seat": 404,
    "unknown_user": 404,
    "unknown_knock": 404,
    "wrong_method": 405,
    "illegal_answer": 409,
    "stale_step": 409,
    "not_playing": 409,
    "already_playing": 409,
    "not_over": 409,
    "no_campaign": 409,
    "no_hints": 403,
    "no_take_back": 403,
    "too_late": 409,
    "revealed": 409,
    "no_broadcast": 403,
    "no_adviser": 409,
    "other_rules": 409,
    "table_damaged": 409,
    "not_seated": 409,
    "seat_taken": 409,
    "table_full": 409,
    "speech_costs": 409,
    "ask_host": 409,
    "heard_too_much": 409,
    "deal_known": 409,
    "deal_running": 403,
    "deal_fixed": 409,
    "no_duplicate": 409,
    "no_rating": 409,
    "is_rated": 409,
    "too_big": 413,
    "slow_down": 429,
    "too_many": 429,
    "internal": 500,
    "no_thought": 503,
    "store_failed": 503,
    "restarting": 503,
    "elsewhere": 503,
}
"""The HTTP status that goes with each code."""


ALWAYS: Final[tuple[ErrorCode, ...]] = (
    "wrong_origin",
    "slow_down",
    "store_failed",
    "restarting",
    "elsewhere",
)
"""What every route of the API may answer instead."""
WITH_TOKEN: Final[tuple[ErrorCode, ...]] = ("unauthorized",)
WITH_BODY: Final[tuple[ErrorCode, ...]] = ("bad_message", "too_big")
AT_TABLE: Final[tuple[ErrorCode, ...]] = (
    "unknown_table",
    "forbidden",
    "removed",
    "table_damaged",
    "deal_running",
)
IN_WORDS: Final[tuple[ErrorCode, ...]] = ("unknown_language",)


ROUTES: Final = (
    Route(
        "new_user",
        "POST",
        f"{API}/users",
        "Come in with a name; the answer holds the token of this device.",
        lobby.UserMade,
        lobby.Naming,
        ("bad_name",),
        201,
        open=True,
    ),
    Route("me", "GET", f"{API}/users/me", "Who I am and where I sit.", lobby.UserLine),
    Route("waiting", "GET", f"{API}/users/me/waiting", "Where I am asked something now.", lobby.Waiting),
    Route(
        "rename",
        "PATCH",
        f"{API}/users/me",
        "Be called something else.",
        lobby.UserLine,
        lobby.Naming,
        ("bad_name",),
    ),
    Route(
        "new_device",
        "POST",
        f"{API}/users/me/devices",
        "A token of mine for another device.",
        lobby.DeviceMade,
        lobby.Nothing,
        status=201,
    ),
    Route(
        "use_device",
        "POST",
        f"{API}/users/me/devices/use",
        "This browser is mine from now on: the token that asks, sent as bearer, becomes its cookie.",
        lobby.UserLine,
        lobby.Nothing,
    ),
    Route(
        "forget_this_device",
        "POST",
        f"{API}/users/me/devices/forget",
        "Log out: the token that asks is valid no longer, and its sockets are closed.",
        lobby.Done,
        lobby.Nothing,
    ),
    Route(
        "forget_other_devices",
        "POST",
        f"{API}/users/me/devices/forget_others",
        "After a loss: every other token of mine is valid no longer, and their sockets are closed.",
        lobby.Done,
        lobby.Nothing,
    ),
    Route("games", "GET", f"{API}/games", "The games of the house.", lobby.GameList, open=True),
    Route(
        "book",
        "GET",
        f"{API}/games/{{game}}/book",
        "A game explained: its cards, definitions and words.",
        book.Book,
        errors=("unknown_game",),
        open=True,
        speaks=True,
    ),
    Route(
        "encyclopedia",
        "GET",
        f"{API}/games/{{game}}/encyclopedia",
        "Everything in the boxes of a game: names, texts, copies, rule options, rulings.",
        book.Encyclopedia,
        errors=("unknown_game",),
        open=True,
        speaks=True,
    ),
    Route(
        "texts",
        "GET",
        f"{API}/texts",
        "The clients' own words: web, wire, phrase and common.",
        book.WordList,
        open=True,
        speaks=True,
    ),
    Route("tables", "GET", f"{API}/tables", "Tables that anybody may join or watch.", lobby.TableList),
    Route(
        "new_table",
        "POST",
        f"{API}/tables",
        "Make a table; I am its host and sit down.",
        lobby.TableMade,
        lobby.NewTable,
        ("bad_setup", "too_many", "no_rating"),
        201,
        speaks=True,
    ),
    Route(
        "join",
        "POST",
        f"{API}/tables/join",
        "Come to a table by its invite, by its link for watching, or knock: with its code or its name.",
        lobby.Joined,
        lobby.Joining,
        ("bad_invite", "bad_code", "unknown_table", "forbidden", "removed", "too_many"),
    ),
    Route("table", "GET", f"{API}/tables/{{table}}", "A table that I may see.", lobby.TableFacts),
    Route(
        "table_book",
        "GET",
        f"{API}/tables/{{table}}/book",
        "The game of this table explained, with the deck that it is played with.",
        book.Book,
        speaks=True,
    ),
    Route("notes", "GET", f"{API}/tables/{{table}}/notes", "What I noted for myself.", lobby.NoteList),
    Route(
        "note",
        "POST",
        f"{API}/tables/{{table}}/notes",
        "Note for myself what I think of a seat; the answer is all my notes at this table.",
        lobby.NoteList,
        lobby.NewNote,
        ("unknown_seat",),
    ),
    at_table(
        "sit",
        "Take a seat: a free one, or a bot's. In a running game of others the host is asked (`waiting`).",
        lobby.SitDown,
        (
            *("unknown_seat", "seat_taken", "table_full", "already_playing", "not_playing", "watch_only"),
            *("ask_host", "heard_too_much", "too_many", "deal_known", "deal_fixed"),
        ),
    ),
    at_table("stand", "Give my seat up; in a running game to a bot.", errors=("not_seated",)),
    at_table(
        "start",
        "Deal. Empty seats are filled with bots.",
        errors=("not_host", "already_playing", "deal_known"),
    ),
    at_table(
        "kick",
        "Give somebody's seat to a bot for good.",
        lobby.SeatChosen,
        ("not_host", "unknown_seat"),
    ),
    at_table(
        "remove",
        "Send somebody away for good, who watches or plays.",
        lobby.PersonChosen,
        ("not_host", "unknown_user"),
    ),
    at_table(
        "mute",
        "Have nobody hear any more what somebody says here; or again.",
        lobby.Muting,
        ("not_host", "unknown_user"),
    ),
    at_table(
        "host",
        "Make somebody else the host.",
        lobby.SeatChosen,
        ("not_host", "unknown_seat"),
    ),
    at_table(
        "agree",
        "Settle before a game whether everybody is reminded of cards that his seat has seen, and advised.",
        lobby.Agreement,
        ("not_host", "already_playing", "deal_fixed", "no_rating", "is_rated"),
    ),
    at_table(
        "bot",
        "Choose before a game which bot has a seat that is no person's, or that it is free.",
        lobby.BotChosen,
        ("not_host", "already_playing", "unknown_seat", "seat_taken", "bad_setup", "deal_fixed"),
    ),
    at_table(
        "rematch",
        "Play the next game with the same people: it follows from how the last one ended.",
        errors=("not_host", "not_over", "too_many"),
    ),
    at_table("close", "End a campaign before its last game.", errors=("not_host", "no_campaign")),
    at_table(
        "approve", "Let somebody in who knocked, or not.", lobby.KnockAnswer, ("not_host", "unknown_knock")
    ),
    Route(
        "invite",
        "POST",
        f"{API}/tables/{{table}}/invite",
        "A fresh invite; only the hash of an old one is kept, so that it cannot be shown again. "
        "Or the table's link for watching.",
        lobby.TableMade,
        lobby.Inviting,
        ("watch_only", "too_many"),
    ),
    Route(
        "renew",
        "POST",
        f"{API}/tables/{{table}}/renew",
        "A new code, a new invite, a new link for watching; those given out before are valid no longer.",
        lobby.TableMade,
        lobby.Nothing,
        ("not_host", "too_many"),
    ),
    Route(
        "record",
        "GET",
        f"{API}/tables/{{table}}/record",
        "The last finished game as a file that `saloon replay` reproduces.",
        lobby.RecordFile,
        errors=("not_over",),
    ),
    Route(
        "series",
        "GET",
        f"{API}/tables/{{table}}/series",
        "The last finished game and those that it follows from, a whole campaign for instance, as one file.",
        lobby.SeriesFile,
        errors=("not_over",),
    ),
    Route(
        "history",
        "GET",
        f"{API}/tables/{{table}}/history",
        "Every entry of the table's log as I may see it; or a page of it, which begins at an entry.",
        History,
        errors=("bad_message",),
        speaks=True,
        at_entry=True,
        for_screen=True,
    ),
    Route(
        "replay",
        "GET",
        f"{API}/tables/{{table}}/replay",
        "A finished game, entry by entry, with everything open: the last, or the one of an entry.",
        History,
        errors=("not_over", "other_rules", "bad_message"),
        speaks=True,
        at_entry=True,
    ),
    Route(
        "broadcast",
        "GET",
        f"{API}/tables/{{table}}/broadcast",
        "The game that runs, entry by entry, with all open and some minutes late, where the table agreed "
        "to it: from its deal on, or from an entry on. For those who have no hand in it.",
        History,
        errors=("no_broadcast", "forbidden", "not_playing", "other_rules", "bad_message"),
        speaks=True,
        at_entry=True,
    ),
    Route(
        "hint",
        "GET",
        f"{API}/tables/{{table}}/hint",
        "The best moves for my seat, from what it sees and has heard, where hints are on.",
        advice.Hint,
        errors=("not_seated", "not_playing", "not_your_decision", "no_hints", "no_adviser", "no_thought"),
        speaks=True,
    ),
    Route(
        "suspicion",
        "GET",
        f"{API}/tables/{{table}}/suspicion",
        "Who is who to my seat, from what it sees and has heard, where hints are on.",
        advice.Suspicion,
        errors=("not_seated", "not_playing", "no_hints", "no_adviser", "no_thought"),
        speaks=True,
    ),
    Route(
        "review",
        "GET",
        f"{API}/tables/{{table}}/review",
        "A finished game thought over again, the last or the one of an entry; or how far that has come.",
        advice.ReviewSoFar,
        errors=("not_over", "other_rules", "no_adviser", "bad_message"),
        speaks=True,
        at_entry=True,
    ),
    Route(
        "honours",
        "GET",
        f"{API}/tables/{{table}}/honours",
        "What a finished game is remembered for, the last or the one of an entry: honours, and luck.",
        honours.Honours,
        errors=("not_over", "other_rules", "bad_message"),
        speaks=True,
        at_entry=True,
    ),
    Route(
        "position",
        "POST",
        f"{API}/tables/{{table}}/position",
        "A moment of a game as text, as I may see it; or all of it, when the game is over.",
        lobby.PositionText,
        lobby.PositionWish,
        ("not_playing", "not_over", "other_rules"),
    ),
    *CLUB,
    Route("healthz", "GET", "/healthz", "Whether the server is well.", lobby.Health, open=True),
    Route("metrics", "GET", "/metrics", "Figures for Prometheus.", None, open=True),
)

BY_NAME: Final = {route.name: route for route in ROUTES}


def errors_of(route: Route) -> list[ErrorCode]:
    """Every code that this route may answer, each once, in the order of their statuses."""
    if not route.path.startswith(API):
        return []
    found = [*ALWAYS, *route.errors]
    if not route.open:
        found += WITH_TOKEN
    if route.body is not None:
        found += WITH_BODY
    if "table" in route.parameters:
        found += AT_TABLE
    if route.speaks:
        found += IN_WORDS
    return sorted(set(found), key=lambda code: (STATUS[code], code))
