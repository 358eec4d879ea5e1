"""The events of the Wild West Show: each is in force until the next Stagecoach or Wells Fargo."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.eventdecks import deck_with
from saloon.games.bang.expansions.wild_west_show.dorothy_rage import DorothyRage
from saloon.games.bang.expansions.wild_west_show.show import ShowEvent
from saloon.games.bang.force import others
from saloon.games.bang.frames.life import LoseLife, lose_life
from saloon.games.bang.options import using
from saloon.games.bang.questions import CardKind, EventCard
from saloon.games.bang.state import Bang
from saloon.games.bang.victory import living_players
from saloon.games.bang.words import (
    ALLOWED,
    AS_BANG,
    AS_MISSED,
    DEAL_ROLES,
    EVENT_FORBIDS,
    SHERIFF,
    SPEAK,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId, PlayerId


class Gag(ShowEvent):
    """Whoever speaks loses a life point, at any time; in the middle of an effect, as soon as that is over."""

    key = "gag"

    def offers_any_time(self, game: Bang, me: FigureId, quiet: bool, options: list[Option]) -> None:
        if game.rule["gag"] == "life_point":
            options.append(Option(SPEAK, NO_CARD, self.number, NO_FIGURE, NO_CARD))

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        game.happened("spoke", me)
        game.waiting.append(PriceOfSpeech(me, False, self.number))


class PriceOfSpeech(Frame[Bang]):
    """Who spoke under the Gag loses a life point; nobody is responsible."""

    __slots__ = ("cause", "figure", "paid")

    fields: ClassVar[tuple[str, ...]] = ("figure", "paid", "cause")

    def __init__(self, figure: FigureId, paid: bool, cause: DefinitionId) -> None:
        self.figure = figure
        self.paid = paid
        self.cause = cause

    def clone(self) -> PriceOfSpeech:
        return PriceOfSpeech(self.figure, self.paid, self.cause)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, NO_FIGURE, [self.figure])

    def advance(self, game: Bang) -> None:
        if self.paid or not game.figures[self.figure].alive:
            game.finish(self)
        else:
            self.paid = True
            lose_life(game, self.figure, 1, NO_FIGURE, NO_DEFINITION)


class BoneOrchard(ShowEvent):
    """The eliminated return for good in their turns, with one life point and a role of one of them.

    The role of the only one who is out cannot be dealt anew: it stays open.
    """

    key = "bone_orchard"

    def takes_turn(self, game: Bang, figure: FigureId) -> bool:
        return True

    def returns(self, game: Bang, figure: FigureId) -> None:
        living = living_players(game)
        out: list[PlayerId] = []
        for number in game.ring:
            player = game.figures[number].player
            if player not in living and player not in out:
                out.append(player)
        if len(out) > 1:
            deal_roles_anew(game, out)
        back = game.figures[figure]
        back.alive = True
        back.life = 1
        back.skips = 0
        game.came_back(figure)
        game.happened("returned", figure)


def deal_roles_anew(game: Bang, players: list[PlayerId]) -> None:
    """The roles of these players are shuffled among them, and nobody else knows them any more."""
    roles = [game.players[player].role for player in players]
    game.chance.shuffle(DEAL_ROLES, roles)
    for player, role in zip(players, roles, strict=True):
        game.players[player].role = role
        game.players[player].revealed = game.mode.is_open(role)
    if game.log is not None:
        game.tell(Event("roles_dealt_anew", players=players))


class DarlingValentine(ShowEvent):
    """At the start of a turn the hand is exchanged for as many cards of the deck."""

    key = "darling_valentine"

    def at_turn_start(self, game: Bang, me: FigureId, card: CardId) -> Frame[Bang] | None:
        hand = game.hand(me)
        discarded = hand[:]
        hand.clear()
        game.discard += discarded
        if game.log is not None:
            for held in discarded:
                game.happened("discarded", me, card=held)
        game.draw(me, len(discarded))
        return None


class HelenaZontero(ShowEvent):
    """When she is turned up a card is flipped: red deals the roles of the living anew, but for the Sheriff's.

    Nobody makes this check: it is no matter of Lucky Duke's or John Pain's.
    """

    key = "helena_zontero"

    def when_revealed(self, game: Bang) -> Frame[Bang] | None:
        flipped = game.top_card()
        if flipped == NONE:
            return None
        game.discard.append(flipped)
        game.happened("flipped", card=flipped, definition=self.key)
        if game.is_red(flipped):
            players: list[PlayerId] = []
            for figure in game.figures:
                secret = game.players[figure.player].role != SHERIFF
                if figure.alive and not figure.ghost and secret and figure.player not in players:
                    players.append(figure.player)
            deal_roles_anew(game, players)
        return None


class LadyRoseOfTexas(ShowEvent):
    """At any moment of his turn a player may change seats with the one on his right, who then sits out his
    next turn."""

    key = "lady_rose_of_texas"

    def offers_in_play_phase(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        if self.is_open(game):
            options.append(using(self.number, others(game, me)[-1]))

    def offers_any_time(self, game: Bang, me: FigureId, quiet: bool, options: list[Option]) -> None:
        if quiet and me == game.turn:
            self.offers_in_play_phase(game, me, NO_CARD, options)

    def is_open(self, game: Bang) -> bool:
        """Whether the seats may be changed once more."""
        cap = game.rule["lady_rose_cap"]
        if cap == "once_per_turn":
            return game.this_turn.uses_of(self.number) == 0
        return cap == "none" or self.streak(game) < len(game.force().ring)

    def streak(self, game: Bang) -> int:
        """How often it was used in succession, over turns in which it was used at all."""
        noted = deck_with(game, self.number).noted
        return noted[0] if noted else 0

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        deck_with(game, self.number).noted = [self.streak(game) + 1]
        game.this_turn.used.append(self.number)
        ring = game.ring
        here = ring.index(me)
        there = ring.index(option.target)
        ring[here] = option.target
        ring[there] = me
        game.figures[option.target].skips = 1
        game.seats_changed()
        game.happened("changed_seats", me, option.target)

    def after_turn(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        if game.this_turn.uses_of(self.number) == 0:
            deck_with(game, self.number).noted.clear()
        return None


class MissSusanna(ShowEvent):
    """Who has played fewer than three cards in his turn loses a life point at its end."""

    key = "miss_susanna"

    def after_turn(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        if game.this_turn.cards_played >= 3:
            return None
        return LoseLife(me, 1, NO_FIGURE, NO_FIGURE, False, self.number)


class Showdown(ShowEvent):
    """Any card is a BANG! if one likes, and a BANG! card is a Missed!."""

    key = "showdown"

    def serves_as(self, game: Bang, me: FigureId, card: CardId, symbol: int) -> bool:
        if symbol == AS_BANG:
            return True
        return symbol == AS_MISSED and game.book.kind_of[card].symbol == AS_BANG

    def forbids(self, game: Bang, me: FigureId, card: CardId, kind: CardKind) -> int:
        if kind.symbol != AS_BANG or card == NONE or game.book.kind_of[card].symbol != AS_BANG:
            return ALLOWED
        return ALLOWED if game.rule["showdown_bang"] == "may" else EVENT_FORBIDS


class Sacagaway(ShowEvent):
    """Everybody plays with an open hand."""

    key = "sacagaway"

    def hands_open(self, game: Bang) -> bool:
        return True


class TheShow(ShowEvent):
    """Wild West Show: to the end of the game everybody's goal is to be the last one alive.

    In its turn a ghost counts among them.
    """

    key = "wild_west_show"
    last = True

    def winning(self, game: Bang) -> list[PlayerId] | None:
        living = living_players(game)
        if not living:
            return [game.figures[game.turn].player]
        return living if len(living) == 1 else []


EVENTS: list[EventCard] = [
    Gag(),
    BoneOrchard(),
    DarlingValentine(),
    DorothyRage(),
    HelenaZontero(),
    LadyRoseOfTexas(),
    MissSusanna(),
    Showdown(),
    Sacagaway(),
    TheShow(),
]
