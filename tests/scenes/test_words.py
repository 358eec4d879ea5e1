"""Numbers that stand for words: each is the place of its name in the list of its kind, for ever."""

import pytest

import saloon.games.bang.questions
import saloon.games.bang.words
import saloon.games.calibre45.words
import saloon.games.duel.questions
import saloon.games.duel.words
from saloon.games.bang import catalogue, figures, options
from saloon.games.bang.modes import shootout
from saloon.games.calibre45.frames import attack, robbery
from saloon.games.duel.frames import hits, turn

BANG = {**vars(saloon.games.bang.words), **vars(saloon.games.bang.questions)}
CALIBRE = vars(saloon.games.calibre45.words)
DUEL = {**vars(saloon.games.duel.words), **vars(saloon.games.duel.questions)}
STREAMS_OF_BANG = [
    "DEAL_ROLES",
    "DEAL_CHARACTERS",
    "DEAL_CARDS",
    "RESHUFFLE",
    "RANDOM_CARD",
    "DEAL_EVENTS",
]
STREAMS_OF_CALIBRE = [
    "FIRST_PLAYER",
    "DEAL_WEAPONS",
    "DEAL_MONEY",
    "DEAL_COWBOYS",
    "RESHUFFLE_WEAPONS",
    "RESHUFFLE_MONEY",
    "RESHUFFLE_COWBOYS",
]
STREAMS_OF_THE_DUEL = [
    "DEAL_LAW",
    "DEAL_OUTLAWS",
    "DEAL_LAW_CHARACTERS",
    "DEAL_OUTLAW_CHARACTERS",
    "LOT",
    "RESHUFFLE",
    "RANDOM_CARDS",
]


@pytest.mark.parametrize("names", ["SUITS", "COLOURS", "ROLES", "BORDERS", "VERBS", "REASONS", "QUESTIONS"])
def test_a_word_of_bang_has_the_number_of_its_place(names: str) -> None:
    words = [word for word in BANG[names] if word]
    assert [BANG[word.upper()] for word in words] == [BANG[names].index(word) for word in words]


@pytest.mark.parametrize("names", ["DECKS", "KINDS", "VERBS", "REASONS"])
def test_a_word_of_calibre_45_has_the_number_of_its_place(names: str) -> None:
    words = [word for word in CALIBRE[names] if word]
    assert [CALIBRE[word.upper()] for word in words] == [CALIBRE[names].index(word) for word in words]


@pytest.mark.parametrize("names", ["SIDES", "DECKS", "SYMBOLS", "BORDERS", "VERBS", "REASONS", "QUESTIONS"])
def test_a_word_of_the_duel_has_the_number_of_its_place(names: str) -> None:
    words = [word for word in DUEL[names] if word]
    assert [DUEL[word.upper()] for word in words] == [DUEL[names].index(word) for word in words]


def test_nothing_is_allowed_for_a_reason() -> None:
    for words in (BANG, CALIBRE, DUEL):
        assert words["REASONS"][words["ALLOWED"]] == ""


def test_every_stream_of_chance_is_its_own() -> None:
    """So that another shuffle of one deck leaves everything else as it was."""
    assert [BANG[name] for name in STREAMS_OF_BANG] == list(range(BANG["STREAMS"]))
    assert [CALIBRE[name] for name in STREAMS_OF_CALIBRE] == list(range(CALIBRE["STREAMS"]))
    assert [DUEL[name] for name in STREAMS_OF_THE_DUEL] == list(range(DUEL["STREAMS"]))


def test_what_a_card_serves_as_is_told_apart() -> None:
    symbols = ("NO_SYMBOL", "AS_BANG", "AS_MISSED", "AS_BEER")
    assert [BANG[name] for name in symbols] == [0, 1, 2, 3]
    assert [DUEL[name] for name in ("AS_HIT", "AS_MISS")] == [0, 1]
    assert DUEL["BACKS"][DUEL["ANY_BACK"]] == "any"


def test_calibre_45_is_played_for_a_million_with_the_printed_numbers() -> None:
    assert (CALIBRE["TARGET"], CALIBRE["TOKEN_VALUE"], CALIBRE["FINE"]) == (1_000_000, 50_000, 50_000)
    assert (CALIBRE["TOKENS"], CALIBRE["TOKENS_EACH"], CALIBRE["FULL_HAND"]) == (15, 3, 6)
    assert [CALIBRE[f"{deck}_CARDS"] for deck in ("WEAPON", "MONEY", "COWBOY")] == [62, 34, 12]
    assert (CALIBRE["MOST_IN_TEAM"], CALIBRE["MOST_TEAMS"]) == (3, 3)


def test_the_duel_is_fought_with_the_numbers_of_its_rulebook() -> None:
    words = vars(saloon.games.duel.words)
    assert [words[f"{which}SQUAD"] for which in ("LEAST_", "", "MOST_")] == [2, 4, 12]
    assert (words["DECK_SIZE"], words["STARTING_CARDS"], words["LEAST_HAND_LIMIT"]) == (40, (4, 5), 2)
    assert [words[f"CARDS_{which}"] for which in ("DRAWN", "FOR_A_DEATH", "IN_STORE")] == [2, 2, 2]
    assert (words["ALE_HEALTH"], words["DYNAMITE_POINTS"], words["SPOILS"]) == (3, 3, 2)


STORED_OF_BANG = {
    "UNSEEN OWN_EYES OPEN_TO_ALL": [0, 1, 2],
    "ACTIVE PASSIVE ANSWERING STANDING_BY": [0, 1, 2, 3],
    "EVENT_LIES_OPEN BY_CRIME BY_LAW TWO_LEFT": [0, 1, 2, 3],
    "RETURNED FROM_HAND": [-2, -2],
    "EXTRA": [1000],
}
STORED_OF_CALIBRE = {
    "OPEN STOOD ESCAPED KILLED": [0, 1, 2, 3],
    "GATHERING CHOOSING OVER": [0, 1, 2],
}
STORED_OF_THE_DUEL = {"START DRAW PLAYING EXCESS": [0, 1, 2, 3], "OPEN DONE": [0, 2]}


def test_what_is_stored_of_a_game_means_the_same_for_ever() -> None:
    """A game that was put away with these numbers goes on with what they mean."""
    of_bang = {**vars(figures), **vars(shootout), **vars(options), **vars(catalogue)}
    for names, numbers in STORED_OF_BANG.items():
        assert [of_bang[name] for name in names.split()] == numbers
    of_calibre = {**vars(attack), **vars(robbery)}
    for names, numbers in STORED_OF_CALIBRE.items():
        assert [of_calibre[name] for name in names.split()] == numbers
    of_the_duel = {**vars(hits), **vars(turn)}
    for names, numbers in STORED_OF_THE_DUEL.items():
        assert [of_the_duel[name] for name in names.split()] == numbers
