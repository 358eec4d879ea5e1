"""The state of a game of BANG!: players, figures, piles, and the moves of cards between them."""

from __future__ import annotations

from typing import Any, ClassVar

from saloon.games.bang.catalogue import Catalogue
from saloon.games.bang.figures import (
    ACTIVE,
    ANSWERING,
    PASSIVE,
    STANDING_BY,
    EventDeck,
    Figure,
    Player,
    ThisTurn,
)
from saloon.games.bang.force import (
    InForce,
    derive,
    derived_again,
    for_everybody,
    living_ring,
    rules_of_characters,
    rules_of_figure,
)
from saloon.games.bang.mode import Mode
from saloon.games.bang.options import made_by
from saloon.games.bang.questions import (
    AFTER_EMPTY_HAND,
    OFFERS_ANY_TIME,
    SUIT_IS,
    SUPPRESSES,
    BangRule,
)
from saloon.games.bang.scoring import enter_earnings
from saloon.games.bang.series import Entry, number_of
from saloon.games.bang.setup import Setup
from saloon.games.bang.victory import winners
from saloon.games.bang.words import PLAY_PHASE, RANDOM_CARD, RESHUFFLE
from saloon.kernel.chance import Chance
from saloon.kernel.decisions import NONE, Decision, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame, Game, Pending
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId, PlayerId


