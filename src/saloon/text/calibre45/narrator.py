"""Tells a game of Calibre 45 in one language: what happened, what is asked, what can be answered, why not."""

from __future__ import annotations

import re
from typing import Self

from saloon.games.calibre45.catalogue import Catalogue
from saloon.games.calibre45.frames.arming import NewCowboy
from saloon.games.calibre45.frames.attack import Stand
from saloon.games.calibre45.frames.shootout import Loading
from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import (
    ARMING,
    FIRE,
    INDIANS,
    LOAD_SHOT,
    PAY,
    PICK,
    REMOVE_TOKEN,
    TEAMS,
    TOKEN_VALUE,
    TOKENS_EACH,
    VERBS,
)
from saloon.kernel.decisions import NONE, Option, Reason, Refusal
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_CARD, CardId, FigureId, as_figure
from saloon.text.calibre45 import headlines
from saloon.text.calibre45.cards import CardNames, catalogue_of
from saloon.text.narrator import Narrator
from saloon.text.texts import Texts

SEEN_OR_HIDDEN = ("drew", "cowboy_dealt", "recruited")
SHOTS = ("shot", "stood_up")
"""Events whose cards are bullets that add up."""
IN_DOLLARS = ("bail", "money", "debt", "lost", "value")
"""Numbers of reasons and warnings that are sums of money."""
PAGES = {
    "guards": "phase_guards",
    "shot": "phase_shootout",
    "fled": "phase_shootout",
    "drew": "phase_arming",
    "passed": "phase_arming",
    "turn_began": "phase_arming",
    "exchanged": "exchange",
    "recruited": "lost_cowboy",
    "cowboy_dealt": "lost_cowboy",
    "dismissed": "lost_cowboy",
    "token_removed": "paying_bail",
    "kept": "paying_bail",
    "bail_owed": "paying_bail",
    "bail": "paying_bail",
    "fine": "sheriff",
    "fine_and_bail": "sheriff",
    "fine_owed": "sheriff",
    "robbery_called": "phase_call",
    "joined": "phase_call",
    "declined": "phase_call",
    "loot_taken": "phase_share",
    "robbery_ended": "phase_share",
    "game_ended": "goal",
}
"""The page that explains what happens, or what it happens by."""
LATER = "pay:later"
CARD_NUMBER = re.compile(r"#(\d+)")
BAIL = TOKEN_VALUE * TOKENS_EACH


