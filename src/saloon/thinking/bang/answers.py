"""How to react: to shots, duels, death, checks; which cards to take and part with; what events ask."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.frames.hiring import LEAST_BID, Auction
from saloon.games.bang.modes.shootout import BAD
from saloon.games.bang.words import (
    ANSWER,
    AS_BEER,
    AS_MISSED,
    BANG_OR_HIT,
    BLACK,
    BUY,
    BUY_CARDS,
    CHOOSE_ACTIVE,
    CHOOSE_CHARACTER,
    CHOOSE_CHECK,
    CHOOSE_LOSS,
    COPY_CHARACTER,
    CRIME_BEATEN,
    DECLARE_CRIME_BEATEN,
    DECLARE_LAW_DEAD,
    DEPUTY,
    DISCARD_COST,
    DISCARD_EXCESS,
    DRAFT,
    DRAW,
    DUEL,
    EXCHANGE,
    FIRST_CARD,
    GIVE,
    GIVE_CARD,
    GIVE_LIFE,
    GIVE_ORDER,
    GIVE_UP_CARD,
    GUESS_COLOUR,
    HANDCUFF,
    HEARTS,
    KEEP,
    KEEP_CHARACTER,
    LAW_DEAD,
    MISSED_OR_CARD,
    MISSED_OR_HIT,
    NAME_SUIT,
    NEW_IDENTITY,
    OPEN_AUCTION,
    PASS,
    PICK_CARD,
    PLACE_DYNAMITE,
    PUT_CARD_BACK,
    RAISE_BID,
    RED,
    REFUTATION,
    REFUTE,
    RENEGADE,
    ROULETTE,
    SAVE_LIFE,
    SHARE_OUT,
    SPADES,
    TAKE,
    TAKE_BACK,
    TRIBUTE,
    USE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import CardId, DefinitionId
from saloon.thinking.bang.odds import at_most
from saloon.thinking.bang.outlook import Outlook
from saloon.thinking.bang.ratings import FROM_HAND_VALUE
from saloon.thinking.bang.worth import ANY_CARD, worth_of

MILDEST: Final = 0
NEVER: Final = -100.0
BLOOD_BROTHER: Final = -0.9
LIFE_TO_SPARE: Final = 3
"""Blood Brothers: how much of a friend, and how much life of my own."""
NEARLY_OVER: Final = 2
"""From fewer life points another identity is welcome."""
SURE_ENOUGH: Final = 0.6
"""How likely it must be that it is over, before I declare it."""
CANNOT_WIN: Final = 0.35
"""A duel that is won less often is given up, while there is life enough."""
LIFE_OF_THE_ACTIVE: Final = 0.25
REACH_OF_THE_ACTIVE: Final = 0.3
BEER_AT_HAND: Final = 0.8
"""What the figure that is played with should have."""
PLAIN_CHARACTER: Final = 1.4
"""The worth of a character for which nobody bids against anybody."""
DOLLARS_FOR_ABILITY: Final = 250
LIFE_POINT_OF_CHARACTER: Final = 0.3
SHARE_OF_MONEY: Final = 0.5
"""Of what there is, at most so much for a character."""
KEEP_WORTH: Final = 1.9
"""A character that costs nothing is kept from here on; a new one would be worth a little less."""
RICH: Final = 3000
"""From so much money on a card is bought."""
WORTH_BUYING: Final = 1.6


def place_of(options: list[Option], verb: int) -> int:
    """The first option with this verb, or NONE."""
    for i, option in enumerate(options):
        if option.verb == verb:
            return i
    return NONE


def passing(options: list[Option]) -> int:
    return max(place_of(options, PASS), MILDEST)


def cheapest_answer(outlook: Outlook, options: list[Option]) -> int:
    """The card that I miss least among those that answer, or NONE."""
    best = NONE
    least = 0.0
    for i, option in enumerate(options):
        if option.verb == ANSWER:
            kept = outlook.keep(option.card)
            if best == NONE or kept < least:
                best = i
                least = kept
    return best


class Reaction:
    """What is answered to a kind of question. As a rule each option has a worth, and the best is taken."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        best = MILDEST
        highest = self.worth(outlook, options[0])
        for i in range(1, len(options)):
            worth = self.worth(outlook, options[i])
            if worth > highest:
                best = i
                highest = worth
        return best

    def worth(self, outlook: Outlook, option: Option) -> float:
        return 0.0


# Attacks


