"""What is told of Calibre 45 besides its cards, in the order of "How to play"."""

from __future__ import annotations

from saloon.text.encyclopedia import Chapter, Topic

CHAPTERS = (
    Chapter("goal", (Topic("goal", "fort_knox"), Topic("teams", "team_1"))),
    Chapter(
        "arming",
        (Topic("phase_arming", "bullets_3"), Topic("exchange", "coyote"), Topic("limit", "schofield")),
    ),
    Chapter(
        "robbery",
        (
            Topic("phase_call", "winchester"),
            Topic("phase_pick", "gold_train"),
            Topic("phase_guards", "sign.guard"),
            Topic("phase_shootout", "sign.bullet"),
            Topic("answer", "mustang"),
            Topic("phase_share", "mail_car"),
        ),
    ),
    Chapter("money", (Topic("lost_cowboy", "jail"), Topic("paying_bail", "bail"))),
    Chapter(
        "signs",
        (
            Topic("sign_bullets", "sign.bullet"),
            Topic("sign_guards", "sign.guard"),
            Topic("sign_bars", "team_2"),
        ),
    ),
)
