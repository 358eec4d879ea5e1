"""Pages of the encyclopedia as the terminal shows them."""

from __future__ import annotations

from rich.text import Text

from saloon.games.bang.catalogue import SETS
from saloon.games.bang.setup import book_of
from saloon.games.bang.words import BORDERS
from saloon.terminal.paint import NAME, QUIET, painted
from saloon.text.cards import CardNames, reach_of
from saloon.text.encyclopedia import Entry, entries, find, rulings_of, suggestions
from saloon.text.texts import VARIANTS, Texts

OTHER_LANGUAGE = {"en": "ru", "ru": "en"}


class Pages:
    """The encyclopedia in one language, with the names in the other one too."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.names = CardNames(texts, book_of(list(SETS), []))
        self.other = Texts(OTHER_LANGUAGE[texts.base])

    def contents(self, sets: list[str]) -> list[Text]:
        """All cards, characters and events of these boxes, box by box."""
        say = self.texts.say
        lines: list[Text] = []
        for box in [box for key, box in SETS.items() if key in sets]:
            lines.append(Text(say(f"bang.set.{box.key}"), style=NAME))
            parts: list[tuple[str, int, list[str]]] = [
                ("cards", len(box.deck), [kind.key for kind in box.kinds]),
                ("characters", len(box.characters), [one.key for one in box.characters]),
                ("events", len(box.events), [event.key for event in box.events]),
            ]
            for part, number, keys in parts:
                if keys:
                    lines.append(Text(say(f"terminal.cards.{part}", number=number), style=QUIET))
                    lines += [self.contents_line(entries()[key]) for key in keys]
        return [*lines, Text(say("terminal.cards.more"), style=QUIET)]

    def contents_line(self, entry: Entry) -> Text:
        name = self.names.definition(entry.key)
        about = self.foreign_names(entry)
        if entry.kind is not None:
            faces = [self.names.face(card.suit, card.rank) for card in entry.copies]
            shown = " ".join(faces[:4]) + (" …" if len(faces) > 4 else "")
            return painted(f"  {name:<18} {about:<20} {len(faces):>2} × {shown}")
        if entry.character is None:
            return Text(f"  {name:<26} {about}")
        return Text(f"  {name:<18} {about:<38} ").append("♥" * entry.character.life, style="red")

    def foreign_names(self, entry: Entry) -> str:
        """The names in the other language and, for Russian, under which a character is also known."""
        path = f"{entry.path}.name"
        names = [self.other.say(path)]
        for variant in VARIANTS:
            names.append(Texts(variant).say(path))
        if self.texts.base == "ru":
            names.append(Texts("ru").say(path))
        shown = dict.fromkeys(names)
        shown.pop(self.texts.say(path), None)
        return " / ".join(shown)

    def page(self, key: str) -> list[Text]:
        """Everything about one card, character or event."""
        entry = entries()[key]
        say = self.texts.say
        lines = [
            Text(self.names.definition(key), style=NAME).append(
                f"  {self.foreign_names(entry)}", style=QUIET
            ),
            Text(self.facts(entry), style=QUIET),
            Text(say(f"{entry.path}.text")),
        ]
        if entry.copies:
            faces = " ".join(self.names.face(card.suit, card.rank) for card in entry.copies)
            lines.append(painted(f"{say('common.copies', len(entry.copies))}: {faces}"))
        return [*lines, *self.rules(entry), *self.rulings(entry)]

    def facts(self, entry: Entry) -> str:
        """Box, border, reach or life, in one line."""
        say = self.texts.say
        facts = [say(f"bang.set.{entry.box}")]
        if entry.kind is not None:
            facts.append(say(f"bang.border.{BORDERS[entry.kind.border]}"))
            if reach_of(entry.kind):
                facts.append(say("terminal.cards.reach", reach=reach_of(entry.kind)))
            if entry.kind.book:
                facts.append(say("terminal.cards.book"))
        if entry.character is not None:
            facts.append(say("terminal.cards.character"))
            facts.append(say("terminal.cards.life", number=entry.character.life))
        if entry.event is not None:
            facts.append(say("terminal.cards.event"))
            facts.append(say(f"terminal.cards.{'each_round' if entry.event.each_round else 'by_cards'}"))
            if entry.event.last:
                facts.append(say("terminal.cards.last"))
        return " · ".join(facts)

    def rules(self, entry: Entry) -> list[Text]:
        """The rule options that touch it, with their values; the first is the publisher's."""
        say = self.texts.say
        lines: list[Text] = []
        for option in entry.rules:
            values = [f"{value}: {say(f'bang.rule.{option.name}.value.{value}')}" for value in option.values]
            about = say("terminal.cards.rule", name=say(f"bang.rule.{option.name}.name"), option=option.name)
            lines.append(Text(f"{about} — {'; '.join(values)}"))
        return lines

    def rulings(self, entry: Entry) -> list[Text]:
        found = rulings_of(entry.key)
        if not found:
            return []
        head = Text(self.texts.say("common.rulings", len(found)) + ":", style=QUIET)
        return [head, *(Text(f"  {one.id}  {one.sentence[self.texts.base]}") for one in found)]

    def unknown(self, name: str) -> list[Text]:
        """There is no such card; perhaps one of these was meant."""
        lines = [Text(self.texts.say("terminal.cards.unknown", name=name))]
        likely = [self.names.definition(key) for key in suggestions(name)]
        if likely:
            lines.append(Text(self.texts.say("terminal.cards.perhaps", names=", ".join(likely))))
        return lines

    def look_up(self, name: str) -> tuple[list[Text], bool]:
        """The page of this name, several names to choose from, or a suggestion; and whether it was found."""
        found = find(name)
        if len(found) == 1:
            return self.page(found[0]), True
        if found:
            names = ", ".join(self.names.definition(key) for key in found)
            return [Text(self.texts.say("terminal.cards.several", names=names))], True
        return self.unknown(name), False
