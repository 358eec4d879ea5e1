"""A game stopped in the middle of an effect: the stack says what is being resolved, and can be put away."""

from saloon.games.bang.arrange import Place, arrange
from saloon.games.bang.figures import ACTIVE, PASSIVE
from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.games.bang.words import DUEL, MISSED_OR_HIT, OUTLAW, PLAY_PHASE, RENEGADE, SAVE_LIFE, SHERIFF
from saloon.games.bang.worlds import permute_hidden
from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId


def table(hand: list[str]) -> Bang:
    """The Sheriff to play, with this hand; on his left an Outlaw on his last life point."""
    places = [
        Place(SHERIFF, hand=hand),
        Place(OUTLAW, life=1, hand=["missed", "beer", "bang"]),
        Place(OUTLAW),
        Place(RENEGADE),
    ]
    game = arrange(places)
    game.run()
    return game


def answer(game: Game, beginning: str, end: str = "") -> None:
    """Answer with the option whose key begins and ends so."""
    assert game.decision is not None
    keys = [game.key(option) for option in game.decision.options]
    (key,) = [key for key in keys if key.startswith(beginning) and key.endswith(end)]
    game.answer_key(key)


def frames(game: Game) -> list[str]:
    return [type(frame).__name__ for frame in game.stack]


def asks(game: Game) -> tuple[int, str]:
    assert game.decision is not None
    return game.decision.player, game.decision.kind


def test_a_shot_and_a_death_stand_on_the_stack_while_they_are_resolved() -> None:
    game = table(["bang", "beer"])
    assert frames(game) == ["Rounds", "Turn", "PlayPhase"]
    answer(game, "play:bang", ">p1")
    assert asks(game) == (1, MISSED_OR_HIT)
    assert frames(game) == ["Rounds", "Turn", "PlayPhase", "Shot"]
    answer(game, "pass")
    assert asks(game) == (1, SAVE_LIFE)
    assert frames(game) == ["Rounds", "Turn", "PlayPhase", "Shot", "LoseLife", "Dying"]
    answer(game, "answer:beer")
    assert asks(game) == (0, PLAY_PHASE)
    assert frames(game) == ["Rounds", "Turn", "PlayPhase"]


def test_a_game_put_away_in_mid_effect_goes_on_as_if_nothing_had_been() -> None:
    game = table(["duel", "bang"])
    answer(game, "play:duel", ">p1")
    assert asks(game) == (1, DUEL)
    stored = GAMES["bang"].decode(encode(game))
    copy = game.clone()
    for one in (game, stored, copy):
        answer(one, "answer:bang")
        assert asks(one) == (0, DUEL)
        answer(one, "pass")
        assert asks(one) == (0, PLAY_PHASE)
    assert encode(stored) == encode(copy) == encode(game)
    assert game.figures[0].life == 3


def test_cards_that_somebody_else_looks_at_are_exchanged_with_other_hidden_ones() -> None:
    """Kit Carlson looks at three cards: to everybody else they could be any of those that are hidden."""
    places = [Place(SHERIFF, "kit_carlson"), Place(OUTLAW), Place(OUTLAW), Place(RENEGADE)]
    game = arrange(places, phase="draw")
    game.run()
    assert game.decision is not None
    looked_at = [card for frame in game.stack for card in frame.cards_held()]
    assert len(looked_at) == 3
    seen: set[int] = set()
    for seed in range(5):
        other = game.clone()
        permute_hidden(other, PlayerId(1), str(seed))
        seen.update(card for frame in other.stack for card in frame.cards_held())
    assert len(seen) > 3


def test_of_two_figures_the_first_that_lives_is_played_with_if_a_position_does_not_say() -> None:
    game = BANG.deal(BANG.setup({"players": 2, "sets": ["base"], "seed": "stances"}))
    while game.decision is not None and not game.figures[3].max_life:
        game.answer(0)
    text = BANG.position(game)
    assert " passive" in text
    read = BANG.read_position(text.replace(" passive", ""))
    assert [figure.stance for figure in read.figures] == [ACTIVE, ACTIVE, PASSIVE, PASSIVE]
