"""What can be typed at the prompt, in both languages, and what comes of it."""

import re

import pytest

from saloon.games.bang.arrange import Place, arrange
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.ids import FigureId
from saloon.terminal.play import Play
from saloon.terminal.saves import load_game
from saloon.terminal.session import Session
from saloon.terminal.terminal import Left
from tests.terminal.typist import Lines, Typist, bang_game, bang_view, new_session, sit


def scene(hand: list[str], *, in_play: list[str] | None = None, character: str = "willy_the_kid") -> Session:
    """The person is the Sheriff and has the turn; Ada is one step away and has a Barrel, Buck two steps."""
    session = new_session(players=4)
    session._game = arrange(
        [
            Place(SHERIFF, character, 4, 5, hand, in_play),
            Place(OUTLAW, "rose_doolan", hand=["beer"], in_play=["barrel"]),
            Place(RENEGADE, "black_jack", hand=["beer"]),
            Place(OUTLAW, "kit_carlson", hand=["beer"]),
        ]
    )
    session._game.log = session._log
    session._log.clear()
    session._game.run()
    return session


def typed(session: Session, *lines: str, language: str = "en") -> str:
    """What is shown when these lines, none of them an answer, are typed at one question."""
    typist = Typist(Lines(*lines), language)
    play = sit(session, typist)
    with pytest.raises(Left):
        play.ask()
    return typist.shown()


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("1", "play:bang>p1"),
        ("bang 2", "play:bang>p1"),
        ("BANG! ada", "play:bang>p1"),
        ("play bang 4", "play:bang>p3"),
        ("бэнг 4", "play:bang>p3"),
        ("сыграть бэнг ada", "play:bang>p1"),
        ("cat buck", "play:cat_balou>p2:hand"),
        ("красотка 2 бочка", "play:cat_balou>p1:barrel"),
        ("cat ada hand", "play:cat_balou>p1:hand"),
        ("beer", "play:beer"),
        ("пиво", "play:beer"),
        ("end", "end_turn"),
        ("конец", "end_turn"),
    ],
)
def test_an_answer_is_a_number_or_words(line: str, answer: str) -> None:
    session = scene(["bang", "cat_balou", "beer"])
    sit(session, Typist(Lines(line))).ask()
    assert [re.sub(r"#\d+", "", key) for key in session.record().answers] == [answer]


def test_words_that_fit_several_options_show_them() -> None:
    shown = typed(scene(["bang", "cat_balou"]), "bang")
    assert "That could be several things:" in shown
    assert "1 → Ada" in shown
    assert "2 → Doc" not in shown
    assert "2 → Clara" in shown


def test_two_cards_that_come_to_the_same_are_no_riddle() -> None:
    session = scene(["bang 2C", "bang 3C"])
    play = sit(session, Typist(Lines("bang ada")))
    play.ask()
    assert session.record().answers


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("99", "There is no option 99: they go from 1 to 2."),
        ("fly to the moon", "I do not understand “fly to the moon”."),
        ("", "Type a number from 1 to 2, or help."),
        ("help", "why [card]"),
        ("помощь", "why [card]"),
        ("card jail", "Put it in front of any player but the Sheriff."),
        ("? тюрьма", "Put it in front of any player but the Sheriff."),
        ("cards", "Characters (16)"),
        ("table", "Your turn. Play a card or end the turn."),
        ("rules", "Range of Panic!: distance 1 (panic_range=one)"),
        ("card unicorn", "There is no card or character called “unicorn”."),
        ("why unicorn", "You hold no card called “unicorn”."),
        ("why beer", "Nothing forbids it now."),
    ],
)
def test_what_is_not_an_answer_is_said_or_shown(line: str, said: str) -> None:
    assert said in typed(scene(["beer"]), line)


def test_why_tells_numbers_and_a_way_out() -> None:
    shown = typed(scene(["bang", "missed", "panic"]), "why")
    assert "Buck is at distance 2; you reach 1." in shown
    assert "It takes a weapon that reaches 2 (Schofield" in shown
    assert "This card is only ever an answer to a shot." in shown
    assert "Buck is at distance 2; this card works at distance 1." in shown
    russian = typed(scene(["bang", "missed", "panic"]), "почему мимо", language="ru")
    assert "Этой картой можно только ответить на выстрел." in russian
    assert "расстояние" not in russian.partition("почему мимо")[2]


