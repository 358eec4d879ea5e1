"""A head for games in which only cards are hidden: they are remembered, and nobody has to be guessed at."""

from __future__ import annotations

from typing import Generic, TypeVar

from saloon.kernel.decisions import NONE, Decision, Option
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.knowledge import Knowledge
from saloon.kernel.protocol import GameType
from saloon.kernel.views import View
from saloon.thinking.head import Head
from saloon.thinking.lot import Lot
from saloon.thinking.policy import Policy, play_on
from saloon.thinking.search import Mind

G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=View)


class Craft(Generic[G, V]):
    """What a game brings for a plain head."""

    def __init__(self, kind: GameType[G, V], ahead: int) -> None:
        self.kind = kind
        self.ahead = ahead
        """Decisions after which an imagined game is judged instead of played."""

    def seen(self, view: V) -> G:
        """A state that holds what a viewer sees and nothing else."""
        raise NotImplementedError

    def asked(self, view: V, options: list[Option]) -> Decision:
        """The question as the viewer sees it."""
        raise NotImplementedError

    def policy(self, lot: Lot, character: str = "") -> Policy[G]:
        """The rules of thumb, as somebody with this character has them."""
        raise NotImplementedError

    def rating(self, game: G, decision: Decision, option: Option) -> float:
        """How promising an option looks besides the policy's own."""
        raise NotImplementedError

    def allows(self, game: G, decision: Decision, first: Option, option: Option) -> bool:
        """Whether an option is worth a thought beside the policy's own: nobody tries what makes no sense."""
        return True

    def likeness(self, game: G, option: Option) -> tuple[int, int, int, int, int]:
        """The same for options that differ in nothing but the copy of a card."""
        raise NotImplementedError

    def evaluate(self, game: G, player: PlayerId) -> float:
        """How likely this player is to win: 0 lost, 1 won."""
        raise NotImplementedError


class PlainHead(Head[G, V]):
    """Its policy needs nothing but what it sees."""

    def __init__(self, craft: Craft[G, V], seed: str) -> None:
        super().__init__()
        self._craft = craft
        self._seed = seed
        self._policy = craft.policy(Lot(seed))

    def be(self, character: str) -> None:
        self._policy = self._craft.policy(Lot(self._seed), character)

    def minded(self, policy: Policy[G], view: V) -> Policy[G]:
        """The same, with what this seat keeps in mind besides cards."""
        return policy

    def first_thought(self, view: V, options: list[Option]) -> int:
        craft = self._craft
        return self.minded(self._policy, view).decide(craft.seen(view), craft.asked(view, options))

    def out_of_turn(self, view: V, options: list[Option]) -> int:
        return NONE

    def mind(self, view: V, options: list[Option], seed: str) -> Mind[G]:
        craft = self._craft
        known = self.recalled(craft.kind, view)
        policy = self.minded(craft.policy(Lot(seed)), view)
        return PlainMind(craft, view, craft.asked(view, options), known, seed, policy)


class PlainMind(Mind[G], Generic[G, V]):
    """One question of one seat: worlds are dealt as the seat remembers them."""

    def __init__(
        self,
        craft: Craft[G, V],
        view: V,
        decision: Decision,
        knowledge: Knowledge | None,
        seed: str,
        policy: Policy[G] | None = None,
    ) -> None:
        self.craft = craft
        self.view = view
        self.decision = decision
        self.knowledge = knowledge
        self.seed = seed
        self.policy = craft.policy(Lot(seed)) if policy is None else policy
        """Of whoever is asked; those in imagined games have nothing in mind."""

    def candidates(self) -> list[int]:
        craft = self.craft
        game = craft.seen(self.view)
        options = self.decision.options
        policy = self.policy
        first = policy.decide(game, self.decision)
        known = [craft.likeness(game, options[first])]
        ranked: list[tuple[float, int]] = []
        for place, option in enumerate(options):
            likeness = craft.likeness(game, option)
            if likeness in known or policy.refuses(game, self.decision, option):
                continue
            if craft.allows(game, self.decision, options[first], option):
                known.append(likeness)
                ranked.append((-craft.rating(game, self.decision, option), place))
        ranked.sort()
        return [first] + [place for _rating, place in ranked]

    def world(self, number: int) -> G:
        return self.craft.kind.redeal(self.view, f"{self.seed}/{number}", self.knowledge)

    def outcome(self, world: G, option: int, number: int) -> float:
        world.answer(option)
        play_on(world, self.craft.policy(Lot(f"{self.seed}:{number}")), self.craft.ahead)
        return self.craft.evaluate(world, self.view.viewer)

    def copy(self, world: G) -> G:
        return self.craft.kind.clone(world)
