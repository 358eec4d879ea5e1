"""The verbs of the format: how each is done with the options that the engine offers.

A verb waits for a question that it can answer. What may be skipped on the way depends on who asks: a step of
the script goes on as far as it can; a trial of whether something is legal leaves real choices alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saloon.games.bang.words import BROWN
from saloon.rulings.bang.actor import IF_ILLEGAL, SCRIPT, Actor, Patience
from saloon.rulings.bang.board import DRAW, TURN
from saloon.rulings.bang.choices import aim_of, choose_losses, give_presents, pay, take_in_play
from saloon.rulings.bang.event_steps import (
    blood_brothers,
    choose_suit,
    guess,
    handcuff,
    hard_liquor,
    new_identity,
    ranch,
    sniper,
)
from saloon.rulings.bang.layout import Layout
from saloon.rulings.bang.leniency import ACTOR_ASSUMED, DONE_UNASKED, SELF_ASSUMED
from saloon.rulings.bang.money_steps import bid, buy_cards, keep_character, play_series
from saloon.rulings.bang.names import ANY, CardName, character_key
from saloon.rulings.bang.pair_steps import activate, choose_active, draft, place_dynamite
from saloon.rulings.bang.show_steps import change_seats, give, order, speak
from saloon.rulings.bang.six_steps import declare, refute
from saloon.rulings.bang.table import BEGIN, DISCARDED, HAND, LAST_CHANCE, Offer, Table
from saloon.rulings.bang.vocabulary import require
from saloon.rulings.records import Fields, listed, mapping
from saloon.rulings.verdicts import BadRecord, Refused

LOSSES = ("lost_life", "eliminated", "unhurt", "unaffected")
"""What befalls somebody who passes: each without a question excuses one listed pass."""


def play(actor: Actor, step: Fields) -> None:
    """Play a hand card: at a seat, a card in play or a hand, as another one, at a price, or in answer."""
    table = actor.table
    place = len(table.log)
    play_card(actor, step, ("play", "answer"))
    if "extra_discard" in step:
        pay(actor, actor.cards(step["extra_discard"]), place)
    if "choices" in step:
        choose_losses(actor, mapping(step["choices"], "choices"))


def use_green(actor: Actor, step: Fields) -> None:
    """Use a green card in play: in the own turn, or as the answer to a shot."""
    name = actor.card(step.get("card"))
    table = actor.table
    answering = table.asked() == actor.seat and not table.in_play_phase() and step.get("target") is None
    if answering and actor.offered(lambda offer: offer.verb == "use" and table.is_card(offer.card, name)):
        respond_with(actor, step.get("card"), None)
    else:
        play_card(actor, step, ("use",))


def play_card(actor: Actor, step: Fields, verbs: tuple[str, ...]) -> None:
    """Choose the option that plays a card of the hand, or uses one in play, in the way that the step says."""
    table = actor.table
    name = actor.card(step.get("card"))
    kind = actor.card(step["as"]).kind if "as" in step else ""
    target = "" if step.get("target") is None else table.seats[table.number_of(step["target"])]
    aim = step.get("target_card", ANY)
    if aim != ANY and "bang" in (kind, name.kind):  # an event lets it be aimed at a card
        aim = aim if isinstance(aim, dict) else {"owner": target, "card": aim}
        aim_at_card(actor, name, mapping(aim, "target_card"))
        return
    aims = aim_of(actor, step)

    # A healing card without a target is one's own drink; what is laid lies before whom one plays with.
    laid = table.game.paired and table.game.book.kinds[name.kind].border != BROWN and name.kind != "jail"
    at_oneself = not target and (name.kind in HEALS_ANYBODY or laid)
    if at_oneself:
        table.lenient.note(SELF_ASSUMED, in_short(step))

    def wanted(offer: Offer) -> bool:
        return (
            offer.verb in verbs
            and table.is_card(offer.card, name)
            and offer.kind == (kind or table.face(offer.card)[0])
            and (not target or offer.target == target or (not offer.target and target == actor.seat))
            and (not at_oneself or offer.target in ("", actor.seat))
            and aims(offer)
        )

    actor.choose(wanted)


def aim_at_card(actor: Actor, name: CardName, aim: Fields) -> None:
    """Spend a card against a card in front of somebody."""
    table = actor.table
    require(aim, {"owner", "card"}, "target_card")
    owner = table.seats[table.number_of(aim.get("owner"))]
    pointed = actor.card(aim.get("card"))
    actor.choose(
        lambda offer: (
            offer.verb == "use"
            and offer.target == owner
            and table.is_card(offer.card, name)
            and table.is_card(offer.other, pointed)
        )
    )


def respond(actor: Actor, step: Fields) -> None:
    """Answer a question: a pass, a check, an ability, or cards one after the other."""
    if "with" not in step:
        raise BadRecord("respond: has no with")
    for answer in listed(step["with"]):
        respond_with(actor, answer, step.get("as"))


def respond_with(actor: Actor, answer: object, used_as: object) -> None:
    table = actor.table
    if answer == "pass":
        actor.choose_unless(
            lambda: table.done_unasked(actor.seat, LOSSES) or table.shot_at_unasked(actor.seat),
            lambda offer: offer.verb == "pass",
        )
    elif answer in ("ability", "check") or character_key(answer) in table.game.book.characters:
        own = [table.character(actor.seat), *table.borrowed(actor.seat)]
        keys = own if answer in ("ability", "check") else [character_key(answer)]
        asked = actor.choose_unless(
            lambda: table.trusted_unasked(actor.seat), lambda offer: is_check(table, offer, keys)
        )
        if not asked:
            table.lenient.note(DONE_UNASKED, f"{actor.seat} respond {answer}")
    else:
        name = actor.card(answer)
        kind = actor.card(used_as).kind if used_as is not None else ""
        verbs = ("answer", "use", "discard", "pick", "put_back")
        actor.choose(
            lambda offer: (
                offer.verb in verbs
                and table.is_card(offer.card, name)
                and (not kind or table.serves_as(offer.kind, kind))
            )
        )


def is_check(table: Table, offer: Offer, keys: list[str]) -> bool:
    """The use of an ability; on the point of death, to pass is to trust to it."""
    trusts = offer.verb == "pass" and table.question() == "save_life" and LAST_CHANCE in keys
    return trusts or (offer.verb == "use" and offer.kind in keys)


def use_ability(actor: Actor, step: Fields) -> None:
    """Use a character's ability in answer to a question, or between two effects although others are asked."""
    table = actor.table
    place = len(table.log)
    own = [table.character(actor.seat), *table.borrowed(actor.seat)]
    keys = [character_key(step["name"])] if step.get("name") else own
    if keys[0] not in own:
        actor.layout.character({"character": step.get("name")})
        raise Refused(f"{actor.seat} is {own[0] or 'a blank character'}, not {step.get('name')}")
    if "copy" in step and step["copy"] is None:
        actor.choose(lambda offer: table.question() == "copy_character" and offer.verb == "pass")
        return
    target = copied_seat(actor, step["copy"]) if "copy" in step else step.get("target")
    if step.get("swap", "both") in KEPT:
        actor.choose(lambda offer: table.question() == "new_abilities" and offer.verb == "pass")
        return
    if step.get("swap", "both") != "both":
        raise Refused(f"{step['swap']} cannot be exchanged alone")
    if actor.patience.silent_answers and LAST_CHANCE in keys and table.trusted_unasked(actor.seat):
        table.lenient.note(DONE_UNASKED, in_short(step))
        return
    price = actor.cards(step.get("discard", step.get("give", step.get("card"))))
    aims = aim_of(actor, step)

    def wanted(offer: Offer) -> bool:
        fits = offer.card < 0 or not price or table.is_card(offer.card, price[0])
        if offer.verb == "play":  # an ability to play any card as a certain other one
            return offer.kind in PLAYED_BY_ABILITY and PLAYED_BY_ABILITY[offer.kind] in keys and fits
        if table.question() == "save_life" and is_check(table, offer, keys):
            return True
        return (
            offer.verb == "use"
            and offer.kind in keys
            and fits
            and target in (None, offer.target)
            and aims(offer)
        )

    def between_effects() -> list[Offer]:
        return list(filter(wanted, table.interrupts(actor.seat)))

    def ready() -> bool:
        return bool(actor.offered(wanted) or between_effects())

    if actor.patience is IF_ILLEGAL and not ready():
        raise Refused(table.stands())
    actor.wait_for(ready)
    if actor.offered(wanted):
        actor.choose_now(wanted)
    else:
        table.interrupt(actor.seat, between_effects()[0])
    if "discard" in step and table.log[place].name != "played":
        pay(actor, price, place)
    if "choices" in step:
        choose_losses(actor, mapping(step["choices"], "choices"))


