"""Worlds that a viewer cannot tell apart differ in everything that he does not see, and in nothing else."""

import random
from collections.abc import Callable

import pytest

from saloon.games.bang.deal import deal
from saloon.games.bang.expansions.base.abilities import LookAndPutBack
from saloon.games.bang.game import BANG
from saloon.games.bang.setup import new_setup
from saloon.games.bang.state import Bang
from saloon.games.calibre45.game import CALIBRE45
from saloon.games.calibre45.state import Calibre
from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.game import DUEL
from saloon.games.duel.state import Duel
from saloon.kernel.codec import encode
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId, PlayerId
from tests.scenes.duel.watching import as_it_is as in_force
from tests.scenes.duel.watching import squad
from tests.scenes.language import Table

VIEWER = PlayerId(0)
SEEDS = [f"world {number}" for number in range(16)]


def of_bang(game: Bang) -> dict[str, object]:
    """All that a player of BANG! does not see, by name."""
    sheriff = [player.role for player in game.players].index(0)
    found: dict[str, object] = {
        f"role of p{number}": player.role
        for number, player in enumerate(game.players)
        if number not in (VIEWER, sheriff)
    }
    for number, player in enumerate(game.players[1:], 1):
        found[f"hand of p{number}"] = tuple(player.hand)
    for number, figure in enumerate(game.figures):
        found[f"spare character of p{number}"] = figure.spare
    found["top of the deck"] = game.deck[-1]
    found["bottom of the deck"] = game.deck[0]
    for events in game.event_decks:
        hidden = events.pile[:-1] if events.face_up else events.pile
        found[f"first hidden event of {events.box}"] = hidden[-1]
        if events.box != "wild_west_show":  # everybody knows which card is the last one of that box
            found[f"last event of {events.box}"] = hidden[0]
    return found


def of_calibre(game: Calibre) -> dict[str, object]:
    found: dict[str, object] = {}
    for number, player in enumerate(game.players):
        if VIEWER not in game.privy_to(PlayerId(number)):
            found[f"hand of p{number}"] = tuple(player.hand)
            found[f"cowboy of p{number}"] = player.cowboy
    found["top of the weapons"] = game.weapons[-1]
    found["bottom of the weapons"] = game.weapons[0]
    found["next cowboy"] = game.cowboys[-1]
    found["first money"] = game.spread[0]
    found["last money"] = game.spread[-1]
    return found


def of_duel(game: Duel, viewer: PlayerId) -> dict[str, object]:
    """While the first attackers are chosen, and later, when cards of both sides are everywhere."""
    other = game.players[1 - viewer]
    found: dict[str, object] = {"hand of the opponent": tuple(other.hand)}
    piles = dict(zip(("own deck", "deck of the opponent"), game.decks, strict=True)) | {"common": game.common}
    for name, pile in piles.items():
        if pile:
            found[f"top of the {name}"] = pile[-1]
            found[f"bottom of the {name}"] = pile[0]
    if len(game.common) > 1:
        found["backs in the common deck"] = tuple(BOOK.back(card) for card in game.common)
    if len(other.reserve) > 1:
        found["reserve of the opponent"] = tuple(other.reserve)
        found["order of the own reserve"] = tuple(game.players[viewer].reserve)
    if game.turn == NONE:
        first = 2 * (1 - viewer)
        found["characters of the opponent"] = tuple(one.character for one in game.figures[first : first + 2])
        found["his first attacker"] = other.attacking
    return found


def bang() -> Bang:
    boxes = ["base", "high_noon", "fistful_of_cards", "wild_west_show"]
    return deal(new_setup(6, "worlds", boxes, chosen={"event_decks": "side_by_side"}))


def calibre() -> Calibre:
    return CALIBRE45.deal(CALIBRE45.setup({"players": 4, "seed": "worlds"}))


def duel(steps: int) -> Duel:
    """After so many answers: the first player has chosen who attacks; they fight; both decks have run out."""
    game = DUEL.deal(DUEL.setup({"players": 2, "seed": "worlds"}))
    rng = random.Random("worlds")
    late = steps > 20
    while game.step < steps or (late and not (len(game.common) > 4 and len(game.players[0].hand) > 2)):
        assert game.decision is not None
        game.answer(rng.randrange(len(game.decision.options)))
    return game


def never_differ(worlds: list[dict[str, object]]) -> list[str]:
    return [name for name in worlds[0] if len({world[name] for world in worlds}) == 1]


def redealt_bang(seed: str) -> dict[str, object]:
    return of_bang(BANG.redeal(BANG.view(bang(), VIEWER), seed))


def permuted_bang(seed: str) -> dict[str, object]:
    game = bang()
    BANG.permute_hidden(game, VIEWER, seed)
    return of_bang(game)


def redealt_calibre(seed: str) -> dict[str, object]:
    return of_calibre(CALIBRE45.redeal(CALIBRE45.view(calibre(), VIEWER), seed))


