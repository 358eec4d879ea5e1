"""A way to play: what a table of some size does in its own way. The core asks it; each is a file of its own.

A mode is a definition too: whatever it changes about a question that cards and characters answer, it answers
like them, for everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from saloon.games.bang.force import has_in_play, in_order_of_effects
from saloon.games.bang.questions import BangDefinition
from saloon.games.bang.ruleset import RuleOption
from saloon.games.bang.words import OUTLAW, ROLES, SHERIFF
from saloon.kernel.chance import Chance
from saloon.kernel.decisions import NONE, Decision, Option, Reason
from saloon.kernel.ids import NO_FIGURE, DefinitionId, FigureId, PlayerId, every_figure
from saloon.kernel.ways import Way

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang
    from saloon.kernel.frames import Frame


class Mode(BangDefinition):
    """How roles are dealt, who begins, who wins, what a kill brings."""

    key = ""
    leader = SHERIFF
    """The role that has the first turn and turns up the events."""
    agreement: ClassVar[dict[str, str]] = {}
    """The rule options that choose it, where so many can play in more than one way."""
    figures_each = 1
    """How many figures a player has; all of them together have one turn."""
    rule_options: ClassVar[list[RuleOption]] = []
    """Points of its own on which readings differ."""
    senseless_events: ClassVar[dict[str, str]] = {}
    """Events that make no sense in it and are not played with, and why."""
    silent: ClassVar[list[str]] = []
    """Rule options of the boxes that have nothing to say in it."""

    def counts(self) -> list[int]:
        """How many can play it."""
        raise NotImplementedError

    def is_agreed(self, rules: dict[str, str]) -> bool:
        """Whether the rule options say that it is played."""
        return all([rules[name] == value for name, value in self.agreement.items()])  # noqa: C419 (compiled)

    def role_cards(self, players: int) -> list[int]:
        """The role cards that are used, those that nobody gets too."""
        raise NotImplementedError

    def deal_roles(self, fixed: list[int], chance: Chance, stream: int) -> list[int]:
        """The role of each player, the fixed ones as they are; then the cards that nobody gets."""
        left = self.role_cards(len(fixed))
        for role in fixed:
            if role != NONE:
                left.remove(role)
        chance.shuffle(stream, left)
        return [role if role != NONE else left.pop() for role in fixed] + left

    def can_deal(self, fixed: list[int]) -> bool:
        """Whether some deal gives everybody the role that is fixed for him; there are cards enough."""
        return True

    def cards_aside(self, roles: list[int]) -> list[int]:
        """The role cards that nobody got, if everybody has one of these; none, if they are no deal."""
        left = self.role_cards(len(roles))
        for role in roles:
            if role not in left:
                return []
            left.remove(role)
        return left

    def is_open(self, role: int) -> bool:
        """Whether everybody knows from the beginning who has this role."""
        return role == SHERIFF

    def life_added(self, role: int) -> int:
        """Life points beyond those of the character."""
        return 1 if role == SHERIFF else 0

    def leading(self, game: Bang) -> FigureId:
        """The figure, living or not, that had the first turn."""
        leader = self.leader
        for number, player in enumerate(game.players):  # whose first figure has his number
            if player.role == leader:
                return FigureId(number)
        return NO_FIGURE

    def turns_up_event(self, game: Bang) -> bool:
        """Whether the events of the round are turned up now, where it is the turn of whoever does that."""
        return True

    def seating(self, rules: dict[str, str], figures: int) -> list[FigureId]:
        """The ring at the beginning, clockwise. The first figures of all players come first in number."""
        return every_figure(figures)

    def draw_lots(self, game: Bang) -> None:
        """What is found by lot before anything else."""

    def draft(self, characters: list[DefinitionId]) -> Frame[Bang]:
        """How the players of several figures come to their characters, of those that lie open."""
        raise NotImplementedError

    def open_characters(self, game: Bang) -> list[DefinitionId]:
        """Characters that lie open and that nobody has yet."""
        return []

    # What cards do where a player has several figures

    def struck(self, game: Bang, me: FigureId) -> list[FigureId]:
        """Upon whom a card comes that is against everybody else, in order."""
        return in_order_of_effects(game, me)

    def in_the_store(self, game: Bang, me: FigureId) -> list[FigureId]:
        """For whom a card lies in the General Store of `me`, in the order in which they are taken."""
        return [me, *in_order_of_effects(game, me)]

    def may_have(self, game: Bang, figure: FigureId, kind: DefinitionId) -> bool:
        """Whether no other card of this name is in its way before this figure."""
        return not has_in_play(game, figure, kind)

    def dynamite_goes_to(self, game: Bang, figure: FigureId, kind: DefinitionId) -> list[FigureId]:
        """Before whom Dynamite may lie next: the first one on the left who has none; empty: it stays."""
        for neighbour in in_order_of_effects(game, figure):
            if not has_in_play(game, neighbour, kind):
                return [neighbour]
        return []

    def beer_works(self, game: Bang) -> bool:
        """Beer has no effect when only two are left."""
        return len(game.force().ring) > 2

    def beer_reaches(self, game: Bang, figure: FigureId) -> bool:
        """Whether a Beer may save this figure on the point of death."""
        return True

    def hand_is_lost(self, game: Bang) -> bool:
        """Whether a player loses his hand with a figure although he has another one."""
        return False

    def goes_on_with(self, game: Bang, figure: FigureId, checking: bool) -> list[FigureId]:
        """The figures with which a player goes on who has lost this one, on turn: while it made the checks at
        the beginning, or later."""
        return []

    def side_of(self, game: Bang, player: PlayerId) -> str:
        """On which side this player is."""
        return ROLES[game.players[player].role]

    def side_names(self, players: int) -> list[str]:
        """The sides of such a game."""
        dealt = self.role_cards(players)
        return [role for number, role in enumerate(ROLES) if number in dealt]

    def is_scored(self) -> bool:
        """Whether the table of scores speaks of such a game."""
        return True

    def senseless(self) -> dict[str, str]:
        """Events that are not played with in it and rule options that stay as usual, each with the reason."""
        reasons = dict(self.senseless_events)
        roles = self.role_cards(self.counts()[0])
        if not self.is_scored():
            for name in FOR_MONEY:
                reasons[name] = "campaign_not_scored"
        if SHERIFF not in roles:
            reasons["no_mercy"] = "no_mercy_needs_sheriff"
        if OUTLAW not in roles:
            reasons["bounties"] = "bounties_need_outlaws"
        if self.figures_each > 1:
            reasons["characters_dealt"] = "drafted"
        return reasons

    def keeps_characters(self) -> bool:
        """Whether survivors may keep their characters for the next game."""
        return True

    def eliminated(self, game: Bang, victim: FigureId, killer: FigureId) -> None:
        """Somebody is out: what has to be remembered of it."""

    def reward(self, game: Bang, victim: FigureId, killer: FigureId) -> Frame[Bang] | None:
        """What a kill brings to somebody else than the victim."""
        raise NotImplementedError

    def after_deaths(self, game: Bang) -> None:
        """Somebody has died and nobody has won: what follows for the table."""

    def was_killed(self, game: Bang, player: PlayerId) -> bool:
        """Whether somebody has died, of whatever; not whoever has only left the game."""
        return game.figure_of(player) == NONE

    def warning(self, decision: Decision, option: Option) -> Reason | None:
        """Why a legal answer should be thought over."""
        return None

    def winners(self, game: Bang) -> list[PlayerId]:
        """Who has won, the dead included; nobody while the game goes on."""
        raise NotImplementedError


FOR_MONEY: Final = ("campaign", "hiring", "experience")
"""Rule options that make no sense where nobody keeps a score."""
MODES: list[Mode] = []
"""In the order in which they are tried: the first one that fits is played."""


def way_in(mode: Mode, players: int) -> Way:
    """A mode as others know it: what is agreed on with it, and what that leaves open. What chooses among the
    modes of so many players has something to say in each of them."""
    choosing = [name for one in MODES if players in one.counts() for name in one.agreement]
    of_others = [option.name for one in MODES if one is not mode for option in one.rule_options]
    silent = [name for name in [*of_others, *mode.silent] if name not in choosing]
    return Way(dict(mode.agreement), silent, mode.senseless())


def mode_named(key: str) -> Mode:
    """The mode of this key."""
    for mode in MODES:
        if mode.key == key:
            return mode
    raise ValueError(f"unknown mode {key!r}; modes: {', '.join([mode.key for mode in MODES])}")
