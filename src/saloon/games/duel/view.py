"""What a player, or a spectator, sees of a game of the Duel."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from saloon.games.duel.explaining import explain
from saloon.games.duel.figures import owner_of
from saloon.games.duel.state import Duel
from saloon.games.duel.words import SIDES
from saloon.kernel.codec import Record
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import (
    NO_CARD,
    NO_FIGURE,
    NO_PLAYER,
    CardId,
    DefinitionId,
    FigureId,
    PlayerId,
    every_player,
)
from saloon.kernel.views import SPECTATOR, View

UNKNOWN: Final = "?"
"""In place of the key of a character that the viewer does not know."""


class FigureView(Record):
    """A place at the table: who fights there, with what."""

    __slots__ = ("character", "checks", "figure", "health", "in_play", "most_health", "player")

    fields: ClassVar[tuple[str, ...]] = (
        "figure",
        "player",
        "character",
        "health",
        "most_health",
        "in_play",
        "checks",
    )

    def __init__(
        self,
        figure: FigureId,
        player: PlayerId,
        character: str,
        health: int,
        most_health: int,
        in_play: list[CardId],
        checks: list[list[int]],
    ) -> None:
        self.figure = figure
        self.player = player
        self.character = character
        """A key; empty: nobody is left for this place; ?: not shown yet."""
        self.health = health
        self.most_health = most_health
        self.in_play = in_play
        self.checks = checks
        """Told to persons: for what a card may be revealed, with how likely that goes well: [definition, good
        cards, cards, revealed, per cent]; revealed below 0: the other side chooses the one that counts."""

    def is_dead(self) -> bool:
        """Whether a character lies there: the last one of the game, or one that will be carried off."""
        return self.character not in ("", UNKNOWN) and self.health <= 0


class SeatView(Record):
    """A player as he is seen: his hand only where it is known to the viewer, its backs always."""

    __slots__ = (
        "attacking",
        "backs",
        "fallen",
        "hand",
        "hand_size",
        "player",
        "reserve",
        "reserve_size",
        "side",
    )

    fields: ClassVar[tuple[str, ...]] = (
        "player",
        "side",
        "hand_size",
        "backs",
        "hand",
        "attacking",
        "reserve_size",
        "reserve",
        "fallen",
    )

    def __init__(
        self,
        player: PlayerId,
        side: str,
        hand_size: int,
        backs: list[int],
        hand: list[CardId],
        attacking: FigureId,
        reserve_size: int,
        reserve: list[str],
        fallen: list[str],
    ) -> None:
        self.player = player
        self.side = side
        self.hand_size = hand_size
        self.backs = backs
        """How many cards of the law's and of the outlaws' deck are among them."""
        self.hand = hand
        """The cards, if the viewer sees them; otherwise empty."""
        self.attacking = attacking
        """The place with the marker; NONE: not shown yet."""
        self.reserve_size = reserve_size
        self.reserve = reserve
        """Who is in the reserve, in the order of the rulebook, if the viewer knows; otherwise empty."""
        self.fallen = fallen


class DuelView(View):
    """The whole table as one viewer sees it."""

    __slots__ = (
        "awake",
        "bangs_left",
        "because_card",
        "because_figure",
        "chosen",
        "common",
        "common_top",
        "decider",
        "decision",
        "decks",
        "discard",
        "figures",
        "for_figure",
        "hand_limits",
        "may_move",
        "needed",
        "options",
        "over",
        "pending",
        "players",
        "preset",
        "reload_open",
        "seats",
        "squad",
        "stack",
        "step",
        "total",
        "turn",
        "turns",
        "viewer",
        "waiting",
        "winners",
        "woken",
    )

    fields: ClassVar[tuple[str, ...]] = (
        "viewer",
        "players",
        "preset",
        "chosen",
        "squad",
        "step",
        "over",
        "winners",
        "turn",
        "turns",
        "decks",
        "common",
        "common_top",
        "discard",
        "seats",
        "figures",
        "stack",
        "waiting",
        "woken",
        "decider",
        "decision",
        "for_figure",
        "because_card",
        "because_figure",
        "needed",
        "total",
        "options",
        "pending",
        "awake",
        "reload_open",
        "hand_limits",
        "bangs_left",
        "may_move",
    )

    def __init__(
        self,
        viewer: PlayerId,
        players: int,
        preset: str,
        chosen: list[list[str]],
        squad: int,
        step: int,
        over: bool,
        winners: list[PlayerId],
        turn: PlayerId,
        turns: int,
        decks: list[int],
        common: int,
        common_top: str,
        discard: list[CardId],
        seats: list[SeatView],
        figures: list[FigureView],
        stack: list[Frame[Any]],
        waiting: list[Frame[Any]],
        woken: FigureId,
        decider: PlayerId,
        decision: str,
        for_figure: FigureId,
        because_card: CardId,
        because_figure: FigureId,
        needed: int,
        total: int,
        options: list[str],
        pending: Pending | None,
        awake: list[FigureId],
        reload_open: bool,
        hand_limits: list[int],
        bangs_left: int,
        may_move: bool,
    ) -> None:
        self.viewer = viewer
        self.players = players
        self.preset = preset
        self.chosen = chosen
        self.squad = squad
        """How many characters each side has."""
        self.step = step
        self.over = over
        self.winners = winners
        self.turn = turn
        """Whose turn it is; NONE while the first attackers are chosen."""
        self.turns = turns
        self.decks = decks
        """How many cards the private decks of the law and of the outlaws have."""
        self.common = common
        """How many cards the common deck has."""
        self.common_top = common_top
        """The side on the back of its top card; empty if there is none."""
        self.discard = discard
        """Face up, the top last."""
        self.seats = seats
        self.figures = figures
        self.stack = stack
        self.waiting = waiting
        """What comes when the effect that is being resolved is finished."""
        self.woken = woken
        """The covering character that an effect has as its target; NONE: none."""
        self.decider = decider
        self.decision = decision
        self.for_figure = for_figure
        """The character for which he decides."""
        self.because_card = because_card
        self.because_figure = because_figure
        self.needed = needed
        self.total = total
        self.options = options
        """Keys of the options, if the viewer decides; otherwise empty."""
        self.pending = pending
        """What is going on; told to persons, as is everything that follows."""
        self.awake = awake
        """The characters whose abilities and cards work now."""
        self.reload_open = reload_open
        """Whether cards can be reloaded."""
        self.hand_limits = hand_limits
        """How many cards each player could keep at the end of his turn."""
        self.bangs_left = bangs_left
        """How many BANG! cards may still be played in this turn; 99: any number."""
        self.may_move = may_move
        """Whether the marker may still be moved in this turn."""


def view(game: Duel, viewer: PlayerId) -> DuelView:
    """The game as this player sees it; -1 is a spectator."""
    decision = game.decision
    keys: list[str] = []
    if decision is not None and decision.player == viewer:
        keys = [game.key(option) for option in decision.options]
    setup = game.setup
    return DuelView(
        viewer,
        len(game.players),
        setup.preset,
        [pair[:] for pair in setup.chosen],
        setup.squad,
        game.step,
        game.over,
        game.winners[:],
        game.turn,
        game.turns,
        [len(deck) for deck in game.decks],
        len(game.common),
        SIDES[game.book.back(game.common[-1])] if game.common else "",
        game.discard[:],
        [seat_view(game, player, viewer) for player in every_player(len(game.players))],
        [figure_view(game, FigureId(figure), viewer) for figure in range(len(game.figures))],
        [frame.seen_by(game, viewer) for frame in game.stack],
        [frame.clone() for frame in game.waiting],
        game.woken,
        NO_PLAYER if decision is None else decision.player,
        "" if decision is None else decision.kind,
        NO_FIGURE if decision is None else decision.figure,
        NO_CARD if decision is None else decision.card,
        NO_FIGURE if decision is None else decision.source,
        0 if decision is None else decision.number,
        0 if decision is None else decision.total,
        keys,
        None,
        [],
        False,
        [],
        0,
        False,
    )


def keys_of(game: Duel, characters: list[DefinitionId]) -> list[str]:
    return [game.book.definitions[character].key for character in characters]


def seat_view(game: Duel, player: PlayerId, viewer: PlayerId) -> SeatView:
    one = game.players[player]
    own = player == viewer
    return SeatView(
        player,
        SIDES[one.side],
        len(one.hand),
        game.backs(player),
        one.hand[:] if own else [],
        one.attacking if own or game.turn != NONE else NO_FIGURE,
        len(one.reserve),
        keys_of(game, sorted(one.reserve)) if own else [],
        keys_of(game, one.fallen),
    )


def figure_view(game: Duel, figure: FigureId, viewer: PlayerId) -> FigureView:
    one = game.figures[figure]
    owner = owner_of(figure)
    if one.character == NONE:
        return FigureView(figure, owner, "", 0, 0, [], [])
    if game.turn == NONE and owner != viewer:
        return FigureView(figure, owner, UNKNOWN, 0, 0, [], [])
    character = game.book.character(one.character)
    return FigureView(figure, owner, character.key, one.health, character.health, one.in_play[:], [])


def open_view(game: Duel) -> DuelView:
    """The game with both hands and reserves open, as it is shown when it is over."""
    seen = view(game, SPECTATOR)
    seen.seats = [seat_view(game, player, player) for player in every_player(len(game.players))]
    seen.figures = [
        figure_view(game, FigureId(figure), owner_of(FigureId(figure))) for figure in range(len(game.figures))
    ]
    explain(game, seen)
    return seen
