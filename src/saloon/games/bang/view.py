"""What a player, or a spectator, sees of a game of BANG!"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from saloon.games.bang.asking import hand_limit, reach
from saloon.games.bang.auction import AuctionView
from saloon.games.bang.explaining import explain
from saloon.games.bang.figures import ACTIVE, ANSWERING, OPEN_TO_ALL, OWN_EYES, STANDING_BY, ThisTurn
from saloon.games.bang.force import counter_clockwise, distances
from saloon.games.bang.questions import HANDS_OPEN
from saloon.games.bang.series import Entry, Series
from saloon.games.bang.state import Bang
from saloon.kernel.codec import Record
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_FIGURE, NO_PLAYER, CardId, FigureId, PlayerId, every_figure
from saloon.kernel.views import View

UNKNOWN: Final = "?"
"""In place of a name that the viewer does not know."""


class FigureView(Record):
    """A figure as it is seen: hand cards and role only where they are known to the viewer."""

    __slots__ = (
        "alive",
        "characters",
        "checks",
        "distance",
        "distance_back",
        "figure",
        "fresh",
        "ghost",
        "hand",
        "hand_limit",
        "hand_size",
        "in_play",
        "killer",
        "life",
        "max_life",
        "player",
        "reach",
        "revealed",
        "role",
        "skips",
        "spare",
        "spare_seen",
        "stance",
        "switched_off",
        "way",
        "way_back",
    )

    fields: ClassVar[tuple[str, ...]] = (
        "figure",
        "player",
        "characters",
        "life",
        "max_life",
        "alive",
        "in_play",
        "hand_size",
        "hand",
        "role",
        "revealed",
        "distance",
        "way",
        "distance_back",
        "way_back",
        "reach",
        "hand_limit",
        "fresh",
        "ghost",
        "skips",
        "switched_off",
        "spare",
        "spare_seen",
        "checks",
        "killer",
        "stance",
    )

    def __init__(
        self,
        figure: FigureId,
        player: PlayerId,
        characters: list[str],
        life: int,
        max_life: int,
        alive: bool,
        in_play: list[CardId],
        hand_size: int,
        hand: list[CardId],
        role: int,
        revealed: bool,
        distance: int,
        way: list[list[int]],
        distance_back: int,
        way_back: list[list[int]],
        reach: int,
        hand_limit: int,
        fresh: list[CardId],
        ghost: bool,
        skips: int,
        switched_off: list[list[str]],
        spare: str,
        spare_seen: int,
        checks: list[list[int]],
        killer: PlayerId,
        stance: int,
    ) -> None:
        self.figure = figure
        self.player = player
        self.characters = characters
        self.life = life
        self.max_life = max_life
        self.alive = alive
        self.in_play = in_play
        self.hand_size = hand_size
        self.hand = hand
        """The cards, if the viewer sees them; otherwise empty."""
        self.role = role
        """NONE if the viewer does not know it."""
        self.revealed = revealed
        """Whether everybody knows the role."""
        self.distance = distance
        """From the viewer's own figure (`BangView.standing`); 0 for itself, the dead and spectators."""
        self.way = way
        """How it comes about: [amount, definition], NONE for the steps round the table."""
        self.distance_back = distance_back
        """How far this figure sees the viewer's own one, and in `way_back` why."""
        self.way_back = way_back
        self.reach = reach
        self.hand_limit = hand_limit
        self.fresh = fresh
        """Green cards that still have to wait."""
        self.ghost = ghost
        self.skips = skips
        """Turns to be sat out."""
        self.switched_off = switched_off
        """[what, cause]: cards by name and characters by key that have no effect now, and the reason."""
        self.spare = spare
        """The character under the life counter: a key, "?" if the viewer does not know it, "" for none."""
        self.spare_seen = spare_seen
        self.checks = checks
        """Checks that it may have to make: [definition, good cards, cards, flipped, per cent]."""
        self.killer = killer
        """Who eliminated it; NONE: nobody did."""
        self.stance = stance
        """Whether its abilities are in force, where its player has others: 0 he plays with it, 1 he does not,
        2 it answers a card and is active meanwhile, 3 it waits until that is over."""

    def is_awake(self) -> bool:
        """Whether its abilities are in force."""
        return self.stance in (ACTIVE, ANSWERING)

    def is_chosen(self) -> bool:
        """Whether its player plays with it, of those that he has."""
        return self.stance in (ACTIVE, STANDING_BY)


