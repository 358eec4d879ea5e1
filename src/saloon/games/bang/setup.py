"""What a game is played with: players, sets, rules, seed. With the answers it is the whole game."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.catalogue import SETS, CardSet, Catalogue, printed
from saloon.games.bang.mode import MODES, Mode, mode_named
from saloon.games.bang.questions import BangDefinition, BangRule
from saloon.games.bang.ruleset import RuleOption, rules_of
from saloon.games.bang.series import Series, campaign_begins
from saloon.kernel.codec import Record
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId
from saloon.kernel.wishes import BadSetup

VARIANTS: dict[str, BangDefinition] = {}
"""Rules that are in force where the rule option of their name is on; each is a file of its own."""


class Setup(Record):
    """Everything that is agreed before the deal. Never changed once made."""

    __slots__ = (
        "book",
        "characters",
        "chosen",
        "extra",
        "left_out",
        "mode",
        "players",
        "preset",
        "roles",
        "rules",
        "seed",
        "series",
        "sets",
        "variants_in_force",
        "way",
    )

    fields: ClassVar[tuple[str, ...]] = (
        "players",
        "seed",
        "sets",
        "preset",
        "chosen",
        "roles",
        "characters",
        "extra",
        "left_out",
        "way",
        "series",
    )

    def __init__(
        self,
        players: int,
        seed: str,
        sets: list[str],
        preset: str,
        chosen: list[list[str]],
        roles: list[int],
        characters: list[str],
        extra: list[str],
        left_out: list[str],
        way: str = "",
        series: Series | None = None,
    ) -> None:
        self.players = players
        self.seed = seed
        self.sets = sets
        self.preset = preset
        self.chosen = chosen
        """Single rule options over the preset: [name, value]."""
        self.roles = roles
        """Role of each player, or -1 to deal one; empty: deal all."""
        self.characters = characters
        """Character of each player, or "" to deal one; empty: deal all. Where characters are drafted, those
        that lie open."""
        self.extra = extra
        """Cards beyond the deck, for scenes: "beer 8D"."""
        self.left_out = left_out
        """Events and characters of the sets that are not played with."""
        self.book: Catalogue = book_of(sets, extra)
        self.rules: dict[str, str] = rules_by(preset, chosen, sets)
        agreed = mode_agreed(players, self.rules)
        self.mode: Mode = mode_of(players, agreed, way)
        self.way = "" if self.mode is agreed else way
        """The mode of a table that is laid out by hand; "": as so many play by these rules."""
        self.variants_in_force: list[BangRule] = [
            VARIANTS[name].for_everybody for name in VARIANTS if self.rules[name] == "on"
        ]
        if series is None and self.rules["campaign"] == "on":
            series = campaign_begins(players)
        self.series = series
        """What the table brings along from the games before; None: it is a game on its own."""


def new_setup(
    players: int,
    seed: str = "0",
    sets: list[str] | None = None,
    preset: str = "rulebooks",
    chosen: dict[str, str] | None = None,
    roles: list[int] | None = None,
    characters: list[str] | None = None,
    left_out: list[str] | None = None,
    series: Series | None = None,
) -> Setup:
    """A checked setup; bad values get an error that names the good ones."""
    setup = Setup(
        players,
        seed,
        ["base"] if sets is None else sets,
        preset,
        [] if chosen is None else [[name, chosen[name]] for name in sorted(chosen)],
        [] if roles is None else roles,
        [] if characters is None else characters,
        [],
        [] if left_out is None else left_out[:],
        "",
        series,
    )
    for key in setup.mode.senseless_events:
        if key in setup.book.events and key not in setup.left_out:
            setup.left_out.append(key)
    check(setup)
    return setup


def check(setup: Setup) -> None:
    """Refuse what cannot be played, with what can."""
    _check_variants(setup)
    _check_roles(setup)
    _check_characters(setup)
    _check_left_out(setup)


def _check_roles(setup: Setup) -> None:
    if not setup.roles:
        return
    if len(setup.roles) != setup.players:
        raise BadSetup(f"{len(setup.roles)} roles for {setup.players} players; give each one (-1: dealt)")
    left = setup.mode.role_cards(setup.players)
    if setup.mode.leader == NONE:
        raise BadSetup(f"{setup.players} players have no roles", "no_roles")
    for role in setup.roles:
        if role != -1:
            if role not in left:
                raise BadSetup(f"too many of role {role} for {setup.players} players")
            left.remove(role)
    if not setup.mode.can_deal(setup.roles):
        raise BadSetup("no deal gives everybody these roles")


def _check_characters(setup: Setup) -> None:
    if not setup.characters:
        return
    dealt = setup.players * setup.mode.figures_each
    if len(setup.characters) != dealt:
        raise BadSetup(f'{len(setup.characters)} characters where {dealt} are dealt; give each ("": dealt)')
    for key in setup.characters:
        if key and key not in setup.book.characters:
            raise BadSetup(f"unknown character {key!r}; characters: {', '.join(setup.book.characters)}")


def _check_left_out(setup: Setup) -> None:
    book = setup.book
    for key in setup.left_out:
        if key not in book.characters and key not in book.events:
            names = ", ".join([*book.characters, *book.events])
            raise BadSetup(f"{key!r} cannot be left out; characters and events of these sets: {names}")
        if key in setup.characters:
            raise BadSetup(f"{key!r} is left out and given to a player")
    left = len(book.characters)
    if setup.left_out:
        left = len([key for key in book.characters if key not in setup.left_out])
    needed = setup.players * setup.mode.figures_each * characters_each(setup)
    if left < needed:
        raise BadSetup(f"{needed} characters are needed, {left} are left: leave out fewer or add sets")


def _check_variants(setup: Setup) -> None:
    """What makes no sense at such a table cannot be agreed on, and is told why."""
    usual = rules_by(setup.preset, [], setup.sets)
    for name, why in setup.mode.senseless().items():
        if name in usual and setup.rules[name] != usual[name]:
            raise BadSetup(f"{name} makes no sense for {setup.players} players: leave it {usual[name]}", why)
    on = [name for name, value in setup.rules.items() if value == "on"]
    for name in ("experience", "hiring"):
        if name in on and "campaign" not in on:
            raise BadSetup(f"{name} needs the money of a campaign: add campaign=on", f"{name}_needs_campaign")
    if "hiring" in on and characters_each(setup) > 1:
        raise BadSetup("characters are hired, not dealt: no characters_dealt=two", "hiring_deals_nothing")
    if "hiring" in on and any([key != "" for key in setup.characters]):  # noqa: C419 (compiled)
        raise BadSetup("characters are hired: nobody can be given one", "hiring_gives_nobody")


def with_series(setup: Setup, series: Series | None) -> Setup:
    """The same, as a game of a series."""
    return Setup(
        setup.players,
        setup.seed,
        setup.sets,
        setup.preset,
        setup.chosen,
        setup.roles,
        setup.characters,
        setup.extra,
        setup.left_out,
        setup.way,
        series,
    )


def characters_each(setup: Setup) -> int:
    """How many characters are dealt to each player: one, or one more to choose from or as a spare one."""
    return 2 if setup.rules["characters_dealt"] == "two" else 1


def player_counts() -> list[int]:
    """How many can play, in some way."""
    return sorted({count for mode in MODES for count in mode.counts()})


def mode_agreed(players: int, rules: dict[str, str]) -> Mode | None:
    """How so many play by these rules; None: they cannot."""
    for mode in MODES:
        if players in mode.counts() and mode.is_agreed(rules):
            return mode
    return None


def mode_of(players: int, agreed: Mode | None, way: str) -> Mode:
    """The mode of this key, or the one that was agreed; without one there is an error with what there is."""
    if way:
        return mode_named(way)
    if agreed is None:
        allowed = ", ".join([str(count) for count in player_counts()])
        raise BadSetup(f"BANG! cannot be played by {players}; players: {allowed}")
    return agreed


def sets_of(names: list[str]) -> list[CardSet]:
    """The boxes of these names; an unknown one gets an error with the names there are."""
    for name in names:
        if name not in SETS:
            raise BadSetup(f"unknown set {name!r}; sets: {', '.join(SETS)}")
    if "base" not in names:
        raise BadSetup("the base set is always part of the game; add base")
    return [card_set for name, card_set in SETS.items() if name in names]


def options_of(names: list[str]) -> dict[str, RuleOption]:
    """The rule options of these sets and of all modes, by name."""
    options = [option for card_set in sets_of(names) for option in card_set.rule_options]
    options += [option for mode in MODES for option in mode.rule_options]
    return {option.name: option for option in options}


_RULES: dict[str, dict[str, str]] = {}


def rules_by(preset: str, chosen: list[list[str]], names: list[str]) -> dict[str, str]:
    """The value of every rule option of these sets. Never changed once made: a preset alone is made once."""
    if chosen:
        return rules_of(preset, dict(chosen), options_of(names))
    key = f"{preset} {','.join(names)}"
    if key not in _RULES:
        _RULES[key] = rules_of(preset, {}, options_of(names))
    return _RULES[key]


_BOOKS: dict[str, Catalogue] = {}


def book_of(names: list[str], extra: list[str]) -> Catalogue:
    """The catalogue of these sets; made once, unless a scene adds cards of its own."""
    if extra:
        return Catalogue(sets_of(names), [printed(line) for line in extra])
    key = ",".join(sorted(names))
    if key not in _BOOKS:
        _BOOKS[key] = Catalogue(sets_of(names), [])
    return _BOOKS[key]


def deck_of(setup: Setup) -> list[CardId]:
    """The cards that are played with; the simplified game leaves out those with a book."""
    book = setup.book
    if setup.rules["simplified_deck"] != "on":
        return book.deck[:]
    return [card for card in book.deck if not book.kind_of[card].book]
