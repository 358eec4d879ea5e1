"""The secrets of BANG!: hands, the deck, roles, events to come, characters under life counters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from saloon.drills.secrets import Secrets, places, words
from saloon.games.bang.frames.cards import LookAndPutBack
from saloon.games.bang.state import Bang
from saloon.games.bang.view import hands_open
from saloon.games.bang.words import NAME, ROLES
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Game

NO_CARDS: Final = words(
    """
    aim bangs_played because_figure brown_kind cards_played cause challenged challenger characters choices
    count deaths decider deck_size decks definition distance done drawn event figure figures first_out
    from_discard givers hand_limit hand_size heirs keep kind killer laid_off landed left life max_life needed
    numbers obeying order place player players points privy reach responsible right ring role seq shooter
    skips source spare_seen stage step suit target targets to to_answer to_pay turn turns used verb
    victim viewer who whom winners
    """
)
"""Fields whose numbers are no cards. A number in any other field is taken for a card."""

SHOWN_BEFORE: Final = frozenset({"brown_card", "forced", "noted", "open_cards"})
"""Fields that name a card which everybody saw this turn: drawn openly, or played."""

SHOWN_TO_ALL: Final = words(
    """
    answered checked discarded exploded flipped guessed_right guessed_wrong lost_card passed_on picked played
    put_on_deck repeated replaced ricocheted showed showed_hand sniped store_opened took_checked took_discard
    took_in_play unaffected used_green
    """
)
"""Events in which everybody sees a card, even if it comes to a place where nobody does: shown and kept, put
on the deck, or discarded just before the pile is shuffled."""

BEING_RESOLVED: Final = words(
    """
    bang.ChooseLoss bang.DuelFight bang.DynamiteCheck bang.ExtraDiscard bang.ForEach bang.IndiansAttack
    bang.JailCheck bang.ReturnToDeck bang.RicochetShot bang.RouletteSpin bang.Shot
    """
)
"""Frames whose `card` everybody saw when it was played, wherever the shuffled pile has it now."""

NUMBER_IS_CARD: Final = frozenset({"played", "used_green", "ricocheted"})
"""Events whose number is the second card that was played."""

IN_A_KEY: Final = re.compile(r"#(\d+)")


class BangSecrets(Secrets):
    """Cards are looked for at every place of a frame; the others where they would stand."""

    def betrayed(self, shown: dict[str, Any], before: Game | None, after: Game, viewer: int) -> Iterator[str]:
        assert isinstance(after, Bang)
        hidden = hidden_cards(after, viewer)
        view = shown.get("view")
        if view is not None:
            played = {frame["card"] for frame in view["stack"] if frame["type"] in BEING_RESOLVED}
            yield from named_cards(view, hidden - played, "view")
            yield from roles(view, after, viewer)
            yield from characters(view, after, viewer)
            yield from coming_events(view, after)
        ask = shown.get("ask") or {}
        for line in (*ask.get("options", ()), *ask.get("interrupts", ()), *ask.get("refusals", ())):
            yield from named_cards(without_named(line), hidden, "ask")
        assert before is None or isinstance(before, Bang)
        unseen = hidden if before is None else hidden & hidden_cards(before, viewer)
        for event in shown.get("events", []):
            if not is_party_to(event, after, viewer):
                yield from told_cards(event, unseen)


def hidden_cards(game: Bang, viewer: int) -> set[int]:
    """The deck, the hands of others unless they are open, and what somebody else is looking at."""
    found = set(game.deck)
    if not hands_open(game):
        for number, player in enumerate(game.players):
            if number != viewer:
                found.update(player.hand)
    for frame in game.stack:
        if isinstance(frame, LookAndPutBack) and game.figures[frame.figure].player != viewer:
            found.update(frame.cards[frame.from_discard :])
    return found


def named_cards(tree: object, hidden: set[int], where: str) -> Iterator[str]:
    """Hidden cards that are named anywhere in this part of a frame, by number or in a key."""
    for record, field, value in places(tree):
        if isinstance(value, str):
            for card in IN_A_KEY.findall(value):
                if int(card) in hidden:
                    yield f"{where}: {record}.{field}: {value!r} names a hidden card"
        elif isinstance(value, int) and not isinstance(value, bool):
            if value in hidden and field not in NO_CARDS and field not in SHOWN_BEFORE:
                yield f"{where}: {record}.{field}: {value} is a hidden card"


def without_named(line: dict[str, Any]) -> dict[str, Any]:
    """An option that names something, such as a suit, has its number where others have a card."""
    return {**line, "other": NONE} if line.get("verb") == NAME else line


def is_party_to(event: dict[str, Any], game: Bang, viewer: int) -> bool:
    """Whether what was done unseen was done by the viewer or to him."""
    concerned = [game.figures[one].player for one in (event["who"], event["whom"]) if one != NONE]
    return event["privy"] == [viewer] and viewer in concerned


def told_cards(event: dict[str, Any], unseen: set[int]) -> Iterator[str]:
    """Cards that were hidden before and are afterwards, and that the event tells all the same."""
    cards = [*event["cards"], event["number"]] if event["name"] in NUMBER_IS_CARD else event["cards"]
    for card in cards:
        if card in unseen and (event["privy"] is not None or event["name"] not in SHOWN_TO_ALL):
            yield f"event {event['name']}: {card} is a hidden card"


def roles(view: dict[str, Any], game: Bang, viewer: int) -> Iterator[str]:
    for figure in view["figures"]:
        player = figure["player"]
        known = player == viewer or game.players[player].revealed
        if not known and figure["role"] != NONE:
            yield f"view.figures: the {ROLES[figure['role']]} of player {player} is hidden"


def characters(view: dict[str, Any], game: Bang, viewer: int) -> Iterator[str]:
    for number, seen in enumerate(view["figures"]):
        figure = game.figures[number]
        known = figure.spare_seen == 2 or (figure.spare_seen == 1 and figure.player == viewer)
        if figure.spare != NONE and not known and seen["spare"] != "?":
            yield f"view.figures: {seen['spare']!r} under the life counter of {number} is hidden"


def coming_events(view: dict[str, Any], game: Bang) -> Iterator[str]:
    for deck, seen in zip(game.event_decks, view["event_decks"], strict=True):
        pile = deck.pile[:-1] if deck.face_up else deck.pile
        coming = {game.book.definitions[number].key for number in pile}
        for _, field, value in places(seen):
            if field != "box" and value in coming:
                yield f"view.event_decks.{field}: {value!r} lies face down"
