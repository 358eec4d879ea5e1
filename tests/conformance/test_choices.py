"""An event that names somebody whom a player chose says who else could have been chosen."""

import random
from collections import Counter

import pytest

from saloon.games.registry import GAMES
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event

GAMES_EACH = 30
OFTEN = {
    "bang": [
        *("played", "used_green", "took_from_hand", "ricocheted", "sniped", "gave_life", "ability_used"),
        *("copied", "traded", "changed_seats", "handcuffed", "presented", "repeated"),
    ],
    "calibre45": [],
    "duel": ["played", "discarded_in_play", "took_in_play"],
}
"""Events that random games bring about, with somebody chosen in them."""
LATER = {"bang": ["ordered"], "calibre45": ["shot"], "duel": []}
"""Between the choice and these another question is answered."""


@pytest.mark.parametrize("name", GAMES)
def test_who_was_chosen_was_one_of_several(name: str) -> None:
    """Read off the keys of the options, which say `>p3` where they are aimed at somebody."""
    kind = GAMES[name]
    rng = random.Random(name)
    met: Counter[str] = Counter()
    for number in range(GAMES_EACH):
        players = rng.choice(kind.player_counts()[2:] or kind.player_counts())
        preset = kind.presets()[number % len(kind.presets())]
        log: list[Event] = []
        game = kind.deal(
            kind.setup(
                {"players": players, "seed": f"chosen {number}", "sets": kind.sets(), "preset": preset}
            ),
            log,
        )
        while (decision := game.decision) is not None:
            option = rng.choice(decision.options)
            keys = [game.key(one).split(">p") for one in decision.options]
            aimed = game.key(option).split(">p")
            alike = {int(key[1].split(":")[0]) for key in keys if len(key) > 1 and key[0] == aimed[0]}
            log.clear()
            game.answer(decision.options.index(option))
            for event in log:
                if event.name in LATER[name]:
                    assert event.choices, event.name
                    met[event.name] += 1
                elif event.who == decision.figure and event.whom == option.target != NONE:
                    assert set(event.choices) == alike, f"{event.name} after {'>p'.join(aimed)}"
                    met[event.name] += 1
                assert not event.choices or event.whom in event.choices, event.name
                assert len(event.choices) == len(set(event.choices)), event.name
    assert [one for one in OFTEN[name] + LATER[name] if not met[one]] == []
