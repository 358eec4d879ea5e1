"""What is worth playing: a rating for each kind of card. Above 0 is played, in the order of values.json."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.asking import unaffected
from saloon.games.bang.catalogue import DEFINITIONS
from saloon.games.bang.force import distances
from saloon.games.bang.kinds import Aimed, Equipment, GreenAimed, GreenTheft, Theft, Volley
from saloon.games.bang.modes.two import TWO
from saloon.games.bang.options import FROM_HAND
from saloon.games.bang.questions import BangDefinition
from saloon.games.bang.words import AS_BANG, AS_BEER, AS_MISSED, DROP, PLAY, USE
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import CardId, DefinitionId, FigureId
from saloon.thinking.bang.odds import EXPLODES, at_most
from saloon.thinking.bang.outlook import Outlook
from saloon.thinking.bang.worth import ANY_CARD, FOR_THE_ATTACK, JAIL, worth_of

NOT_NOW: Final = 0.0
"""Not worth it."""
STEP: Final = 10.0
"""Between two steps of the order."""

BANG_COST: Final = 0.12
LAST_BANG_AT_ONE_LIFE: Final = 0.7
MISSED_AS_BANG_COST: Final = 0.7
CARD_AS_BANG_COST: Final = 0.3
"""The part of the value of another card that is lost when it is used as a BANG!."""
DUEL_COST: Final = 0.25
AIMED_COST: Final = 0.08
VOLLEY_COST: Final = 0.15
PRICE: Final = 0.5
"""The part of the value of a card that it hurts to pay with it: it is the one that I miss least."""
JAILED: Final = 1.3
JAIL_FOR_ONE_OF_TWO: Final = 0.25
"""A Jail before one of two figures, while the other one is free."""
FROM_HAND_VALUE: Final = 0.8
LAST_HAND_CARD: Final = 1.1
THEFT_GAIN: Final = 0.4
"""The part of a stolen card's value that is mine, whoever lost it."""
DRINK_WORTH: Final = 1.1
"""A life point that is regained, to myself or a sworn friend."""
ROUND_FOR_ME: Final = 1.2
ROUND_FOR_MINE: Final = 0.8
ROUND_FOR_THEM: Final = 0.6
"""What everybody drinks: to me, to another figure of mine, to an enemy."""
TWO_CARDS: Final = 2.2
TRADES_ENOUGH: Final = 2
"""Trades of cards in a turn, where no rule sets a limit."""
LAID_WHERE_IT_HELPS: Final = 0.2
COMPANION_ARMED: Final = 0.1


class Rating:
    """How good it is to do this now; 0 or less: better not."""

    def of(self, outlook: Outlook, option: Option) -> float:
        return NOT_NOW


class Always(Rating):
    """What costs nothing and always helps."""

    def of(self, outlook: Outlook, option: Option) -> float:
        return 1.0


class Drawing(Rating):
    """Two cards, if there are two; otherwise the same card might come back again and again."""

    def of(self, outlook: Outlook, option: Option) -> float:
        return 1.0 if two_to_draw(outlook) else NOT_NOW


class Store(Rating):
    """A General Store; if it is another card played as one, only one that is not worth more."""

    def of(self, outlook: Outlook, option: Option) -> float:
        if not two_to_draw(outlook):
            return NOT_NOW
        return 1.0 if outlook.kind(option.card) == option.kind else ANY_CARD - outlook.keep(option.card)


class Laying(Rating):
    """Lay it down, unless the same lies there already: what is used in my turn before whom I play with, what
    protects before who needs it more."""

    def of(self, outlook: Outlook, option: Option) -> float:
        where = outlook.me if option.target == NONE else option.target
        if outlook.lies_before(where, option.kind):
            return NOT_NOW
        if option.target == NONE:
            return 1.0
        if worth_of(option.kind).traits & FOR_THE_ATTACK:
            return 1.0 + (LAID_WHERE_IT_HELPS if where == outlook.me else 0.0)
        return 1.0 + LAID_WHERE_IT_HELPS / max(outlook.game.figures[where].life, 1)


