"""How the Duel looks in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.text import Text

from saloon.games.duel.explaining import UNLIMITED
from saloon.games.duel.figures import first_place, owner_of
from saloon.games.duel.view import DuelView
from saloon.games.duel.words import PLAY_PHASE, SIDES
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import NO_FIGURE, CardId, FigureId, PlayerId, every_player
from saloon.kernel.views import SPECTATOR
from saloon.terminal.duel import seats
from saloon.terminal.duel.grammar import DuelMatcher
from saloon.terminal.look import Look
from saloon.terminal.paint import NAME, QUIET, TURN, painted, wrapped
from saloon.text.duel.narrator import DuelNarrator


class DuelLook(Look[DuelView]):
    """One table of the Duel, as its viewer sees it: the two lines face to face."""

    usual_players = 2
    event_styles: ClassVar[Mapping[str, str]] = {
        "killed": "red",
        "lost_health": "red",
        "exploded": "red",
        "played": "bold",
        "came": "green",
        "healed": "green",
        "game_ended": "bold",
        "drew": QUIET,
        "discarded": QUIET,
        "reshuffled": QUIET,
    }
    matcher_type = DuelMatcher

    narrator: DuelNarrator

    def __init__(self, narrator: DuelNarrator) -> None:
        super().__init__(narrator)

    # Parts of the screen: a seat is a side, at the first of its two places

    def ring(self, seen: DuelView) -> list[FigureId]:
        return [first_place(player) for player in every_player(seen.players)]

    def standing(self, player: PlayerId, seen: DuelView) -> FigureId:
        return first_place(player)

    def owner(self, figure: FigureId, seen: DuelView) -> PlayerId:
        return owner_of(figure)

    def on_turn(self, seen: DuelView) -> FigureId:
        return NO_FIGURE if seen.over or seen.turn == NONE else first_place(seen.turn)

    def seat(self, figure: FigureId, seen: DuelView, bottom: FigureId, width: int, style: int) -> list[Text]:
        self.narrator.look_at(seen)
        return seats.seat_lines(seen.seats[owner_of(figure)], seen, self.narrator, width, style)

    def centre(self, seen: DuelView, bottom: FigureId) -> list[Text]:
        """Whose turn it is, what it still allows, the decks."""
        say = self.narrator.say
        lines = []
        if seen.turn == NONE:
            lines.append(Text(say("table.preparing"), style=TURN))
        elif not seen.over:
            told = say("table.turn", number=seen.turns, who=self.narrator.names[seen.turn])
            lines.append(painted(f"↻ {told}", TURN))
            lines += [Text(fact, style=QUIET) for fact in self.turn_facts(seen)]
        decks = [
            say("table.deck", side=say(f"side.{side}.sign"), number=seen.decks[number])
            for number, side in enumerate(SIDES)
        ]
        lines.append(Text(" · ".join(decks)))
        if seen.common:
            lines.append(Text(say("table.common", number=seen.common, back=say(f"back.{seen.common_top}"))))
        return [*lines, Text(say("table.discard", number=len(seen.discard)))]

    def turn_facts(self, seen: DuelView) -> list[str]:
        say = self.narrator.say
        facts = []
        if seen.bangs_left == UNLIMITED:
            facts.append(say("table.bangs_any"))
        elif seen.bangs_left:
            facts.append(say("table.bangs", number=seen.bangs_left))
        if seen.may_move:
            facts.append(say("table.may_move"))
        if seen.reload_open:
            facts.append(say("table.reload"))
        return facts

    def own_seat(self, seen: DuelView, bottom: FigureId, width: int) -> list[Text]:
        self.narrator.look_at(seen)
        return seats.own_seat(seen.seats[owner_of(bottom)], seen, self.narrator, width)

    def ability(self, seen: DuelView, bottom: FigureId, width: int) -> list[Text]:
        """What both of one's characters can do."""
        lines: list[Text] = []
        for figure in seats.line_up(seen.seats[owner_of(bottom)], seen):
            if self.texts.has(f"duel.character.{figure.character}.text"):
                text = self.texts.say(f"duel.character.{figure.character}.text")
                name = self.narrator.cards.definition(figure.character)
                words = [Text(word, style=QUIET) for word in f"{name}: {text}".split()]
                lines += [Text("   ") + row for row in wrapped(words, width - 3, " ")]
        return lines

    def hand(self, seat: PlayerId, seen: DuelView) -> list[CardId]:
        return seen.seats[seat].hand

    def is_calm(self, seen: DuelView) -> bool:
        return seen.decision == PLAY_PHASE

    def seat_in_full(self, seat: PlayerId, seen: DuelView) -> list[Text]:
        return seats.seat_in_full(seen.seats[seat], seen, self.narrator)

    # What the person may do

    def bundle(self, option: Option) -> object:
        """An ability that is paid for with any card stands once."""
        return None if option.card != NONE or option.kind == NONE else (option.verb, option.kind)

    # Beginning and end

    def introduction(self, seen: DuelView) -> list[str]:
        own = seen.seats[seen.viewer]
        name = self.narrator.names[own.player]
        side = self.narrator.side(own.side)
        return [self.narrator.say("intro.side", name=name, side=side), self.narrator.say("intro.course")]

    def conclusion(self, seen: DuelView) -> list[Text]:
        """Who won, and who of each side is left."""
        say = self.narrator.say
        told = ["", self.narrator.result(seen)]
        if seen.viewer != SPECTATOR and len(seen.winners) == 1:
            told.append(say("result.you_won" if seen.viewer in seen.winners else "result.you_lost"))
        lines = [painted(line, NAME) for line in told]
        for one in seen.seats:
            standing = seats.line_up(one, seen)
            left = [figure.character for figure in standing if not figure.is_dead()]
            dead = [*one.fallen, *(figure.character for figure in standing if figure.is_dead())]
            mark = "★" if one.player in seen.winners else " "
            names = self.named(left) or say("table.nobody")
            lines.append(painted(f"  {mark} {self.narrator.names[one.player]}: {names}"))
            if dead:
                lines.append(Text(f"      {seats.DEAD} {self.named(dead)}", style=QUIET))
        return lines

    def named(self, characters: list[str]) -> str:
        return ", ".join(map(self.narrator.cards.definition, characters))

    def opened(self, seen: DuelView, own: list[DuelView]) -> DuelView:
        """Both hands and reserves open, and the characters before they are shown."""
        for player, view in enumerate(own):
            seen.seats[player] = view.seats[player]
            for figure in view.figures:
                if figure.player == player:
                    seen.figures[figure.figure] = figure
        return seen
