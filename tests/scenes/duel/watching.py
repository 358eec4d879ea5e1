"""Somebody who watches every scene of the Duel.

After each answer he looks whether whatever has changed was told: every card that lies elsewhere, health,
characters, markers, turns. That every hand card is offered or refused, and that nobody is a target any more
when a turn goes on. And that what is in force, which is kept from one question to the next, is what it would
be if it were found out anew.
"""

from __future__ import annotations

from typing import Self

from saloon.games.duel.deal import cards_of_side
from saloon.games.duel.figures import owner_of
from saloon.games.duel.game import DUEL
from saloon.games.duel.knowing import IN_COMMON
from saloon.games.duel.questions import Character
from saloon.games.duel.reasons import refusals
from saloon.games.duel.state import Duel
from saloon.games.duel.view import DuelView
from saloon.games.duel.words import COMMON, DECKS, MOVE, PLAY_PHASE, RELOAD, USE
from saloon.kernel.codec import encode
from saloon.kernel.decisions import NONE, Decision
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, FigureId
from tests.scenes.remembering import Memory
from tests.scenes.watching import ASIDE, SceneUntold, TableWatcher, check_keys, check_same, in_words

EVERY_FIGURE = [FigureId(figure) for figure in range(4)]
PILES = ("common", "discard", "deck 0", "deck 1")


class Watcher(TableWatcher[Duel, DuelView]):
    """Compares the table with what it was, and with what was told since."""

    kind = DUEL

    def __init__(self, game: Duel, memories: list[Memory] | None = None) -> None:
        super().__init__(game, memories)
        self.health = [one.health for one in game.figures]
        self.characters = [one.character for one in game.figures]
        self.attacking = [one.attacking for one in game.players]
        self.turns = game.turns
        self.squads = [squad(game, number) for number in range(2)]

    def places_of(self, game: Duel) -> dict[CardId, str]:
        return places(game)

    def held(self) -> dict[CardId, int]:
        """The common deck is remembered like a hand."""
        in_common = [card for card, place in self.places.items() if place == "common"]
        return super().held() | dict.fromkeys(in_common, IN_COMMON)

    def mixed_by(self, game: Duel, event: Event) -> set[int]:
        if event.name == "drew" and event.deck == DECKS[COMMON] and not event.cards:
            return {IN_COMMON}
        return super().mixed_by(game, event)

    def packs(self, game: Duel) -> list[tuple[list[CardId], list[CardId]]]:
        return [(cards_of_side(side), deck) for side, deck in enumerate(game.decks)]

    def name_of(self, game: Duel, card: CardId) -> str:
        return game.book.card_name(card)

    def player_of(self, game: Duel, figure: FigureId) -> int:
        return owner_of(figure)

    def is_told(self, game: Duel, told: list[Event], card: CardId, before: str, place: str) -> bool:
        return is_told(told, card, before, place)

    def compare(self, game: Duel, told: list[Event], now: Self) -> None:
        __tracebackhide__ = True
        check_moved(told, self.places, now.places)
        for figure, character in zip(EVERY_FIGURE, now.characters, strict=True):
            came = any(one.name in ENDS and owner_of(one.who) == owner_of(figure) for one in told)
            if character != self.characters[figure] and not came:
                raise SceneUntold(f"p{figure} is somebody else{in_words(told)}")
            if not came and now.health[figure] != self.health[figure] + told_health(told, figure):
                raise SceneUntold(
                    f"p{figure} had {self.health[figure]} points, has {now.health[figure]}{in_words(told)}"
                )
        if now.attacking != self.attacking and not any(one.name in MARKERS for one in told):
            raise SceneUntold(f"{now.attacking} attack{in_words(told)}")
        begun = [one.nth for one in told if one.name == "turn_began"]
        if begun != list(range(self.turns + 1, now.turns + 1)):
            raise SceneUntold(f"there were {self.turns} turns, there are {now.turns}{in_words(told)}")
        if game.over and len(game.stack) > 1:
            raise SceneUntold(f"the game is over, and {game.stack} go on")
        if now.squads != self.squads:
            raise SceneUntold(f"there were the characters {self.squads}, there are {now.squads}")
        if game.decision is not None:
            check_question(game, game.decision)
        check_found_anew(game)
        check_awake(game)
        check_explained(game)


MARKERS = ("moved_marker", "last_stand", "chose")
MOVES = (
    *("played", "answered", "paid", "discarded", "used", "took_from_hand", "discarded_from_hand"),
    *("took_in_play", "discarded_in_play", "replaced", "lost_equipment", "exploded", "passed_on"),
    *("drew", "took_from_store"),
)
"""Events of cards that are not where they were."""
ENDS = ("came", "last_stand")
"""Events after which somebody else stands at a place of this player, or nobody."""


def squad(game: Duel, player: int) -> list[int]:
    """All characters of a player: in play, in reserve and fallen."""
    one = game.players[player]
    in_play = [figure.character for figure in game.figures[2 * player : 2 * player + 2]]
    return sorted(one.reserve + one.fallen + [number for number in in_play if number != NONE])


def places(game: Duel) -> dict[CardId, str]:
    found: dict[CardId, str] = dict.fromkeys(DUEL.all_cards(game), ASIDE)
    piles = dict(zip(PILES, (game.common, game.discard, *game.decks), strict=True))
    for number, player in enumerate(game.players):
        piles[f"hand {number}"] = player.hand
    for number, figure in enumerate(game.figures):
        piles[f"in play {number}"] = figure.in_play
    for name, cards in piles.items():
        found.update(dict.fromkeys(cards, name))
    return found


