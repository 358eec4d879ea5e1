"""The vocabulary of the rules: what is printed on nothing answers every question as if it were not there."""

import ast
from pathlib import Path

import saloon
from saloon.games.bang import questions
from saloon.games.bang.arrange import Place, arrange
from saloon.games.bang.catalogue import NOBODY, SETS
from saloon.games.bang.frames.attack import Shot
from saloon.games.bang.questions import QUESTIONS
from saloon.games.bang.state import Bang
from saloon.games.bang.words import OUTLAW, SHERIFF
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, FigureId
from saloon.kernel.rules import questions_answered

SOURCE = Path(saloon.__file__).parent / "games" / "bang" / "questions.py"
ME, OTHER = FigureId(0), FigureId(1)


def laid() -> Bang:
    return arrange([Place(role, "nobody", 4, 4, [], [], True, []) for role in (SHERIFF, OUTLAW, OUTLAW)])


def parameters() -> dict[str, list[str]]:
    """For each question what it is asked with, by type."""
    tree = ast.parse(SOURCE.read_text("utf-8"))
    (base,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "BangDefinition")
    return {
        node.name: [ast.unparse(one.annotation) for one in node.args.args[1:] if one.annotation is not None]
        for node in base.body
        if isinstance(node, ast.FunctionDef)
    }


def test_who_has_no_say_changes_nothing() -> None:
    game = laid()
    known = {
        "Bang": game,
        "FigureId": ME,
        "CardId": NO_CARD,
        "DefinitionId": NO_DEFINITION,
        "int": 1,
        "bool": False,
        "Shot": Shot(OTHER, ME, NO_CARD, True, 1, False, [], NO_DEFINITION, 1),
        "CardKind": game.book.kinds["bang"],
        "BangDefinition": game.book.kinds["bang"],
        "list[Option]": [],
    }
    asked = parameters()
    answers = {
        name: getattr(NOBODY, name)(*[known[kind] for kind in asked[name]])
        for name in QUESTIONS
        if all(kind in known for kind in asked[name])
    }
    assert len(answers) > len(QUESTIONS) - 4
    others = {name: answer for name, answer in answers.items() if answer not in (None, False, 0)}
    assert others == {
        "reach": 1,
        "limit_of_bangs": 1,
        "cards_flipped": 1,
        "beer_points": 1,
        "suit_is": NONE,
        "must_play": NONE,
    }
    assert known["list[Option]"] == []


def test_nobody_has_no_say() -> None:
    assert questions_answered(NOBODY, questions.BangDefinition, QUESTIONS) == []


def test_steps_of_a_turn_come_in_this_order() -> None:
    """Events, then whoever changes his character, then checks; of the end of a turn ghosts are the last."""
    definitions = [one for one in laid_with_everything().book.definitions if one.start_order]
    definitions.sort(key=lambda one: (one.start_order, one.key))
    assert [one.key for one in definitions] == [
        *["event_decks", "blood_brothers", "a_fistful_of_cards", "greygory_deck", "dynamite", "jail", "two"],
        *["copy_ends", "vera_custer", "handcuffs", "vendetta", "ghost_town"],
    ]


def laid_with_everything() -> Bang:
    places = [Place(role, "nobody", 4, 4, [], [], True, []) for role in (SHERIFF, OUTLAW, OUTLAW)]
    return arrange(places, sets=list(SETS))
