"""What each thing that can be done in a turn is worth: a rating for each kind of card."""

from __future__ import annotations

from typing import Final

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.figures import beside
from saloon.games.duel.words import ALE_HEALTH, BLUE, END_TURN, MOVE, RELOAD, USE
from saloon.kernel.decisions import NONE, Option
from saloon.thinking.duel.outlook import NEVER, Outlook

ENOUGH: Final = 1.0
"""What is worth less is not done: the turn is ended."""
ALWAYS: Final = 20.0
"""Cards for nothing come first."""
FEW_CARDS: Final = 2
"""A rival with no more of them may lose a duel to one without a hit card."""


class Rating:
    """A card that is simply worth playing."""

    def of(self, outlook: Outlook, option: Option) -> float:
        return outlook.worth.keep[option.kind]


class Shot(Rating):
    """A hit; a card that is played as something else is worth it only if it is no better itself."""

    def of(self, outlook: Outlook, option: Option) -> float:
        rated = outlook.hit(option.target) - outlook.worth.spared * outlook.keep(option.card)
        if outlook.game.book.kind_of[option.card].number != option.kind:
            rated -= outlook.keep(option.card) - outlook.worth.keep[option.kind]
        return rated


class Hail(Rating):
    """A hit for each card in play."""

    def of(self, outlook: Outlook, option: Option) -> float:
        hits = len(outlook.game.figures[option.target].in_play)
        return outlook.hit(option.target) * hits


class Volley(Rating):
    """A Gatling or Indians: every character of the rival, and one's own covering one if no card saves it."""

    def of(self, outlook: Outlook, option: Option) -> float:
        game = outlook.game
        rated = 0.0
        for figure in game.characters_of(outlook.rival):
            rated += outlook.hit(figure)
        if not game.is_alone(outlook.me):
            saved = outlook.has_answer() if BOOK.kind(option.kind).hit_card else outlook.hit_cards() > 0
            rated -= outlook.worth.answered if saved else outlook.loss(game.covering(outlook.me))
        return rated


class Challenge(Rating):
    """A duel needs a hit card, or a rival without many cards; none, if the last point is staked for one of
    several."""

    def of(self, outlook: Outlook, option: Option) -> float:
        figures = outlook.game.figures
        stakes_all = figures[outlook.game.attacking(outlook.me)].health == 1 < figures[option.target].health
        few = 0 if stakes_all else FEW_CARDS
        if outlook.hit_cards() == 0 and outlook.rival_cards() > few:
            return 0.0
        return outlook.hit(option.target) + outlook.worth.challenge


class Equipment(Rating):
    """Helpful cards for one's own, harmful ones for the rival, each once."""

    def of(self, outlook: Outlook, option: Option) -> float:
        game = outlook.game
        one = game.figures[option.target]
        for card in one.in_play:
            if game.book.kind_of[card].number == option.kind:
                return 0.0
        worth = outlook.worth.in_play[option.kind]
        mine = outlook.is_mine(option.target)
        if mine != (worth > 0):
            return NEVER
        return worth + one.health / 4 if mine else -worth


class Ale(Rating):
    """Exactly three points: more for one's own, fewer for the rival."""

    def of(self, outlook: Outlook, option: Option) -> float:
        gained = float(ALE_HEALTH - outlook.game.figures[option.target].health)
        return outlook.worth.point * (gained if outlook.is_mine(option.target) else -gained)


class Beer(Rating):
    """A point for each of one's own that has lost one."""

    def of(self, outlook: Outlook, option: Option) -> float:
        game = outlook.game
        rated = 0.0
        for figure in game.characters_of(outlook.me):
            if game.figures[figure].health < game.most_health(figure):
                rated += outlook.worth.point
        return rated


class Water(Rating):
    """Either marker is moved; one's own not with a card as long as it can be moved without, the rival's only
    before a hit, and then at once if somebody better to hit comes to the front."""

    def of(self, outlook: Outlook, option: Option) -> float:
        if outlook.is_mine(option.target):
            if outlook.may_move():
                return NEVER
        elif not outlook.can_hit():
            return NEVER  # he would move it back before anything comes of it
        elif outlook.hit(option.target) > outlook.hit(beside(option.target)):
            return outlook.hit(option.target) - outlook.shot_on_rising(option.target)
        return outlook.swap(option.target) + outlook.worth.forced_move


class Robbery(Rating):
    """A random card of the rival's hand, or one in play: unless it costs more than it brings, or brings less
    than any card of his hand would later."""

    def of(self, outlook: Outlook, option: Option) -> float:
        if option.other == NONE:
            return outlook.worth.rob_hand - outlook.revenge()
        rated = removed(outlook, option)
        return rated if rated >= outlook.worth.any_card else 0.0


class Draw(Rating):
    """A Wagon: with more cards to choose from everything else is played better, so it comes first."""

    def of(self, outlook: Outlook, option: Option) -> float:
        return ALWAYS


class Store(Rating):
    """Two cards for each side: only if I could keep both of mine."""

    def of(self, outlook: Outlook, option: Option) -> float:
        return outlook.worth.keep[option.kind] if outlook.room() > 0 else 0.0


class Schoolmarm(Rating):
    """A card in play comes into the hand."""

    def of(self, outlook: Outlook, option: Option) -> float:
        return removed(outlook, option) + outlook.worth.taken * outlook.keep(option.other)


def removed(outlook: Outlook, option: Option) -> float:
    """A card in play is gone."""
    card = option.other
    price = 0.0 if outlook.is_mine(option.target) else outlook.revenge(option.target)
    return outlook.removal(card) + outlook.opens(card) - price


RATED: Final[dict[str, Rating]] = {
    "hail_of_bullets": Hail(),
    "gatling": Volley(),
    "indians": Volley(),
    "duel": Challenge(),
    "strong_ale": Ale(),
    "beer": Beer(),
    "water": Water(),
    "robbery": Robbery(),
    "general_store": Store(),
    "schoolmarm": Schoolmarm(),
    "wagon": Draw(),
}
"""Cards that are more than a hit."""


def all_ratings() -> list[Rating]:
    found: list[Rating] = [Rating() for _definition in BOOK.definitions]
    for kind in BOOK.kinds:
        if kind.key in RATED:
            found[kind.number] = RATED[kind.key]
        elif kind.border == BLUE:
            found[kind.number] = Equipment()
        elif kind.hit_card:
            found[kind.number] = Shot()
    return found


RATINGS: Final[list[Rating]] = all_ratings()
"""By the number of what is played."""
CATTLE_KATE: Final = BOOK.by_key["cattle_kate"].number
PEARL_HART: Final = BOOK.by_key["pearl_hart"].number


def rate(outlook: Outlook, option: Option) -> float:
    """What an option of the play phase is worth; less than ENOUGH: rather end the turn."""
    verb = option.verb
    if verb == END_TURN:
        return ENOUGH
    if verb == MOVE:
        return min(outlook.swap(option.target), outlook.worth.move)
    if verb == RELOAD:
        return outlook.worth.reload - outlook.keep(option.card) / 2
    if verb == USE:
        return rate_ability(outlook, option)
    return RATINGS[option.kind].of(outlook, option)


def rate_ability(outlook: Outlook, option: Option) -> float:
    """An ability that is paid with a card; one that costs nothing is used at once."""
    if option.other == NONE:
        return ALWAYS
    if option.kind == CATTLE_KATE:
        return outlook.worth.cattle - outlook.in_play(option.other)
    price = outlook.keep(option.other)
    if option.kind == PEARL_HART:
        return outlook.keep(outlook.game.discard[-1]) + ENOUGH - price
    return outlook.worth.exchange - price
