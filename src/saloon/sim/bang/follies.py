"""Follies of BANG!: what makes people at the table shake their heads. Each is recognised from one seat."""

from __future__ import annotations

from saloon.games.bang.options import FROM_HAND
from saloon.games.bang.view import BangView
from saloon.games.bang.words import (
    AS_BANG,
    AS_BEER,
    AS_MISSED,
    DEPUTY,
    END_TURN,
    OUTLAW,
    PLAY,
    SHERIFF,
)
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import FigureId
from saloon.sim.bang.sight import (
    ANY_CARD,
    ATTACKS,
    BURDENS,
    DRINKS,
    MUST_PLAY,
    PAYERS,
    THEFTS,
    VOLLEYS,
    BangMoment,
    at,
    book,
    enemies,
    friends,
    has_to_discard,
    holds,
    is_a,
    is_anybody_of,
    is_attack,
    is_discarding,
    is_renegade,
    living,
    me,
    name,
    names,
    next_in_turn,
    offered,
    outlaws_left,
    played,
    prey,
    range_of,
    sheriff,
    under,
    weapon_in_play,
)
from saloon.sim.bang.under_fire import (
    dies_with_a_beer_in_hand,
    does_not_ask_the_barrel,
    takes_a_deadly_hit_with_a_bang_in_hand,
    takes_a_deadly_shot_with_a_missed_in_hand,
    takes_a_hit_and_keeps_its_missed,
)
from saloon.sim.follies import Folly

GAINS = ("drew", "picked", "took_from_hand", "took_in_play", "rewarded")
"""How somebody comes by a card in his turn."""
UNHURT_BY_DIAMONDS = "apache_kid"
ALL_HEARTS = "blessing"
NOTHING_IN_PLAY_WORKS = "lasso"
ORDERED = "dorothy_rage"
"""The event under which somebody may be told what to play."""
NEARLY_DEAD = 2
"""Life points of a Sheriff of whom a Renegade takes care."""
MANY_CARDS = 3
"""Among so many there will be a BANG!"""

# Against one's own


def shoots_a_certain_friend(moment: BangMoment) -> bool:
    return is_attack(moment) and moment.answer.target in friends(moment)


def jails_a_certain_friend(moment: BangMoment) -> bool:
    return played(moment) == "jail" and moment.answer.target in friends(moment)


def robs_a_certain_friend(moment: BangMoment) -> bool:
    """Of anything but what harms him."""
    taken = name(moment, moment.answer.other)
    return played(moment) in THEFTS and taken not in BURDENS and moment.answer.target in friends(moment)


def lays_dynamite_before_a_certain_friend(moment: BangMoment) -> bool:
    return played(moment) == "dynamite" and next_in_turn(moment, me(moment).figure) in friends(moment)


def outlaw_shoots_whoever_fired_at_the_sheriff(moment: BangMoment) -> bool:
    """Since the Outlaw's last turn, and with nothing else known about him. Somebody with one life point and
    no cards is lost anyway: rather the reward for a friend."""
    target, star = moment.answer.target, sheriff(moment)
    if star is None or not is_a(moment, OUTLAW) or not is_attack(moment) or target in enemies(moment):
        return False
    if at(moment, target).life == 1 and at(moment, target).hand_size == 0:
        return False
    own, turns = me(moment).figure, 0
    for event in reversed(moment.heard):
        turns += event.name == "turn_began" and event.who == own
        if turns == 2:
            return False
        if event.name in ("played", "used_green") and event.definition in ATTACKS:
            if (event.who, event.whom) == (target, star.figure):
                return True
    return False


def sheriff_rains_on_a_dying_deputy(moment: BangMoment) -> bool:
    """With nobody at one life point whom it would be worth it for."""
    if not is_a(moment, SHERIFF) or played(moment) not in VOLLEYS:
        return False
    return any_dying(moment, friends(moment)) and not any_dying(moment, enemies(moment))