def copied_seat(actor: Actor, copy: object) -> str:
    """Whose ability is to be copied: a seat, or whoever is that character."""
    table = actor.table
    for seat in table.seats:
        if copy == seat or (table.character(seat) and character_key(copy) == table.character(seat)):
            return seat
    raise BadRecord(f"copy: {copy!r} is neither a seat nor a character at the table")


def start_turn(actor: Actor, _step: Fields) -> None:
    """Begin the turn: its checks, up to the first choice or the draw phase."""
    table = actor.table
    if not (table.stop() == DRAW and table.turn() == actor.seat):
        actor.wait_for(lambda: table.stop() == TURN and table.turn() == actor.seat)
        table.release()


def phase1_draw(actor: Actor, step: Fields) -> None:
    """Draw for phase 1: the first card from somewhere, or keep some of those looked at."""
    table = actor.table
    at_start = table.stop() == TURN and table.turn() == actor.seat
    if at_start:
        table.release_unasked()
    has_begun = table.turn() == actor.seat and not table.stop() and table.released == (DRAW, table.game.turns)
    if not (has_begun and actor.patience is SCRIPT):
        actor.wait_for(lambda: table.stop() == DRAW and table.turn() == actor.seat)
    table.draw()
    first = step.get("first", "deck")
    if isinstance(first, dict):
        victim = table.seats[table.number_of(mapping(first, "first").get("hand_of"))]
        actor.choose_now(lambda offer: offer.verb == "take" and offer.target == victim)
    elif first == "discard":
        actor.choose_now(lambda offer: table.question() == "first_card" and offer.verb == "pick")
    elif first != "deck":
        raise BadRecord(f"first: {first!r} is none of deck, discard, {{hand_of: seat}}")
    elif "take" in step:
        take_in_play(actor, step["take"])
    elif table.question() == "first_card":
        actor.choose_now(lambda offer: offer.verb == "draw")
    if "give" in step or table.question() == "give_card":
        give_presents(actor, mapping(step.get("give"), "give"), actor.cards(step.get("keep")))
    elif "keep" in step:
        keep(actor, actor.cards(step["keep"]))


