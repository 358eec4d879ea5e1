"""What a player, or a spectator, sees of a game of Calibre 45."""

from __future__ import annotations

from typing import Any, ClassVar

from saloon.games.calibre45.catalogue import house_book
from saloon.games.calibre45.composition import Printed
from saloon.games.calibre45.explaining import FightView, RobberyView, explain
from saloon.games.calibre45.state import Calibre
from saloon.kernel.codec import Record
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, NO_PLAYER, CardId, PlayerId, as_player, every_player
from saloon.kernel.views import HIDDEN, View


class PlayerView(Record):
    """A player as he is seen: hand cards and a face-down cowboy only where they are known to the viewer."""

    __slots__ = (
        "cowboy",
        "debt",
        "hand",
        "hand_size",
        "known",
        "limit",
        "loot",
        "money",
        "player",
        "resting",
        "robbing",
        "team",
        "tokens",
    )

    fields: ClassVar[tuple[str, ...]] = (
        "player",
        "team",
        "hand_size",
        "hand",
        "cowboy",
        "limit",
        "robbing",
        "known",
        "tokens",
        "resting",
        "loot",
        "money",
        "debt",
    )

    def __init__(
        self,
        player: PlayerId,
        team: int,
        hand_size: int,
        hand: list[CardId],
        cowboy: CardId,
        limit: int,
        robbing: bool,
        known: bool,
        tokens: int,
        resting: bool,
        loot: list[CardId],
        money: int,
        debt: int,
    ) -> None:
        self.player = player
        self.team = team
        self.hand_size = hand_size
        self.hand = hand
        """The cards, if the viewer sees them; otherwise empty."""
        self.cowboy = cowboy
        """A card, HIDDEN if the viewer has not seen it, NONE if there is none."""
        self.limit = limit
        """Of the cowboy; 0 if the viewer does not know it."""
        self.robbing = robbing
        """Whether the cowboy lies face up."""
        self.known = known
        """Whether everybody has seen the cowboy, even if it lies face down again."""
        self.tokens = tokens
        self.resting = resting
        self.loot = loot
        self.money = money
        """Debts deducted."""
        self.debt = debt


class CalibreView(View):
    """The whole table as one viewer sees it."""

    __slots__ = (
        "because_card",
        "because_player",
        "chosen",
        "cowboy_deck",
        "cowboy_discard",
        "decider",
        "decision",
        "decks",
        "fight",
        "money_discard",
        "money_moved",
        "needed",
        "new_cowboy",
        "options",
        "over",
        "players",
        "preset",
        "robberies",
        "robbery",
        "seats",
        "spread",
        "stack",
        "step",
        "team_money",
        "tokens",
        "turn",
        "turns",
        "viewer",
        "weapon_deck",
        "weapon_discard",
        "winners",
    )

    fields: ClassVar[tuple[str, ...]] = (
        "viewer",
        "players",
        "preset",
        "chosen",
        "decks",
        "step",
        "over",
        "winners",
        "turn",
        "turns",
        "robberies",
        "weapon_deck",
        "weapon_discard",
        "spread",
        "money_discard",
        "cowboy_deck",
        "cowboy_discard",
        "tokens",
        "money_moved",
        "team_money",
        "seats",
        "stack",
        "decider",
        "decision",
        "because_card",
        "because_player",
        "needed",
        "options",
        "robbery",
        "fight",
        "new_cowboy",
    )

    def __init__(
        self,
        viewer: PlayerId,
        players: int,
        preset: str,
        chosen: list[list[str]],
        decks: list[Printed],
        step: int,
        over: bool,
        winners: list[PlayerId],
        turn: PlayerId,
        turns: int,
        robberies: int,
        weapon_deck: int,
        weapon_discard: list[CardId],
        spread: list[CardId],
        money_discard: list[CardId],
        cowboy_deck: int,
        cowboy_discard: list[CardId],
        tokens: int,
        money_moved: bool,
        team_money: list[int],
        seats: list[PlayerView],
        stack: list[Frame[Any]],
        decider: PlayerId,
        decision: str,
        because_card: CardId,
        because_player: PlayerId,
        needed: int,
        options: list[str],
        robbery: RobberyView | None,
        fight: FightView | None,
        new_cowboy: CardId,
    ) -> None:
        self.viewer = viewer
        self.players = players
        self.preset = preset
        self.chosen = chosen
        self.decks = decks
        """What the decks are made of; empty if it is the house's own composition."""
        self.step = step
        self.over = over
        self.winners = winners
        self.turn = turn
        self.turns = turns
        self.robberies = robberies
        self.weapon_deck = weapon_deck
        """How many cards are left."""
        self.weapon_discard = weapon_discard
        """Face up, the top last, like the other discard piles."""
        self.spread = spread
        """The places of the money deck: HIDDEN, or NONE where a card has been taken."""
        self.money_discard = money_discard
        self.cowboy_deck = cowboy_deck
        self.cowboy_discard = cowboy_discard
        self.tokens = tokens
        """Bail tokens that lie on no cowboy."""
        self.money_moved = money_moved
        self.team_money = team_money
        """What counts for the victory of each team."""
        self.seats = seats
        self.stack = stack
        self.decider = decider
        """The player who is asked; NONE when the game is over."""
        self.decision = decision
        """What is asked: the kind of the decision."""
        self.because_card = because_card
        self.because_player = because_player
        self.needed = needed
        self.options = options
        """Keys of the options, if the viewer decides; otherwise empty."""
        self.robbery = robbery
        """How the robbery stands, if there is one; told to persons, as are the next two."""
        self.fight = fight
        """Who fights against what."""
        self.new_cowboy = new_cowboy
        """The new cowboy that somebody looks at: a card, HIDDEN, or NONE if nobody does."""


