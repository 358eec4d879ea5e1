"""The arguments of the simulator, read. What does not exist gets an error that names what there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import NoReturn

import typer

from saloon.bots.registry import bots_for, can_play, usual_bot
from saloon.games.registry import GAMES, UnknownName, boxes_of, game_type, left_out_of
from saloon.kernel.protocol import AnyGame
from saloon.kernel.wishes import COMMON, LEFT_OUT, UnknownWish, WrongWish, wish_called
from saloon.sim.compare import Contest
from saloon.sim.executors import NoCluster, OtherRules, Unreachable
from saloon.sim.lineup import NOBODY, BadLineup, read_lineup
from saloon.sim.plan import Plan
from saloon.sim.registry import study_of
from saloon.sim.texts import TEXTS, Words
from saloon.text.compositions import UnreadableFile, read_composition
from saloon.text.registry import ENCYCLOPEDIAS

DECK = "deck"
"""The wish that `--deck` is read for."""
BAD_ARGUMENTS = 2
CLUSTER_ERRORS: dict[type[Exception], str] = {
    NoCluster: "error_no_cluster",
    Unreachable: "error_unreachable",
    OtherRules: "error_other_rules",
}


class BadArgument(ValueError):
    """An argument that cannot be used: the key of the text that says so, and its values."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


class CannotBeSetUp(ValueError):
    """A table that a game refuses."""

    def __init__(self, game: str, error: ValueError) -> None:
        super().__init__(game, error)
        self.game = game
        self.error = error


@contextmanager
def refusing(words: Words) -> Iterator[None]:
    """Arguments that cannot be used are told in words, and the command ends."""
    try:
        yield
    except (BadArgument, BadLineup) as error:
        stop(words, words.say(error.key, **error.values), error)
    except (NoCluster, Unreachable, OtherRules) as error:
        stop(words, words.say(CLUSTER_ERRORS[type(error)], what=error), error)
    except CannotBeSetUp as error:
        why = ENCYCLOPEDIAS[error.game].why_not_set_up(error.error, words.texts)
        stop(words, words.say("error_setup", why=why), error)
    except OSError as error:
        stop(words, words.say("error_file", file=error.filename, why=error.strerror), error)


def stop(words: Words, what: str, error: Exception) -> NoReturn:
    typer.echo(words.say("error", what=what), err=True)
    raise typer.Exit(BAD_ARGUMENTS) from error


def check_language(language: str) -> None:
    if language not in TEXTS:
        raise BadArgument("error_language", language=language, languages=", ".join(TEXTS))


def read_plan(
    game: str,
    players: int | None,
    bots: str,
    seed: str,
    sets: str,
    preset: str,
    rules: list[str],
    leave_out: str,
    deck: Path | None = None,
    wishes: Sequence[str] = (),
) -> Plan:
    """A plan whose every part exists; anything else gets an error that names what there is."""
    if game not in GAMES:
        raise BadArgument("error_game", game=game, games=", ".join(GAMES))
    kind = GAMES[game]
    study = study_of(game)
    if players is None:
        players = study.usual_players()
    if players not in kind.player_counts():
        counts = ", ".join(map(str, kind.player_counts()))
        raise BadArgument("error_players", game=game, players=players, counts=counts)
    boxes, left_out = read_boxes(kind, sets, leave_out)
    presets = kind.presets()
    preset = preset or presets[0]
    if preset not in presets:
        raise BadArgument("error_preset", preset=preset, presets=", ".join(presets))
    chosen = read_rules(rules, kind.rule_options(boxes))
    own: dict[str, object] = {LEFT_OUT: left_out} if left_out else {}
    if deck is not None:
        own[DECK] = read_deck(deck)
    own |= read_wishes(wishes, kind)
    plan = Plan(game, players, tuple(boxes), preset, chosen, seed, NOBODY, own=tuple(own.items()))
    sides = sides_of(plan)
    lineup = read_lineup(bots or usual_bot(game), players, sides, study.alliances, bots_for(game))
    return plan._replace(lineup=lineup)


