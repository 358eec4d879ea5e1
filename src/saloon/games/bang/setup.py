"""What a game is played with: players, sets, rules, seed. With the answers it is the whole game."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.catalogue import SETS, CardSet, Catalogue, printed
from saloon.games.bang.ruleset import RuleOption, rules_of
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.codec import Record
from saloon.kernel.ids import CardId

ROLE_TABLE: dict[int, list[int]] = {
    4: [SHERIFF, RENEGADE, OUTLAW, OUTLAW],
    5: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY],
    6: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY],
    7: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY],
}


class BadSetup(ValueError):
    """A setup that cannot be played; says what is allowed."""


class Setup(Record):
    """Everything that is agreed before the deal. Never changed once made."""

    __slots__ = (
        "book",
        "characters",
        "chosen",
        "extra",
        "left_out",
        "players",
        "preset",
        "roles",
        "rules",
        "seed",
        "sets",
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
        """Character of each player, or "" to deal one; empty: deal all."""
        self.extra = extra
        """Cards beyond the deck, for scenes: "beer 8D"."""
        self.left_out = left_out
        """Events and characters of the sets that are not played with."""
        self.book: Catalogue = book_of(sets, extra)
        self.rules: dict[str, str] = rules_by(preset, chosen, sets)


def new_setup(
    players: int,
    seed: str = "0",
    sets: list[str] | None = None,
    preset: str = "rulebooks",
    chosen: dict[str, str] | None = None,
    roles: list[int] | None = None,
    characters: list[str] | None = None,
    left_out: list[str] | None = None,
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
        [] if left_out is None else left_out,
    )
    check(setup)
    return setup


def check(setup: Setup) -> None:
    """Refuse what cannot be played, with what can."""
    if setup.players not in ROLE_TABLE:
        allowed = ", ".join(map(str, ROLE_TABLE))
        raise BadSetup(f"BANG! cannot be played by {setup.players}; players: {allowed}")
    _check_roles(setup)
    _check_characters(setup)
    _check_left_out(setup)


def _check_roles(setup: Setup) -> None:
    if not setup.roles:
        return
    if len(setup.roles) != setup.players:
        raise BadSetup(f"{len(setup.roles)} roles for {setup.players} players; give each one (-1: dealt)")
    left = list(ROLE_TABLE[setup.players])
    for role in setup.roles:
        if role != -1:
            if role not in left:
                raise BadSetup(f"too many of role {role} for {setup.players} players")
            left.remove(role)


def _check_characters(setup: Setup) -> None:
    if not setup.characters:
        return
    if len(setup.characters) != setup.players:
        raise BadSetup(
            f'{len(setup.characters)} characters for {setup.players} players; give each one ("": dealt)'
        )
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
    left = len([key for key in book.characters if key not in setup.left_out])
    needed = setup.players * characters_each(setup)
    if left < needed:
        raise BadSetup(f"{needed} characters are needed, {left} are left: leave out fewer or add sets")


def characters_each(setup: Setup) -> int:
    """How many characters are dealt to each player: one, or one more to choose from or as a spare one."""
    return 2 if setup.rules["characters_dealt"] == "two" else 1


def sets_of(names: list[str]) -> list[CardSet]:
    """The boxes of these names; an unknown one gets an error with the names there are."""
    for name in names:
        if name not in SETS:
            raise BadSetup(f"unknown set {name!r}; sets: {', '.join(SETS)}")
    if "base" not in names:
        raise BadSetup("the base set is always part of the game; add base")
    return [card_set for name, card_set in SETS.items() if name in names]


def options_of(names: list[str]) -> dict[str, RuleOption]:
    """The rule options of these sets, by name."""
    return {option.name: option for card_set in sets_of(names) for option in card_set.rule_options}


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
    simplified = setup.rules["simplified_deck"] == "on"
    return [card for card in book.deck if not (simplified and book.kind_of[card].book)]
