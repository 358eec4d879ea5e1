"""How to react: to shots, Indians, duels, death, checks, and when cards are to be chosen."""

from __future__ import annotations

from saloon.bots.greenhorn.outlook import Outlook, at_most
from saloon.bots.greenhorn.values import ANY_CARD, COPY, COPY_DEFAULT, FROM_HAND_VALUE
from saloon.games.bang.words import ANSWER, AS_BANG, DRAW, PASS, TAKE, USE
from saloon.kernel.decisions import NONE, Option

MILDEST = 0


def place_of(options: list[Option], verb: int) -> int:
    """The first option with this verb, or NONE."""
    for i, option in enumerate(options):
        if option.verb == verb:
            return i
    return NONE


def cheapest_answer(outlook: Outlook, options: list[Option]) -> int:
    """The card that I miss least among those that answer, or NONE."""
    answers = [i for i, option in enumerate(options) if option.verb == ANSWER]
    return min(answers, key=lambda i: outlook.keep(options[i].card), default=NONE)


def passing(options: list[Option]) -> int:
    place = place_of(options, PASS)
    return place if place != NONE else MILDEST


def against_shot(outlook: Outlook, options: list[Option]) -> int:
    """A barrel costs nothing; Missed! if there are enough, and a life point is worth more than they are."""
    prices: dict[int, float] = {}
    for i, option in enumerate(options):
        if option.verb == ANSWER:
            prices[i] = outlook.keep(option.card)
        elif option.verb == USE and outlook.faces.is_green(option.card):
            prices[i] = outlook.faces.in_play(option.card)
        elif option.verb == USE:
            return i
    cheapest = sorted(prices, key=lambda i: prices[i])[: max(1, outlook.view.needed)]
    if len(cheapest) < outlook.view.needed or not cheapest:
        return passing(options)
    if sum(prices[i] for i in cheapest) > outlook.life_cost() + 1.0:
        return passing(options)
    return cheapest[0]


def against_indians(outlook: Outlook, options: list[Option]) -> int:
    answer = cheapest_answer(outlook, options)
    if answer == NONE or outlook.keep(options[answer].card) > outlook.life_cost():
        return passing(options)
    return answer


def in_duel(outlook: Outlook, options: list[Option]) -> int:
    """Go on if I am likely to win or have no life to lose; never against a friend if I can afford it."""
    answer = cheapest_answer(outlook, options)
    if answer == NONE:
        return passing(options)
    me = outlook.me
    opponent = outlook.figures[outlook.view.because_figure]
    friend = outlook.hostility[opponent.figure] < 0
    if me.life == 1:
        return answer
    won = at_most(opponent.hand_size, outlook.count(AS_BANG) - 1)
    if friend or (won < 0.35 and me.life > 2):
        return passing(options)
    return answer


def when_dying(outlook: Outlook, options: list[Option]) -> int:
    answer = cheapest_answer(outlook, options)
    if answer != NONE:
        return answer
    ability = place_of(options, USE)
    return ability if ability != NONE else MILDEST


def least_useful(outlook: Outlook, options: list[Option]) -> int:
    """The card to part with."""
    return min(range(len(options)), key=lambda i: outlook.keep(options[i].card))


def most_useful(outlook: Outlook, options: list[Option]) -> int:
    """The card to take."""
    return max(range(len(options)), key=lambda i: outlook.keep(options[i].card))


def luckiest(outlook: Outlook, options: list[Option]) -> int:
    return max(range(len(options)), key=lambda i: outlook.faces.luck(options[i].card))


def goes_round(outlook: Outlook) -> bool:
    """Every third round: two thieves who never draw would take the same card from each other for ever."""
    rounds = outlook.view.turns // (len(outlook.others) + 1)
    return rounds % 3 == 2


def first_card(outlook: Outlook, options: list[Option]) -> int:
    """From the deck, from the discard pile if a good card lies there, or from the hand of an enemy."""

    def worth(option: Option) -> float:
        if option.verb == DRAW:
            return ANY_CARD
        if option.verb == TAKE:
            few = 1.4 if outlook.figures[option.target].hand_size == 1 else 1.0
            return ANY_CARD + FROM_HAND_VALUE * few * outlook.hostility[option.target]
        if outlook.faces.key(option.kind) == "hard_liquor":
            return outlook.life_cost() - ANY_CARD
        if option.other >= 0:  # a card in play instead of two from the deck
            if goes_round(outlook):
                return 0.0
            taken = outlook.hostility[option.target] * outlook.faces.in_play(option.other)
            return outlook.keep(option.other) + taken - ANY_CARD
        return outlook.keep(option.card) if option.card != NONE else 0.0

    return max(range(len(options)), key=lambda i: worth(options[i]))


def give_order(outlook: Outlook, options: list[Option]) -> int:
    """Whoever has to obey is set on those whom I like least, or wastes a card."""
    obeying = outlook.view.because_figure

    def worth(option: Option) -> float:
        if option.verb == PASS:
            return 0.0
        if option.target != NONE:
            harm = outlook.hostility[option.target]
            return harm if option.other < 0 else harm * outlook.faces.in_play(option.other)
        if outlook.faces.key(option.kind) == "bang":
            shot_at = [outlook.hostility[one.figure] for one in outlook.others if one.figure != obeying]
            return max(shot_at, default=0.0)
        return 0.1 * outlook.hostility[obeying] if outlook.faces.key(option.kind) == "beer" else 0.0

    return max(range(len(options)), key=lambda i: worth(options[i]))


def what_to_lose(outlook: Outlook, options: list[Option]) -> int:
    """What an enemy misses most, or a friend least."""

    def worth(option: Option) -> float:
        lost = FROM_HAND_VALUE if option.card == NONE else outlook.faces.in_play(option.card)
        return outlook.hostility[option.target] * lost

    return max(range(len(options)), key=lambda i: worth(options[i]))


def share(outlook: Outlook, options: list[Option]) -> int:
    """The best card that I see, or one that I do not see."""
    return max(
        range(len(options)),
        key=lambda i: outlook.keep(options[i].card) if options[i].card != NONE else ANY_CARD,
    )


def whose_ability(outlook: Outlook, options: list[Option]) -> int:
    """The ability that is worth most."""

    def worth(option: Option) -> float:
        if option.target == NONE:
            return 0.0
        keys = outlook.figures[option.target].characters
        return sum(COPY.get(key, COPY_DEFAULT) for key in (keys[1:] or keys))

    return max(range(len(options)), key=lambda i: worth(options[i]))


def present(outlook: Outlook, options: list[Option]) -> int:
    """An enemy gets what I miss least, a friend something of use."""
    ranked = sorted(range(len(options)), key=lambda i: outlook.keep(options[i].card))
    return ranked[0] if outlook.hostility[options[0].target] >= 0 else ranked[len(ranked) // 2]


def mildest(_outlook: Outlook, _options: list[Option]) -> int:
    return MILDEST
