"""A table at which every player has two figures: nothing but the deal may assume that there is one."""

from saloon.games.bang.deal import as_dealt
from saloon.games.bang.figures import new_figure
from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.kernel.codec import encode
from saloon.kernel.ids import FigureId, every_player


def doubled(setup: object) -> Bang:
    """A game as it is dealt, with a second figure for everybody, after the first ones in the ring.

    Each has one hand and one role, and the second figure a character that nobody else has.
    """
    game = as_dealt(BANG.setup_from(setup))
    used = [figure.characters[0] for figure in game.figures] + [figure.spare for figure in game.figures]
    left = [one for one in game.book.characters.values() if one.number not in used]
    for player in every_player(len(game.players)):
        character = left[player]
        game.figures.append(new_figure(player, character.number, character.life))
        game.ring.append(FigureId(len(game.figures) - 1))
    game.table_changed()
    return game


def stored(setup: object) -> bytes:
    """The same as bytes, before its first turn."""
    return encode(doubled(setup))
