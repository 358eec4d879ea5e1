"""The events of the Wild West Show."""

import pytest

from saloon.bots.bot import NO_INTERRUPT
from saloon.bots.registry import new_bot
from saloon.games.bang.catalogue import SETS
from saloon.games.bang.game import BANG
from saloon.games.bang.setup import new_setup
from saloon.games.bang.state import Bang
from saloon.games.bang.words import OUTLAW, SHERIFF
from saloon.kernel.codec import to_plain
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from tests.bots import scene
from tests.scenes.language import ANY, Table

EVENTS = [event.key for event in SETS["wild_west_show"].events]


def played_out(seed: str, event: str) -> tuple[Bang, int]:
    """A game of four bots with one event only; and how often one of them could have spoken."""
    left_out = [key for key in EVENTS if key != event]
    log: list[Event] = []
    setup = new_setup(4, seed, ["base", "wild_west_show"], left_out=left_out)
    game = BANG.deal(to_plain(setup), log)
    bots = [new_bot(scene.ASKED, f"{seed} {player}") for player in range(4)]
    chances = heard = 0
    while not game.over and game.step < 3000:
        assert game.decision is not None
        for event_heard in log[heard:]:
            for player, bot in enumerate(bots):
                bot.hear(event_heard.seen_by(PlayerId(player)))
        heard = len(log)
        for player, bot in enumerate(bots):
            words = [one for one in game.interrupts(PlayerId(player)) if game.key(one) == "speak:gag"]
            if words:
                chances += 1
                assert bot.wants_interrupt(BANG.view(game, PlayerId(player)), words) == NO_INTERRUPT
        decision = game.decision
        game.answer(bots[decision.player].decide(BANG.view(game, decision.player), decision.options))
    return game, chances


@pytest.mark.long
@pytest.mark.parametrize("event", EVENTS)
def test_games_with_one_event_only_come_to_an_end(event: str) -> None:
    for seed in "abcd":
        assert played_out(seed, event)[0].over


def test_nobody_speaks_under_the_gag() -> None:
    assert sum(played_out(seed, "gag")[1] for seed in "abcd") > 20


def test_he_changes_no_seats_out_of_turn() -> None:
    """Lady Rose costs the other one his turn: against the last one alive that could go on for ever."""
    table = Table()
    table.plays_with(sets=("base", "wild_west_show"))
    outlaw = table.seat(role=OUTLAW, life=1, max_life=4, hand=[ANY, ANY, ANY])
    table.seat(role=SHERIFF)
    table.event("lady_rose_of_texas")
    outlaw.ends_turn()
    options = BANG.out_of_turn(table.game, PlayerId(outlaw.number)).interrupts
    assert [table.game.key(option) for option in options] == ["use:lady_rose_of_texas>p1"]
    seen = BANG.view(table.game, PlayerId(outlaw.number))
    assert new_bot(scene.ASKED, "1").wants_interrupt(seen, options) == NO_INTERRUPT
