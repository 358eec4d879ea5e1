"""A game in the terminal: shows it, asks, understands what is typed, lets the bots go on."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from saloon.games.bang.view import FigureView
from saloon.games.bang.words import GIVE_ORDER, GREEN, ROLES
from saloon.terminal.choices import explanation, numbered
from saloon.terminal.chronicle import Chronicle
from saloon.terminal.grammar import Line, Matcher, parse, word_means
from saloon.terminal.pages import Pages
from saloon.terminal.paint import ALARM, NAME, painted
from saloon.terminal.question import Choice, Group, Question, opened, own_hand
from saloon.terminal.saves import Table, save_game
from saloon.terminal.screen import question_that_fits, whole_screen
from saloon.terminal.seats import seat_in_full
from saloon.terminal.session import Session
from saloon.terminal.terminal import Left, Terminal
from saloon.text.encyclopedia import bare
from saloon.text.narrator import Narrator
from saloon.text.texts import Texts

SPEEDS = {"slow": 1.5, "normal": 0.7, "fast": 0.2, "instant": 0.0}
"""Seconds that a bot's move stays on the screen."""


LENGTH_OF_SPEECH = 200
LINES_OF_PROMPT = 2
LINES_OF_RESULT = 8
"""Lines below the last table, besides one for each player."""


def goes_back(typed: str) -> bool:
    """Whether a line leaves a group of choices again."""
    return typed.strip() == "0" or word_means(typed, "back")


def clean(said: str) -> str:
    """What was said, without anything that could upset the screen."""
    return "".join(letter for letter in said if letter.isprintable())[:LENGTH_OF_SPEECH]


