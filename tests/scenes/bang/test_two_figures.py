"""A player with two figures: one hand, one role, two lives."""

from saloon.games.bang.arrange import Place, arrange
from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.games.bang.words import OUTLAW, RENEGADE, ROLES, SHERIFF
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId, PlayerId

OUTLAWS_FIRST, OUTLAWS_SECOND = FigureId(1), FigureId(3)


def table(
    second: Place | None = None, sheriff: Place | None = None, sets: tuple[str, ...] = ("base",)
) -> tuple[Bang, list[Event]]:
    """A Sheriff on turn; an Outlaw at 1 and 3, with one life point at 1; a Renegade at 2."""
    game = arrange(
        [
            sheriff or Place(SHERIFF, life=5, max_life=5, hand=["bang"]),
            Place(OUTLAW, life=1, hand=["panic", "duel"], in_play=["mustang"]),
            Place(RENEGADE, hand=["beer"]),
            second or Place(OUTLAW, life=4, in_play=["scope"], of=1),
        ],
        sets=list(sets),
    )
    log: list[Event] = []
    game.log = log
    game.run()
    return game, log


def shoot(game: Bang, target: FigureId) -> None:
    """The one on turn plays a BANG! at somebody who does nothing against it."""
    assert game.decision is not None
    keys = [game.key(option) for option in game.decision.options]
    game.answer_key(next(key for key in keys if key.startswith("play:bang") and key.endswith(f">p{target}")))
    while is_asked(game, target):
        game.answer_key("pass")


def is_asked(game: Bang, figure: FigureId) -> bool:
    return game.decision is not None and game.decision.figure == figure


def is_revealed(game: Bang) -> bool:
    return game.players[1].revealed


def names(log: list[Event]) -> list[str]:
    return [event.name for event in log]


def reachable() -> Place:
    """A Sheriff who reaches a figure behind a Mustang."""
    return Place(SHERIFF, life=5, max_life=5, hand=["bang", "bang"], in_play=["volcanic", "scope"])


def test_the_hand_stays_with_the_other_figure() -> None:
    game, log = table(sheriff=reachable())
    hand = game.hand(OUTLAWS_SECOND)[:]
    shoot(game, OUTLAWS_FIRST)
    assert not game.figures[OUTLAWS_FIRST].alive
    assert game.hand(OUTLAWS_SECOND) == hand
    assert game.figures[OUTLAWS_FIRST].in_play == []
    discarded = [card for event in log if event.name == "discarded" for card in event.cards]
    assert [game.book.kind_of[card].key for card in discarded] == ["mustang"]


def test_the_role_is_shown_and_rewarded_with_the_last_figure_only() -> None:
    game, log = table(Place(OUTLAW, life=1, of=1), reachable())
    shoot(game, OUTLAWS_FIRST)
    assert is_revealed(game) is False
    assert not BANG.is_out(game, PlayerId(1))
    assert [event.role for event in log if event.name == "eliminated"] == [""]
    assert "rewarded" not in names(log)
    assert [one.role for one in BANG.view(game, PlayerId(0)).figures] == [SHERIFF, -1, -1, -1]
    shoot(game, OUTLAWS_SECOND)
    assert is_revealed(game) is True
    assert BANG.is_out(game, PlayerId(1))
    assert [event.role for event in log if event.name == "eliminated"] == ["", ROLES[OUTLAW]]
    assert "rewarded" in names(log)
    assert game.players[1].hand == []


def test_an_heir_gets_what_lay_before_the_figure_and_not_the_hand() -> None:
    game, _log = table(
        sheriff=Place(
            SHERIFF, "vulture_sam", life=5, max_life=5, hand=["bang"], in_play=["scope", "volcanic"]
        )
    )
    hand = game.hand(OUTLAWS_SECOND)[:]
    shoot(game, OUTLAWS_FIRST)
    assert game.hand(OUTLAWS_SECOND) == hand
    assert [game.book.kind_of[card].key for card in game.hand(FigureId(0))] == ["mustang"]


def test_a_renegade_with_two_figures_wins_alone() -> None:
    game = arrange(
        [
            Place(SHERIFF, life=1, max_life=5),
            Place(RENEGADE, life=4, hand=["bang"]),
            Place(RENEGADE, life=4, of=1),
            Place(OUTLAW, alive=False),
        ],
        turn=FigureId(1),
    )
    game.run()
    shoot(game, FigureId(0))
    assert game.over
    assert game.winners == [1]


def test_a_figure_does_not_steal_from_the_hand_that_it_shares() -> None:
    game, _log = table(
        Place(SHERIFF, in_play=["scope"], of=0),
        Place(SHERIFF, life=5, max_life=5, hand=["panic", "cat_balou"]),
    )
    assert game.decision is not None
    keys = [game.key(option) for option in game.decision.options]
    assert not [key for key in keys if key.endswith(">p3:hand")]
    assert [key for key in keys if key.startswith("play:panic") and ">p3:scope" in key]


