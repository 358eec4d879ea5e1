"""What going on a robbery promises, before anybody knows which card will be turned up."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.bandit.fights import Fight, spent
from saloon.bots.bandit.outlook import Outlook, Rival, chance_of
from saloon.bots.bandit.values import ARMED_HAND, MUSTANG, THOUSAND
from saloon.games.calibre45 import words
from saloon.games.calibre45.view import PlayerView
from saloon.kernel.ids import CardId


def bail(outlook: Outlook) -> float:
    """What it costs to free my cowboy at once."""
    return outlook.me.tokens * words.TOKEN_VALUE / THOUSAND


def fine(outlook: Outlook) -> float:
    """What the Sheriff costs me."""
    can_pay = outlook.me.money >= words.FINE
    return min(outlook.cowboy(), words.FINE / THOUSAND) if can_pay else outlook.cowboy()


def failure(outlook: Outlook) -> float:
    """What it costs not to beat guards or Indians."""
    return MUSTANG if outlook.mounted else outlook.cowboy()


def average(outlook: Outlook, worth: Callable[[CardId], float]) -> float:
    """What a card of the spread deck is worth on average."""
    prospects = outlook.prospects
    total = sum([count for _card, count in prospects])
    return sum([count * worth(card) for card, count in prospects]) / total if total else 0.0


def likely_to_join(outlook: Outlook, seat: PlayerView) -> float:
    """How likely this player joins, if he is asked."""
    if not outlook.can_go(seat):
        return 0.0
    return outlook.memory.boldness(seat.player) * min(1.0, seat.hand_size / ARMED_HAND)


def expected(outlook: Outlook, seats: list[PlayerView]) -> tuple[float, list[Rival]]:
    """How likely none of these joins, and whom to expect if one does: each with a part of his arms."""
    chances = [(seat, likely_to_join(outlook, seat)) for seat in seats]
    none = 1.0
    for _seat, chance in chances:
        none *= 1.0 - chance
    if none == 1.0:
        return 1.0, []
    rivals: list[Rival] = []
    for seat, chance in chances:
        if chance:
            rival = outlook.rival(seat)
            share = min(1.0, chance / (1.0 - none))
            arms = rival.arms._replace(bullets=rival.arms.bullets * share)
            rivals.append(rival._replace(arms=arms))
    return none, rivals


def worth_of_call(outlook: Outlook) -> float:
    """What a robbery promises if I call it: I face the guards first, and rivals may come."""
    me = outlook.me
    alone, rivals = expected(outlook, [one for one in outlook.view.seats if one.team != me.team])
    partners = [one for one in outlook.view.seats if one.team == me.team and one is not me]
    coming = sum([likely_to_join(outlook, one) * outlook.arms(one).bullets for one in partners])
    fight = Fight(outlook, rivals, True, coming)

    def worth(card: CardId) -> float:
        kind, number = outlook.book.kind_of[card], outlook.book.number_of[card]
        if kind == words.SHERIFF:
            return -fine(outlook)
        if kind == words.DYNAMITE:
            return -outlook.cowboy()
        volley = outlook.volley_at_guards(number)
        if volley is None:
            return -failure(outlook)
        if kind == words.INDIANS:
            return -volley.cost
        value = outlook.book.value_of[card]
        won = alone * outlook.gain(value)
        if rivals:
            left = outlook.bullets - volley.bullets
            won += (1.0 - alone) * fight.worth(value, left)
        return won - volley.cost

    return average(outlook, worth) - bail(outlook)


def worth_of_joining(outlook: Outlook, caller: PlayerView) -> float:
    """What it promises to join this robbery, compared with staying at home."""
    if caller.team == outlook.me.team:
        return worth_of_helping(outlook, caller)
    rivals = outlook.rivals
    leader = next(one for one in rivals if one.player == caller.player)
    followers = [one for one in rivals if one is not leader]
    without_leader = Fight(outlook, followers, first=True)

    def worth(card: CardId) -> float:
        kind, number = outlook.book.kind_of[card], outlook.book.number_of[card]
        if kind == words.SHERIFF:
            return -fine(outlook)
        if kind == words.DYNAMITE:
            return -outlook.cowboy()
        beaten = chance_to_beat(leader, number)
        volley = outlook.volley_at_guards(number)
        if kind == words.INDIANS:
            return -(1.0 - beaten) * (failure(outlook) if volley is None else volley.cost)
        value = outlook.book.value_of[card]
        fight = Fight(outlook, [spent(leader, number), *followers], first=False)
        found = beaten * (fight.worth(value, outlook.bullets) + outlook.loss(value, fight.winner))
        if beaten < 1.0:
            mine = -failure(outlook)
            if volley is not None:
                left = outlook.bullets - volley.bullets
                mine = without_leader.worth(value, left) - volley.cost
            found += (1.0 - beaten) * mine
        return found

    return average(outlook, worth) - bail(outlook)


def worth_of_helping(outlook: Outlook, caller: PlayerView) -> float:
    """What it promises to stand by a partner: more bullets against rivals who are there or may come."""
    alone, coming = expected(outlook, still_to_answer(outlook, caller))
    rivals = [*outlook.rivals, *coming]
    contested = 1.0 if outlook.rivals else 1.0 - alone
    leader = outlook.rival(caller)
    fight = Fight(outlook, rivals, first=True)

    def worth(card: CardId) -> float:
        kind, number = outlook.book.kind_of[card], outlook.book.number_of[card]
        if kind == words.SHERIFF:
            return -fine(outlook)
        if kind == words.DYNAMITE:
            return -outlook.cowboy()
        beaten = chance_to_beat(leader, number)
        volley = outlook.volley_at_guards(number)
        second = -failure(outlook) if volley is None else -volley.cost
        if kind == words.INDIANS:
            return (1.0 - beaten) * second
        value = outlook.book.value_of[card]
        if volley is not None:
            second += outlook.gain(value)
        found = (1.0 - beaten) * second
        if rivals:
            with_me = fight.worth(value, outlook.bullets - number)
            found += beaten * contested * (with_me - fight.worth_to_partners(value, -number))
        return found

    return average(outlook, worth) - bail(outlook)


def still_to_answer(outlook: Outlook, caller: PlayerView) -> list[PlayerView]:
    """Rivals who are asked after me whether they join."""
    view = outlook.view
    found: list[PlayerView] = []
    player = (view.viewer + 1) % view.players
    while player != caller.player:
        seat = view.seats[player]
        if seat.team != outlook.me.team:
            found.append(seat)
        player = (player + 1) % view.players
    return found


def chance_to_beat(leader: Rival, number: int) -> float:
    """How likely he beats so many guards or Indians."""
    if number == 0:
        return 1.0
    return chance_of(leader.arms, number) if leader.limit >= number else 0.0