def view(game: Calibre, viewer: PlayerId) -> CalibreView:
    """The game as this player sees it; -1 is a spectator."""
    decision = game.decision
    keys: list[str] = []
    if decision is not None and decision.player == viewer:
        keys = [game.key(option) for option in decision.options]
    setup = game.setup
    teams = max([one.team for one in game.players]) + 1
    return CalibreView(
        viewer,
        setup.players,
        setup.preset,
        [pair[:] for pair in setup.chosen],
        [] if setup.book is house_book() else setup.decks,
        game.step,
        game.over,
        game.winners[:],
        game.turn,
        game.turns,
        game.robberies,
        len(game.weapons),
        game.weapon_discard[:],
        [NO_CARD if card == NONE else HIDDEN for card in game.spread],
        game.money_discard[:],
        len(game.cowboys),
        game.cowboy_discard[:],
        game.tokens,
        game.money_moved,
        [game.team_money(team) for team in range(teams)],
        [player_view(game, player, viewer) for player in every_player(len(game.players))],
        [frame.seen_by(game, viewer) for frame in game.stack],
        NO_PLAYER if decision is None else decision.player,
        "" if decision is None else decision.kind,
        NO_CARD if decision is None else decision.card,
        NO_PLAYER if decision is None else as_player(decision.source),
        0 if decision is None else decision.number,
        keys,
        None,
        None,
        NO_CARD,
    )


def player_view(game: Calibre, player: PlayerId, viewer: PlayerId) -> PlayerView:
    one = game.players[player]
    privy = viewer in game.privy_to(player)
    cowboy = one.cowboy if privy or one.known or one.cowboy == NONE else HIDDEN
    return PlayerView(
        player,
        one.team,
        len(one.hand),
        one.hand[:] if privy else [],
        cowboy,
        0 if cowboy in (NONE, HIDDEN) else game.book.number_of[cowboy],
        one.robbing,
        one.known,
        one.tokens,
        one.resting,
        one.loot[:],
        game.money(player),
        one.debt,
    )


def open_view(game: Calibre) -> CalibreView:
    """The game with all hands and cowboys open, as it is shown when it is over."""
    seen = view(game, NO_PLAYER)
    seen.seats = [player_view(game, player, player) for player in every_player(len(game.players))]
    seen.stack = [frame.clone() for frame in game.stack]
    explain(game, seen)
    return seen
