"""What is answered to each question: arming, robberies, shots, money."""

from __future__ import annotations

from typing import Final

from saloon.games.calibre45.frames.attack import Stand
from saloon.games.calibre45.frames.paying import ways_offered
from saloon.games.calibre45.frames.robbery import Robbery
from saloon.games.calibre45.frames.shootout import Loading, Shootout
from saloon.games.calibre45.words import (
    ANSWER_SHOT,
    ARMING,
    BEAT_GUARDS,
    BEAT_INDIANS,
    CALL,
    DECLINE,
    DISMISS,
    DRAW,
    ESCAPE,
    EXCHANGE,
    FINE,
    FIRE,
    FLEE,
    FULL_HAND,
    GIVE_UP,
    JOIN,
    JOIN_ROBBERY,
    KEEP,
    LAY,
    LOAD_SHOT,
    MUSTANG,
    NEW_COWBOY,
    PASS,
    PAY,
    PAY_DEBT,
    PAY_FINE,
    PICK_PLACE,
    RECRUIT,
    REMOVE_TOKEN,
    SHOOT,
    SHOOTOUT,
    TARGET,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import CardId, as_figure
from saloon.thinking.calibre45.fights import Fight, best_shot
from saloon.thinking.calibre45.outlook import THOUSAND, Outlook
from saloon.thinking.calibre45.raids import Called, Contested, Helped, beaten_share

MILDEST: Final = 0
HOPEFUL: Final = 0.5
"""Of all loot with guards: so much must be within my power before I call a robbery."""
GREATEST_LOOT: Final = 500_000
LONG_WAIT: Final = 4
"""Rounds of arming after which one begins to lose patience."""
CHANCE: Final = 0.17
"""The least chance of a shoot-out to which somebody comes."""
IMPOSSIBLE: Final = -1e9


class Reaction:
    """How one kind of question is answered."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        raise NotImplementedError


def place_of(options: list[Option], verb: int) -> int:
    """The first option with this verb, or NONE."""
    for place, option in enumerate(options):
        if option.verb == verb:
            return place
    return NONE


def laying(options: list[Option], card: CardId) -> int:
    """To lay this card; NONE: to fire what is laid."""
    for place, option in enumerate(options):
        if option.verb == LAY and option.card == card:
            return place
    return max(place_of(options, FIRE), MILDEST)


# Arming


class Arm(Reaction):
    """A cowboy first; a robbery if it promises enough; else its bail, and better cards."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        recruiting = place_of(options, RECRUIT)
        if recruiting != NONE:
            return recruiting
        calling = place_of(options, CALL)
        if calling != NONE and not hopeless(outlook) and Called(outlook).promises() > bar(outlook):
            return calling
        for verb in (REMOVE_TOKEN, DRAW):
            place = place_of(options, verb)
            if place != NONE:
                return place
        return max(exchange(outlook, options), MILDEST)


def hopeless(outlook: Outlook) -> bool:
    """Whether I could not hold my own against those who are there, or most guards: nobody rides out then."""
    if outlook.bullets == 0:
        return True
    frame = outlook.game.stack[-1]
    if not isinstance(frame, Robbery):
        return beaten_share(outlook) < HOPEFUL
    team = outlook.game.players[frame.caller].team
    if team == outlook.team or outlook.money()[team] + GREATEST_LOOT >= TARGET:
        return False  # a partner, or somebody who may win the game with it
    return Contested(outlook, frame.caller).chance() < CHANCE


def bar(outlook: Outlook) -> float:
    """What a robbery has to promise: less, the longer people wait for one on average, or for this one."""
    game = outlook.game
    worth = outlook.worth
    rounds = max(game.turns / (game.robberies + 1) / len(game.players), outlook.waited - LONG_WAIT)
    missing = FULL_HAND - len(outlook.hand)
    return worth.bar + worth.bar_card * missing - worth.impatience * rounds * rounds


def exchange(outlook: Outlook, options: list[Option]) -> int:
    """The worst card goes, if an unknown one promises more; else one passes, or NONE if that cannot be."""
    best = place_of(options, PASS)
    highest = outlook.worth.exchange_gain
    for place, option in enumerate(options):
        if option.verb == EXCHANGE:
            gained = outlook.unknown_card() - outlook.keep(option.card)
            if option.other != NONE:  # two for one: there is room to draw another one
                gained += outlook.unknown_card() - outlook.keep(option.other)
            if gained > highest:
                best = place
                highest = gained
    return best


class TakeCowboy(Reaction):
    """One that can use few bullets is not worth its bail."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        limit = outlook.game.book.number_of[options[MILDEST].card]
        return place_of(options, KEEP if limit >= outlook.worth.worst_limit else DISMISS)


# Robbery


class Join(Reaction):
    """Wherever that promises something: to help a partner, or to take the loot from a rival."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        joins = joining(outlook) > 0
        return place_of(options, JOIN if joins else DECLINE)


def joining(outlook: Outlook) -> float:
    """What joining promises; nobody rides out without hope."""
    if hopeless(outlook):
        return 0.0
    frame = outlook.game.stack[-1]
    assert isinstance(frame, Robbery)
    caller = frame.caller
    if outlook.game.players[caller].team == outlook.team:
        return Helped(outlook, caller).promises()
    return Contested(outlook, caller).promises()


class PickPlace(Reaction):
    """Any place is as good as another; not always the first one, which looks dull."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        return outlook.game.step * 7 % len(options)


class StandUp(Reaction):
    """Shot at by guards, Indians or a rival: bullets, a Mustang, or the end of the cowboy."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        frame = outlook.game.stack[-1]
        assert isinstance(frame, Stand)
        card = outlook.volleys().next_card(frame.needed, frame.chosen)
        if frame.chosen:
            return laying(options, card)
        without_me = left_alone(outlook, frame)
        best = place_of(options, GIVE_UP)
        highest = IMPOSSIBLE
        escape = place_of(options, ESCAPE)
        mustang = outlook.worth.of_kind[MUSTANG]
        if escape != NONE and without_me - mustang > highest:
            best = escape
            highest = without_me - mustang
        if place_of(options, LAY) != NONE and standing(outlook, frame) > highest:
            best = laying(options, card)
        return max(best, MILDEST)


def standing(outlook: Outlook, frame: Stand) -> float:
    """After a shot the loot is still to be had; after Indians everybody rides home."""
    cost = outlook.volleys().cost(frame.needed)
    if frame.kind == BEAT_INDIANS:
        return -cost
    value = outlook.game.book.value_of[frame.card]
    left = float(outlook.bullets - outlook.volleys().spent(frame.needed))
    return Fight(outlook, outlook.rivals(), True).promises(value, left) - cost


def left_alone(outlook: Outlook, frame: Stand) -> float:
    """What comes of the robbery without me."""
    value = outlook.game.book.value_of[frame.card]
    if value == 0:
        return 0.0
    partners = outlook.has_partners()
    rivals = outlook.rivals()
    if not rivals:
        return outlook.worth.partner_alone * outlook.gain(value) if partners else 0.0
    goes_on = 1.0
    if frame.kind == BEAT_GUARDS:
        goes_on = 0.0
        for one in rivals:
            goes_on = max(goes_on, one.chance_to_reach(frame.needed))
    return goes_on * shared(outlook, value, partners)


def shared(outlook: Outlook, value: int, partners: bool) -> float:
    """The loot without me: a partner's if he holds his own without my bullets, or the rivals'."""
    fight = Fight(outlook, outlook.rivals(), False)
    won = fight.chance(0.0) if partners else 0.0
    return won * outlook.gain(value) - (1.0 - won) * outlook.loss(value, fight.winner)


# Shoot-out


class ShootOut(Reaction):
    """Shoot, draw or flee: whatever promises most; for little loot nobody who has cards waits."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        frame = outlook.game.stack[-1]
        assert isinstance(frame, Shootout)
        value = outlook.game.book.value_of[frame.card]
        best = place_of(options, FLEE)
        highest = shared(outlook, value, outlook.has_partners()) - outlook.worth.pride * value / THOUSAND
        shot = best_shot(outlook, value, NONE, [])
        if shot is not None and shot.worth > highest:
            highest = shot.worth
            for place, option in enumerate(options):
                if option.verb == SHOOT and option.target == as_figure(shot.target):
                    best = place
        drawing = place_of(options, DRAW)
        patient = outlook.gain(value) >= outlook.worth.patience or len(outlook.hand) < outlook.worth.bare_hand
        if drawing != NONE and patient and waiting(outlook, value) > highest:
            best = drawing
        return best


def waiting(outlook: Outlook, value: int) -> float:
    """To draw: a rival with room in his hand does so as well."""
    rivals = outlook.rivals()
    for one in rivals:
        if one.cards < FULL_HAND:
            one.bullets += outlook.mean
    fight = Fight(outlook, rivals, False)
    return (
        fight.promises(value, outlook.bullets + outlook.mean) + outlook.unknown_card() - outlook.worth.delay
    )


class Load(Reaction):
    """The cards with which the shot promised most when it was decided on."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        frame = outlook.game.stack[-1]
        fight = outlook.game.stack[-2]
        assert isinstance(frame, Loading)
        assert isinstance(fight, Shootout)
        value = outlook.game.book.value_of[fight.card]
        shot = best_shot(outlook, value, frame.target, frame.chosen)
        if shot is None:
            return max(place_of(options, FIRE), MILDEST)
        return laying(options, outlook.volleys().next_card(shot.strength, frame.chosen))


# Money


class Pay(Reaction):
    """The cheapest way, unless the cowboy is cheaper; bail that is owed and paid besides costs nothing."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        ways = ways_offered(outlook.game)
        best = MILDEST
        least = outlook.cowboy() + 10_000.0
        for place, option in enumerate(options):
            cost = outlook.cowboy()
            if option.verb == PAY:
                cost = (FINE + ways[option.number].lost) / THOUSAND
            if cost < least:
                best = place
                least = cost
        return best


REACTIONS: Final[dict[str, Reaction]] = {
    ARMING: Arm(),
    NEW_COWBOY: TakeCowboy(),
    JOIN_ROBBERY: Join(),
    PICK_PLACE: PickPlace(),
    BEAT_GUARDS: StandUp(),
    BEAT_INDIANS: StandUp(),
    ANSWER_SHOT: StandUp(),
    SHOOTOUT: ShootOut(),
    LOAD_SHOT: Load(),
    PAY_FINE: Pay(),
    PAY_DEBT: Pay(),
}
