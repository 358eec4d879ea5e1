"""Why a card or a cowboy cannot be used now, and why a legal answer should be thought over.

Nothing here decides what is legal: it looks at the options that were made, and says what stood in the way.
"""

from __future__ import annotations

from saloon.games.calibre45.frames.attack import Stand
from saloon.games.calibre45.frames.paying import ways_offered
from saloon.games.calibre45.frames.shootout import Loading, rivals
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import (
    ALLOWED,
    ALREADY_LAID,
    ANSWER_SHOT,
    ARMING,
    BEAT_GUARDS,
    BEAT_INDIANS,
    CACTUS,
    CALL,
    COYOTE,
    COYOTE_NEEDS_BULLETS,
    DECK_IS_EMPTY,
    DISMISS,
    DRAW,
    ESCAPE,
    EXCHANGE,
    FINE,
    FLEE,
    FULL_HAND,
    GAME_OVER,
    GIVE_UP,
    HAND_NOT_FULL,
    HAS_NO_USE,
    JOIN,
    LAY,
    LIMIT_TOO_LOW,
    LOAD_SHOT,
    MUSTANG,
    NO_COWBOY,
    NO_HELP_HERE,
    NOT_ROBBING,
    NOT_YOUR_DECISION,
    ONLY_WHEN_SHOT_AT,
    PASS,
    PAY,
    PAY_FINE,
    REASONS,
    REFUSE,
    REMOVE_TOKEN,
    SHOOTOUT,
    SHOT_BEGUN,
    TEAMMATE,
    TOKEN_VALUE,
    TOKENS_EACH,
    TOO_FEW_BULLETS,
    TOO_FEW_TOKENS,
    WRONG_MOMENT,
)
from saloon.kernel.decisions import NONE, Decision, Option, Reason, Refusal
from saloon.kernel.ids import NO_CARD, NO_PLAYER, CardId, PlayerId, as_figure

STANDS = (BEAT_GUARDS, BEAT_INDIANS, ANSWER_SHOT)


def refusals(game: Calibre, player: PlayerId) -> list[Refusal]:
    """For each hand card, and for the cowboy: why it cannot be used now. For his eyes only."""
    found: list[Refusal] = []
    for card in game.players[player].hand:
        found += refusals_of(game, player, card)
    return found + cowboy_refusals(game, player)


def refused(
    card: CardId, code: int, target: PlayerId = NO_PLAYER, numbers: dict[str, int] | None = None
) -> Refusal:
    return Refusal(card, as_figure(target), Reason(REASONS[code], numbers or {}))


def cowboy_refusals(game: Calibre, player: PlayerId) -> list[Refusal]:
    """Why no robbery can be called, or no new cowboy taken, in one's own turn of arming."""
    decision = game.decision
    if decision is None or decision.player != player or decision.kind != ARMING:
        return []
    one = game.players[player]
    if one.cowboy == NONE:
        if game.enough_tokens():
            return []
        return [refused(NO_CARD, TOO_FEW_TOKENS, NO_PLAYER, {"left": game.tokens, "needed": TOKENS_EACH})]
    code = game.going_refusal(player)
    if code == ALLOWED:
        return []
    numbers = {"bail": one.tokens * TOKEN_VALUE, "money": game.money(player), "debt": one.debt}
    return [refused(one.cowboy, code, NO_PLAYER, numbers)]


def refusals_of(game: Calibre, player: PlayerId, card: CardId) -> list[Refusal]:
    """Why this hand card, or this card at some targets, cannot be used now; empty if all of it is legal."""
    decision = game.decision
    if decision is None:
        return [refused(card, GAME_OVER)]
    if decision.player != player:
        return [refused(card, NOT_YOUR_DECISION)]
    if decision.kind == SHOOTOUT and game.book.bullets_of[card]:
        return target_refusals(game, player, card)
    if is_offered(decision, card):
        return []
    if decision.kind in STANDS or decision.kind == LOAD_SHOT:
        return [stand_refusal(game, card)]
    if decision.kind in (ARMING, SHOOTOUT):
        return [arming_refusal(game, player, card, decision.kind)]
    if decision.kind == PAY_FINE and game.book.kind_of[card] == MUSTANG:
        return [refused(card, NO_HELP_HERE)]
    return [refused(card, WRONG_MOMENT)]


