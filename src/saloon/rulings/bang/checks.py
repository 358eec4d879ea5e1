"""The assertions of the format: what must be true of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from saloon.kernel.ids import CardId
from saloon.rulings.bang.actor import IF_ILLEGAL, IF_LEGAL, OPTIONAL, SCRIPT
from saloon.rulings.bang.board import TURN
from saloon.rulings.bang.layout import Layout
from saloon.rulings.bang.leniency import (
    BORROWED_UNTOLD,
    CARD_NOT_THERE,
    OPTIONAL_PASSED,
    PRESENT_TURN_COUNTED,
    REWARD_SEEN_THROUGH,
)
from saloon.rulings.bang.names import card_name, card_names, character_key, event_key
from saloon.rulings.bang.steps import in_short, perform, require_step
from saloon.rulings.bang.table import Table
from saloon.rulings.bang.vocabulary import QUESTIONS, require
from saloon.rulings.records import Fields, listed, mapping, mappings, whole
from saloon.rulings.verdicts import BadRecord, Difference, NotSupported, Refused


def same(what: str, expected: object, found: object) -> None:
    if expected != found:
        raise Difference(f"{what}: expected {expected}, is {found}")


def by_seat(what: str, read: Callable[[Table, str], object]) -> Callable[[Table, Any], None]:
    """A check of {SEAT: value}."""

    def check(table: Table, value: Any) -> None:
        for seat, expected in mapping(value, what).items():
            same(f"{what} of {seat}", expected, read(table, seat))

    return check


def of_seats(what: str, read: Callable[[Table, str], bool]) -> Callable[[Table, Any], None]:
    """A check of [SEAT, …], each of which must be so."""

    def check(table: Table, value: Any) -> None:
        for seat in listed(value):
            if not read(table, seat):
                raise Difference(f"{seat} is not {what}")

    return check


def plain(what: str, read: Callable[[Table], object]) -> Callable[[Table, Any], None]:
    return lambda table, value: same(what, value, read(table))


def contains(what: str, cards: Callable[[Table], list[CardId]]) -> Callable[[Table, Any], None]:
    """A check that all these cards are among some."""

    def check(table: Table, value: Any) -> None:
        missing, _left = table.compare(card_names(value, what), cards(table))
        if missing:
            names = ", ".join(name.line() for name in missing)
            raise Difference(f"{what}: {names} not among {table.describe(cards(table))}")

    return check


def on_top(what: str, pile: Callable[[Table], list[CardId]]) -> Callable[[Table, Any], None]:
    """A check of the top of a pile, top first; an empty list says that the pile is empty."""

    def check(table: Table, value: Any) -> None:
        names = card_names(value, what)
        cards = pile(table)[::-1]
        top = cards[: len(names)]
        fits = all(table.is_card(card, table.know(name)) for card, name in zip(top, names, strict=False))
        if len(top) < len(names) or not fits or (not names and cards):
            expected = ", ".join(name.line() for name in names) or "nothing"
            raise Difference(f"{what}: expected {expected}, is {table.describe(cards[: len(names) + 1])}")

    return check


def check_deck_top(table: Table, value: Any) -> None:
    """The top of the deck. A reward drawn after the last step's effect is looked through: it shows what the
    effect itself left on top (BASE-106), and who is killed after drawing a card has drawn it for good.
    """
    try:
        on_top("deck_top", lambda table: table.game.deck)(table, value)
    except Difference:
        rewards = table.rewards_since(table.last_step)
        if not rewards:
            raise
        on_top("deck_top", lambda table: table.game.deck + rewards[::-1])(table, value)
        table.lenient.note(REWARD_SEEN_THROUGH, "deck_top")


def check_hand_has(table: Table, value: Any) -> None:
    for seat, cards in mapping(value, "hand_has").items():
        contains(f"hand_has of {seat}", lambda table, seat=seat: table.hand(seat))(table, cards)  # type: ignore[misc]


def check_in_play(table: Table, value: Any) -> None:
    for seat, cards in mapping(value, "in_play").items():
        there = table.figure_of(seat).in_play
        names = card_names(cards, "in_play")
        missing, more = table.compare(names, there)
        if missing or more:
            expected = ", ".join(name.line() for name in names) or "nothing"
            raise Difference(f"in_play of {seat}: expected {expected}, is {table.describe(there)}")


def check_distance(table: Table, value: Any) -> None:
    for one in mappings(value, "distance"):
        if set(one) != {"from", "to", "is"}:
            raise BadRecord(f"distance: expected {{from, to, is}}, found {one}")
        same(f"distance from {one['from']} to {one['to']}", one["is"], table.distance(one["from"], one["to"]))


def check_winners(table: Table, value: Any) -> None:
    if not table.game.over and value:
        raise Difference(f"winners: expected {', '.join(value)}, but {table.stands()}")
    wanted = [seat for one in listed(value) for seat in table.seats_of(str(one)) or [one]]
    same("winners", sorted(wanted), sorted(table.winners()))


def named_as(table: Table, wanted: object, seat: str) -> str:
    """A seat, by the name of its player if that is what is spoken of."""
    return str(wanted) if table.is_seat_of(seat, wanted) else seat


def check_active(table: Table, value: Any) -> None:
    """With whom each player plays, by the seat or by the character."""
    for name, wanted in mapping(value, "active").items():
        seat = table.seats[table.number_of(name)]
        if wanted != seat and character_key(wanted) != table.character(seat):
            raise Difference(f"active of {name}: expected {wanted}, is {seat}")


def check_role_revealed(table: Table, value: Any) -> None:
    """The roles that lie open; those of the Sheriff and of the eliminated may do so without being listed."""
    if isinstance(value, dict):
        by_seat("role_revealed", lambda table, seat: table.role_is_revealed(seat))(table, value)
        return
    of_seats("revealed", lambda table, seat: table.role_is_revealed(seat))(table, value)
    for seat in table.seats:
        hidden = seat not in listed(value) and table.figure_of(seat).alive and table.role(seat) != "sheriff"
        if hidden and table.role_is_revealed(seat) and not table.game.over:
            raise Difference(f"the role of {seat} is revealed as well")


def check_character(table: Table, value: Any) -> None:
    for seat, name in mapping(value, "character").items():
        same(f"character of {seat}", character_key(name or ""), table.character(seat))


def check_hired(table: Table, value: Any) -> None:
    """Who has hired whom in this game."""
    for seat, name in mapping(value, "hired").items():
        same(f"hired by {seat}", character_key(name or ""), table.hired(seat))


def check_copied(table: Table, value: Any) -> None:
    """Whose ability a seat has copied; null: nobody's. Without a seat it is said of whoever can copy."""
    if not isinstance(value, dict):
        value = {seat: value for seat in table.seats if table.character(seat) == "vera_custer"}
    for seat, name in mapping(value, "copied").items():
        names = [] if name is None else listed(name)
        wanted = [table.character(one) if one in table.seats else character_key(one) for one in names]
        found = table.borrowed(seat)
        if wanted != found[:1]:
            same(f"copied by {seat}", sorted(wanted), sorted(found))
        elif len(found) > 1:
            table.lenient.note(BORROWED_UNTOLD, seat)