def deputy_rains_on_a_dying_sheriff(moment: BangMoment) -> bool:
    star = sheriff(moment)
    return is_a(moment, DEPUTY) and played(moment) in VOLLEYS and star is not None and star.life == 1


def renegade_finishes_the_sheriff_too_early(moment: BangMoment) -> bool:
    """While others are left, who would win."""
    star = sheriff(moment)
    if star is None or star.life > 1 or not is_renegade(moment) or living(moment) == 2:
        return False
    return played(moment) in VOLLEYS or (is_attack(moment) and moment.answer.target == star.figure)


def renegade_robs_a_dying_sheriff(moment: BangMoment) -> bool:
    """While there are Outlaws, with whose next shot all would be lost."""
    star = sheriff(moment)
    if star is None or not is_renegade(moment) or star.life > NEARLY_DEAD or outlaws_left(moment) == 0:
        return False
    taken = name(moment, moment.answer.other)
    return played(moment) in THEFTS and taken not in BURDENS and moment.answer.target == star.figure


def any_dying(moment: BangMoment, figures: set[FigureId]) -> bool:
    return any(at(moment, figure).life == 1 for figure in figures)


# For the others


def heals_a_certain_enemy(moment: BangMoment) -> bool:
    return played(moment) in DRINKS and moment.answer.target in prey(moment)


def pours_for_the_others_only(moment: BangMoment) -> bool:
    """A Saloon when neither he himself nor a certain friend is hurt, nor the dying Sheriff of a Renegade."""
    if played(moment) != "saloon" or under(moment, MUST_PLAY):
        return False
    ours = [me(moment), *(at(moment, figure) for figure in friends(moment))]
    star = sheriff(moment)
    if star is not None and is_renegade(moment) and star.life <= NEARLY_DEAD and living(moment) > 2:
        ours.append(star)
    return all(one.life >= one.max_life for one in ours)


def heals_whom_it_has_just_shot(moment: BangMoment) -> bool:
    """Unless a life hangs on it: his own, or the Sheriff's with whom all would be lost."""
    own, star = me(moment), sheriff(moment)
    if played(moment) != "saloon" or own.life == 1:
        return False
    if star is not None and star.life == 1 and (is_a(moment, DEPUTY) or is_renegade(moment)):
        return False
    hurt = [
        one.who
        for one in moment.since("turn_began")
        if one.name == "lost_life" and one.whom == own.figure != one.who
    ]
    sore = [at(moment, figure) for figure in hurt if figure not in friends(moment)]
    return any(one.alive and one.life < one.max_life for one in sore)


def frees_somebody_of_his_burden(moment: BangMoment) -> bool:
    """Takes Jail, or Dynamite that does not come to him or a friend next, from a certain enemy; as a Renegade
    from anybody."""
    taken, bearer = name(moment, moment.answer.other), moment.answer.target
    if played(moment) not in THEFTS or taken not in BURDENS or bearer == me(moment).figure:
        return False
    if not is_renegade(moment) and bearer not in enemies(moment):
        return False
    return taken == "jail" or next_in_turn(moment, bearer) not in {me(moment).figure, *friends(moment)}


def jails_and_kills_in_one_turn(moment: BangMoment) -> bool:
    """With cards that he had already when he jailed him; nobody else having told him to."""
    target, own = moment.answer.target, me(moment).figure
    if not is_attack(moment) or at(moment, target).life > 1 or under(moment, ORDERED):
        return False
    for event in moment.since("turn_began"):
        if event.who == own and event.name in GAINS:
            return False
        if (event.name, event.definition, event.who, event.whom) == ("played", "jail", own, target):
            return True
    return False


# For nothing


def drinks_at_full_life(moment: BangMoment) -> bool:
    if played(moment) not in DRINKS or under(moment, MUST_PLAY):
        return False
    drinker = me(moment) if moment.answer.target == NONE else at(moment, moment.answer.target)
    return drinker.life >= drinker.max_life


