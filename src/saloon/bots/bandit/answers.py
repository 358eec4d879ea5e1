"""What Bandit does with each question."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.bandit.fights import Fight, best_shot
from saloon.bots.bandit.outlook import Outlook, chance_of
from saloon.bots.bandit.raids import worth_of_call, worth_of_joining
from saloon.bots.bandit.values import (
    BAR,
    BAR_CARD,
    EXCHANGE_GAIN,
    IMPATIENCE,
    JOINING_BAR,
    MUSTANG,
    PARTNER_ALONE,
    THOUSAND,
    WORST_LIMIT,
)
from saloon.bots.bandit.volleys import Volley
from saloon.games.calibre45 import words
from saloon.games.calibre45.frames.attack import Stand
from saloon.games.calibre45.frames.shootout import Loading, Shootout
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import CardId, as_player

MILDEST = 0


def place_of(options: list[Option], verb: int) -> int:
    """The first option with this verb, or NONE."""
    for i, option in enumerate(options):
        if option.verb == verb:
            return i
    return NONE


# Arming


def arm(outlook: Outlook, options: list[Option]) -> int:
    """A cowboy first, then its bail; rob if it promises enough, otherwise get better cards."""
    recruiting = place_of(options, words.RECRUIT)
    if recruiting != NONE:
        return recruiting
    calling = place_of(options, words.CALL)
    if calling != NONE and worth_of_call(outlook) > bar(outlook):
        return calling
    for verb in (words.REMOVE_TOKEN, words.DRAW):
        place = place_of(options, verb)
        if place != NONE:
            return place
    return exchange(outlook, options)


def bar(outlook: Outlook) -> float:
    """What a robbery has to promise: less and less, the longer nothing happens."""
    rounds = outlook.memory.quiet_turns() / outlook.view.players
    return BAR + BAR_CARD * (words.FULL_HAND - len(outlook.hand)) - IMPATIENCE * rounds * rounds


def exchange(outlook: Outlook, options: list[Option]) -> int:
    """The worst card goes, if an unknown one promises more; a Coyote takes bullets along."""
    unknown = outlook.unknown_card()
    best, highest = place_of(options, words.PASS), EXCHANGE_GAIN
    for i, option in enumerate(options):
        if option.verb == words.EXCHANGE:
            cards = [option.card] if option.other == NONE else [option.card, option.other]
            gained = unknown - outlook.worth(cards)
            if gained > highest:
                best, highest = i, gained
    return max(best, MILDEST)


def take_cowboy(outlook: Outlook, options: list[Option]) -> int:
    """One that can use few bullets is not worth its bail."""
    limit = outlook.book.number_of[options[MILDEST].card]
    return place_of(options, words.KEEP if limit >= WORST_LIMIT else words.DISMISS)


# Robbery


def join(outlook: Outlook, options: list[Option]) -> int:
    caller = outlook.view.seats[outlook.view.because_player]
    joins = worth_of_joining(outlook, caller) > JOINING_BAR
    return place_of(options, words.JOIN if joins else words.DECLINE)


def stand(outlook: Outlook, options: list[Option]) -> int:
    """Shot at by guards, Indians or a rival: bullets, a Mustang, or the end of the cowboy."""
    frame = outlook.view.stack[-1]
    assert isinstance(frame, Stand)
    volley = outlook.volleys[min(frame.needed, len(outlook.volleys) - 1)]
    if frame.chosen:
        return lay(outlook, options, volley, frame.chosen)
    best, highest = place_of(options, words.GIVE_UP), -outlook.cowboy() + left_alone(outlook, frame)
    escape = place_of(options, words.ESCAPE)
    if escape != NONE and left_alone(outlook, frame) - MUSTANG > highest:
        best, highest = escape, left_alone(outlook, frame) - MUSTANG
    if place_of(options, words.LAY) != NONE and worth_of_standing(outlook, frame, volley) > highest:
        return lay(outlook, options, volley, frame.chosen)
    return best


def worth_of_standing(outlook: Outlook, frame: Stand, volley: Volley) -> float:
    """After a shot the loot is still to be had; after Indians everybody rides home."""
    if frame.kind == words.BEAT_INDIANS:
        return -volley.cost
    value = outlook.book.value_of[frame.card]
    left = outlook.bullets - volley.bullets
    return Fight(outlook, outlook.rivals, first=True).worth(value, left) - volley.cost


def left_alone(outlook: Outlook, frame: Stand) -> float:
    """What comes of the robbery without me."""
    value = outlook.book.value_of[frame.card]
    if not value:
        return 0.0
    if not outlook.rivals:
        return PARTNER_ALONE * outlook.gain(value) if outlook.partners else 0.0
    lost = 1.0
    if frame.kind == words.BEAT_GUARDS:
        lost = max([chance_of(one.arms, frame.needed) for one in outlook.rivals])
    won = 0.5 if outlook.partners else 0.0
    loss = outlook.loss(value, Fight(outlook, outlook.rivals, first=False).winner)
    return lost * (won * outlook.gain(value) - (1.0 - won) * loss)


def lay(outlook: Outlook, options: list[Option], volley: Volley, chosen: list[CardId]) -> int:
    """The next card of a volley, or fire if all of it is laid."""
    bullets = outlook.book.bullets_of
    left = list(volley.sizes)
    for card in chosen:
        if bullets[card] in left:
            left.remove(bullets[card])
    for i, option in enumerate(options):
        if option.verb == words.LAY and bullets[option.card] in left:
            return i
    return max(place_of(options, words.FIRE), MILDEST)


# Shoot-out


def shoot_out(outlook: Outlook, options: list[Option]) -> int:
    """Shoot, arm or flee: whatever promises most."""
    value = outlook.book.value_of[outlook.view.because_card]
    best, highest = place_of(options, words.FLEE), flight(outlook, value)
    targets = {as_player(option.target): i for i, option in enumerate(options) if option.verb == words.SHOOT}
    shot = best_shot(outlook, value, list(targets))
    if shot is not None and shot.worth > highest:
        best, highest = targets[shot.target], shot.worth
    drawing = place_of(options, words.DRAW)
    swap = exchange(outlook, options) if drawing == NONE else NONE
    if drawing == NONE and options[swap].verb != words.EXCHANGE:
        return best
    place, more, paid = arming(outlook, options, drawing, swap)
    worth = Fight(outlook, outlook.rivals, first=False).worth(value, outlook.bullets + more) + paid
    return place if worth > highest else best


def arming(outlook: Outlook, options: list[Option], drawing: int, swap: int) -> tuple[int, float, float]:
    """To draw or to exchange: which option, how many bullets more, and what the cards are worth more."""
    mean, unknown = outlook.pools[1].mean, outlook.unknown_card()
    if drawing != NONE:
        return drawing, mean, unknown
    option = options[swap]
    given = [option.card] if option.other == NONE else [option.card, option.other]
    return swap, mean - outlook.book.bullets(given), unknown - outlook.worth(given)


def flight(outlook: Outlook, value: int) -> float:
    """What comes of it if I flee."""
    won = 0.5 if outlook.partners else 0.0
    winner = Fight(outlook, outlook.rivals, first=False).winner
    return won * outlook.gain(value) - (1.0 - won) * outlook.loss(value, winner)


def load(outlook: Outlook, options: list[Option]) -> int:
    """The cards that I chose when I decided to shoot."""
    frame = outlook.view.stack[-1]
    assert isinstance(frame, Loading)
    fight = outlook.view.stack[-2]
    assert isinstance(fight, Shootout)
    shot = best_shot(outlook, outlook.book.value_of[fight.card], [frame.target])
    assert shot is not None
    return lay(outlook, options, shot.volley, frame.chosen)


# Money


def pay(outlook: Outlook, options: list[Option]) -> int:
    """The cheapest way, unless the cowboy is cheaper."""
    return min(range(len(options)), key=lambda i: cost_of(outlook, outlook.view.options[i]))


def cost_of(outlook: Outlook, key: str) -> float:
    """What `refuse` or `pay:gold_train_4#80-mail_car_2#70` costs; owed bail paid besides costs nothing."""
    verb, _colon, cards = key.partition(":")
    if verb != words.VERBS[words.PAY]:
        return outlook.cowboy()
    if "#" not in cards:
        return words.FINE / THOUSAND
    given, *change = cards.split("-")
    value = outlook.book.value_of
    paid = sum([value[number_in(name)] for name in given.split("+")])
    paid -= sum([value[number_in(name)] for name in change])
    return (paid - min(outlook.me.debt, paid - words.FINE)) / THOUSAND


def number_in(name: str) -> int:
    """`mail_car_2#70` is card 70."""
    return int(name.rpartition("#")[2])


RULES: dict[str, Callable[[Outlook, list[Option]], int]] = {
    words.ARMING: arm,
    words.NEW_COWBOY: take_cowboy,
    words.JOIN_ROBBERY: join,
    words.BEAT_GUARDS: stand,
    words.BEAT_INDIANS: stand,
    words.ANSWER_SHOT: stand,
    words.SHOOTOUT: shoot_out,
    words.LOAD_SHOT: load,
    words.PAY_FINE: pay,
    words.PAY_DEBT: pay,
}
"""What is done with each question; an unknown one gets its mildest answer."""