class AgainstShot(Reaction):
    """A barrel costs nothing; Missed! if there are enough, and a life point is worth more than they are."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        prices: list[float] = []
        places: list[int] = []
        for i, option in enumerate(options):
            if option.verb == ANSWER:
                cost = outlook.keep(option.card)
            elif option.verb != USE:
                continue
            elif option.card >= 0 and outlook.worth(option.card).green:
                cost = outlook.worth(option.card).in_play
            else:
                return i
            at = len(prices)
            while at > 0 and prices[at - 1] > cost:
                at -= 1
            prices.insert(at, cost)
            places.insert(at, i)
        needed = max(1, outlook.decision.number)
        if len(places) < needed:
            return passing(options)
        total = 0.0
        for cost in prices[:needed]:
            total += cost
        return places[0] if total <= outlook.life_cost() + 1.0 else passing(options)


class AgainstIndians(Reaction):
    """A BANG!, unless it is worth more than a life point."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        answer = cheapest_answer(outlook, options)
        if answer == NONE or outlook.keep(options[answer].card) > outlook.life_cost():
            return passing(options)
        return answer


class InDuel(Reaction):
    """Go on if I am likely to win or have no life to lose; never against a friend if I can afford it."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        answer = cheapest_answer(outlook, options)
        if answer == NONE:
            return passing(options)
        if outlook.figure.life == 1:
            return answer
        game = outlook.game
        opponent = outlook.decision.source
        friend = outlook.hostility()[opponent] < 0
        won = at_most(len(game.players[game.figures[opponent].player].hand), outlook.bangs() - 1)
        return passing(options) if friend or (won < CANNOT_WIN and outlook.figure.life > 2) else answer


class WhenDying(Reaction):
    """Whatever saves my life, the cheapest first."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        answer = cheapest_answer(outlook, options)
        return answer if answer != NONE else max(place_of(options, USE), MILDEST)


class SaveCard(Reaction):
    """A barrel costs nothing; a Missed! only for a card in play that is worth more."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        barrel = place_of(options, USE)
        if barrel != NONE:
            return barrel
        answer = cheapest_answer(outlook, options)
        threatened = outlook.worth(outlook.decision.card).in_play
        if answer == NONE or outlook.decision.number > 1 or threatened < outlook.keep(options[answer].card):
            return passing(options)
        return answer


class InRoulette(Reaction):
    """Two life points are worth more than any Missed!."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        barrel = place_of(options, USE)
        if barrel != NONE:
            return barrel
        answer = cheapest_answer(outlook, options)
        return passing(options) if answer == NONE else answer


# Cards


class LeastUseful(Reaction):
    """The card to part with."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        return -outlook.keep(option.card)


class MostUseful(Reaction):
    """The card to take; one that I do not see is as good as any."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        return outlook.keep(option.card) if option.card != NONE else ANY_CARD


class LeastInPlay(Reaction):
    """The card in front of me that I miss least: a Jail or a Dynamite before anything else."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        return -outlook.worth(option.card).in_play


class Luckiest(Reaction):
    """Hearts open every door, low spades blow up."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        book = outlook.game.book
        if not 0 <= option.card < len(book.suit_of):
            return 1.0
        suit = book.suit_of[option.card]
        if suit == HEARTS:
            return 2.0
        return 0.0 if suit == SPADES and book.rank_of[option.card] <= 9 else 1.0


