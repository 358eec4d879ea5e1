"""The next game: survivors may keep their character, nobody keeps cards, and the star may move on."""

import pytest

from saloon.games.bang.deal import deal, next_game
from saloon.games.bang.words import OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.ids import PlayerId
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


def test_survivors_may_keep_their_character(table: Table) -> None:
    finished(table)
    game = deal(next_game(table.game, "next", keep=[PlayerId(0), PlayerId(3)]))
    names = [game.book.definitions[figure.characters[0]].key for figure in game.figures]
    assert names[0] == SLAB_THE_KILLER
    assert names[3] == EL_GRINGO
    assert len(set(names)) == 4


def test_a_survivor_who_does_not_want_his_character_draws_a_new_one(table: Table) -> None:
    finished(table)
    new = {deal(next_game(table.game, str(seed), keep=[])).figures[0].characters[0] for seed in range(20)}
    assert len(new) > 1


def test_the_eliminated_draw_a_new_character(table: Table) -> None:
    finished(table)
    with pytest.raises(ValueError, match="player 1 was eliminated and draws a new character"):
        next_game(table.game, "next", keep=[PlayerId(1)])


def test_nobody_keeps_his_cards_or_wounds(table: Table) -> None:
    finished(table)
    game = deal(next_game(table.game, "next", keep=[PlayerId(0), PlayerId(3)]))
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
        game = deal(next_game(table.game, str(seed), keep=[]))
        assert all(figure.alive for figure in game.figures)
        sheriffs.add([player.role for player in game.players].index(SHERIFF))
    assert sheriffs == {0, 1, 2, 3}


def test_the_star_may_be_passed_on_clockwise(table: Table) -> None:
    finished(table)
    others = set()
    for seed in range(30):
        game = deal(next_game(table.game, str(seed), keep=[], pass_the_star=True))
        roles = [player.role for player in game.players]
        assert roles.index(SHERIFF) == 2
        assert game.turn == 2
        others.add(roles.index(RENEGADE))
    assert others == {0, 1, 3}


def test_from_the_last_seat_the_star_goes_to_the_first(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    table.seat(role=OUTLAW)
    table.seat(role=RENEGADE)
    sheriff = table.seat(role=SHERIFF, life=1)
    outlaw.plays(BANG, at=sheriff)
    game = deal(next_game(table.game, "next", keep=[], pass_the_star=True))
    assert game.players[0].role == SHERIFF


def test_the_next_game_is_played_by_the_same_rules(table: Table) -> None:
    table.plays_with(preset="official", panic_range="any")
    finished(table)
    setup = next_game(table.game, "next", keep=[])
    assert setup.rules == table.game.rule
    assert setup.rules["panic_range"] == "any"


def test_no_next_game_before_this_one_is_over(table: Table) -> None:
    for _seat in range(4):
        table.seat()
    with pytest.raises(ValueError, match="not over yet"):
        next_game(table.game, "next", keep=[])


def test_where_nobody_keeps_his_character_even_survivors_draw_a_new_one(table: Table) -> None:
    table.plays_with(keep_character="no")
    finished(table)
    with pytest.raises(ValueError, match="nobody keeps his character"):
        next_game(table.game, "next", keep=[PlayerId(0)])
    assert next_game(table.game, "next", keep=[]).characters == ["", "", "", ""]