class Weapon(Rating):
    """One that does more than what I have; for another figure of mine, one that shoots farther."""

    def of(self, outlook: Outlook, option: Option) -> float:
        weapon = worth_of(option.kind)
        if option.target in (NONE, outlook.me):
            return outlook.weapon_gain(weapon)
        longest = 1
        for card in outlook.game.figures[option.target].in_play:
            longest = max(longest, outlook.worth(card).far)
        return COMPANION_ARMED * (weapon.far - longest)


class Bang(Rating):
    """Shoot where it hurts most; at one life point keep the last BANG! for Indians and duels."""

    def of(self, outlook: Outlook, option: Option) -> float:
        target = outlook.game.figures[option.target]
        cost = BANG_COST
        if target.life > 1 and outlook.figure.life == 1 and outlook.bangs() == 1:
            cost = LAST_BANG_AT_ONE_LIFE
        symbol = outlook.symbol(option.card)
        if symbol == AS_MISSED:
            if target.life > 1:
                cost += MISSED_AS_BANG_COST / max(1, outlook.count(AS_MISSED) - 1)
        elif symbol != AS_BANG:
            cost += CARD_AS_BANG_COST * outlook.keep(option.card)
        return outlook.hit(option.target, outlook.guard(option.target, True)) - cost


class Shooting(Rating):
    """A hit that is no BANG! card, with what it costs in cards."""

    def __init__(self, cards: int = 0, besides: bool = True) -> None:
        self.cards = cards
        self.besides = besides

    def of(self, outlook: Outlook, option: Option) -> float:
        worth = outlook.hit(option.target, outlook.guard(option.target, False)) - AIMED_COST
        if self.cards and worth > 0:
            worth -= price(outlook, self.cards, option.card if self.besides else CardId(NONE))
        return worth


class Duel(Rating):
    """Challenge whoever is likely to run out of BANG! first."""

    def of(self, outlook: Outlook, option: Option) -> float:
        game = outlook.game
        cards = len(game.players[game.figures[option.target].player].hand)
        won = at_most(cards, outlook.bangs())
        return outlook.hit(option.target, 0.0) * won - (1 - won) * outlook.life_cost() - DUEL_COST


class Gatling(Rating):
    """A hit on everybody else."""

    def of(self, outlook: Outlook, option: Option) -> float:
        worth = -VOLLEY_COST
        for one in outlook.others:
            worth += outlook.hit(one, outlook.guard(one, False))
        return worth


class Indians(Rating):
    """A hit on everybody else who has no BANG!."""

    def of(self, outlook: Outlook, option: Option) -> float:
        game = outlook.game
        worth = -VOLLEY_COST
        for one in outlook.others:
            cards = len(game.players[game.figures[one].player].hand)
            worth += outlook.hit(one, 1.0 - at_most(cards, 0))
        return worth


class Jailing(Rating):
    """The worst enemy who is not locked up already; not somebody who is about to be shot."""

    def of(self, outlook: Outlook, option: Option) -> float:
        figures = outlook.game.figures
        target = figures[option.target]
        if outlook.lies_before(option.target, option.kind):
            return NOT_NOW
        share = 1.0
        for one in outlook.others:
            if figures[one].player == target.player and one != option.target:
                if not outlook.traits(figures[one]) & JAIL:
                    share = JAIL_FOR_ONE_OF_TWO
        if target.life == 1 and can_shoot(outlook, option.target):
            share *= outlook.guard(option.target, True)
        return JAILED * outlook.hostility()[option.target] * share - AIMED_COST


class Dynamite(Rating):
    """It is as likely to hit anybody, myself a little more: good if most of the others are enemies."""

    def of(self, outlook: Outlook, option: Option) -> float:
        if len(outlook.own) > 1 or outlook.game.mode is TWO:
            return NOT_NOW  # it comes to me first, and then as often to me as to the other one
        hostility = outlook.hostility()
        damage = 0.0
        for one in outlook.others:
            damage += hostility[one]
        return EXPLODES * (2 * damage - outlook.life_cost() * min(3, outlook.figure.life))


