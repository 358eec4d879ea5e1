"""The routes of what a house keeps of its people's games."""

from __future__ import annotations

from typing import Final

from saloon.wire import club, lobby
from saloon.wire.routing import API, Route

CLUB: Final = (
    Route(
        "my_history",
        "GET",
        f"{API}/users/me/history",
        "My finished games: in figures, and a page of them, which begins after the `seq` newest ones.",
        club.HistoryPage,
        errors=("bad_message",),
        speaks=True,
        at_entry=True,
    ),
    Route(
        "show_history",
        "POST",
        f"{API}/users/me/history/show",
        "Let those at my tables see my figures, or nobody but me, as is usual.",
        lobby.Done,
        club.Showing,
    ),
    Route(
        "forget_history",
        "POST",
        f"{API}/users/me/history/forget",
        "Forget all that I have played; my rating too. The tables themselves stay.",
        lobby.Done,
        lobby.Nothing,
    ),
    Route(
        "histories",
        "GET",
        f"{API}/tables/{{table}}/histories",
        "The figures of those who have a seat at this table and show them.",
        club.Histories,
        errors=("watch_only",),
        speaks=True,
    ),
    Route(
        "ratings",
        "GET",
        f"{API}/ratings",
        "How strong everybody is who has played rated games here, role and side taken into account.",
        club.RatingList,
        speaks=True,
    ),
    Route(
        "share_deal",
        "POST",
        f"{API}/tables/{{table}}/deal",
        "A link by which others play the same deal at tables of their own, once this game is over.",
        club.DealLink,
        club.DealWish,
        ("watch_only", "no_duplicate", "other_rules"),
    ),
    Route(
        "play_deal",
        "POST",
        f"{API}/deals",
        "A table of my own with the deal of another one: the same seats, cards and bots.",
        lobby.TableMade,
        club.DealChosen,
        ("bad_invite", "not_playing", "not_over", "deal_known", "no_duplicate", "other_rules", "too_many"),
        201,
    ),
    Route(
        "comparison",
        "GET",
        f"{API}/tables/{{table}}/comparison",
        "How a deal that I have played went at all tables that have finished it: the last, or an entry's.",
        club.Comparison,
        errors=("not_over", "not_seated", "no_duplicate", "bad_message"),
        speaks=True,
        at_entry=True,
    ),
)
