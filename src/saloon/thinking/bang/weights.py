"""What somebody weighs, by his role: numbers that were fitted to games (values.json, `saloon league fit`).

A life point of a sworn enemy is worth about 1. Whoever is to have a character of his own has other weights.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from saloon.games.bang.words import ROLES

Plain = dict[str, list[float]]
"""By name: one number for each role."""


class Weights:
    """What one role weighs."""

    __slots__ = (
        "aimed_cost",
        "balance",
        "bang_cost",
        "beer_at",
        "blocked",
        "card_as_bang",
        "drink",
        "duel_cost",
        "blast",
        "from_hand",
        "further_prey",
        "hit_at_more",
        "hit_at_one",
        "hit_at_three",
        "hit_at_two",
        "jailed",
        "last_bang",
        "last_from_hand",
        "last_life",
        "late_deputy",
        "late_outlaw",
        "late_renegade",
        "late_sheriff",
        "life_at_four",
        "life_at_more",
        "life_at_one",
        "life_at_three",
        "life_at_two",
        "longer_arm",
        "missed_as_bang",
        "price",
        "rapid_shot",
        "reward",
        "round_for_me",
        "round_for_them",
        "second_copy",
        "theft_gain",
        "volley_cost",
        "wish_deputy",
        "wish_outlaw",
        "wish_renegade",
        "wish_sheriff",
    )

    def __init__(self, plain: Plain, role: int) -> None:
        self.wish_sheriff = plain["wish_sheriff"][role]
        """What a life point of the Sheriff is worth to me; below 0: he is a friend."""
        self.wish_deputy = plain["wish_deputy"][role]
        """Of a Deputy."""
        self.wish_outlaw = plain["wish_outlaw"][role]
        """Of an Outlaw."""
        self.wish_renegade = plain["wish_renegade"][role]
        """Of a Renegade."""
        self.late_sheriff = plain["late_sheriff"][role]
        """The same four when hardly an Outlaw is left."""
        self.late_deputy = plain["late_deputy"][role]
        self.late_outlaw = plain["late_outlaw"][role]
        self.late_renegade = plain["late_renegade"][role]
        self.balance = plain["balance"][role]
        """To a Renegade: more hostility to the Outlaws for each life point that they are ahead of the law."""
        self.hit_at_one = plain["hit_at_one"][role]
        """How much a hit means to whoever shoots, by the life points that the target has left."""
        self.hit_at_two = plain["hit_at_two"][role]
        self.hit_at_three = plain["hit_at_three"][role]
        self.hit_at_more = plain["hit_at_more"][role]
        self.life_at_one = plain["life_at_one"][role]
        """How dear a life point is to me, by the life points that I have left."""
        self.life_at_two = plain["life_at_two"][role]
        self.life_at_three = plain["life_at_three"][role]
        self.life_at_four = plain["life_at_four"][role]
        self.life_at_more = plain["life_at_more"][role]
        self.blocked = plain["blocked"][role]
        """A hit that is only answered still costs a card."""
        self.reward = plain["reward"][role]
        """Three cards for an Outlaw."""
        self.bang_cost = plain["bang_cost"][role]
        """What a BANG! must be worth to be fired."""
        self.last_bang = plain["last_bang"][role]
        """The same for the last one, at one life point."""
        self.missed_as_bang = plain["missed_as_bang"][role]
        """What it costs to use the last Missed! as a BANG!."""
        self.card_as_bang = plain["card_as_bang"][role]
        """The part of the value of another card that is lost when it is used as a BANG!."""
        self.duel_cost = plain["duel_cost"][role]
        """What a Duel must be worth."""
        self.aimed_cost = plain["aimed_cost"][role]
        """The same for any other card at somebody."""
        self.volley_cost = plain["volley_cost"][role]
        """The same for a card at everybody."""
        self.price = plain["price"][role]
        """The part of the value of a card that it hurts to pay with it: it is the one that I miss least."""
        self.jailed = plain["jailed"][role]
        """To have an enemy in Jail."""
        self.from_hand = plain["from_hand"][role]
        """A card out of the hand of an enemy."""
        self.last_from_hand = plain["last_from_hand"][role]
        """The last one."""
        self.theft_gain = plain["theft_gain"][role]
        """The part of a stolen card's value that is mine, whoever lost it."""
        self.drink = plain["drink"][role]
        """A life point that is regained, to myself or a sworn friend."""
        self.round_for_me = plain["round_for_me"][role]
        """What everybody drinks: to me, and to an enemy."""
        self.round_for_them = plain["round_for_them"][role]
        self.second_copy = plain["second_copy"][role]
        """Each further copy of the same kind in hand is worth that much less."""
        self.last_life = plain["last_life"][role]
        """What saves a life is worth so much more at one life point."""
        self.further_prey = plain["further_prey"][role]
        """Each further enemy within reach, beside the best one."""
        self.longer_arm = plain["longer_arm"][role]
        """A reach that is longer by one, whoever is there."""
        self.rapid_shot = plain["rapid_shot"][role]
        """Each further BANG! in a turn."""
        self.blast = plain["blast"][role]
        """What Dynamite does to somebody else, in life points."""
        self.beer_at = plain["beer_at"][role]
        """The life points at which a Beer is drunk at once."""

    def hit(self, life: int) -> float:
        """How much a hit means, by the life points that the target has left."""
        if life <= 1:
            return self.hit_at_one
        if life == 2:
            return self.hit_at_two
        return self.hit_at_three if life == 3 else self.hit_at_more

    def life(self, left: int) -> float:
        """How dear a life point is, by the life points left."""
        if left <= 1:
            return self.life_at_one
        if left == 2:
            return self.life_at_two
        if left == 3:
            return self.life_at_three
        return self.life_at_four if left == 4 else self.life_at_more


def weights_of(plain: Plain) -> list[Weights]:
    """By role."""
    return [Weights(plain, role) for role in range(len(ROLES))]


def fitted() -> Plain:
    """As they stand in the file."""
    read = json.loads(files("saloon.thinking.bang").joinpath("values.json").read_text("utf-8"))
    return {name: [float(one) for one in row] for name, row in read["weights"].items()}


WEIGHTS: Final = weights_of(fitted())
