"""A game in the terminal: shows it, asks, understands what is typed, lets the bots go on."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec

from rich.text import Text

from saloon.advice.registry import COUNSELS
from saloon.kernel.ids import PlayerId
from saloon.kernel.views import SPECTATOR
from saloon.terminal.choices import numbered
from saloon.terminal.chronicle import Chronicle
from saloon.terminal.coach import Coach, moment_of
from saloon.terminal.commands import Commands
from saloon.terminal.grammar import parse, word_means
from saloon.terminal.keyboard import Rung
from saloon.terminal.learning import Offers, lesson_session
from saloon.terminal.paint import ALARM, NAME, folded, painted
from saloon.terminal.question import Choice, Group, Question, opened
from saloon.terminal.registry import look_of
from saloon.terminal.screen import question_that_fits, whole_screen
from saloon.terminal.sitting import Sitting, Unheeded
from saloon.terminal.terminal import SPEEDS, Left, Terminal
from saloon.text.texts import Texts

P = ParamSpec("P")
NOTHING_ASKED = Question([], [], [])
LINES_OF_PROMPT = 2
LINES_BELOW = 3
"""Below how it ended: where the record is, and the next question."""


def goes_back(typed: str) -> bool:
    """Whether a line leaves a group of choices again."""
    return typed.strip() == "0" or word_means(typed, "back")


class Play:
    """One person's game, from wherever it stands to its end."""

    def __init__(
        self, sitting: Sitting, texts: Texts, terminal: Terminal, speed: str, coach: Coach | None = None
    ) -> None:
        self.sitting = sitting
        self.texts = texts
        self.terminal = terminal
        self.speed = speed
        self.seconds = SPEEDS[speed]
        self.seat = sitting.seat
        self.bottom = PlayerId(max(sitting.seat, 0))
        """The seat that is drawn at the bottom."""
        seen = sitting.view()
        self.look = look_of(sitting.game, texts, seen, sitting.names)
        self.look.recall = sitting.known
        self.narrator = self.look.narrator
        self.chronicle = Chronicle(self.look)
        self.commands = Commands(self)
        self.offers = Offers(sitting.game)
        self.pending: list[str] = []
        """Words that are left of a line that says more than one answer."""
        self.declined: object = None
        """The situation in which an ability out of turn was last declined."""
        self.skipping = False
        self.coach = coach
        self.is_lesson = coach is not None
        self.below: list[Text] = []
        """What the bartender has said and what is to be answered: it stands below the table."""
        self.wants_another = False
        """Whether the person, who is out, wants the next game without being asked again."""
        self.asked_to_skip = sitting.seat == SPECTATOR or sitting.bell is not None

    def run(self) -> None:
        """To the end of the game. Raises Left if the person leaves."""
        self.sitting.begin()
        self.introduce()
        self.tell_news()
        while not self.sitting.over:
            self.listen()
            if self.sitting.seat != self.seat:
                self.change_seat()
            elif self.sitting.catch_up():
                self.show_progress()
            elif self.sitting.is_asked():
                self.ask()
            elif not self.offer_interrupt():
                self.wait()
        self.draw(None, len(self.look.conclusion(self.sitting.view())) + LINES_BELOW)

    def conclude(self, path: Path | None = None) -> None:
        """Who won and why, what was hidden, and where the record is."""
        self.terminal.show(self.look.conclusion(self.sitting.view()))
        self.terminal.show([painted(f"★ {line}") for line in self.sitting.honours(self.texts)])
        if path is not None:
            self.terminal.say_whole("terminal.say.saved_record", path=path)
            self.terminal.say_whole("terminal.say.replay_with", path=path)
            if self.sitting.game in COUNSELS:
                self.terminal.say_whole("advice.review.with", path=path)

    # Showing

    def introduce(self) -> None:
        """Who the person is and what he plays for, at the head of the log."""
        if self.sitting.seat == SPECTATOR:
            return
        lines = self.look.introduction(self.sitting.view())
        self.chronicle.lines += [painted(line, NAME) for line in lines]
        if not self.terminal.redraws:
            self.terminal.show(lines)

    def change_seat(self) -> None:
        """The person has sat down in the middle of the game, or has given his seat up."""
        self.seat = self.sitting.seat
        self.bottom = PlayerId(max(self.seat, 0))
        self.introduce()

    def tell_news(self) -> int:
        """Add what was said and what happened to the log; says how many lines that were."""
        said = self.sitting.said()
        for name, words, gesture in said:
            self.tell(
                self.texts.say(f"terminal.say.{'gesture' if gesture else 'said'}", name=name, what=words)
            )
        notices = self.sitting.notices()
        for notice in notices:
            self.tell(notice)
        news = self.sitting.news()
        self.offers.hear(news)
        fresh = self.chronicle.add(news, self.sitting.view())
        if not self.terminal.redraws:
            self.terminal.show(fresh)
        return len(said) + len(notices) + len(fresh)

    def draw(self, asked: Question | None, reserved: int = LINES_OF_PROMPT) -> None:
        """The whole screen as the person may see it now, with so many lines left free below."""
        plain = not self.terminal.redraws
        below = sum(len(folded(line, self.terminal.width)) for line in self.below)
        lines = whole_screen(
            self.look,
            self.sitting.view(),
            Chronicle(self.look) if plain else self.chronicle,
            asked,
            self.bottom,
            self.terminal.width,
            self.terminal.height - reserved - below,
        )
        self.terminal.screen(lines)
        self.terminal.show(self.below)

    def listen(self) -> None:
        """What the bartender says now, in a lesson. What is only to be read stands until it has been read."""
        if self.coach is None:
            return
        coach, self.below = self.coach, []
        for hint in coach.hints(moment_of(self.sitting, self.look, coach.given)):
            self.below += coach.lines(hint, self.texts)
            if not hint.give and not hint.pick:
                if self.terminal.redraws:
                    self.draw(self.question() if self.sitting.is_asked() else None)
                else:
                    self.terminal.show(self.below)
                if self.terminal.has_person:
                    self.terminal.read(self.texts.say("terminal.prompt.read"))
                self.below = []
        if coach.over:
            self.coach = None

    def show_progress(self) -> None:
        """Something happened that the person need not answer."""
        fresh = self.tell_news()
        if fresh and self.terminal.redraws and not self.skipping and not self.sitting.over:
            if not self.sitting.is_asked():
                self.draw(None)
            self.offer_to_skip()
            self.terminal.pause(self.seconds)

    def offer_to_skip(self) -> None:
        """Once, when the person is out of the game."""
        if self.asked_to_skip or not self.look.is_out(self.sitting.view()):
            return
        self.asked_to_skip = True
        answer = self.terminal.read(self.texts.say("terminal.prompt.watch"))
        self.wants_another = word_means(answer, "another")
        self.skipping = self.wants_another or word_means(answer, "skip")

    def wait(self) -> None:
        """Until somebody else has done something. Where that takes long, the person may look and speak."""
        if self.sitting.bell is None or not self.terminal.has_person:
            self.sitting.wait()
            self.show_progress()
            return
        self.draw(None)
        out = self.seat != SPECTATOR and self.look.is_out(self.sitting.view())
        prompt = self.texts.say("terminal.prompt.wait_out" if out else "terminal.prompt.wait")
        with contextlib.suppress(Rung):
            while True:
                self.pass_the_time(self.terminal.read(prompt, self.sitting.bell))
        self.sitting.wait()
        self.tell_news()

    def pass_the_time(self, typed: str) -> None:
        """A line that is typed while somebody else is asked. What it shows stays until it has been read."""
        line = parse(typed)
        if not line.command:
            if not self.did_at_table(typed):
                self.terminal.say("terminal.say.not_asked")
        elif line.command in ("say", "gesture", "quit"):
            self.commands.obey(line, NOTHING_ASKED)
        else:
            self.commands.obey(line, NOTHING_ASKED)
            self.terminal.read(self.texts.say("terminal.prompt.seen"))
            self.draw(None)

    # Asking

    def ask(self) -> None:
        """Ask the person until there is an answer, and give it."""
        step = self.sitting.view().step
        self.offer_lesson()
        whole = self.question()
        asked = whole
        if not self.look.matcher.goes_on(self.sitting.view()):
            self.pending = []
        self.draw(asked)
        doubted: Choice | None = None
        while self.sitting.is_asked() and self.sitting.view().step == step:
            try:
                typed = self.next_line()
            except Rung:
                self.look_up(step)
                continue
            if doubted is not None and word_means(typed, "yes"):
                choice: Choice | None = doubted
            elif asked.opened and goes_back(typed):
                asked = whole
                self.draw(asked)
                continue
            else:
                found = self.understand(typed, asked)
                if isinstance(found, Group):
                    asked = opened(found, asked.refusals)
                    self.draw(asked)
                    continue
                choice = found
            if choice is not None and choice.warning is not None and choice != doubted:
                doubted = choice
                warning = self.narrator.warning(choice.warning)
                self.terminal.show([Text(self.texts.say("terminal.say.confirm", warning=warning), ALARM)])
            elif choice is not None:
                self.act(self.sitting.answer, choice.key)
                return
            else:
                doubted = None

    def look_up(self, step: int) -> None:
        """Something happened while the person was asked: perhaps he is not asked any more."""
        self.sitting.catch_up()
        self.tell_news()
        if self.sitting.view().step != step:
            self.terminal.keyboard.forget()

    def act(self, deed: Callable[P, None], *what: P.args, **how: P.kwargs) -> None:
        """Do something at the table; if it is not taken, say why."""
        try:
            deed(*what, **how)
        except Unheeded as why:
            self.tell(str(why))
        self.tell_news()

    def question(self) -> Question:
        """The open question, with its choices in groups as far as the window asks for it."""
        return question_that_fits(
            self.look,
            self.sitting.view(),
            self.sitting.choices(),
            self.sitting.refusals(),
            self.bottom,
            self.terminal.width,
            self.terminal.height - LINES_OF_PROMPT,
        )

    def next_line(self) -> str:
        """What is left of a line that says more than one answer, or the next line."""
        if self.pending:
            typed, self.pending = " ".join(self.pending), []
            return typed
        return self.terminal.read(self.texts.say("terminal.prompt.answer"), self.sitting.bell)

    def understand(self, typed: str, asked: Question) -> Choice | Group | None:
        """The choice that a typed line means; commands are carried out and mean none."""
        line = parse(typed)
        count = len(asked.items)
        if line.command:
            self.commands.obey(line, asked)
        elif line.number >= 0:
            items = asked.numbered()
            if line.number in items:
                return items[line.number]
            meant = self.look.matcher.matching([str(line.number)], asked.choices)
            if len(meant) == 1:
                return asked.choices[meant[0]]
            gone = 1 <= line.number <= max(items)
            said = "terminal.say.number_gone" if gone else "terminal.say.bad_number"
            self.terminal.say(said, number=line.number, count=max(items))
        elif not line.words:
            if self.terminal.redraws:
                self.draw(asked)
            else:
                self.terminal.say("terminal.say.empty", count=count)
        else:
            return self.described(line.words, typed, asked)
        return None

    def described(self, words: list[str], typed: str, asked: Question) -> Choice | None:
        """The one choice that words describe; if there are several, they are shown."""
        places, self.pending = self.look.matcher.first_of(words, asked.choices)
        if len(places) == 1:
            return asked.choices[places[0]]
        if not places and self.did_at_table(typed):
            return None
        if not places:
            said = "terminal.say.not_now" if self.look.matcher.knows(words) else "terminal.say.unknown"
            self.terminal.say(said, line=typed.strip(), count=len(asked.items))
            return None
        self.which([asked.choices[place] for place in places], asked)
        return None

    def did_at_table(self, typed: str) -> bool:
        """Whether a line was about the table rather than the game; it has been done then, or told why not."""
        try:
            told = self.sitting.obey(typed)
        except Unheeded as why:
            told = str(why)
        for line in (told or "").splitlines():
            self.tell(line)
        self.tell_news()
        return told is not None

    def which(self, choices: list[Choice], asked: Question) -> None:
        """Show the choices that words could mean, with the numbers that they have."""
        self.terminal.say("terminal.say.which")
        seen = self.sitting.view()
        for number, item in asked.numbered().items():
            within = item.choices if isinstance(item, Group) else [item]
            if not any(choice in choices for choice in within):
                continue
            card = item.beside
            name = painted(self.narrator.card(card)) if card >= 0 else Text("")
            self.terminal.show([Text("  ") + numbered(number, item, self.look, seen) + "  " + name])

    def tell(self, line: str) -> None:
        """A line that is no part of the game, in the log."""
        self.chronicle.lines.append(Text(f"  {line}", style="italic"))
        if not self.terminal.redraws:
            self.terminal.show([f"  {line}"])
        else:
            self.terminal.show([Text(line, style="italic")])

    # Lessons

    def offer_lesson(self) -> None:
        """One line, where something new has come up that a lesson is about."""
        if self.is_lesson or not self.terminal.has_person:
            return
        refused = (refusal.reason.code for refusal in self.sitting.refusals())
        name = self.offers.next(self.sitting.view().decision, refused)
        if name:
            about = self.texts.say(f"web.coach.{self.sitting.game}.{name}.about")
            when = "now" if self.sitting.can_wait() else "later"
            self.tell(self.texts.say(f"terminal.say.lesson_offered_{when}", about=about))

    def learn(self, name: str) -> None:
        """A lesson beside the game, which waits. Whoever leaves the lesson is back at his table."""
        sitting, texts = self.sitting, Texts(self.texts.language)
        person = sitting.names[sitting.seat] if sitting.seat != SPECTATOR else ""
        prepared = lesson_session(sitting.game, name, person, texts, sitting.asks_interrupts, kept=False)
        lesson = Play(prepared, texts, self.terminal, self.speed, Coach(sitting.game, name))
        self.terminal.say("terminal.say.lesson_begins")
        with contextlib.suppress(Left):
            lesson.run()
            lesson.conclude()
            self.terminal.read(self.texts.say("terminal.prompt.seen"))
        self.tell(self.texts.say("terminal.say.lesson_left"))
        self.draw(self.question() if self.sitting.is_asked() else None)

    # Out of turn

    def offer_interrupt(self) -> bool:
        """Offer an ability out of turn, unless declined in the same situation; says whether it was used."""
        choices = self.sitting.interrupts()
        if not choices or not self.sitting.asks_interrupts:
            return False
        seen = self.sitting.view()
        situation = self.look.situation(seen)
        if situation == self.declined:
            return False
        self.draw(None)
        what = self.narrator.option(choices[0].option, seen)
        prompt = self.texts.say("terminal.prompt.interrupt", what=what, state=self.look.state(seen))
        try:
            typed = self.terminal.read(prompt, self.sitting.bell)
        except Rung:
            self.look_up(seen.step)
            return True
        if word_means(typed, "yes") or parse(typed).number == 1:
            self.act(self.sitting.interrupt, choices[0].key)
            return True
        if parse(typed).command == "quit":
            raise Left
        self.declined = situation
        if word_means(typed, "never"):
            self.sitting.never_ask()
        return False
