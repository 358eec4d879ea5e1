"""What a search asks of BANG!: candidates, worlds that fit what is known and believed, their outcome."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.knowing import known_cards
from saloon.games.bang.questions import UNAFFECTED
from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView
from saloon.games.bang.words import PLAY_PHASE
from saloon.games.bang.worlds import Worlds, as_seen
from saloon.kernel.decisions import Decision
from saloon.kernel.ids import CardId
from saloon.kernel.knowledge import Knowledge
from saloon.thinking.bang.beliefs import Beliefs, fits
from saloon.thinking.bang.evaluation import evaluate
from saloon.thinking.bang.hearing import roles_known
from saloon.thinking.bang.judging import rate
from saloon.thinking.bang.outlook import Outlook
from saloon.thinking.bang.playing import play_on
from saloon.thinking.bang.policy import Policy
from saloon.thinking.bang.recent import Recent
from saloon.thinking.bang.sense import Sense
from saloon.thinking.bang.weights import WEIGHTS
from saloon.thinking.lot import Lot
from saloon.thinking.search import Mind

OUT_OF_TURN: Final = 0.25
"""What a question besides those of one's own turn is worth: mostly whether to part with a card."""
AHEAD: Final = 30
"""Decisions after which a game is judged instead of played."""


class BangMind(Mind[Bang]):
    """A question that a player of BANG! is asked."""

    def __init__(
        self,
        view: BangView,
        decision: Decision,
        beliefs: Beliefs,
        knowledge: Knowledge | None,
        seed: str,
        recent: Recent | None = None,
    ) -> None:
        self.view = view
        self.decision = decision
        self.beliefs = beliefs
        self.knowledge = knowledge
        self.seed = seed
        self.recent = recent
        self._deals: list[list[int]] = []
        """The deals of roles that fit what I know, and how likely each and all before it are."""
        self._upto: list[float] = []
        self._worlds: Worlds | None = None
        self._weigh()

    def _weigh(self) -> None:
        known = roles_known(self.view)
        total = 0.0
        for place, deal in enumerate(self.beliefs.deals):
            weight = self.beliefs.weights[place]
            if weight > 0 and fits(deal, known):
                total += weight
                self._deals.append(deal)
                self._upto.append(total)

    def candidates(self) -> list[int]:
        policy = Policy(self.beliefs, Lot(self.seed), recent=self.recent)
        game = as_seen(self.view)
        first = policy.decide(game, self.decision)
        options = self.decision.options
        outlook = Outlook(game, self.decision, self.beliefs, WEIGHTS)
        ranked: list[tuple[float, int]] = []
        seen = [self._alike(outlook, first)]
        sense = Sense(outlook, options[first], self._known_cards(), self.recent)
        for place, option in enumerate(options):
            alike = self._alike(outlook, place)
            if place != first and alike not in seen and sense.allows(option):
                seen.append(alike)
                rating = rate(outlook, option) if self.decision.kind == PLAY_PHASE else 0.0
                ranked.append((-rating, place))
        ranked.sort()
        return [first] + [place for _rating, place in ranked]

    def effort(self) -> float:
        return 1.0 if self.decision.kind == PLAY_PHASE else OUT_OF_TURN

    def _known_cards(self) -> list[list[CardId]]:
        """By player: the hand cards that I remember."""
        if self.knowledge is None:
            return [[] for _player in range(self.view.players)]
        return known_cards(self.knowledge, self.view)

    def _alike(self, outlook: Outlook, place: int) -> tuple[int, int, int, int, int, int]:
        """Options with the same numbers differ in nothing but the copy of a card."""
        option = self.decision.options[place]
        other = option.other if option.other < 0 else outlook.kind(option.other)
        card = option.card if option.card < 0 else outlook.kind(option.card)
        if option.target >= 0 and outlook.game.rules_for(UNAFFECTED, option.target):
            card = option.card  # a card of another suit may do what this one does not
        return (option.verb, card, option.kind, option.target, other, option.suit * 1000 + option.number)

    def world(self, number: int) -> Bang:
        seed = f"{self.seed}/{number}"
        worlds = self._worlds
        if worlds is None:
            worlds = Worlds(self.view, self.knowledge)
            self._worlds = worlds
        return worlds.dealt(seed, self._roles(Lot(seed)))

    def _roles(self, lot: Lot) -> list[int] | None:
        if not self._deals:
            return None
        at = self._upto[-1] * lot.below(1_000_003) / 1_000_003
        for place, upto in enumerate(self._upto):
            if at < upto:
                return self._deals[place]
        return self._deals[-1]

    def outcome(self, world: Bang, option: int, number: int) -> float:
        world.answer(option)
        play_on(world, Policy(self.beliefs, Lot(f"{self.seed}:{number}")), AHEAD)
        return evaluate(world, self.view.viewer)

    def copy(self, world: Bang) -> Bang:
        return world.clone()