class Play:
    """One person's game, from wherever it stands to its end."""

    def __init__(self, session: Session, table: Table, texts: Texts, terminal: Terminal, speed: str) -> None:
        self.session = session
        self.table = table
        self.texts = texts
        self.terminal = terminal
        self.seconds = SPEEDS[speed]
        self.narrator = Narrator(texts, session.sets, table.names)
        self.chronicle = Chronicle(self.narrator)
        self.matcher = Matcher(self.narrator)
        self.pages = Pages(texts)
        self.pending: list[str] = []
        """Words that are left of a line that says more than one answer."""
        self.declined: object = None
        """The situation in which an ability out of turn was last declined."""
        self.skipping = False
        self.asked_to_skip = False

    def run(self) -> None:
        """To the end of the game. Raises Left if the person leaves: the game is saved by then."""
        self.save()
        self.introduce()
        self.tell_news()
        while not self.session.over:
            if self.session.bots_interrupt():
                self.show_progress()
            elif self.session.human_decides():
                self.ask()
            elif not self.offer_interrupt():
                self.session.bot_answers()
                self.show_progress()
        self.draw(None, self.session.players + LINES_OF_RESULT)

    def conclude(self, path: Path) -> None:
        """Who won and why, everybody's role, and where the record is."""
        say = self.texts.say
        seen = self.session.view()
        won = "won" if self.session.human in seen.winners else "lost"
        lines = ["", self.narrator.result(seen), say(f"bang.result.you_{won}"), say("terminal.say.roles")]
        self.terminal.show(Text(line, style=NAME) for line in lines)
        for one in seen.figures:
            mark = "★" if one.player in seen.winners else "✝" if not one.alive else " "
            line = (
                f"  {mark} {one.figure + 1} {self.narrator.name(one.figure)}: {self.narrator.role(one.role)}"
            )
            self.terminal.show([f"{line}, {self.narrator.character(one.figure, seen)}"])
        self.terminal.say_whole("terminal.say.saved_record", path=path)
        self.terminal.say_whole("terminal.say.replay_with", path=path)

    def save(self) -> None:
        save_game(self.session.record(), self.table)

    # Showing

    def introduce(self) -> None:
        """Who the person is and what he plays for, at the head of the log."""
        seen = self.session.view()
        own = seen.figures[self.session.human]
        say = self.texts.say
        role = ROLES[own.role]
        lines = [
            say(
                "terminal.intro.role",
                name=self.table.names[own.player],
                seat=own.figure + 1,
                role=say(f"bang.role.{role}.name"),
                goal=say(f"bang.role.{role}.goal"),
            )
        ]
        for key in own.characters:
            text = say(f"bang.character.{key}.text")
            name = say(f"bang.character.{key}.name")
            lines.append(say("terminal.intro.character", character=name, text=text))
        self.chronicle.lines += [painted(line, NAME) for line in lines]
        if not self.terminal.redraws:
            self.terminal.show(lines)

    def tell_news(self) -> int:
        """Add what happened to the log; says how many lines that were."""
        fresh = self.chronicle.add(self.session.news(), self.session.view())
        if not self.terminal.redraws:
            self.terminal.show(fresh)
        return len(fresh)

    def draw(self, asked: Question | None, reserved: int = LINES_OF_PROMPT) -> None:
        """The whole screen as the person may see it now, with so many lines left free below."""
        plain = not self.terminal.redraws
        lines = whole_screen(
            self.session.view(),
            self.narrator,
            Chronicle(self.narrator) if plain else self.chronicle,
            asked,
            self.session.human,
            self.terminal.width,
            self.terminal.height - reserved,
        )
        self.terminal.screen(lines)

    def show_progress(self) -> None:
        """Something happened that the person need not answer."""
        fresh = self.tell_news()
        if fresh and self.terminal.redraws and not self.skipping and not self.session.over:
            if not self.session.human_decides():
                self.draw(None)
            self.offer_to_skip()
            self.terminal.pause(self.seconds)

    def offer_to_skip(self) -> None:
        """Once, when the person is out of the game."""
        if self.asked_to_skip or self.session.view().figures[self.session.human].alive:
            return
        self.asked_to_skip = True
        answer = self.terminal.read(self.texts.say("terminal.prompt.watch"))
        self.skipping = word_means(answer, "skip")

    # Asking

    def ask(self) -> None:
        """Ask the person until there is an answer, and give it."""
        step = self.session.view().step
        whole = self.question()
        asked = whole
        if self.session.view().decision != GIVE_ORDER:
            self.pending = []
        self.draw(asked)
        doubted: Choice | None = None
        while self.session.view().step == step:
            typed = self.next_line()
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
                self.session.answer(choice.key)
                self.save()
                self.tell_news()
                return
            else:
                doubted = None

    def question(self) -> Question:
        """The open question, with its choices in groups as far as the window asks for it."""
        return question_that_fits(
            self.session.view(),
            self.narrator,
            self.session.choices(),
            self.session.refusals(),
            self.session.human,
            self.terminal.width,
            self.terminal.height - LINES_OF_PROMPT,
        )

    def next_line(self) -> str:
        """What is left of a line that says more than one answer, or the next line."""
        if self.pending:
            typed, self.pending = " ".join(self.pending), []
            return typed
        return self.terminal.read(self.texts.say("terminal.prompt.answer"))

    def understand(self, typed: str, asked: Question) -> Choice | Group | None:
        """The choice that a typed line means; commands are carried out and mean none."""
        line = parse(typed)
        count = len(asked.items)
        if line.command:
            self.obey(line, asked)
        elif line.number >= 0:
            if 1 <= line.number <= count:
                return asked.items[line.number - 1]
            self.terminal.say("terminal.say.bad_number", number=line.number, count=count)
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
        places = self.matcher.matching(words, asked.choices)
        if not places and word_means(words[0], "order"):
            # An order is given by one answer after the other: to whom, what, at whom.
            for count in range(len(words) - 1, 0, -1):
                places = self.matcher.matching(words[:count], asked.choices)
                if len(places) == 1:
                    self.pending = [words[0], *words[count:]]
                    break
        if len(places) == 1:
            return asked.choices[places[0]]
        if not places:
            self.terminal.say("terminal.say.unknown", line=typed.strip(), count=len(asked.items))
            return None
        self.which([asked.choices[place] for place in places], asked)
        return None

    def which(self, choices: list[Choice], asked: Question) -> None:
        """Show the choices that words could mean, with the numbers that they have."""
        self.terminal.say("terminal.say.which")
        seen = self.session.view()
        for number, item in enumerate(asked.items, 1):
            within = item.choices if isinstance(item, Group) else [item]
            if not any(choice in choices for choice in within):
                continue
            card = item.named_card
            name = painted(self.narrator.cards.card(card)) if card >= 0 else Text("")
            self.terminal.show([Text("  ") + numbered(number, item, seen, self.narrator) + "  " + name])

    def obey(self, line: Line, asked: Question) -> None:
        """Carry out a command that asks for something."""
        match line.command:
            case "why":
                self.explain(line.words, asked)
            case "card" if line.words:
                self.terminal.show(self.pages.look_up(" ".join(line.words))[0])
            case "card" | "cards":
                self.terminal.show(self.pages.contents(self.session.sets))
            case "log":
                self.terminal.show(self.chronicle.lines)
            case "table":
                self.draw(asked)
            case "seat":
                self.show_seats(line.words)
            case "rules":
                self.show_rules()
            case "say" | "gesture":
                self.say(line)
            case "quit":
                raise Left
            case _:
                self.terminal.say("terminal.help.lines")

    def say(self, line: Line) -> None:
        """A word, or a gesture, at the table. Words cost a life point under the Gag; gestures are free."""
        name = self.table.names[self.session.human]
        if not line.said:
            self.terminal.say("terminal.say.nothing_said")
            return
        if line.command == "gesture":
            self.tell(self.texts.say("terminal.say.gesture", name=name, what=clean(line.said)))
            return
        price = self.session.price_of_speech()
        if price is not None:
            self.terminal.show([Text(self.texts.say("terminal.say.gagged"), ALARM)])
            if not self.terminal.agrees(self.texts.say("terminal.prompt.speak")):
                return
        self.tell(self.texts.say("terminal.say.said", name=name, what=clean(line.said)))
        if price is not None:
            self.session.interrupt(price.key)
            self.save()
            self.tell_news()

    def tell(self, line: str) -> None:
        """A line that is no part of the game, in the log."""
        self.chronicle.lines.append(Text(f"  {line}", style="italic"))
        if not self.terminal.redraws:
            self.terminal.show([f"  {line}"])
        else:
            self.terminal.show([Text(line, style="italic")])

    def show_seats(self, words: list[str]) -> None:
        """Everything that is open about one seat, or about all."""
        seen = self.session.view()
        figures = [one for one in seen.figures if not words or self.is_called(one, words)]
        if not figures:
            self.terminal.say("terminal.say.no_such_seat", name=" ".join(words), count=seen.players)
        for one in figures:
            self.terminal.show(seat_in_full(one, seen, self.narrator))

    def is_called(self, one: FigureView, words: list[str]) -> bool:
        """Whether words are the number or the name of a seat."""
        name = bare(self.table.names[one.player])
        return words == [str(one.figure + 1)] or name.startswith(" ".join(words))

    def explain(self, words: list[str], asked: Question) -> None:
        """Why cards cannot be played: the named ones, or all that have a reason."""
        seen = self.session.view()
        kind_of = self.narrator.cards.book.kind_of
        in_play = seen.figures[self.session.human].in_play
        hand = own_hand(seen) + [card for card in in_play if kind_of[card].border == GREEN]
        cards = self.matcher.hand_cards(words, hand)
        if not words:
            cards = [card for card in hand if any(refusal.card == card for refusal in asked.refusals)]
        if not hand:
            self.terminal.say("terminal.why.none")
        elif not cards and not words:
            self.terminal.say("terminal.why.playable")
        elif not cards:
            self.terminal.say("terminal.say.no_such_card_in_hand", name=" ".join(words))
        else:
            self.terminal.show(explanation(cards, asked.refusals, self.narrator))

    def show_rules(self) -> None:
        """The preset and every rule option with its value."""
        say = self.texts.say
        preset = say(f"bang.preset.{self.session.view().preset}.name")
        lines = [say("terminal.say.rules_in_force", preset=preset)]
        for option, setting in self.session.rules.items():
            name = say(f"bang.rule.{option}.name")
            value = say(f"bang.rule.{option}.value.{setting}")
            lines.append(
                say("terminal.say.rule_line", name=name, value=value, option=option, setting=setting)
            )
        self.terminal.show(lines)

    # Out of turn

    def offer_interrupt(self) -> bool:
        """Offer an ability out of turn, unless declined in the same situation; says whether it was used."""
        choices = self.session.interrupts()
        if not choices or not self.table.ask_interrupts:
            return False
        seen = self.session.view()
        own = seen.figures[self.session.human]
        situation = (own.life, own.hand)
        if situation == self.declined:
            return False
        self.draw(None)
        say = self.texts.say
        typed = self.terminal.read(
            say(
                "terminal.prompt.interrupt",
                what=self.narrator.option(choices[0].option, seen),
                life=say("common.life", own.life),
                cards=say("common.cards", own.hand_size),
            )
        )
        if word_means(typed, "yes") or parse(typed).number == 1:
            self.session.interrupt(choices[0].key)
            self.save()
            self.tell_news()
            return True
        if parse(typed).command == "quit":
            raise Left
        self.declined = situation
        if word_means(typed, "never"):
            self.table = self.table._replace(ask_interrupts=False)
            self.save()
        return False
