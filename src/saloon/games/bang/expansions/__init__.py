"""The boxes of the game, each a chapter beside its rulebook."""

from saloon.games.bang.catalogue import add_box
from saloon.games.bang.expansions.base.box import BASE
from saloon.games.bang.expansions.dodge_city.box import DODGE_CITY
from saloon.games.bang.expansions.fistful_of_cards.box import FISTFUL_OF_CARDS
from saloon.games.bang.expansions.high_noon.box import HIGH_NOON
from saloon.games.bang.expansions.wild_west_show.box import WILD_WEST_SHOW

add_box(BASE)
add_box(DODGE_CITY)
add_box(HIGH_NOON)
add_box(FISTFUL_OF_CARDS)
add_box(WILD_WEST_SHOW)
