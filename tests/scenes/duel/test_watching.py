"""Who watches the scenes of the Duel notices what was not told, and what is wrong or wrongly remembered."""

from functools import partial

import pytest

from saloon.games.duel.game import DUEL
from saloon.kernel.ids import FigureId, PlayerId
from saloon.kernel.knowledge import nothing_known
from tests.scenes.duel.language import Fighter, Table
from tests.scenes.duel.names import CATTLE_KATE, DJANGO, STRANGER, TOM_HORN
from tests.scenes.duel.watching import Watcher
from tests.scenes.remembering import Forgotten
from tests.scenes.watching import SceneUntold


def laid() -> tuple[Table, Fighter]:
    table = Table()
    kate = Fighter(CATTLE_KATE, cards=["holster"])
    table.law(Fighter(STRANGER, health=2), DJANGO, hand=["knife", "beer", "water", "schoolmarm", "hat"])
    table.outlaws(kate, TOM_HORN)
    assert table.side(0).decides("play_phase")
    return table, kate


@pytest.mark.parametrize(
    ("answer", "name", "noticed"),
    [
        ("play:knife>p2", "lost_health", "p2 had"),
        ("play:knife>p2", "played", "knife.* went from"),
        ("play:beer", "healed", "p0 had"),
        ("move>p1", "moved_marker", "attack"),
        ("play:schoolmarm>p2:holster", "took_in_play", "holster.* went from"),
        ("end_turn", "turn_began", "turns"),
        ("end_turn", "drew", "went from"),
    ],
)
def test_whatever_has_changed_was_told(answer: str, name: str, noticed: str) -> None:
    table, _kate = laid()
    watcher = Watcher(table.game)
    law = table.side(0)
    law.does(answer)
    if answer == "end_turn":
        for card in ("hat", "water", "beer"):
            law.discards(card)
    game = table.game
    assert game.log is not None
    game.log = [event for event in game.log if event.name != name]
    with pytest.raises(SceneUntold, match=noticed):
        watcher.look(game)


def test_no_card_and_no_character_is_lost() -> None:
    table, _kate = laid()
    watcher = Watcher(table.game)
    table.game.decks[1].pop()
    with pytest.raises(SceneUntold, match="there were the cards"):
        watcher.look(table.game)
    table, _kate = laid()
    watcher = Watcher(table.game)
    table.game.players[0].fallen.append(table.game.figures[2].character)
    with pytest.raises(SceneUntold, match="there were the characters"):
        watcher.look(table.game)


def test_nobody_stays_a_target_and_nobody_else_is_awake() -> None:
    table, _kate = laid()
    table.game.wake(FigureId(3))
    with pytest.raises(SceneUntold, match="p3 is a target"):
        Watcher(table.game).look(table.game)
    table, _kate = laid()
    table.game.players[1].attacking = FigureId(3)
    with pytest.raises(SceneUntold, match="found out anew"):
        Watcher(table.game).look(table.game)


def test_what_was_told_to_be_played_is_not_in_the_hand_any_more() -> None:
    table, kate = laid()
    watcher = Watcher(table.game)
    law = table.side(0)
    law.plays("knife", on=kate)
    game = table.game
    knife = game.discard.pop()
    game.players[0].hand.append(knife)
    with pytest.raises(SceneUntold, match="still in hand 0"):
        watcher.look(game)


def test_what_is_remembered_is_true() -> None:
    table, _kate = laid()
    game = table.game
    watcher = Watcher(game)
    watcher.memories = watcher.remembering(game, [PlayerId(1)])
    table.side(0).does("play:schoolmarm>p2:holster")
    hand, deck = game.players[0].hand, game.decks[game.book.back(game.players[0].hand[-1])]
    hand[-1], deck[0] = deck[0], hand[-1]
    with pytest.raises(Forgotten, match="player 1 remembers what is not true"):
        watcher.memories[0].look(DUEL, game, watcher.held(), partial(watcher.mixed_by, game))


def test_nobody_forgets_which_card_went_to_a_hand() -> None:
    table, _kate = laid()
    game = table.game
    watcher = Watcher(game)
    watcher.memories = watcher.remembering(game, [PlayerId(1)])
    table.side(0).does("play:schoolmarm>p2:holster")
    watcher.look(game)
    memory = watcher.memories[0]
    (holster,) = (card for card in game.players[0].hand if game.book.kind_of[card].key == "holster")
    assert memory.sure[holster] == 0
    memory.sure = {holster: 0}
    memory.knowledge = nothing_known()
    with pytest.raises(Forgotten, match=f"player 1 has forgotten who has card {holster}"):
        watcher.look(game)
