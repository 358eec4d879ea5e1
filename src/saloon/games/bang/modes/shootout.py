"""The open half of the hidden six: what may be declared and by whom, how it is answered, and the shoot-out.

Who is asked follows from what everybody knows: from the role cards that lie open, and from who is alive. A
question tells nothing, and whose role does not allow to speak can only go on.
"""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.eventdecks import end_events
from saloon.games.bang.frames.discards import LayDown
from saloon.games.bang.options import PASSING
from saloon.games.bang.questions import WINNING
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    CRIME_BEATEN,
    DECLARE_CRIME_BEATEN,
    DECLARE_LAW_DEAD,
    DEPUTY,
    LAW_DEAD,
    LEAVING,
    OUTLAW,
    PASS,
    REFUTATION,
    REFUTE,
    RENEGADE,
    ROLES,
    SHERIFF,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, NO_PLAYER, FigureId, PlayerId

# What the mode remembers. Closed: nothing, or that the event of the round lies open although whoever turned
# it up died in his turn. Open: how it came to that, who declared it (NONE: nobody), and who is out since.
EVENT_LIES_OPEN: Final = 0
BY_CRIME: Final = 1
BY_LAW: Final = 2
TWO_LEFT: Final = 3

VILLAINS: Final = 3
"""So many of them must be dead before anybody can say that crime is beaten."""

GOOD: Final = (SHERIFF, DEPUTY)
BAD: Final = (OUTLAW, RENEGADE)


def is_open(notes: list[int]) -> bool:
    """Whether the roles of all who are left lie open."""
    return len(notes) > 1


def left_out(notes: list[int]) -> list[PlayerId]:
    """Who is out because he did not show himself; nobody killed them."""
    return [PlayerId(number) for number in notes[2:]]


# What everybody knows


def still_in(game: Bang) -> list[PlayerId]:
    """Everybody who is alive, clockwise; a ghost is not."""
    found: list[PlayerId] = []
    for number in game.ring:
        figure = game.figures[number]
        if figure.alive and not figure.ghost and figure.player not in found:
            found.append(figure.player)
    return found


def dead(game: Bang, role: int) -> int:
    """How many have died with this role, as far as their cards lie open."""
    alive = still_in(game)
    count = 0
    for i, player in enumerate(game.players):
        if player.role == role and player.revealed and i not in alive:
            count += 1
    return count


def could_be(game: Bang, player: PlayerId, role: int) -> bool:
    """Whether a player may have this role, as everybody knows."""
    if game.players[player].revealed:
        return game.players[player].role == role
    shown = [one.role for one in game.players if one.revealed].count(role)
    return game.mode.role_cards(len(game.players)).count(role) > shown


def declarable(game: Bang) -> int:
    """What the dead allow to declare: a verb, or NONE. Who plays for himself alone has nothing to declare."""
    if is_open(game.mode_notes) or game.rules(WINNING):
        return NONE
    if dead(game, OUTLAW) + dead(game, RENEGADE) >= VILLAINS:
        return DECLARE_CRIME_BEATEN
    if dead(game, SHERIFF) and dead(game, DEPUTY):
        return DECLARE_LAW_DEAD
    return NONE


def spokesman(game: Bang, verb: int) -> int:
    """The role that may declare it."""
    if verb == DECLARE_LAW_DEAD:
        return OUTLAW
    return DEPUTY if dead(game, SHERIFF) else SHERIFF


def claim_of(game: Bang, figure: FigureId) -> Claim | None:
    """The question at the start of a turn, if everybody knows that the answer may be yes."""
    verb = declarable(game)
    one = game.figures[figure]
    if verb == NONE or one.ghost or not could_be(game, one.player, spokesman(game, verb)):
        return None
    return Claim(figure)


# Declarations


class Claim(Frame[Bang]):
    """At the start of a turn, when there are dead enough: whether to declare that it is over."""

    __slots__ = ("figure",)

    fields: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, figure: FigureId) -> None:
        self.figure = figure

    def clone(self) -> Claim:
        return Claim(self.figure)

    def advance(self, game: Bang) -> None:
        verb = declarable(game)
        options = [PASSING]
        if game.role(self.figure) == spokesman(game, verb):
            options.append(declaration(verb))
        game.ask_figure(self.figure, LAW_DEAD if verb == DECLARE_LAW_DEAD else CRIME_BEATEN, options)

    def answer(self, game: Bang, option: Option) -> None:
        if option.verb == PASS:
            game.finish(self)
        else:
            declare(game, self.figure, option.verb)


def declaration(verb: int) -> Option:
    return Option(verb, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)


