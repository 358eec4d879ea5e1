"""Tells a game of the Duel in one language: what happened, what is asked, what can be answered, why not."""

from __future__ import annotations

from typing import Self

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.figures import owner_of
from saloon.games.duel.view import DuelView
from saloon.games.duel.words import ANSWER, DEFEND, DISCARD, PASS, PLAY, TAKE, USE, VERBS
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_CARD, CardId, FigureId, PlayerId
from saloon.text.duel import headlines
from saloon.text.duel.cards import CardNames
from saloon.text.narrator import Line, Narrator, merged
from saloon.text.texts import Texts

RULE_CAUSES = ("deal", "death", "reload")
SEEN_OR_HIDDEN = ("drew", "took_from_hand")
PAGES = {
    "drew": "phase_draw",
    "deal": "goal",
    "death": "dying",
    "reload": "reloading",
    "reloaded": "reloading",
    "moved_marker": "positions",
    "shown": "positions",
    "chose": "positions",
    "killed": "dying",
    "came": "dying",
    "last_stand": "dying",
    "lost_equipment": "dying",
    "missed": "hits",
    "answered": "hits",
    "hit_aimed": "hits",
    "lost_health": "hits",
    "revealed": "revealing",
    "counted": "revealing",
    "reshuffled": "decks",
    "took_from_hand": "random_cards",
    "discarded_from_hand": "random_cards",
    "discarded": "phase_discard",
    "turn_began": "phase_draw",
    "game_ended": "goal",
}
"""The page that explains what happens, or a rule that is its cause."""


