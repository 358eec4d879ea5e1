"""Bots speak now and then, of what everybody saw, and nothing that is hidden has a say in it."""

import random

import pytest

from saloon.bots.noisy import CHARACTERS
from saloon.bots.remarks import LINES, OCCASIONS, PLAIN, TURN, TURNS_APART, Remark, Talk
from saloon.games.registry import GAMES
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId, every_player
from saloon.kernel.protocol import AnyGame
from saloon.kernel.views import SPECTATOR
from saloon.text.texts import Texts
from saloon.wire.languages import LANGUAGES


def players_of(kind: AnyGame) -> int:
    return 4 if 4 in kind.player_counts() else kind.player_counts()[0]


def talked(kind: AnyGame, seed: str, exchanged: bool = False, games: int = 1) -> list[list[Remark | Event]]:
    """Whole games at random: turns and remarks in their order."""
    told: list[list[Remark | Event]] = []
    for number in range(games):
        log: list[Event] = []
        game: Game = kind.deal(kind.setup({"players": players_of(kind), "seed": f"{seed} {number}"}), log)
        talk, chance, heard = Talk(kind.key, seed), random.Random(seed), 0
        said: list[Remark | Event] = []
        while game.decision is not None:
            game.answer(chance.randrange(len(game.decision.options)))
            events = [event.seen_by(SPECTATOR) for event in log[heard:]]
            heard = len(log)
            shown = kind.clone(game)
            if exchanged:
                kind.permute_hidden(shown, SPECTATOR, f"{seed} {game.step}")
            alive = [seat for seat in every_player(kind.seats(game)) if not kind.is_out(game, seat)]
            remark = talk.heard(events, kind.view(shown, SPECTATOR), dict.fromkeys(alive, "regular"))
            said += [event for event in events if event.name == TURN]
            said += [remark] if remark else []
        told.append(said)
    return told


@pytest.mark.parametrize("game", list(GAMES))
def test_at_most_one_remark_in_four_turns(game: str) -> None:
    remarks = 0
    for said in talked(GAMES[game], "often", games=3):
        since = 0
        for one in said:
            if isinstance(one, Remark):
                assert since >= TURNS_APART
                since = 0
                remarks += 1
            else:
                since += 1
    assert remarks > 0


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_said_does_not_depend_on_what_is_hidden(game: str) -> None:
    def remarks(exchanged: bool) -> list[Remark]:
        said = talked(GAMES[game], "hidden", exchanged, games=2)
        return [one for each in said for one in each if isinstance(one, Remark)]

    assert remarks(True) == remarks(False) != []


def test_he_speaks_who_was_hit_and_he_who_killed() -> None:
    kind = GAMES["bang"]
    view = kind.view(kind.deal(kind.setup({"players": 4, "seed": "1"})), SPECTATOR)
    everybody = dict.fromkeys(every_player(4), "sharp+vengeful")
    for name, seat, what in (("lost_life", 2, "hit"), ("eliminated", 1, "kill"), ("missed", 2, "saved")):
        event = Event(name, who=2, whom=1)  # type: ignore[arg-type]
        said = []
        for number in range(20):
            talk = Talk("bang", str(number))
            talk.heard([Event(TURN)] * TURNS_APART, view, {})
            said.append(talk.heard([event], view, everybody))
        spoken = [one for one in said if one is not None]
        assert 2 < len(spoken) < 15, "now and then"
        assert {one.seat for one in spoken} == {PlayerId(seat)}
        assert {one.key.rpartition(".")[0] for one in spoken} == {f"vengeful.{what}"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_has_words(language: str) -> None:
    texts = Texts(language)
    whats = {one.what for occasions in OCCASIONS.values() for one in occasions.values()} | {"long"}
    assert set(OCCASIONS) == set(GAMES)
    for manner in (PLAIN, *CHARACTERS):
        words = [texts.say(f"remark.{manner}.{what}.{line}") for what in whats for line in LINES]
        assert len(set(words)) == len(words)
    assert all(texts.say(f"common.character.{one}") for one in CHARACTERS)
