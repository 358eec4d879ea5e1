"""What an adviser whispers to a seat."""

import pytest

from saloon.advice.adviser import Adviser, certainty
from saloon.advice.registry import COUNSELS
from saloon.advice.words import (
    add_words_to_hint,
    add_words_to_reasons,
    add_words_to_suspicion,
    percent,
)
from saloon.games.bang.game import BANG
from saloon.kernel.ids import PlayerId
from saloon.text.registry import narrator_of
from saloon.text.texts import LANGUAGES, Texts
from saloon.wire.advice import Hint, MoveLine, MoveReason
from saloon.wire.codec import encode
from tests.advice.games import at_a_choice, played
from tests.bots.scene import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Place, laid_out
from tests.bots.scene import played as card_played

EVERY_GAME = pytest.mark.parametrize("key", COUNSELS)
PLAYERS = {"bang": 5, "calibre45": 4, "duel": 2}
NAMES = ["Anna", "Boris", "Clara", "Doc", "Etta"]


def advised(*places: Place, mode: str = "usual") -> tuple[Hint, list[str]]:
    game = laid_out(*places, mode=mode)
    assert game.decision is not None
    hint = Adviser("bang").hint(BANG.view(game, PlayerId(0)), game.decision.options, 60)
    return hint, [game.key(game.decision.options[move.option]) for move in hint.moves]


@EVERY_GAME
def test_the_best_moves_come_with_chances_and_what_the_others_lack(key: str) -> None:
    sitting, seat = at_a_choice(key, PLAYERS[key], 20)
    assert sitting.game.decision is not None
    hint = sitting.advisers[seat].hint(
        sitting.kind.view(sitting.game, seat), sitting.game.decision.options, 24
    )
    assert 1 <= len(hint.moves) <= 3
    assert len({move.option for move in hint.moves}) == len(hint.moves)
    assert hint.moves[0].behind == 0
    for move in hint.moves:
        assert 0 <= move.low <= move.chance <= move.high <= 1
        assert move.chance == pytest.approx(hint.moves[0].chance - move.behind)


def test_the_last_shot_at_the_sheriff_is_advised_and_says_that_it_wins() -> None:
    hint, keys = advised(
        Place(OUTLAW, hand=["bang"]),
        Place(SHERIFF, life=1),
        Place(OUTLAW),
        Place(RENEGADE),
    )
    assert keys[0].startswith("play:bang")
    assert keys[0].endswith(">p1")
    assert hint.moves[0].reasons[0].code == "wins"


def test_a_shot_says_how_likely_it_hits_a_friend() -> None:
    hint, keys = advised(
        Place(SHERIFF, hand=["bang"]),
        Place(OUTLAW, life=3),
        Place(DEPUTY),
        Place(RENEGADE),
        Place(OUTLAW),
    )
    shots = [move for move, key in zip(hint.moves, keys, strict=True) if key.startswith("play:bang")]
    assert shots
    for shot in shots:
        friend = next(one for one in shot.reasons if one.code == "friend")
        assert friend.what == "deputy"
        assert friend.number == pytest.approx(0.25)


def test_shooting_at_the_sheriff_says_what_the_table_would_think() -> None:
    hint, keys = advised(
        Place(OUTLAW, hand=["bang"]),
        Place(SHERIFF, life=4),
        Place(DEPUTY),
        Place(RENEGADE),
        Place(OUTLAW),
    )
    shot = next(
        move for move, key in zip(hint.moves, keys, strict=True) if key[-3:] == ">p1" and "bang" in key
    )
    thought = next(one for one in shot.reasons if one.code == "opinion")
    assert thought.what == "outlaw"
    assert thought.number > thought.before + 0.2


def test_what_the_table_would_think_is_told_where_a_role_card_is_out_of_the_game() -> None:
    """The hidden six: nobody's role but the Sheriff's lies open, and one card was dealt to nobody."""
    hint, keys = advised(
        Place(OUTLAW, hand=["bang"]),
        Place(SHERIFF, life=4),
        Place(DEPUTY),
        Place(RENEGADE),
        Place(OUTLAW),
        Place(OUTLAW),
        mode="hidden_six",
    )
    shot = next(move for move, key in zip(hint.moves, keys, strict=True) if key.startswith("play:bang"))
    assert any(one.code == "opinion" for one in shot.reasons)