class Stripping(Rating):
    """Also frees a friend, or myself, from Jail and Dynamite: then loss and hostility are both below 0."""

    def of(self, outlook: Outlook, option: Option) -> float:
        return outlook.hostility()[option.target] * loss(outlook, option.target, option.other) - AIMED_COST


class Stealing(Stripping):
    """The card is mine besides."""

    def __init__(self, cards: int = 0) -> None:
        self.cards = cards

    def of(self, outlook: Outlook, option: Option) -> float:
        gain = 1.0 if option.other == FROM_HAND else max(0.0, outlook.keep(option.other))
        worth = super().of(outlook, option) + THEFT_GAIN * gain
        return worth - price(outlook, self.cards, option.card) if self.cards else worth


class Brawl(Rating):
    """Everybody loses a card: good if most of the others are enemies."""

    def of(self, outlook: Outlook, option: Option) -> float:
        game = outlook.game
        hostility = outlook.hostility()
        worth = 0.0
        for one in outlook.others:
            figure = game.figures[one]
            if game.players[figure.player].hand or figure.in_play:
                dearest = FROM_HAND_VALUE
                for card in figure.in_play:
                    dearest = max(dearest, outlook.worth(card).in_play)
                worth += hostility[one] * dearest
        return worth - price(outlook, 1, option.card)


class Beer(Rating):
    """When hurt; one Beer is held back as long as there is room for it in the hand."""

    def of(self, outlook: Outlook, option: Option) -> float:
        me = outlook.figure
        if me.life >= me.max_life or not outlook.beer_works():
            return NOT_NOW
        if me.life <= 2 or len(outlook.hand) > me.life or len(outlook.own) + len(outlook.others) == 3:
            return 1.0
        return 1.0 if outlook.count(AS_BEER) > 1 else NOT_NOW


class Round(Rating):
    """A drink for everybody: when it does more for me and my friends than for my enemies."""

    def of(self, outlook: Outlook, option: Option) -> float:
        figures = outlook.game.figures
        hostility = outlook.hostility()
        worth = 0.0
        for one in outlook.own:
            if figures[one].life < figures[one].max_life:
                worth += ROUND_FOR_ME if one == outlook.me else ROUND_FOR_MINE
        for one in outlook.others:
            if figures[one].life < figures[one].max_life:
                worth -= ROUND_FOR_THEM * hostility[one]
        return worth


class Canteen(Rating):
    """A life point for nothing."""

    def of(self, outlook: Outlook, option: Option) -> float:
        return DRINK_WORTH if outlook.figure.life < outlook.figure.max_life else NOT_NOW


class Whisky(Rating):
    """Two life points, or the last one that is missing when it gets serious."""

    def of(self, outlook: Outlook, option: Option) -> float:
        missing = outlook.figure.max_life - outlook.figure.life
        return DRINK_WORTH * min(2, missing) - price(outlook, 1, option.card) - AIMED_COST


class Tequila(Rating):
    """For myself, or for a friend who needs it more."""

    def of(self, outlook: Outlook, option: Option) -> float:
        target = outlook.game.figures[option.target]
        if target.life >= target.max_life:
            return NOT_NOW
        need = 1.0
        if option.target != outlook.me:
            need = -outlook.hostility()[option.target] * (1.2 if target.life == 1 else 0.8)
        return DRINK_WORTH * need - price(outlook, 1, option.card) - AIMED_COST


class PainForCards(Rating):
    """A life point for two cards, if I can keep them."""

    def of(self, outlook: Outlook, option: Option) -> float:
        room = outlook.figure.life - 1 - len(outlook.hand)
        return TWO_CARDS - outlook.life_cost() if room >= 2 else NOT_NOW


class CardForTwo(Rating):
    """A card that I would not use for two of the deck."""

    def of(self, outlook: Outlook, option: Option) -> float:
        return TWO_CARDS - outlook.keep(option.card) if two_to_draw(outlook) else NOT_NOW


