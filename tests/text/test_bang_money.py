"""A campaign can be told in both languages: every question, answer, event and entry of the ledger."""

import random

import pytest

from saloon.games.bang.game import BANG
from saloon.games.bang.series import REASONS_OF_MONEY, Entry
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.text.bang.narrator import BangNarrator
from saloon.text.texts import LANGUAGES, Texts

NAMES = ["Ada", "Bel", "Cy", "Dot"]
ALL = {
    "campaign": "on",
    "hiring": "on",
    "experience": "on",
    "bounties": "on",
    "no_mercy": "on",
}
NEW_QUESTIONS = {"keep_character", "open_auction", "opening_bid", "raise_bid", "buy_cards", "take_back"}


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


def test_every_reason_is_told(texts: Texts) -> None:
    narrator = BangNarrator(texts, ["base"], NAMES)
    whats = {"hired": "slab_the_killer", "kept": "suzy_lafayette", "bought": "barrel", "bounty": "outlaw"}
    told = set()
    for reason in REASONS_OF_MONEY:
        line = narrator.entry(Entry(1, PlayerId(0), reason, 3, 1000, whats.get(reason, "")))
        assert "{" not in line
        told.add(line)
    assert len(told) == len(REASONS_OF_MONEY)


def test_sums_are_written_as_people_write_them() -> None:
    assert BangNarrator(Texts("en"), ["base"], NAMES).dollars(12500) == "$12,500"
    assert BangNarrator(Texts("en"), ["base"], NAMES).dollars(-300) == "−$300"
    assert BangNarrator(Texts("ru"), ["base"], NAMES).dollars(12500) == "$12\u00a0500"


def test_three_outlaws_alive() -> None:
    entry = Entry(1, PlayerId(0), "outlaws_outlaw_alive", 3, 1000, "")
    said = BangNarrator(Texts("en"), ["base"], NAMES).entry(entry)
    assert said == "Outlaw, alive, the Outlaws won: 3 × $1,000 for each Outlaw"


def test_whole_campaigns_can_be_told(texts: Texts) -> None:
    rng = random.Random(5)
    asked: set[str] = set()
    told: set[str] = set()
    for number in range(3):
        setup = BANG.setup({"players": 4, "seed": f"told {number}", "rules": ALL})
        games = 0
        while True:
            log: list[Event] = []
            game = BANG.deal(setup, log)
            narrator = BangNarrator.of_table(texts, BANG.view(game, PlayerId(0)), NAMES)
            while game.decision is not None:
                decision = game.decision
                seen = BANG.full_view(game, decision.player)
                told |= {event.name for event in log}
                assert all(line.text for line in narrator.lines(log, seen))
                log.clear()
                assert "{" not in narrator.prompt(seen)
                asked.add(decision.kind)
                if decision.kind in NEW_QUESTIONS:
                    lines = [narrator.option(option, seen) for option in decision.options]
                    assert len(set(lines)) == len(lines)
                game.answer(rng.randrange(len(decision.options)))
            narrator.lines(log, BANG.view(game, PlayerId(0)))
            told |= {event.name for event in log}
            games += 1
            if BANG.is_last_of_series(game):
                break
            setup = BANG.next_setup(game, f"told {number} {games}")
    assert asked >= NEW_QUESTIONS
    assert told >= {
        "hired",
        "bid",
        "bid_passed",
        "auction_opened",
        "earned",
        "bounty",
        "bought",
        "took_bought",
    }
