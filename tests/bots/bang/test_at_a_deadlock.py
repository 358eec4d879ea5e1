"""A game that does not end."""

from saloon.bots.greenhorn.values import RESTLESS
from saloon.bots.registry import new_bot
from saloon.games.bang.arrange import Place, arrange
from saloon.games.bang.view import view
from saloon.games.bang.words import OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.ids import PlayerId
from tests.bots import scene


def answers_in_turn(turn: int) -> set[int]:
    """What he answers to the same question, asked many times."""
    places = [Place(SHERIFF, hand=["stagecoach", "beer"]), Place(OUTLAW), Place(RENEGADE), Place(OUTLAW)]
    game = arrange(places)
    game.turns = turn
    game.run()
    assert game.decision is not None
    bot = new_bot(scene.ASKED, "1")
    return {bot.decide(view(game, PlayerId(0)), game.decision.options) for _time in range(60)}


def test_he_plays_his_best_card_as_long_as_the_game_is_young() -> None:
    assert len(answers_in_turn(RESTLESS)) == 1


def test_he_follows_a_whim_when_the_game_does_not_end() -> None:
    """A Greenhorn even drinks at full life; to a Regular nothing comes of that."""
    assert len(answers_in_turn(RESTLESS + 1)) == {"greenhorn": 3, "regular": 2}[scene.ASKED]