class EventDeckView(Record):
    """A deck of events: the one in force, the next one if it lies face up, and how many are left."""

    __slots__ = ("active", "box", "face_up", "left", "next_one", "noted", "spent")

    fields: ClassVar[tuple[str, ...]] = ("box", "active", "next_one", "left", "spent", "face_up", "noted")

    def __init__(
        self,
        box: str,
        active: str,
        next_one: str,
        left: int,
        spent: list[str],
        face_up: bool,
        noted: list[int],
    ) -> None:
        self.box = box
        self.active = active
        self.next_one = next_one
        self.left = left
        self.spent = spent
        self.face_up = face_up
        self.noted = noted
        """What the event in force has to remember."""


class BangView(View):
    """The whole table as one viewer sees it."""

    __slots__ = (
        "asked",
        "auction",
        "because_card",
        "because_figure",
        "cause",
        "chosen",
        "counter_clockwise",
        "deaths",
        "deck_size",
        "decider",
        "decision",
        "discard",
        "draft",
        "event_decks",
        "figures",
        "first_out",
        "laid_open",
        "last_out",
        "ledger",
        "left_out",
        "mode",
        "money",
        "needed",
        "needed_of",
        "mode_notes",
        "options",
        "over",
        "pending",
        "players",
        "preset",
        "ring",
        "roles_aside",
        "series",
        "sets",
        "stack",
        "step",
        "this_turn",
        "turn",
        "turns",
        "viewer",
        "waiting",
        "winners",
    )

    fields: ClassVar[tuple[str, ...]] = (
        "viewer",
        "players",
        "sets",
        "preset",
        "chosen",
        "left_out",
        "step",
        "over",
        "winners",
        "turn",
        "turns",
        "this_turn",
        "event_decks",
        "first_out",
        "deaths",
        "deck_size",
        "discard",
        "ring",
        "counter_clockwise",
        "figures",
        "stack",
        "waiting",
        "decider",
        "asked",
        "decision",
        "because_card",
        "because_figure",
        "cause",
        "needed",
        "needed_of",
        "options",
        "pending",
        "laid_open",
        "mode",
        "last_out",
        "roles_aside",
        "mode_notes",
        "series",
        "money",
        "ledger",
        "auction",
        "draft",
    )

    def __init__(
        self,
        viewer: PlayerId,
        players: int,
        sets: list[str],
        preset: str,
        chosen: list[list[str]],
        left_out: list[str],
        step: int,
        over: bool,
        winners: list[PlayerId],
        turn: FigureId,
        turns: int,
        this_turn: ThisTurn,
        event_decks: list[EventDeckView],
        first_out: FigureId,
        deaths: int,
        deck_size: int,
        discard: list[CardId],
        ring: list[FigureId],
        counter_clockwise: bool,
        figures: list[FigureView],
        stack: list[Frame[Any]],
        waiting: list[Frame[Any]],
        decider: PlayerId,
        asked: FigureId,
        decision: str,
        because_card: CardId,
        because_figure: FigureId,
        cause: Pending | None,
        needed: int,
        needed_of: int,
        options: list[str],
        pending: Pending | None,
        laid_open: list[CardId],
        mode: str,
        last_out: FigureId,
        roles_aside: list[int],
        mode_notes: list[int],
        series: Series | None,
        money: list[int],
        ledger: list[Entry],
        auction: AuctionView | None,
        draft: list[str],
    ) -> None:
        self.viewer = viewer
        self.players = players
        self.sets = sets
        self.preset = preset
        self.chosen = chosen
        self.left_out = left_out
        self.step = step
        self.over = over
        self.winners = winners
        self.turn = turn
        self.turns = turns
        self.this_turn = this_turn
        """Public like everything that was done at the table."""
        self.event_decks = event_decks
        self.first_out = first_out
        self.deaths = deaths
        self.deck_size = deck_size
        self.discard = discard
        """Face up, the top last."""
        self.ring = ring
        self.counter_clockwise = counter_clockwise
        """Which way round the turn passes."""
        self.figures = figures
        self.stack = stack
        self.waiting = waiting
        self.decider = decider
        """The player who is asked; NONE when the game is over."""
        self.asked = asked
        """The figure that he is asked for; NONE when the game is over."""
        self.decision = decision
        """What is asked: the kind of the decision."""
        self.because_card = because_card
        self.because_figure = because_figure
        self.cause = cause
        """What brings about the question: the innermost of what is going on; told to persons."""
        self.needed = needed
        self.needed_of = needed_of
        """How many were asked for at first, where they are asked for one by one; otherwise 0."""
        self.options = options
        """Keys of the options, if the viewer decides; otherwise empty."""
        self.pending = pending
        """What is going on, upon whom, and who answers now: the outermost of it; told to persons."""
        self.laid_open = laid_open
        """Cards that lie in the middle and that the viewer sees: a store, what was flipped or is looked at;
        told to persons."""
        self.mode = mode
        """How so many play: the key of the mode."""
        self.last_out = last_out
        self.roles_aside = roles_aside
        """Role cards that nobody got, once the game is over."""
        self.mode_notes = mode_notes
        """What the mode has to remember."""
        self.series = series
        """What the table brings along from the games before; None: it is a game on its own."""
        self.money = money
        """Of each player, in dollars."""
        self.ledger = ledger
        """What was got and paid in this game; when it is over, what it was worth, with the reasons."""
        self.auction = auction
        """The auction of characters before the deal, as a person is told it."""
        self.draft = draft
        """Characters that lie open, to be taken by the players in turn."""

    def figures_of(self, player: PlayerId) -> list[FigureView]:
        """What stands in the ring for a player: one figure, or more."""
        return [one for one in self.figures if one.player == player]

    def standing(self, player: PlayerId) -> FigureView | None:
        """The figure by which a player looks at the table: of his living ones the one that is asked, or on
        turn, or the first whose abilities are in force; if all are dead, his first one. None: a spectator."""
        own = self.figures_of(player)
        for wanted in (self.asked, self.turn):
            for one in own:
                if one.figure == wanted and one.alive:
                    return one
        for one in own:
            if one.alive and one.is_awake():
                return one
        return own[0] if own else None


