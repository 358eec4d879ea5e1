"""The state of a game of the Duel: players, characters, decks, and the moves of cards between them."""

from __future__ import annotations

from typing import Any, ClassVar

from saloon.games.duel.catalogue import BOOK, Catalogue
from saloon.games.duel.figures import Figure, Player, beside, first_place, other_player, owner_of
from saloon.games.duel.force import InForce, derive, priority
from saloon.games.duel.questions import (
    AFTER_BECOMING_ATTACKER,
    AFTER_OPPONENT_MOVED,
    AFTER_ROBBED,
    DuelRule,
)
from saloon.games.duel.setup import Setup
from saloon.games.duel.words import COMMON, DECKS, RESHUFFLE, SIDES
from saloon.kernel.chance import Chance
from saloon.kernel.decisions import NONE, Decision, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame, Game
from saloon.kernel.ids import NO_CARD, NO_FIGURE, CardId, FigureId, PlayerId


class Duel(Game):
    """A game of the Duel in progress. The top of a deck or of the discard pile is the end of the list."""

    __slots__ = (
        "_force",
        "_resting",
        "book",
        "common",
        "decks",
        "discard",
        "figures",
        "players",
        "rule",
        "setup",
        "turn",
        "turns",
        "winners",
        "woken",
    )

    fields: ClassVar[tuple[str, ...]] = (
        "setup",
        "step",
        "over",
        "chance",
        "stack",
        "waiting",
        "players",
        "figures",
        "decks",
        "common",
        "discard",
        "woken",
        "turn",
        "turns",
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
        figures: list[Figure],
        decks: list[list[CardId]],
        common: list[CardId],
        discard: list[CardId],
        woken: FigureId,
        turn: PlayerId,
        turns: int,
        winners: list[PlayerId],
    ) -> None:
        super().__init__(step, over, chance, stack, waiting)
        self.setup = setup
        self.book: Catalogue = BOOK
        self.rule: dict[str, str] = setup.rules
        self.players = players
        self.figures = figures
        """The places of the characters: two of the first player, two of the second."""
        self.decks = decks
        """The private decks of the law and of the outlaws."""
        self.common = common
        """The deck that is made of the discard pile when a private one has run out."""
        self.discard = discard
        self.woken = woken
        """The covering character that an effect has as its target; NONE: there is none."""
        self.turn = turn
        """Whose turn it is; NONE before the first one."""
        self.turns = turns
        self.winners = winners
        self._force: InForce | None = None
        self._resting: InForce | None = None
        """What is in force again when no covering character is a target any more, if nothing else changes."""

    def clone(self) -> Duel:
        """An independent copy without a log."""
        copy = Duel(
            self.setup,
            self.step,
            self.over,
            self.chance.clone(),
            [frame.clone() for frame in self.stack],
            [frame.clone() for frame in self.waiting],
            [player.clone() for player in self.players],
            [figure.clone() for figure in self.figures],
            [deck[:] for deck in self.decks],
            self.common[:],
            self.discard[:],
            self.woken,
            self.turn,
            self.turns,
            self.winners[:],
        )
        copy.decision = self.decision
        if self._force is not None:
            self._force.shared = True
            copy._force = self._force
        return copy

    # What is in force

    def force(self) -> InForce:
        force = self._force
        if force is None:
            force = derive(self)
            self._force = force
        return force

    def rules(self, question: int) -> list[DuelRule]:
        """The rules in force that answer a question, in the order of simultaneous effects."""
        force = self._force
        if force is None:
            force = self.force()
        return force.by_question[question]

    def rules_of(self, question: int, player: PlayerId) -> list[DuelRule]:
        """Those of one player's characters."""
        rules = self.rules(question)
        for rule in rules:
            if owner_of(rule.owner) != player:
                return [rule for rule in rules if owner_of(rule.owner) == player]
        return rules

    def rules_for(self, question: int, figure: FigureId) -> list[DuelRule]:
        """Those of one character."""
        return self.force().about(question, figure)

    def table_changed(self) -> None:
        """Who fights where, with what, or who is awake, may have changed."""
        self._force = None
        self._resting = None

    def turn_passes_to(self, player: PlayerId) -> None:
        """A player is on turn: the order of simultaneous effects is his, and nothing else has changed."""
        self.turn = player
        if self._force is not None:
            self._force = self._force.in_order_of(priority(self))

    def wake(self, figure: FigureId) -> None:
        """An effect has this character as its target; NONE: the effect is over."""
        woken = figure
        if figure != NONE and self.players[owner_of(figure)].attacking == figure:
            woken = NO_FIGURE
        if woken != self.woken:
            if self.woken == NONE:
                self._resting = self._force
            self._force = self._resting if woken == NONE else None
            self.woken = woken

    # What can be asked of the table

    def attacking(self, player: PlayerId) -> FigureId:
        return self.players[player].attacking

    def covering(self, player: PlayerId) -> FigureId:
        """The covering character; the last one is both."""
        attacking = self.players[player].attacking
        other = beside(attacking)
        return attacking if self.figures[other].character == NONE else other

    def is_alone(self, player: PlayerId) -> bool:
        """Whether the player has only one character in play."""
        return self.figures[beside(self.players[player].attacking)].character == NONE

    def characters_of(self, player: PlayerId) -> list[FigureId]:
        """The attacking character, then the covering one if there is another."""
        attacking = self.players[player].attacking
        return [attacking] if self.is_alone(player) else [attacking, beside(attacking)]

    def most_health(self, figure: FigureId) -> int:
        return self.book.character(self.figures[figure].character).health

    def player_of_side(self, side: int) -> PlayerId:
        return PlayerId(0 if self.players[0].side == side else 1)

    def hand(self, player: PlayerId) -> list[CardId]:
        return self.players[player].hand

    def backs(self, player: PlayerId) -> list[int]:
        """How many cards of the law's and of the outlaws' deck are in a hand: everybody sees the backs."""
        counts = [0, 0]
        for card in self.players[player].hand:
            counts[self.book.back(card)] += 1
        return counts

    def deck_of(self, player: PlayerId) -> int:
        """The deck that is this player's now: his private one while it lasts, then the common one."""
        side = self.players[player].side
        return side if self.decks[side] else COMMON

    def cards_of(self, deck: int) -> list[CardId]:
        return self.common if deck == COMMON else self.decks[deck]

    def reload_is_open(self) -> bool:
        """Whether cards can be reloaded: a side has only one character in play."""
        return self.is_alone(PlayerId(0)) or self.is_alone(PlayerId(1))

    def voice(self, player: PlayerId) -> FigureId:
        """The character in whose name a player does something."""
        attacking = self.players[player].attacking
        return first_place(player) if attacking == NONE else attacking

    # What is told

    def happened(
        self,
        name: str,
        who: FigureId = NO_FIGURE,
        whom: FigureId = NO_FIGURE,
        cards: list[CardId] | None = None,
        amount: int = 0,
        definition: str = "",
        cause: str = "",
    ) -> None:
        """Tell the log, if there is one, of something that everybody sees."""
        log = self.log
        if log is not None:
            choices = self.could_have_chosen(who, whom)
            log.append(
                Event(name, who, whom, cards, amount, definition=definition, choices=choices, cause=cause)
            )

    # Moves of cards

    def top_of(self, player: PlayerId) -> CardId:
        """Take the top card of this player's deck; NONE if there is none and none can be had."""
        deck = self.deck_of(player)
        cards = self.cards_of(deck)
        if not cards:
            self.make_common()
            cards = self.common
            if not cards:
                return NO_CARD
        card = cards.pop()
        if not cards and self.rule["reshuffle"] == "at_once":
            self.make_common()
        return card

    def make_common(self) -> None:
        """The discard pile becomes the common deck, if that has no card left."""
        if self.common or not self.discard:
            return
        self.common = self.discard
        self.discard = []
        self.chance.shuffle(RESHUFFLE, self.common)
        if self.log is not None:
            self.log.append(Event("reshuffled", amount=len(self.common), deck=DECKS[COMMON]))

    def draw(
        self, player: PlayerId, count: int, cause: str = "", owner: PlayerId | None = None
    ) -> list[CardId]:
        """Take cards into the hand, as many as can be had, from his own deck or that of `owner`."""
        source = player if owner is None else owner
        drawn: list[CardId] = []
        private: list[CardId] = []
        for _card in range(count):
            deck = self.deck_of(source)
            card = self.top_of(source)
            if card == NONE:
                break
            self.players[player].hand.append(card)
            drawn.append(card)
            if deck == COMMON:
                self.tell_drawn(player, [card], deck, SIDES[self.book.back(card)], cause)
            else:
                private.append(card)
        if private:
            self.tell_drawn(player, private, self.players[source].side, "", cause)
        return drawn

    def tell_drawn(self, player: PlayerId, cards: list[CardId], deck: int, back: str, cause: str) -> None:
        """Only he sees the cards. Of the common deck everybody sees the back of each as it is drawn."""
        log = self.log
        if log is not None:
            who = self.voice(player)
            log.append(
                Event(
                    "drew",
                    who,
                    cards=cards,
                    amount=len(cards),
                    deck=DECKS[deck],
                    role=back,
                    privy=[player],
                    cause=cause,
                )
            )

    def put_away(self, player: PlayerId, card: CardId) -> None:
        """A hand card goes to the discard pile; the caller tells why."""
        self.players[player].hand.remove(card)
        self.discard.append(card)

    def take_off(self, figure: FigureId, card: CardId) -> None:
        """A card in play leaves its character; the caller says where it goes."""
        self.figures[figure].in_play.remove(card)
        self._resting = None
        if self._force is not None:
            self._force = self._force.without(self.book.kind_of[card], card)

    def bearer(self, card: CardId) -> FigureId:
        """The character on which a card lies; NONE: it lies on nobody."""
        for place, figure in enumerate(self.figures):
            if card in figure.in_play:
                return FigureId(place)
        return NO_FIGURE

    def equip(self, figure: FigureId, card: CardId, by: FigureId) -> None:
        """Lay a card before a character; an older one of its kind is discarded."""
        kind = self.book.kind_of[card]
        one = self.figures[figure]
        for old in one.in_play:
            if self.book.kind_of[old] is kind:
                self.take_off(figure, old)
                self.discard.append(old)
                self.happened("replaced", figure, by, [old])
                break
        one.in_play.append(card)
        if self._force is not None:
            self._force = self._force.with_card(self, figure, card)

    def robbed(self, victim: PlayerId, figure: FigureId = NO_FIGURE) -> None:
        """The opponent has taken or discarded a card of this player's hand, or one in play on `figure`."""
        for rule in self.rules_of(AFTER_ROBBED, victim):
            rule.definition.after_robbed(self, rule.owner, figure)

    # Health and positions

    def heal(self, figure: FigureId, points: int, cause: str) -> None:
        one = self.figures[figure]
        gained = min(points, self.most_health(figure) - one.health)
        if gained > 0:
            one.health += gained
            self.happened("healed", figure, amount=gained, cause=cause)

    def move_marker(self, player: PlayerId, by: PlayerId, cause: str) -> None:
        """A player's characters change positions; what waits for that happens in the order of priority."""
        one = self.players[player]
        one.attacking = beside(one.attacking)
        self.table_changed()
        self.happened("moved_marker", one.attacking, self.voice(by), cause=cause)
        watched = by == player or self.rule["forced_moves"] == "counted"
        moved = self.rules(AFTER_OPPONENT_MOVED) if watched else []
        waiting: list[DuelRule] = []
        for rule in moved:
            if owner_of(rule.owner) != player:
                waiting.append(rule)
        risen = self.rules_for(AFTER_BECOMING_ATTACKER, one.attacking)
        # The player on turn comes first.
        if player == self.turn:
            self.rise(risen)
        for rule in waiting:
            rule.definition.after_opponent_moved(self, rule.owner)
        if player != self.turn:
            self.rise(risen)

    def rise(self, rules: list[DuelRule]) -> None:
        for rule in rules:
            rule.definition.after_becoming_attacker(self, rule.owner)

    # The loop

    def settle(self) -> bool:
        for one in self.figures:
            if one.health <= 0 and one.character != NONE:
                return self.someone_won() or self.push_death()
        if self.waiting:
            self.push(self.waiting.pop(0))
            return True
        return False

    def push_death(self) -> bool:
        """Deal with the first of those who have been killed."""
        from saloon.games.duel.frames.life import Death

        self.push(Death(self.dead()[0], 0))
        return True

    def dead(self) -> list[FigureId]:
        """Who has been killed and still lies there, in the order of priority."""
        return [figure for figure in priority(self) if self.figures[figure].health <= 0]

    def tell_death(self, figure: FigureId) -> None:
        self.happened("killed", figure, definition=self.book.definitions[self.figures[figure].character].key)

    def is_beaten(self, player: PlayerId) -> bool:
        """Whether this player has no character left."""
        if self.players[player].reserve:
            return False
        first = first_place(player)
        return not self.figures[first].alive() and not self.figures[beside(first)].alive()

    def someone_won(self) -> bool:
        """Whether somebody has no character left; then the game is over."""
        beaten = [player for player in (PlayerId(0), PlayerId(1)) if self.is_beaten(player)]
        if not beaten:
            return False
        self.over = True
        if len(beaten) == 1:
            self.winners = [other_player(beaten[0])]
        elif self.rule["both_fall"] == "draw":
            self.winners = beaten
        else:
            self.winners = [other_player(self.turn)]
        if self.log is not None:
            for figure in self.dead():
                self.tell_death(figure)
            self.log.append(Event("game_ended", players=self.winners[:]))
        return True

    def ask_figure(
        self,
        figure: FigureId,
        kind: str,
        options: list[Option],
        card: CardId = NO_CARD,
        source: FigureId = NO_FIGURE,
        number: int = 0,
        total: int = 0,
    ) -> None:
        self.decision = Decision(owner_of(figure), figure, kind, options, card, source, number, total)

    def key(self, option: Option) -> str:
        from saloon.games.duel.options import key_of

        return key_of(self, option)