@pytest.mark.parametrize(
    ("behind", "error", "word"), [(0.2, 0.05, "clear"), (0.03, 0.02, "slight"), (0.01, 0.02, "toss_up")]
)
def test_how_certain_the_first_move_is(behind: float, error: float, word: str) -> None:
    first, second = MoveLine(0, 0.5, 0.4, 0.6, 0, 0), MoveLine(1, 0.5 - behind, 0.2, 0.6, behind, error)
    assert certainty([first, second]) == word
    assert certainty([first]) == "only"


@EVERY_GAME
def test_advice_is_the_same_bytes_whatever_is_hidden(key: str) -> None:
    """Hands, deck and roles that the seat does not know are exchanged: nothing that it is told changes."""
    for steps in (10, 40):
        told = []
        for trial in ("", "x", "y"):
            sitting, seat = at_a_choice(key, PLAYERS[key], steps, "hidden")
            if trial:
                sitting.kind.permute_hidden(sitting.game, seat, trial)
            view, decision = sitting.kind.view(sitting.game, seat), sitting.game.decision
            assert decision is not None
            adviser = sitting.advisers[seat]
            told.append(encode([adviser.suspicion(view), adviser.hint(view, decision.options, 12)]))
        assert told[0] == told[1] == told[2]


def test_suspicion_tells_who_is_likely_what_and_which_acts_made_it_so() -> None:
    game = laid_out(
        Place(DEPUTY),
        Place(SHERIFF),
        Place(OUTLAW),
        Place(RENEGADE),
        Place(OUTLAW),
    )
    adviser = Adviser("bang")
    adviser.hear(card_played("bang", 2, 1, [1, 3]))
    suspects = adviser.suspicion(BANG.view(game, PlayerId(0))).suspects
    assert [one.seat for one in suspects] == [2, 3, 4]
    shooter = suspects[0]
    assert shooter.chances[0].role == "outlaw"
    assert shooter.chances[0].chance > 0.9
    assert [act.number for act in shooter.acts] == [0]
    assert shooter.acts[0].after > shooter.acts[0].before == pytest.approx(2 / 3)
    for one in suspects:
        assert sum(role.chance for role in one.chances) == pytest.approx(1)


def test_nobody_is_suspected_where_all_roles_lie_open() -> None:
    sitting = played("bang", 3, 5)
    assert sitting.advisers[0].suspicion(sitting.kind.view(sitting.game, PlayerId(0))).suspects == []


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_said_in_words(key: str, language: str) -> None:
    sitting, seat = at_a_choice(key, PLAYERS[key], 60)
    view, decision = sitting.kind.full_view(sitting.game, seat), sitting.game.decision
    assert decision is not None
    adviser = sitting.advisers[seat]
    narrator = narrator_of(key, Texts(language), view, NAMES[: PLAYERS[key]])
    hint = adviser.hint(view, decision.options, 12)
    keys = [sitting.game.key(option) for option in decision.options]
    add_words_to_hint(hint, decision.options, keys, narrator, view)
    suspicion = adviser.suspicion(view)
    add_words_to_suspicion(suspicion, adviser.heard, narrator, view)
    assert hint.text
    assert all(move.text and move.key == keys[move.option] for move in hint.moves)
    assert all(reason.text for move in hint.moves for reason in move.reasons)
    for suspect in suspicion.suspects:
        assert suspect.name
        assert all(one.name for one in suspect.chances)
        assert all(act.text and act.change for act in suspect.acts)


def test_what_is_only_likely_is_never_called_certain() -> None:
    assert [percent(one) for one in (0.0, 0.001, 0.314, 0.999, 1.0)] == ["0", "<1", "31", ">99", "100"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_calibre_45_nobody_has_health_to_lose_but_a_cowboy(language: str) -> None:
    sitting, seat = at_a_choice("calibre45", 4, 20)
    texts = Texts(language)
    view = sitting.kind.full_view(sitting.game, seat)
    narrator = narrator_of("calibre45", texts, view, NAMES[:4])
    for code in ("wounds", "heals", "own_wound", "healed"):
        reason = MoveReason(code, PlayerId(1), 0.4)
        add_words_to_reasons([reason], narrator, "Anna")
        assert reason.text == texts.say(f"advice.reason.calibre45.{code}", name="Boris", percent="40")
