"""The next game: survivors may keep their character, nobody keeps cards, and the star may move on."""

import random

import pytest

from saloon.games.bang.deal import deal, next_game
from saloon.games.bang.game import BANG as BANG_GAME
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    CHOOSE_CHARACTER,
    KEEP_CHARACTER,
    OUTLAW,
    PLAY_PHASE,
    RENEGADE,
    SHERIFF,
)
from tests.scenes.bang.base.names import BANG, EL_GRINGO, PAUL_REGRET, ROSE_DOOLAN, SCOPE, SLAB_THE_KILLER
from tests.scenes.language import ANY, Seat, Table


def finished(table: Table) -> list[Seat]:
    """A game of four that the Sheriff has just lost."""
    outlaw = table.seat(SLAB_THE_KILLER, role=OUTLAW, hand=[BANG, ANY], in_play=[SCOPE])
    sheriff = table.seat(ROSE_DOOLAN, role=SHERIFF, life=1)
    fallen = table.seat(PAUL_REGRET, role=OUTLAW, alive=False, life=0)
    renegade = table.seat(EL_GRINGO, role=RENEGADE, life=2)
    outlaw.plays(BANG, at=sheriff)
    assert table.over
    return [outlaw, sheriff, fallen, renegade]


def following(table: Table, seed: str = "next") -> Bang:
    """The next game, up to its first question."""
    return deal(next_game(table.game, seed))


def asked(game: Bang) -> tuple[int, str]:
    assert game.decision is not None
    return game.decision.player, game.decision.kind


def character(game: Bang, player: int) -> str:
    return game.key_of(game.figures[player].characters[0])


def answered(game: Bang, *keys: str) -> Bang:
    for key in keys:
        game.answer_key(key)
    return game


def all_new(table: Table, seed: str = "next") -> Bang:
    """The next game, in which nobody keeps his character."""
    game = following(table, seed)
    while game.decision is not None and game.decision.kind == KEEP_CHARACTER:
        game.answer_key("pass")
    return game


def test_survivors_may_keep_their_character(table: Table) -> None:
    table.plays_with(star_passed="yes")
    finished(table)
    game = following(table)
    assert asked(game) == (3, KEEP_CHARACTER), "from the Sheriff on, clockwise, the survivors"
    answered(game, f"keep:{EL_GRINGO}")
    assert asked(game) == (0, KEEP_CHARACTER)
    answered(game, f"keep:{SLAB_THE_KILLER}")
    assert asked(game)[1] == PLAY_PHASE
    names = [character(game, player) for player in range(4)]
    assert names[0] == SLAB_THE_KILLER
    assert names[3] == EL_GRINGO
    assert len(set(names)) == 4


def test_a_survivor_who_does_not_want_his_character_draws_a_new_one(table: Table) -> None:
    finished(table)
    new = {character(all_new(table, str(seed)), 0) for seed in range(20)}
    assert len(new) > 1


def test_the_eliminated_draw_a_new_character(table: Table) -> None:
    finished(table)
    game = following(table)
    players = []
    while asked(game)[1] == KEEP_CHARACTER:
        players.append(asked(game)[0])
        game.answer_key("pass")
    assert sorted(players) == [0, 3]


def test_nobody_keeps_his_cards_or_wounds(table: Table) -> None:
    finished(table)
    game = all_new(table)
    assert [figure.in_play for figure in game.figures] == [[], [], [], []]
    for figure in game.figures:
        assert figure.life == figure.max_life
    for i, player in enumerate(game.players):
        if i != game.turn:
            assert len(player.hand) == game.figures[i].life


def test_everybody_plays_again_and_roles_are_dealt_anew(table: Table) -> None:
    finished(table)
    sheriffs = set()
    for seed in range(30):
        game = following(table, str(seed))
        assert all(figure.alive for figure in game.figures)
        sheriffs.add([player.role for player in game.players].index(SHERIFF))
    assert sheriffs == {0, 1, 2, 3}


