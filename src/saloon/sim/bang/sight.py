"""What a seat of BANG! can be sure of at a moment, for those who judge what it did."""

from __future__ import annotations

from typing import TypeAlias

from saloon.games.bang.catalogue import Catalogue
from saloon.games.bang.modes.usual import USUAL
from saloon.games.bang.setup import book_of
from saloon.games.bang.view import BangView, FigureView
from saloon.games.bang.words import (
    DEPUTY,
    DISCARD_COST,
    DISCARD_EXCESS,
    GREEN,
    OUTLAW,
    PLAY,
    RENEGADE,
    SHERIFF,
    USE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import NO_FIGURE, CardId, FigureId, PlayerId
from saloon.sim.follies import Moment

BangMoment: TypeAlias = Moment[BangView]

ATTACKS = {
    "bang",
    "duel",
    "punch",
    "springfield",
    "knife",
    "derringer",
    "pepperbox",
    "buffalo_rifle",
    "doc_holyday",
}
"""What is aimed at one figure and costs it a life point."""
VOLLEYS = {"gatling", "indians", "howitzer"}
THEFTS = {"panic", "cat_balou", "conestoga", "can_can"}
DRINKS = {"beer", "canteen", "tequila", "whisky"}
BURDENS = {"jail", "dynamite"}
"""Cards that lie before somebody to his harm."""
EACH_FOR_HIMSELF = "wild_west_show"
"""The event under which nobody has a friend."""
MUST_PLAY = "miss_susanna"
"""The event under which it is better to play three cards, whatever they do."""
ANY_CARD = "showdown"
"""The event under which any card serves as a BANG!, and a BANG! as a Missed!"""
PAYERS = {"jose_delgado", "sid_ketchum", "doc_holyday", "uncle_will"}
"""Characters for whom a card in hand is worth something, whatever it is."""


def book(moment: BangMoment) -> Catalogue:
    return book_of(moment.view.sets, [])


def me(moment: BangMoment) -> FigureView:
    """The figure that decides."""
    found = moment.view.standing(moment.view.viewer)
    assert found is not None
    return found


def at(moment: BangMoment, figure: FigureId) -> FigureView:
    return moment.view.figures[figure]


# What is done


def played(moment: BangMoment, option: Option | None = None) -> str:
    """The kind that is played, or whose effect is used; empty: nothing of that sort. To lay a green card is
    nothing yet, and what must be played is nobody's choice."""
    done = moment.answer if option is None else option
    if done.verb not in (PLAY, USE) or done.kind == NONE or is_due(moment, done.card):
        return ""
    key = book(moment).definitions[done.kind].key
    kind = book(moment).kinds.get(key)
    return "" if done.verb == PLAY and kind is not None and kind.border == GREEN else key


def is_due(moment: BangMoment, card: CardId) -> bool:
    return card != NONE and card == moment.view.this_turn.due


def is_attack(moment: BangMoment) -> bool:
    return moment.answer.target != NONE and played(moment) in ATTACKS


def offered(moment: BangMoment, kinds: set[str]) -> bool:
    """Whether a card of these kinds can be played."""
    return any(option.verb == PLAY and played(moment, option) in kinds for option in moment.options)


def is_discarding(moment: BangMoment) -> bool:
    return moment.view.decision in (DISCARD_EXCESS, DISCARD_COST)


def under(moment: BangMoment, event: str) -> bool:
    return any(deck.active == event for deck in moment.view.event_decks)


# Cards


def name(moment: BangMoment, card: CardId) -> str:
    """The kind of a card; empty for one that is not seen."""
    return book(moment).kind_of[card].key if card >= 0 else ""


def names(moment: BangMoment, cards: list[CardId]) -> list[str]:
    return [name(moment, card) for card in cards]


def holds(moment: BangMoment, symbol: int) -> list[CardId]:
    """The hand cards that serve as this by what is printed on them."""
    return [card for card in me(moment).hand if book(moment).kind_of[card].symbol == symbol]


def is_anybody_of(moment: BangMoment, characters: set[str]) -> bool:
    return not characters.isdisjoint(me(moment).characters)


def range_of(moment: BangMoment, kind: str) -> int:
    """How far a weapon reaches; 0: it is none."""
    found = book(moment).kinds.get(kind)
    return int(getattr(found, "far", 1)) if found is not None and found.weapon else 0


def weapon_in_play(moment: BangMoment, figure: FigureId = NO_FIGURE) -> str:
    """Before a figure, or before the one that decides."""
    bearer = me(moment) if figure == NO_FIGURE else at(moment, figure)
    return next((one for one in names(moment, bearer.in_play) if range_of(moment, one)), "")


def has_to_discard(moment: BangMoment) -> bool:
    """Whether he holds more than he may keep."""
    own = me(moment)
    return own.hand_size > own.hand_limit


# Who is who


def known_roles(view: BangView) -> dict[PlayerId, int]:
    """The roles that are certain: those that are seen, and the rest where only one role is left for it."""
    known = {one.player: one.role for one in view.figures if one.role != NONE}
    left = USUAL.role_cards(view.players)
    for role in known.values():
        if role in left:
            left.remove(role)
    if len(known) < view.players and len(set(left)) == 1 and len(left) == view.players - len(known):
        known |= {one.player: left[0] for one in view.figures if one.player not in known}
    return known


def side_of(role: int) -> int:
    return SHERIFF if role == DEPUTY else role


def friends(moment: BangMoment) -> set[FigureId]:
    """The living whom he knows to be on his side."""
    return with_side(moment, ours=True)


def enemies(moment: BangMoment) -> set[FigureId]:
    """The living whom he knows to be on another side."""
    return with_side(moment, ours=False)


def prey(moment: BangMoment) -> set[FigureId]:
    """The certain enemies whom it is time to kill: a Renegade spares the Sheriff while others live."""
    star = sheriff(moment)
    spared = {star.figure} if star is not None and is_renegade(moment) and living(moment) > 2 else set()
    return enemies(moment) - spared


def with_side(moment: BangMoment, ours: bool) -> set[FigureId]:
    view, own = moment.view, me(moment)
    if view.mode != USUAL.key or under(moment, EACH_FOR_HIMSELF):
        return set()
    known = known_roles(view)
    return {
        one.figure
        for one in view.figures
        if one.alive and one.player != own.player and one.player in known
        if is_friend(own.role, known[one.player]) == ours
    }


def is_friend(role: int, other: int) -> bool:
    return role in (SHERIFF, DEPUTY, OUTLAW) and side_of(role) == side_of(other)


def sheriff(moment: BangMoment) -> FigureView | None:
    """The living Sheriff of a usual game."""
    if moment.view.mode != USUAL.key or under(moment, EACH_FOR_HIMSELF):
        return None
    return next((one for one in moment.view.figures if one.role == SHERIFF and one.alive), None)


def next_in_turn(moment: BangMoment, figure: FigureId) -> FigureId:
    """The first living one after a figure, the way the turn passes."""
    ring = moment.view.ring[::-1] if moment.view.counter_clockwise else moment.view.ring
    place = ring.index(figure)
    return next(one for one in ring[place + 1 :] + ring[: place + 1] if at(moment, one).alive)


def living(moment: BangMoment) -> int:
    return sum(one.alive for one in moment.view.figures)


def outlaws_left(moment: BangMoment) -> int:
    """How many Outlaws live, in a usual game."""
    view = moment.view
    dead = sum(one.role == OUTLAW and not one.alive for one in view.figures)
    return USUAL.role_cards(view.players).count(OUTLAW) - dead


def is_a(moment: BangMoment, role: int) -> bool:
    return moment.view.mode == USUAL.key and me(moment).role == role


def is_renegade(moment: BangMoment) -> bool:
    return is_a(moment, RENEGADE)
