"""`saloon play`: sit down, play, be asked for another game."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, Any, Never

import typer

from saloon.bots.registry import bots_for
from saloon.games.bang.catalogue import SETS
from saloon.games.bang.setup import ROLE_TABLE
from saloon.games.registry import ALL
from saloon.terminal.play import Play
from saloon.terminal.saves import (
    DamagedSave,
    NothingSaved,
    Table,
    finish_game,
    home,
    keep_unfinished,
    load_game,
    put_aside,
    saved_exists,
)
from saloon.terminal.session import Session
from saloon.terminal.terminal import Left, Terminal
from saloon.terminal.wishes import (
    HUMAN,
    BadWish,
    Wishes,
    bots_of,
    language_of,
    names_at_table,
    players_of,
    sets_of,
    setup_of,
    speed_of,
)
from saloon.text.texts import LANGUAGES, Texts, preferred_language

HELP = Texts(preferred_language())


def stop(message: str, code: int) -> Never:
    """Say why it does not go on."""
    typer.echo(message, err=True)
    raise typer.Exit(code)


def option(key: str, *flags: str) -> Any:
    """An option of the command line, explained in the language of the environment."""
    return typer.Option(*flags, help=HELP.say(f"terminal.cli.{key}"))


def play(
    players: Annotated[str, option("players", "--players", "-p")] = "",
    language: Annotated[str, option("language", "--language", "-l")] = "",
    bots: Annotated[str, option("bots", "--bots", "-b")] = "",
    seed: Annotated[str, option("seed", "--seed")] = "",
    name: Annotated[str, option("name", "--name", "-n")] = "",
    role: Annotated[str, option("role", "--role")] = "",
    character: Annotated[str, option("character", "--character")] = "",
    sets: Annotated[str, option("sets", "--sets")] = "",
    preset: Annotated[str, option("preset", "--preset")] = "",
    rule: Annotated[list[str] | None, option("rule", "--rule")] = None,
    leave_out: Annotated[str, option("leave_out", "--leave-out")] = "",
    resume: Annotated[bool, option("resume", "--resume")] = False,
    speed: Annotated[str, option("speed", "--speed")] = "",
    never_ask: Annotated[bool, option("never_ask", "--never-ask")] = False,
    plain: Annotated[bool, option("plain", "--plain")] = False,
) -> None:
    """Play BANG! against bots in the terminal."""
    wishes = Wishes(
        players, bots, seed, name, role, character, sets, preset, tuple(rule or ()), speed, leave_out
    )
    try:
        evening(wishes, language, resume, never_ask, plain)
    except BadWish as error:
        stop(str(error), 2)
    except OSError as error:
        texts = Texts(language if language in LANGUAGES else preferred_language())
        stop(texts.say("terminal.error.disk", path=home(), why=error.strerror or error), 1)


play.__doc__ = HELP.say("terminal.cli.play")


def evening(wishes: Wishes, language: str, resume: bool, never_ask: bool, plain: bool) -> None:
    """Game after game, until the person leaves or has had enough."""
    texts = Texts(language_of(language, HELP) if language else preferred_language())
    terminal = Terminal(texts, plain)
    speed = speed_of(wishes.speed, texts)
    if resume:
        given = [
            f"--{field.replace('_', '-')}"
            for field in wishes._fields
            if field != "speed" and getattr(wishes, field)
        ]
        if given:
            raise BadWish(texts.say("terminal.error.resume_alone", options=", ".join(given)))
    try:
        sitting: tuple[Session, Table] | None = sit_down(wishes, language, resume, never_ask, terminal)
        while sitting is not None:
            session, table = sitting
            terminal.texts = Texts(table.language)
            game = Play(session, table, terminal.texts, terminal, speed)
            game.run()
            game.conclude(finish_game(session.record(), table, session.seed))
            sitting = another_game(session, table, terminal)
    except (Left, KeyboardInterrupt):
        terminal.show([""])
        if saved_exists():
            terminal.say("terminal.say.left")


def sit_down(
    wishes: Wishes, language: str, resume: bool, never_ask: bool, terminal: Terminal
) -> tuple[Session, Table]:
    """The saved game or a new one."""
    texts = terminal.texts
    if not resume and terminal.has_person and saved_exists():
        resume = not any(wishes) and terminal.agrees(texts.say("terminal.prompt.resume"))
    if resume:
        session, table = resumed(texts)
        if language:
            table = table._replace(language=language)
        if never_ask:
            table = table._replace(ask_interrupts=False)
        terminal.texts = Texts(table.language)
        terminal.say("terminal.intro.resumed")
        return session, table
    wishes, language = asked_wishes(wishes, language, terminal)
    texts = Texts(language)
    setup = setup_of(wishes, texts)
    session = Session(setup, HUMAN, bots_of(wishes.bots, texts))
    names = names_at_table(wishes.name, session.players, texts)
    kept = keep_unfinished()
    if kept is not None:
        terminal.say("terminal.intro.kept", path=kept)
    return session, Table(HUMAN, names, wishes.bots, language, not never_ask)


def resumed(texts: Texts) -> tuple[Session, Table]:
    """The saved game, exactly where it was left."""
    try:
        saved = load_game()
    except NothingSaved:
        stop(texts.say("terminal.error.nothing_saved"), 1)
    except DamagedSave as damage:
        stop(texts.say("terminal.error.damaged", why=damage.why, path=damage.kept), 1)
    try:
        session = Session(saved.record.setup, saved.table.human, saved.table.bots)
        session.restore(saved.record.answers, saved.record.state_hash)
        language_of(saved.table.language, texts)
    except (ValueError, TypeError, KeyError, IndexError, BadWish) as error:
        put = put_aside(str(error))
        stop(texts.say("terminal.error.damaged", why=put.why, path=put.kept), 1)
    return session, saved.table


def asked_wishes(wishes: Wishes, language: str, terminal: Terminal) -> tuple[Wishes, str]:
    """Ask the person for what was not given; a pipe gets the usual."""
    if not terminal.has_person:
        usual = wishes._replace(players=wishes.players or "5", bots=wishes.bots or "greenhorn")
        return with_seed(usual), language or terminal.texts.language
    if not language:
        question = terminal.texts.say("terminal.prompt.language")
        language = ask_until(terminal, question, terminal.texts.language, language_of)
        terminal.texts = Texts(language)
    say = terminal.texts.say
    if not wishes.players:
        question = say("terminal.prompt.players", choices=", ".join(str(count) for count in ROLE_TABLE))
        wishes = wishes._replace(players=ask_until(terminal, question, "5", players_of))
    if not wishes.sets:
        boxes = ", ".join(SETS)
        question = say("terminal.prompt.sets", choices=f"{boxes}, {ALL}")
        wishes = wishes._replace(sets=ask_until(terminal, question, "base", sets_of))
    if not wishes.bots:
        bots = "; ".join(say(f"terminal.bot.{bot}") for bot in bots_for("bang"))
        question = say("terminal.prompt.bots", choices=bots)
        wishes = wishes._replace(bots=ask_until(terminal, question, "greenhorn", bots_of))
    if not wishes.name:
        you = say("terminal.you")
        wishes = wishes._replace(name=terminal.read(f"{say('terminal.prompt.name')} [{you}]: ") or you)
    return with_seed(wishes), language


def ask_until(terminal: Terminal, question: str, usual: str, check: Callable[[str, Texts], object]) -> str:
    """Ask until the answer passes the check; Enter takes the usual."""
    while True:
        answer = terminal.read(f"{question} [{usual}]: ").strip() or usual
        try:
            check(answer, terminal.texts)
            return answer
        except BadWish as error:
            terminal.show([str(error)])


def with_seed(wishes: Wishes) -> Wishes:
    return wishes._replace(seed=wishes.seed or secrets.token_hex(6))


def another_game(session: Session, table: Table, terminal: Terminal) -> tuple[Session, Table] | None:
    """Ask for another game; a survivor may keep his character."""
    texts = terminal.texts
    if not terminal.has_person or not terminal.agrees(texts.say("terminal.prompt.another")):
        return None
    keep = False
    if session.may_keep_character:
        key = session.view().figures[session.human].characters[0]
        name = texts.say(f"bang.character.{key}.name")
        keep = terminal.agrees(texts.say("terminal.prompt.keep", character=name))
    setup = session.next_setup(secrets.token_hex(6), keep)
    return Session(setup, session.human, session.bots), table