def keep(actor: Actor, names: list[CardName]) -> None:
    """Put back what is not to be kept."""
    table = actor.table
    if table.question() != "put_card_back":
        raise Refused(table.stands())
    while table.question() == "put_card_back" and table.asked() == actor.seat:
        offers = table.offers()
        missing, back = table.compare(names, [offer.card for offer in offers])
        if missing or len(back) != table.number_asked():
            raise Refused(f"cannot keep {', '.join(name.line() for name in names)}: {table.stands()}")
        actor.choose_now(lambda offer, card=back[0]: offer.card == card)  # type: ignore[misc]


def end_turn(actor: Actor, step: Fields) -> None:
    """End phase 2, and discard these cards over the limit."""
    actor.choose(lambda offer: offer.verb == "end_turn")
    if "discard" in step:
        discard(actor, {"cards": step["discard"]})
    if "take_back" in step:
        take_back(actor, {"cards": step["take_back"]})


def take_back(actor: Actor, step: Fields) -> None:
    """Take BANG! cards of the turn back into the hand; none: leave them."""
    table = actor.table
    names = actor.cards(step.get("cards", step.get("card")))
    for name in names:
        actor.choose(lambda offer, name=name: offer.verb == "take" and table.is_card(offer.card, name))  # type: ignore[misc]
    if not names:
        actor.choose(lambda offer: offer.verb == "pass" and table.question() == "take_back")


