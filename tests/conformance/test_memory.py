"""What seats remember is true, whole and worth something: random games of every game with all boxes."""

import random

import pytest

from saloon.games.bang.game import BANG
from saloon.games.bang.knowing import hear_unseen
from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView, view
from saloon.games.calibre45.game import CALIBRE45 as CALIBRE
from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.kernel.conformance import Witness, walk
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import CardId, FigureId, PlayerId, every_player
from saloon.kernel.knowledge import DECK, PLACED, hand_of, new_pack, nothing_known
from saloon.kernel.protocol import AnyGame
from saloon.text.texts import Texts

TAKERS = [
    "claus_the_saint",
    "kit_carlson",
    "lucky_duke",
    "john_pain",
    "gary_looter",
    "vulture_sam",
    "flint_westwood",
    "youl_grinner",
    "pedro_ramirez",
    "jesse_jones",
    "black_jack",
    "el_gringo",
]
"""Characters by whom cards come to hands in ways of their own."""


def setup_of(kind: AnyGame, seed: int) -> object:
    """A table with all boxes; in BANG! of characters that move cards, with some unusual rules."""
    rng = random.Random(seed)
    if kind.key != "bang":
        return kind.setup(
            {"players": rng.choice(kind.player_counts()), "seed": f"memory {seed}", "sets": kind.sets()}
        )
    players = rng.choice(kind.player_counts())
    options = kind.rule_options(kind.sets())
    chosen = {name: rng.choice(options[name]) for name in rng.sample(sorted(options), 8)}
    for name in ("campaign", "hiring", "experience", "no_mercy"):
        chosen.pop(name, None)  # not at every table; test_series.py walks them
    characters = rng.sample(TAKERS, players)
    return kind.setup(
        {
            "players": players,
            "seed": f"memory {seed}",
            "sets": kind.sets(),
            "preset": rng.choice(kind.presets()),
            "rules": chosen,
            "characters": characters,
        }
    )


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(
    "every", [pytest.param(1, marks=pytest.mark.long), pytest.param(7, marks=pytest.mark.long), 17]
)
def test_memory_is_true_whoever_looks_up_always_or_seldom(key: str, every: int) -> None:
    assert walk(GAMES[key], setup_of(GAMES[key], every), seed=every, every=every).over


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_memory_is_true_in_many_games(key: str) -> None:
    """The truth is among the worlds of one who always looks up, and of one who does so when asked."""
    for seed in range(12):
        kind = GAMES[key]
        rng = random.Random(seed)
        log: list[Event] = []
        game = kind.deal(setup_of(kind, seed), log)
        viewer = rng.randrange(kind.seats(game))
        always, when_asked = Witness(PlayerId(viewer)), Witness(PlayerId(viewer))
        while (decision := game.decision) is not None:
            always.look(kind, game, log)
            assert kind.allows(always.knowledge, game), (seed, game.step)
            if decision.player == viewer:
                when_asked.look(kind, game, log)
                assert kind.allows(when_asked.knowledge, game), (seed, game.step)
            answer_or_interrupt(kind, game, rng)


def answer_or_interrupt(kind: AnyGame, game: Game, rng: random.Random) -> None:
    chances = [(player, one) for player in every_player(kind.seats(game)) for one in game.interrupts(player)]
    if chances and rng.random() < 0.2:
        game.interrupt(*rng.choice(chances))
        return
    assert game.decision is not None
    game.answer(rng.randrange(len(game.decision.options)))


def test_a_card_picked_in_the_store_is_in_that_hand_in_every_redeal() -> None:
    log: list[Event] = []
    game = BANG.deal(BANG.setup({"players": 5, "seed": "store", "preset": "rulebooks"}), log)
    rng = random.Random(5)
    picked: list[Event] = []
    witnesses = [Witness(PlayerId(viewer)) for viewer in range(5)]
    while not picked:
        for witness in witnesses:
            witness.look(BANG, game, log)
        assert game.decision is not None, "a game in which nobody shops"
        game.answer(rng.randrange(len(game.decision.options)))
        picked = [event for event in log if event.name == "picked"]
    (card,) = picked[0].cards
    picker = game.figures[picked[0].who].player
    for witness in witnesses:
        if witness.viewer == picker:
            continue
        witness.look(BANG, game, log)
        seen = BANG.view(game, witness.viewer)
        worlds = [BANG.redeal(seen, str(seed), witness.knowledge) for seed in range(6)]
        assert all(card in one.players[picker].hand for one in worlds)
        forgetful = [BANG.redeal(seen, str(seed)) for seed in range(6)]
        assert not all(card in one.players[picker].hand for one in forgetful)


