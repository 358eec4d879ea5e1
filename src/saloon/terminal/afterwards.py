"""When a game in the terminal is over: its record, its review, lessons, another game."""

from __future__ import annotations

import secrets
from pathlib import Path

from saloon.terminal.grammar import parse, word_means
from saloon.terminal.play import Play
from saloon.terminal.saves import finish_game, keep_campaign
from saloon.terminal.session import Session
from saloon.terminal.terminal import Terminal


def another_game(
    session: Session,
    terminal: Terminal,
    wanted: bool = False,
    path: Path | None = None,
    game: Play | None = None,
) -> Session | None:
    """Ask for another game, unless it is `wanted` anyway, or this was the last one of its series. Its record,
    in this file, can be reviewed first, and a lesson heard."""
    if session.is_last_of_series:
        return None
    if session.is_campaign:
        return next_of_campaign(session, terminal, False, path, game)
    if not terminal.has_person:
        return None
    if not wanted and not wants_another(terminal, path, game):
        return None
    return session.next_session(secrets.token_hex(6))


def wants_another(terminal: Terminal, path: Path | None, game: Play | None) -> bool:
    while True:
        word = read_after_game(terminal, terminal.texts.say("terminal.prompt.another"), path, game).strip()
        if not word or word_means(word, "yes"):
            return True
        if word_means(word, "no"):
            return False


def read_after_game(terminal: Terminal, prompt: str, path: Path | None, game: Play | None = None) -> str:
    """What a person answers when a game is over; its review is shown as often as he asks for it, and lessons
    are to be had."""
    from saloon.terminal.review_command import show_review

    while True:
        typed = terminal.read(prompt)
        line = parse(typed)
        if game is not None and line.command == "lesson":
            game.commands.lesson(line.said)
        elif path is not None and word_means(typed, "review"):
            show_review(path, terminal)
        else:
            return typed


def next_of_campaign(
    session: Session,
    terminal: Terminal,
    resumed: bool,
    path: Path | None = None,
    game: Play | None = None,
) -> Session | None:
    """The next game of a campaign, now or another day; or the person closes it as it stands.

    A pipe goes on only where it has resumed the campaign: that is what it wants.
    """
    texts = terminal.texts
    number, games = session.games
    if not terminal.has_person:
        return session.next_session(secrets.token_hex(6)) if resumed else None
    prompt = texts.say("terminal.prompt.next_game", number=number + 1, games=games)
    answer = read_after_game(terminal, prompt, path, game)
    if word_means(answer, "close"):
        path = keep_campaign(session.series(closed=True), session.table, session.first_seed, ended=True)
        terminal.say("terminal.say.campaign_closed", number=number, games=games)
        terminal.say_whole("terminal.say.replay_with", path=path)
        return None
    if word_means(answer, "no"):
        terminal.say("terminal.say.campaign_kept")
        return None
    return session.next_session(secrets.token_hex(6))


def kept_record(session: Session) -> Path:
    """Where a game that is over is kept: by itself, or in the file of its campaign."""
    if not session.is_campaign:
        return finish_game(session.record(), session.table, session.seed)
    session.save()  # what bots have done since the person's last answer, too
    return keep_campaign(session.series(), session.table, session.first_seed, session.is_last_of_series)
