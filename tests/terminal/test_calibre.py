"""Calibre 45 at the keyboard: what can be typed, what the screen shows, and what it does not show."""

import json
import random
import re
from pathlib import Path

import pytest
from rich.text import Text

from saloon.games.calibre45.arrange import Pile, Place, arrange
from saloon.games.calibre45.composition import house, plain_of
from saloon.games.calibre45.setup import new_setup
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.teams import SHAPES, sizes
from saloon.games.calibre45.worlds import permute_hidden
from saloon.games.registry import GAMES
from saloon.kernel.ids import NO_CARD, PlayerId
from saloon.kernel.records import with_version
from saloon.terminal.chronicle import Chronicle
from saloon.terminal.registry import look_of
from saloon.terminal.saves import Table
from saloon.terminal.screen import question_that_fits, whole_screen
from saloon.terminal.session import Session
from saloon.terminal.terminal import Left
from saloon.text.texts import Texts
from tests.terminal.test_commands import run
from tests.terminal.test_every_game import shown_at, step_on
from tests.terminal.typist import NAMES, Lines, Typist, sit

EVERYBODY = [*NAMES, "Hal"]


def session_of(shape: str, seed: str = "1", **rules: str) -> Session:
    """A new game of these teams, with random bots."""
    players = sum(sizes(shape))
    setup = new_setup(players, seed, chosen={**rules, "teams": shape})
    return Session(
        "calibre45",
        with_version(setup, GAMES["calibre45"].version),
        Table(PlayerId(0), EVERYBODY[:players], "random", "en", True),
    )


def scene(places: list[Place], *money: str, **rules: str) -> Session:
    """A table laid out by hand: the person, Jo, has the turn."""
    session = session_of("1+1" if len(places) == 2 else "2+2", **rules)
    session._game = arrange(places, money=Pile(list(money)), chosen=rules)
    session._game.log = session._log
    session._log.clear()
    session._game.run()
    return session


def robbery(*places: int) -> Session:
    """Jo has called a robbery, Ada has come along; the cards at these places are gone already."""
    session = scene(
        [
            Place(
                0, ["bullets_3", "bullets_5", "mustang"], "billy_the_kid", loot=["mail_car_2", "stagecoach"]
            ),
            Place(1, ["bullets_6"], "wyatt_earp"),
            Place(0, ["cactus"], "pat_garrett", tokens=2),
            Place(1, ["coyote"], loot=["gold_train_4"]),
        ],
        *["stagecoach"] * 4,
    )
    assert isinstance(session._game, Calibre)
    for place in places:
        session._game.money_discard.append(session._game.spread[place - 1])
        session._game.spread[place - 1] = NO_CARD
    session._game.answer_key("call")
    session._game.answer_key("join")
    return session


def answers(session: Session) -> list[str]:
    return [re.sub(r"#\d+", "", key) for key in session.record().answers]


def typed(session: Session, *lines: str, language: str = "en") -> str:
    """What is shown when these lines, none of them an answer, are typed at one question."""
    typist = Typist(Lines(*lines), language)
    with pytest.raises(Left):
        sit(session, typist).ask()
    return typist.shown()


def screen(session: Session, language: str, width: int, height: int) -> list[Text]:
    seen = session.view()
    look = look_of("calibre45", Texts(language), seen, session.names)
    chronicle = Chronicle(look)
    chronicle.add([event.seen_by(session.seat) for event in session._log[-40:]], seen)
    asked = None
    if session.is_asked():
        asked = question_that_fits(
            look, seen, session.choices(), session.refusals(), PlayerId(0), width, height
        )
    return whole_screen(look, seen, chronicle, asked, PlayerId(0), width, height)


