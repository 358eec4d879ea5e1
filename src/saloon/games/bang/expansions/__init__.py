"""The boxes of the game, each a chapter beside its rulebook."""

from saloon.games.bang.catalogue import add_box
from saloon.games.bang.expansions.base.box import BASE

add_box(BASE)