class FirstCard(Reaction):
    """From the deck, from the discard pile if a good card lies there, or from the hand of an enemy."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        if option.verb == DRAW:
            return ANY_CARD
        game = outlook.game
        if option.verb == TAKE:
            few = 1.4 if len(game.players[game.figures[option.target].player].hand) == 1 else 1.0
            return ANY_CARD + FROM_HAND_VALUE * few * outlook.hostility()[option.target]
        if option.kind >= 0 and game.key_of(option.kind) == "hard_liquor":
            return outlook.life_cost() - ANY_CARD if outlook.figure.life < outlook.figure.max_life else NEVER
        if option.other >= 0:  # a card in play instead of two from the deck
            if goes_round(outlook):
                return 0.0
            taken = outlook.hostility()[option.target] * outlook.worth(option.other).in_play
            return outlook.keep(option.other) + taken - ANY_CARD
        return outlook.keep(option.card) if option.card != NONE else 0.0


def goes_round(outlook: Outlook) -> bool:
    """Every third round: two thieves who never draw would take the same card from each other for ever."""
    return outlook.game.turns // (len(outlook.others) + 1) % 3 == 2


class Present(Reaction):
    """An enemy gets what I miss least, a friend something of use."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        ranked: list[tuple[float, int]] = []
        for i, option in enumerate(options):
            ranked.append((outlook.keep(option.card), i))
        ranked.sort()
        friend = options[0].target != NONE and outlook.hostility()[options[0].target] < 0
        return ranked[len(ranked) // 2 if friend else 0][1]


class Exchange(Reaction):
    """The worst card, as long as an unknown one is better."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        return ANY_CARD - outlook.keep(option.card) if option.card != NONE else 0.0


class Buying(Reaction):
    """What is much better than a card of the deck, if there is plenty of money."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        if option.verb != BUY or outlook.game.players[outlook.decision.player].money < RICH:
            return 0.0
        return outlook.keep(option.card) - WORTH_BUYING


class TakeBack(Reaction):
    """A BANG! for nothing."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        return max(place_of(options, TAKE), MILDEST)


# Others


class Loss(Reaction):
    """What an enemy misses most, or a friend least."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        lost = FROM_HAND_VALUE if option.card == NONE else outlook.worth(option.card).in_play
        return outlook.hostility()[option.target] * lost


class Order(Reaction):
    """Whoever has to obey is set on those whom I like least, or wastes a card."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        if option.verb == PASS:
            return 0.0
        hostility = outlook.hostility()
        if option.target != NONE:
            harm = hostility[option.target]
            return harm if option.other < 0 else harm * outlook.worth(option.other).in_play
        obeying = outlook.decision.source
        key = outlook.game.key_of(option.kind) if option.kind >= 0 else ""
        if key == "bang":
            most = NEVER
            for one in outlook.others:
                if one != obeying:
                    most = max(most, hostility[one])
            return most
        return 0.1 * hostility[obeying] if key == "beer" else 0.0


class Handcuff(Reaction):
    """The worst enemy, the more cards he holds the better; never myself."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        if option.target == outlook.me:
            return NEVER
        game = outlook.game
        cards = len(game.players[game.figures[option.target].player].hand)
        return outlook.hostility()[option.target] * (2 + cards)


class GiveLife(Reaction):
    """A sworn friend who is nearly dead, if I have enough myself."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        if option.verb != GIVE or outlook.figure.life < LIFE_TO_SPARE:
            return 0.0
        friend = outlook.game.figures[option.target].life == 1
        return 1.0 if friend and outlook.hostility()[option.target] < BLOOD_BROTHER else 0.0


class Suit(Reaction):
    """The suit of the best hand cards that could be used in my own turn."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        suits = outlook.game.book.suit_of
        total = 0.0
        for card in outlook.hand:
            if 0 <= card < len(suits) and suits[card] == option.suit and outlook.symbol(card) != AS_MISSED:
                total += outlook.keep(card)
        return total


class Colour(Reaction):
    """The colour of which fewer cards can be seen."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        game = outlook.game
        red = self.reds(outlook, game.discard) + self.reds(outlook, outlook.hand)
        seen = len(game.discard) + len(outlook.hand)
        for figure in game.figures:
            red += self.reds(outlook, figure.in_play)
            seen += len(figure.in_play)
        return 1.0 if option.number == (BLACK if 2 * red > seen else RED) else 0.0

    def reds(self, outlook: Outlook, cards: list[CardId]) -> int:
        suits = outlook.game.book.suit_of
        found = 0
        for card in cards:
            if 0 <= card < len(suits) and suits[card] in (1, 2):
                found += 1
        return found


# Characters and figures


class Ability(Reaction):
    """The ability that is worth most."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        if option.target == NONE:
            return 0.0
        characters = outlook.game.figures[option.target].characters
        total = 0.0
        for character in characters[1:] or characters:
            total += worth_of(character).ability
        return total


class NewIdentity(Reaction):
    """Another life is welcome when this one is nearly over."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        return max(place_of(options, USE if outlook.figure.life < NEARLY_OVER else PASS), MILDEST)


def character_worth(number: DefinitionId) -> float:
    """How good a character is: the ability, and the life points."""
    printed = worth_of(number)
    return printed.ability + LIFE_POINT_OF_CHARACTER * (printed.life - 4)


class BestCharacter(Reaction):
    """The best of those that lie open."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        return character_worth(option.kind)


def price_for(outlook: Outlook, number: DefinitionId) -> float:
    """The most that a character is worth in dollars, to somebody with so much money."""
    dollars = LEAST_BID + DOLLARS_FOR_ABILITY * (character_worth(number) - PLAIN_CHARACTER)
    return min(dollars, SHARE_OF_MONEY * outlook.game.players[outlook.decision.player].money)


class KeepCharacter(Reaction):
    """A good one is kept; one that was hired, if it is still worth its price."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        kept = place_of(options, KEEP)
        number = options[kept].kind
        price = outlook.decision.number
        good = price <= price_for(outlook, number) if price else character_worth(number) >= KEEP_WORTH
        return kept if good else passing(options)


class Raise(Reaction):
    """One step more, as long as the character is worth it."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        auction = outlook.game.stack[-1]
        assert isinstance(auction, Auction)
        if len(options) < 2 or options[1].number > price_for(outlook, auction.character):
            return passing(options)
        return 1


class FigureToPlay(Reaction):
    """The one with the better ability, weapon and hand limit; a hurt one, if there is a Beer for it."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        figure = outlook.game.figures[option.target]
        total = LIFE_OF_THE_ACTIVE * min(figure.life, len(outlook.hand) + 2)
        for character in figure.characters:
            total += worth_of(character).ability
        longest = 1
        for card in figure.in_play:
            longest = max(longest, outlook.worth(card).far)
        total += REACH_OF_THE_ACTIVE * min(longest, 3)
        if figure.life < figure.max_life and outlook.beer_works() and outlook.count(AS_BEER):
            total += BEER_AT_HAND
        return total


class FigureToRisk(Reaction):
    """Dynamite lies where it is survived, if anywhere."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        return float(outlook.game.figures[option.target].life)


# Claims of the hidden six


class Declare(Reaction):
    """Declare it if hardly anybody who is left can be one of these."""

    def __init__(self, verb: int, enemies: tuple[int, ...]) -> None:
        self.verb = verb
        self.enemies = enemies

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        place = place_of(options, self.verb)
        return place if place != NONE and self.chance_of_none(outlook) >= SURE_ENOUGH else MILDEST

    def chance_of_none(self, outlook: Outlook) -> float:
        figures = outlook.game.figures
        others = [figures[one].player for one in outlook.others if not figures[one].ghost]
        return outlook.beliefs.chance_of_none(outlook.known(), others, self.enemies)


class Refute(Reaction):
    """Silence would lose the game."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        return max(place_of(options, REFUTE), MILDEST)


REACTIONS: Final[dict[str, Reaction]] = {
    MISSED_OR_HIT: AgainstShot(),
    BANG_OR_HIT: AgainstIndians(),
    DUEL: InDuel(),
    SAVE_LIFE: WhenDying(),
    DISCARD_EXCESS: LeastUseful(),
    DISCARD_COST: LeastUseful(),
    PUT_CARD_BACK: LeastUseful(),
    TRIBUTE: LeastUseful(),
    PICK_CARD: MostUseful(),
    SHARE_OUT: MostUseful(),
    CHOOSE_CHECK: Luckiest(),
    FIRST_CARD: FirstCard(),
    CHOOSE_LOSS: Loss(),
    COPY_CHARACTER: Ability(),
    GIVE_CARD: Present(),
    GIVE_ORDER: Order(),
    GIVE_UP_CARD: LeastInPlay(),
    NAME_SUIT: Suit(),
    HANDCUFF: Handcuff(),
    NEW_IDENTITY: NewIdentity(),
    CHOOSE_CHARACTER: BestCharacter(),
    DRAFT: BestCharacter(),
    OPEN_AUCTION: BestCharacter(),
    CHOOSE_ACTIVE: FigureToPlay(),
    PLACE_DYNAMITE: FigureToRisk(),
    MISSED_OR_CARD: SaveCard(),
    ROULETTE: InRoulette(),
    GIVE_LIFE: GiveLife(),
    GUESS_COLOUR: Colour(),
    EXCHANGE: Exchange(),
    CRIME_BEATEN: Declare(DECLARE_CRIME_BEATEN, BAD),
    LAW_DEAD: Declare(DECLARE_LAW_DEAD, (DEPUTY, RENEGADE)),
    REFUTATION: Refute(),
    KEEP_CHARACTER: KeepCharacter(),
    RAISE_BID: Raise(),
    BUY_CARDS: Buying(),
    TAKE_BACK: TakeBack(),
}
"""What is done with each question but the play phase; an unknown question gets its mildest answer."""