def discard(actor: Actor, step: Fields) -> None:
    """Discard cards one after the other; the last of them may go without a question."""
    table = actor.table
    for name in actor.cards(step.get("cards", step.get("card", step.get("order")))):
        if actor.choose_unless(went_unasked(actor, name), is_discard(table, name)):
            table.marks[actor.seat] += 1  # past the event of this card
        else:
            table.lenient.note(DONE_UNASKED, in_short(step))


def went_unasked(actor: Actor, name: CardName) -> Callable[[], bool]:
    return lambda: actor.table.done_unasked(actor.seat, DISCARDED, name)


def is_discard(table: Table, name: CardName) -> Callable[[Offer], bool]:
    """The discard of such a card: in the Roulette it is an answer, at the Ranch it has a verb of its own."""

    def wanted(offer: Offer) -> bool:
        verbs = ("answer",) if table.question() == "roulette" else ("discard", "drop")
        return table.question() != "exchange" and offer.verb in verbs and table.is_card(offer.card, name)

    return wanted


def pick(actor: Actor, step: Fields) -> None:
    """Take one of several: an open card, or one from a hand or in play."""
    table = actor.table
    zone = step.get("zone")
    name = actor.card(step.get("card", ANY))
    if zone == HAND:
        actor.choose(lambda offer: offer.other == HAND or offer.verb == "take")
        return

    def wanted(offer: Offer) -> bool:
        return offer.verb == "pick" and table.is_card(offer.card, name)

    if not actor.choose_unless(lambda: table.done_unasked(actor.seat, ("picked", "checked"), name), wanted):
        table.lenient.note(DONE_UNASKED, in_short(step))


def everyone_picks(actor: Actor, _step: Fields) -> None:
    """Each takes the first of the open cards in turn."""
    table = actor.table
    actor.wait_for(lambda: table.question() == "pick_card")
    while table.question() == "pick_card":
        table.answer(table.offers()[0])


def others_pass(actor: Actor, _step: Fields) -> None:
    """Everybody who is asked something passes."""
    table = actor.table
    while not table.in_play_phase():
        passes = [offer for offer in table.offers() if offer.verb == "pass"]
        if not passes:
            return
        table.answer(passes[0])


def deal(actor: Actor, _step: Fields) -> None:
    """Deal a new game with what is given of roles and characters."""
    actor.table = actor.layout.dealt()


def begin(actor: Actor, _step: Fields) -> None:
    """Let the first turn begin."""
    if actor.table.stop() != BEGIN:
        raise Refused(actor.table.stands())
    actor.table.release()


def new_game(actor: Actor, step: Fields) -> None:
    """Deal the next game of a series."""
    actor.table = actor.layout.next_game(actor.table, step.get("keep"))


def score(actor: Actor, _step: Fields) -> None:
    """Count the money: of a game that is over."""
    if not actor.table.game.over:
        raise Refused(actor.table.stands())


HEALS_ANYBODY = {"tequila"}

KEPT = (None, False, "none", "neither", "keep")
"""Ways to say that nothing is exchanged."""

PLAYED_BY_ABILITY = {"general_store": "uncle_will"}
"""Cards that a character may play any other card as."""

AIM = {"target", "target_card", "target_zone"}
"""The words that say at whom, and at which card."""

Verb = Callable[[Actor, Fields], None]

