"""Who watches all scenes notices what was not told, and what was kept although it is true no more."""

import pytest

from saloon.games.bang.words import SHERIFF
from saloon.kernel.ids import CardId
from tests.scenes.bang.base.names import BANG, BARREL, BEER, MUSTANG, STAGECOACH
from tests.scenes.bang.watching import Watcher
from tests.scenes.calibre45.language import Table as TableOfCalibre
from tests.scenes.calibre45.watching import Watcher as WatcherOfCalibre
from tests.scenes.language import Table
from tests.scenes.watching import SceneUntold


def laid(life: int = 2) -> Table:
    table = Table()
    sheriff = table.seat(role=SHERIFF, life=life, hand=[BANG, BEER, STAGECOACH, MUSTANG, BARREL])
    table.seat(life=1)
    table.seat()
    table.seat()
    assert sheriff.life == life
    return table


def untold(table: Table, name: str) -> None:
    """Looks at the table again from its beginning, as if nobody had told what has this name."""
    game = table.game
    assert game.log is not None
    watcher = Watcher(laid().game)
    game.log = [event for event in game.log if event.name != name]
    watcher.look(game)


@pytest.mark.parametrize("name", ["nothing", "drew", "played"])
def test_cards_that_move_are_told(name: str) -> None:
    table = laid()
    table.seats[0].plays(STAGECOACH)
    if name == "nothing":
        untold(table, name)
        return
    with pytest.raises(SceneUntold, match="went from"):
        untold(table, name)


def test_life_points_are_told() -> None:
    table = laid()
    table.seats[0].plays(BEER)
    untold(table, "nothing")
    with pytest.raises(SceneUntold, match="p0 had 2 life points, has 3"):
        untold(table, "healed")


def test_a_death_is_told() -> None:
    table = laid()
    table.seats[0].plays(BANG, at=table.seats[1])
    untold(table, "nothing")
    with pytest.raises(SceneUntold, match="p1 has died"):
        untold(table, "eliminated")


def test_a_turn_is_told() -> None:
    table = laid(life=5)
    table.seats[0].ends_turn()
    untold_turn = Watcher(laid(life=5).game)
    assert table.game.log is not None
    table.game.log = [event for event in table.game.log if event.name != "turn_began"]
    with pytest.raises(SceneUntold, match="it is the turn of p1"):
        untold_turn.look(table.game)


def test_no_card_is_lost_or_doubled() -> None:
    for cards in ([], [CardId(3), CardId(3)]):
        table = laid()
        watcher = Watcher(table.game)
        table.game.discard += cards
        table.game.deck.pop()
        with pytest.raises(SceneUntold, match="there were the cards"):
            watcher.look(table.game)


def test_nothing_lingers_when_a_question_is_asked() -> None:
    table = laid()
    watcher = Watcher(table.game)
    table.game.because = table.game.book.kinds["bang"].number
    with pytest.raises(SceneUntold, match="bang is still the cause"):
        watcher.look(table.game)


def test_who_is_asked_can_answer() -> None:
    table = laid()
    watcher = Watcher(table.game)
    assert table.game.decision is not None
    table.game.decision.options.append(table.game.decision.options[0])
    with pytest.raises(SceneUntold, match="play_phase offers"):
        watcher.look(table.game)
    table.game.decision.options.clear()
    with pytest.raises(SceneUntold, match="play_phase offers"):
        watcher.look(table.game)


def test_what_is_not_offered_has_its_reason() -> None:
    table = laid()
    watcher = Watcher(table.game)
    assert table.game.decision is not None
    del table.game.decision.options[1:]
    with pytest.raises(SceneUntold, match="neither offered nor refused"):
        watcher.look(table.game)


def test_what_is_in_force_is_not_kept_too_long() -> None:
    """A Mustang that somebody puts there by hand: the table would have to be asked anew."""
    table = laid()
    game = table.game
    game.force()
    watcher = Watcher(game)
    watcher.look(game)
    (mustang,) = (card for card in game.players[0].hand if game.book.kind_of[card].key == "mustang")
    game.players[0].hand.remove(mustang)
    game.figures[0].in_play.append(mustang)
    watcher.places = Watcher(game).places
    with pytest.raises(SceneUntold, match="found out anew from the table"):
        watcher.look(game)


def test_at_a_table_of_calibre_45_cards_and_turns_are_told_too() -> None:
    for name, complaint in (("drew", "went from weapons to hand 0"), ("turn_began", "it is the turn of p1")):
        table = TableOfCalibre()
        first = table.seat()
        table.seat()
        watcher = WatcherOfCalibre(table.game)
        first.draws()
        game = table.game
        assert game.log is not None
        WatcherOfCalibre(game).look(game)
        game.log = [event for event in game.log if event.name != name]
        with pytest.raises(SceneUntold, match=complaint):
            watcher.look(game)