def check_next_turns(table: Table, value: Any) -> None:
    """Whose turns come next; a turn of which nothing has happened yet may be counted as the first of them."""
    wanted = listed(value)
    found = table.next_turns(len(wanted))
    if table.stop() == TURN and wanted == [table.turn(), *found][: len(wanted)] and wanted != found:
        table.lenient.note(PRESENT_TURN_COUNTED, table.turn())
        return
    same("next_turns", wanted, found)


def in_a_ring(seats: list[str]) -> list[str]:
    """Seats round a table, which has no beginning."""
    first = seats.index(min(seats))
    return seats[first:] + seats[:first]


def check_event(table: Table, value: Any) -> None:
    """The events in force; null: none."""
    wanted = [event_key(name) for name in str(value or "").split(" + ") if name]
    same("event", sorted(wanted), sorted(table.events()))


def check_no_prompt(table: Table, value: Any) -> None:
    for seat in listed(value):
        table.figure_of(seat)
        if table.is_seat_of(table.asked(), seat) and not table.in_play_phase():
            raise Difference(table.stands())


def check_show_event(table: Table, value: Any) -> None:
    same("wws_event", event_key(value), table.show_event())


def on_bottom(what: str, show: bool) -> Callable[[Table, Any], None]:
    """A check of the last event to come; null: there is none."""

    def check(table: Table, value: Any) -> None:
        same(what, event_key(value), (table.events_to_come(show) or [""])[0])

    return check


