"""A table laid out by hand, and what a bot answers at it."""

from saloon.bots.bot import AnyBot
from saloon.bots.registry import new_bot
from saloon.games.bang.arrange import Place, arrange
from saloon.games.bang.state import Bang
from saloon.games.bang.view import view
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_CARD, CardId, FigureId

__all__ = ["DEPUTY", "OUTLAW", "RENEGADE", "SHERIFF", "Place", "answer", "ask", "laid_out", "played"]


ASKED = ""
"""The bot that is asked; the tests of a game say which (`conftest.py`)."""


def laid_out(*places: Place, turn: int = 0, preset: str = "rulebooks", **layout: object) -> Bang:
    """A game in the play phase of `turn`, unless the layout says otherwise."""
    game = arrange(list(places), turn=turn, preset=preset, **layout)  # type: ignore[arg-type]
    game.run()
    return game


def played(kind: str, who: int, whom: int, choices: list[int], pointed_at: CardId = NO_CARD) -> Event:
    """The event of a card played at somebody."""
    aims = [FigureId(choice) for choice in choices]
    return Event(
        "played", FigureId(who), FigureId(whom), [CardId(0)], onto=pointed_at, definition=kind, choices=aims
    )


def ask(game: Bang, *heard: Event, bot: AnyBot | None = None) -> str:
    """The key of what the bot answers to the open decision, after having heard of these events."""
    decision = game.decision
    assert decision is not None
    player = bot or new_bot(ASKED, "scene")
    for event in heard:
        player.hear(event.seen_by(decision.player))
    index = player.decide(view(game, decision.player), decision.options)
    return game.key(decision.options[index])


def answer(game: Bang, start: str, end: str = "") -> None:
    """Answer with the one option whose key begins and ends so."""
    decision = game.decision
    assert decision is not None
    keys = [game.key(option) for option in decision.options]
    fitting = [i for i, key in enumerate(keys) if key.startswith(start) and key.endswith(end)]
    assert len(fitting) == 1, f"{start!r} ... {end!r} fits {len(fitting)} of {keys}"
    game.answer(fitting[0])
