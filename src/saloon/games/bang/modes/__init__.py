"""Ways to play, by the number of players and by agreement; each is a chapter beside its rulebook."""

from saloon.games.bang.catalogue import number
from saloon.games.bang.mode import MODES
from saloon.games.bang.modes.hidden import HIDDEN
from saloon.games.bang.modes.three import THREE
from saloon.games.bang.modes.two import TWO
from saloon.games.bang.modes.usual import USUAL

MODES += [HIDDEN, USUAL, THREE, TWO]
number(TWO)