def strips_suzy_of_her_only_card(moment: BangMoment) -> bool:
    """She draws another one at once."""
    if played(moment) != "cat_balou" or moment.answer.other != FROM_HAND:
        return False
    target = at(moment, moment.answer.target)
    return target.hand_size == 1 and "suzy_lafayette" in target.characters


def duels_without_a_bang_at_one_life_point(moment: BangMoment) -> bool:
    """Against somebody who may have one and would outlive it anyway, or who holds many cards."""
    if played(moment) != "duel" or me(moment).life > 1 or is_anybody_of(moment, {"calamity_janet"}):
        return False
    rival = at(moment, moment.answer.target)
    if rival.hand_size == 0 or (rival.life == 1 and rival.hand_size < MANY_CARDS):
        return False
    if under(moment, ANY_CARD) or me(moment).ghost:
        return False
    return not holds(moment, AS_BANG) and not holds(moment, AS_BEER)


def gives_up_a_volcanic_with_bangs_in_hand(moment: BangMoment) -> bool:
    """Two of them, and somebody beside him at whom he wants to shoot. Under the Lasso he is as near as he
    never is otherwise."""
    kind = played(moment)
    if not range_of(moment, kind) or weapon_in_play(moment) != "volcanic" or under(moment, MUST_PLAY):
        return False
    if is_anybody_of(moment, {"willy_the_kid"}) or under(moment, NOTHING_IN_PLAY_WORKS):
        return False
    near = [figure for figure in prey(moment) if at(moment, figure).distance == 1]
    return names(moment, me(moment).hand).count("bang") > 1 and bool(near)


def lays_a_shorter_weapon(moment: BangMoment) -> bool:
    kind, before = played(moment), weapon_in_play(moment, moment.answer.target)
    if "volcanic" in (kind, before) or under(moment, MUST_PLAY):
        return False
    return 0 < range_of(moment, kind) < range_of(moment, before)


def jose_pays_with_what_he_needs(moment: BangMoment) -> bool:
    """A longer weapon or new equipment, which he could lay, for cards that he will not be able to keep."""
    paid, own = moment.answer.card, me(moment)
    playable = {option.card for option in moment.options if option.verb == PLAY}
    if played(moment) != "jose_delgado" or paid not in playable or not is_useful(moment, name(moment, paid)):
        return False
    return sum(card not in playable for card in own.hand) >= own.hand_limit


def is_useful(moment: BangMoment, kind: str) -> bool:
    """Whether this blue card before him would be better than what he has; of weapons he needs only one."""
    if not range_of(moment, kind):
        return kind not in BURDENS
    weapons = [one for one in names(moment, me(moment).hand) if range_of(moment, one)]
    return len(weapons) == 1 and range_of(moment, kind) > max(range_of(moment, weapon_in_play(moment)), 1)


def throws_its_last_missed_away(moment: BangMoment) -> bool:
    """At one life point, with something else to part with than a Beer."""
    if not is_discarding(moment) or me(moment).life > 1 or under(moment, ANY_CARD):
        return False
    if is_anybody_of(moment, {"calamity_janet", "elena_fuente", "big_spencer"}):
        return False
    saving = [*holds(moment, AS_MISSED), *holds(moment, AS_BEER)]
    others = [option for option in moment.options if option.card not in saving]
    return bool(others) and holds(moment, AS_MISSED) == [moment.answer.card]


# Left undone at the end of a turn


def leaves(moment: BangMoment, kinds: set[str]) -> bool:
    """Ends the turn with a card of these kinds that could be played."""
    if moment.answer.verb != END_TURN or is_anybody_of(moment, PAYERS):
        return False
    return offered(moment, kinds)


def leaves_a_weapon_in_hand(moment: BangMoment) -> bool:
    """With nothing but the Colt before him."""
    if moment.answer.verb != END_TURN or weapon_in_play(moment):
        return False
    longer = {kind for kind in book(moment).kinds if range_of(moment, kind) > 1}
    return leaves(moment, longer)


