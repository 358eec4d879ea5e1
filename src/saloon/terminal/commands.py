"""What can be asked for at the prompt besides answering: cards, the log, rules, advice, a word, a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from saloon.terminal.grammar import Line
from saloon.terminal.inquiries import Inquiries
from saloon.terminal.paint import ALARM
from saloon.terminal.question import Question
from saloon.terminal.registry import pages_of
from saloon.terminal.sitting import Unheeded
from saloon.terminal.terminal import Left
from saloon.text.lessons import lessons

if TYPE_CHECKING:
    from saloon.terminal.play import Play

LENGTH_OF_SPEECH = 200


def clean(said: str) -> str:
    """What was said, without anything that could upset the screen."""
    return "".join(letter for letter in said if letter.isprintable())[:LENGTH_OF_SPEECH]


class Commands:
    """The commands of one person's game."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.sitting = play.sitting
        self.terminal = play.terminal
        self.texts = play.texts
        self.pages = pages_of(play.sitting.game, play.texts, play.sitting.view())
        self.inquiries = Inquiries(play.sitting, play.look, play.texts)

    def obey(self, line: Line, asked: Question) -> None:
        """Carry out a command."""
        look, sitting = self.play.look, self.sitting
        match line.command:
            case "why":
                self.terminal.show(self.inquiries.why(line.words, asked))
            case "card" if line.words:
                self.terminal.show(self.pages.look_up(" ".join(line.words))[0])
            case "card" | "cards":
                self.terminal.show(self.pages.contents(look.boxes(sitting.view())))
            case "log":
                self.terminal.show(self.play.chronicle.lines)
            case "table":
                self.play.draw(asked)
            case "seat":
                self.terminal.show(self.inquiries.seats(line.words))
            case "rules":
                self.terminal.show(self.inquiries.rules())
            case "money":
                told = look.accounts(sitting.view())
                self.terminal.show(told or [self.texts.say("terminal.say.no_money")])
            case "hint" | "who":
                self.advise(line.command)
            case "say" | "gesture":
                self.say(line)
            case "lesson":
                self.lesson(line.said)
            case "quit":
                raise Left
            case _:
                self.help()

    def advise(self, what: str) -> None:
        """What an adviser says, or why nobody does."""
        try:
            self.terminal.show(self.inquiries.hint() if what == "hint" else self.inquiries.suspicion())
        except Unheeded as why:
            self.terminal.show([str(why)])

    def help(self) -> None:
        """Everything that can be typed, and what the signs on the table mean."""
        say = self.play.narrator.say
        self.terminal.say("terminal.help.lines", answers=say("help.answers"), signs=say("help.signs"))
        more = self.sitting.more_help()
        if more:
            self.terminal.show(more.split("\n"))

    def say(self, line: Line) -> None:
        """A word, or a gesture, at the table. Words may have their price; gestures are free."""
        gesture = line.command == "gesture"
        if not line.said:
            self.terminal.say("terminal.say.nothing_said")
            return
        if not gesture and self.sitting.speech_costs():
            self.terminal.show([Text(self.play.narrator.price_of_speech(), ALARM)])
            if not self.terminal.agrees(self.texts.say("terminal.prompt.speak")):
                return
        self.play.act(self.sitting.speak, clean(line.said), gesture)

    def lesson(self, wanted: str) -> None:
        """The lesson of this name, or the one that was offered; without either, those there are."""
        game = self.sitting.game
        known = lessons()[game]
        name = wanted.strip().lower() or self.play.offers.due
        if self.play.is_lesson:
            self.terminal.say("terminal.say.lesson_within")
        elif name not in known:
            titles = [f"  {one}: {self.texts.say(f'web.coach.{game}.{one}.title')}" for one in known]
            self.terminal.show([self.texts.say("terminal.say.lessons"), *titles])
        elif not self.sitting.can_wait():
            self.terminal.say("terminal.say.lesson_later", name=name)
        else:
            self.play.learn(name)