def view(game: Bang, viewer: PlayerId) -> BangView:
    """The game as this player sees it; -1 is a spectator."""
    decision = game.decision
    keys: list[str] = []
    if decision is not None and decision.player == viewer:
        keys = [game.key(option) for option in decision.options]
    setup = game.setup
    mine = own_figure(game, viewer)
    all_open = hands_open(game)
    return BangView(
        viewer,
        setup.players,
        setup.sets[:],
        setup.preset,
        [pair[:] for pair in setup.chosen],
        setup.left_out[:],
        game.step,
        game.over,
        game.winners[:],
        game.turn,
        game.turns,
        game.this_turn.clone(),
        event_views(game),
        game.first_out,
        game.deaths,
        len(game.deck),
        game.discard[:],
        game.ring[:],
        counter_clockwise(game) > 0,
        [figure_view(game, figure, viewer, mine, all_open) for figure in every_figure(len(game.figures))],
        [frame.seen_by(game, viewer) for frame in game.stack],
        [frame.seen_by(game, viewer) for frame in game.waiting],
        NO_PLAYER if decision is None else decision.player,
        NO_FIGURE if decision is None else decision.figure,
        "" if decision is None else decision.kind,
        NO_CARD if decision is None else decision.card,
        NO_FIGURE if decision is None else decision.source,
        None,
        0 if decision is None else decision.number,
        0 if decision is None else decision.total,
        keys,
        None,
        [],
        game.mode.key,
        game.last_out,
        game.roles_aside[:] if game.over else [],
        game.mode_notes[:],
        setup.series,
        [player.money for player in game.players],
        game.ledger[:],
        None,
        [game.key_of(one) for one in game.mode.open_characters(game)],
    )


