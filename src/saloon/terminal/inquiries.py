"""What a person can ask about the game in front of him: why not, who has what, which rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from saloon.kernel.ids import PlayerId, every_player
from saloon.terminal.choices import explanation
from saloon.terminal.look import Look
from saloon.terminal.question import Question
from saloon.terminal.sitting import Sitting
from saloon.text.encyclopedia import bare
from saloon.text.texts import Texts


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
        lines = []
        for seat in seats:
            lines += self.look.seat_in_full(seat, seen) + self.look.reminder_in_full(seat)
        return lines if words else lines + self.look.known_decks()

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

    def rules(self) -> Sequence[Text | str]:
        """The preset and every rule option with its value."""
        say, narrator = self.texts.say, self.look.narrator
        preset = narrator.preset(self.sitting.view().preset)
        lines = [say("terminal.say.rules_in_force", preset=preset)]
        if self.sitting.card_memory:
            lines.append(f"  {say('common.card_memory.on')}")
        for option, setting in self.sitting.rules.items():
            name, value = narrator.rule(option), narrator.rule_value(option, setting)
            lines.append(
                say("terminal.say.rule_line", name=name, value=value, option=option, setting=setting)
            )
        return lines