class Bang(Game):
    """A game of BANG! in progress. The top of the deck and of the discard pile is the end of the list."""

    __slots__ = (
        "_force",
        "_rules_of",
        "because",
        "book",
        "called_upon",
        "deaths",
        "deck",
        "discard",
        "event_decks",
        "figures",
        "first_out",
        "last_out",
        "ledger",
        "mode",
        "mode_notes",
        "paired",
        "players",
        "ring",
        "roles_aside",
        "rule",
        "setup",
        "this_turn",
        "turn",
        "turns",
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
        "figures",
        "ring",
        "deck",
        "discard",
        "turn",
        "turns",
        "this_turn",
        "event_decks",
        "first_out",
        "last_out",
        "deaths",
        "winners",
        "roles_aside",
        "mode_notes",
        "ledger",
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
        ring: list[FigureId],
        deck: list[CardId],
        discard: list[CardId],
        turn: FigureId,
        turns: int,
        this_turn: ThisTurn,
        event_decks: list[EventDeck],
        first_out: FigureId,
        last_out: FigureId,
        deaths: int,
        winners: list[PlayerId],
        roles_aside: list[int],
        mode_notes: list[int],
        ledger: list[Entry] | None = None,
    ) -> None:
        super().__init__(step, over, chance, stack, waiting)
        self.setup = setup
        self.book: Catalogue = setup.book
        self.rule: dict[str, str] = setup.rules
        self.mode: Mode = setup.mode
        self.paired = setup.mode.figures_each > 1
        """Whether each player has several figures and one turn for all of them."""
        self.players = players
        self.figures = figures
        self.ring = ring
        """Figures in seat order, clockwise."""
        self.deck = deck
        self.discard = discard
        self.turn = turn
        """The figure whose turn it is."""
        self.turns = turns
        self.this_turn = this_turn
        self.event_decks = event_decks
        """In the order in which their effects come."""
        self.first_out = first_out
        """The figure that was eliminated first, NONE, or RETURNED once that one has come back."""
        self.last_out = last_out
        """The figure that was eliminated last, or NONE."""
        self.deaths = deaths
        """Eliminations since the last time that somebody looked whether the game is over."""
        self.winners = winners
        self.roles_aside = roles_aside
        """Role cards that nobody got; nobody knows them."""
        self.mode_notes = mode_notes
        """Whatever the mode has to remember, as numbers of its own; public."""
        self.ledger: list[Entry] = [] if ledger is None else ledger
        """Every dollar of this game; public."""
        self.because: DefinitionId = NO_DEFINITION
        """The definition whose effect is being applied at this very moment, for the log. Not part of the
        state: it is set only while something is done that asks nobody."""
        self.called_upon = self.paired
        """Whether figures may be answering in place of others. Not part of the state: found out anew."""
        self._force: InForce | None = None
        self._rules_of: list[list[BangRule] | None] = [None] * len(figures)

    def clone(self) -> Bang:
        """An independent copy without a log."""
        copy = Bang(
            self.setup,
            self.step,
            self.over,
            self.chance.clone(),
            [frame.clone() for frame in self.stack],
            [frame.clone() for frame in self.waiting],
            [player.clone() for player in self.players],
            [figure.clone() for figure in self.figures],
            self.ring[:],
            self.deck[:],
            self.discard[:],
            self.turn,
            self.turns,
            self.this_turn.clone(),
            [deck.clone() for deck in self.event_decks],
            self.first_out,
            self.last_out,
            self.deaths,
            self.winners[:],
            self.roles_aside[:],
            self.mode_notes[:],
            self.ledger[:],
        )
        copy.decision = self.decision
        if self._force is not None:
            self._force.shared = True
            copy._force = self._force
        copy._rules_of = self._rules_of[:]
        return copy

    # What is in force

    def force(self) -> InForce:
        force = self._force
        if force is None:
            force = derive(self)
            self._force = force
        return force

    def rules(self, question: int) -> list[BangRule]:
        """The rules in force that answer a question."""
        return self.force().by_question[question]

    def rules_for(self, question: int, figure: FigureId) -> list[BangRule]:
        """The rules in force that answer a question about a figure: those for everybody, then its own."""
        return self.force().about(question, figure)

    def in_turn_order(self) -> list[FigureId]:
        """The living, beginning with the figure whose turn it is and going round."""
        living = self.force().ring
        if self.turn == NONE or self.turn == living[0]:
            return living
        place = self.ring.index(self.turn)
        figures = self.figures
        return [figure for figure in self.ring[place:] + self.ring[:place] if figures[figure].alive]

    def table_changed(self) -> None:
        """Anything may have changed."""
        self._force = None
        self._rules_of = [None] * len(self.figures)

    def character_changed(self, figure: FigureId) -> None:
        """A figure has another character, or one more or less."""
        before = self._rules_of[figure]
        if before is None:
            self._force = None
            return
        now = rules_of_characters(self, figure) + [rule for rule in before if rule.card != NONE]
        self._rules_of[figure] = now
        if self._force is not None and self.figures[figure].alive:
            self._force = self._force.with_other_rules(figure, before, now)

    def seats_changed(self) -> None:
        """The living sit in another order, and nothing else has changed."""
        if self._force is not None:
            self._force = self._force.with_seats(living_ring(self))

    def left_the_ring(self, figure: FigureId) -> None:
        """A figure lives no more."""
        if self._force is not None:
            self._force = self._force.without_figure(figure, self.rules_of(figure))

    def came_back(self, figure: FigureId) -> None:
        """A figure lives again."""
        if self._force is not None:
            self._force = self._force.with_figure(living_ring(self), self.rules_of(figure))

    def event_changed(self, old: DefinitionId, new: DefinitionId) -> None:
        """An event covers the one that was in force, or none (NONE)."""
        before = self._force
        if before is not None:
            definitions = self.book.definitions
            covered = None if old == NONE else definitions[old]
            now = before.with_event(self, for_everybody(self), covered, definitions[new])
            self._force = derived_again(self, before) if now is None else now

    def cards_moved(self, figure: FigureId) -> None:
        """All cards in play in front of a figure that is out have gone."""
        self._rules_of[figure] = None

    def turn_passes_to(self, figure: FigureId) -> None:
        """A figure is on turn: what switches off in its own turn begins or ends to do so."""
        before = self.turn
        self.turn = figure
        for rule in self.rules(SUPPRESSES):
            if rule.owner in (before, self.turn):
                self._force = derived_again(self, self.force())
                return

    def rules_of(self, figure: FigureId) -> list[BangRule]:
        """What this figure's characters and cards in play would put in force; kept until they change."""
        rules = self._rules_of[figure]
        if rules is None:
            rules = rules_of_figure(self, figure)
            self._rules_of[figure] = rules
        return rules

    def hand(self, figure: FigureId) -> list[CardId]:
        return self.players[self.figures[figure].player].hand

    def share_hand(self, figure: FigureId, other: FigureId) -> bool:
        """Whether two figures are of the same player, who may have more than one."""
        figures = self.figures
        return len(figures) > len(self.players) and figures[figure].player == figures[other].player

    def company(self, figure: FigureId) -> list[FigureId]:
        """The living figures that have their turn together with this one, from their player's right; where
        each has a turn of its own, that figure alone."""
        if not self.paired:
            return [figure]
        figures = self.figures
        player = figures[figure].player
        return [one for one in self.ring if figures[one].player == player and figures[one].alive]

    def acting(self, figure: FigureId) -> FigureId:
        """The living figure that the player of this one plays with; this one, if there is none."""
        if self.paired:
            player = self.figures[figure].player
            for number in self.ring:
                one = self.figures[number]
                if one.player == player and one.alive and one.stance in (ACTIVE, STANDING_BY):
                    return number
        return figure

    def is_turn_of(self, figure: FigureId) -> bool:
        """Whether it is the turn of this figure's player, with whichever figure he plays."""
        turn = self.turn
        return turn == figure or (self.paired and turn != NONE and self.share_hand(turn, figure))

    def activate(self, figure: FigureId) -> None:
        """Its player plays with this figure from now on; his others are passive."""
        player = self.figures[figure].player
        for number, one in enumerate(self.figures):
            if one.player == player:
                self.take_stance(FigureId(number), ACTIVE if number == figure else PASSIVE)

    def take_stance(self, figure: FigureId, stance: int) -> None:
        one = self.figures[figure]
        was_awake = one.is_awake()
        one.stance = stance
        if one.is_awake() != was_awake:
            self.character_changed(figure)

    def call_upon(self, figure: FigureId) -> None:
        """A card is aimed at a figure: a passive one is active while it answers, and the one with which its
        player plays is not."""
        if self.figures[figure].stance in (ACTIVE, ANSWERING):
            return
        self.called_upon = True
        chosen = self.acting(figure)
        for one in self.company(figure):
            self.take_stance(one, PASSIVE if one != chosen else STANDING_BY)
        self.take_stance(figure, ACTIVE if figure == chosen else ANSWERING)

    def stand_down(self) -> None:
        """Nothing is aimed at anybody any more: everybody plays with the figure of his choice again."""
        self.called_upon = False
        for number, figure in enumerate(self.figures):
            if figure.stance == ANSWERING:
                self.take_stance(FigureId(number), PASSIVE)
            elif figure.stance == STANDING_BY:
                self.take_stance(FigureId(number), ACTIVE)

    def role(self, figure: FigureId) -> int:
        return self.players[self.figures[figure].player].role

    def suit(self, card: CardId) -> int:
        """The effective suit of a card."""
        for rule in self.rules(SUIT_IS):
            suit = rule.definition.suit_is(self, card)
            if suit != NONE:
                return suit
        return self.book.suit_of[card]

    def is_red(self, card: CardId) -> bool:
        return self.suit(card) in (1, 2)

    # Moves

    def happened(
        self,
        name: str,
        who: FigureId = NO_FIGURE,
        whom: FigureId = NO_FIGURE,
        card: CardId = NO_CARD,
        amount: int = 0,
        definition: str = "",
        cause: str = "",
    ) -> None:
        """Tell the log, if there is one, of something that everybody sees."""
        if self.log is not None:
            cards = [card] if card != NONE else []
            self.tell(Event(name, who, whom, cards, amount, definition=definition, cause=cause))

    def happened_unseen(
        self, name: str, who: FigureId, whom: FigureId, cards: list[CardId], cause: str = ""
    ) -> None:
        """Tell the log of something whose cards only the two concerned see."""
        if self.log is not None:
            privy = [self.figures[who].player]
            if whom != NONE and self.figures[whom].player not in privy:
                privy.append(self.figures[whom].player)
            self.tell(Event(name, who, whom, cards, len(cards), privy=privy, cause=cause))

    def tell(self, event: Event) -> None:
        """Put something into the log together with its cause, which the frames know."""
        log = self.log
        if log is None:
            return
        if not event.cause:
            if self.because != NONE:
                event.cause = self.key_of(self.because)
            else:
                cause = self.cause()
                if cause is not None and cause.definition != NONE:
                    event.cause = self.key_of(cause.definition)
                    event.place = cause.place
                    event.of = cause.of
        if not event.choices:
            event.choices = self.could_have_chosen(event.who, event.whom)
        log.append(event)

    def announce(self, event: Event) -> None:
        """Tell the log of what belongs to the course of the game and has no cause."""
        if self.log is not None:
            self.log.append(event)

    def cause(self) -> Pending | None:
        """What brings about what happens or is asked now: the innermost of what is going on."""
        for i in range(len(self.stack) - 1, -1, -1):
            pending = self.stack[i].pending(self)
            if pending is not None:
                return pending
        return None

    def pending(self) -> Pending | None:
        """What is going on at the table: the outermost, with everybody upon whom it comes."""
        for frame in self.stack:
            pending = frame.pending(self)
            if pending is not None:
                return pending
        return None

    def key_of(self, definition: DefinitionId) -> str:
        return self.book.definitions[definition].key

    def top_card(self) -> CardId:
        """Take the top card of the deck, if need be of the reshuffled discard pile. NONE: no card left."""
        deck = self.deck
        if not deck:
            if not self.discard:
                return NO_CARD
            self.deck = deck = self.discard
            self.discard = []
            self.chance.shuffle(RESHUFFLE, deck)
            self.announce(Event("reshuffled", amount=len(deck)))
        return deck.pop()

    def stir(self) -> None:
        """Deck and discard pile are shuffled together."""
        self.deck += self.discard
        self.discard = []
        self.chance.shuffle(RESHUFFLE, self.deck)
        self.announce(Event("stirred", amount=len(self.deck)))

    def draw(self, figure: FigureId, count: int, cause: str = "") -> list[CardId]:
        """Take cards from the deck into the hand, as many as there are."""
        hand = self.hand(figure)
        drawn: list[CardId] = []
        for _card in range(count):
            card = self.top_card()
            if card == NONE:
                break
            hand.append(card)
            drawn.append(card)
        if drawn and self.log is not None:
            self.happened_unseen("drew", figure, NO_FIGURE, drawn, cause)
        return drawn

    def cards_left(self) -> bool:
        """Whether a card can be drawn at all."""
        return len(self.deck) > 0 or len(self.discard) > 0

    def discard_from_hand(self, figure: FigureId, card: CardId) -> None:
        self.hand(figure).remove(card)
        self.discard.append(card)

    def discard_in_play(self, figure: FigureId, card: CardId) -> None:
        self.leave_play(figure, card)
        self.discard.append(card)

    def leave_play(self, figure: FigureId, card: CardId) -> None:
        """Take a card out of play; the caller says where it goes."""
        owner = self.figures[figure]
        owner.in_play.remove(card)
        if card in owner.fresh:
            owner.fresh.remove(card)
        kind = self.book.kind_of[card]
        if kind.answers:
            rules = self._rules_of[figure]
            if rules is not None:
                self._rules_of[figure] = [rule for rule in rules if rule.card != card]
            if self._force is not None and self.figures[figure].alive:
                self._force = self._force.without(kind, card)

    def lay(self, figure: FigureId, card: CardId) -> None:
        """Put a card into play in front of a figure."""
        self.figures[figure].in_play.append(card)
        kind = self.book.kind_of[card]
        if kind.answers:
            rule: BangRule = BangRule(kind, figure, card)
            rules = self._rules_of[figure]
            if rules is not None:
                self._rules_of[figure] = [*rules, rule]
            if self._force is not None and self.figures[figure].alive:
                self._force = self._force.with_rule(self, rule)

    def random_from_hand(self, figure: FigureId) -> CardId:
        """Take a random card out of a hand."""
        hand = self.hand(figure)
        return hand.pop(self.chance.below(RANDOM_CARD, len(hand)))

    def heal(self, figure: FigureId, points: int) -> int:
        """Regain life points, never above the starting number; says how many."""
        patient = self.figures[figure]
        gained = min(points, patient.max_life - patient.life)
        if gained > 0:
            patient.life += gained
            self.happened("healed", figure, amount=gained)
            return gained
        return 0

    def enter(self, player: PlayerId, reason: str, count: int, each: int, what: str = "") -> None:
        """A player gets money, or pays it: so many times so much. Every dollar is an entry of the ledger."""
        self.ledger.append(Entry(number_of(self), player, reason, count, each, what))
        self.players[player].money += count * each

    # The loop

    def settle(self) -> bool:
        if self.called_upon:
            self.stand_down()
        if self.deaths:
            self.deaths = 0
            won = winners(self)
            if won:
                self.end(won)
                return True
            self.mode.after_deaths(self)
        for rule in self.rules(AFTER_EMPTY_HAND):
            if rule.owner == NONE or not self.hand(rule.owner):
                for figure in self.in_turn_order():
                    if self.refill(figure):
                        return True
                break
        if self.waiting:
            self.push(self.waiting.pop(0))
            return True
        return False

    def refill(self, figure: FigureId) -> bool:
        """What an empty hand sets off comes next; False if there is nothing."""
        if not self.hand(figure):
            for rule in self.rules_for(AFTER_EMPTY_HAND, figure):
                frame = rule.definition.after_empty_hand(self, figure)
                if frame is not None:
                    self.push(frame)
                    return True
        return False

    def end(self, won: list[PlayerId]) -> None:
        """The game is over: all roles are shown."""
        self.over = True
        self.winners = won
        for player in self.players:
            player.revealed = True
        self.announce(Event("game_ended", players=won))
        enter_earnings(self)

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
        player = self.figures[figure].player
        self.decision = Decision(player, figure, kind, options, card, source, number, total)

    def interrupts(self, player: PlayerId) -> list[Option]:
        options: list[Option] = []
        decision = self.decision
        if decision is None:
            return options
        quiet = self.stack[-1].quiet()
        own: list[FigureId] = []
        for figure in self.force().ring:
            if self.figures[figure].player == player and self.figures[figure].is_awake():
                own.append(figure)
        for figure in own:
            asked_anyway = decision.figure == figure and decision.kind == PLAY_PHASE
            offers: list[Option] = []
            for rule in self.rules_for(OFFERS_ANY_TIME, figure):
                rule.definition.offers_any_time(self, figure, quiet and not asked_anyway, offers)
            options += offers if len(own) == 1 else [made_by(figure, option) for option in offers]
        return options

    def figure_of(self, player: PlayerId) -> FigureId:
        """The first living figure of this player whose abilities are in force, or NONE: he is out."""
        for number, figure in enumerate(self.figures):
            if figure.player == player and figure.alive and figure.is_awake():
                return FigureId(number)
        return NO_FIGURE

    def begin_interrupt(self, player: PlayerId, option: Option) -> None:
        by = option.number
        self.use(self.figure_of(player) if by == NONE else FigureId(by), option)

    def use(self, figure: FigureId, option: Option) -> None:
        """Do what an ability, an event, a card in play or the mode (NONE) offers."""
        if option.kind == NONE:
            self.mode.used(self, figure, option)
            return
        self.because = option.kind
        self.book.definitions[option.kind].used(self, figure, option)
        self.because = NO_DEFINITION

    def key(self, option: Option) -> str:
        from saloon.games.bang.options import key_of

        return key_of(self, option)