def check_revealed_hand(table: Table, value: Any) -> None:
    """The hands that were shown to everybody."""
    for seat, cards in mapping(value, "revealed_hand").items():
        shown = table.hand_shown_by(seat)
        missing, more = table.compare(card_names(cards, "revealed_hand"), shown)
        if missing or more:
            raise Difference(f"revealed_hand of {seat}: expected {cards}, shown was {table.describe(shown)}")


STATE: dict[str, Callable[[Table, Any], None]] = {
    "hp": by_seat("hp", lambda table, seat: max(table.figure_of(seat).life, 0)),
    "max_hp": by_seat("max_hp", lambda table, seat: table.figure_of(seat).max_life),
    "hand_size": by_seat("hand_size", lambda table, seat: len(table.hand(seat))),
    "hand_limit": by_seat("hand_limit", lambda table, seat: table.hand_limit(seat)),
    "weapon_range": by_seat("weapon_range", lambda table, seat: table.weapon_range(seat)),
    "role": by_seat("role", lambda table, seat: table.role(seat)),
    "eliminated": of_seats("eliminated", lambda table, seat: not table.figure_of(seat).alive),
    "alive": of_seats("alive", lambda table, seat: table.figure_of(seat).alive),
    "not_ghost": of_seats("free of being a ghost", lambda table, seat: not table.figure_of(seat).ghost),
    "out": of_seats("out of the game without being killed", lambda table, seat: table.is_out(seat)),
    "in_shootout": lambda table, value: same("in_shootout", sorted(value), table.in_shootout()),
    "removed_role": plain("removed_role", Table.removed_role),
    "turn": lambda table, value: same("turn", value, named_as(table, value, table.turn())),
    "active": check_active,
    "phase": plain("phase", Table.phase),
    "money": by_seat("money", lambda table, seat: table.money(seat)),
    "hired": check_hired,
    "score": by_seat("score", lambda table, seat: table.score(seat)),
    "game_over": plain("game_over", lambda table: table.game.over),
    "deck_size": plain("deck_size", lambda table: len(table.game.deck)),
    "discard_size": plain("discard_size", lambda table: len(table.game.discard)),
    "deck_drawn": plain("deck_drawn", lambda table: table.deck_at_first - len(table.game.deck)),
    "seating": lambda table, value: same("seating", in_a_ring(value), in_a_ring(table.seating())),
    "deck_top": check_deck_top,
    "discard_top": on_top("discard_top", lambda table: table.game.discard),
    "discard_contains": contains("discard_contains", lambda table: table.game.discard),
    "shown_to_all": contains("shown_to_all", Table.shown),
    "hand_has": check_hand_has,
    "in_play": check_in_play,
    "distance": check_distance,
    "winners": check_winners,
    "role_revealed": check_role_revealed,
    "character": check_character,
    "next_turns": check_next_turns,
    "copying": check_copied,
    "copied": check_copied,
    "no_prompt_for": check_no_prompt,
    "event": check_event,
    "wws_event": check_show_event,
    "wws_deck_bottom": on_bottom("wws_deck_bottom", True),
    "wws_deck_size": plain("wws_deck_size", lambda table: len(table.events_to_come(True))),
    "event_deck_bottom": on_bottom("event_deck_bottom", False),
    "event_deck_size": plain("event_deck_size", lambda table: len(table.events_to_come(False))),
    "revealed_hand": check_revealed_hand,
}
"""What must be true once everything that answers itself is answered."""

