"""Somebody who watches every scene, and knows only what the table tells.

After each answer he looks whether whatever has changed was told: every card that lies elsewhere, every life
point, death, turn, event and character. That no card is lost or doubled, that options and reasons agree, and
that nothing of the last effect lingers when a question is asked. And that what is in force, which is kept
from one question to the next, is what it would be if it were found out anew from the table.
"""

from __future__ import annotations

import random

from saloon.games.bang.force import distances, others
from saloon.games.bang.game import BANG
from saloon.games.bang.questions import BangRule
from saloon.games.bang.state import Bang
from saloon.games.bang.words import PLAY_PHASE
from saloon.kernel.codec import encode
from saloon.kernel.conformance import Witness, check_position, check_view
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, PlayerId, every_player
from saloon.kernel.protocol import G, GameType, V
from tests.scenes.agreeing import disagreements

DECK, DISCARD, ASIDE = "deck", "discard", "aside"
SHUFFLES = ("reshuffled", "stirred")
OTHERWISE = ("came_back", "returned", "identity_changed", "haunts", "stayed_alive")
"""Events after which life points are not those before with what was lost and gained."""


ENDS = ("eliminated", "left_the_game")
"""Events after which a figure is out of the ring."""


class SceneUntold(AssertionError):
    """Something has changed, and nobody was told."""


class Watcher:
    """Compares the table with what it was, and with what was told since."""

    def __init__(self, game: Bang) -> None:
        self.heard = 0
        self.places = places(game)
        self.lives = [figure.life for figure in game.figures]
        self.alive = [figure.alive for figure in game.figures]
        self.characters = [figure.characters[:] for figure in game.figures]
        self.active = [deck.active for deck in game.event_decks]
        self.turn = (game.turn, game.turns)
        self.cards = sorted(BANG.card_places(game))

    def look(self, game: Bang) -> None:
        __tracebackhide__ = True
        assert game.log is not None
        told = game.log[self.heard :]
        now = Watcher(game)
        for card, place in now.places.items():
            if (self.places[card], place) == (ASIDE, DISCARD):
                continue  # it was turned up, and everybody saw it
            if self.places[card] != place and not is_told(game, told, card, place):
                name = game.book.card_name(card)
                raise SceneUntold(f"{name} went from {self.places[card]} to {place}{in_words(told)}")
        for figure, life in enumerate(now.lives):
            if now.alive[figure] and not self._lives_add_up(told, figure, life):
                raise SceneUntold(
                    f"p{figure} had {self.lives[figure]} life points, has {life}{in_words(told)}"
                )
            if now.alive[figure] < self.alive[figure] and not any(named(told, one, figure) for one in ENDS):
                raise SceneUntold(f"p{figure} has died{in_words(told)}")
            changed = now.characters[figure] != self.characters[figure]
            if changed and not any(figure in (one.who, one.whom) for one in told):
                raise SceneUntold(f"p{figure} has another character{in_words(told)}")
        if len(now.active) != len(self.active) and not any(one.name == "events_ended" for one in told):
            raise SceneUntold(f"a deck of events is gone{in_words(told)}")
        for before, active in zip(self.active, now.active, strict=bool(now.active)):
            keys = [one.definition for one in told if one.name == "event_turned_up"]
            if before != active >= 0 and game.book.definitions[active].key not in keys:
                raise SceneUntold(f"{game.book.definitions[active].key} is in force{in_words(told)}")
        begun = named(told, "turn_began", game.turn) or named(told, "activated", game.turn)
        if self.turn != now.turn and not begun and not game.over:
            raise SceneUntold(f"it is the turn of p{game.turn}{in_words(told)}")
        if game.over and not any(one.name == "game_ended" for one in told):
            raise SceneUntold(f"the game is over{in_words(told)}")
        if now.cards != self.cards:
            raise SceneUntold(f"there were the cards {self.cards}, there are {now.cards}")
        check_question(game)
        check_found_anew(game)
        now.heard = len(game.log)
        self.__dict__ = now.__dict__

    def _lives_add_up(self, told: list[Event], figure: int, life: int) -> bool:
        before = self.lives[figure]
        for event in told:
            if event.name in OTHERWISE and figure in (event.who, event.whom):
                return True
            if event.who == figure and event.name == "lost_life":
                before -= event.amount
            elif event.who == figure and event.name == "healed":
                before += event.amount
        return before == life


