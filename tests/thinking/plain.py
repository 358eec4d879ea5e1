"""What is asked of the policy and the mind of every game in which only cards are hidden."""

import random
from typing import Any

from saloon.kernel.codec import encode
from saloon.kernel.knowledge import nothing_known
from saloon.kernel.protocol import GameType
from saloon.thinking.lot import Lot
from saloon.thinking.plain import Craft, PlainMind
from saloon.thinking.policy import Policy, play_on

MOST = 20_000


def dealt(kind: GameType[Any, Any], players: int, rules: dict[str, str], seed: str) -> Any:
    return kind.deal(kind.setup({"players": players, "rules": rules, "seed": seed}))


def is_honest(craft: Craft[Any, Any], game: Any, policy: Policy[Any], decisions: int) -> None:
    """In the true game, in what is seen of it, and with what is hidden exchanged it answers the same."""
    chance = random.Random(decisions)
    kind = craft.kind
    for _decision in range(decisions):
        decision = game.decision
        if decision is None:
            return
        answer = policy.decide(game, decision)
        seen = kind.view(game, decision.player)
        assert policy.decide(craft.seen(seen), craft.asked(seen, decision.options)) == answer
        other = kind.clone(game)
        kind.permute_hidden(other, decision.player, str(chance.random()))
        assert policy.decide(other, decision) == answer
        game.answer(answer)


def ends(kind: GameType[Any, Any], game: Any, policy: Policy[Any]) -> int:
    """Its games end; after how many decisions."""
    decisions = play_on(game, policy, MOST)
    assert game.over, decisions
    assert kind.winners(game)
    return decisions


def imagines_what_could_be(craft: Craft[Any, Any], game: Any, decisions: int, every: int) -> None:
    """A world at any question looks like the true game, and can be played on with any option."""
    kind = craft.kind
    policy = craft.policy(Lot("lot"))
    for step in range(decisions):
        decision = game.decision
        if decision is None:
            return
        if step % every == 0:
            view = kind.view(game, decision.player)
            mind = PlainMind(craft, view, craft.asked(view, decision.options), nothing_known(), str(step))
            world = mind.world(step)
            assert encode(kind.view(world, decision.player)) == encode(view)
            candidates = mind.candidates()
            assert len(set(candidates)) == len(candidates)
            for option in candidates[:3]:
                assert 0.0 <= mind.outcome(mind.copy(world), option, step) <= 1.0
        game.answer(policy.decide(game, decision))