def campaign_rules(game: str) -> list[str]:
    """The rule options of a campaign; a game without one is refused."""
    rules = study_of(game).campaign_rules() if game in GAMES else {"": ""}
    if not rules:
        raise BadArgument("error_campaign", game=game)
    return [f"{name}={value}" for name, value in rules.items() if name]


def sides_of(plan: Plan) -> list[str]:
    """The sides at this table; a table that cannot be set up is refused."""
    try:
        return game_type(plan.game).side_names(plan.setup(0))
    except ValueError as error:
        raise CannotBeSetUp(plan.game, error) from error


def read_wishes(wishes: Sequence[str], kind: AnyGame) -> dict[str, object]:
    """`name=value` as wishes that only this game has; those of every game have options of their own."""
    own = [wish for wish in kind.wishes() if wish.name not in COMMON]
    read: dict[str, object] = {}
    for pair in wishes:
        name, _sign, value = pair.partition("=")
        try:
            read[name] = wish_called(name, own).read(value)
        except UnknownWish as error:
            raise BadArgument("error_wish", wish=pair, wishes=", ".join(error.known)) from error
        except WrongWish as error:
            raise BadArgument("error_wish_value", wish=name, value=value) from error
    return read


def read_deck(file: Path) -> object:
    """The composition in a file."""
    try:
        return read_composition(file)
    except UnreadableFile as error:
        raise BadArgument("error_deck", file=file, why=error) from error


def read_boxes(kind: AnyGame, sets: str, leave_out: str) -> tuple[list[str], list[str]]:
    """The boxes that are played with, and what of them is left out."""
    try:
        boxes = boxes_of(kind, sets)
    except UnknownName as error:
        raise BadArgument("error_set", set=error.name, sets=", ".join(error.known)) from error
    try:
        return boxes, left_out_of(kind, boxes, leave_out)
    except UnknownName as error:
        raise BadArgument("error_leave_out", name=error.name, names=", ".join(error.known)) from error


def refuse(option: str, others: tuple[tuple[str, object], ...]) -> None:
    """Options that do not go with this one."""
    for other, value in others:
        if value is not None:
            raise BadArgument("error_not_with", option=other, other=option)


def read_rules(wishes: list[str], options: dict[str, list[str]]) -> tuple[tuple[str, str], ...]:
    chosen: dict[str, str] = {}
    for wish in wishes:
        name, sign, value = wish.partition("=")
        if not sign or name not in options:
            raise BadArgument("error_rule", rule=wish, rules=", ".join(options))
        if value not in options[name]:
            raise BadArgument("error_rule_value", rule=name, value=value, values=", ".join(options[name]))
        chosen[name] = value
    return tuple(chosen.items())


def read_contests(wish: str, side: str, plan: Plan) -> list[Contest]:
    bots = bots_for(plan.game)
    pair = [name.strip() for name in wish.split(":")]
    if len(pair) != 2 or not all(can_play(name, plan.game) for name in pair):
        raise BadArgument("error_compare", wish=wish, bots=", ".join(bots))
    study = study_of(plan.game)
    there = study.contestants(sides_of(plan))
    sides = [name.strip() for name in side.split(",")] if side else study.usual_contestants(there)
    for name in sides:
        if name not in there:
            raise BadArgument("error_side", side=name, sides=", ".join(there))
    return [Contest(name, pair[0], pair[1]) for name in sides]


def check_numbers(games: int, jobs: int, check: int) -> None:
    if games < 1:
        raise BadArgument("error_games", games=games)
    if jobs < 1:
        raise BadArgument("error_jobs", jobs=jobs)
    if check < 0:
        raise BadArgument("error_check", check=check)


def check_plots() -> None:
    """Whether pictures can be drawn here: not after an hour of play, but now."""
    try:
        import_module("matplotlib")
    except ModuleNotFoundError as error:
        raise BadArgument("error_no_plots", what=error.name) from error