FIRST = {"then", "outcome_if", "after_adding"}
"""What is done before the rest of an entry is asserted."""

TRIALS = {"legal", "illegal", "pending", "initial_hand"}
"""What is asked of the table as it stands."""


def check_pending(_layout: Layout, table: Table, value: Any) -> None:
    """Who is asked what, now or after passes that go without saying."""
    if value is None:
        settled = settled_copy(table)
        if settled.asked() and not settled.in_play_phase():
            raise Difference(f"expected no question, but {settled.stands()}")
        return
    wanted = mapping(value, "pending")
    moment = moment_asked(table, wanted)
    if moment is None:
        kind = wanted.get("kind", "something")
        raise Difference(f"expected {wanted.get('player')} to be asked {kind}, but {table.stands()}")
    if "count" in wanted:
        same("pending count", whole(wanted["count"], "pending.count"), moment.number_asked())


def moment_asked(table: Table, wanted: Fields) -> Table | None:
    """The first moment at which somebody is asked this, or None."""
    require(wanted, {"player", "kind", "count"}, "pending")
    kind = str(wanted.get("kind", ""))
    kinds = QUESTIONS.get(kind, ())
    if kind and not kinds:
        raise NotSupported(f"unknown word {kind!r} in pending")
    table.figure_of(wanted.get("player"))
    for moment in moments(table):
        if moment.is_seat_of(moment.asked(), wanted["player"]) and (not kind or moment.question() in kinds):
            return moment
    return None


def moments(table: Table) -> Iterator[Table]:
    """The table now, and after each question that answers itself; behind a stop, the first question."""
    copy = table.clone()
    while copy.stop():
        copy.release_unasked()
    yield copy
    while copy.answers_itself():
        copy.answer_itself()
        yield copy


def check_legal(layout: Layout, table: Table, value: Any) -> None:
    for step in mappings(value, "legal"):
        try:
            perform(layout, table.clone(), step, IF_LEGAL)
        except Refused as refused:
            raise Difference(f"{in_short(step)} should be legal, but {refused}") from refused


def check_illegal(layout: Layout, table: Table, value: Any) -> None:
    for step in mappings(value, "illegal"):
        try:
            perform(layout, table.clone(), step, IF_ILLEGAL)
        except Refused:
            if not has_cards(table, step):
                table.lenient.note(CARD_NOT_THERE, in_short(step))
            continue
        raise Difference(f"{in_short(step)} should be illegal, but the engine allows it")


def has_cards(table: Table, step: Fields) -> bool:
    """Whether the actor of a step has the cards that it names: if not, no rule could make it legal."""
    seat = step.get("actor", table.turn())
    there = [*table.hand(seat), *table.figure_of(seat).in_play]
    said = step.get("card", step.get("cards", step.get("with")))
    words = ("pass", "ability", "check", None)
    names = [card_name(one, "card") for one in listed(said) if one not in words and isinstance(one, str)]
    kinds = [name for name in names if name.kind in table.game.book.kinds]
    return step.get("do") not in FROM_OWN_CARDS or not table.compare(kinds, there)[0]


FROM_OWN_CARDS = ("play", "ricochet", "use_green", "respond", "sniper")
"""Verbs whose cards are the actor's own."""


def check_initial_hand(layout: Layout, _table: Table, value: Any) -> None:
    """How many cards a seat gets at the deal with this role and character."""
    dealt = layout.dealt()
    for seat, expected in mapping(value, "initial_hand").items():
        same(f"initial_hand of {seat}", expected, len(dealt.hand(seat)))


MOMENT = {
    "legal": check_legal,
    "illegal": check_illegal,
    "pending": check_pending,
    "initial_hand": check_initial_hand,
}

VIEW = {"view_of", "sees_hand_of", "sees_role_of"}
"""What one seat sees of the others: one assertion in three words."""


