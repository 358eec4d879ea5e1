"""Scenes under the events of High Noon in which it is clear what a sensible player does."""

from saloon.games.bang.arrange import LaidDeck
from saloon.games.bang.deal import deal
from saloon.games.bang.setup import new_setup
from saloon.games.bang.words import CHOOSE_CHARACTER
from tests.bots.scene import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Place, ask, laid_out

SETS = ["base", "high_noon"]


def test_the_daltons_get_the_jail() -> None:
    places = [Place(SHERIFF), Place(OUTLAW, in_play=["barrel", "jail"]), Place(RENEGADE), Place(OUTLAW)]
    decks = [LaidDeck("", ["the_daltons"])]
    game = laid_out(*places, phase="turn_start", sets=SETS, event_decks=decks)
    assert ask(game).startswith("discard:jail")


def test_the_suit_of_the_best_cards_is_named() -> None:
    hand = ["beer 6H", "panic JH", "bang 2C", "missed 2S", "missed 3S"]
    places = [Place(SHERIFF, life=3, hand=hand), Place(OUTLAW), Place(RENEGADE), Place(OUTLAW)]
    rules = {"handcuffs": "suit"}
    decks = [LaidDeck("handcuffs", [])]
    game = laid_out(*places, phase="draw", sets=SETS, chosen=rules, event_decks=decks)
    assert ask(game) == "name:handcuffs:2"


def test_the_sheriff_does_not_handcuff_himself() -> None:
    places = [Place(SHERIFF), Place(OUTLAW, hand=["bang", "bang"]), Place(RENEGADE), Place(DEPUTY)]
    decks = [LaidDeck("", ["handcuffs"])]
    game = laid_out(*places, Place(OUTLAW), phase="turn_start", sets=SETS, event_decks=decks)
    assert ask(game) == "use:handcuffs>p1"


def new_identity_at(life: int) -> str:
    places = [Place(SHERIFF), Place(OUTLAW, life=life), Place(RENEGADE), Place(OUTLAW)]
    decks = [LaidDeck("new_identity", [])]
    rules = {"new_identity_source": "random"}
    game = laid_out(*places, turn=1, phase="turn_start", sets=SETS, chosen=rules, event_decks=decks)
    return ask(game)


def test_a_new_identity_is_taken_at_the_last_life_point_only() -> None:
    assert new_identity_at(1).startswith("use:")
    assert new_identity_at(3) == "pass"


def test_of_two_characters_the_tougher_one_is_chosen() -> None:
    for number in range(40):
        game = deal(new_setup(4, f"tough {number}", ["base"], chosen={"characters_dealt": "two"}))
        decision = game.decision
        assert decision is not None
        assert decision.kind == CHOOSE_CHARACTER
        lives = [game.book.character(option.kind).life for option in decision.options]
        if lives == [3, 4]:
            chosen = ask(game)
            assert chosen == game.key(decision.options[1])
            return
    raise AssertionError("no deal with such a choice")
