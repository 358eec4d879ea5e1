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
        "answer_copy",
        "balance",
        "bang_cost",
        "beer_at",
        "blocked",
        "card_as_bang",
        "drink",
        "duel_cost",
        "blast",
        "freed",
        "from_hand",
        "guarded_deputy",
        "guarded_sheriff",
        "further_prey",
        "hit_at_more",
        "hit_at_one",
        "hit_at_three",
        "hit_at_two",
        "jailed",
        "jailed_hand",
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
        "opening",
        "out_of_reach",
        "pain_pays",
        "pain_wasted",
        "missed_as_bang",
        "not_today",
        "no_spare",
        "price",
        "rapid_shot",
        "reward",
        "round_for_me",
        "round_for_them",
        "second_copy",
        "spare",
        "theft_gain",
        "thirst",
        "volley_cost",
        "wanted",
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
        self.guarded_sheriff = plain["guarded_sheriff"][role]
        """To a Renegade: at most so much to a Sheriff who may die before his time, and to the Deputies of one
        with a single life point left."""
        self.guarded_deputy = plain["guarded_deputy"][role]
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
        self.pain_pays = plain["pain_pays"][role]
        """How much a card is worth that I get for a life point, to whoever gets one."""
        self.pain_wasted = plain["pain_wasted"][role]
        """The part of a hit that is lost on whoever gets a card for it."""
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
        self.spare = plain["spare"][role]
        """The part of such a cost that is left for a card that could not be kept anyway."""
        self.no_spare = plain["no_spare"][role]
        """The same while there is room for all cards in the hand."""
        self.price = plain["price"][role]
        """The part of the value of a card that it hurts to pay with it: it is the one that I miss least."""
        self.jailed = plain["jailed"][role]
        """To have an enemy in Jail."""
        self.jailed_hand = plain["jailed_hand"][role]
        """The part of that which depends on the cards in his hand."""
        self.from_hand = plain["from_hand"][role]
        """A card out of the hand of an enemy."""
        self.last_from_hand = plain["last_from_hand"][role]
        """The last one."""
        self.freed = plain["freed"][role]
        """The part that is left of the value of a card which is bad for its owner, when a friend loses it."""
        self.opening = plain["opening"][role]
        """The part of a shot's value that belongs to the theft which opens the way for it."""
        self.out_of_reach = plain["out_of_reach"][role]
        """What an enemy's weapon, or his Jail, counts for while it is not me whom he can shoot at."""
        self.theft_gain = plain["theft_gain"][role]
        """The part of a stolen card's value that is mine, whoever lost it."""
        self.drink = plain["drink"][role]
        """A life point that is regained, to myself or a sworn friend."""
        self.round_for_me = plain["round_for_me"][role]
        """What everybody drinks: to me, and to an enemy."""
        self.round_for_them = plain["round_for_them"][role]
        self.second_copy = plain["second_copy"][role]
        """Each further copy of the same kind in hand is worth that much less."""
        self.answer_copy = plain["answer_copy"][role]
        """The same of a Missed! or a Beer."""
        self.not_today = plain["not_today"][role]
        """The part that is left of a card which does nothing as things stand."""
        self.wanted = plain["wanted"][role]
        """A card that is offered: the part of what it would do in this turn that counts besides its value."""
        self.thirst = plain["thirst"][role]
        """A drink that is offered: more for each life point that is missing."""
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