class CalibreNarrator(Narrator[CalibreView]):
    """Speaks of one table of Calibre 45. Everybody is called with the emblem of his team."""

    game = "calibre45"

    def __init__(self, texts: Texts, names: list[str], book: Catalogue, teams: list[int]) -> None:
        super().__init__(texts, names)
        self.cards = CardNames(texts, book)
        self.teams = teams
        """The team of each seat."""

    @classmethod
    def of_table(cls, texts: Texts, seen: CalibreView, names: list[str]) -> Self:
        return cls(texts, names, catalogue_of(seen), [one.team for one in seen.seats])

    def name(self, figure: FigureId) -> str:
        """`▼Ada`"""
        return "" if figure == NONE else self.sign(self.teams[figure]) + super().name(figure)

    def sign(self, team: int) -> str:
        return self.say(f"team.{TEAMS[team]}.sign")

    def letter(self, team: int) -> str:
        return self.say(f"team.{TEAMS[team]}.letter")

    def team(self, team: int) -> str:
        """`Team A`"""
        return self.say(f"team.{TEAMS[team]}.name")

    # Cards

    def card(self, card: CardId) -> str:
        return self.say("new_cowboy") if card == NONE else self.cards.card(card)

    def card_key(self, card: CardId) -> str:
        return "cowboy" if card == NONE else self.cards.entry(card)

    def kind(self, number: int) -> str:
        """Options of Calibre 45 have no kind."""
        return ""

    def dollars(self, amount: int) -> str:
        return self.cards.dollars(amount)

    # What happened

    def log_line(self, event: Event, seen: CalibreView) -> str:
        """An event, as its reader may know it, in one line."""
        say = self.texts.say
        amount = event.amount
        first = event.cards[0] if event.cards else NO_CARD
        winner = event.players[0] if event.players else NONE
        return self.say(
            f"event.{event.name}{self.variant(event)}",
            who=self.name(event.who),
            whom=self.name(event.whom),
            number=amount,
            nth=event.nth,
            card="" if first == NONE else self.cards.card(first),
            cards=self.cards.cards(event.cards) if event.cards else say("common.cards", amount),
            names=self.cards.names(event.cards),
            sum=self.cards.sum(event.cards) if event.name in SHOTS else "",
            dollars=self.dollars(amount),
            tokens=self.say("tokens", amount),
            place=self.say("place", number=event.nth),
            players=say("common.players", amount),
            teams=self.say("teams", len(seen.team_money)),
            team="" if winner == NONE else self.team(self.teams[winner]),
            winners=", ".join(self.name(as_figure(player)) for player in event.players),
        )

    def headline(self, events: list[Event], place: int, seen: CalibreView) -> str:
        return headlines.headline(self, events, place, seen)

    def explained_by(self, event: Event) -> list[str]:
        """What it happens by, the part of the game, then the card that it is about."""
        cards = [self.cards.entry(card) for card in event.cards[:1]]
        rules = [event.cause, PAGES.get(event.cause, ""), event.deck, PAGES.get(event.name, "")]
        return [key for key in (*rules, *cards) if key]

    def variant(self, event: Event) -> str:
        """Which of the lines for this event fits, as the end of its key."""
        if event.name in SEEN_OR_HIDDEN:
            return ".seen" if event.cards else ".hidden"
        if event.cause or event.deck:
            return f".{event.cause or event.deck}"
        if event.name == "nobody_left":
            return ".indians" if self.cards.book.kind_of[event.cards[0]] == INDIANS else ".loot"
        if event.name == "shot":
            return ".plain" if self.cards.sum(event.cards) == str(event.amount) else ".sum"
        return ""

    # What is asked

    def prompt(self, seen: CalibreView) -> str:
        """The question to the viewer."""
        needed = seen.needed
        return self.say(
            f"decision.{seen.decision}.{self.manner(seen)}",
            source=self.name(as_figure(seen.because_player)),
            card=self.asked_card(seen),
            needed=self.cards.bullets(needed),
            laid=self.laid(seen),
            dollars=self.dollars(needed),
            bail=self.dollars(self.bail(seen)),
        )

    def because(self, seen: CalibreView) -> str:
        return self.name(as_figure(seen.because_player)) or self.asked_card(seen)

    def manner(self, seen: CalibreView) -> str:
        """Which of the questions of this kind fits."""
        own = seen.seats[seen.decider]
        if seen.decision == ARMING:
            return "ask_alone" if own.cowboy == NONE else "ask_bail" if own.tokens else "ask"
        return "ask_laid" if self.laid(seen) else "ask"

    def asked_card(self, seen: CalibreView) -> str:
        """The card that the question is about: that of the table, or a new cowboy."""
        frame = seen.stack[-1]
        card = frame.card if isinstance(frame, NewCowboy) else seen.because_card
        return "" if card < 0 else self.cards.card(card)

    def bail(self, seen: CalibreView) -> int:
        """The bail on the cowboy that the question is about."""
        return seen.seats[seen.decider].tokens * TOKEN_VALUE or BAIL

    def laid(self, seen: CalibreView) -> int:
        """How many bullets the viewer has laid so far, for a shot or against one."""
        frame = seen.stack[-1] if seen.stack else None
        chosen = frame.chosen if isinstance(frame, Stand | Loading) else []
        return self.cards.book.bullets(chosen)

    def waiting_for(self, seen: CalibreView) -> str:
        return self.say(
            f"decision.{seen.decision}.wait",
            who=self.name(as_figure(seen.decider)),
            source=self.name(as_figure(seen.because_player)),
        )

    # What can be answered

    def option(self, option: Option, seen: CalibreView) -> str:
        """An option in full: the card and what is done with it."""
        part = self.option_part(option, seen)
        return part if option.card == NONE else f"{self.cards.card(option.card)}: {part}"

    def option_part(self, option: Option, seen: CalibreView) -> str:
        """An option beside the name of its card: only what is done with it."""
        verb = option.verb
        if verb == PAY:
            return self.payment(option, seen)
        key = f"option.{VERBS[verb]}"
        if option.other != NONE:
            return self.say("option.exchange_with", other=self.cards.card(option.other))
        return self.say(
            key,
            target=self.name(option.target),
            place=self.say("place", number=option.number + 1) if verb == PICK else "",
            tokens=seen.seats[seen.viewer].tokens - 1 if verb == REMOVE_TOKEN else 0,
            bullets=self.cards.bullets(self.strength(seen)) if verb == FIRE else "",
            bail=self.dollars(BAIL),
        )

    def strength(self, seen: CalibreView) -> int:
        """Of the shot that is being laid: at most the limit of the cowboy counts."""
        return min(self.laid(seen), seen.needed) if seen.decision == LOAD_SHOT else 0

    def payment(self, option: Option, seen: CalibreView) -> str:
        """The cards given and the change: they stand in the key of the option."""
        ways = [key for key in seen.options if key.startswith("pay:")]
        key = ways[option.number]
        if key == LATER:
            return self.say("option.pay_later")
        given, *change = [
            [CardId(int(card)) for card in CARD_NUMBER.findall(part)] for part in key.split("-")
        ]
        cards = self.cards.money(given)
        if not change:
            return self.say("option.pay", cards=cards)
        taken = [card for part in change for card in part]
        return self.say("option.pay_change", cards=cards, change=self.cards.money(taken))

    # Why not, and why perhaps not

    def reason_values(self, refusal: Refusal) -> dict[str, object]:
        return {**self.spoken(refusal.reason), "target": self.name(refusal.target)}

    def warning_values(self, reason: Reason) -> dict[str, object]:
        return self.spoken(reason)

    def spoken(self, reason: Reason) -> dict[str, object]:
        """The numbers of a reason, sums as money."""
        values: dict[str, object] = {
            name: self.dollars(number) if name in IN_DOLLARS else number
            for name, number in reason.numbers.items()
        }
        if "card" in reason.numbers:
            values["card"] = self.cards.card(CardId(reason.numbers["card"]))
        return values

    # How it ended

    def result(self, seen: CalibreView) -> str:
        """Which team has won, with how much."""
        team = self.teams[seen.winners[0]]
        whole = f"{self.team(team)} {self.sign(team)}"
        return self.say("result.won", team=whole, dollars=self.dollars(seen.team_money[team]))
