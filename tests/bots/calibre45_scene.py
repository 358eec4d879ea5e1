"""A table of Calibre 45 laid out by hand, and what Bandit answers at it."""

from saloon.bots.bot import AnyBot
from saloon.bots.registry import new_bot
from saloon.games.calibre45.arrange import Pile, Place, arrange
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.view import view
from saloon.kernel.events import Event

__all__ = ["Pile", "Place", "ask", "bandit", "laid_out", "rob"]


def laid_out(*places: Place, money: Pile | None = None) -> Calibre:
    """The first one's turn of arming."""
    game = arrange(list(places), money=money)
    game.run()
    return game


def bandit() -> AnyBot:
    return new_bot("bandit", "scene", "calibre45")


def ask(game: Calibre, *heard: Event, bot: AnyBot | None = None) -> str:
    """The key of what Bandit answers to the open decision, after having heard of these events."""
    decision = game.decision
    assert decision is not None
    player = bot or bandit()
    for event in heard:
        player.hear(event.seen_by(decision.player))
    return game.key(decision.options[player.decide(view(game, decision.player), decision.options)])


def rob(*places: Place, card: str, joins: int = 1) -> Calibre:
    """The first one calls a robbery, so many of the next ones join, and this card is turned up.

    The weapon deck runs out at once, so that nobody can arm himself.
    """
    game = laid_out(*places, money=Pile([card]))
    game.answer_key("call")
    game.weapon_discard += game.weapons
    game.weapons = []
    for asked in range(1, len(places)):
        if game.decision is not None and game.decision.kind == "join_robbery":
            game.answer_key("join" if asked <= joins else "decline")
    game.answer_key("pick:1")
    return game
