"""The boxes of the game, each a chapter beside its rulebook."""

from saloon.games.bang.catalogue import add_box
from saloon.games.bang.expansions.base.box import BASE
from saloon.games.bang.expansions.fistful_of_cards.box import FISTFUL_OF_CARDS

add_box(BASE)
add_box(FISTFUL_OF_CARDS)