def check_view(table: Table, entry: Fields) -> None:
    """The hands and the roles that a seat sees, besides its own."""
    viewer = entry.get("view_of")
    table.figure_of(viewer)
    for word, sees in (("sees_hand_of", table.sees_hand), ("sees_role_of", table.sees_role)):
        if word in entry:
            wanted = listed(entry[word])
            for seat in table.seats:
                if seat != viewer:
                    same(f"{viewer} {word} {seat}", seat in wanted, sees(viewer, seat, seat in wanted))


def as_it_stands(table: Table, left_open: Fields) -> Table:
    """The table of which the state is asserted: where a question is open, or all that answers itself done."""
    moment = moment_asked(table, left_open) if left_open and not table.stop() else None
    return settled_copy(table) if moment is None else moment


def settled_copy(table: Table) -> Table:
    copy = table.clone()
    copy.settle()
    return copy


def require_entry(entry: Fields) -> None:
    """Every word of an assertion must be known."""
    require(entry, {*STATE, *FIRST, *TRIALS, *VIEW, "note"}, "then")
    for word in ("then", "legal", "illegal"):
        for step in mappings(entry.get(word), word):
            require_step(step)


def is_assertion(entry: Fields) -> bool:
    """Whether a machine can check anything of it."""
    return any(word not in FIRST and word != "note" for word in entry)


def check_state(table: Table, word: str, value: Any) -> None:
    """Assert one word; a choice that changes nothing may have been made without being told of."""
    try:
        STATE[word](table, value)
    except Difference:
        if table.question() not in OPTIONAL or word == "no_prompt_for":
            raise
        STATE[word](as_it_was_kept(table), value)
        table.lenient.note(OPTIONAL_PASSED, f"{table.asked()}: {table.question()}")


def as_it_was_kept(table: Table) -> Table:
    """The table after everybody has kept the abilities that he has."""
    copy = table.clone()
    while copy.question() in OPTIONAL:
        copy.answer(copy.as_it_is())
    copy.settle()
    return copy


def question_left_open(then: list[Fields]) -> Fields:
    """What the assertions say is being asked: the state is that of this moment."""
    for entry in then:
        if entry.get("pending") and not FIRST & entry.keys():
            return mapping(entry["pending"], "pending")
    return {}


def check_entry(layout: Layout, table: Table, entry: Fields, left_open: Fields) -> Table:
    """Assert one entry; the table after the step of its own that it may have."""
    for step in mappings(entry.get("then"), "then"):
        table = perform(layout, table, step, SCRIPT)
    asserted = table
    if "outcome_if" in entry:
        asserted = outcome_if(layout, asserted.clone(), mapping(entry["outcome_if"], "outcome_if"))
    if "after_adding" in entry:
        asserted = asserted.clone()
        for seat, cards in mapping(entry["after_adding"], "after_adding").items():
            for name in card_names(cards, "after_adding"):
                asserted.add_to_play(seat, name)
    own = FIRST & entry.keys()
    settled = as_it_stands(asserted, mapping(entry.get("pending"), "pending") if own else left_open)
    if "view_of" in entry:
        check_view(settled, entry)
    for word, value in entry.items():
        if word in STATE:
            check_state(settled, word, value)
        elif word in MOMENT:
            MOMENT[word](layout, asserted, value)
    return table


def outcome_if(layout: Layout, table: Table, doings: Fields) -> Table:
    """What would come of it if a seat played these cards and no more, or none."""
    for word, cards in doings.items():
        seat, _plays, verb = word.partition("_")
        if verb not in ("plays", "responds", "passes"):
            raise NotSupported(f"unknown word {word!r} in outcome_if")
        for card in (listed(cards) if verb != "passes" else []) or ["pass"]:
            answering = card == "pass" or not (table.asked() == seat and table.in_play_phase())
            step = {"actor": seat, "do": "respond", "with": card}
            if not answering:
                step = {"actor": seat, "do": "play", "card": card}
            table = perform(layout, table, step, SCRIPT)
        if table.asked() == seat and any(offer.verb == "pass" for offer in table.offers()):
            table = perform(layout, table, {"actor": seat, "do": "respond", "with": "pass"}, SCRIPT)
    return table
