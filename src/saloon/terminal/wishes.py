"""What a person wants to play: the arguments of the command, checked, in errors of his own language."""

from __future__ import annotations

from typing import NamedTuple

from saloon.bots.registry import bots_for
from saloon.games.bang.ruleset import PRESETS
from saloon.games.bang.setup import ROLE_TABLE, BadSetup, new_setup, options_of
from saloon.games.bang.words import ROLES
from saloon.games.registry import GAMES, UnknownName, boxes_of, left_out_of
from saloon.kernel.codec import to_plain
from saloon.terminal.play import SPEEDS
from saloon.text.encyclopedia import entries, find
from saloon.text.texts import LANGUAGES, VARIANTS, Texts

NAME_LENGTH = 10
HUMAN = 0
"""The person sits at the first seat; roles are dealt at random."""


class BadWish(Exception):
    """An argument that cannot be; the message says what can."""


class Wishes(NamedTuple):
    """What was asked for; empty where nothing was."""

    players: str = ""
    bots: str = ""
    seed: str = ""
    name: str = ""
    role: str = ""
    character: str = ""
    sets: str = ""
    preset: str = ""
    rules: tuple[str, ...] = ()
    speed: str = ""
    leave_out: str = ""


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


def players_of(value: str, texts: Texts) -> int:
    return int(one_of(value, [str(count) for count in ROLE_TABLE], "terminal.error.players", texts))


def bots_of(value: str, texts: Texts) -> str:
    return one_of(value, bots_for("bang"), "terminal.error.bots", texts)


def speed_of(value: str, texts: Texts) -> str:
    return one_of(value or "normal", list(SPEEDS), "terminal.error.speed", texts)


def sets_of(value: str, texts: Texts) -> list[str]:
    """Boxes separated by commas, or all; the base box is always one of them."""
    try:
        return boxes_of(GAMES["bang"], value)
    except UnknownName as error:
        choices = ", ".join(error.known)
        raise BadWish(texts.say("terminal.error.set", value=error.name, choices=choices)) from error


def left_out_by(value: str, sets: list[str], texts: Texts) -> list[str]:
    """Events and characters that are not wanted, by their keys."""
    try:
        return left_out_of(GAMES["bang"], sets, value)
    except UnknownName as error:
        choices = ", ".join(error.known)
        raise BadWish(texts.say("terminal.error.leave_out", value=error.name, choices=choices)) from error


def rules_of(values: tuple[str, ...], sets: list[str], texts: Texts) -> dict[str, str]:
    """`name=value` pairs; unknown names and values get an error with the known ones."""
    options = options_of(sets)
    chosen: dict[str, str] = {}
    for value in values:
        name, sign, setting = value.partition("=")
        if not sign:
            raise BadWish(texts.say("terminal.error.rule_form", value=value))
        one_of(name, list(options), "terminal.error.rule", texts)
        if setting not in options[name].values:
            choices = ", ".join(options[name].values)
            raise BadWish(texts.say("terminal.error.rule_value", option=name, value=setting, choices=choices))
        chosen[name] = setting
    return chosen


def roles_of(value: str, players: int, texts: Texts) -> list[int]:
    """The person's role, the others dealt."""
    if not value:
        return []
    choices = [role for i, role in enumerate(ROLES) if i in ROLE_TABLE[players]]
    role = ROLES.index(one_of(value, choices, "terminal.error.role", texts))
    return [role] + [-1] * (players - 1)


def characters_of(value: str, players: int, sets: list[str], texts: Texts) -> list[str]:
    """The person's character by any of its names, the others dealt."""
    if not value:
        return []
    found = [key for key in find(value) if entries()[key].character is not None]
    if len(found) != 1:
        raise BadWish(texts.say("terminal.error.character", value=value))
    box = entries()[found[0]].box
    if box not in sets:
        raise BadWish(texts.say("terminal.error.character_box", value=value, box=box))
    return [found[0]] + [""] * (players - 1)


def setup_of(wishes: Wishes, texts: Texts) -> object:
    """The setup that was asked for, as plain data."""
    players = players_of(wishes.players, texts)
    sets = sets_of(wishes.sets, texts)
    preset = one_of(wishes.preset or "rulebooks", PRESETS, "terminal.error.preset", texts)
    rules = rules_of(wishes.rules, sets, texts)
    roles = roles_of(wishes.role, players, texts)
    characters = characters_of(wishes.character, players, sets, texts)
    left_out = left_out_by(wishes.leave_out, sets, texts)
    try:
        setup = new_setup(players, wishes.seed, sets, preset, rules, roles, characters, left_out)
    except BadSetup as error:
        raise BadWish(texts.say("terminal.error.setup", why=error)) from error
    return to_plain(setup)


def clean_name(name: str) -> str:
    """A name without anything that could upset the screen, and not too long."""
    printable = "".join(letter for letter in name if letter.isprintable())
    return " ".join(printable.split())[:NAME_LENGTH].strip()


def names_at_table(name: str, players: int, texts: Texts) -> list[str]:
    """The person's name, and names of the bots that differ from it."""
    own = clean_name(name) or texts.say("terminal.you")
    others = [one for one in texts.words("terminal.bot_names") if one.casefold() != own.casefold()]
    return [own, *others[: players - 1]]
