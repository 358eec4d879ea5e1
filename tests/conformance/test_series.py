"""A series of games keeps all promises: of the kernel in every game, and of the ledger from game to game."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.games.bang.game import BANG
from saloon.games.bang.series import BOUGHT, HIRED, KEPT, STAKE
from saloon.games.bang.state import Bang
from saloon.kernel.codec import decode, encode, known_records
from saloon.kernel.conformance import walk
from saloon.kernel.events import Event
from saloon.kernel.ids import every_player
from saloon.kernel.knowledge import nothing_known
from saloon.kernel.positions import MOST_CHARACTERS, MOST_LINES
from saloon.kernel.views import SPECTATOR

VARIANTS = ("hiring", "experience", "bounties", "no_mercy")
ALL = {"campaign": "on", **dict.fromkeys(VARIANTS, "on")}
READINGS = {
    "hiring_next": ["opener", "winner"],
    "hiring_step": ["100", "50", "10"],
    "hiring_poor": ["by_lot", "all_in"],
    "hiring_turned_up": ["needed", "players"],
    "experience_limit": ["new", "old"],
    "no_mercy_cards": ["one", "all"],
    "no_mercy_time": ["after_discarding", "before_discarding"],
    "renegade_at_end": ["last_of_all", "with_sheriff"],
    "keep_character": ["yes", "no"],
}
SPENT = (HIRED, KEPT, BOUGHT)
SEEDS = st.integers(0, 10**9)


def agreed(rng: random.Random) -> dict[str, str]:
    """A campaign with any variants and readings."""
    rules = {name: rng.choice(values) for name, values in READINGS.items()}
    return {"campaign": "on", **rules, **{name: rng.choice(["off", "on", "on"]) for name in VARIANTS}}


class Played:
    """A whole campaign, answered at random."""

    def __init__(self, players: int, seed: str, rules: dict[str, str]) -> None:
        self.setups: list[object] = []
        self.answers: list[list[str]] = []
        self.games: list[Bang] = []
        rng = random.Random(seed)
        setup = BANG.setup({"players": players, "seed": seed, "rules": rules})
        while True:
            game = BANG.deal(setup)
            self.setups.append(setup)
            self.answers.append([])
            while game.decision is not None:
                self.look(game)
                option = rng.randrange(len(game.decision.options))
                self.answers[-1].append(game.key(game.decision.options[option]))
                game.answer(option)
            self.look(game)
            self.games.append(game)
            if BANG.is_last_of_series(game):
                return
            setup = BANG.next_setup(game, f"{seed}/{len(self.games)}")

    def look(self, game: Bang) -> None:
        """At every step: entries sum to balances, and nobody has paid what he had not."""
        series = game.setup.series
        assert series is not None
        balances = [0] * len(game.players)
        for entry in [*series.ledger, *game.ledger]:
            balances[entry.player] += entry.amount()
            if entry.reason in SPENT and entry.amount():
                assert balances[entry.player] >= 0
        assert balances == [player.money for player in game.players]


def begun(played: Played, number: int) -> Bang:
    """A game of the series as its first turn begins."""
    game = BANG.deal(played.setups[number])
    for answer in played.answers[number]:
        if game.turns:
            break
        game.answer_key(answer)
    return game


@settings(max_examples=10, deadline=None)
@given(seed=SEEDS)
def test_the_ledger_is_true_in_every_campaign(seed: int) -> None:
    rng = random.Random(seed)
    played = Played(rng.choice([4, 5, 6]), str(seed), agreed(rng))
    series = played.games[-1].setup.series
    assert series is not None
    assert series.history == [[player.money for player in game.players] for game in played.games[:-1]]


@settings(max_examples=10, deadline=None)
@given(seed=SEEDS)
def test_an_auction_gives_everybody_exactly_one_character(seed: int) -> None:
    rng = random.Random(seed)
    rules = {**agreed(rng), "hiring": "on"}
    played = Played(rng.choice([4, 5, 7]), str(seed), rules)
    for number in range(len(played.games)):
        game = begun(played, number)
        characters = [game.key_of(figure.characters[0]) for figure in game.figures]
        assert len(set(characters)) == len(game.players)
        paid = [entry.player for entry in game.ledger if entry.reason in (HIRED, KEPT)]
        assert len(paid) == len(set(paid))


@settings(max_examples=6, deadline=None)
@given(seed=SEEDS)
def test_the_same_records_give_the_same_ledger(seed: int) -> None:
    played = Played(4, str(seed), ALL)
    setup = played.setups[0]
    for number, game in enumerate(played.games):
        again = BANG.deal(setup)
        for answer in played.answers[number]:
            again.answer_key(answer)
        assert encode(again.ledger) == encode(game.ledger)
        assert encode(again) == encode(game)
        if number + 1 < len(played.games):
            setup = BANG.next_setup(again, f"{seed}/{number + 1}")
            assert setup == played.setups[number + 1]


def following_setups(players: int) -> Iterator[object]:
    yield from Played(players, f"walk {players}", {**ALL, "hiring_step": "50"}).setups[1:3]
    yield from Played(players, f"evening {players}", {"campaign": "on", "experience": "on"}).setups[1:2]


@pytest.mark.parametrize("players", [4, 5, 7])
def test_all_promises_hold_in_the_games_of_a_series(players: int) -> None:
    """Clone, codec, redeal, what others may not know, memory: as in every other game."""
    for setup in following_setups(players):
        assert walk(BANG, setup, seed=players, every=4).over


def test_every_state_before_the_first_turn_has_a_text_that_is_read_to_the_same_bytes() -> None:
    played = Played(4, "texts", ALL)
    texts = 0
    for number in range(4):
        game = BANG.deal(played.setups[number])
        for answer in played.answers[number]:
            if game.turns:
                break
            text = BANG.position(game)
            again = BANG.read_position(text)
            again.run()
            assert encode(again) == encode(game)
            seen = BANG.view(game, SPECTATOR)
            assert BANG.view_position(seen)
            texts += 1
            game.answer_key(answer)
    assert texts > 30


def test_the_text_of_the_last_game_of_the_longest_campaign_is_not_too_long() -> None:
    played = Played(8, "long", ALL)
    text = BANG.position(played.games[-1])
    assert len(text) < MOST_CHARACTERS
    assert text.count("\n") < MOST_LINES
    assert encode(BANG.read_position(text)) == encode(played.games[-1])


def test_a_setup_with_a_series_is_plain_data_and_comes_back() -> None:
    played = Played(4, "plain", ALL)
    game = BANG.deal(played.setups[3])
    assert encode(decode(encode(game.setup), known_records("saloon.games.bang"))) == encode(game.setup)


def test_everybody_remembers_who_has_bought_what() -> None:
    """Ann sees the cards go into Bob's hand, and knows that they are there."""
    for seed in range(30):
        played = Played(4, f"memory {seed}", {"campaign": "on", "experience": "on"})
        for number in range(1, 4):
            log: list[Event] = []
            game = BANG.deal(played.setups[number], log)
            knowledge = [nothing_known() for _player in game.players]
            bought: list[tuple[int, list[int]]] = []
            for answer in played.answers[number]:
                for viewer in every_player(4):
                    heard = [event.seen_by(viewer) for event in log]
                    BANG.learn(knowledge[viewer], heard, BANG.view(game, viewer))
                bought += [(event.who, list(event.cards)) for event in log if event.name == "took_bought"]
                log.clear()
                if game.turns:
                    break
                game.answer_key(answer)
            for figure, cards in bought:
                for viewer in every_player(4):
                    if viewer != figure:
                        known = BANG.known_cards(knowledge[viewer], BANG.view(game, viewer))
                        assert set(cards) <= set(known[figure])
            if bought:
                return
    raise AssertionError("nobody has bought anything")


def test_a_stake_is_paid_once() -> None:
    games = Played(4, "stake", ALL).games
    reasons = [entry.reason for game in games for entry in game.ledger]
    assert reasons.count(STAKE) == 4