def test_distances_are_those_of_the_figure_that_is_asked() -> None:
    game, _log = table()
    seen = BANG.full_view(game, PlayerId(1))
    own = seen.standing(PlayerId(1))
    assert own is not None
    assert own.figure == OUTLAWS_FIRST, "nobody of his is asked or on turn: the first"
    assert [one.distance for one in seen.figures] == [1, 0, 1, 2]
    seen = BANG.full_view(game, PlayerId(0))
    assert (seen.decider, seen.asked) == (0, 0)
    game.answer_key("end_turn")
    while game.turn != OUTLAWS_SECOND:
        assert game.decision is not None
        at_play = game.decision.kind == "play_phase"
        game.answer_key("end_turn" if at_play else game.key(game.decision.options[0]))
    seen = BANG.full_view(game, PlayerId(1))
    own = seen.standing(PlayerId(1))
    assert own is not None
    assert (seen.decider, seen.asked, own.figure) == (1, OUTLAWS_SECOND, OUTLAWS_SECOND)
    assert [one.distance for one in seen.figures] == [1, 2, 1, 0], "a Scope here, a Mustang at the other one"
    others = [one for one in seen.figures if one.figure != own.figure]
    assert [max(1, sum(part[0] for part in one.way)) for one in others] == [one.distance for one in others]


def test_a_green_card_of_the_other_figure_has_to_wait() -> None:
    game, _log = table(
        Place(SHERIFF, in_play=["canteen"], of=0),
        Place(SHERIFF, life=3, max_life=5, hand=["bang"]),
        ("base", "dodge_city"),
    )
    (canteen,) = game.figures[OUTLAWS_SECOND].in_play
    told = [one.reason.code for one in BANG.refusals(game, PlayerId(0)) if one.card == canteen]
    assert told == ["wrong_moment"]


def test_what_may_be_done_out_of_turn_says_which_figure_does_it() -> None:
    """Two figures of one player could use the ability: Sid Ketchum, and Vera who copies him."""
    sid = Place(OUTLAW, "sid_ketchum", life=1, hand=["panic", "duel"])
    game = arrange(
        [
            Place(SHERIFF),
            sid,
            Place(RENEGADE),
            Place(OUTLAW, "vera_custer", life=1, borrowed=["sid_ketchum"], of=1),
        ],
        sets=["base", "dodge_city"],
    )
    game.run()
    keys = [game.key(option) for option in game.interrupts(PlayerId(1))]
    assert keys == ["use:sid_ketchum@p1", "use:sid_ketchum@p3"]
    game.interrupt(PlayerId(1), game.interrupts(PlayerId(1))[1])
    assert [figure.life for figure in game.figures[1::2]] == [1, 2]


def test_a_suzy_whose_friend_gave_the_last_card_has_none_when_she_is_hit() -> None:
    """She draws when the whole Gatling is over, not in the middle of it."""
    game = arrange(
        [
            Place(SHERIFF, hand=["gatling"]),
            Place(OUTLAW, life=4, hand=["missed"]),
            Place(RENEGADE),
            Place(OUTLAW, "suzy_lafayette", life=4, of=1),
        ]
    )
    log: list[Event] = []
    game.log = log
    game.run()
    for verb in ("play", "answer"):
        assert game.decision is not None
        keys = [game.key(option) for option in game.decision.options]
        game.answer_key(next(key for key in keys if key.startswith(verb)))
    assert [figure.life for figure in game.figures[1::2]] == [4, 3]
    told = [event.name for event in log if event.who == OUTLAWS_SECOND]
    assert told.index("lost_life") < told.index("drew")


def test_with_the_figure_on_turn_the_turn_ends() -> None:
    """Only at a table of two it may be agreed that his other figure goes on."""
    game = arrange(
        [
            Place(SHERIFF, life=5, max_life=5, hand=["bang"]),
            Place(OUTLAW, life=1, hand=["duel", "beer"]),
            Place(RENEGADE, hand=["beer"]),
            Place(OUTLAW, life=4, of=1),
        ],
        turn=FigureId(1),
    )
    game.run()
    assert game.decision is not None
    keys = [game.key(option) for option in game.decision.options]
    game.answer_key(next(key for key in keys if key.startswith("play:duel") and key.endswith(">p0")))
    game.answer_key(next(key for key in map(game.key, game.decision.options) if "bang" in key))
    while is_asked(game, OUTLAWS_FIRST):
        game.answer_key("pass")
    assert not game.figures[OUTLAWS_FIRST].alive
    assert game.turn == FigureId(2)
