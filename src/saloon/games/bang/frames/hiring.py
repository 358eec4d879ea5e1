"""Before the deal of a game of a series: keeping characters, hiring them by auction, buying cards."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.catalogue import NOBODY
from saloon.games.bang.options import PASSING, with_card
from saloon.games.bang.series import BOUGHT, HIRED, KEPT, Brought
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    BID,
    BUY,
    BUY_CARDS,
    DEAL_CHARACTERS,
    KEEP,
    KEEP_CHARACTER,
    OPEN_AUCTION,
    OPENING_BID,
    PASS,
    PICK,
    RAISE_BID,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame
from saloon.kernel.ids import (
    NO_CARD,
    NO_DEFINITION,
    NO_FIGURE,
    CardId,
    DefinitionId,
    FigureId,
    PlayerId,
)

LEAST_BID: Final = 100
CARD_PRICE: Final = 500


def give_character(game: Bang, figure: FigureId, character: DefinitionId) -> None:
    """A figure that had none gets its character, with its life points."""
    one = game.figures[figure]
    one.characters = [character]
    one.life = one.max_life = game.book.character(character).life + game.mode.life_added(game.role(figure))
    game.character_changed(figure)


def has_character(game: Bang, figure: FigureId) -> bool:
    return game.figures[figure].characters[0] != NOBODY.number


def without_character(game: Bang) -> list[FigureId]:
    return [figure for figure in game.ring if not has_character(game, figure)]


def from_the_leader(game: Bang, place: int) -> FigureId:
    """Who leads, then round the table clockwise."""
    leading = game.mode.leading(game)
    first = 0 if leading == NONE else game.ring.index(leading)
    return game.ring[(first + place) % len(game.ring)]


def brought_by(game: Bang, player: PlayerId) -> Brought:
    series = game.setup.series
    return Brought("", 0, 0, []) if series is None else series.brought_by(player)


def money_of(game: Bang, figure: FigureId) -> int:
    """What somebody can spend."""
    return max(0, game.players[game.figures[figure].player].money)


def unclaimed_characters(game: Bang) -> list[DefinitionId]:
    """Characters of the boxes that nobody has."""
    taken = [figure.characters[0] for figure in game.figures]
    left_out = game.setup.left_out
    return [
        one.number for one in game.book.all_characters if one.number not in taken and one.key not in left_out
    ]


class KeepingCharacters(Frame[Bang]):
    """Who has survived the game before may keep his character, where it was hired for the same price."""

    __slots__ = ("place",)

    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place
        """How many have decided."""

    def clone(self) -> KeepingCharacters:
        return KeepingCharacters(self.place)

    def advance(self, game: Bang) -> None:
        if self.place == len(game.ring):
            game.finish(self)
            return
        figure = from_the_leader(game, self.place)
        brought = brought_by(game, game.figures[figure].player)
        if not brought.character or money_of(game, figure) < brought.price:
            self.place += 1
            return
        kept = game.book.characters[brought.character].number
        options = [PASSING, Option(KEEP, NO_CARD, kept, NO_FIGURE, NO_CARD)]
        game.ask_figure(figure, KEEP_CHARACTER, options, number=brought.price)

    def answer(self, game: Bang, option: Option) -> None:
        figure = from_the_leader(game, self.place)
        self.place += 1
        if option.verb == PASS:
            return
        player = game.figures[figure].player
        price = brought_by(game, player).price
        key = game.key_of(option.kind)
        give_character(game, figure, option.kind)
        if price:
            game.enter(player, KEPT, 1, -price, key)
        game.happened("character_kept", figure, amount=price, definition=key)


class Hiring(Frame[Bang]):
    """Characters lie open and are hired one after the other: counter-clockwise, from the Sheriff's right on,
    somebody who has none names one and opens the auction."""

    __slots__ = ("after", "characters")

    fields: ClassVar[tuple[str, ...]] = ("characters", "after")

    def __init__(self, characters: list[DefinitionId], after: FigureId) -> None:
        self.characters = characters
        """Those that nobody has hired yet."""
        self.after = after
        """Next to whom, counter-clockwise, the next one opens."""

    def clone(self) -> Hiring:
        return Hiring(self.characters[:], self.after)

    def advance(self, game: Bang) -> None:
        opener = self.opener(game)
        if opener == NONE:
            self.deal_the_rest(game)
            game.finish(self)
        elif len(self.characters) == 1:
            self.open(game, opener, self.characters[0])
        else:
            options = [Option(PICK, NO_CARD, one, NO_FIGURE, NO_CARD) for one in self.characters]
            game.ask_figure(opener, OPEN_AUCTION, options, number=opening_bid(game, opener))

    def opener(self, game: Bang) -> FigureId:
        """The next one counter-clockwise who has no character and can pay for one; NONE: there is nobody."""
        place = game.ring.index(self.after)
        for step in range(1, len(game.ring) + 1):
            figure = game.ring[(place - step) % len(game.ring)]
            if not has_character(game, figure) and money_of(game, figure) >= opening_bid(game, figure):
                return figure
        return NO_FIGURE

    def answer(self, game: Bang, option: Option) -> None:
        self.open(game, self.opener(game), option.kind)

    def open(self, game: Bang, opener: FigureId, character: DefinitionId) -> None:
        game.happened("auction_opened", opener, definition=game.key_of(character))
        game.push(Auction(character, opener, opener, NONE, opener, []))

    def resumed(self, game: Bang, frame: Frame[Bang]) -> None:
        if isinstance(frame, Auction):
            self.characters.remove(frame.character)
            self.after = frame.opener if game.rule["hiring_next"] == "opener" else frame.bidder

    def deal_the_rest(self, game: Bang) -> None:
        """Who cannot pay gets one of what is left, by lot and for nothing."""
        game.chance.shuffle(DEAL_CHARACTERS, self.characters)
        for figure in without_character(game):
            character = self.characters.pop()
            give_character(game, figure, character)
            game.happened("character_dealt", figure, definition=game.key_of(character))


def opening_bid(game: Bang, figure: FigureId) -> int:
    """The least that somebody may open with: who has less than that opens with all he has, by agreement."""
    if game.rule["hiring_poor"] == "all_in":
        return min(LEAST_BID, money_of(game, figure))
    return LEAST_BID


class Auction(Frame[Bang]):
    """The right to hire a character: the opener bids, then each in turn, counter-clockwise, bids more or is
    out of it. The highest bidder pays."""

    __slots__ = ("amount", "bidder", "character", "last", "opener", "passed")

    fields: ClassVar[tuple[str, ...]] = ("character", "opener", "bidder", "amount", "last", "passed")

    def __init__(
        self,
        character: DefinitionId,
        opener: FigureId,
        bidder: FigureId,
        amount: int,
        last: FigureId,
        passed: list[FigureId],
    ) -> None:
        self.character = character
        self.opener = opener
        self.bidder = bidder
        """Who has bid most."""
        self.amount = amount
        """How much; NONE: the opener has not bid yet."""
        self.last = last
        """Who answered last."""
        self.passed = passed

    def clone(self) -> Auction:
        return Auction(self.character, self.opener, self.bidder, self.amount, self.last, self.passed[:])

    def advance(self, game: Bang) -> None:
        if self.amount == NONE:
            self.opening(game)
            return
        asked = self.next_bidder(game, self.amount + 1)
        if asked == NONE:
            self.hire(game)
            return
        options = [PASSING, *bids(game, asked, self.amount + 1)]
        game.ask_figure(asked, RAISE_BID, options, source=self.bidder, number=self.amount)

    def opening(self, game: Bang) -> None:
        """The first bid; nobody is asked for it who would bid against himself alone."""
        least = opening_bid(game, self.opener)
        if self.next_bidder(game, least + 1) == NONE:
            self.bid(game, least)
        else:
            game.ask_figure(self.opener, OPENING_BID, bids(game, self.opener, least), number=least)

    def next_bidder(self, game: Bang, least: int) -> FigureId:
        """The next one counter-clockwise who has no character, has not passed and can bid as much."""
        place = game.ring.index(self.last)
        for step in range(1, len(game.ring) + 1):
            figure = game.ring[(place - step) % len(game.ring)]
            if figure == self.bidder or figure in self.passed or has_character(game, figure):
                continue
            if money_of(game, figure) >= least:
                return figure
        return NO_FIGURE

    def answer(self, game: Bang, option: Option) -> None:
        if self.amount != NONE:
            self.last = self.next_bidder(game, self.amount + 1)
        if option.verb == PASS:
            self.passed.append(self.last)
            game.happened("bid_passed", self.last)
        else:
            self.bidder = self.last
            self.bid(game, option.number)

    def bid(self, game: Bang, amount: int) -> None:
        self.amount = amount
        game.happened("bid", self.bidder, amount=amount, definition=game.key_of(self.character))

    def hire(self, game: Bang) -> None:
        key = game.key_of(self.character)
        give_character(game, self.bidder, self.character)
        game.enter(game.figures[self.bidder].player, HIRED, 1, -self.amount, key)
        game.happened("hired", self.bidder, amount=self.amount, definition=key)
        game.finish(self)


def bids(game: Bang, figure: FigureId, least: int) -> list[Option]:
    """Everything that somebody can bid from so much on, the least first: whole steps, or all he has."""
    money = money_of(game, figure)
    step = int(game.rule["hiring_step"])
    first = least + (-least) % step
    amounts = list(range(first, money + 1, step))
    if money >= least and money % step:
        amounts.append(money)
    return [Option(BID, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD, number=amount) for amount in amounts]


class Experience(Frame[Bang]):
    """Each in turn may buy cards that lay before him at the end of the game before. They lie open until all
    have bought theirs; then they are taken into the hand, before the others are dealt."""

    __slots__ = ("buyers", "cards", "place")

    fields: ClassVar[tuple[str, ...]] = ("place", "cards", "buyers")

    def __init__(self, place: int, cards: list[CardId], buyers: list[FigureId]) -> None:
        self.place = place
        """How many have bought what they wanted."""
        self.cards = cards
        """What was bought."""
        self.buyers = buyers
        """By whom, card by card."""

    def clone(self) -> Experience:
        return Experience(self.place, self.cards[:], self.buyers[:])

    def cards_held(self) -> list[CardId]:
        return self.cards

    def advance(self, game: Bang) -> None:
        if self.place == len(game.ring):
            self.hand_out(game)
            game.finish(self)
            return
        figure = from_the_leader(game, self.place)
        brought = brought_by(game, game.figures[figure].player).cards
        cards = [card for card in brought if card in game.deck]
        left = min(self.limit(game, figure), len(cards))
        if left <= 0:
            self.place += 1
            return
        options = [PASSING, *[with_card(BUY, card) for card in cards]]
        game.ask_figure(figure, BUY_CARDS, options, number=left)

    def limit(self, game: Bang, figure: FigureId) -> int:
        """How many cards somebody may still buy: by his life points, and by his money."""
        one = game.figures[figure]
        old = game.rule["experience_limit"] == "old"
        life = brought_by(game, one.player).life if old else one.max_life
        return min(life - self.buyers.count(figure), money_of(game, figure) // CARD_PRICE)

    def answer(self, game: Bang, option: Option) -> None:
        figure = from_the_leader(game, self.place)
        if option.verb == PASS:
            self.place += 1
            return
        game.deck.remove(option.card)
        self.cards.append(option.card)
        self.buyers.append(figure)
        kind = game.book.kind_of[option.card].key
        game.enter(game.figures[figure].player, BOUGHT, 1, -CARD_PRICE, kind)
        game.happened("bought", figure, card=option.card, amount=CARD_PRICE)

    def hand_out(self, game: Bang) -> None:
        for figure in game.ring:
            own = [card for card, buyer in zip(self.cards, self.buyers, strict=True) if buyer == figure]
            if own:
                game.hand(figure).extend(own)
                game.announce(Event("took_bought", figure, cards=own))


def turned_up(game: Bang) -> list[DefinitionId]:
    """Characters at random to be hired: as many as are needed, or as there are players."""
    needed = len(without_character(game))
    left = unclaimed_characters(game)
    game.chance.shuffle(DEAL_CHARACTERS, left)
    return left[: needed if game.rule["hiring_turned_up"] == "needed" else len(game.ring)]
