"""What Bandit believes: all in thousands of dollars, unless it says otherwise."""

from __future__ import annotations

from typing import Final

THOUSAND: Final = 1000

# Cards in hand. A card more is a turn less of arming.
CARD: Final = 3.0
BULLET: Final = 5.0
MUSTANG: Final = 25.0
CACTUS: Final = 0.0
COYOTE: Final = -6.0

# Cowboys.
COWBOY: Final = 90.0
"""What it costs to lose one: a turn for a new one, three for its bail."""
LIMIT: Final = 8.0
"""For each bullet that it can use more, or fewer, than usual."""
USUAL_LIMIT: Final = 6
WORST_LIMIT: Final = 5
"""A new cowboy that can use fewer is not worth three turns of bail."""
RIVAL_COWBOY: Final = 40.0
"""What it is worth that a rival loses one."""

# Money.
VICTORY: Final = 1500.0
"""What the million is worth besides the money."""

# Shoot-outs, in bullets.
SCALE: Final = 5.0
"""So many bullets more make a fight nearly three to one."""
INITIATIVE: Final = 2.0
EDGE: Final = 1.5
"""For each bullet that a cowboy can use at once more than a rival's."""
SUPPORT: Final = 0.8
"""What a partner's bullets count."""
OTHERS: Final = 0.5
"""What the bullets of all rivals but the strongest team count: they shoot at each other too."""
DEATH: Final = 0.6
"""How often a lost fight is lost with the cowboy; else it flees in time."""
DEATH_MOUNTED: Final = 0.2
"""The same with a Mustang in hand."""

# Robberies.
BAR: Final = 20.0
"""A robbery is called if it promises more than this,"""
BAR_CARD: Final = 8.0
"""and this for each card that could still be drawn,"""
IMPATIENCE: Final = 2.0
"""and less by so much, times the square of the rounds without a robbery."""
JOINING_BAR: Final = 0.0
ARMED_HAND: Final = 4
"""Cards with which nobody is afraid to join."""
PARTNER_ALONE: Final = 0.7
"""How often a partner gets the loot if I leave and no rival is there."""
EXCHANGE_GAIN: Final = 2.0
"""A card is exchanged if an unknown one promises so much more."""

# How a game that does not end is brought to an end.
RESTLESS: Final = 150
"""Turns of arming for each player."""
WHIM: Final = 0.1
"""How often it then does just anything."""
