"""What going on a robbery promises, before anybody knows which card will be turned up."""

from __future__ import annotations

from typing import Final

from saloon.games.calibre45.words import DYNAMITE, INDIANS, SHERIFF
from saloon.kernel.ids import CardId, PlayerId, every_player
from saloon.thinking.calibre45.fights import Fight
from saloon.thinking.calibre45.outlook import THOUSAND, Outlook, Rival
from saloon.thinking.calibre45.volleys import NO_VOLLEY

USUAL_GUARDS: Final = 3


class Raid:
    """A robbery of one kind: called, joined against a rival, joined for a partner."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook

    def promises(self) -> float:
        """On average over all money cards that may be turned up."""
        outlook = self.outlook
        total = 0.0
        count = 0
        last: str = ""
        worth = 0.0
        for card in money_left(outlook):
            # Cards with the same face lie side by side.
            key = outlook.game.book.key_of[card]
            if key != last:
                last = key
                worth = self.of(card)
            total += worth
            count += 1
        return (total / count if count else 0.0) - outlook.bail() / THOUSAND

    def of(self, card: CardId) -> float:
        """If this money card is turned up."""
        outlook = self.outlook
        kind = outlook.game.book.kind_of[card]
        if kind == SHERIFF:
            return -outlook.fine()
        if kind == DYNAMITE:
            return -outlook.cowboy()
        number = outlook.game.book.number_of[card]
        if kind == INDIANS:
            return self.of_indians(number)
        return self.of_loot(number, outlook.game.book.value_of[card])

    def of_indians(self, number: int) -> float:
        raise NotImplementedError

    def of_loot(self, number: int, value: int) -> float:
        raise NotImplementedError

    def alone(self, number: int) -> float:
        """What it costs me to face so many myself."""
        cost = self.outlook.cost_at_guards(number)
        return self.outlook.failure() if cost >= NO_VOLLEY else cost


class Called(Raid):
    """I call it: I face the guards first, and rivals may come."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook)
        rivals: list[PlayerId] = []
        coming = 0.0
        game = outlook.game
        for player in every_player(len(game.players)):
            if game.players[player].team != outlook.team:
                rivals.append(player)
            elif player != outlook.me:
                coming += outlook.likely_to_join(player) * outlook.rival(player).bullets
        self.uncontested = none_joins(outlook, rivals)
        self.fight = Fight(outlook, those_expected(outlook, rivals, self.uncontested), True, coming)

    def chance(self) -> float:
        """How likely the loot would be mine, if I have beaten guards as they usually are."""
        left = float(self.outlook.bullets - USUAL_GUARDS)
        return self.uncontested + (1.0 - self.uncontested) * self.fight.chance(left)

    def of_indians(self, number: int) -> float:
        return -self.alone(number)

    def of_loot(self, number: int, value: int) -> float:
        outlook = self.outlook
        cost = outlook.cost_at_guards(number)
        if cost >= NO_VOLLEY:
            return -outlook.failure()
        left = float(outlook.bullets - outlook.volleys().spent(number))
        won = self.uncontested * outlook.gain(value)
        if self.uncontested < 1.0:
            won += (1.0 - self.uncontested) * self.fight.promises(value, left)
        return won - cost


class Contested(Raid):
    """A rival called it: he faces the guards first, and I am there to take the loot from him."""

    def __init__(self, outlook: Outlook, caller: PlayerId) -> None:
        super().__init__(outlook)
        self.leader = outlook.rival(caller)
        self.followers = [one for one in outlook.rivals() if one.player != caller]
        self.without_leader = Fight(outlook, self.followers, True)

    def chance(self) -> float:
        """How likely the loot would be mine, if he has beaten guards as they usually are."""
        fight = Fight(self.outlook, [self.leader.after(USUAL_GUARDS), *self.followers], False)
        return fight.chance(float(self.outlook.bullets))

    def of_indians(self, number: int) -> float:
        return -(1.0 - self.leader.chance_to_reach(number)) * self.alone(number)

    def of_loot(self, number: int, value: int) -> float:
        outlook = self.outlook
        beaten = self.leader.chance_to_reach(number)
        fight = Fight(outlook, [self.leader.after(number), *self.followers], False)
        found = beaten * (fight.promises(value, float(outlook.bullets)) + outlook.loss(value, fight.winner))
        cost = outlook.cost_at_guards(number)
        if cost >= NO_VOLLEY:
            return found - (1.0 - beaten) * outlook.failure()
        left = float(outlook.bullets - outlook.volleys().spent(number))
        return found + (1.0 - beaten) * (self.without_leader.promises(value, left) - cost)


class Helped(Raid):
    """A partner called it: more bullets against rivals who are there or may come."""

    def __init__(self, outlook: Outlook, caller: PlayerId) -> None:
        super().__init__(outlook)
        self.leader = outlook.rival(caller)
        there = outlook.rivals()
        later = still_to_answer(outlook, caller)
        none = none_joins(outlook, later)
        self.contested = 1.0 if there else 1.0 - none
        self.fight = Fight(outlook, there + those_expected(outlook, later, none), True)

    def of_indians(self, number: int) -> float:
        return -(1.0 - self.leader.chance_to_reach(number)) * self.alone(number)

    def of_loot(self, number: int, value: int) -> float:
        outlook = self.outlook
        beaten = self.leader.chance_to_reach(number)
        cost = outlook.cost_at_guards(number)
        second = -outlook.failure() if cost >= NO_VOLLEY else outlook.gain(value) - cost
        found = (1.0 - beaten) * second
        if self.contested > 0:
            with_me = self.fight.promises(value, float(outlook.bullets - number))
            without = self.fight.promises(value, float(-number), False)
            found += beaten * self.contested * (with_me - without)
        return found


def money_left(outlook: Outlook) -> list[CardId]:
    """Every money card that may lie in the spread deck."""
    game = outlook.game
    gone = set(game.money_discard)
    for one in game.players:
        gone.update(one.loot)
    return [card for card in game.book.money() if card not in gone]


def beaten_share(outlook: Outlook) -> float:
    """Of the loot with guards that may lie in the spread deck: how much of it I could take from them."""
    book = outlook.game.book
    guarded = 0
    beaten = 0
    for card in money_left(outlook):
        number = book.number_of[card]
        if book.value_of[card] > 0 and number > 0:
            guarded += 1
            if outlook.cost_at_guards(number) < NO_VOLLEY:
                beaten += 1
    return beaten / guarded if guarded else 1.0


def none_joins(outlook: Outlook, players: list[PlayerId]) -> float:
    """How likely none of these joins."""
    none = 1.0
    for player in players:
        none *= 1.0 - outlook.likely_to_join(player)
    return none


def those_expected(outlook: Outlook, players: list[PlayerId], none: float) -> list[Rival]:
    """Whom to expect if one of these joins: each with a part of his bullets."""
    found: list[Rival] = []
    for player in players:
        chance = outlook.likely_to_join(player)
        if chance > 0:
            found.append(outlook.rival(player, min(1.0, chance / (1.0 - none))))
    return found


def still_to_answer(outlook: Outlook, caller: PlayerId) -> list[PlayerId]:
    """Rivals who are asked after me whether they join."""
    game = outlook.game
    found: list[PlayerId] = []
    player = game.after(outlook.me)
    while player != caller:
        if game.players[player].team != outlook.team:
            found.append(player)
        player = game.after(player)
    return found
