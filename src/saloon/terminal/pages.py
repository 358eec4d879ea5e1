"""Pages of the encyclopedia as the terminal shows them."""

from __future__ import annotations

from rich.text import Text

from saloon.terminal.paint import NAME, QUIET, painted
from saloon.text.encyclopedia import AnyEncyclopedia
from saloon.text.texts import VARIANTS, Texts

OTHER_LANGUAGE = {"en": "ru", "ru": "en"}


class Pages:
    """The encyclopedia of a game in one language, with the names in the other one too."""

    def __init__(self, encyclopedia: AnyEncyclopedia, texts: Texts) -> None:
        self.encyclopedia = encyclopedia
        self.texts = texts
        self.other = Texts(OTHER_LANGUAGE[texts.base])

    def name(self, key: str) -> str:
        return self.encyclopedia.name(key, self.texts)

    def contents(self, sets: list[str]) -> list[Text]:
        """All entries of these boxes, box by box."""
        say = self.texts.say
        game = self.encyclopedia.game
        lines: list[Text] = []
        box = ""
        for shelf in self.encyclopedia.shelves(sets):
            if shelf.box != box:
                box = shelf.box
                lines.append(Text(say(f"{game}.set.{box}"), style=NAME))
            lines.append(Text(say(f"{game}.{shelf.heading}", number=shelf.number), style=QUIET))
            lines += [self.contents_line(key, shelf.box) for key in shelf.keys]
        return [*lines, Text(say("terminal.cards.more"), style=QUIET)]

    def contents_line(self, key: str, box: str) -> Text:
        """An entry in one line of the contents, on the shelf of a box."""
        return Text(f"  {self.name(key):<26} {self.foreign_names(key)}")

    def foreign_names(self, key: str) -> str:
        """The names in the other language and, for Russian, under which a character is also known."""
        path = f"{self.encyclopedia.entries()[key].path}.name"
        names = [self.other.say(path)]
        for variant in VARIANTS:
            names.append(Texts(variant).say(path))
        if self.texts.base == "ru":
            names.append(Texts("ru").say(path))
        shown = dict.fromkeys(names)
        shown.pop(self.texts.say(path), None)
        return " / ".join(shown)

    def page(self, key: str) -> list[Text]:
        """Everything about one entry."""
        entry = self.encyclopedia.entries()[key]
        lines = [
            Text(self.name(key), style=NAME).append(f"  {self.foreign_names(key)}", style=QUIET),
            Text(" · ".join(self.encyclopedia.facts(entry, self.texts)), style=QUIET),
            Text(self.texts.say(f"{entry.path}.text")),
        ]
        copies = self.encyclopedia.copies(entry, self.texts)
        if copies:
            lines.append(painted(f"{self.texts.say('common.copies', len(copies))}: {' '.join(copies)}"))
        return [*lines, *self.rules(key), *self.rulings(key)]

    def rules(self, key: str) -> list[Text]:
        """The rule options that touch it, with their values; the first is the publisher's."""
        say = self.texts.say
        rule = f"{self.encyclopedia.game}.rule"
        lines: list[Text] = []
        for name, values in self.encyclopedia.entries()[key].rules:
            told = [f"{say(f'{rule}.{name}.value.{value}')} ({value})" for value in values]
            about = say("terminal.cards.rule", name=say(f"{rule}.{name}.name"), option=name)
            lines.append(Text(f"{about}. {say(f'{rule}.{name}.text')} {'; '.join(told)}."))
        return lines

    def rulings(self, key: str) -> list[Text]:
        found = self.encyclopedia.rulings_of(key)
        if not found:
            return []
        head = Text(self.texts.say("common.rulings", len(found)) + ":", style=QUIET)
        return [head, *(Text(f"  {one.id}  {one.sentence[self.texts.base]}") for one in found)]

    def unknown(self, name: str) -> list[Text]:
        """There is no such card; perhaps one of these was meant."""
        lines = [Text(self.texts.say("terminal.cards.unknown", name=name))]
        likely = [self.name(key) for key in self.encyclopedia.suggestions(name)]
        if likely:
            lines.append(Text(self.texts.say("terminal.cards.perhaps", names=", ".join(likely))))
        return lines

    def look_up(self, name: str) -> tuple[list[Text], bool]:
        """The page of this name, several names to choose from, or a suggestion; and whether it was found."""
        found = self.encyclopedia.find(name)
        if len(found) == 1:
            return self.page(found[0]), True
        if found:
            names = ", ".join(self.name(key) for key in found)
            return [Text(self.texts.say("terminal.cards.several", names=names))], True
        return self.unknown(name), False
