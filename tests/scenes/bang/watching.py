"""Somebody who watches every scene of BANG!

After each answer he looks whether whatever has changed was told: every card that lies elsewhere, every life
point, death, turn, event and character. That options and reasons agree, and that nothing of the last effect
lingers when a question is asked. And that what is in force, which is kept from one question to the next, is
what it would be if it were found out anew from the table.
"""

from __future__ import annotations

from typing import Self

from saloon.games.bang.force import distances, others
from saloon.games.bang.game import BANG
from saloon.games.bang.questions import BangRule
from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView
from saloon.games.bang.words import PLAY_PHASE
from saloon.kernel.codec import encode
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, FigureId
from tests.scenes.agreeing import disagreements
from tests.scenes.remembering import ON_DECK, Memory
from tests.scenes.watching import ASIDE, SceneUntold, TableWatcher, check_keys, check_same, in_words, named

DECK, DISCARD = "deck", "discard"
SHUFFLES = ("reshuffled", "stirred")
OTHERWISE = ("came_back", "returned", "identity_changed", "haunts", "stayed_alive")
"""Events after which life points are not those before with what was lost and gained."""


ENDS = ("eliminated", "left_the_game")
"""Events after which a figure is out of the ring."""


class Watcher(TableWatcher[Bang, BangView]):
    """Compares the table with what it was, and with what was told since."""

    kind = BANG

    def __init__(self, game: Bang, memories: list[Memory] | None = None) -> None:
        self.deck = game.deck[:]
        super().__init__(game, memories)
        self.lives = [figure.life for figure in game.figures]
        self.alive = [figure.alive for figure in game.figures]
        self.characters = [figure.characters[:] for figure in game.figures]
        self.active = [deck.active for deck in game.event_decks]
        self.turn = (game.turn, game.turns)

    def packs(self, game: Bang) -> list[tuple[list[CardId], list[CardId]]]:
        """A table that is laid by hand has other cards than the boxes: everybody knows which."""
        return [(BANG.card_places(game), game.deck)]

    def places_of(self, game: Bang) -> dict[CardId, str]:
        return places(game)

    def held(self) -> dict[CardId, int]:
        return super().held() | {card: ON_DECK - place for place, card in enumerate(self.deck)}

    def mixed_by(self, game: Bang, event: Event) -> set[int]:
        """How many cards come from the deck and go back to it knows only who sees them."""
        looked = event.name in ("looked_at", "put_back") and not event.cards
        shuffled = looked or event.name in SHUFFLES
        return super().mixed_by(game, event) | ({ON_DECK} if shuffled else set())

    def name_of(self, game: Bang, card: CardId) -> str:
        return game.book.card_name(card)

    def player_of(self, game: Bang, figure: FigureId) -> int:
        return player_of(game, figure)

    def is_told(self, game: Bang, told: list[Event], card: CardId, before: str, place: str) -> bool:
        """A card that was turned up and lay aside goes to the discard pile, as everybody saw."""
        return (before, place) == (ASIDE, DISCARD) or is_told(game, told, card, place)

    def compare(self, game: Bang, told: list[Event], now: Self) -> None:
        __tracebackhide__ = True
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
        check_question(game)
        check_found_anew(game)

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
    if place == DISCARD:
        checked = [one.definition for one in told if one.name == "checked"]
        return bool(events) or game.book.kind_of[card].key in checked
    owner = int(place.rsplit(maxsplit=1)[-1])
    if place.startswith("hand"):
        return any(owner in (player_of(game, one.who), player_of(game, one.whom)) for one in events)
    return any(owner in (one.who, one.whom) for one in events)


def player_of(game: Bang, figure: int) -> int:
    return figure if figure < 0 else game.figures[figure].player


def check_question(game: Bang) -> None:
    """What is asked can be answered by the one who is asked, and nothing of the last effect lingers."""
    __tracebackhide__ = True
    decision = game.decision
    if decision is None:
        return
    keys = [game.key(option) for option in decision.options]
    check_keys(decision.kind, keys)
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
    check_same(as_it_is(game), as_it_is(again))


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