FULL_HAND = ["bullets_3", "bullets_3", "bullets_5", "mustang", "cactus", "coyote"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("exchange 3", "exchange:bullets_3"),
        ("обмен 5", "exchange:bullets_5"),
        ("swap cactus", "exchange:cactus"),
        ("обменять кактус", "exchange:cactus"),
        ("exchange coyote 5", "exchange:coyote+bullets_5"),
        ("койот 3", "exchange:coyote+bullets_3"),
        ("mustang", "exchange:mustang"),
        ("pass", "pass"),
        ("ничего", "pass"),
        ("call", "call"),
        ("грабить", "call"),
        ("3", "exchange:bullets_5"),
    ],
)
def test_arming_in_words(line: str, answer: str) -> None:
    session = scene([Place(0, FULL_HAND, "pat_garrett"), Place(1, [], "wyatt_earp")])
    sit(session, Typist(Lines(line, "yes"))).ask()
    assert answers(session) == [answer]


@pytest.mark.parametrize(
    ("line", "place"),
    [("7", 7), ("place 7", 7), ("открыть 7", 7), ("номер 7", 7), ("any", 1), ("наугад", 1), ("31", 31)],
)
def test_a_place_of_the_money_deck_is_chosen_by_its_number_or_at_random(line: str, place: int) -> None:
    session = robbery()
    sit(session, Typist(Lines(line))).ask()
    assert answers(session) == [f"pick:{place}"]


def test_a_place_keeps_its_number_when_others_are_gone() -> None:
    session = robbery(1, 3)
    typist = Typist(Lines("3", "35", "any"))
    sit(session, typist).ask()
    shown = typist.shown()
    assert answers(session) == ["pick:2"]
    assert "  2 ▒   4 ▒   5 ▒" in shown
    assert "There is no 3 any more: choose another number." in shown
    assert "There is no option 35: they go from 1 to 31." in shown
    session = robbery(1, 3)
    sit(session, Typist(Lines("place 4"))).ask()
    assert answers(session) == ["pick:4"]


def test_a_shot_is_fired_in_words() -> None:
    session = robbery()
    play = sit(session, Typist(Lines("any", "shoot 2", "lay 3", "lay 5", "fire")))
    for _question in range(5):
        play.ask()
    assert answers(session) == ["pick:1", "shoot>p1", "lay:bullets_3", "lay:bullets_5", "fire"]


def test_a_known_word_that_is_not_possible_now_is_said_to_be_so() -> None:
    shown = typed(robbery(), "shoot ada", "сдаться", "fly away")
    assert "“shoot ada” is not possible now." in shown
    assert "“сдаться” is not possible now." in shown
    assert "I do not understand “fly away”." in shown


def test_why_tells_of_the_hand_and_of_the_cowboy() -> None:
    session = scene([Place(0, ["cactus", "cactus"], "pat_garrett", tokens=3), Place(1, [], "wyatt_earp")])
    shown = " ".join(typed(session, "why").split())
    assert "Cactus, Cactus Only a full hand of 6 may be exchanged, and you hold 2." in shown
    assert "Pat Garrett (7) Your cowboy cannot go robbing: the bail is $150,000" in shown
    shown = " ".join(typed(session, "почему пэт", language="ru").split())
    assert "залог $150 000, а своих денег у вас $0." in shown
    session = scene([Place(0, ["cactus"]), Place(1, [], "wyatt_earp")])
    assert "You have no cowboy" in typed(session, "why cactus")


def test_cards_and_seats_can_be_looked_up_during_the_game() -> None:
    session = robbery()
    assert "Самая богатая добыча" in typed(session, "карта форт", language="ru")
    assert "A reconstruction: no list of the printed cards is known." in typed(session, "cards")
    seat = typed(session, "seat 3")
    assert "3 ●A Buck  Team A  hand 1  ▒ face down" in seat
    assert "bail $100,000" in seat
    assert "Gold Train ($250,000, guards 4)" in typed(session, "seat clara")


def test_the_whole_table_at_a_glance() -> None:
    session = robbery()
    lines = [line.plain.rstrip() for line in screen(session, "en", 80, 40)]
    rule = "─" * 80
    assert lines == GLANCE.format(rule=rule).strip("\n").splitlines()


