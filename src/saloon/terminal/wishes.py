"""What a person wants to play: the arguments of the command, checked, in errors of his own language."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from saloon.bots.registry import bots_for, can_play
from saloon.games.registry import ALL, GAMES, UnknownName, boxes_of, left_out_of
from saloon.kernel.ids import PlayerId
from saloon.kernel.positions import MOST_CHARACTERS, BadPosition, game_in
from saloon.kernel.protocol import AnyGame
from saloon.kernel.wishes import (
    COMMON,
    LEFT_OUT,
    PLAYERS,
    PRESET,
    RULES,
    SEED,
    SETS,
    UnknownWish,
    WrongWish,
    knows_wish,
    wish_called,
)
from saloon.terminal.registry import LOOKS
from saloon.terminal.terminal import SPEEDS
from saloon.text.cleaning import cleaned
from saloon.text.compositions import UnreadableFile, read_composition
from saloon.text.lessons import Lesson, lessons
from saloon.text.positions import why_no_position
from saloon.text.registry import ENCYCLOPEDIAS, game_name
from saloon.text.texts import LANGUAGES, VARIANTS, Texts

NAME_LENGTH = 10
HUMAN = PlayerId(0)
"""The person sits at the first seat."""
USUAL_GAME = "bang"
NO_CAMPAIGN = "no"
PLAIN_CAMPAIGN = "plain"


class BadWish(Exception):
    """An argument that cannot be; the message says what can."""


class Wishes(NamedTuple):
    """What was asked for; empty where nothing was."""

    game: str = ""
    players: str = ""
    bots: str = ""
    seed: str = ""
    name: str = ""
    role: str = ""
    character: str = ""
    sets: str = ""
    preset: str = ""
    rule: tuple[str, ...] = ()
    speed: str = ""
    leave_out: str = ""
    deck: str = ""
    wish: tuple[str, ...] = ()
    card_memory: bool = False
    position: str = ""
    """A file to begin from."""
    seat: str = ""
    """The person's, counted from 1; only with a position."""
    campaign: str = ""
    """A campaign for money: `plain`, or its variants separated by commas, or `all`."""
    family: bool = False
    """The simplest deck that the rulebook knows, gentler words, texts on cards."""
    lesson: str = ""
    """A prepared game with hints, by name."""


def language_of(value: str, texts: Texts) -> str:
    """A language by its key; an unknown one gets an error in the language of the environment."""
    choices = [*LANGUAGES, *VARIANTS]
    if value not in choices:
        raise BadWish(texts.say("terminal.error.language", value=value, choices=", ".join(choices)))
    return value


def one_of(value: str, choices: list[str], error: str, texts: Texts) -> str:
    if value not in choices:
        raise BadWish(texts.say(error, value=value, choices=", ".join(choices)))
    return value


def house_in_words(texts: Texts) -> dict[str, str]:
    """For the help: the games, how many can play each, and whose bot plays it."""
    names = {key: game_name(key, texts) for key in LOOKS}
    counts = {key: GAMES[key].player_counts() for key in LOOKS}
    return {
        "games": ", ".join(names),
        "players": ", ".join(f"{name} {in_short(counts[key])}" for key, name in names.items()),
        "lessons": "; ".join(f"{', '.join(lessons()[key])} ({name})" for key, name in names.items()),
        "bots": "; ".join(f"{', '.join(bots_for(key)[1:])} ({name})" for key, name in names.items()),
    }


def in_short(counts: list[int]) -> str:
    """Numbers without a gap: `2–8`, or the only one."""
    return f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0])


def game_of(value: str, texts: Texts) -> AnyGame:
    """A game that can be played here; the usual one if none was asked for."""
    return GAMES[one_of(value or USUAL_GAME, list(LOOKS), "terminal.error.game", texts)]


def players_of(value: str, kind: AnyGame, texts: Texts) -> int:
    counts = [str(count) for count in kind.player_counts()]
    if value not in counts:
        game = game_name(kind.key, texts)
        raise BadWish(texts.say("terminal.error.players", game=game, value=value, choices=", ".join(counts)))
    return int(value)


def bots_of(value: str, kind: AnyGame, texts: Texts) -> str:
    """One bot for all others, or several by commas."""
    for bot in value.split(","):
        if not can_play(bot, kind.key):
            known = ", ".join(bots_for(kind.key))
            raise BadWish(texts.say("terminal.error.bots", value=bot, choices=known))
    return value


def speed_of(value: str, texts: Texts) -> str:
    return one_of(value or "normal", list(SPEEDS), "terminal.error.speed", texts)


