"""The state of a game of Calibre 45: players, decks, and the moves of cards between them."""

from __future__ import annotations

from typing import Any, ClassVar

from saloon.games.calibre45.catalogue import Catalogue
from saloon.games.calibre45.money import Way, exact_ways, largest_ways
from saloon.games.calibre45.players import Player
from saloon.games.calibre45.setup import Setup
from saloon.games.calibre45.words import (
    ALLOWED,
    BAIL_NOT_COVERED,
    COWBOYS,
    DEBT_FIRST,
    DECKS,
    FOR_BAIL,
    MONEY,
    NO_COWBOY,
    NOT_FREE_YET,
    RESHUFFLE_COWBOYS,
    RESHUFFLE_MONEY,
    RESHUFFLE_WEAPONS,
    TARGET,
    TOKEN_VALUE,
    TOKENS_EACH,
    WEAPONS,
)
from saloon.kernel.chance import Chance
from saloon.kernel.decisions import NONE, Decision, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame, Game
from saloon.kernel.ids import NO_CARD, NO_FIGURE, NO_PLAYER, CardId, PlayerId, as_figure


class Calibre(Game):
    """A game of Calibre 45 in progress. The top of a deck or a discard pile is the end of the list."""

    __slots__ = (
        "book",
        "cowboy_discard",
        "cowboys",
        "money_discard",
        "money_moved",
        "players",
        "robberies",
        "rule",
        "setup",
        "spread",
        "tokens",
        "turn",
        "turns",
        "weapon_discard",
        "weapons",
        "winners",
    )

    fields: ClassVar[tuple[str, ...]] = (
        "setup",
        "step",
        "over",
        "chance",
        "stack",
        "waiting",
        "players",
        "weapons",
        "weapon_discard",
        "spread",
        "money_discard",
        "cowboys",
        "cowboy_discard",
        "tokens",
        "turn",
        "turns",
        "robberies",
        "money_moved",
        "winners",
    )

    def __init__(
        self,
        setup: Setup,
        step: int,
        over: bool,
        chance: Chance,
        stack: list[Frame[Any]],
        waiting: list[Frame[Any]],
        players: list[Player],
        weapons: list[CardId],
        weapon_discard: list[CardId],
        spread: list[CardId],
        money_discard: list[CardId],
        cowboys: list[CardId],
        cowboy_discard: list[CardId],
        tokens: int,
        turn: PlayerId,
        turns: int,
        robberies: int,
        money_moved: bool,
        winners: list[PlayerId],
    ) -> None:
        super().__init__(step, over, chance, stack, waiting)
        self.setup = setup
        self.book: Catalogue = setup.book
        self.rule: dict[str, str] = setup.rules
        self.players = players
        """In seat order, clockwise."""
        self.weapons = weapons
        self.weapon_discard = weapon_discard
        self.spread = spread
        """The money deck, spread out face down: a card at each place, NONE where it has been taken."""
        self.money_discard = money_discard
        self.cowboys = cowboys
        self.cowboy_discard = cowboy_discard
        self.tokens = tokens
        """Bail tokens that lie on no cowboy."""
        self.turn = turn
        """The player whose turn of arming it is, or who called the robbery."""
        self.turns = turns
        """Turns of arming so far."""
        self.robberies = robberies
        """Robberies called so far."""
        self.money_moved = money_moved
        """Whether somebody has to look at debts and totals."""
        self.winners = winners

    def clone(self) -> Calibre:
        """An independent copy without a log."""
        copy = Calibre(
            self.setup,
            self.step,
            self.over,
            self.chance.clone(),
            [frame.clone() for frame in self.stack],
            [frame.clone() for frame in self.waiting],
            [player.clone() for player in self.players],
            self.weapons[:],
            self.weapon_discard[:],
            self.spread[:],
            self.money_discard[:],
            self.cowboys[:],
            self.cowboy_discard[:],
            self.tokens,
            self.turn,
            self.turns,
            self.robberies,
            self.money_moved,
            self.winners[:],
        )
        copy.decision = self.decision
        return copy

    # What can be asked of the table

    def after(self, player: PlayerId) -> PlayerId:
        """The next player clockwise."""
        return PlayerId((player + 1) % len(self.players))

    def robbers(self, first: PlayerId) -> list[PlayerId]:
        """Those on the robbery, clockwise beginning with this player."""
        size = len(self.players)
        found: list[PlayerId] = []
        for place in range(first, first + size):
            player = PlayerId(place % size)
            if self.players[player].robbing:
                found.append(player)
        return found

    def limit(self, player: PlayerId) -> int:
        """How many bullets his cowboy can use at once."""
        return self.book.number_of[self.players[player].cowboy]

    def money(self, player: PlayerId) -> int:
        """What a player has, debts deducted."""
        one = self.players[player]
        return self.book.worth(one.loot) - one.debt

    def team_money(self, team: int) -> int:
        """What counts for the victory of a team."""
        against = self.rule["debt_counts"] == "against"
        total = 0
        for one in self.players:
            if one.team == team:
                total += self.book.worth(one.loot) - (one.debt if against else 0)
        return total

    def going_refusal(self, player: PlayerId) -> int:
        """Why this player's cowboy cannot go on a robbery; ALLOWED if it can. All of it is public."""
        one = self.players[player]
        if one.cowboy == NONE:
            return NO_COWBOY
        if one.resting:
            return NOT_FREE_YET
        if one.tokens:
            bail = one.tokens * TOKEN_VALUE
            if self.money(player) < bail:
                return BAIL_NOT_COVERED
            if not self.may_owe(player) and not self.exact_ways(player, one.debt + bail):
                return DEBT_FIRST
        return ALLOWED

    def may_owe(self, player: PlayerId) -> bool:
        """Whether he may owe more: always if his money covers it, or only if he owes nothing yet."""
        return self.players[player].debt == 0 or self.rule["second_debt"] == "covered"

    def exact_ways(self, player: PlayerId, amount: int) -> list[Way]:
        """How he could pay exactly this amount now."""
        return exact_ways(self.book, self.players[player].loot, self.money_discard, amount)

    def debt_ways(self, player: PlayerId) -> list[Way]:
        """How he could pay what he owes now, or as much of it as he can."""
        one = self.players[player]
        return largest_ways(self.book, one.loot, self.money_discard, one.debt)

    def can_draw(self) -> bool:
        """Whether a weapon card can be drawn: the discard pile is not used during a robbery."""
        if self.weapons:
            return True
        for one in self.players:
            if one.robbing:
                return False
        return len(self.weapon_discard) > 0

    def enough_tokens(self) -> bool:
        """Whether there are bail tokens for a new cowboy."""
        return self.tokens >= TOKENS_EACH or self.rule["token_supply"] == "unlimited"

    # Moves

    def happened(
        self,
        name: str,
        who: PlayerId = NO_PLAYER,
        whom: PlayerId = NO_PLAYER,
        card: CardId = NO_CARD,
        amount: int = 0,
        nth: int = 0,
        cause: str = "",
    ) -> None:
        """Tell the log, if there is one, of something that everybody sees."""
        log = self.log
        if log is not None:
            cards = [] if card == NONE else [card]
            log.append(Event(name, as_figure(who), as_figure(whom), cards, amount, nth=nth, cause=cause))

    def happened_unseen(self, name: str, who: PlayerId, cards: list[CardId]) -> None:
        """Tell the log of something whose cards only the player sees, and his team at an open table."""
        log = self.log
        if log is not None:
            log.append(Event(name, as_figure(who), NO_FIGURE, cards, len(cards), privy=self.privy_to(who)))

    def privy_to(self, player: PlayerId) -> list[PlayerId]:
        """Who sees the cards of this player."""
        if self.rule["team_hands"] == "hidden":
            return [player]
        team = self.players[player].team
        return [PlayerId(i) for i, one in enumerate(self.players) if one.team == team]

    def draw(self, player: PlayerId, count: int) -> None:
        """Take weapon cards into the hand, as many as can be had."""
        drawn: list[CardId] = []
        for _card in range(count):
            if not self.weapons:
                if not self.can_draw():
                    break
                self.renew_weapons()
            drawn.append(self.weapons.pop())
        self.players[player].hand += drawn
        if drawn and self.log is not None:
            self.happened_unseen("drew", player, drawn)

    def discard(self, player: PlayerId, card: CardId) -> None:
        """A hand card goes to the discard pile."""
        self.players[player].hand.remove(card)
        self.weapon_discard.append(card)

    def top_cowboy(self) -> CardId:
        """Take the top card of the cowboy deck, if need be of the reshuffled discard pile."""
        if not self.cowboys:
            self.renew_cowboys()
        return self.cowboys.pop()

    def renew_decks(self) -> None:
        """Every deck that has run out is made anew of its discard pile; during a robbery that has to wait."""
        if not self.weapons and self.weapon_discard:
            self.renew_weapons()
        if not self.cowboys and self.cowboy_discard:
            self.renew_cowboys()
        if self.spread.count(NO_CARD) == len(self.spread):
            self.spread_again()

    def renew_weapons(self) -> None:
        self.weapons = self.shuffled(WEAPONS, RESHUFFLE_WEAPONS, self.weapon_discard)
        self.weapon_discard = []

    def renew_cowboys(self) -> None:
        self.cowboys = self.shuffled(COWBOYS, RESHUFFLE_COWBOYS, self.cowboy_discard)
        self.cowboy_discard = []

    def shuffled(self, deck: int, stream: int, cards: list[CardId]) -> list[CardId]:
        """These cards as the new deck."""
        self.chance.shuffle(stream, cards)
        if self.log is not None:
            self.log.append(Event("reshuffled", amount=len(cards), deck=DECKS[deck]))
        return cards

    def move_tokens(self, player: PlayerId, count: int) -> None:
        """Put bail tokens on a cowboy, or take them off it."""
        self.players[player].tokens += count
        if self.rule["token_supply"] == "fifteen":
            self.tokens -= count

    def go_robbing(self, player: PlayerId) -> None:
        """The cowboy is turned face up; bail that still lies on it is owed, and paid as soon as it can be."""
        one = self.players[player]
        one.robbing = True
        one.known = True
        if one.tokens:
            bail = one.tokens * TOKEN_VALUE
            one.debt += bail
            self.move_tokens(player, -one.tokens)
            self.money_moved = True
            self.happened("bail_owed", player, amount=bail)

    def lose_cowboy(self, player: PlayerId, cause: str, by: PlayerId = NO_PLAYER) -> None:
        """The cowboy is dead or behind bars: it goes to the discard pile."""
        one = self.players[player]
        card = one.cowboy
        self.cowboy_discard.append(card)
        one.cowboy = NO_CARD
        one.robbing = False
        one.known = False
        self.happened("cowboy_lost", player, by, card, cause=cause)

    def leave_robbery(self, player: PlayerId) -> None:
        """The cowboy is turned face down again; everybody remembers it."""
        self.players[player].robbing = False

    def spread_again(self) -> None:
        """Discarded money and what is left of the spread are shuffled and spread out anew."""
        cards = [card for card in self.spread if card != NONE] + self.money_discard
        self.money_discard = []
        self.spread = self.shuffled(MONEY, RESHUFFLE_MONEY, cards)

    def discard_money(self, card: CardId) -> None:
        self.money_discard.append(card)
        self.money_moved = True

    def pay(self, player: PlayerId, way: Way, purpose: str) -> None:
        """Cards go to the discarded money, change comes from there."""
        one = self.players[player]
        for card in way.given:
            one.loot.remove(card)
        for card in way.change:
            self.money_discard.remove(card)
        self.money_discard += way.given
        one.loot += way.change
        self.money_moved = True
        if self.log is not None:
            self.log.append(
                Event(
                    "paid", as_figure(player), NO_FIGURE, way.given[:], way.amount + way.lost, cause=purpose
                )
            )
            if way.change:
                change = self.book.worth(way.change)
                self.log.append(
                    Event("change_taken", as_figure(player), NO_FIGURE, way.change[:], change, cause=purpose)
                )

    # The loop

    def settle(self) -> bool:
        if not self.money_moved:
            return False
        for place in range(len(self.players)):
            player = PlayerId((self.turn + place) % len(self.players))
            ways = self.debt_ways(player)
            if len(ways) == 1:
                self.pay_debt(player, ways[0])
                return True
            if ways:
                self.push_debt(player)
                return True
        self.money_moved = False
        return self.someone_won()

    def pay_debt(self, player: PlayerId, way: Way) -> None:
        self.players[player].debt -= way.amount
        self.pay(player, way, FOR_BAIL)

    def push_debt(self, player: PlayerId) -> None:
        from saloon.games.calibre45.frames.paying import Debt

        self.push(Debt(player))

    def someone_won(self) -> bool:
        """Whether a team has its million; then the game is over."""
        for team in sorted([one.team for one in self.players]):
            if self.team_money(team) >= TARGET:
                self.over = True
                self.winners = [PlayerId(i) for i, one in enumerate(self.players) if one.team == team]
                if self.log is not None:
                    money = self.team_money(team)
                    self.log.append(Event("game_ended", amount=money, players=self.winners[:]))
                return True
        return False

    def ask_player(
        self,
        player: PlayerId,
        kind: str,
        options: list[Option],
        card: CardId = NO_CARD,
        source: PlayerId = NO_PLAYER,
        number: int = 0,
    ) -> None:
        self.decision = Decision(player, as_figure(player), kind, options, card, as_figure(source), number)

    def key(self, option: Option) -> str:
        from saloon.games.calibre45.options import key_of

        return key_of(self, option)