def test_a_hand_card_that_cannot_be_played_says_why_beside_it() -> None:
    shown = typed(scene(["missed", "mustang"], in_play=["mustang"]))
    assert "– only an answer" in shown
    assert "– already in play" in shown


def test_a_harmful_answer_is_given_only_when_it_is_repeated_or_confirmed() -> None:
    for confirmation in ("1", "y", "да"):
        session = scene(["dynamite"])
        typist = Typist(Lines("1", confirmation))
        sit(session, typist).ask()
        assert "Dynamite is checked in your own next turn first." in typist.shown()
        assert len(session.record().answers) == 1
    session = scene(["dynamite"])
    with pytest.raises(Left):
        sit(session, Typist(Lines("1", "help", "y"))).ask()
    assert session.record().answers == []
    sit(session, Typist(Lines("1", "2"))).ask()
    assert session.record().answers == ["end_turn"]


def under_fire(language: str) -> str:
    """The person, a Deputy, is asked for two Missed! by Slab the Killer."""
    session = new_session(players=4)
    session._game = arrange(
        [
            Place(DEPUTY, "paul_regret", 2, 3, ["missed", "beer"]),
            Place(OUTLAW, "slab_the_killer", hand=["bang 2C"], in_play=["schofield"]),
            Place(SHERIFF, "black_jack"),
            Place(OUTLAW, "kit_carlson"),
        ],
        turn=FigureId(1),
    )
    session._game.run()
    bangs = [option for option in session._game.decision.options if option.target == 0]  # type: ignore[union-attr]
    session._game.answer_key(session._game.key(bangs[0]))
    return typed(session, "why beer", "1", language=language)


def test_under_fire_the_question_says_who_with_what_and_how_many_it_takes() -> None:
    shown = under_fire("en")
    assert "Ada shoots at you: BANG! 2♣C. Play a Missed! (1 of 2), or lose 1 life" in shown
    assert "a Missed! is asked for" in shown
    assert "you do not have so many" in " ".join(shown.split())
    assert "«Мимо!» (1 из 2)" in " ".join(under_fire("ru").split())


def hurt_sid(hand: list[str]) -> Session:
    """Somebody else's turn; the person is Sid Ketchum with life points to regain."""
    session = new_session(players=4)
    session._game = arrange(
        [
            Place(OUTLAW, "sid_ketchum", 2, 4, hand),
            Place(SHERIFF, "black_jack", hand=["beer", "missed"]),
            Place(OUTLAW, "kit_carlson"),
            Place(RENEGADE, "rose_doolan"),
        ],
        turn=FigureId(1),
    )
    session._game.run()
    return session


def offered(play: Play) -> bool:
    """Whether the ability is offered now; it is declined."""
    typist = play.terminal
    assert isinstance(typist, Typist)
    before = len(typist.prompts)
    assert not play.offer_interrupt()
    return len(typist.prompts) > before


def test_sid_may_heal_out_of_turn_and_is_asked_again_only_when_something_changed() -> None:
    session = hurt_sid(["bang", "duel", "missed"])
    play = sit(session, Typist(Lines("", "", "")))
    assert offered(play)
    assert not offered(play)
    bang_game(session).figures[0].life = 1
    assert offered(play)
    bang_game(session).figures[0].life = 4
    assert not offered(play)


def test_sid_uses_the_ability_out_of_turn() -> None:
    session = hurt_sid(["bang", "duel"])
    typist = Typist(Lines("y"))
    assert sit(session, typist).offer_interrupt()
    assert bang_view(session).figures[0].life == 3
    assert session.record().answers == ["p0!use:sid_ketchum"]
    assert "2 life points, 2 cards in hand" in typist.prompts[0]


@pytest.mark.parametrize("word", ["never", "никогда"])
def test_never_is_never(word: str) -> None:
    session = hurt_sid(["bang", "duel"])
    play = sit(session, Typist(Lines(word)))
    assert not play.offer_interrupt()
    play.declined = None
    assert not offered(play)
    assert not load_game().table.ask_interrupts
    again = hurt_sid(["bang", "duel"])
    again.asks_interrupts = False
    assert not offered(sit(again, Typist(Lines())))