def open_view(game: Bang) -> BangView:
    """The game with all hands, roles and spare characters open, as it is shown when it is over."""
    seen = view(game, NO_PLAYER)
    for number, one in enumerate(seen.figures):
        player = game.players[one.player]
        one.hand = player.hand[:]
        one.role = player.role
        spare = game.figures[number].spare
        one.spare = "" if spare == NONE else game.book.definitions[spare].key
    seen.stack = [frame.clone() for frame in game.stack]
    seen.waiting = [frame.clone() for frame in game.waiting]
    seen.roles_aside = game.roles_aside[:]
    explain(game, seen)
    return seen


def hands_open(game: Bang) -> bool:
    """Whether everybody sees all hands."""
    return any([rule.definition.hands_open(game) for rule in game.rules(HANDS_OPEN)])  # noqa: C419 (compiled)


def own_figure(game: Bang, viewer: PlayerId) -> FigureId:
    """The living figure from which the viewer measures distances; NONE for the dead and spectators.

    Of several it is the one that is asked, or on turn, or the first (as `BangView.standing` has it).
    """
    figures = game.figures
    decision = game.decision
    if decision is not None and decision.player == viewer and figures[decision.figure].alive:
        return decision.figure
    if game.turn != NONE and figures[game.turn].player == viewer and figures[game.turn].alive:
        return game.turn
    return game.figure_of(viewer)


def figure_view(game: Bang, number: FigureId, viewer: PlayerId, mine: FigureId, all_open: bool) -> FigureView:
    """One figure; `mine` is the viewer's own one, `all_open` whether everybody sees all hands."""
    figure = game.figures[number]
    player = game.players[figure.player]
    own = figure.player == viewer
    distance = back = 0
    if mine != NONE and figure.alive and number != mine:
        distance = distances(game, mine)[number]
        back = distances(game, number)[mine]
    return FigureView(
        number,
        figure.player,
        [game.book.definitions[character].key for character in figure.characters],
        figure.life,
        figure.max_life,
        figure.alive,
        figure.in_play[:],
        len(player.hand),
        player.hand[:] if own or all_open else [],
        player.role if own or player.revealed else NONE,
        player.revealed,
        distance,
        [],
        back,
        [],
        reach(game, number) if figure.alive else 0,
        hand_limit(game, number) if figure.alive else 0,
        figure.fresh[:],
        figure.ghost,
        figure.skips,
        switched_off(game, number),
        spare_view(game, number, viewer),
        figure.spare_seen,
        [],
        figure.killer,
        figure.stance,
    )


def spare_view(game: Bang, number: FigureId, viewer: PlayerId) -> str:
    """The character under the life counter, as far as the viewer knows it."""
    figure = game.figures[number]
    if figure.spare == NONE:
        return ""
    if figure.spare_seen == OPEN_TO_ALL or (figure.spare_seen == OWN_EYES and figure.player == viewer):
        return game.book.definitions[figure.spare].key
    return UNKNOWN


def switched_off(game: Bang, number: FigureId) -> list[list[str]]:
    """What of a figure has no effect at the moment, and why."""
    found: list[list[str]] = []
    for one in game.force().switched_off:
        if one.owner == number:
            what = (
                game.book.definitions[one.definition].key
                if one.card == NONE
                else game.book.card_name(one.card)
            )
            found.append([what, game.book.definitions[one.cause].key])
    return found


def event_views(game: Bang) -> list[EventDeckView]:
    found: list[EventDeckView] = []
    for deck in game.event_decks:
        definitions = game.book.definitions
        active = "" if deck.active == NONE else definitions[deck.active].key
        next_one = definitions[deck.pile[-1]].key if deck.pile and deck.face_up else ""
        spent = [definitions[number].key for number in deck.spent]
        found.append(
            EventDeckView(deck.box, active, next_one, len(deck.pile), spent, deck.face_up, deck.noted[:])
        )
    return found