def places(game: Bang) -> dict[CardId, str]:
    found: dict[CardId, str] = dict.fromkeys(map(CardId, range(len(game.book.kind_of))), ASIDE)
    found.update(dict.fromkeys(game.deck, DECK))
    found.update(dict.fromkeys(game.discard, DISCARD))
    for number, player in enumerate(game.players):
        found.update(dict.fromkeys(player.hand, f"hand {number}"))
    for number, figure in enumerate(game.figures):
        found.update(dict.fromkeys(figure.in_play, f"in play {number}"))
    return found


def is_told(game: Bang, told: list[Event], card: int, place: str) -> bool:
    events = [one for one in told if card in one.cards]
    if place == DECK:
        return bool(events) or any(one.name in SHUFFLES for one in told)
    if place == ASIDE:
        return True
    if place == DISCARD:
        checked = [one.definition for one in told if one.name == "checked"]
        return bool(events) or game.book.kind_of[card].key in checked
    owner = int(place.rsplit(maxsplit=1)[-1])
    if place.startswith("hand"):
        return any(owner in (player_of(game, one.who), player_of(game, one.whom)) for one in events)
    return any(owner in (one.who, one.whom) for one in events)


def player_of(game: Bang, figure: int) -> int:
    return figure if figure < 0 else game.figures[figure].player


def named(told: list[Event], name: str, who: int) -> bool:
    return any(one.name == name and one.who == who for one in told)


def in_words(told: list[Event]) -> str:
    return "; told was " + ", ".join(f"{one.name} {one.who} {one.whom} {one.amount}" for one in told)


def check_shown(kind: GameType[G, V], game: G, viewer: PlayerId) -> None:
    """The last moment of a scene, written down and read again; and as this viewer sees it, dealt anew."""
    __tracebackhide__ = True
    if game.over:
        stored = encode(game)
        assert encode(kind.read_position(kind.position(game))) == stored
        return
    check_position(kind, game, viewer)
    check_view(kind, game, viewer, random.Random(game.step))


def remembering(kind: GameType[G, V], game: G) -> list[Witness]:
    """Somebody at each seat who remembers what he hears and sees."""
    return [Witness(player) for player in every_player(kind.seats(game))]


def check_memory(kind: GameType[G, V], game: G, witnesses: list[Witness]) -> None:
    """What is remembered at each seat is true."""
    __tracebackhide__ = True
    assert game.log is not None
    for witness in witnesses:
        witness.look(kind, game, game.log)
        if not kind.allows(witness.knowledge, game):
            raise SceneUntold(f"player {witness.viewer} remembers what is not true")


def check_question(game: Bang) -> None:
    """What is asked can be answered by the one who is asked, and nothing of the last effect lingers."""
    __tracebackhide__ = True
    decision = game.decision
    if decision is None:
        return
    keys = [game.key(option) for option in decision.options]
    if not keys or len(set(keys)) != len(keys):
        raise SceneUntold(f"{decision.kind} offers {keys}")
    if decision.player != game.figures[decision.figure].player:
        raise SceneUntold(f"player {decision.player} is asked for p{decision.figure}")
    if game.because >= 0:
        raise SceneUntold(f"{game.key_of(game.because)} is still the cause of whatever happens")
    if decision.kind == PLAY_PHASE and game.waiting:
        raise SceneUntold(f"the play phase goes on, and {game.waiting} still wait")
    if found := disagreements(game, other_ways=True):
        raise SceneUntold("; ".join(found))
    for figure in game.figures:
        if figure.life > figure.max_life:
            raise SceneUntold(f"{figure.life} life points of {figure.max_life}")
        if not set(figure.fresh) <= set(figure.in_play) or figure.skips < 0:
            raise SceneUntold(
                f"{figure.fresh} of {figure.in_play} are fresh; {figure.skips} turns to sit out"
            )


def check_found_anew(game: Bang) -> None:
    """Stored now and read again, the game has the same in force, the same distances and the same question."""
    __tracebackhide__ = True
    again = BANG.decode(encode(game))
    kept, anew = as_it_is(game), as_it_is(again)
    if kept != anew:
        raise SceneUntold(f"found out anew from the table it is {anew}, kept was {kept}")


def rule_in_words(rule: BangRule) -> str:
    return f"{rule.definition.key} {rule.owner} {rule.card}"


def as_it_is(game: Bang) -> list[object]:
    force = game.force()
    decision = game.decision
    return [
        [rule_in_words(rule) for rules in force.by_question for rule in rules],
        [f"{one.definition} {one.owner} {one.card} {one.cause}" for one in force.switched_off],
        [rule_in_words(rule) for figure in game.ring for rule in game.rules_of(figure)],
        force.ring,
        [(others(game, figure), distances(game, figure)) for figure in force.ring],
        decision and (decision.player, decision.kind, [game.key(option) for option in decision.options]),
    ]
