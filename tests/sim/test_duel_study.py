"""What is counted of games of the Duel."""

import pytest

from saloon.games.duel.game import DUEL
from saloon.kernel.views import SPECTATOR
from saloon.sim.duel.study import DuelStudy
from saloon.sim.rows import Facts, Row
from saloon.text.texts import LANGUAGES, Texts

STUDY = DuelStudy("duel")


def test_turns_the_dead_and_who_fought_are_read_off_the_table() -> None:
    game = DUEL.deal(DUEL.setup({"players": 2, "seed": "study"}))
    game.answer(0)
    game.answer(0)
    seen = DUEL.view(game, SPECTATOR)
    seen.turns = 12
    seen.seats[1].fallen = ["tom_horn"]
    seen.figures[0].character, seen.figures[1].character = "django", "stranger"
    seen.figures[2].character, seen.figures[3].character = "kid_curry", ""
    facts = STUDY.facts(seen)
    assert facts.numbers == (12, 1)
    assert facts.lists == (("django+stranger", "tom_horn+kid_curry"),)


def test_every_character_that_fought_wins_or_loses_with_its_side() -> None:
    facts = Facts((12, 3), (("django+stranger", "tom_horn"),))
    row = Row(0, "s/0", True, 90, (0,), ("law", "outlaws"), ("random",) * 2, facts)
    wins = [(name, won) for table, name, won in STUDY.wins(row) if table == "character"]
    assert wins == [("django", True), ("stranger", True), ("tom_horn", False)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_words(language: str) -> None:
    texts = Texts(language)
    assert STUDY.label("side", "law", texts) == {"en": "the Law", "ru": "закон"}[language]
    assert STUDY.label("character", "django", texts) == {"en": "Django", "ru": "Джанго"}[language]
