"""What can be agreed on in each way to play: what makes no sense is refused with a reason, what says nothing
changes nothing."""

from __future__ import annotations

import random

import pytest

from saloon.games.bang.game import BANG
from saloon.kernel.events import Event
from saloon.kernel.protocol import any_game
from saloon.kernel.ways import way_of
from saloon.kernel.wishes import BadSetup
from saloon.text.registry import BOOKS
from saloon.text.senseless import not_played_with
from saloon.text.texts import Texts

OPTIONS = BANG.rule_options(BANG.sets())
WAYS = [(players, number) for players in BANG.player_counts() for number in range(len(BANG.ways(players)))]
LIMIT = 600
"""Answers after which two games are alike enough."""
REFUSED = ("hiring", "experience")
"""Without a campaign they are not only silent."""


@pytest.mark.parametrize(("players", "number"), WAYS)
def test_what_makes_no_sense_is_refused_with_a_reason_in_both_languages(players: int, number: int) -> None:
    way = BANG.ways(players)[number]
    parts = BANG.parts(BANG.sets())
    for what, why in way.senseless.items():
        words = [BOOKS["bang"].chosen_words(Texts(language))[f"setup.{why}"] for language in ("en", "ru")]
        assert len(set(words)) == 2
        if what in parts:
            setup = BANG.setup({"players": players, "seed": "1", "sets": BANG.sets(), "rules": way.agreement})
            left_out = BANG.agreed(setup)["left_out"]
            assert isinstance(left_out, list)
            assert what in left_out
            continue
        with pytest.raises(BadSetup) as refused:
            BANG.setup({"players": players, "seed": "1", "rules": {**way.agreement, what: OPTIONS[what][1]}})
        assert refused.value.code == why


def test_two_players_are_told_what_is_not_played_with_and_why() -> None:
    wishes: dict[str, object] = {"players": 2, "sets": ["base", "high_noon", "wild_west_show"]}
    told = not_played_with(any_game(BANG), wishes, Texts("en"))
    assert [line.removeprefix("Not played with here: ") for line in told] == [
        "Ghost Town, Bone Orchard. At a table of two nobody sits out and waits to come back.",
        "Helena Zontero. Two players have no roles.",
        "Lady Rose of Texas. At a table of two there is no neighbour to change seats with.",
    ]
    assert not_played_with(any_game(BANG), {**wishes, "players": 4}, Texts("en")) == []


def test_six_play_in_two_ways_and_are_asked_in_which() -> None:
    ways = BANG.ways(6)
    hidden, usual = way_of(ways, {"six_players": "hidden"}), way_of(ways, {"six_players": "usual"})
    assert "refutation" in usual.silent
    assert "refutation" not in hidden.silent
    assert "six_players" not in [*usual.silent, *hidden.silent]
    assert "six_players" in way_of(BANG.ways(5), {}).silent


@pytest.mark.long
@pytest.mark.parametrize(("players", "number"), WAYS)
def test_what_has_nothing_to_say_changes_nothing(players: int, number: int) -> None:
    way = BANG.ways(players)[number]
    usual = told({**way.agreement}, players)
    for option in way.silent:
        for value in OPTIONS[option]:
            assert told({**way.agreement, option: value}, players) == usual, option


@pytest.mark.long
def test_what_depends_on_other_options_or_boxes_says_nothing_without_them() -> None:
    boxes = ["base", "high_noon", "wild_west_show"]
    usual = BANG.rules(BANG.deal(BANG.setup({"players": 5, "seed": "1", "sets": boxes})))
    heard = told({}, 5, boxes)
    tried = []
    for option, condition in BANG.conditions().items():
        enough = len([box for box in condition.boxes if box in boxes]) >= condition.least
        if option in REFUSED or (
            enough and all(usual[name] == value for name, value in condition.rules.items())
        ):
            continue
        tried.append(option)
        for value in OPTIONS[option]:
            assert told({option: value}, 5, boxes) == heard, option
    assert {"event_mix", "hiring_step", "no_mercy_time", "bounties_three"} <= set(tried)


def told(rules: dict[str, str], players: int, sets: list[str] | None = None) -> list[object]:
    """A game by chance: what was asked, answered and heard."""
    log: list[Event] = []
    wishes: dict[str, object] = {"players": players, "seed": "ways", "rules": rules}
    game = BANG.deal(BANG.setup({**wishes, "sets": BANG.sets() if sets is None else sets}), log)
    chance = random.Random("ways")
    heard: list[object] = []
    while game.decision is not None and len(heard) < LIMIT:
        options = [game.key(option) for option in game.decision.options]
        heard.append((game.decision.kind, options))
        game.answer(chance.randrange(len(options)))
    return [*heard, [(event.name, event.who, event.whom, event.cards) for event in log]]
