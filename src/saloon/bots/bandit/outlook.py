"""What Bandit makes of one view: what everybody may hold, what loot is worth to whom."""

from __future__ import annotations

import math
from collections import Counter
from functools import cached_property, lru_cache
from typing import NamedTuple

from saloon.bots.bandit.memory import Memory
from saloon.bots.bandit.values import (
    CACTUS,
    COWBOY,
    COYOTE,
    LIMIT,
    MUSTANG,
    THOUSAND,
    USUAL_LIMIT,
    VICTORY,
)
from saloon.bots.bandit.volleys import Volley, price, volleys
from saloon.games.calibre45 import words
from saloon.games.calibre45.catalogue import Catalogue, book_of, house_book
from saloon.games.calibre45.view import CalibreView, PlayerView
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId, PlayerId


class Pool(NamedTuple):
    """Cards of which some are in a hand: how many, mean and variance of their bullets, share of Mustangs."""

    cards: int
    mean: float
    variance: float
    mustangs: float
    worth: float
    """Of one of them, in a hand."""


class Arms(NamedTuple):
    """What a player may hold."""

    bullets: float
    variance: float
    mounted: float
    """How likely he holds a Mustang."""


class Rival(NamedTuple):
    """Somebody who can be shot at."""

    player: PlayerId
    team: int
    limit: int
    hand_size: int
    arms: Arms


@lru_cache
def prices(book: Catalogue) -> list[float]:
    """What each weapon card in my hand is worth to me."""
    of_kind = {words.MUSTANG: MUSTANG, words.CACTUS: CACTUS, words.COYOTE: COYOTE}
    return [
        of_kind.get(book.kind_of[card], price(book.bullets_of[card])) for card in book.decks[words.WEAPONS]
    ]


@lru_cache
def faces(book: Catalogue) -> dict[str, int]:
    """How many cards of each face the whole money deck has."""
    return dict(Counter([book.key_of[card] for card in book.decks[words.MONEY]]))


@lru_cache
def examples(book: Catalogue) -> dict[str, CardId]:
    """A money card of each face."""
    return {book.key_of[card]: card for card in book.decks[words.MONEY]}


