"""Whether options and reasons agree: a card or a target is refused exactly where no option offers it."""

from __future__ import annotations

from saloon.games.bang.force import others
from saloon.games.bang.reasons import refusals
from saloon.games.bang.state import Bang
from saloon.games.bang.words import GREEN, PLAY, PLAY_PHASE, USE
from saloon.kernel.decisions import NONE, Option, Refusal


def plain_ways(game: Bang, card: int, offered: list[Option]) -> list[Option]:
    """How a card is played as what it is; otherwise as what it is played instead."""
    plays = [option for option in offered if option.verb == PLAY]
    own = [option for option in plays if option.kind == game.book.kind_of[card].number]
    return own or plays


def disagreements(game: Bang, other_ways: bool = False) -> list[str]:
    """Where options and refusals of the one who decides are both there, or both missing.

    With `other_ways` a card may be good for something although it cannot be played as what it is: Flint
    Westwood gives it away, Ricochet shoots with it, Uncle Will and Showdown play it as another. A reason
    speaks of playing it as what it is.
    """
    decision = game.decision
    assert decision is not None
    found = []
    why_not: dict[int, list[Refusal]] = {}
    for refusal in refusals(game, decision.player):
        why_not.setdefault(refusal.card, []).append(refusal)
    for card in game.players[decision.player].hand:
        offered = [option for option in decision.options if option.card == card]
        reasons = why_not.get(card, [])
        for_all = [refusal for refusal in reasons if refusal.target == NONE]
        name = f"{decision.kind} {game.book.card_name(card)}"
        refused = bool(for_all)
        ways = offered
        if other_ways and decision.kind == PLAY_PHASE:
            number = game.book.kind_of[card].number
            ways = [option for option in offered if option.verb == PLAY and option.kind == number]
        if not (offered or refused) or (ways and refused):
            found.append(f"{name}: offered {len(offered)} times, refused {[r.reason.code for r in for_all]}")
        if decision.kind != PLAY_PHASE:
            if len(reasons) > 1 or any(refusal.target != NONE for refusal in reasons):
                found.append(f"{name}: only plays have targets")
            continue
        at = {option.target for option in plain_ways(game, card, offered)}
        not_at = {refusal.target for refusal in reasons if refusal.target != NONE}
        if at & not_at:
            found.append(f"{name}: offered and refused at {sorted(at & not_at)}")
        aimed = (
            bool((at | not_at) - {NONE}) and not game.paired
        )  # cards are laid before one's own figures too
        if aimed and not set(others(game, decision.figure)) <= at | not_at:
            missing = set(others(game, decision.figure)) - at - not_at
            found.append(f"{name}: neither offered nor refused at {sorted(missing)}")
        own = game.book.kind_of[card].targets(game, decision.figure)
        if aimed and decision.figure in own and decision.figure not in at | not_at:
            found.append(f"{name}: neither offered nor refused at the player himself")
    for card in game.figures[decision.figure].in_play:
        if game.book.kind_of[card].border == GREEN and decision.kind == PLAY_PHASE:
            used = any(option.verb == USE and option.card == card for option in decision.options)
            refused = any(refusal.target == NONE for refusal in why_not.get(card, []))
            if used == refused:
                found.append(f"{game.book.card_name(card)} in play: used {used}, refused {refused}")
    return found
