"""The boxes of the game, each a chapter beside its rulebook."""

from saloon.games.bang.catalogue import SETS
from saloon.games.bang.expansions.base.box import BASE

SETS[BASE.key] = BASE
