"""One moment of Calibre 45 from one seat: what is seen of others, and what loot is worth to whom."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import (
    ALLOWED,
    BULLETS,
    FINE,
    MUSTANG,
    TARGET,
    TOKEN_VALUE,
    WEAPONS,
)
from saloon.kernel.decisions import Decision
from saloon.kernel.ids import CardId, PlayerId, every_player
from saloon.thinking.calibre45.volleys import NO_VOLLEY, Volleys
from saloon.thinking.calibre45.worth import USUAL_LIMIT, Worth

THOUSAND: Final = 1000.0
SPREAD: Final = 2.0
"""Of the bullets on a card, as a standard deviation."""
STEEP: Final = 1.7
"""A logistic curve as steep as the normal one."""


class Rival:
    """Somebody on a robbery, or who may come, as others see him: so many cards, of which nobody knows."""

    __slots__ = ("bullets", "cards", "limit", "player", "team")

    def __init__(self, player: PlayerId, team: int, limit: int, cards: int, bullets: float) -> None:
        self.player = player
        self.team = team
        self.limit = limit
        self.cards = cards
        self.bullets = bullets

    def after(self, number: int) -> Rival:
        """The same when he has shot so many: with a few that were wasted."""
        if number == 0:
            return self
        left = max(0.0, self.bullets - number - 1.0)
        return Rival(self.player, self.team, self.limit, self.cards, left)

    def chance_to_reach(self, number: int) -> float:
        """How likely he has so many bullets, and a cowboy who can use them."""
        if number <= 0:
            return 1.0
        if number > self.limit or self.cards == 0:
            return 0.0
        spread = SPREAD * sqrt(float(self.cards))
        return 1.0 / (1.0 + exp(-STEEP * (self.bullets + 0.5 - number) / spread))


class Outlook:
    """The table as whoever is asked sees it."""

    __slots__ = (
        "_money",
        "_volleys",
        "bullets",
        "game",
        "hand",
        "limit",
        "me",
        "mean",
        "mounts",
        "team",
        "waited",
        "worth",
    )

    def __init__(self, game: Calibre, decision: Decision, worth: Worth, waited: float = 0.0) -> None:
        self.game = game
        self.worth = worth
        self.waited = waited
        """Rounds of arming since the last robbery, as far as I have counted them."""
        self.me = decision.player
        one = game.players[decision.player]
        self.team = one.team
        self.hand = one.hand
        book = game.book
        self.limit = book.number_of[one.cowboy] if one.cowboy >= 0 else 0
        self.bullets = book.bullets(one.hand)
        self.mounts = 0
        """Mustangs in my hand."""
        for card in one.hand:
            if book.kind_of[card] == MUSTANG:
                self.mounts += 1
        weapons = book.decks[WEAPONS]
        unseen = len(weapons) - len(one.hand) - len(game.weapon_discard)
        left = book.bullets(weapons) - self.bullets - book.bullets(game.weapon_discard)
        self.mean = left / unseen if unseen > 0 else 0.0
        """Bullets on a card that I do not see."""
        self._volleys: Volleys | None = None
        self._money: list[int] = []

    # Cards

    def volleys(self) -> Volleys:
        """What I can shoot; thought of when it is first asked for."""
        found = self._volleys
        if found is None:
            found = Volleys(self.game.book, self.hand, self.worth)
            self._volleys = found
        return found

    def keep(self, card: CardId) -> float:
        """What a weapon card is worth in my hand."""
        kind = self.game.book.kind_of[card]
        if kind == BULLETS:
            return self.worth.card + self.worth.bullet * self.game.book.bullets_of[card]
        if kind == MUSTANG and self.mounts > 1:
            return self.worth.spare_mustang
        return self.worth.of_kind[kind]

    def unknown_card(self) -> float:
        return self.worth.card + self.worth.bullet * self.mean

    def cost_at_guards(self, number: int) -> float:
        """What it costs to beat so many guards or Indians; the table may have lifted the cowboy's limit."""
        if number > self.limit and self.game.rule["limit_against_guards"] == "yes":
            return NO_VOLLEY
        return self.volleys().cost(number)

    # People

    def rival(self, player: PlayerId, share: float = 1.0) -> Rival:
        """Somebody else, of whom only a share may come."""
        one = self.game.players[player]
        limit = USUAL_LIMIT
        if one.known and one.cowboy >= 0:
            limit = self.game.book.number_of[one.cowboy]
        cards = len(one.hand)
        return Rival(player, one.team, limit, cards, share * self.mean * cards)

    def rivals(self) -> list[Rival]:
        """Those of other teams on the robbery."""
        found: list[Rival] = []
        for player in every_player(len(self.game.players)):
            one = self.game.players[player]
            if one.robbing and one.team != self.team:
                found.append(self.rival(player))
        return found

    def has_partners(self) -> bool:
        """Whether others of my team are on the robbery."""
        for player in every_player(len(self.game.players)):
            one = self.game.players[player]
            if one.robbing and one.team == self.team and player != self.me:
                return True
        return False

    def support(self) -> float:
        """The bullets that my partners on the robbery may have."""
        total = 0.0
        for player in every_player(len(self.game.players)):
            one = self.game.players[player]
            if one.robbing and one.team == self.team and player != self.me:
                total += self.mean * len(one.hand)
        return total

    def likely_to_join(self, player: PlayerId) -> float:
        """How likely this player joins a robbery, if he is asked."""
        if self.game.going_refusal(player) != ALLOWED:
            return 0.0
        cards = len(self.game.players[player].hand)
        return self.worth.bold * min(1.0, cards / self.worth.armed_hand)

    # Money

    def cowboy(self) -> float:
        """What losing my cowboy costs."""
        return self.worth.cowboy + self.worth.limit * (self.limit - USUAL_LIMIT)

    def failure(self) -> float:
        """What it costs not to stand up to a shot."""
        return min(self.cowboy(), self.worth.of_kind[MUSTANG]) if self.mounts else self.cowboy()

    def bail(self) -> int:
        """What it costs to free my cowboy at once."""
        return self.game.players[self.me].tokens * TOKEN_VALUE

    def fine(self) -> float:
        """What the Sheriff costs me."""
        can_pay = self.game.money(self.me) >= FINE
        return min(self.cowboy(), FINE / THOUSAND) if can_pay else self.cowboy()

    def gain(self, value: int) -> float:
        """What it is worth that my team gets so many dollars: what bail I owe is not there to win with."""
        victory = self.money()[self.team] - self.bail() + value >= TARGET
        return value / THOUSAND + (self.worth.victory if victory else 0.0)

    def loss(self, value: int, team: int) -> float:
        """What it costs that a rival team gets them: with three teams it is not all my loss."""
        money = self.money()
        victory = money[team] + value >= TARGET
        return value / THOUSAND / (len(money) - 1) + (self.worth.victory if victory else 0.0)

    def money(self) -> list[int]:
        """What each team has; counted when it is first asked for."""
        if not self._money:
            teams = 0
            for one in self.game.players:
                teams = max(teams, one.team + 1)
            for team in range(teams):
                self._money.append(self.game.team_money(team))
        return self._money
