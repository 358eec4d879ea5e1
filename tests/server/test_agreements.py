"""What a table may agree on: a field each, and everything else follows."""

import pytest

from saloon.games.registry import GAMES
from saloon.server import rights
from saloon.server.entries import Agreed, Sat, from_body, to_body
from saloon.server.log import TableLog
from saloon.server.refused import Refused
from saloon.text.texts import Texts
from saloon.wire.lobby import AGREEMENTS, FREE_ALONE, NOT_RATED, Agreement
from tests.server.test_card_memory import enter, new_log


def quiet_log() -> TableLog:
    return new_log(GAMES["bang"], "agreements", card_memory=None)


@pytest.mark.parametrize("name", NOT_RATED)
def test_what_a_rated_game_has_not_is_refused_and_no_longer_in_force(name: str) -> None:
    log = quiet_log()
    enter(log, Sat(rights.first_seat(log.state.party.chairs), "u1", "Boris"))
    for wanted in (name, "rated"):
        entry = rights.agree(log.state, "u0", Agreement(**{wanted: True}))
        assert entry is not None
        enter(log, entry)
    assert not log.state.party.has_agreed(name)
    assert not getattr(log.state.facts, name)
    assert rights.agree(log.state, "u0", Agreement(**{name: False})) is not None, "it may be given up"
    enter(log, Agreed([], [name]))
    with pytest.raises(Refused, match=name):
        rights.agree(log.state, "u0", Agreement(**{name: True}))


@pytest.mark.parametrize("name", AGREEMENTS)
def test_each_is_settled_by_the_host_stored_and_told_by_its_name(name: str) -> None:
    log = quiet_log()
    enter(log, Sat(rights.first_seat(log.state.party.chairs), "u1", "Boris"))
    for wanted in (True, False):
        entry = rights.agree(log.state, "u0", Agreement(**{name: wanted}))
        assert entry is not None
        enter(log, from_body(to_body(entry)))
        assert bool(getattr(log.state.facts, name)) is wanted
        others = [getattr(log.state.facts, one) for one in AGREEMENTS if one != name]
        assert not any(others), "as before"
        assert rights.agree(log.state, "u0", Agreement(**{name: wanted})) is None, "it is so already"


@pytest.mark.parametrize("name", FREE_ALONE)
def test_what_could_wrong_nobody_is_in_force_for_one_alone(name: str) -> None:
    log = quiet_log()
    assert getattr(log.state.facts, name)
    enter(log, Sat(rights.first_seat(log.state.party.chairs), "u1", "Boris"))
    assert not getattr(log.state.facts, name)


def test_entries_from_before_are_still_read() -> None:
    for body, memory, hints in (
        (b'{"kind":"agreed","card_memory":true}', True, False),
        (b'{"kind":"agreed","card_memory":false,"hints":true}', False, True),
    ):
        log = quiet_log()
        entry = from_body(body)
        assert isinstance(entry, Agreed)
        enter(log, entry)
        assert (log.state.party.wishes.card_memory, log.state.party.wishes.hints) == (memory, hints)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_each_has_its_words(language: str) -> None:
    texts = Texts(language)
    for name in AGREEMENTS:
        assert all(texts.has(f"common.agreement.{name}.{one}") for one in ("on", "off", "wish", "own"))
        assert texts.words(f"join.word.{name}"), "what is typed for it"
