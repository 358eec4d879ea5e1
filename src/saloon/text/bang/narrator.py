"""Tells a game of BANG! in one language: what happened, what is asked, what can be answered, and why not."""

from __future__ import annotations

from typing import Self

from saloon.games.bang.catalogue import NOBODY
from saloon.games.bang.frames.hiring import CARD_PRICE, Auction
from saloon.games.bang.modes.hidden import HIDDEN
from saloon.games.bang.modes.shootout import is_open, left_out
from saloon.games.bang.options import FROM_HAND
from saloon.games.bang.series import REASONS_OF_MONEY, Entry
from saloon.games.bang.setup import book_of
from saloon.games.bang.view import BangView, EventDeckView
from saloon.games.bang.words import (
    ACTIVATE,
    ANSWER,
    BID,
    BUY,
    BUY_CARDS,
    CHOOSE_ACTIVE,
    COMMAND,
    DECLARE_CRIME_BEATEN,
    DECLARE_LAW_DEAD,
    DISCARD,
    DRAFT,
    DRAW,
    DROP,
    END_TURN,
    GIVE,
    KEEP,
    KEEP_CHARACTER,
    LAY,
    NAME,
    OUTLAW,
    PASS,
    PICK,
    PICK_CARD,
    PLACE_DYNAMITE,
    PLAY,
    PUT_BACK,
    REFUTATION,
    REFUTE,
    RENEGADE,
    REST,
    ROLES,
    RULE_CAUSES,
    SPEAK,
    SUITS,
    TAKE,
    USE,
    VERBS,
)
from saloon.kernel.decisions import NONE, Option, Reason, Refusal
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_CARD, CardId, DefinitionId, FigureId, PlayerId
from saloon.text.bang import headlines
from saloon.text.bang.cards import CardNames, reach_of
from saloon.text.narrator import Line, Narrator
from saloon.text.texts import Texts

SYMBOLS = ("", "bang", "missed", "beer")
SEEN_OR_HIDDEN = (
    "drew",
    "looked_at",
    "put_back",
    "inherited",
    "took_from_hand",
    "gave",
    "took_excess",
    "presented",
    "put_on_deck",
)
PAGES = {
    "drew": "phase_draw",
    "took_discard": "phase_draw",
    "looked_at": "phase_draw",
    "put_back": "phase_draw",
    "played": "phase_play",
    "discarded": "phase_discard",
    "turn_began": "turn",
    "turn_skipped": "jail",
    "sat_out": "lady_rose_of_texas",
    "lost_life": "life",
    "healed": "life",
    "eliminated": "dying",
    "elimination": "dying",
    "rewarded": "reward",
    "penalty": "reward",
    "punished": "reward",
    "answered": "being_shot",
    "missed": "being_shot",
    "checked": "check",
    "game_ended": "victory",
    "earned": "scores",
    "bounty": "bounties",
    "took_back": "no_mercy",
    "bought": "experience",
    "took_bought": "experience",
    "auction_opened": "hiring",
    "bid": "hiring",
    "bid_passed": "hiring",
    "hired": "hiring",
    "character_kept": "evening",
    "character_dealt": "evening",
    "declared_crime_beaten": "hidden_six",
    "declared_law_dead": "hidden_six",
    "showed_role": "hidden_six",
    "left_the_game": "hidden_six",
    "leaving": "hidden_six",
    "events_ended": "hidden_six",
    "shootout_began": "hidden_six",
    "claim_stood": "hidden_six",
}
"""The page that explains what happens, or a rule that is its cause, without a card, character or event."""
PLAYS = ("played", "used_green")
OF_THE_PLAYER = (DRAFT, CHOOSE_ACTIVE, PLACE_DYNAMITE, PICK_CARD)
"""Questions to a player, not to one of his figures."""
BY_OR_ALONE = ("lost_life", "eliminated")


