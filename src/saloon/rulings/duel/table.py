"""A table of the Duel as a record describes it: who stands where, what lies there, what is done."""

from __future__ import annotations

import re
from typing import Any, Final

from saloon.games.duel.arrange import Piles, Place, Stand, arrange
from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.figures import Figure, Player
from saloon.games.duel.ruleset import OPTIONS
from saloon.games.duel.state import Duel
from saloon.games.duel.words import SIDES
from saloon.kernel.ids import CardId, FigureId, PlayerId
from saloon.rulings.records import Fields, listed, mapping
from saloon.rulings.verdicts import BadRecord, NotSupported, Refused

GIVEN: Final = frozenset({*SIDES, "turn", "at", "decks", "only", "common", "discard", "rules"})
SIDE: Final = frozenset({"attacking", "covering", "hand", "reserve"})
STEP: Final = frozenset({"player", "do", "card", "on", "taking"})


class Table:
    """The game of a scenario; characters are called by their keys, wherever they stand."""

    def __init__(self, given: Fields, rules: dict[str, str]) -> None:
        require(given, GIVEN, "given")
        law, outlaws = (self.place(given, side) for side in SIDES)
        piles = Piles()
        for side, cards in mapping(given.get("decks"), "given.decks").items():
            piles.top[side_of(side)] = names(cards)
        for side in names(given.get("only")):
            piles.rest[side_of(side)] = False
        piles.top[len(SIDES)] = names(given.get("common"))
        piles.discard = names(given.get("discard"))
        chosen = {**mapping(given.get("rules"), "given.rules"), **rules}
        unknown = [name for name in chosen if name not in OPTIONS]
        if unknown:
            raise NotSupported(f"unknown rule option {unknown[0]!r}")
        try:
            self.game = arrange(
                law, outlaws, piles, side_of(given.get("turn", SIDES[0])), chosen, given.get("at") == "start"
            )
        except (KeyError, ValueError) as error:
            raise BadRecord(f"given: {error}") from error
        self.game.run()

    def place(self, given: Fields, side: str) -> Place:
        said = mapping(given.get(side), f"given.{side}")
        require(said, SIDE, f"given.{side}")
        if "attacking" not in said:
            raise BadRecord(f"given.{side}: nobody attacks")
        covering = said.get("covering")
        return Place(
            names(said.get("hand")),
            stand(said["attacking"]),
            None if covering is None else stand(covering),
            names(said.get("reserve")),
        )

    def perform(self, step: Fields) -> None:
        """Give the answer that a step means; refused if it is not offered to this player."""
        option = self.wanted(step)
        if option < 0:
            raise Refused(f"{asked(self.game)}; {', '.join(self.offered())}")
        self.game.answer(option)

    def wanted(self, step: Fields) -> int:
        """The number of the option that a step means; -1: it is not offered, or somebody else is asked."""
        require(step, STEP, "step")
        decision = self.game.decision
        if decision is None or decision.player != side_of(step.get("player")):
            return -1
        meaning = self.meaning(step)
        return self.offered().index(meaning) if meaning in self.offered() else -1

    def meaning(self, step: Fields) -> str:
        """`play:colt>p2:hat`, as options are written, the numbers of cards left out."""
        words = str(step.get("do"))
        words += f":{step['card']}" if "card" in step else ""
        words += f">p{self.figure_of(str(step['on']))}" if "on" in step else ""
        return words + (f":{step['taking']}" if "taking" in step else "")

    def offered(self) -> list[str]:
        decision = self.game.decision
        keys = [] if decision is None else [self.game.key(option) for option in decision.options]
        return [re.sub(r"#\d+", "", key) for key in keys]

    def figure_of(self, character: str) -> FigureId:
        for number, figure in enumerate(self.game.figures):
            if figure.character >= 0 and BOOK.definitions[figure.character].key == character:
                return FigureId(number)
        raise BadRecord(f"nobody called {character!r} stands there")

    def figure(self, character: str) -> Figure:
        return self.game.figures[self.figure_of(character)]

    def is_there(self, character: str) -> bool:
        """Whether he stands there and is alive."""
        return any(
            one.alive() and BOOK.definitions[one.character].key == character for one in self.game.figures
        )

    def player(self, side: object) -> Player:
        return self.game.players[side_of(side)]


def require(said: Fields, known: frozenset[str], where: str) -> None:
    for word in said:
        if word not in known:
            raise NotSupported(f"unknown word {word!r} in {where}")


def side_of(said: object) -> PlayerId:
    if said not in SIDES:
        raise BadRecord(f"expected a side ({', '.join(SIDES)}), found {said!r}")
    return PlayerId(SIDES.index(str(said)))


def names(said: object) -> list[str]:
    return [] if said is None else [str(one) for one in listed(said)]


def stand(said: Any) -> Stand:
    """A character by its key, or with its health and the cards before it."""
    if isinstance(said, str):
        return Stand(said)
    words = mapping(said, "character")
    require(words, frozenset({"character", "hp", "in_play"}), "character")
    return Stand(str(words.get("character")), int(words.get("hp", 0)), names(words.get("in_play")))


def keys_of(cards: list[CardId]) -> list[str]:
    return [BOOK.kind_of[card].key for card in cards]


def asked(game: Duel) -> str:
    """Who is asked what now."""
    decision = game.decision
    return "the game is over" if decision is None else f"{SIDES[decision.player]}: {decision.kind}"
