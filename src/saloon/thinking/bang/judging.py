"""Which rating is whose: by the name of a card, ability or event, or by what kind of effect it has."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.asking import unaffected
from saloon.games.bang.catalogue import DEFINITIONS, LISTED
from saloon.games.bang.kinds import Aimed, Equipment, GreenAimed, GreenTheft, Theft, Volley
from saloon.games.bang.options import FROM_HAND
from saloon.games.bang.questions import BangDefinition
from saloon.games.bang.words import DROP, PLAY, USE
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import DefinitionId, FigureId
from saloon.thinking.bang.abilities import (
    CardForTwo,
    Healing,
    Ordering,
    PainForCards,
    Ricochet,
    Seats,
    Sniping,
    Trade,
)
from saloon.thinking.bang.drinks import Beer, Canteen, Round, Tequila, Whisky
from saloon.thinking.bang.outlook import Outlook
from saloon.thinking.bang.ratings import (
    NOT_NOW,
    Always,
    Bang,
    Brawl,
    Drawing,
    Duel,
    Dynamite,
    Gatling,
    Indians,
    Jailing,
    Laying,
    Rating,
    Shooting,
    Stealing,
    Store,
    Stripping,
    Weapon,
    is_his_only_one,
)
from saloon.thinking.bang.worth import BARREL, worth_of

DUEL: Final = LISTED.index("duel")
STEP: Final = 10.0
"""Between two steps of the order: more than anything is rated for itself."""
KILL: Final = 105.0
"""A last hit comes before a General Store, which may bring him a Missed!, and before thefts."""
LIKELY_TO_HIT: Final = 0.5
"""The chance of an answer up to which a last hit is tried at once."""


class Again(Rating):
    """The last card once more, if that is worth the card that it costs."""

    def of(self, outlook: Outlook, option: Option) -> float:
        turn = outlook.game.this_turn
        again = Option(PLAY, turn.brown_card, turn.brown_kind, option.target, option.other)
        gain = playing(again.kind).of(outlook, again)
        return gain - outlook.weights.card_as_bang * outlook.keep(option.card)


PLAYS: Final[dict[str, Rating]] = {
    "stagecoach": Drawing(),
    "wells_fargo": Drawing(),
    "general_store": Store(),
    "springfield": Shooting(1),
    "brawl": Brawl(),
    "rag_time": Stealing(1),
    "tequila": Tequila(),
    "whisky": Whisky(),
    "bang": Bang(),
    "duel": Duel(),
    "gatling": Gatling(),
    "indians": Indians(),
    "jail": Jailing(),
    "dynamite": Dynamite(),
    "panic": Stealing(),
    "cat_balou": Stripping(),
    "beer": Beer(),
    "saloon": Round(),
}
USES: Final[dict[str, Rating]] = {
    "pony_express": Always(),
    "conestoga": Stealing(),
    "howitzer": Gatling(),
    "canteen": Canteen(),
    "chuck_wengam": PainForCards(),
    "doc_holyday": Shooting(2, False),
    "jose_delgado": CardForTwo(),
    "sid_ketchum": Healing(),
    "flint_westwood": Trade(),
    "lee_van_kliff": Again(),
    "lady_rose_of_texas": Seats(),
    "dorothy_rage": Ordering(),
    "ricochet": Ricochet(),
    "sniper": Sniping(),
}
UNORDERED: Final = ("sid_ketchum", "lady_rose_of_texas", "dorothy_rage")
"""Abilities that wait until nothing is left to be played."""
NOTHING: Final = Rating()


def play_of(one: BangDefinition) -> Rating:
    """How a card is rated when it is played: by its name, or by what kind of effect it has."""
    if one.key in PLAYS:
        return PLAYS[one.key]
    if isinstance(one, Equipment):
        return Weapon() if one.weapon else Laying()
    if isinstance(one, Theft):
        return Stripping()
    if isinstance(one, Volley):
        return Gatling()
    return Shooting() if isinstance(one, Aimed) else NOTHING


def use_of(one: BangDefinition) -> Rating:
    """The same for what lies in play, for an ability or an event."""
    if one.key in USES:
        return USES[one.key]
    if isinstance(one, GreenTheft):
        return Stripping()
    return Shooting() if isinstance(one, GreenAimed) else NOTHING


PLAYED: Final[list[Rating]] = [play_of(one) for one in DEFINITIONS]
USED: Final[list[Rating]] = [use_of(one) for one in DEFINITIONS]
STEPS: Final = [0.0 if one.key in UNORDERED else STEP * worth_of(one.number).order for one in DEFINITIONS]


def playing(kind: DefinitionId) -> Rating:
    return PLAYED[kind] if 0 <= kind < len(PLAYED) else NOTHING


def using(kind: DefinitionId) -> Rating:
    return USED[kind] if 0 <= kind < len(USED) else NOTHING


def rate(outlook: Outlook, option: Option) -> float:
    """How good it is to do this now; 0 or less: better not. Higher steps of the order come first."""
    verb = option.verb
    if verb == DROP:
        return -outlook.worth(option.card).in_play
    kind = option.kind
    if not 0 <= kind < len(PLAYED) or verb not in (PLAY, USE):
        return NOT_NOW
    target = option.target
    if target != NONE and target != outlook.me and is_proof_against(outlook, option):
        return NOT_NOW
    rating = PLAYED[kind].of(outlook, option) if verb == PLAY else USED[kind].of(outlook, option)
    if rating <= 0:
        return NOT_NOW
    return rating + (KILL if verb == PLAY and kills(outlook, option) else STEPS[kind])


def most_of(outlook: Outlook, option: Option) -> float:
    """More than it can be rated: what cannot be the best need not be looked at."""
    kind = option.kind
    if not 0 <= kind < len(STEPS):
        return STEP
    if option.target != NONE and outlook.game.figures[option.target].life <= 1:
        return max(STEPS[kind], KILL) + STEP
    return STEPS[kind] + STEP


def kills(outlook: Outlook, option: Option) -> bool:
    """Whether a BANG! is likely to be the end of somebody, and no other would hit for more."""
    if option.target == NONE or outlook.game.figures[option.target].life > 1:
        return False
    if not isinstance(PLAYED[option.kind], Bang):
        return False
    if can_be_stripped(outlook, option.target):
        return False
    guard = outlook.guard(option.target, True)
    return guard <= LIKELY_TO_HIT and outlook.hit(option.target, guard) >= outlook.best_shot()


def can_be_stripped(outlook: Outlook, target: FigureId) -> bool:
    """Whether somebody's Barrel can be taken away first, or his only card, if I get it."""
    for option in outlook.decision.options:
        rating = playing(option.kind) if option.target == target and option.verb == PLAY else NOTHING
        if option.other == FROM_HAND:
            if isinstance(rating, Stealing) and is_his_only_one(outlook, target):
                return True
        elif isinstance(rating, Stripping) and outlook.worth(option.other).traits & BARREL:
            return True
    return False


def is_proof_against(outlook: Outlook, option: Option) -> bool:
    """Whether the target of a card would not feel it."""
    rating = playing(option.kind) if option.verb == PLAY else using(option.kind)
    if isinstance(rating, (Bang, Shooting)) and outlook.is_safe(option.target):
        return True
    if option.card < 0:
        return False
    return unaffected(outlook.game, option.target, option.card, outlook.me, option.kind == DUEL)
