"""What a person can ask about the game in front of him: why not, who has what, which rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from saloon.advice.words import percent, points
from saloon.bots.noisy import read_name
from saloon.kernel.ids import PlayerId, every_player
from saloon.terminal.choices import explanation
from saloon.terminal.look import Look
from saloon.terminal.paint import NAME, QUIET
from saloon.terminal.question import Question
from saloon.terminal.sitting import Sitting
from saloon.text.encyclopedia import bare
from saloon.text.texts import Texts
from saloon.wire.names import bot_called

WIDTH = 10
"""Of a bar that stands for certain victory."""


class Inquiries:
    """Answers in lines; nothing is told that the person may not know."""

    def __init__(self, sitting: Sitting, look: Look[Any], texts: Texts) -> None:
        self.sitting = sitting
        self.look = look
        self.texts = texts

    def seats(self, words: list[str]) -> Sequence[Text | str]:
        """Everything that is open about one seat, or about all."""
        seen = self.sitting.view()
        seats = [seat for seat in every_player(seen.players) if not words or self.is_called(seat, words)]
        if not seats:
            return [self.texts.say("terminal.say.no_such_seat", name=" ".join(words), count=seen.players)]
        lines: list[Text | str] = []
        for seat in seats:
            lines += self.look.seat_in_full(seat, seen)
            lines += self.played_by(seat)
            lines += self.look.reminder_in_full(seat)
        return lines if words else [*lines, *self.look.known_decks()]

    def played_by(self, seat: PlayerId) -> list[Text | str]:
        """Which bot plays there, and how it plays."""
        bot = self.sitting.bot_at(seat)
        if not bot:
            return []
        manner = self.texts.say(f"common.bot.{read_name(bot).plain}.text")
        return [self.texts.say("terminal.say.played_by", bot=bot_called(bot, self.texts), manner=manner)]

    def is_called(self, seat: PlayerId, words: list[str]) -> bool:
        """Whether words are the number or the name of a seat."""
        name = bare(self.sitting.names[seat])
        return words == [str(seat + 1)] or name.startswith(" ".join(words))

    def why(self, words: list[str], asked: Question) -> Sequence[Text | str]:
        """Why cards cannot be played: the named ones, or all that have a reason."""
        say = self.texts.say
        hand = self.look.explained(self.sitting.view())
        cards = self.look.matcher.hand_cards(words, hand)
        if not words:
            cards = [card for card in hand if any(refusal.card == card for refusal in asked.refusals)]
        if not hand:
            return [say("terminal.why.none")]
        if not cards and not words:
            return [say("terminal.why.playable")]
        if not cards:
            return [say("terminal.say.no_such_card_in_hand", name=" ".join(words))]
        return explanation(cards, asked.refusals, self.look.narrator)

    def hint(self) -> Sequence[Text | str]:
        """The best moves with their chances and reasons, and how certain that is. Raises Unheeded."""
        found = self.sitting.hint(self.texts)
        lines: list[Text | str] = [Text(self.texts.say("advice.heading.hint"), style=NAME)]
        for move in found.moves:
            bar = "█" * round(move.chance * WIDTH)
            text = self.texts.say(
                "advice.move",
                text=move.text,
                chance=percent(move.chance),
                low=percent(move.low),
                high=percent(move.high),
            )
            behind = self.texts.say(
                "advice.behind", points=points(move.behind, self.texts), error=points(move.error, self.texts)
            )
            first = move is found.moves[0]
            lines.append(Text(f"  {bar:<{WIDTH}} {text}{'' if first else f'  {behind}'}"))
            lines += [Text(f"  {'':<{WIDTH}}   {reason.text}", style=QUIET) for reason in move.reasons]
        return [*lines, found.text]

    def suspicion(self) -> Sequence[Text | str]:
        """How likely who is what, and which acts made it so. Raises Unheeded."""
        found = self.sitting.suspicion(self.texts)
        if not found.suspects:
            return [self.texts.say("advice.nothing_hidden")]
        lines: list[Text | str] = [Text(self.texts.say("advice.heading.suspicion"), style=NAME)]
        for suspect in found.suspects:
            chances = ", ".join(f"{one.name} {percent(one.chance)} %" for one in suspect.chances)
            lines.append(Text(f"  {suspect.name}: {chances}"))
            lines += [Text(f"    {act.text} ({act.change})", style=QUIET) for act in suspect.acts]
        return lines

    def rules(self) -> Sequence[Text | str]:
        """The preset and every rule option with its value."""
        say, narrator = self.texts.say, self.look.narrator
        preset = narrator.preset(self.sitting.view().preset)
        lines = [say("terminal.say.rules_in_force", preset=preset)]
        if self.sitting.card_memory:
            lines.append(f"  {say('common.agreement.card_memory.on')}")
        for option, setting in self.sitting.rules.items():
            name, value = narrator.rule(option), narrator.rule_value(option, setting)
            lines.append(
                say("terminal.say.rule_line", name=name, value=value, option=option, setting=setting)
            )
        return lines