def is_offered(decision: Decision, card: CardId) -> bool:
    """Whether an option uses this card, be it as the one that goes with a Coyote."""
    return any([card in (option.card, option.other) for option in decision.options])  # noqa: C419 (compiled)


def target_refusals(game: Calibre, player: PlayerId, card: CardId) -> list[Refusal]:
    """At whom a bullet card cannot be fired in a shoot-out."""
    found: list[Refusal] = []
    team = game.players[player].team
    for place, one in enumerate(game.players):
        target = PlayerId(place)
        if target == player:
            continue
        if one.team == team:
            found.append(refused(card, TEAMMATE, target))
        elif not one.robbing:
            found.append(refused(card, NOT_ROBBING, target))
    return found


def arming_refusal(game: Calibre, player: PlayerId, card: CardId, kind: str) -> Refusal:
    """Why a card cannot be exchanged; in a shoot-out it is more to the point what else it cannot do."""
    one = game.players[player]
    if one.cowboy == NONE:
        return refused(card, NO_COWBOY)
    if len(one.hand) < FULL_HAND:
        if kind == ARMING:
            return refused(card, HAND_NOT_FULL, NO_PLAYER, {"cards": len(one.hand), "needed": FULL_HAND})
        return useless(game, card)
    if not game.can_draw():
        return refused(card, DECK_IS_EMPTY)
    return refused(card, COYOTE_NEEDS_BULLETS if game.book.kind_of[card] == COYOTE else WRONG_MOMENT)


def useless(game: Calibre, card: CardId) -> Refusal:
    mustang = game.book.kind_of[card] == MUSTANG
    return refused(card, ONLY_WHEN_SHOT_AT if mustang else HAS_NO_USE)


def stand_refusal(game: Calibre, card: CardId) -> Refusal:
    """Why a card does not help against a shot, or is no part of one."""
    frame = game.stack[-1]
    if isinstance(frame, Loading):
        return refused(card, ALREADY_LAID) if card in frame.chosen else useless(game, card)
    assert isinstance(frame, Stand)
    if card in frame.chosen:
        return refused(card, ALREADY_LAID)
    if game.book.bullets_of[card]:
        limit = frame.limit(game)
        if limit < frame.needed:
            return refused(card, LIMIT_TOO_LOW, NO_PLAYER, {"limit": limit, "needed": frame.needed})
        bullets = game.book.bullets(game.players[frame.player].hand)
        return refused(card, TOO_FEW_BULLETS, NO_PLAYER, {"bullets": bullets, "needed": frame.needed})
    if game.book.kind_of[card] == MUSTANG:
        return refused(card, SHOT_BEGUN)
    return refused(card, HAS_NO_USE)


def warning(game: Calibre, option: Option) -> Reason | None:
    """Why this legal option would harm the one who decides; None if it would not."""
    decision = game.decision
    if decision is None:
        return None
    player = decision.player
    verb = option.verb
    if verb in (GIVE_UP, REFUSE) and len(decision.options) > 1:
        return Reason("loses_cowboy", {})
    if verb == ESCAPE:
        return could_stand(decision)
    if verb == LAY:
        return surplus(game) or more_than_needed(game, decision, option.card)
    if verb == EXCHANGE:
        return better_kept(game, decision, option)
    if verb == PASS:
        return refuses_a_gift(decision)
    if verb == DISMISS:
        return best_of_all(game, option.card)
    if verb in (CALL, JOIN):
        tokens = game.players[player].tokens
        if tokens:
            return Reason("bail_to_pay", {"bail": tokens * TOKEN_VALUE})
        return None if game.book.bullets(game.players[player].hand) else Reason("unarmed", {})
    if verb == PAY:
        way = ways_offered(game)[option.number]
        if way.lost:
            return Reason("overpays", {"lost": way.lost})
        if decision.kind == PAY_FINE and way.amount > FINE:
            return Reason("pays_bail_too", {"bail": way.amount - FINE})
        return None
    if verb == FLEE:
        return flight(game, decision)
    return None