GLANCE = """
●A $150,000 ▰▱▱▱▱▱▱▱▱▱   ▼B $250,000 ▰▰▱▱▱▱▱▱▱▱                  goal $1,000,000
⚑ Robbery 1: called by ●Jo
                            3 ●A Buck          hand 1
                              ▒ face down          ¤¤
                              $0
 2 ▼B Ada           hand 1   ⚑ a card is chosen        4 ▼B Clara         hand 1
   ⚑ Wyatt Earp (9)          weapons 56 · discards 0     no cowboy
   $0                        money 31 · discards 0       $250,000
                             cowboys 9 · lost 0
                             bail tokens 13
{rule}
── Robbery 1: ●Jo goes with Billy the Kid (6)
  ▼Ada goes too: Wyatt Earp (9).
{rule}
▶1 ●A Jo · ⚑ Billy the Kid (6)                                          $150,000
   money: $100,000, $50,000
   hand:  3 bullets  5 bullets  Mustang
  1 ▒   2 ▒   3 ▒   4 ▒   5 ▒   6 ▒   7 ▒   8 ▒   9 ▒   10 ▒   11 ▒   12 ▒
  13 ▒   14 ▒   15 ▒   16 ▒   17 ▒   18 ▒   19 ▒   20 ▒   21 ▒   22 ▒   23 ▒
  24 ▒   25 ▒   26 ▒   27 ▒   28 ▒   29 ▒   30 ▒   31 ▒
Turn up a card of the money deck. Nobody knows which is which: take any.
"""


def test_who_shoots_at_whom_stands_above_the_table() -> None:
    session = robbery()
    session.answer("pick:1")
    for key in ("shoot>p1", "lay:bullets_3#16", "fire"):
        session.answer(key)
    head = [line.plain.rstrip() for line in screen(session, "ru", 100, 40)]
    assert head[1].startswith("⚑ Ограбление 1: Дилижанс ($50\xa0000, без охраны)")
    assert head[1].endswith("●Jo → ▼Ada: 3 патрона")
    assert any("▶2 ▼Б Ada ◎" in line for line in head)


def test_each_team_has_an_emblem_a_letter_and_a_colour_of_its_own() -> None:
    session = session_of("1+1+1")
    [standings, *_rest] = screen(session, "en", 80, 40)
    found = re.findall(r"([●▼■])([ABC]) \$0", standings.plain)
    assert found == [("●", "A"), ("▼", "B"), ("■", "C")]
    styles = {
        standings.plain[span.start]: str(span.style) for span in standings.spans if span.end == span.start + 1
    }
    assert len({styles[sign] for sign in "●▼■"}) == 3


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("shape", ["1+1", "2+2", "2+2+2", "3+3+3"])
def test_the_table_fits_the_window(shape: str, language: str) -> None:
    """No line is too wide, and 35 lines hold everything; 24 hold nearly everything."""
    rng = random.Random(shape)
    session = session_of(shape, "fits")
    drawn = 0
    too_high = 0
    for _answer in range(300):
        if session.over:
            break
        step_on(session, rng)
        if not session.is_asked():
            continue
        drawn += 1
        for width, height in ((80, 24), (100, 35), (120, 40)):
            lines = screen(session, language, width, height - 2)
            assert all(line.cell_len <= width for line in lines)
            if height > 24:
                assert len(lines) <= height - 2
            elif len(lines) > height - 2:
                too_high += 1
    assert drawn > 30
    assert too_high <= drawn // 5


@pytest.mark.long
@pytest.mark.parametrize("rules", [{}, {"team_hands": "open"}])
@pytest.mark.parametrize("shape", [shape for shape in SHAPES if len(sizes(shape)) == 3])
def test_exchanging_what_the_person_cannot_see_does_not_change_the_screen(
    shape: str, rules: dict[str, str]
) -> None:
    rng = random.Random(shape)
    session = session_of(shape, "hidden", **rules)
    compared = 0
    for _answer in range(120):
        if not session.over and rng.random() < 0.1:
            true_game = session._game
            assert isinstance(true_game, Calibre)
            before = shown_at(session, "en", 100)
            exchanged = true_game.clone()
            permute_hidden(exchanged, session.seat, str(rng.random()))
            session._game = exchanged
            assert shown_at(session, "en", 100) == before
            session._game = true_game
            compared += 1
        if not session.over:
            step_on(session, rng)
    assert compared > 3


