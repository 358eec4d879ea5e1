"""`saloon play`: sit down, play, be asked for another game."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, Any, Never

import typer

from saloon.bots.registry import bots_for, usual_bot
from saloon.games.registry import ALL, GAMES
from saloon.kernel.protocol import AnyGame
from saloon.kernel.records import version_of
from saloon.kernel.ways import way_of
from saloon.terminal.afterwards import another_game, kept_record, next_of_campaign
from saloon.terminal.coach import Coach
from saloon.terminal.learning import lesson_session
from saloon.terminal.play import Play
from saloon.terminal.recording import NOT_FOLLOWED, is_of_other_rules
from saloon.terminal.registry import LOOKS
from saloon.terminal.saves import (
    DamagedSave,
    NothingSaved,
    Table,
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
    NO_CAMPAIGN,
    PLAIN_CAMPAIGN,
    USUAL_GAME,
    BadWish,
    Wishes,
    bots_of,
    campaign_of,
    game_of,
    house_in_words,
    language_of,
    lesson_of,
    names_at_table,
    players_of,
    position_of,
    seat_of,
    sets_of,
    setup_of,
    speed_of,
)
from saloon.text.cleaning import harmless
from saloon.text.registry import game_name
from saloon.text.senseless import not_played_with
from saloon.text.texts import LANGUAGES, Texts, preferred_language
from saloon.wire.names import bot_called

HELP = Texts(preferred_language())
HOUSE = house_in_words(HELP)


def stop(message: str, code: int) -> Never:
    """Say why it does not go on."""
    typer.echo(harmless(message), err=True)
    raise typer.Exit(code)


def option(key: str, *flags: str) -> Any:
    """An option of the command line, explained in the language of the environment."""
    return typer.Option(*flags, help=HELP.fill(f"terminal.cli.{key}", HOUSE))


def play(
    game: Annotated[str, option("game", "--game", "-g")] = "",
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
    deck: Annotated[str, option("deck", "--deck")] = "",
    wish: Annotated[list[str] | None, option("wish", "--wish")] = None,
    card_memory: Annotated[bool, option("card_memory", "--card-memory")] = False,
    family: Annotated[bool, option("family", "--family")] = False,
    campaign: Annotated[str, option("campaign", "--campaign")] = "",
    position: Annotated[str, option("position", "--position")] = "",
    seat: Annotated[str, option("own_seat", "--seat")] = "",
    lesson: Annotated[str, option("lesson", "--lesson")] = "",
    resume: Annotated[bool, option("resume", "--resume")] = False,
    speed: Annotated[str, option("speed", "--speed")] = "",
    never_ask: Annotated[bool, option("never_ask", "--never-ask")] = False,
    plain: Annotated[bool, option("plain", "--plain")] = False,
    bank: Annotated[str, option("bank", "--bank")] = "",
) -> None:
    """Play against bots in the terminal."""
    if bank:
        stop(HELP.say("terminal.error.no_clock", name="bank"), 2)
    rules = tuple(rule or ())
    agreed = (sets, preset, rules, speed, leave_out, deck, tuple(wish or ()), card_memory, position, seat)
    wishes = Wishes(game, players, bots, seed, name, role, character, *agreed, campaign, family, lesson)
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
        session: Session | None = sit_down(wishes, language, resume, never_ask, terminal)
        if session is not None and session.over:  # a campaign that was left between two games
            session = next_of_campaign(session, terminal, resume)
        coach = Coach(session.game, wishes.lesson) if session is not None and wishes.lesson else None
        while session is not None:
            terminal.texts = session.table.texts
            game = Play(session, terminal.texts, terminal, speed, coach)
            coach = None
            game.run()
            path = kept_record(session)
            game.conclude(path)
            session = another_game(session, terminal, game.wants_another, path, game)
    except (Left, KeyboardInterrupt):
        terminal.show([""])
        if saved_exists():
            terminal.say("terminal.say.left")


def sit_down(wishes: Wishes, language: str, resume: bool, never_ask: bool, terminal: Terminal) -> Session:
    """The saved game or a new one."""
    texts = terminal.texts
    if not resume and terminal.has_person and saved_exists():
        resume = not any(wishes) and terminal.agrees(texts.say("terminal.prompt.resume"))
    if resume:
        session = resumed(language, never_ask, texts)
        terminal.texts = session.table.texts
        terminal.say("terminal.intro.resumed")
        return session
    begin = from_lesson if wishes.lesson else from_position if wishes.position else newly_dealt
    session = begin(wishes, language, never_ask, terminal)
    kept = keep_unfinished()
    if kept is not None:
        terminal.say("terminal.intro.kept", path=kept)
    return session


def newly_dealt(wishes: Wishes, language: str, never_ask: bool, terminal: Terminal) -> Session:
    """A new game as it was asked for."""
    if wishes.seat:
        raise BadWish(terminal.texts.say("terminal.error.seat_without_position"))
    wishes, language = asked_wishes(wishes, language, terminal)
    texts = Texts(language)
    kind = game_of(wishes.game, texts)
    setup = setup_of(wishes, texts)
    told = not_played_with(kind, kind.agreed(setup), texts)
    terminal.show(told)
    if told and terminal.has_person:  # the table will cover it
        terminal.read(texts.say("terminal.prompt.begin"))
    names = names_at_table(wishes.name, players_of(wishes.players, kind, texts), texts)
    bots = bots_of(wishes.bots, kind, texts)
    table = Table(HUMAN, names, bots, language, not never_ask, wishes.card_memory, wishes.family)
    return Session(kind.key, setup, table)


def from_position(wishes: Wishes, language: str, never_ask: bool, terminal: Terminal) -> Session:
    """A game that begins from a position in a file: that says everything but who plays it."""
    texts = terminal.texts
    wishes = with_seed(wishes)
    kind, setup = position_of(wishes, texts)
    players = kind.seats(kind.deal(setup))
    seat = seat_of(wishes.seat, players, texts)
    own, *others = names_at_table(wishes.name, players, texts)
    names = [*others[:seat], own, *others[seat:]]
    bots = bots_of(wishes.bots or usual_bot(kind.key), kind, texts)
    language = language or texts.language
    table = Table(seat, names, bots, language, not never_ask, wishes.card_memory, wishes.family)
    return Session(kind.key, setup, table)


def from_lesson(wishes: Wishes, language: str, never_ask: bool, terminal: Terminal) -> Session:
    """A prepared game with hints."""
    kind, _lesson = lesson_of(wishes, terminal.texts)
    texts = Texts(language or terminal.texts.language)
    return lesson_session(kind.key, wishes.lesson, wishes.name, texts, not never_ask, kept=True)


def resumed(language: str, never_ask: bool, texts: Texts) -> Session:
    """The saved game, exactly where it was left."""
    try:
        saved = load_game()
    except NothingSaved:
        stop(texts.say("terminal.error.nothing_saved"), 1)
    except DamagedSave as damage:
        stop(texts.say("terminal.error.damaged", why=damage.why, path=damage.kept), 1)
    table = saved.table
    if language:
        table = table._replace(language=language)
    if never_ask:
        table = table._replace(ask_interrupts=False)
    try:
        game_of(saved.record.game, texts)
        session = Session(saved.record.game, saved.record.setup, table, saved.earlier)
        session.restore(saved.record.answers, saved.record.state_hash)
        language_of(table.language, texts)
    except (*NOT_FOLLOWED, BadWish) as error:
        game = saved.record.game
        if game in GAMES and is_of_other_rules(saved.record):
            put = put_aside(str(error), "other-rules")
            numbers = {"played": version_of(saved.record.setup), "own": GAMES[game].version}
            game = game_name(game, texts)
            stop(texts.say("terminal.error.other_rules", game=game, path=put.kept, **numbers), 1)
        put = put_aside(str(error))
        stop(texts.say("terminal.error.damaged", why=put.why, path=put.kept), 1)
    return session


def asked_wishes(wishes: Wishes, language: str, terminal: Terminal) -> tuple[Wishes, str]:
    """Ask the person for what was not given; a pipe gets the usual."""
    if not terminal.has_person:
        kind = game_of(wishes.game, terminal.texts)
        usual = wishes._replace(
            players=wishes.players or str(LOOKS[kind.key].usual_players),
            bots=wishes.bots or usual_bot(kind.key),
        )
        return with_seed(usual), language or terminal.texts.language
    if not language:
        question = terminal.texts.say("terminal.prompt.language")
        language = ask_until(
            terminal, question, terminal.texts.language, lambda value: language_of(value, terminal.texts)
        )
        terminal.texts = Texts(language)
    return with_seed(asked_for_table(wishes, terminal)), language


def asked_for_table(wishes: Wishes, terminal: Terminal) -> Wishes:
    """Ask which game, with how many, which boxes, against whom, under what name."""
    texts = terminal.texts
    say = texts.say
    wishes = asked_for_game(wishes, terminal)
    kind = game_of(wishes.game, texts)
    if not wishes.bots:
        bots = "; ".join(
            f"{bot} ({bot_called(bot, texts)}): {say(f'common.bot.{bot}.text')}" for bot in bots_for(kind.key)
        )
        question = say("terminal.prompt.bots", choices=bots)
        wishes = wishes._replace(
            bots=ask_until(terminal, question, usual_bot(kind.key), lambda value: bots_of(value, kind, texts))
        )
    if not wishes.name:
        you = say("terminal.you")
        wishes = wishes._replace(name=terminal.read(f"{say('terminal.prompt.name')} [{you}]: ") or you)
    return wishes


def asked_for_game(wishes: Wishes, terminal: Terminal) -> Wishes:
    """Ask which game, with how many, which boxes."""
    texts = terminal.texts
    say = texts.say
    if not wishes.game and len(LOOKS) > 1:
        question = say("terminal.prompt.game", choices=", ".join(LOOKS))
        wishes = wishes._replace(
            game=ask_until(terminal, question, USUAL_GAME, lambda value: game_of(value, texts))
        )
    kind = game_of(wishes.game, texts)
    counts = [str(count) for count in kind.player_counts()]
    if not wishes.players and len(counts) == 1:
        wishes = wishes._replace(players=counts[0])
    if not wishes.players:
        question = say("terminal.prompt.players", choices=", ".join(counts))
        usual = str(LOOKS[kind.key].usual_players)
        wishes = wishes._replace(
            players=ask_until(terminal, question, usual, lambda value: players_of(value, kind, texts))
        )
    boxes = kind.sets()
    if not wishes.sets and len(boxes) > 1:
        question = say("terminal.prompt.sets", choices=", ".join([*boxes, ALL]))
        wishes = wishes._replace(
            sets=ask_until(terminal, question, boxes[0], lambda value: sets_of(value, kind, texts))
        )
    if not wishes.campaign and not wishes.rule and LOOKS[kind.key].campaign:
        wishes = asked_for_campaign(wishes, kind, terminal)
    return wishes


def asked_for_campaign(wishes: Wishes, kind: AnyGame, terminal: Terminal) -> Wishes:
    """Ask for a campaign where so many can play one; otherwise say why they cannot."""
    texts = terminal.texts
    first, *variants = LOOKS[kind.key].campaign
    why = way_of(kind.ways(int(wishes.players)), {}).senseless.get(first, "")
    if why:
        terminal.say(f"{kind.key}.setup.{why}")
        return wishes._replace(campaign=NO_CAMPAIGN)
    choices = ", ".join([NO_CAMPAIGN, PLAIN_CAMPAIGN, *variants, ALL])
    question = texts.say("terminal.prompt.campaign", choices=choices)
    return wishes._replace(
        campaign=ask_until(terminal, question, NO_CAMPAIGN, lambda value: campaign_of(value, kind, texts))
    )


def ask_until(terminal: Terminal, question: str, usual: str, check: Callable[[str], object]) -> str:
    """Ask until the answer passes the check; Enter takes the usual."""
    while True:
        answer = terminal.read(f"{question} [{usual}]: ").strip() or usual
        try:
            check(answer)
            return answer
        except BadWish as error:
            terminal.show([str(error)])


def with_seed(wishes: Wishes) -> Wishes:
    return wishes._replace(seed=wishes.seed or secrets.token_hex(6))
