"""How BANG! looks in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.text import Text

from saloon.games.bang.view import BangView, FigureView
from saloon.games.bang.words import ANSWER, BID, GREEN, PLAY, PLAY_PHASE, ROLES, USE
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import NO_CARD, NO_FIGURE, CardId, FigureId, PlayerId
from saloon.kernel.views import SPECTATOR
from saloon.terminal.bang import money, seats, table
from saloon.terminal.bang.grammar import BangMatcher
from saloon.terminal.bang.pages import BangPages
from saloon.terminal.look import Look
from saloon.terminal.paint import NAME, QUIET
from saloon.terminal.question import Choice
from saloon.text.bang.narrator import BangNarrator


class BangLook(Look[BangView]):
    """One table of BANG!, as its viewer sees it."""

    usual_players = 5
    campaign = ("campaign", "hiring", "experience", "bounties", "no_mercy")
    event_styles: ClassVar[Mapping[str, str]] = {
        "lost_life": "red",
        "eliminated": "bold red",
        "exploded": "bold red",
        "healed": "green",
        "game_ended": "bold",
        "drew": QUIET,
        "discarded": QUIET,
        "reshuffled": QUIET,
    }
    matcher_type = BangMatcher
    pages_type = BangPages

    narrator: BangNarrator

    def __init__(self, narrator: BangNarrator) -> None:
        super().__init__(narrator)

    def boxes(self, seen: BangView) -> list[str]:
        return seen.sets

    def own(self, player: PlayerId, seen: BangView) -> FigureView:
        """The figure by which a player looks at the table."""
        one = seen.standing(player)
        assert one is not None, f"no figure of player {player}"
        return one

    # Parts of the screen

    def ring(self, seen: BangView) -> list[FigureId]:
        return seen.ring

    def standing(self, player: PlayerId, seen: BangView) -> FigureId:
        return self.own(player, seen).figure

    def owner(self, figure: FigureId, seen: BangView) -> PlayerId:
        return seen.figures[figure].player

    def on_turn(self, seen: BangView) -> FigureId:
        return NO_FIGURE if seen.over else seen.turn

    def head(self, seen: BangView, width: int) -> list[Text]:
        return table.events(seen, self.narrator, width)

    def seat(self, figure: FigureId, seen: BangView, bottom: FigureId, width: int, style: int) -> list[Text]:
        return seats.seat_lines(
            seen.figures[figure], seen, self.narrator, self.reach(seen, bottom), width, style
        )

    def centre(self, seen: BangView, bottom: FigureId) -> list[Text]:
        if money.is_between(seen):
            return money.on_offer(seen, self.narrator)
        return table.centre(seen, self.narrator, self.reach(seen, bottom))

    def reach(self, seen: BangView, bottom: FigureId) -> int:
        """How far the viewer's weapon reaches; 0 for a spectator."""
        return 0 if seen.viewer == SPECTATOR else seen.figures[bottom].reach

    def own_seat(self, seen: BangView, bottom: FigureId, width: int) -> list[Text]:
        return table.own_seat(seen, self.narrator, bottom, width)

    def ability(self, seen: BangView, bottom: FigureId, width: int) -> list[Text]:
        if money.is_between(seen):
            return money.ability_on_offer(seen, self.narrator, width)
        return table.ability(seen, self.narrator, bottom, width) if seen.figures[bottom].alive else []

    def hand(self, seat: PlayerId, seen: BangView) -> list[CardId]:
        return self.own(seat, seen).hand

    def is_calm(self, seen: BangView) -> bool:
        return seen.decision == PLAY_PHASE

    def seat_in_full(self, seat: PlayerId, seen: BangView) -> list[Text]:
        return [
            line for one in seen.figures_of(seat) for line in seats.seat_in_full(one, seen, self.narrator)
        ]

    # What the person may do

    def explained(self, seen: BangView) -> list[CardId]:
        """The hand and the green cards in play."""
        kind_of = self.narrator.cards.book.kind_of
        in_play = [card for one in seen.figures_of(seen.viewer) for card in one.in_play]
        return self.own_hand(seen) + [card for card in in_play if kind_of[card].border == GREEN]

    def beside(self, option: Option, seen: BangView) -> CardId:
        """The use of a card in play stands beside the card if it has a target, otherwise alone."""
        if option.verb != USE:
            return option.card
        in_play = [card for one in seen.figures_of(seen.viewer) for card in one.in_play]
        return option.card if option.card in in_play and option.target != NONE else NO_CARD

    def part(self, choice: Choice, seen: BangView) -> str:
        option = choice.option
        narrator = self.narrator
        if option.verb == USE and choice.beside != NONE:
            return narrator.play_part(option)
        part = narrator.option_part(option, seen)
        if option.verb in (PLAY, ANSWER) and narrator.played_as(option):
            name = narrator.kind(option.kind)
            return self.texts.say("terminal.table.as", name=name, part=part if option.verb == PLAY else "")
        return part

    def bundle(self, option: Option) -> object:
        return option.verb if option.verb == BID else super().bundle(option)

    def group(self, option: Option) -> str:
        return self.narrator.say("between.bids") if option.verb == BID else super().group(option)

    def situation(self, seen: BangView) -> object:
        return [(own.life, own.hand) for own in seen.figures_of(seen.viewer)]

    def state(self, seen: BangView) -> str:
        own = self.own(seen.viewer, seen)
        say = self.texts.say
        return self.narrator.say(
            "state", life=say("common.life", own.life), cards=say("common.cards", own.hand_size)
        )

    def is_out(self, seen: BangView) -> bool:
        return not any(one.alive for one in seen.figures_of(seen.viewer))

    # Beginning and end

    def introduction(self, seen: BangView) -> list[str]:
        own = self.own(seen.viewer, seen)
        say = self.narrator.say
        name = self.narrator.names[own.player]
        if own.role == NONE:
            lines = [say(f"intro.{seen.mode}", name=name)]
        else:
            role = say(f"role.{ROLES[own.role]}.name")
            goal = self.narrator.goal(own.role, seen)
            lines = [say("intro.role", name=name, seat=own.figure + 1, role=role, goal=goal)]
        for key in [key for one in seen.figures_of(seen.viewer) for key in seats.known_characters(one)]:
            name = say(f"character.{key}.name")
            lines.append(say("intro.character", character=name, text=say(f"character.{key}.text")))
        return lines

    def conclusion(self, seen: BangView) -> list[Text]:
        """Who won and why, and everybody's role."""
        say = self.narrator.say
        told = ["", self.narrator.result(seen)]
        if seen.viewer != SPECTATOR:
            told.append(say("result.you_won" if seen.viewer in seen.winners else "result.you_lost"))
        roles = [say("result.roles")] if seen.figures[0].role != NONE else []
        lines = [Text(line, style=NAME) for line in (*told, *roles)]
        for one in seen.figures:
            mark = "★" if one.player in seen.winners else "✝" if not one.alive else " "
            line = f"{mark} {one.figure + 1} {self.narrator.name(one.figure)}"
            if one.role != NONE:
                line += f": {self.narrator.role(one.role)}, {self.narrator.character(one.figure, seen)}"
            earned = money.worth(one.player, seen, self.narrator)
            lines.append(Text(f"  {line}" + (f" · {earned}" if earned else "")))
        if money.is_campaign(seen):
            lines += [Text(""), *money.standings(seen, self.narrator)]
        return lines

    def standings(self, seen: BangView) -> list[Text]:
        return money.standings(seen, self.narrator) if money.is_campaign(seen) else []

    def accounts(self, seen: BangView) -> list[Text]:
        return money.accounts(seen, self.narrator)

    def opened(self, seen: BangView, own: list[BangView]) -> BangView:
        """All hands and roles open, and nobody at a distance from anybody."""
        for player, view in enumerate(own):
            for figure, mine in enumerate(view.figures):
                if mine.player == player:
                    mine.distance = 0
                    seen.figures[figure] = mine
        return seen
