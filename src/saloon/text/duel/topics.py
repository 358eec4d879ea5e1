"""What is told of the Duel besides its cards, in the order of "How to play"."""

from __future__ import annotations

from saloon.text.encyclopedia import Chapter, Topic

CHAPTERS = (
    Chapter("goal", (Topic("goal", "law"), Topic("positions", "stampede"), Topic("awake", "scope"))),
    Chapter(
        "turn",
        (
            Topic("turn_start", "rattlesnake"),
            Topic("phase_draw", "bank"),
            Topic("phase_play", "colt"),
            Topic("phase_discard", "wagon"),
        ),
    ),
    Chapter(
        "fight",
        (
            Topic("hits", "missed"),
            Topic("revealing", "barrel"),
            Topic("dying", "outlaws"),
            Topic("order", "gatling"),
        ),
    ),
    Chapter("cards", (Topic("decks", "general_store"), Topic("random_cards", "robbery"))),
    Chapter(
        "signs",
        (
            Topic("sign_hit", "sign.hit"),
            Topic("sign_always", "sign.always"),
            Topic("reloading", "sign.reload"),
        ),
    ),
)