def throws_away_a_gun_that_it_could_lay(moment: BangMoment) -> bool:
    """Whatever it is: nothing but the Colt lies before him, and a card has to go."""
    if weapon_in_play(moment) or not has_to_discard(moment):
        return False
    return leaves(moment, {kind for kind in book(moment).kinds if range_of(moment, kind)})


def leaves_a_barrel_in_hand(moment: BangMoment) -> bool:
    return leaves(moment, {"barrel"})


def leaves_a_horse_in_hand(moment: BangMoment) -> bool:
    """Whatever makes him farther away."""
    return leaves(moment, {"mustang", "hideout"})


def leaves_a_scope_in_hand(moment: BangMoment) -> bool:
    return leaves(moment, {"scope", "binocular"})


def leaves_cards_to_be_drawn(moment: BangMoment) -> bool:
    return leaves(moment, {"stagecoach", "wells_fargo"})


def leaves_a_beer_and_discards(moment: BangMoment) -> bool:
    """Where a Beer helps: not when only two are left."""
    own = me(moment)
    if living(moment) == 2 or own.life == own.max_life or not has_to_discard(moment):
        return False
    return leaves(moment, {"beer"})


def spares_a_certain_enemy_and_discards(moment: BangMoment) -> bool:
    """A BANG! could be fired at him, and a card has to go. A Renegade may want the sides in balance; and
    where every card is of hearts a Barrel answers everything."""
    if moment.answer.verb != END_TURN or not has_to_discard(moment):
        return False
    if is_renegade(moment) and living(moment) > 2:
        return False
    wanted = [
        one
        for one in prey(moment)
        if UNHURT_BY_DIAMONDS not in at(moment, one).characters and not is_safe_behind_a_barrel(moment, one)
    ]
    return any(
        played(moment, one) == name(moment, one.card) == "bang" and one.target in wanted
        for one in moment.options
    )


def is_safe_behind_a_barrel(moment: BangMoment, figure: FigureId) -> bool:
    target = at(moment, figure)
    barrel = "barrel" in names(moment, target.in_play) or "jourdonnais" in target.characters
    return barrel and under(moment, ALL_HEARTS)


FOLLIES: tuple[Folly[BangView], ...] = (
    shoots_a_certain_friend,
    jails_a_certain_friend,
    robs_a_certain_friend,
    lays_dynamite_before_a_certain_friend,
    outlaw_shoots_whoever_fired_at_the_sheriff,
    sheriff_rains_on_a_dying_deputy,
    deputy_rains_on_a_dying_sheriff,
    renegade_finishes_the_sheriff_too_early,
    renegade_robs_a_dying_sheriff,
    heals_a_certain_enemy,
    pours_for_the_others_only,
    heals_whom_it_has_just_shot,
    frees_somebody_of_his_burden,
    jails_and_kills_in_one_turn,
    drinks_at_full_life,
    strips_suzy_of_her_only_card,
    duels_without_a_bang_at_one_life_point,
    gives_up_a_volcanic_with_bangs_in_hand,
    lays_a_shorter_weapon,
    jose_pays_with_what_he_needs,
    throws_its_last_missed_away,
    leaves_a_weapon_in_hand,
    throws_away_a_gun_that_it_could_lay,
    leaves_a_barrel_in_hand,
    leaves_a_horse_in_hand,
    leaves_a_scope_in_hand,
    leaves_cards_to_be_drawn,
    leaves_a_beer_and_discards,
    spares_a_certain_enemy_and_discards,
    takes_a_deadly_shot_with_a_missed_in_hand,
    takes_a_hit_and_keeps_its_missed,
    takes_a_deadly_hit_with_a_bang_in_hand,
    dies_with_a_beer_in_hand,
    does_not_ask_the_barrel,
)