def could_stand(decision: Decision) -> Reason | None:
    """Whoever rides off although he has bullets enough leaves the loot to others."""
    bullets = any([option.verb == LAY for option in decision.options])  # noqa: C419 (compiled)
    return Reason("could_stand", {"needed": decision.number}) if bullets else None


def more_than_needed(game: Calibre, decision: Decision, card: CardId) -> Reason | None:
    """A card that does what is left to do, while a lesser one in hand would do it too."""
    frame = game.stack[-1]
    if not isinstance(frame, Stand):
        return None
    bullets = game.book.bullets_of
    left = frame.needed - game.book.bullets(frame.chosen)
    for option in decision.options:
        if option.verb == LAY and left <= bullets[option.card] < bullets[card]:
            return Reason("lesser_would_do", {"card": option.card})
    return None


def better_kept(game: Calibre, decision: Decision, option: Option) -> Reason | None:
    """Bullets or a Mustang given away although a card without any use is there, or lesser bullets are."""
    book = game.book
    for other in decision.options:
        if other.verb != EXCHANGE:
            continue
        if option.other == NONE:
            useless_one = other.other == NONE and book.kind_of[other.card] == CACTUS
            if useless_one and book.kind_of[option.card] != CACTUS:
                return Reason("lesser_would_do", {"card": other.card})
        elif other.card == option.card and book.bullets_of[other.other] < book.bullets_of[option.other]:
            return Reason("lesser_would_do", {"card": other.other})
    return None


def refuses_a_gift(decision: Decision) -> Reason | None:
    """Doing nothing although a card, or a bail token less, could be had for nothing."""
    for option in decision.options:
        if option.verb == DRAW:
            return Reason("card_for_nothing", {})
        if option.verb == REMOVE_TOKEN:
            return Reason("token_for_nothing", {})
    return None


def best_of_all(game: Calibre, card: CardId) -> Reason | None:
    """No cowboy in the game can use more bullets than this one."""
    limit = game.book.number_of[card]
    if limit < max([game.book.number_of[cowboy] for cowboy in game.book.cowboys()]):
        return None
    return Reason("best_of_all", {"limit": limit})


def flight(game: Calibre, decision: Decision) -> Reason | None:
    """Whoever flees may hand the loot over at once, or run from rivals who hold no card."""
    player = decision.player
    if hands_over(game, player):
        return Reason("leaves_the_loot", {"value": game.book.value_of[decision.card]})
    if not any([game.players[rival].hand for rival in rivals(game, player)]):  # noqa: C419 (compiled)
        return Reason("nobody_can_shoot", {})
    return None


def surplus(game: Calibre) -> Reason | None:
    """Bullets beyond the limit of the cowboy are wasted."""
    frame = game.stack[-1]
    if isinstance(frame, Loading):
        laid = game.book.bullets(frame.chosen)
        limit = game.limit(frame.player)
        if laid >= limit:
            return Reason("surplus_is_wasted", {"bullets": laid, "limit": limit})
    return None


def hands_over(game: Calibre, player: PlayerId) -> bool:
    """Whether the loot goes to another team at once if this player flees."""
    others = rivals(game, player)
    robbing = len(game.robbers(player))
    teams = [game.players[rival].team for rival in others]
    return robbing == len(others) + 1 and len(set(teams)) == 1