class BangNarrator(Narrator[BangView]):
    """Speaks of one table of BANG!"""

    game = "bang"

    def __init__(self, texts: Texts, sets: list[str], names: list[str]) -> None:
        super().__init__(texts, names)
        self.cards = CardNames(texts, book_of(sets, []))
        self._owners: list[PlayerId] = []
        """The players of the figures; empty: each player has the figure of his number."""
        self._characters: list[str] = []

    @classmethod
    def of_table(cls, texts: Texts, seen: BangView, names: list[str]) -> Self:
        narrator = cls(texts, seen.sets, names)
        narrator.look_at(seen)
        return narrator

    def look_at(self, seen: BangView) -> None:
        """Who has which figures, and who these are now."""
        self._owners = [one.player for one in seen.figures]
        self._characters = [one.characters[0] for one in seen.figures]

    def owner(self, figure: FigureId) -> PlayerId:
        return self._owners[figure] if self._owners else super().owner(figure)

    def name(self, figure: FigureId) -> str:
        """`Ada`; a player who has two figures is called `Ada (Jourdonnais)` by each of them."""
        name = super().name(figure)
        if not self.is_one_of_two(figure):
            return name
        character = self.character_of(figure)
        return self.say("figure", player=name, character=character) if character else name

    def is_one_of_two(self, figure: FigureId) -> bool:
        """Whether the player of a figure has another one."""
        return figure != NONE and self._owners.count(self.owner(figure)) > 1

    def character_of(self, figure: FigureId) -> str:
        """Who a figure is; empty before that is known."""
        if figure == NONE or not self._characters or self._characters[figure] == NOBODY.key:
            return ""
        return self.cards.character(self._characters[figure])

    def who_is_asked(self, seen: BangView) -> str:
        return self.name(seen.asked)

    def lines(self, events: list[Event], seen: BangView) -> list[Line]:
        self.look_at(seen)
        return super().lines(events, seen)

    def headline(self, events: list[Event], place: int, seen: BangView) -> str:
        return headlines.headline(self, events, place, seen)

    def as_done_by(self, figure: FigureId, line: str) -> str:
        """With the figure that is spoken of before it, where its player has another one."""
        return self.say("done_by", who=self.name(figure), line=line)

    def card(self, card: CardId) -> str:
        return self.cards.card(card)

    def card_key(self, card: CardId) -> str:
        return self.cards.book.kind_of[card].key

    def kind(self, number: int) -> str:
        return self.cards.definition_of(number)

    def role(self, role: int) -> str:
        return self.say(f"role.{ROLES[role]}.name")

    # What happened

    def log_line(self, event: Event, seen: BangView) -> str:
        """An event, as its reader may know it, in one line; what caused it stands before it."""
        line = self.happening(event, seen)
        if not event.cause or self.names_cause(event):
            return line
        return self.texts.say("common.because", cause=self.cause_of(event), line=line)

    def cause_of(self, event: Event) -> str:
        if not event.cause:
            return ""
        return self.of_series(self.named_cause(event.cause), event.place, event.of)

    def named_cause(self, key: str) -> str:
        """A card kind, an event, a character, or a rule that needs none of them."""
        return (
            self.say(f"cause.{key}") if key in RULE_CAUSES + REASONS_OF_MONEY else self.cards.definition(key)
        )

    def of_series(self, cause: str, place: int, of: int) -> str:
        return self.texts.say("common.series", cause=cause, place=place, of=of) if of > 1 else cause

    def names_cause(self, event: Event) -> bool:
        """Whether the line of an event names what caused it anyway."""
        if event.definition == event.cause:
            return True
        return bool(event.cards) and self.card_key(event.cards[0]) == event.cause

    def explained_by(self, event: Event) -> list[str]:
        """The cause first, then whatever the event is about, then the general rule."""
        cards = [self.card_key(card) for card in event.cards[:1]]
        about = [event.definition, event.role, event.suit, *cards]
        keys = [event.cause, PAGES.get(event.cause, ""), *about, PAGES.get(event.name, "")]
        return [key for key in keys if key]

    def happening(self, event: Event, seen: BangView) -> str:
        say = self.texts.say
        variant = self.variant(event)
        first = event.cards[0] if event.cards else NO_CARD
        return say(
            f"bang.event.{event.name}{variant}",
            who=self.name(event.who),
            whom=self.name(event.whom),
            player=super().name(event.who),
            character=self.character_of(event.who),
            number=event.amount,
            nth=event.nth,
            card="" if first == NONE else self.cards.card_as(first, self.used_as(event)),
            cards=self.cards.cards(event.cards) if event.cards else say("common.cards", event.amount),
            other="" if event.onto < 0 else self.cards.card(event.onto),
            life=say("common.life", event.amount),
            players=say("common.players", event.amount),
            name=self.cards.definition(event.definition) if event.definition else "",
            role=say(f"bang.role.{event.role}.name") if event.role else "",
            suit=say(f"common.suit.{event.suit}.name") if event.suit else "",
            dollars=self.dollars(abs(event.amount) * max(event.nth, 1)),
            times=self.times(event.nth, event.amount),
            winners=", ".join(self.names[player] for player in event.players),
        )

    def variant(self, event: Event) -> str:
        """Which of the lines for this event fits, as the end of its key."""
        if event.name in PLAYS:
            return self.play_variant(event)
        if event.name in SEEN_OR_HIDDEN:
            return ".seen" if event.cards else ".hidden"
        if event.name in BY_OR_ALONE:
            secret = "_secret" if event.name == "eliminated" and not event.role else ""
            return (".alone" if event.whom in (NONE, event.who) else ".by") + secret
        if event.name == "answered":
            return f".{event.definition}"
        if event.name == "character_kept":
            return ".paid" if event.amount else ".free"
        if event.name == "earned":
            return ".got" if event.amount > 0 else ".paid"
        if event.name == "game_began":
            return ".led" if event.role else ".no_roles"
        if event.name == "checked":
            return ".card" if event.cards else ".none"
        return ""

    def play_variant(self, event: Event) -> str:
        if event.whom == NONE or self.lays_before_itself(event):
            return ".alone"
        own = "own_" if event.whom == event.who else ""
        if event.onto == FROM_HAND:
            return f".{own}hand"
        return f".{own}card" if event.onto != NONE else ".at"

    def lays_before_itself(self, event: Event) -> bool:
        """A card that could have been laid before another figure of the same player."""
        laid = event.whom == event.who and event.onto == NONE
        return laid and self.is_one_of_two(event.who)

    def used_as(self, event: Event) -> str:
        """The kind that a card was used as; a card that shows the symbol asked for is used as itself."""
        if event.name == "answered" and self.cards.symbol(event.cards[0]) == SYMBOLS.index(event.definition):
            return ""
        return event.definition if event.name in ("played", "answered") else ""

    def character(self, figure: FigureId, seen: BangView) -> str:
        return ", ".join(self.cards.character(key) for key in seen.figures[figure].characters)

    # Money

    def dollars(self, amount: int) -> str:
        """`$2,500`; what was paid has a minus."""
        number = f"{abs(amount):,}".replace(",", self.say("money.thousands"))
        return self.say("money.minus" if amount < 0 else "money.dollars", amount=number)

    def times(self, count: int, each: int) -> str:
        return self.say("money.times", count=count, each=self.dollars(each))

    def entry(self, entry: Entry) -> str:
        """Why a sum of the ledger was got or paid: `Outlaw, alive, the Outlaws won: 3 × $1,000 …`."""
        what = entry.what
        if what in ROLES:
            what = self.say(f"role.{what}.name")
        elif what:
            what = self.cards.definition(what)
        return self.say(f"money.reason.{entry.reason}", what=what, times=self.times(entry.count, entry.each))

    # What is in force

    def event_in_force(self, deck: EventDeckView) -> tuple[str, str]:
        """The event of a deck and its effect in a few words; before the first one, the name of the deck."""
        if not deck.active:
            boxes = " + ".join(self.say(f"set.{box}") for box in deck.box.split("+"))
            return boxes, ""
        effect = self.say(f"event_short.{deck.active}")
        if deck.noted and self.texts.has(f"bang.event_noted.{deck.active}"):
            who = ", ".join(self.name(FigureId(figure)) for figure in deck.noted)
            effect += "; " + self.say(f"event_noted.{deck.active}", who=who)
        return self.cards.definition(deck.active), effect

    def shootout(self, seen: BangView) -> str:
        """In a hidden six: what was declared, or who shoots it out and who is out; empty: nothing of it."""
        if seen.mode != HIDDEN.key:
            return ""
        if seen.decision == REFUTATION:
            return self.say("table.claimed", who=self.name(seen.because_figure))
        if not is_open(seen.mode_notes):
            return ""
        fighters = " × ".join(self.name(one.figure) for one in seen.figures if one.alive)
        gone = ", ".join(self.names[player] for player in left_out(seen.mode_notes))
        return self.say("table.shootout_out" if gone else "table.shootout", fighters=fighters, out=gone)

    def event_to_come(self, deck: EventDeckView) -> str:
        """The next event, if it lies face up, and how many are left."""
        if not deck.left:
            return ""
        if deck.next_one:
            name = self.cards.definition(deck.next_one)
            return self.texts.say("bang.table.next_event", name=name, number=deck.left)
        return self.texts.say("bang.table.events_left", number=deck.left)

    def turn_facts(self, seen: BangView) -> list[str]:
        """What binds the one whose turn it is."""
        turn = seen.this_turn
        facts: list[str] = []
        if turn.extra:
            facts.append(self.texts.say("bang.table.extra_turn"))
        if turn.suit != NONE:
            suit = f"common.suit.{SUITS[turn.suit]}"
            named = f"{self.texts.say(f'{suit}.sign')} {self.texts.say(f'{suit}.name')}"
            facts.append(self.texts.say("bang.table.only_suit", suit=named))
        if turn.due != NONE:
            facts.append(self.texts.say("bang.table.must_play", card=self.cards.card(turn.due)))
        return facts

    # What is asked

    def prompt(self, seen: BangView) -> str:
        """The question to the viewer; to which of his figures, if he has two."""
        self.look_at(seen)
        asked = self.question(seen)
        if seen.decision in OF_THE_PLAYER or len(seen.figures_of(seen.viewer)) < 2:
            return asked
        return self.as_done_by(seen.asked, asked)

    def question(self, seen: BangView) -> str:
        say = self.texts.say
        key = f"bang.decision.{seen.decision}.ask"
        if seen.because_figure == NONE and self.texts.has(f"{key}_alone"):
            key = f"{key}_alone"
        if seen.needed_of > 1 and self.texts.has(f"{key}_of"):
            key = f"{key}_of"
        if seen.decision == KEEP_CHARACTER and seen.needed:
            key = f"{key}_price"
        if len(seen.options) == 1 and self.texts.has(f"{key}_only"):
            key = f"{key}_only"
        nth = self.nth(seen)
        missed = say("common.missed", 1) + nth if nth else say("common.missed", seen.needed)
        return say(
            key,
            source=self.name(seen.because_figure),
            card="" if seen.because_card == NONE else self.cards.card(seen.because_card),
            cause=self.because(seen),
            missed=missed,
            nth=nth,
            life=say("common.life", seen.needed),
            cards=say("common.cards", seen.needed),
            dollars=self.dollars(CARD_PRICE if seen.decision == BUY_CARDS else seen.needed),
            name=self.on_sale(seen),
        )

    def on_sale(self, seen: BangView) -> str:
        """The character that is being auctioned."""
        auction = seen.stack[-1] if seen.stack else None
        return self.cards.definition_of(auction.character) if isinstance(auction, Auction) else ""

    def because(self, seen: BangView) -> str:
        """What is the reason of the question: a card, an ability or an event, and which one of a series."""
        cause = seen.cause
        if cause is None or cause.definition == NONE:
            return ""
        key = self.cards.key_of(cause.definition)
        if cause.card != NONE and key in self.cards.book.kinds:
            return self.cards.card_as(cause.card, key)
        return self.of_series(self.cards.definition(key), cause.place, cause.of)

    def nth(self, seen: BangView) -> str:
        """` (1 of 2)`, where things are asked for one by one."""
        if seen.needed_of < 2:
            return ""
        place = seen.needed_of - seen.needed + 1
        return self.texts.say("common.nth", place=place, of=seen.needed_of)

    # What can be answered

    def option(self, option: Option, seen: BangView) -> str:
        """An option in full: the card and what is done with it."""
        part = self.option_part(option, seen)
        if option.verb in (USE, SPEAK) and option.number != NONE:
            return self.as_done_by(FigureId(option.number), part)
        if option.card == NONE or option.verb == USE:
            return part
        card = self.cards.card(option.card)
        if option.verb in (PLAY, ANSWER):
            card = self.played_as(option) or card
            if option.target == NONE:
                return card
        return f"{card} {part}" if part.startswith("→") else f"{card}: {part}"

    def option_part(self, option: Option, seen: BangView) -> str:
        """An option beside the name of its card: only what is done with it."""
        say = self.texts.say
        verb = option.verb
        if verb == PLAY:
            return self.play_part(option)
        if verb == PASS:
            return say(f"bang.option.pass.{seen.decision}")
        named = "" if option.kind == NONE else self.cards.definition_of(option.kind)
        if verb == PICK and option.other == FROM_HAND:
            return say("bang.option.pick_from_hand", target=self.name(option.target))
        if verb == PICK:
            return say(f"bang.option.pick.{seen.decision}", name=named)
        if verb == NAME:
            return self.named_part(option, seen)
        if verb == USE:
            key = f"bang.option.use.{seen.decision}"
            if self.texts.has(key):
                whose = "" if option.target == NONE else self.character(option.target, seen)
                return say(key, name=named, target=self.name(option.target), character=whose)
            if self.texts.has(f"bang.option.use_of.{self.cards.key_of(option.kind)}"):
                return self.use_part(option)
            if option.card != NONE:
                used = say("bang.option.use_card", card=self.cards.card(option.card))
            else:
                used = say("bang.option.use_ability", character=self.cards.definition_of(option.kind))
            return self.with_odds(used, option.kind, seen)
        if verb == COMMAND:
            at = "" if option.target == NONE else "_at"
            return say(f"bang.option.command{at}", name=named, part=self.play_part(option))
        if verb == GIVE and self.texts.has(f"bang.option.give.{seen.decision}"):
            return say(f"bang.option.give.{seen.decision}", target=self.name(option.target))
        if verb == KEEP:
            return say("bang.option.keep", name=named)
        if verb in (BID, BUY):
            dollars = self.dollars(option.number if verb == BID else CARD_PRICE)
            return say(f"bang.option.{VERBS[verb]}", dollars=dollars)
        if verb == TAKE and option.card != NONE:
            return say("bang.option.take_back")
        if verb == ACTIVATE:
            return say("bang.option.activate", character=self.character(option.target, seen))
        if verb == LAY:
            return say("bang.option.lay", target=self.name(option.target))
        if verb == TAKE:
            return say("bang.option.take", target=self.name(option.target))
        if verb == ANSWER:
            return say("bang.option.answer")
        plain = {
            END_TURN: "end_turn",
            DISCARD: "discard",
            DRAW: "draw",
            PUT_BACK: "put_back",
            REST: "rest",
            DROP: "drop",
            SPEAK: "speak",
            DECLARE_CRIME_BEATEN: "declare_crime_beaten",
            DECLARE_LAW_DEAD: "declare_law_dead",
            REFUTE: "refute",
        }
        return say(f"bang.option.{plain[verb]}")

    def with_odds(self, used: str, definition: DefinitionId, seen: BangView) -> str:
        """The use of something that makes a check, with how likely that is to help."""
        for one in seen.figures:
            for number, _good, _cards, _flipped, percent in one.checks:
                if one.player == seen.viewer and number == definition:
                    return self.texts.say("common.with_odds", used=used, percent=percent)
        return used

    def use_part(self, option: Option) -> str:
        """The use of something that has words of its own; with a target where they say so."""
        key = f"bang.option.use_of.{self.cards.key_of(option.kind)}"
        if option.target != NONE and self.texts.has(f"{key}_at"):
            key = f"{key}_at"
        card = "" if option.card == NONE else self.cards.card(option.card)
        return self.texts.say(
            key,
            card=card,
            other="" if option.other < 0 else self.cards.card(option.other),
            target=self.name(option.target),
            part=self.play_part(option),
        )

    def named_part(self, option: Option, seen: BangView) -> str:
        """An option that names something: a suit, or whatever the question has words for."""
        if option.suit != NONE:
            return self.texts.say(f"common.suit.{SUITS[option.suit]}.name")
        return self.say(f"option.name.{seen.decision}.n{option.number}")

    def play_part(self, option: Option) -> str:
        say = self.texts.say
        if option.target == NONE:
            return say("bang.option.plain")
        target = self.name(option.target)
        if option.other == FROM_HAND:
            return say("bang.option.at_hand", target=target)
        if option.other != NONE:
            return say("bang.option.at_card", target=target, other=self.cards.card(option.other))
        return say("bang.option.at", target=target)

    def played_as(self, option: Option) -> str:
        """A card and what it serves as; empty if it is played as itself."""
        if option.kind in (NONE, self.cards.book.kind_of[option.card].number):
            return ""
        return self.cards.card_as(option.card, self.cards.book.definitions[option.kind].key)

    # Why not, and why perhaps not

    def reason_values(self, refusal: Refusal) -> dict[str, object]:
        numbers = refusal.reason.numbers
        say = self.texts.say
        symbol = numbers.get("symbol", 0)
        return {
            **numbers,
            "target": self.name(refusal.target),
            "bangs": say("common.bangs", numbers.get("played", 0)),
            "life": say("common.life", numbers.get("needed", 0)),
            "symbol": say(f"bang.symbol.{SYMBOLS[symbol]}") if symbol else "",
            "weapons": self.weapons_reaching(numbers["distance"]) if "distance" in numbers else "",
        }

    def weapons_reaching(self, distance: int) -> str:
        kinds = sorted(self.cards.book.kinds.values(), key=reach_of)
        names = [self.cards.kind(kind.key) for kind in kinds if reach_of(kind) >= max(distance, 1)]
        return self.cards.any_of(names) if names else self.say("no_weapon")

    def warning_values(self, reason: Reason) -> dict[str, object]:
        numbers = reason.numbers
        return {
            **numbers,
            "life": self.texts.say("common.life", numbers.get("life", 0)),
            "missed": self.texts.say("common.missed", numbers.get("needed", 0)),
            "card": self.cards.card(CardId(numbers["card"])) if "card" in numbers else "",
        }

    # How it ended

    def result(self, seen: BangView) -> str:
        """Who has won and why, once all roles are open."""
        for deck in seen.event_decks:
            if deck.active and self.texts.has(f"bang.result.{deck.active}"):
                return self.say(f"result.{deck.active}")
        if self.texts.has(f"bang.result.{seen.mode}"):
            winners = ", ".join(self.names[player] for player in seen.winners)
            return self.say(f"result.{seen.mode}", winners=winners)
        side = self.who_won(seen)
        own = f"result.{seen.mode}.{side}"
        if len(seen.winners) == 1 and side != "renegade" and self.texts.has(f"bang.result.{seen.mode}.alone"):
            own = f"result.{seen.mode}.alone"
        return self.say(own if self.texts.has(f"bang.{own}") else f"result.{side}")

    def who_won(self, seen: BangView) -> str:
        """The side that has won, as the texts call it."""
        roles = {one.role for one in seen.figures if one.player in seen.winners}
        if roles == {RENEGADE}:
            return "renegade"
        if OUTLAW not in roles:
            return "law"
        alive = any(one.alive for one in seen.figures if one.role == OUTLAW)
        return "outlaws" if alive else "outlaws_dead"

    def goal(self, role: int, seen: BangView) -> str:
        """What a role has to do at this table."""
        own = f"goal.{seen.mode}.{ROLES[role]}"
        return self.say(own if self.texts.has(f"bang.{own}") else f"role.{ROLES[role]}.goal")