def test_after_a_shuffle_a_weapon_that_was_not_discarded_is_known_to_be_in_a_hand() -> None:
    """Calibre 45: the new deck is made of the discarded cards alone."""
    log: list[Event] = []
    game = CALIBRE.deal(CALIBRE.setup({"players": 3, "seed": "shuffle", "preset": "rulebook"}), log)
    rng = random.Random(2)
    witness = Witness(PlayerId(0))
    while not any(event.name == "reshuffled" and event.deck == "weapons" for event in log):
        witness.look(CALIBRE, game, log)
        assert game.decision is not None, "a game in which the weapons suffice"
        game.answer(rng.randrange(len(game.decision.options)))
    witness.look(CALIBRE, game, log)
    where = witness.knowledge.packs[0].where
    hidden = [card for one in game.players[1:] for card in one.hand]
    assert any(where[card] & DECK == 0 for card in hidden)
    assert CALIBRE.allows(witness.knowledge, game)


@pytest.mark.parametrize("key", GAMES)
def test_a_memory_that_cannot_be_is_given_up(key: str) -> None:
    """Somebody who remembers another game gets worlds of this one all the same, and learns anew."""
    kind = GAMES[key]
    games = [kind.deal(setup_of(kind, seed)) for seed in (1, 1)]
    rng = random.Random(3)
    log: list[Event] = []
    other = kind.deal(setup_of(kind, 1), log)
    witness = Witness(PlayerId(0))
    for _answer in range(60):
        witness.look(kind, other, log)
        if other.decision is not None:
            answer_or_interrupt(kind, other, rng)
    game = games[0]
    for _answer in range(30):
        if game.decision is not None:
            game.answer(rng.randrange(len(game.decision.options)))
    seen = kind.view(game, PlayerId(0))
    assert encode(kind.view(kind.redeal(seen, "any", witness.knowledge), PlayerId(0))) == encode(seen)
    kind.learn(witness.knowledge, [], seen)
    assert encode(kind.view(kind.redeal(seen, "any", witness.knowledge), PlayerId(0))) == encode(seen)


def test_a_card_that_is_remembered_on_the_deck_and_lies_open_makes_no_world_impossible() -> None:
    game = BANG.deal(BANG.setup({"players": 5, "seed": "open", "preset": "rulebooks"}))
    wrong = nothing_known()
    BANG.learn(wrong, [], BANG.view(game, PlayerId(0)))
    own = game.players[0].hand[0]
    wrong.packs[0].deck[-1] = own
    wrong.packs[0].where[own] = PLACED
    seen = BANG.view(game, PlayerId(0))
    world = BANG.redeal(seen, "any", wrong)
    assert encode(BANG.view(world, PlayerId(0))) == encode(seen)
    assert sorted(BANG.card_places(world)) == BANG.all_cards(world)


def test_who_has_just_come_knows_what_he_sees() -> None:
    game = BANG.deal(BANG.setup({"players": 5, "seed": "late", "preset": "rulebooks"}))
    late = nothing_known()
    assert BANG.allows(late, game)
    BANG.learn(late, [], BANG.view(game, PlayerId(2)))
    assert isinstance(game, Bang)
    own = [card for card, places in enumerate(late.packs[0].where) if places == 16 << 2]
    assert own == sorted(game.players[2].hand)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_wrong_of_any_card_is_not_true(key: str) -> None:
    """Of each pack a card that somebody has, or that lies in its deck, remembered to be with another one."""
    kind = GAMES[key]
    game = kind.deal(setup_of(kind, 4))
    true = nothing_known()
    kind.learn(true, [], kind.view(game, PlayerId(0)))
    assert kind.allows(true, game)
    for number, pack in enumerate(true.packs):
        wrong_somewhere = 0
        for card in [card for card, places in enumerate(pack.where) if places]:
            wrong = [true.clone() for _player in range(2)]
            for player, one in enumerate(wrong):
                one.packs[number].where[card] = hand_of(PlayerId(player))
            allowed = [kind.allows(one, game) for one in wrong]
            assert not all(allowed), f"card {card} is with both"
            wrong_somewhere += not any(allowed)
        assert wrong_somewhere, "some cards are in the deck"


def test_every_event_whose_cards_are_hidden_is_understood() -> None:
    """A new box that moves cards unseen has to say where they go."""
    names = [
        key.split(".")[2] for key in Texts("en").entries if key.startswith("bang.event.") and "hidden" in key
    ]
    assert len(names) >= 8
    game = BANG.deal(BANG.setup({"players": 5, "seed": "events", "preset": "rulebooks"}))
    seen: BangView = view(game, PlayerId(0))
    for name in names:
        hear_unseen(
            new_pack([CardId(0), CardId(1), CardId(2)]),
            Event(name, FigureId(1), FigureId(2), amount=1, privy=[]),
            seen,
        )
    with pytest.raises(ValueError, match="nobody knows where they go: vanished"):
        hear_unseen(
            new_pack([CardId(0), CardId(1), CardId(2)]),
            Event("vanished", FigureId(1), FigureId(2), amount=1, privy=[]),
            seen,
        )