class Outlook:
    """One view, thought over."""

    def __init__(self, view: CalibreView, memory: Memory) -> None:
        self.view = view
        self.memory = memory
        self.book = book_of(view.decks) if view.decks else house_book()
        self.me: PlayerView = view.seats[view.viewer]
        self.hand = self.me.hand
        self.limit = self.me.limit
        self.bullets = self.book.bullets(self.hand)
        self.mounted = any(self.book.kind_of[card] == words.MUSTANG for card in self.hand)
        self.teams = len(view.team_money)
        self._arms: dict[int, Arms] = {}

    # Cards

    def worth(self, cards: list[CardId]) -> float:
        worth = prices(self.book)
        return sum([worth[card] for card in cards])

    @cached_property
    def volleys(self) -> list[Volley]:
        """For each number: the cheapest cards of my hand that reach it."""
        bullets = self.book.bullets_of
        return volleys(tuple(sorted([bullets[card] for card in self.hand if bullets[card]], reverse=True)))

    def volley(self, needed: int) -> Volley | None:
        """The cheapest cards that beat so many; None if my hand or my cowboy cannot."""
        return self.volleys[needed] if needed <= self.limit and needed < len(self.volleys) else None

    def volley_at_guards(self, needed: int) -> Volley | None:
        """The same against guards and Indians: the table may have agreed that the cowboy does not matter."""
        if ["limit_against_guards", "no"] in self.view.chosen:
            return self.volleys[needed] if needed < len(self.volleys) else None
        return self.volley(needed)

    @cached_property
    def pools(self) -> tuple[Pool, Pool]:
        """Cards that I do not see: of before and of after the last reshuffle."""
        book = self.book
        seen = set(self.view.weapon_discard)
        for seat in self.view.seats:
            seen.update(seat.hand)
        unseen = [card for card in book.decks[words.WEAPONS] if card not in seen]
        recent = self.memory.reshuffled
        if not recent:
            return pool_of(book, []), pool_of(book, unseen)
        old = [card for card in unseen if card not in recent]
        return pool_of(book, old), pool_of(book, [card for card in unseen if card in recent])

    def arms(self, seat: PlayerView) -> Arms:
        """What this player may hold."""
        found = self._arms.get(seat.player)
        if found is None:
            found = self._arms[seat.player] = self._guess(seat)
        return found

    def _guess(self, seat: PlayerView) -> Arms:
        book = self.book
        if seat.hand:
            mounted = any(book.kind_of[card] == words.MUSTANG for card in seat.hand)
            return Arms(book.bullets(seat.hand), 0.0, float(mounted))
        old, new = self.pools
        first = min(self.memory.old[seat.player], seat.hand_size, old.cards)
        return together(drawn(old, first), drawn(new, seat.hand_size - first))

    def unknown_card(self) -> float:
        """What a card from the deck is worth to me."""
        return self.pools[1].worth

    # People

    @cached_property
    def partners(self) -> list[PlayerView]:
        """Partners on the robbery."""
        me = self.me
        return [one for one in self.view.seats if one.team == me.team and one is not me and one.robbing]

    def support(self) -> float:
        """The bullets that my partners bring."""
        return sum([self.arms(one).bullets for one in self.partners])

    def rival(self, seat: PlayerView) -> Rival:
        limit = seat.limit or USUAL_LIMIT
        return Rival(seat.player, seat.team, limit, seat.hand_size, self.arms(seat))

    @cached_property
    def rivals(self) -> list[Rival]:
        """Rivals on the robbery."""
        team = self.me.team
        return [self.rival(one) for one in self.view.seats if one.robbing and one.team != team]

    def can_go(self, seat: PlayerView) -> bool:
        """Whether he could join a robbery, as everybody can see."""
        bail = seat.tokens * words.TOKEN_VALUE
        return seat.cowboy != NONE and not seat.resting and seat.money >= bail

    # Money

    def cowboy(self) -> float:
        """What losing my cowboy costs me."""
        return COWBOY + LIMIT * (self.limit - USUAL_LIMIT)

    def gain(self, value: int) -> float:
        """What it is worth that my team gets so many dollars."""
        victory = self.view.team_money[self.me.team] + value >= words.TARGET
        return value / THOUSAND + (VICTORY if victory else 0.0)

    def loss(self, value: int, team: int) -> float:
        """What it costs that a rival team gets them: with three teams it is not all my loss."""
        victory = self.view.team_money[team] + value >= words.TARGET
        return value / THOUSAND / (self.teams - 1) + (VICTORY if victory else 0.0)

    @cached_property
    def prospects(self) -> list[tuple[CardId, int]]:
        """Every money card that may lie in the spread deck: one of each kind, and how many there are."""
        left = faces(self.book).copy()
        key_of = self.book.key_of
        for card in self.view.money_discard:
            left[key_of[card]] -= 1
        for seat in self.view.seats:
            for card in seat.loot:
                left[key_of[card]] -= 1
        card_of = examples(self.book)
        return [(card_of[key], count) for key, count in left.items() if count]


def pool_of(book: Catalogue, cards: list[CardId]) -> Pool:
    size = len(cards)
    if not size:
        return Pool(0, 0.0, 0.0, 0.0, 0.0)
    bullets_of, kind_of = book.bullets_of, book.kind_of
    worth_of = prices(book)
    bullets = [bullets_of[card] for card in cards]
    mean = sum(bullets) / size
    variance = sum([number * number for number in bullets]) / size - mean * mean
    mustangs = [kind_of[card] for card in cards].count(words.MUSTANG)
    return Pool(size, mean, variance, mustangs / size, sum([worth_of[card] for card in cards]) / size)


def drawn(pool: Pool, count: int) -> Arms:
    """So many cards drawn from a pool without putting them back."""
    if count <= 0 or pool.cards == 0:
        return Arms(0.0, 0.0, 0.0)
    count = min(count, pool.cards)
    rest = (pool.cards - count) / max(1, pool.cards - 1)
    mounted = 1.0 if pool.mustangs and not rest else 1.0 - (1.0 - pool.mustangs) ** count
    return Arms(count * pool.mean, count * pool.variance * rest, mounted)


def together(one: Arms, other: Arms) -> Arms:
    return Arms(
        one.bullets + other.bullets,
        one.variance + other.variance,
        1.0 - (1.0 - one.mounted) * (1.0 - other.mounted),
    )


def chance_of(arms: Arms, needed: int) -> float:
    """How likely these arms have so many bullets (as if they were spread normally)."""
    gap = needed - 0.5 - arms.bullets
    if arms.variance <= 0.0:
        return 1.0 if gap <= 0 else 0.0
    return 0.5 * math.erfc(gap / math.sqrt(2.0 * arms.variance))