class Healing(Rating):
    """Two cards for a life point: those that I would discard anyway, or any two when it gets serious."""

    def of(self, outlook: Outlook, option: Option) -> float:
        me = outlook.figure
        if len(outlook.hand) < 2 or me.life >= me.max_life:
            return NOT_NOW
        paid = price(outlook, 2, CardId(NONE)) / PRICE
        excess = len(outlook.hand) - me.life
        if excess > 0:
            paid *= 0.5 if excess == 1 else 0.2
        return outlook.life_cost() - paid - 1.0 if me.life > 1 else 2.6 - paid


class Trade(Rating):
    """The card that I miss least for two of an enemy's; where that has no end, enough is enough."""

    def of(self, outlook: Outlook, option: Option) -> float:
        game = outlook.game
        cards = min(2, len(game.players[game.figures[option.target].player].hand))
        if cards < 2 or game.this_turn.uses_of(option.kind) >= TRADES_ENOUGH:
            return NOT_NOW
        return cards - outlook.keep(option.card) + 0.5 * outlook.hostility()[option.target]


class Again(Rating):
    """The last card once more, if that is worth the card that it costs."""

    def of(self, outlook: Outlook, option: Option) -> float:
        turn = outlook.game.this_turn
        again = Option(PLAY, turn.brown_card, turn.brown_kind, option.target, option.other)
        gain = playing(again.kind).of(outlook, again)
        return gain - CARD_AS_BANG_COST * outlook.keep(option.card)


class Seats(Rating):
    """An enemy on my right may sit out a turn; once a turn, or nobody else would ever have one."""

    def of(self, outlook: Outlook, option: Option) -> float:
        game = outlook.game
        if game.figures[option.target].skips > 0 or game.this_turn.uses_of(option.kind) > 0:
            return NOT_NOW
        return outlook.hostility()[option.target] - AIMED_COST


class Ordering(Rating):
    """An enemy with cards may waste one on another enemy."""

    def of(self, outlook: Outlook, option: Option) -> float:
        game = outlook.game
        cards = len(game.players[game.figures[option.target].player].hand)
        return outlook.hostility()[option.target] * cards / 10


class Ricochet(Rating):
    """A BANG! at a card: rather one that I could not shoot anybody with."""

    def of(self, outlook: Outlook, option: Option) -> float:
        aimed = outlook.hostility()[option.target] * loss(outlook, option.target, option.other) - AIMED_COST
        gain = (1.0 - outlook.guard(option.target, True)) * aimed - BANG_COST
        spare = outlook.bangs() > 1 or outlook.prey(outlook.reach()) <= 0
        return gain if spare else gain - LAST_BANG_AT_ONE_LIFE


class Sniping(Rating):
    """Two BANG! that could not both be played otherwise, at somebody who is likely to answer one of them."""

    def of(self, outlook: Outlook, option: Option) -> float:
        bangs = outlook.bangs()
        if outlook.rapid_fire() or bangs < 2:
            return NOT_NOW
        gain = outlook.hit(option.target, outlook.guard_against(option.target, 2)) - 2 * BANG_COST
        return gain - outlook.hit(option.target, outlook.guard(option.target, True)) if bangs == 2 else gain


# What they share


def two_to_draw(outlook: Outlook) -> bool:
    return len(outlook.game.deck) + len(outlook.game.discard) >= 2


def can_shoot(outlook: Outlook, target: FigureId) -> bool:
    """Whether I could still play a BANG! at somebody in this turn."""
    shots = outlook.game.this_turn.bangs_played
    if outlook.bangs() == 0 or shots >= outlook.limit():
        return False
    return distances(outlook.game, outlook.me)[target] <= outlook.reach()


def loss(outlook: Outlook, target: FigureId, other: CardId) -> float:
    """What a figure loses with this card."""
    if other != FROM_HAND:
        return outlook.worth(other).in_play
    game = outlook.game
    cards = len(game.players[game.figures[target].player].hand)
    return LAST_HAND_CARD if cards == 1 else FROM_HAND_VALUE


