"""BANG!: the core, its modes and its expansions."""

from saloon.games.bang import expansions as expansions
from saloon.games.bang import modes as modes
from saloon.games.bang import no_mercy as no_mercy