def sets_of(value: str, kind: AnyGame, texts: Texts) -> list[str]:
    """Boxes separated by commas, or all; the first box is always one of them."""
    try:
        return boxes_of(kind, value)
    except UnknownName as error:
        choices = ", ".join(error.known)
        raise BadWish(texts.say("terminal.error.set", value=error.name, choices=choices)) from error


def left_out_by(value: str, kind: AnyGame, sets: list[str], texts: Texts) -> list[str]:
    """Parts of the boxes that are not wanted, by their keys."""
    try:
        return left_out_of(kind, sets, value)
    except UnknownName as error:
        choices = ", ".join(error.known)
        raise BadWish(texts.say("terminal.error.leave_out", value=error.name, choices=choices)) from error


def rules_of(values: tuple[str, ...], kind: AnyGame, sets: list[str], texts: Texts) -> dict[str, str]:
    """`name=value` pairs; unknown names and values get an error with the known ones."""
    options = kind.rule_options(sets)
    chosen: dict[str, str] = {}
    for value in values:
        name, sign, setting = value.partition("=")
        if not sign:
            first = next(iter(options))
            example = f"{first}={options[first][-1]}"
            raise BadWish(texts.say("terminal.error.rule_form", value=value, example=example))
        one_of(name, list(options), "terminal.error.rule", texts)
        if setting not in options[name]:
            choices = ", ".join(options[name])
            raise BadWish(texts.say("terminal.error.rule_value", option=name, value=setting, choices=choices))
        chosen[name] = setting
    return chosen


def campaign_of(value: str, kind: AnyGame, texts: Texts) -> dict[str, str]:
    """`plain`, variants separated by commas, or all, as rule options; nothing: single games."""
    if value in ("", NO_CAMPAIGN):
        return {}
    if not LOOKS[kind.key].campaign:
        game = game_name(kind.key, texts)
        raise BadWish(texts.say("terminal.error.not_in_game", option="--campaign", game=game))
    first, *variants = LOOKS[kind.key].campaign
    chosen = variants if value == ALL else [] if value == PLAIN_CAMPAIGN else value.split(",")
    for one in chosen:
        one_of(one, [PLAIN_CAMPAIGN, *variants, ALL], "terminal.error.campaign", texts)
    return dict.fromkeys([first, *chosen], "on")


def sides_of(value: str, kind: AnyGame, setup: object, players: int, texts: Texts) -> list[str]:
    """The person's role, the others dealt."""
    role = one_of(value, kind.side_names(setup), "terminal.error.role", texts)
    return [role] + [""] * (players - 1)


def characters_of(value: str, kind: AnyGame, players: int, sets: list[str], texts: Texts) -> list[str]:
    """The person's character by any of its names, the others dealt."""
    encyclopedia = ENCYCLOPEDIAS[kind.key]
    entries = encyclopedia.entries()
    found = [key for key in encyclopedia.find(value) if entries[key].group == "character"]
    if len(found) != 1:
        raise BadWish(texts.say("terminal.error.character", value=value))
    box = entries[found[0]].box
    if box not in sets:
        raise BadWish(texts.say("terminal.error.character_box", value=value, box=box))
    return [found[0]] + [""] * (players - 1)


def deck_of(value: str, texts: Texts) -> object:
    """The composition in a file."""
    try:
        return read_composition(Path(value))
    except UnreadableFile as error:
        raise BadWish(texts.say("terminal.error.deck", path=value, why=error)) from error


def own_wishes(values: tuple[str, ...], kind: AnyGame, texts: Texts) -> dict[str, object]:
    """`name=value` as wishes that only this game has; those of every game have options of their own."""
    own = [wish for wish in kind.wishes() if wish.name not in COMMON]
    read: dict[str, object] = {}
    for pair in values:
        name, _sign, value = pair.partition("=")
        try:
            read[name] = wish_called(name, own).read(value)
        except UnknownWish as error:
            choices = ", ".join(error.known)
            raise BadWish(texts.say("terminal.error.wish", value=pair, choices=choices)) from error
        except WrongWish as error:
            raise BadWish(texts.say("terminal.error.wish_value", wish=name, value=value)) from error
    return read


OPTIONS = {"role": "sides", "character": "characters", "leave_out": LEFT_OUT, "deck": "deck"}
"""Options of `saloon play` that read a wish which not every game has, in words for a person."""


def refuse_foreign(wishes: Wishes, kind: AnyGame, texts: Texts) -> None:
    """Options that only other games have."""
    for option, wish in OPTIONS.items():
        if getattr(wishes, option) and not knows_wish(kind.wishes(), wish):
            name = f"--{option.replace('_', '-')}"
            game = game_name(kind.key, texts)
            raise BadWish(texts.say("terminal.error.not_in_game", option=name, game=game))


