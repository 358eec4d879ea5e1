"""What the person may do, numbered: beside each hand card what can be done with it, or why nothing can."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from saloon.kernel.decisions import NONE, Refusal
from saloon.kernel.ids import NO_CARD, CardId
from saloon.terminal.look import Look
from saloon.terminal.paint import NUMBER, QUIET, fitted, painted, wrapped
from saloon.terminal.question import BY_CARD, BY_KIND, Group, Item, Question
from saloon.text.narrator import Narrator, V

NO_TARGET_CODE = "no_target"
"""A reason that means the same in every game that has it."""


def question_lines(asked: Question, look: Look[V], seen: V, width: int) -> list[Text]:
    """The hand and all choices, numbered."""
    if asked.opened:
        return opened_lines(asked, look, seen, width)
    hand = look.own_hand(seen)
    by_card: dict[CardId, list[int]] = {}
    loose: list[int] = []
    items = asked.numbered()
    for number, item in items.items():
        card = item.beside
        if card == NONE:
            loose.append(number)
        else:
            by_card.setdefault(card, []).append(number)
    shown = [] if hand_is_idle(asked, hand, look) else hand
    in_order = shown + [card for card in by_card if card not in hand]
    names = {card: painted(look.narrator.card(card)) for card in in_order}
    column = max([text.cell_len for text in names.values()], default=0) + 2
    lines = [] if shown else hand_line(hand, look, width)
    printed = {look.printed(card): card for card in in_order} if look.texts.gentle else {}
    for card in in_order:
        if card in by_card:
            parts = [numbered(n, items[n], look, seen) for n in by_card[card]]
        else:
            parts = [Text(f"– {why_not(card, asked.refusals, look.narrator)}", style=QUIET)]
        rows = wrapped(parts, max(width - column - 2, 20), "  ")
        head = names[card] if card in by_card else Text(names[card].plain, style=QUIET)
        for i, row in enumerate(rows):
            lines.append(Text("  ") + fitted(head if i == 0 else Text(""), column) + row)
        if printed.get(look.printed(card)) == card:  # under the last one of its kind
            lines += printed_on(card, look, width)
    loose_parts = [numbered(n, items[n], look, seen) for n in loose]
    return lines + [Text("  ") + row for row in wrapped(loose_parts, width - 2, "   ")]


def printed_on(card: CardId, look: Look[Any], width: int) -> list[Text]:
    """What a card does, where those who sit at the table may not know it yet."""
    words = [Text(word, style=QUIET) for word in look.printed(card).split()]
    return [Text("      ") + row for row in wrapped(words, max(width - 8, 20), " ")]


def opened_lines(asked: Question, look: Look[V], seen: V, width: int) -> list[Text]:
    """The choices of a group: beside their card if they have it in common."""
    cards = {item.beside for item in asked.items}
    card = cards.pop() if len(cards) == 1 else NO_CARD
    parts = [numbered(n, item, look, seen, card == NONE) for n, item in asked.numbered().items()]
    head = Text("  ") if card == NONE else painted(f"  {look.narrator.card(card)}  ")
    rows = wrapped(parts, max(width - head.cell_len, 20), "   ")
    return [fitted(head if i == 0 else Text(""), head.cell_len) + row for i, row in enumerate(rows)]


def hand_is_idle(asked: Question, hand: list[CardId], look: Look[Any]) -> bool:
    """Whether the question has nothing to do with the hand."""
    concerned = any(choice.beside in hand for choice in asked.choices)
    return not concerned and all(look.is_aside(refusal) for refusal in asked.refusals)


def hand_line(hand: list[CardId], look: Look[Any], width: int) -> list[Text]:
    """The hand by itself, without anything to do."""
    if not hand:
        return []
    label = Text(f"   {look.texts.say('terminal.table.hand')}", style=QUIET)
    return wrapped([label, *(painted(look.narrator.card(card)) for card in hand)], width, "  ")


def numbered(number: int, item: Item, look: Look[V], seen: V, whole: bool = False) -> Text:
    """`3 → Vera`, or with the card if it is to be `whole`; a mark tells to think first."""
    start = Text(str(number), style=NUMBER).append(" ")
    if isinstance(item, Group):
        return start + painted(group_label(item, look, whole))
    part = look.narrator.option(item.option, seen) if whole else look.part(item, seen)
    mark = Text(" !", style="bold red") if item.warning is not None else Text("")
    return start + painted(part.strip()) + mark


def group_label(group: Group, look: Look[V], whole: bool) -> str:
    """What the choices of a group have in common, and how many there are; beside its card only the number."""
    option = group.choices[0].option
    if group.level == BY_KIND:
        name = look.group(option)
    elif group.level == BY_CARD:
        name = look.narrator.card(option.card) if whole else look.group_beside(option)
    else:
        name = look.narrator.at(option.target)
    return look.texts.say("terminal.table.group", name=name, number=len(group.choices))


def why_not(card: CardId, refusals: list[Refusal], narrator: Narrator[V]) -> str:
    """In a word or two, why nothing can be done with this card now."""
    mine = [refusal for refusal in refusals if refusal.card == card]
    codes = {refusal.reason.code for refusal in mine if refusal.reason.code != NO_TARGET_CODE}
    if not mine:
        return ""
    if len(codes) == 1:
        mine = [refusal for refusal in mine if refusal.reason.code in codes]
    return narrator.short_refusal(mine[0])


def explanation(cards: list[CardId], refusals: list[Refusal], narrator: Narrator[V]) -> list[Text]:
    """Why these cards cannot be played, each reason with its numbers, and what helps; like cards once."""
    alike: dict[tuple[tuple[str, ...], tuple[str, ...]], list[str]] = {}
    for card in cards:
        mine = [refusal for refusal in refusals if refusal.card == card]
        why = [narrator.refusal(refusal) for refusal in mine] or [narrator.texts.say("terminal.why.playable")]
        hints = dict.fromkeys(narrator.hint(refusal) for refusal in mine if refusal is not no_target_of(mine))
        alike.setdefault((tuple(why), tuple(hints)), []).append(narrator.card(card))
    lines: list[Text] = []
    for (why_not_these, helping), names in alike.items():
        lines.append(painted(", ".join(names), "bold"))
        lines += [painted("  " + reason) for reason in why_not_these]
        lines += [painted("  ☞ " + hint, QUIET) for hint in helping]
    return lines


def no_target_of(refusals: list[Refusal]) -> Refusal | None:
    """The refusal that only says that there is no target, where others say why."""
    if len(refusals) > 1 and refusals[0].reason.code == NO_TARGET_CODE:
        return refusals[0]
    return None
