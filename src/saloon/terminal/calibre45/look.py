"""How Calibre 45 looks in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.text import Text

from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import ARMING, PICK, TARGET
from saloon.kernel.decisions import NONE, Option, Refusal
from saloon.kernel.ids import CardId, FigureId, PlayerId, as_figure, as_player
from saloon.kernel.views import HIDDEN, SPECTATOR
from saloon.terminal.calibre45 import seats, table
from saloon.terminal.calibre45.grammar import CalibreMatcher
from saloon.terminal.calibre45.pages import CalibrePages
from saloon.terminal.look import Look
from saloon.terminal.paint import NAME, QUIET, painted
from saloon.terminal.question import Choice
from saloon.text.calibre45.narrator import CalibreNarrator

ASIDE = (
    *("wrong_moment", "hand_not_full", "no_cowboy", "has_no_use"),
    *("only_when_shot_at", "no_help_here", "teammate", "not_robbing"),
)
"""Reasons that need not stand beside every card: `why` tells them."""


class CalibreLook(Look[CalibreView]):
    """One table of Calibre 45, as its viewer sees it."""

    usual_players = 4
    headings = ("robbery_called", "robbery_ended")
    untold = ("turn_began",)
    event_styles: ClassVar[Mapping[str, str]] = {
        "cowboy_lost": "red",
        "shot": "bold",
        "turned_up": "bold",
        "loot_taken": "green",
        "game_ended": "bold",
        "drew": QUIET,
        "exchanged": QUIET,
        "passed": QUIET,
        "reshuffled": QUIET,
    }
    matcher_type = CalibreMatcher
    pages_type = CalibrePages

    narrator: CalibreNarrator

    def __init__(self, narrator: CalibreNarrator) -> None:
        super().__init__(narrator)

    # Parts of the screen

    def on_turn(self, seen: CalibreView) -> FigureId:
        """Who is to act: in a robbery that is not the one who called it."""
        return as_figure(seen.decider)

    def is_own_turn(self, seen: CalibreView) -> bool:
        return seen.turn == seen.viewer

    def head(self, seen: CalibreView, width: int) -> list[Text]:
        robbery = table.robbery_line(seen, self.narrator, width)
        return table.standings(seen, self.narrator, width) + robbery

    def seat(
        self, figure: FigureId, seen: CalibreView, bottom: FigureId, width: int, style: int
    ) -> list[Text]:
        return seats.seat_lines(seen.seats[as_player(figure)], seen, self.narrator, width, style)

    def centre(self, seen: CalibreView, bottom: FigureId) -> list[Text]:
        return table.centre(seen, self.narrator)

    def own_seat(self, seen: CalibreView, bottom: FigureId, width: int) -> list[Text]:
        return seats.own_seat(seen.seats[as_player(bottom)], seen, self.narrator, width)

    def hand(self, seat: PlayerId, seen: CalibreView) -> list[CardId]:
        return seats.in_order(seen.seats[seat].hand, self.narrator)

    def is_calm(self, seen: CalibreView) -> bool:
        return seen.decision == ARMING

    def seat_in_full(self, seat: PlayerId, seen: CalibreView) -> list[Text]:
        return seats.seat_in_full(seen.seats[seat], seen, self.narrator)

    # What the person may do

    def explained(self, seen: CalibreView) -> list[CardId]:
        """The hand and the cowboy, or the want of one."""
        return [*self.own_hand(seen), seen.seats[seen.viewer].cowboy]

    def number(self, option: Option) -> int:
        """A card of the money deck is known by its place."""
        return option.number + 1 if option.verb == PICK else NONE

    def is_aside(self, refusal: Refusal) -> bool:
        return refusal.reason.code in ASIDE

    def part(self, choice: Choice, seen: CalibreView) -> str:
        if choice.option.verb == PICK:
            return seats.BACK
        return super().part(choice, seen)

    def group_beside(self, option: Option) -> str:
        """Only a Coyote can be exchanged in many ways."""
        return self.narrator.say("option.exchange_group")

    # Beginning and end

    def introduction(self, seen: CalibreView) -> list[str]:
        """Seat, team and goal; the cowboy; how it goes; and that nobody knows the printed cards."""
        say = self.narrator.say
        own = seen.seats[seen.viewer]
        mates = [
            self.narrator.names[one.player] for one in seen.seats if one.team == own.team and one is not own
        ]
        lines = [
            say(
                "intro.team" if mates else "intro.team_alone",
                name=self.narrator.names[own.player],
                seat=own.player + 1,
                team=self.narrator.team(own.team),
                sign=self.narrator.sign(own.team),
                mates=", ".join(mates),
                target=self.narrator.dollars(TARGET),
            )
        ]
        if own.cowboy not in (NONE, HIDDEN):
            limit = self.narrator.cards.bullets(own.limit)
            lines.append(say("intro.cowboy", card=self.narrator.card(own.cowboy), limit=limit))
        return [*lines, say("intro.course"), say("intro.own_deck" if seen.decks else "intro.reconstruction")]

    def conclusion(self, seen: CalibreView) -> list[Text]:
        """Who won, and what everybody robbed."""
        say = self.narrator.say
        told = ["", self.narrator.result(seen)]
        if seen.viewer != SPECTATOR:
            told.append(say("result.you_won" if seen.viewer in seen.winners else "result.you_lost"))
        lines = [painted(line, NAME) for line in (*told, say("result.money"))]
        for one in seen.seats:
            mark = "★" if one.player in seen.winners else " "
            money = self.narrator.dollars(one.money)
            team, name = self.narrator.letter(one.team), self.narrator.name(as_figure(one.player))
            lines.append(painted(f"  {mark} {one.player + 1} {team} {name}: {money}"))
        return lines

    def opened(self, seen: CalibreView, own: list[CalibreView]) -> CalibreView:
        """All hands and cowboys open, and what the one who decides has laid."""
        for player, view in enumerate(own):
            seen.seats[player] = view.seats[player]
        if seen.decider != NONE:
            seen.stack = own[seen.decider].stack
        return seen