def is_told(told: list[Event], card: int, before: str, place: str) -> bool:
    """A card that was turned up and lay aside goes to the discard pile, as everybody knows."""
    events = [one for one in told if card in one.cards]
    if place == "common":
        return any(one.name == "reshuffled" for one in told)
    if place == "discard":
        return bool(events) or before == ASIDE
    owner = int(place.rsplit(maxsplit=1)[-1])
    if place.startswith("hand"):
        return any(owner == owner_of(one.who) for one in events)
    return any(owner in (one.who, one.whom) for one in events)


def check_moved(told: list[Event], before: dict[CardId, str], now: dict[CardId, str]) -> None:
    """Whatever was told to have been played, given or taken lies elsewhere, unless the deck was made anew."""
    __tracebackhide__ = True
    for event in told:
        for card in event.cards if event.name in MOVES else []:
            if before[card] == now[card] and not any(one.name == "reshuffled" for one in told):
                raise SceneUntold(f"card {card} is still in {now[card]}{in_words(told)}")


def told_health(told: list[Event], figure: int) -> int:
    mine = [one for one in told if one.who == figure]
    lost = sum(one.amount for one in mine if one.name in ("lost_health", "bore_loss"))
    return sum(one.amount for one in mine if one.name == "healed") - lost


def check_question(game: Duel, decision: Decision) -> None:
    """What is asked can be answered by the one who is asked, and nothing of the last effect lingers."""
    __tracebackhide__ = True
    keys = [game.key(option) for option in decision.options]
    check_keys(decision.kind, keys)
    if decision.player != owner_of(decision.figure):
        raise SceneUntold(f"player {decision.player} is asked for p{decision.figure}")
    if decision.kind == PLAY_PHASE and (game.waiting or game.woken != NONE):
        raise SceneUntold(f"the play phase goes on; {game.waiting} wait, p{game.woken} is a target")
    for figure, one in zip(EVERY_FIGURE, game.figures, strict=True):
        if one.character != NONE and one.health > game.most_health(figure):
            raise SceneUntold(f"p{figure} has {one.health} points")
    why_not = refusals(game, decision.player)
    for card in game.hand(decision.player):
        refused = any(one.card == card and one.target == NONE for one in why_not)
        uses = [one for one in decision.options if card in (one.card, one.other)]
        other_ways = (RELOAD, USE) if decision.kind == PLAY_PHASE else ()
        offered = any(one.verb not in other_ways for one in uses)
        if offered == refused:
            raise SceneUntold(f"{game.book.card_name(card)}: offered {offered}, refused {refused}")
        at = {one.target for one in uses if one.card == card}
        if at & {one.target for one in why_not if one.card == card and one.target != NONE}:
            raise SceneUntold(f"{game.book.card_name(card)} is offered and refused at {at}")


def check_found_anew(game: Duel) -> None:
    """Stored now and read again, the game has the same in force and asks the same question."""
    __tracebackhide__ = True
    again = DUEL.decode(encode(game))
    check_same(as_it_is(game), as_it_is(again))
    attackers = [game.players[player].attacking for player in (game.turn, 1 - game.turn)]
    behind = [figure ^ 1 for figure in attackers if game.figures[figure ^ 1].character != NONE]
    if game.force().ring != attackers + behind:
        raise SceneUntold(f"simultaneous effects come in the order {game.force().ring}")


def check_awake(game: Duel) -> None:
    """The attacking characters have their abilities, or who is a target in place of one; nobody else."""
    __tracebackhide__ = True
    awake = awake_now(game)
    works = {rule.owner for rules in game.force().by_question for rule in rules if rule.card == NONE}
    for figure, one in zip(EVERY_FIGURE, game.figures, strict=True):
        able = one.health > 0 and has_ability(game.book.character(one.character), game, figure in awake)
        if able != (figure in works):
            raise SceneUntold(f"of {awake} p{figure} has its ability: {figure in works}")


def check_explained(game: Duel) -> None:
    """What the one on turn, or a spectator, is told of the table besides what lies there."""
    __tracebackhide__ = True
    seen = DUEL.full_view(game, game.turn)
    told = (seen.awake, seen.reload_open, seen.hand_limits)
    if game.over or game.turn == NONE:
        if told != ([], False, []):
            raise SceneUntold(f"before the first turn, or after the last one, the table is told {told}")
        return
    awake = [figure for figure in awake_now(game) if game.figures[figure].health > 0]
    limits = [max(2, game.figures[one.attacking].health) for one in game.players]
    alone = any(one.character == NONE for one in game.figures)
    if (sorted(seen.awake), *told[1:]) != (sorted(awake), alone, limits):
        raise SceneUntold(f"the table is told {told}, and it is {(awake, alone, limits)}")
    decision = game.decision
    if decision is None or decision.kind != PLAY_PHASE:
        return
    if seen.may_move != any(option.verb == MOVE for option in decision.options):
        raise SceneUntold(f"the marker may be moved: {seen.may_move}")
    enough = any(one.reason.code == "bang_played" for one in refusals(game, decision.player))
    if enough and seen.bangs_left > 0:
        raise SceneUntold(f"no BANG! card may be played any more, and {seen.bangs_left} are left")


def awake_now(game: Duel) -> list[FigureId]:
    """The attacking characters, or who is a target in place of one."""
    awake = [one.attacking for one in game.players]
    if game.woken != NONE:
        awake[owner_of(game.woken)] = game.woken
    return awake


def has_ability(character: Character, game: Duel, awake: bool) -> bool:
    return len(character.answers) > 0 and (awake or character.works_from_cover(game))


def as_it_is(game: Duel) -> object:
    decision = game.decision
    rules = [
        [(rule.definition.key, rule.owner, rule.card) for rule in one] for one in game.force().by_question
    ]
    asked = decision and (decision.player, decision.kind, [game.key(option) for option in decision.options])
    return (rules, game.force().ring, asked or game.winners)