def test_an_open_team_shows_its_hands_and_cowboys_to_each_other_and_to_nobody_else() -> None:
    places = [
        Place(0, ["bullets_1"], "pat_garrett"),
        Place(1, ["bullets_2"], "doc_holliday"),
        Place(0, ["bullets_4"], "jesse_james"),
        Place(1, ["bullets_6"], "wyatt_earp"),
    ]

    def seen(**rules: str) -> str:
        return "\n".join(line.plain for line in screen(scene(places, **rules), "en", 100, 40))

    closed, opened = seen(), seen(team_hands="open")
    assert "4 bullets" not in closed
    assert "Jesse James" not in closed
    assert "4 bullets" in opened
    assert "▒ Jesse James (6)" in opened
    for secret in ("2 bullets", "6 bullets", "Doc Holliday", "Wyatt Earp"):
        assert secret not in opened


def test_a_game_with_teams_of_choice_is_played_resumed_and_replayed(home: Path) -> None:
    options = ["--game", "calibre45", "-p", "4", "--rule", "teams=3+1", "--seed", "8", "--bots", "random"]
    left = run("play", *options, "--language", "ru", typed="дело\nнаугад\n")
    assert "Команда А ●, с вами: Бак, Клара" in " ".join(left.output.split())
    assert "состав колод — реконструкция" in " ".join(left.output.split())
    rng = random.Random(8)
    words = ["1", "2", "3", "any", "join", "call", "flee", "token", "new", "keep", "y"]
    lines = "".join(f"{rng.choice(words)}\n" for _line in range(6000))
    ended = run("play", "--resume", typed=lines)
    assert ended.exit_code == 0, ended.output
    assert "Кто сколько награбил:" in ended.output
    [record] = (home / "records").iterdir()
    for arguments in ([], ["--open"], ["--seat", "2"]):
        replayed = run("replay", str(record), "--language", "en", *arguments)
        assert replayed.exit_code == 0
        assert "wins." in replayed.output


def test_a_table_plays_with_its_own_composition_or_is_told_every_fault(tmp_path: Path) -> None:
    deck = plain_of(house())
    file = tmp_path / "deck.json"
    own = (
        json.dumps(deck)
        .replace("pat_garrett", "el_zorro")
        .replace('"source": "reconstructed"', '"source": "own"')
    )
    file.write_text(own, "utf-8")
    command = ["play", "--game", "calibre45", "-p", "2", "--bots", "random", "--seed", "1"]
    played = run(*command, "-l", "en", "--deck", str(file), typed="card gold train\n")
    assert "This table plays with a composition of the decks of its own." in played.output
    assert "this table's own numbers" in " ".join(played.output.split())
    file.write_text(
        json.dumps(deck).replace("pat_garrett", "Pat Garrett").replace("50000,", "50001,"), "utf-8"
    )
    refused = run(*command, "-l", "ru", "--deck", str(file))
    assert refused.exit_code == 2
    assert "Так играть нельзя" in refused.output
    assert "'Pat Garrett' не может быть ключом" in refused.output
    assert "нужно кратное жетону залога" in refused.output


def test_the_encyclopedia_says_first_of_all_that_it_is_a_reconstruction() -> None:
    contents = run("cards", "--game", "calibre45", "-l", "en").output
    assert contents.startswith("A reconstruction: no list of the printed cards is known.")
    lines = contents.splitlines()
    assert any(line.startswith("≈ Fort Knox") for line in lines)
    assert any(line.startswith("  Pat Garrett") and "stands in the rulebook" in line for line in lines)
    page = run("cards", "--game", "calibre45", "-l", "ru", "мустанг").output
    assert "числа — реконструкция" in page