def declare(game: Bang, figure: FigureId, verb: int) -> None:
    """Somebody shows himself and declares that it is over. That was his turn, and ends any other."""
    del game.stack[1:]
    game.turn_passes_to(figure)
    if verb == DECLARE_LAW_DEAD:
        game.happened("declared_law_dead", figure)
    else:
        game.happened("declared_crime_beaten", figure)
    player = game.figures[figure].player
    show(game, player)
    others = still_in(game)
    place = others.index(player)
    others = others[place + 1 :] + others[:place]
    if verb == DECLARE_LAW_DEAD:
        answer_for(game, player, [one for one in others if game.players[one].role in (DEPUTY, RENEGADE)])
    elif game.rule["refutation"] == "must":
        answer_for(game, player, [one for one in others if game.players[one].role in BAD])
    else:
        asked = [one for one in others if could_be(game, one, OUTLAW) or could_be(game, one, RENEGADE)]
        game.push(Challenge(figure, [game.figure_of(one) for one in asked], 0))


def answer_for(game: Bang, declarer: PlayerId, answering: list[PlayerId]) -> None:
    """Those who answer show themselves and shoot it out with the declarer; if nobody does, he is right."""
    if not answering:
        claim_stands(game, declarer)
        return
    for player in answering:
        show(game, player)
    law_dead = game.players[declarer].role == OUTLAW
    begin_shootout(game, BY_LAW if law_dead else BY_CRIME, declarer, [declarer, *answering])


class Challenge(Frame[Bang]):
    """Crime is said to be beaten: everybody who could be a villain is asked whether he refutes that."""

    __slots__ = ("declarer", "figures", "place")

    fields: ClassVar[tuple[str, ...]] = ("declarer", "figures", "place")

    def __init__(self, declarer: FigureId, figures: list[FigureId], place: int) -> None:
        self.declarer = declarer
        self.figures = figures
        self.place = place
        """How many have stayed silent."""

    def clone(self) -> Challenge:
        return Challenge(self.declarer, self.figures[:], self.place)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, NO_DEFINITION, self.declarer, self.figures, self.place)

    def advance(self, game: Bang) -> None:
        if self.place == len(self.figures):
            game.finish(self)
            claim_stands(game, game.figures[self.declarer].player)
            return
        asked = self.figures[self.place]
        options = [PASSING]
        if game.role(asked) in BAD:
            options.insert(0, declaration(REFUTE))
        game.ask_figure(asked, REFUTATION, options, source=self.declarer)

    def answer(self, game: Bang, option: Option) -> None:
        if option.verb == PASS:
            self.place += 1
        else:
            game.finish(self)
            villain = game.figures[self.figures[self.place]].player
            answer_for(game, game.figures[self.declarer].player, [villain])


def show(game: Bang, player: PlayerId) -> None:
    """A player turns his role card over."""
    one = game.players[player]
    if not one.revealed:
        one.revealed = True
        game.announce(Event("showed_role", game.figure_of(player), role=ROLES[one.role]))


def claim_stands(game: Bang, declarer: PlayerId) -> None:
    """Nobody has shown himself: what was declared is true."""
    game.announce(Event("claim_stood", game.figure_of(declarer)))
    game.end(camp_of(game, declarer))


# The shoot-out


def two_left(game: Bang) -> None:
    """Exactly two are left, and not of one camp: they show themselves and fight openly."""
    left = still_in(game)
    for player in left:
        show(game, player)
    begin_shootout(game, TWO_LEFT, NO_PLAYER, left)


def begin_shootout(game: Bang, how: int, declarer: PlayerId, fighters: list[PlayerId]) -> None:
    """Whoever did not show himself is out, and the events are over; the fighters go on as they stand."""
    out = [player for player in still_in(game) if player not in fighters]
    game.mode_notes = [how, declarer, *out]
    leaving = [number for number in game.force().ring if game.figures[number].player not in fighters]
    for number in leaving:
        figure = game.figures[number]
        game.announce(Event("left_the_game", number))
        figure.alive = figure.ghost = False
        figure.fresh.clear()
    end_events(game)
    game.table_changed()
    game.announce(Event("shootout_began", players=fighters))
    for number in reversed(leaving):
        game.push(LayDown(number, LEAVING, 0))


def camp_of(game: Bang, player: PlayerId) -> list[PlayerId]:
    """Everybody, dead or alive, who wins with this player; a Renegade wins alone."""
    role = game.players[player].role
    if role == RENEGADE:
        return [player]
    camp = (OUTLAW,) if role == OUTLAW else GOOD
    return [PlayerId(i) for i, one in enumerate(game.players) if one.role in camp]


def are_one_camp(game: Bang, one: PlayerId, other: PlayerId) -> bool:
    """Whether two who are left have nothing to fight for."""
    roles = [game.players[player].role for player in (one, other)]
    if game.rule["outlaw_and_renegade"] == "one_camp" and sorted(roles) == [OUTLAW, RENEGADE]:
        return True
    return other in camp_of(game, one)
