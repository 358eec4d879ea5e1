"""Honours and luck: counted from what everybody was told of a whole game, told in both languages."""

import random
from typing import Any

import pytest

from saloon.games.bang.view import BangView
from saloon.games.registry import game_type
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import GameRecord
from saloon.kernel.views import SPECTATOR
from saloon.text.bang.honours import BangAnnals
from saloon.text.honours import Annals, Honour, Luck, honour_text, luck_text, told_of
from saloon.text.registry import ANNALS
from saloon.text.texts import LANGUAGES, Texts
from tests.scenes.positions import begun
from tests.text.telling import check

NAMES = ["Ada", "Boris", "Clara", "Dan", "Eve", "Fay"]
GAMES = pytest.mark.parametrize("game", sorted(ANNALS))


def random_record(game: str, seed: int) -> GameRecord:
    kind = game_type(game)
    setup = kind.setup({"players": 2 if game == "duel" else 5, "seed": f"honours/{seed}"})
    played = kind.deal(setup)
    rng = random.Random(seed)
    answers: list[str] = []
    while not played.over and len(answers) < 600:
        assert played.decision is not None
        answers.append(played.key(rng.choice(played.decision.options)))
        played.answer_key(answers[-1])
    return GameRecord(game, setup, answers, "", "")


@GAMES
def test_random_games_are_remembered_for_something(game: str) -> None:
    honours: set[str] = set()
    luck: list[Luck] = []
    for seed in range(6):
        annals = ANNALS[game]()
        for events, seen in told_of(game_type(game), random_record(game, seed)):
            annals.hear(events, seen)
        found = annals.honours()
        assert len(found) <= 5
        honours |= {one.key for one in found}
        luck += annals.luck()
    assert honours <= set(ANNALS[game].least)
    assert len(honours) > 2
    assert luck
    assert all(0 <= one.good <= one.tried and 0 <= one.due <= one.tried for one in luck)


@GAMES
def test_every_honour_and_luck_can_be_told(game: str) -> None:
    keys = {key.split(".")[2] for key in Texts("en").entries if key.startswith(f"{game}.honour.")}
    assert keys == set(ANNALS[game].least)
    for language in LANGUAGES:
        texts = Texts(language)
        for key in keys:
            check(
                [honour_text(game, Honour(key, [PlayerId(1)], number), NAMES, texts) for number in (1, 3, 9)]
            )
        for key in (one.split(".")[2] for one in texts.entries if one.startswith(f"{game}.luck.")):
            check([luck_text(game, Luck(key, PlayerId(0), 5, 1, 1.25), NAMES, texts)])


def test_an_honour_and_luck_read_as_people_would_say_them() -> None:
    en, ru = Texts("en"), Texts("ru")
    shield, barrel = Honour("shield", [PlayerId(1)], 9), Luck("barrel", PlayerId(1), 5, 1, 1.25)
    assert (
        honour_text("bang", shield, NAMES, en) == "Shield of the Sheriff: Boris, 9 bullets taken for the law"
    )
    assert honour_text("bang", shield, NAMES, ru) == "Щит шерифа: Boris, 9 пуль за закон"
    assert luck_text("bang", barrel, NAMES, en) == "Boris, Barrel: 1 of 5, 1.25 due"
    assert luck_text("bang", barrel, NAMES, ru) == "Boris, бочка: 1 из 5, ожидалось 1,25"


def heard(text: str, *answers: str) -> Annals[Any]:
    """As if the game were over after these answers: then all roles lie open."""
    kind, game, annals = game_type("bang"), begun("bang", text), BangAnnals()
    log: list[Event] = []
    game.log = log
    annals.hear([], view_of(game))
    for answer in answers:
        log.clear()
        game.answer_key(answer)
        annals.hear([event.seen_by(SPECTATOR) for event in log], view_of(game))
    last = kind.open_view(game)
    assert isinstance(last, BangView)
    annals.last = last
    return annals


def view_of(game: Any) -> BangView:
    seen = game_type("bang").full_view(game, SPECTATOR)
    assert isinstance(seen, BangView)
    return seen


SHOT_AT = """
    p0: sheriff willy_the_kid | hand bang#17 bang#18
    p1: deputy vulture_sam 4 | play barrel#0
    p2: outlaw pedro_ramirez
    p3: renegade suzy_lafayette | hand beer
    p4: outlaw bart_cassidy
"""


@pytest.mark.parametrize(("top", "good"), [("bang(QH)", 1), ("bang(2C)", 0)])
def test_a_barrel_is_counted_beside_what_was_due(top: str, good: int) -> None:
    annals = heard(f"{SHOT_AT}\n deck: {top} …", "play:bang#17>p1", "use:barrel#0")
    luck = annals.luck()[0]
    assert (luck.key, luck.player, luck.tried, luck.good) == ("barrel", 1, 1, good)
    assert 0.15 < luck.due < 0.35


def test_who_shoots_at_friends_is_counted_among_them() -> None:
    annals = heard(SHOT_AT + "\n deck: bang(2C) …", "play:bang#17>p1", "pass")
    annals.honours()
    assert annals.counts["own_side"] == {PlayerId(0): 1}
    assert annals.counts["hits"] == {PlayerId(0): 1}


def test_what_three_did_alike_is_nobodys_honour() -> None:
    annals = BangAnnals()
    annals.last = view_of(begun("bang", SHOT_AT))
    for player in range(3):
        annals.count("hits", PlayerId(player), 5)
    annals.count("dodges", PlayerId(0), 4)
    assert [one.key for one in annals.honours()] == ["dodges"]


@pytest.mark.parametrize(("language", "sum_"), [("en", "$1,200,000"), ("ru", "$1\u00a0200\u00a0000")])
def test_large_sums_are_told_as_people_write_them(language: str, sum_: str) -> None:
    assert sum_ in honour_text("calibre45", Honour("loot", [PlayerId(0)], 1200), ["Doc"], Texts(language))