class DuelNarrator(Narrator[DuelView]):
    """Speaks of one table of the Duel. Who fights is called by the name of the character."""

    game = "duel"

    def __init__(self, texts: Texts, names: list[str]) -> None:
        super().__init__(texts, names)
        self.cards = CardNames(texts)
        self._characters: list[str] = []

    @classmethod
    def of_table(cls, texts: Texts, seen: DuelView, names: list[str]) -> Self:
        narrator = cls(texts, names)
        narrator.look_at(seen)
        return narrator

    def look_at(self, seen: DuelView) -> None:
        """Who fights at which place now."""
        self._characters = [one.character for one in seen.figures]

    def owner(self, figure: FigureId) -> PlayerId:
        return owner_of(figure)

    def player(self, figure: FigureId) -> str:
        """The player whose character this is."""
        return "" if figure == NONE else self.names[owner_of(figure)]

    def name(self, figure: FigureId) -> str:
        return "" if figure == NONE else self.cards.definition(self._characters[figure])

    def side(self, side: str) -> str:
        return self.say(f"side.{side}.name")

    # Cards

    def card(self, card: CardId) -> str:
        return self.cards.card(card)

    def card_key(self, card: CardId) -> str:
        return BOOK.kind_of[card].key

    def kind(self, number: int) -> str:
        return self.cards.definition(BOOK.definitions[number].key)

    # What happened

    def lines(self, events: list[Event], seen: DuelView) -> list[Line]:
        """What happened, line by line: each character by the name of the one who fought there then."""
        self.look_at(seen)
        then = characters_then(events, self._characters)
        found: list[Line] = []
        for i, count, event in merged(events, self.told_as_one):
            self._characters = then[i]
            headline = self.headline(events, i, seen)
            found.append(Line(self.told(event), i, count, event, self.explained_by(event), headline))
        self.look_at(seen)
        return found

    def headline(self, events: list[Event], place: int, seen: DuelView) -> str:
        return headlines.headline(self, events, place)

    def log_line(self, event: Event, seen: DuelView) -> str:
        self.look_at(seen)
        return self.told(event)

    def told(self, event: Event) -> str:
        """An event in one line; what caused it stands before it."""
        line = self.happening(event)
        if not event.cause or event.name == "shown" or self.names_cause(event):
            return line
        cause = self.named_cause(event.cause)
        if line.startswith(cause):  # somebody's own ability: his name is said once
            return line
        return self.texts.say("common.because", cause=cause, line=line)

    def named_cause(self, key: str) -> str:
        return self.say(f"cause.{key}") if key in RULE_CAUSES else self.cards.definition(key)

    def names_cause(self, event: Event) -> bool:
        """Whether the line of an event names what caused it anyway."""
        return bool(event.cards) and event.name != "drew" and self.card_key(event.cards[0]) == event.cause

    def explained_by(self, event: Event) -> list[str]:
        cards = [self.card_key(card) for card in event.cards[:1]]
        about = [key for key in (event.cause, event.definition) if key in BOOK.by_key]
        pages = [PAGES.get(event.cause, ""), PAGES.get(event.name, "")]
        return [key for key in (*about, *cards, *pages) if key]

    def happening(self, event: Event) -> str:
        say = self.texts.say
        first = event.cards[0] if event.cards else NO_CARD
        used_as = event.definition if event.name == "played" else ""
        return self.say(
            f"event.{event.name}{self.variant(event)}",
            who=self.name(event.who),
            whom=self.name(event.whom),
            player=self.player(event.who),
            other_player=self.player(event.whom),
            number=event.amount,
            nth=event.nth,
            card="" if first == NONE else self.cards.card(first, used_as),
            cards=self.cards.cards(event.cards) if event.cards else say("common.cards", event.amount),
            faces=self.cards.faces(event.cards),
            points=self.say("points", event.amount),
            name=self.cards.definition(event.definition) if event.definition in BOOK.by_key else "",
            back=self.say(f"back.{event.role}") if event.role else "",
            winners=", ".join(self.names[player] for player in event.players),
        )

    def variant(self, event: Event) -> str:
        """Which of the lines for this event fits, as the end of its key."""
        if event.name in SEEN_OR_HIDDEN:
            return ".seen" if event.cards else ".hidden"
        if event.name == "played":
            return ".alone" if event.whom == NONE else ".at"
        if event.name == "answered":
            return f".{event.definition}"
        if event.name == "lost_health":
            return ".alone" if event.whom == NONE else ".by"
        if event.name == "shown":
            return f".{event.cause}"
        if event.name == "revealed":
            return ".some" if event.cards else ".none"
        if event.name == "moved_marker":
            return ".own" if owner_of(event.who) == owner_of(event.whom) else ".forced"
        return ""

    # What is asked

    def because(self, seen: DuelView) -> str:
        if seen.because_card != NONE:
            return self.cards.card(seen.because_card)
        return self.name(seen.because_figure)

    def prompt(self, seen: DuelView) -> str:
        """The question to the viewer."""
        self.look_at(seen)
        return self.say(
            f"decision.{seen.decision}.ask",
            because=self.because(seen),
            figure=self.name(seen.for_figure),
            needed=seen.needed,
        )

    # What can be answered

    def option(self, option: Option, seen: DuelView) -> str:
        """An option in full: the card and what is done with it."""
        part = self.option_part(option, seen)
        if option.card == NONE:
            return part
        used_as = "" if option.kind == NONE else BOOK.definitions[option.kind].key
        card = self.cards.card(option.card, used_as)
        return f"{card} {part}" if part.startswith("→") else f"{card}: {part}"

    def option_part(self, option: Option, seen: DuelView) -> str:
        """An option beside the name of its card: only what is done with it."""
        self.look_at(seen)
        part = self.say(
            f"option.{self.option_key(option, seen)}",
            target=self.name(option.target),
            other="" if option.other == NONE else self.cards.card(option.other),
            back="" if option.number == NONE else self.cards.back(option.number),
            name="" if option.kind == NONE else self.kind(option.kind),
            symbol="" if option.card == NONE else self.cards.symbol(option.card),
        )
        return self.with_odds(part, option, seen) if option.verb == USE and seen.for_figure != NONE else part

    def with_odds(self, part: str, option: Option, seen: DuelView) -> str:
        """The use of something for which a card is revealed, with how likely that is to help."""
        used = option.kind if option.card == NONE else BOOK.kind_of[option.card].number
        for number, _good, _cards, _revealed, percent in seen.figures[seen.for_figure].checks:
            if number == used:
                return self.texts.say("common.with_odds", used=part, percent=percent)
        return part

    def odds(self, check: list[int]) -> str:
        """How likely a card that is revealed for something helps."""
        _number, good, cards, revealed, percent = check
        kind = "" if revealed == 1 else "_best" if revealed > 0 else "_worst"
        values = {"good": good, "cards": cards, "flipped": abs(revealed), "percent": percent}
        return self.texts.fill(f"common.revealed_odds{kind}", values)

    def option_key(self, option: Option, seen: DuelView) -> str:
        verb = VERBS[option.verb]
        if option.verb == PASS:
            special = f"{verb}_{seen.decision}"
            return special if self.texts.has(f"duel.option.{special}") else verb
        if option.verb == PLAY:
            if option.number != NONE:
                return "play_hand"
            if option.target == NONE:
                return verb
            return "play_card" if option.other != NONE else "play_at"
        if option.verb == USE and option.card == NONE:
            return "use_ability" if option.other == NONE else "use_for"
        if option.verb == ANSWER and seen.decision != DEFEND:
            return "answer_hit"
        if option.verb in (DISCARD, TAKE) and option.card == NONE:
            return f"{verb}_back"
        return verb

    # How it ended

    def result(self, seen: DuelView) -> str:
        if len(seen.winners) > 1:
            return self.say("result.draw")
        winner = seen.winners[0]
        return self.say(f"result.won.{seen.seats[winner].side}", winners=self.names[winner])


def characters_then(events: list[Event], now: list[str]) -> list[list[str]]:
    """For each event who fought at each place when it happened: read backwards from who fights there now."""
    found: list[list[str]] = []
    characters = now
    for event in reversed(events):
        if event.name in ("killed", "shown"):
            characters = characters[:]
            characters[event.who] = event.definition
        found.append(characters)
    return found[::-1]