def permuted_calibre(seed: str) -> dict[str, object]:
    game = calibre()
    CALIBRE45.permute_hidden(game, VIEWER, seed)
    return of_calibre(game)


@pytest.mark.parametrize("world", [redealt_bang, permuted_bang, redealt_calibre, permuted_calibre])
def test_whatever_is_unseen_is_somewhere_else_in_another_world(
    world: Callable[[str], dict[str, object]],
) -> None:
    worlds = [world(seed) for seed in SEEDS]
    assert len(worlds[0]) > 8
    assert never_differ(worlds) == []
    assert world(SEEDS[0]) == worlds[0], "the same seed makes the same world"


@pytest.mark.parametrize("steps", [1, 10, 40])
def test_whatever_is_unseen_in_the_duel_is_somewhere_else_in_another_world(steps: int) -> None:
    game, viewer = duel(steps), PlayerId(1)
    in_force(game)
    seen = DUEL.view(game, viewer)
    worlds = [DUEL.redeal(seen, seed) for seed in SEEDS]
    permuted = [DUEL.clone(game) for _seed in SEEDS]
    for world, seed in zip(permuted, SEEDS, strict=True):
        DUEL.permute_hidden(world, viewer, seed)
    for others in (worlds, permuted):
        unseen = [of_duel(world, viewer) for world in others]
        assert len(unseen[0]) > 4
        assert never_differ(unseen) == []
        for world in others:
            assert encode(DUEL.view(world, viewer)) == encode(seen)
            assert in_force(world) == in_force(DUEL.decode(encode(world))), "what he has in that world"
            assert sorted(DUEL.card_places(world)) == sorted(DUEL.all_cards(world))
            for player, one in enumerate(world.players):
                known = squad(world, player)
                assert len(known) == len(set(known)) == len(squad(game, player))
                assert one.attacking in (NONE, 2 * player, 2 * player + 1)


@pytest.mark.parametrize("coming", [[], ["curse"]])
def test_a_deck_of_events_that_is_used_up_is_so_in_every_world(table: Table, coming: list[str]) -> None:
    table.plays_with(sets=["base", "high_noon"], event_final_card="bottom")
    for _seat in range(4):
        table.seat()
    table.event("thirst", coming=coming)
    world = BANG.redeal(BANG.view(table.game, VIEWER), "world")
    assert [deck.pile for deck in world.event_decks] == [deck.pile for deck in table.game.event_decks]


def test_unseen_events_are_of_the_deck_on_which_they_lie() -> None:
    seen = BANG.view(bang(), VIEWER)
    for seed in SEEDS:
        world = BANG.redeal(seen, seed)
        for deck in world.event_decks:
            boxes = {world.book.event(number).deck for number in deck.pile}
            assert boxes == {deck.box}
            assert len(set(deck.pile)) == len(deck.pile)


LOOKING = """
boxes: base dodge_city high_noon
p0: sheriff {character}
p1: outlaw vulture_sam
p2: outlaw jourdonnais
p3: renegade suzy_lafayette
events: high_noon | now {event}
phase: draw
deck: beer bang mustang duel jail barrel …
"""


def choosing(character: str, event: str) -> Bang:
    """Somebody looks at cards that nobody else sees."""
    game = BANG.read_position(LOOKING.format(character=character, event=event).strip(), "looking")
    game.run()
    return game


def held(game: Bang) -> list[list[CardId]]:
    found = [frame.cards_held() for frame in game.stack]
    return [cards for cards in found if cards]


@pytest.mark.parametrize(
    ("character", "event", "number"), [("kit_carlson", "thirst", 3), ("claus_the_saint", "the_sermon", 5)]
)
def test_the_others_may_imagine_any_cards_that_somebody_looks_at(
    character: str, event: str, number: int
) -> None:
    game = choosing(character, event)
    worlds = [BANG.redeal(BANG.view(game, PlayerId(1)), seed) for seed in SEEDS]
    (true,) = held(game)
    for world in worlds:
        (cards,) = held(world)
        assert len(set(cards)) == len(cards) == number
        assert sorted(BANG.card_places(world)) == sorted(BANG.all_cards(world))
        assert encode(BANG.view(world, PlayerId(1))) == encode(BANG.view(game, PlayerId(1)))
    assert len({tuple(held(world)[0]) for world in worlds}) > 1
    assert {tuple(held(BANG.redeal(BANG.view(game, VIEWER), seed))[0]) for seed in SEEDS} == {tuple(true)}


def test_what_kit_has_put_back_already_is_one_of_the_cards_he_looks_at() -> None:
    game = choosing("kit_carlson", "thirst")
    game.answer(1)
    for seed in SEEDS:
        frame = BANG.redeal(BANG.view(game, PlayerId(1)), seed).stack[-1]
        assert isinstance(frame, LookAndPutBack)
        assert len(frame.back) == 1
        assert frame.back[0] in frame.cards
