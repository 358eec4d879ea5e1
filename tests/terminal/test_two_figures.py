"""A table of two figures per player is told and drawn: each figure by its name, each hand once."""

import random

import pytest

from saloon.games.bang.game import BANG
from saloon.games.bang.view import BangView
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId, PlayerId, every_player
from saloon.terminal.chronicle import Chronicle
from saloon.terminal.question import Choice
from saloon.terminal.registry import look_of
from saloon.terminal.screen import question_that_fits, whole_screen
from saloon.text.registry import narrator_of
from saloon.text.texts import LANGUAGES, Texts
from tests.conformance.two_figures import doubled

NAMES = ["Ann", "Bob", "Cid", "Dan"]
SECRET = {"en": "Bob is eliminated by Ann.", "ru": "Bob выбывает из игры, виновник — Ann."}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_is_told_and_drawn(language: str) -> None:
    texts = Texts(language)
    game = doubled(BANG.setup({"players": 4, "seed": "drawn", "sets": BANG.sets(), "preset": "rulebooks"}))
    log: list[Event] = []
    game.log = log
    game.run()
    rng = random.Random(7)
    narrator = narrator_of("bang", texts, BANG.view(game, PlayerId(0)), NAMES)
    told: list[str] = []
    heard = 0
    while game.decision is not None:
        viewer = game.decision.player
        seen = BANG.full_view(game, viewer)
        told += [line.text for line in narrator.lines([one.seen_by(viewer) for one in log[heard:]], seen)]
        heard = len(log)
        told.append(narrator.prompt(seen))
        told += [narrator.option(option, seen) for option in game.decision.options]
        for player in every_player(4):
            told += [narrator.option(option, seen) for option in game.interrupts(player)]
        if game.step % 10 == 0:
            screen = drawn(seen, texts, game.decision.options)
            for one in seen.figures:
                assert f"{one.figure + 1} {NAMES[one.player]}" in screen
        game.answer(rng.randrange(len(game.decision.options)))
    told.append(narrator.result(BANG.view(game, PlayerId(0))))
    assert all(told)
    assert not [line for line in told if "{" in line]
    first, second = (texts.say(f"bang.character.{key}.name") for key in characters())
    assert [line for line in told if f"Ann ({first})" in line]
    assert [line for line in told if f"Ann ({second})" in line]
    assert [line for line in told if line.startswith(f"Ann ({second}): ")], "which figure is asked"


def characters() -> list[str]:
    """Those of the first player."""
    game = doubled(BANG.setup({"players": 4, "seed": "drawn", "sets": BANG.sets(), "preset": "rulebooks"}))
    return [game.key_of(one.characters[0]) for one in game.figures if one.player == 0]


def drawn(seen: BangView, texts: Texts, options: list[Option]) -> str:
    """The whole screen of a wide window, for the first player."""
    look = look_of("bang", texts, seen, NAMES)
    bottom = PlayerId(0)
    choices = [Choice(option, str(number), None) for number, option in enumerate(options)]
    asked = question_that_fits(look, seen, choices, [], bottom, 160, 60)
    screen = whole_screen(look, seen, Chronicle(look), asked, bottom, 160, 60)
    return "\n".join(line.plain for line in screen)


def test_the_figure_at_the_bottom_is_the_one_that_is_asked() -> None:
    texts = Texts("en")
    game = doubled(BANG.setup({"players": 4, "seed": "bottom", "preset": "rulebooks"}))
    game.run()
    rng = random.Random(1)
    bottoms: set[FigureId] = set()
    while game.decision is not None and len(bottoms) < 2:
        if game.decision.player == 0:
            seen = BANG.view(game, PlayerId(0))
            look = look_of("bang", texts, seen, NAMES)
            bottoms.add(look.standing(PlayerId(0), seen))
            assert look.standing(PlayerId(0), seen) == game.decision.figure
            assert look.hand(PlayerId(0), seen) == game.players[0].hand
            assert not look.is_out(seen)
            shown = "\n".join(line.plain for line in look.seat_in_full(PlayerId(0), seen))
            assert shown.count("Ann") == 2, "both figures"
        game.answer(rng.randrange(len(game.decision.options)))
    assert bottoms == {FigureId(0), FigureId(4)}


def test_a_figure_that_goes_before_its_player_leaves_without_a_role() -> None:
    for language, said in (
        ("en", "Bob is eliminated by Ann."),
        ("ru", "Bob выбывает из игры, виновник — Ann."),
    ):
        texts = Texts(language)
        game = BANG.deal(BANG.setup({"players": 4, "seed": "1", "preset": "rulebooks"}))
        seen = BANG.view(game, PlayerId(0))
        narrator = narrator_of("bang", texts, seen, NAMES)
        event = Event("eliminated", FigureId(1), FigureId(0))
        assert narrator.log_line(event, seen) == said
