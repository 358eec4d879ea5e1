"""What is in the box: every kind of card and every character, put into the catalogue."""

from __future__ import annotations

from saloon.games.duel.blue_cards import BLUE_CARDS
from saloon.games.duel.brown_cards import BROWN_CARDS
from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.law import LAW_CHARACTERS
from saloon.games.duel.outlaws import OUTLAW_CHARACTERS
from saloon.games.duel.red_cards import RED_CARDS

BOOK.fill([*RED_CARDS, *BLUE_CARDS, *BROWN_CARDS], [*LAW_CHARACTERS, *OUTLAW_CHARACTERS])