def setup_of(wishes: Wishes, texts: Texts) -> object:
    """The setup that was asked for, as plain data."""
    kind = game_of(wishes.game, texts)
    refuse_foreign(wishes, kind, texts)
    players = players_of(wishes.players, kind, texts)
    sets = sets_of(wishes.sets, kind, texts)
    presets = kind.presets()
    agreed: dict[str, object] = {
        PLAYERS: players,
        SEED: wishes.seed,
        SETS: sets,
        PRESET: one_of(wishes.preset or presets[0], presets, "terminal.error.preset", texts),
        RULES: (kind.simplest() if wishes.family else {})
        | campaign_of(wishes.campaign, kind, texts)
        | rules_of(wishes.rule, kind, sets, texts),
    }
    if wishes.character:
        agreed[OPTIONS["character"]] = characters_of(wishes.character, kind, players, sets, texts)
    if wishes.leave_out:
        agreed[LEFT_OUT] = left_out_by(wishes.leave_out, kind, sets, texts)
    if wishes.deck:
        agreed[OPTIONS["deck"]] = deck_of(wishes.deck, texts)
    agreed |= own_wishes(wishes.wish, kind, texts)
    try:
        setup = kind.setup(agreed)
        if wishes.role:
            sides = sides_of(wishes.role, kind, setup, players, texts)
            return kind.setup({**agreed, OPTIONS["role"]: sides})
    except ValueError as error:
        why = ENCYCLOPEDIAS[kind.key].why_not_set_up(error, texts)
        raise BadWish(texts.say("terminal.error.setup", why=why)) from error
    return setup


LEFT_TO_POSITION = (
    "game", "players", "role", "character", "sets", "preset", "rule", "leave_out", "deck", "wish", "campaign"
)  # fmt: skip
"""Options that a position answers itself."""
LEFT_TO_LESSON = (*LEFT_TO_POSITION[1:], "bots", "seed", "position", "seat")
"""Options that a lesson answers itself."""


def position_of(wishes: Wishes, texts: Texts) -> tuple[AnyGame, object]:
    """The game of the position in a file, and the setup that begins from it."""
    given = [f"--{name.replace('_', '-')}" for name in LEFT_TO_POSITION if getattr(wishes, name)]
    if given:
        raise BadWish(texts.say("terminal.error.position_alone", options=", ".join(given)))
    path = wishes.position
    try:
        with Path(path).open("rb") as file:
            text = file.read(MOST_CHARACTERS * 4).decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise BadWish(texts.say("terminal.error.position_file", path=path, why=why)) from error
    try:
        kind = GAMES.get(game_in(text))
        if kind is None:
            raise BadPosition("unknown_game", 0, game_in(text), ", ".join(GAMES))
        return kind, kind.position_setup(text, wishes.seed)
    except BadPosition as error:
        why = why_no_position(error, texts)
        raise BadWish(texts.say("terminal.error.position", path=path, why=why)) from error


def lesson_of(wishes: Wishes, texts: Texts) -> tuple[AnyGame, Lesson]:
    """The lesson that is asked for, of the game that is asked for or the first one that has it."""
    given = [f"--{name.replace('_', '-')}" for name in LEFT_TO_LESSON if getattr(wishes, name)]
    if given:
        raise BadWish(texts.say("terminal.error.lesson_alone", options=", ".join(given)))
    games = [game_of(wishes.game, texts).key] if wishes.game else list(LOOKS)
    for game in games:
        if wishes.lesson in lessons()[game]:
            return GAMES[game], lessons()[game][wishes.lesson]
    choices = "; ".join(f"{game_name(game, texts)}: {', '.join(lessons()[game])}" for game in games)
    raise BadWish(texts.say("terminal.error.lesson", value=wishes.lesson, choices=choices))


def seat_of(value: str, players: int, texts: Texts) -> PlayerId:
    """The person's seat; the first one if nothing is said."""
    choices = [str(seat + 1) for seat in range(players)]
    return PlayerId(choices.index(one_of(value or choices[0], choices, "terminal.error.seat", texts)))


def clean_name(name: str) -> str:
    """A name without anything that could upset the screen, and not too long."""
    return cleaned(name)[:NAME_LENGTH].strip()


def names_at_table(name: str, players: int, texts: Texts) -> list[str]:
    """The person's name, and names of the bots that differ from it."""
    own = clean_name(name) or texts.say("terminal.you")
    others = [one for one in texts.words("common.bot_names") if one.casefold() != own.casefold()]
    return [own, *others[: players - 1]]