def test_the_star_may_be_passed_on_clockwise(table: Table) -> None:
    table.plays_with(star_passed="yes")
    finished(table)
    others = set()
    for seed in range(30):
        game = all_new(table, str(seed))
        roles = [player.role for player in game.players]
        assert roles.index(SHERIFF) == 2
        assert game.turn == 2
        others.add(roles.index(RENEGADE))
    assert others == {0, 1, 3}


def test_from_the_last_seat_the_star_goes_to_the_first(table: Table) -> None:
    table.plays_with(star_passed="yes")
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    table.seat(role=OUTLAW)
    table.seat(role=RENEGADE)
    sheriff = table.seat(role=SHERIFF, life=1)
    outlaw.plays(BANG, at=sheriff)
    assert following(table).players[0].role == SHERIFF


def test_the_next_game_is_played_by_the_same_rules(table: Table) -> None:
    table.plays_with(preset="official", panic_range="any")
    finished(table)
    setup = next_game(table.game, "next")
    assert setup.rules == table.game.rule
    assert setup.rules["panic_range"] == "any"


def test_no_next_game_before_this_one_is_over(table: Table) -> None:
    for _seat in range(4):
        table.seat()
    with pytest.raises(ValueError, match="not over yet"):
        next_game(table.game, "next")


def test_where_nobody_keeps_his_character_even_survivors_draw_a_new_one(table: Table) -> None:
    table.plays_with(keep_character="no")
    finished(table)
    assert asked(following(table))[1] == PLAY_PHASE


def test_an_evening_counts_its_games_and_its_money(table: Table) -> None:
    finished(table)
    game = following(table)
    series = game.setup.series
    assert series is not None
    assert (series.number, series.games) == (2, 0)
    assert series.history == [[2000, 0, 1600, 1200]]
    assert [player.money for player in game.players] == [2000, 0, 1600, 1200]
    assert not BANG_GAME.is_last_of_series(game)


def test_what_lay_before_the_players_is_known_in_the_next_game(table: Table) -> None:
    finished(table)
    game = following(table)
    assert game.setup.series is not None
    brought = game.setup.series.brought
    assert [one.character for one in brought] == [SLAB_THE_KILLER, "", "", EL_GRINGO]
    assert [len(one.cards) for one in brought] == [1, 0, 0, 0]
    assert [one.life for one in brought] == [4, 5, 3, 3]


def test_two_to_choose_from_are_dealt_to_those_who_keep_nothing(table: Table) -> None:
    table.plays_with(characters_dealt="two", star_passed="yes")
    finished(table)
    game = answered(following(table), f"keep:{EL_GRINGO}", "pass")
    chosen = []
    while asked(game)[1] == CHOOSE_CHARACTER:
        chosen.append(asked(game)[0])
        game.answer(0)
    assert chosen == [2, 0, 1]
    assert character(game, 3) == EL_GRINGO


def following_games_of_two(rules: dict[str, str]) -> list[Bang]:
    """Six games of an evening of two, each as it ended."""
    rng = random.Random("evening of two")
    setup = BANG_GAME.setup({"players": 2, "seed": "evening", "rules": rules})
    games = []
    for number in range(6):
        game = BANG_GAME.deal(setup)
        while game.decision is not None:
            game.answer(rng.randrange(len(game.decision.options)))
        games.append(game)
        setup = BANG_GAME.next_setup(game, f"evening {number}")
    return games


def test_at_a_table_of_two_characters_are_drafted_anew_and_nobody_keeps_one() -> None:
    for game in following_games_of_two({})[1:]:
        assert game.setup.series is not None
        assert [one.character for one in game.setup.series.brought] == ["", ""]


def test_at_a_table_of_two_the_first_turn_may_go_round() -> None:
    first = [
        game.figures[game.mode.leading(game)].player
        for game in following_games_of_two({"star_passed": "yes"})
    ]
    assert first in ([0, 1, 0, 1, 0, 1], [1, 0, 1, 0, 1, 0])