def price(outlook: Outlook, cards: int, spared: CardId) -> float:
    """What it costs to discard so many cards besides one: those that I miss least."""
    worth = [outlook.keep(card) for card in outlook.hand if card != spared]
    worth.sort()
    total = 0.0
    for one in worth[:cards]:
        total += one
    return PRICE * total


# Which is whose

PLAYS: Final[dict[str, Rating]] = {
    "stagecoach": Drawing(),
    "wells_fargo": Drawing(),
    "general_store": Store(),
    "springfield": Shooting(1),
    "brawl": Brawl(),
    "rag_time": Stealing(1),
    "tequila": Tequila(),
    "whisky": Whisky(),
    "bang": Bang(),
    "duel": Duel(),
    "gatling": Gatling(),
    "indians": Indians(),
    "jail": Jailing(),
    "dynamite": Dynamite(),
    "panic": Stealing(),
    "cat_balou": Stripping(),
    "beer": Beer(),
    "saloon": Round(),
}
USES: Final[dict[str, Rating]] = {
    "pony_express": Always(),
    "conestoga": Stealing(),
    "howitzer": Gatling(),
    "canteen": Canteen(),
    "chuck_wengam": PainForCards(),
    "doc_holyday": Shooting(2, False),
    "jose_delgado": CardForTwo(),
    "sid_ketchum": Healing(),
    "flint_westwood": Trade(),
    "lee_van_kliff": Again(),
    "lady_rose_of_texas": Seats(),
    "dorothy_rage": Ordering(),
    "ricochet": Ricochet(),
    "sniper": Sniping(),
}
UNORDERED: Final = ("sid_ketchum", "lady_rose_of_texas", "dorothy_rage")
"""Abilities that wait until nothing is left to be played."""
NOTHING: Final = Rating()


def play_of(one: BangDefinition) -> Rating:
    """How a card is rated when it is played: by its name, or by what kind of effect it has."""
    if one.key in PLAYS:
        return PLAYS[one.key]
    if isinstance(one, Equipment):
        return Weapon() if one.weapon else Laying()
    if isinstance(one, Theft):
        return Stripping()
    if isinstance(one, Volley):
        return Gatling()
    return Shooting() if isinstance(one, Aimed) else NOTHING


def use_of(one: BangDefinition) -> Rating:
    """The same for what lies in play, for an ability or an event."""
    if one.key in USES:
        return USES[one.key]
    if isinstance(one, GreenTheft):
        return Stripping()
    return Shooting() if isinstance(one, GreenAimed) else NOTHING


PLAYED: Final[list[Rating]] = [play_of(one) for one in DEFINITIONS]
USED: Final[list[Rating]] = [use_of(one) for one in DEFINITIONS]
STEPS: Final = [0.0 if one.key in UNORDERED else STEP * worth_of(one.number).order for one in DEFINITIONS]


def playing(kind: DefinitionId) -> Rating:
    return PLAYED[kind] if 0 <= kind < len(PLAYED) else NOTHING


def using(kind: DefinitionId) -> Rating:
    return USED[kind] if 0 <= kind < len(USED) else NOTHING


def rate(outlook: Outlook, option: Option) -> float:
    """How good it is to do this now; 0 or less: better not. Higher steps of the order come first."""
    verb = option.verb
    if verb == DROP:
        return -outlook.worth(option.card).in_play
    kind = option.kind
    if not 0 <= kind < len(PLAYED) or verb not in (PLAY, USE):
        return NOT_NOW
    target = option.target
    if target != NONE and target != outlook.me and is_proof_against(outlook, option):
        return NOT_NOW
    rating = PLAYED[kind].of(outlook, option) if verb == PLAY else USED[kind].of(outlook, option)
    return rating + STEPS[kind] if rating > 0 else NOT_NOW


def is_proof_against(outlook: Outlook, option: Option) -> bool:
    """Whether the target of a card would not feel it."""
    if option.card < 0:
        return False
    in_duel = DEFINITIONS[option.kind].key == "duel"
    return unaffected(outlook.game, option.target, option.card, outlook.me, in_duel)
