"""What the person may do, numbered: beside each hand card what can be done with it, or why nothing can."""

from __future__ import annotations

from rich.text import Text

from saloon.games.bang.view import BangView
from saloon.games.bang.words import ANSWER, PLAY
from saloon.kernel.decisions import NONE, Refusal
from saloon.terminal.paint import NUMBER, QUIET, fitted, painted, wrapped
from saloon.terminal.question import BY_CARD, BY_KIND, Group, Item, Question, own_hand
from saloon.text.narrator import Narrator

NO_TARGET_CODE = "no_target"
WRONG_MOMENT_CODE = "wrong_moment"


def question_lines(asked: Question, seen: BangView, narrator: Narrator, width: int) -> list[Text]:
    """The hand and all choices, numbered from 1."""
    if asked.opened:
        return opened_lines(asked.items, seen, narrator, width)
    hand = own_hand(seen)
    by_card: dict[int, list[int]] = {}
    loose: list[int] = []
    for number, item in enumerate(asked.items, 1):
        card = item.named_card
        if card == NONE:
            loose.append(number)
        else:
            by_card.setdefault(card, []).append(number)
    beside = [] if hand_is_idle(asked, hand) else hand
    in_order = beside + [card for card in by_card if card not in hand]
    names = {card: painted(narrator.cards.card(card)) for card in in_order}
    column = max([text.cell_len for text in names.values()], default=0) + 2
    lines = [] if beside else hand_line(hand, narrator, width)
    for card in in_order:
        if card in by_card:
            parts = [numbered(n, asked.items[n - 1], seen, narrator) for n in by_card[card]]
        else:
            parts = [Text(f"– {why_not(card, asked.refusals, narrator)}", style=QUIET)]
        rows = wrapped(parts, max(width - column - 2, 20), "  ")
        head = names[card] if card in by_card else Text(names[card].plain, style=QUIET)
        for i, row in enumerate(rows):
            lines.append(Text("  ") + fitted(head if i == 0 else Text(""), column) + row)
    loose_parts = [numbered(n, asked.items[n - 1], seen, narrator) for n in loose]
    return lines + [Text("  ") + row for row in wrapped(loose_parts, width - 2, "   ")]


def opened_lines(items: list[Item], seen: BangView, narrator: Narrator, width: int) -> list[Text]:
    """The choices of a group: beside their card if they have it in common."""
    cards = {item.named_card for item in items}
    card = cards.pop() if len(cards) == 1 else NONE
    parts = [numbered(n, item, seen, narrator, card == NONE) for n, item in enumerate(items, 1)]
    head = Text("  ") if card == NONE else painted(f"  {narrator.cards.card(card)}  ")
    rows = wrapped(parts, max(width - head.cell_len, 20), "   ")
    return [fitted(head if i == 0 else Text(""), head.cell_len) + row for i, row in enumerate(rows)]


def hand_is_idle(asked: Question, hand: list[int]) -> bool:
    """Whether the question has nothing to do with the hand."""
    concerned = any(choice.named_card in hand for choice in asked.choices)
    return not concerned and all(refusal.reason.code == WRONG_MOMENT_CODE for refusal in asked.refusals)


def hand_line(hand: list[int], narrator: Narrator, width: int) -> list[Text]:
    """The hand by itself, without anything to do."""
    if not hand:
        return []
    label = Text(f"   {narrator.texts.say('terminal.table.hand')}", style=QUIET)
    return wrapped([label, *(painted(narrator.cards.card(card)) for card in hand)], width, " ")


def numbered(number: int, item: Item, seen: BangView, narrator: Narrator, whole: bool = False) -> Text:
    """`3 → Vera`, or with the card if it is to be `whole`; a mark tells to think first."""
    start = Text(str(number), style=NUMBER).append(" ")
    if isinstance(item, Group):
        return start + painted(group_label(item, narrator, whole))
    option = item.option
    choice = item
    if whole:
        part = narrator.option(option, seen)
    elif choice.from_play:
        part = narrator.play_part(option)
    else:
        part = narrator.option_part(option, seen)
    if not whole and option.verb in (PLAY, ANSWER) and narrator.played_as(option):
        name = narrator.cards.definition_of(option.kind)
        part = narrator.texts.say("terminal.table.as", name=name, part=part if option.verb == PLAY else "")
    mark = Text(" !", style="bold red") if choice.warning is not None else Text("")
    return start + painted(part.strip()) + mark


def group_label(group: Group, narrator: Narrator, whole: bool) -> str:
    """What the choices of a group have in common, and how many there are; beside its card only the number."""
    option = group.choices[0].option
    if group.level == BY_KIND:
        name = narrator.cards.definition_of(option.kind)
    elif group.level == BY_CARD:
        name = narrator.cards.card(option.card) if whole else "→"
    else:
        name = narrator.texts.say("bang.option.at", target=narrator.name(option.target))
    return narrator.texts.say("terminal.table.group", name=name, number=len(group.choices))


def why_not(card: int, refusals: list[Refusal], narrator: Narrator) -> str:
    """In a word or two, why nothing can be done with this card now."""
    mine = [refusal for refusal in refusals if refusal.card == card]
    codes = {refusal.reason.code for refusal in mine if refusal.reason.code != NO_TARGET_CODE}
    if not mine:
        return ""
    if len(codes) == 1:
        mine = [refusal for refusal in mine if refusal.reason.code in codes]
    return narrator.short_refusal(mine[0])


def explanation(cards: list[int], refusals: list[Refusal], narrator: Narrator) -> list[Text]:
    """Why these cards cannot be played, each reason with its numbers, and what would help."""
    lines: list[Text] = []
    for card in cards:
        mine = [refusal for refusal in refusals if refusal.card == card]
        lines.append(painted(narrator.cards.card(card), "bold"))
        if not mine:
            lines.append(Text("  " + narrator.texts.say("terminal.why.playable")))
        lines += [painted("  " + narrator.refusal(refusal)) for refusal in mine]
        hints = dict.fromkeys(narrator.hint(refusal) for refusal in mine if refusal is not no_target_of(mine))
        lines += [painted("  ☞ " + hint, QUIET) for hint in hints]
    return lines


def no_target_of(refusals: list[Refusal]) -> Refusal | None:
    """The refusal that only says that there is no target, where others say why."""
    if len(refusals) > 1 and refusals[0].reason.code == NO_TARGET_CODE:
        return refusals[0]
    return None
