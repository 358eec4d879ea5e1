"""What is told of BANG! besides its cards, in the order of "How to play"."""

from __future__ import annotations

from saloon.text.encyclopedia import Chapter, Topic

CHAPTERS = (
    Chapter(
        "goal",
        (
            Topic("goal", "saloon"),
            Topic("sheriff", "sheriff"),
            Topic("deputy", "deputy"),
            Topic("outlaw", "outlaw"),
            Topic("renegade", "renegade"),
            Topic("victory", "winchester"),
            Topic("two", "remington"),
            Topic("three", "duel"),
            Topic("eight", "renegade"),
            Topic("hidden_six", "sheriff"),
        ),
    ),
    Chapter(
        "turn",
        (
            Topic("turn", "stagecoach"),
            Topic("phase_checks", "dynamite"),
            Topic("phase_draw", "sign.draw"),
            Topic("phase_play", "sign.bang"),
            Topic("phase_discard", "sign.discard"),
            Topic("hand_limit", "general_store"),
        ),
    ),
    Chapter(
        "fight",
        (
            Topic("distance", "mustang"),
            Topic("reach", "sign.sight-1"),
            Topic("being_shot", "bang"),
            Topic("check", "barrel"),
        ),
    ),
    Chapter("life", (Topic("life", "beer"), Topic("dying", "panic"), Topic("reward", "wells_fargo"))),
    Chapter(
        "money",
        (
            Topic("evening", "saloon"),
            Topic("scores", "wells_fargo"),
            Topic("campaign", "stagecoach"),
            Topic("hiring", "general_store"),
            Topic("experience", "barrel"),
            Topic("bounties", "duel"),
            Topic("no_mercy", "bang"),
        ),
    ),
    Chapter(
        "signs",
        (
            Topic("border_brown", "bang"),
            Topic("border_blue", "scope"),
            Topic("border_green", "sign.hourglass"),
            Topic("symbol_bang", "sign.bang"),
            Topic("symbol_missed", "sign.missed"),
            Topic("symbol_life", "sign.beer"),
            Topic("symbol_draw", "sign.draw"),
            Topic("symbol_discard", "sign.discard"),
            Topic("symbol_sight", "sign.sight-3"),
            Topic("symbol_any", "sign.many"),
        ),
    ),
)