VERBS: dict[str, tuple[Verb, set[str]]] = {
    "play": (play, {"card", "as", "extra_discard", "choices", *AIM}),
    "ricochet": (play, {"card", "as", *AIM}),
    "use_green": (use_green, {"card", *AIM}),
    "respond": (respond, {"with", "as"}),
    "ability": (use_ability, {"name", "discard", "card", "copy", "give", "swap", "choices", *AIM}),
    "dorothy": (order, {"player", "card", "extra_discard", "choices", *AIM}),
    "dorothy_rage": (order, {"player", "card", "extra_discard", "choices", *AIM}),
    "lady_rosa": (change_seats, set()),
    "lady_rose": (change_seats, set()),
    "speak": (speak, set()),
    "give": (give, {"to", "card"}),
    "start_turn": (start_turn, set()),
    "phase1_draw": (phase1_draw, {"first", "keep", "take", "give"}),
    "end_turn": (end_turn, {"discard", "take_back"}),
    "keep_character": (keep_character, set()),
    "bid": (bid, {"character", "amount"}),
    "buy_cards": (buy_cards, {"card", "cards"}),
    "take_back": (take_back, {"card", "cards"}),
    "play_series": (play_series, {"games"}),
    "guess": (guess, {"colour", "color"}),
    "ranch": (ranch, {"discard", "cards"}),
    "sniper": (sniper, {"cards", "target"}),
    "blood_brothers": (blood_brothers, {"target", "accept"}),
    "hard_liquor": (hard_liquor, {"accept"}),
    "choose_suit": (choose_suit, {"suit"}),
    "handcuff": (handcuff, {"target", "player"}),
    "handcuffs": (handcuff, {"target", "player"}),
    "new_identity": (new_identity, {"accept"}),
    "declare": (declare, {"what"}),
    "refute": (refute, {"accept"}),
    "pick": (pick, {"card", "zone"}),
    "choose_check": (pick, {"card"}),
    "order_discards": (discard, {"order"}),
    "discard": (discard, {"card", "cards"}),
    "discard_in_play": (discard, {"card"}),
    "everyone_picks": (everyone_picks, set()),
    "others_pass": (others_pass, set()),
    "deal_roles": (deal, set()),
    "setup": (deal, set()),
    "begin": (begin, set()),
    "new_game": (new_game, {"keep"}),
    "score": (score, set()),
    "draft": (draft, {"picks"}),
    "choose_active": (choose_active, set()),
    "activate": (activate, {"character", "seat", "target"}),
    "place_dynamite": (place_dynamite, {"on", "target"}),
}
"""Each verb: how it is done, and which words it takes beside actor and do."""

WITHOUT_ACTOR = {
    "everyone_picks",
    "others_pass",
    "deal_roles",
    "setup",
    "begin",
    "new_game",
    "score",
    "play_series",
    "draft",
    "choose_active",
}


def require_step(step: Fields) -> None:
    """Every word of a step must be known."""
    verb = step.get("do")
    if verb is None:
        raise BadRecord(f"a step needs a verb (do: …): {step}")
    require([str(verb)], VERBS, "verb")
    if verb == "choose_active":
        return  # its other words are the names of players
    require(step, {"actor", "do", "note", *VERBS[str(verb)][1]}, str(verb))


def perform(layout: Layout, table: Table, step: Fields, patience: Patience) -> Table:
    """Do one step; the table that it leads to. Refused if the engine does not allow it."""
    require_step(step)
    verb = step["do"]
    seat: Any = step.get("actor")
    if seat is None and verb not in WITHOUT_ACTOR:
        seat = table.turn()
        table.lenient.note(ACTOR_ASSUMED, in_short(step))
    if seat is not None:
        table.figure_of(seat)
    table.last_step = len(table.log)
    actor = Actor(layout, table, "" if seat is None else str(seat), patience)
    VERBS[verb][0](actor, step)
    return actor.table


def in_short(step: Fields) -> str:
    """A step for a message: 'B respond pass'."""
    return " ".join(str(value) for word, value in step.items() if word != "note")
