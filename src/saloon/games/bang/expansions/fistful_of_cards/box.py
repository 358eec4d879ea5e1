"""The box of A Fistful of Cards: its rule options, and what it is made of."""

from __future__ import annotations

from saloon.games.bang.catalogue import CardSet
from saloon.games.bang.eventdecks import EVENT_DECKS, EVENT_RULES
from saloon.games.bang.expansions.fistful_of_cards.drawing import (
    AbandonedMine,
    HardLiquor,
    LawOfTheWest,
    Peyote,
    Ranch,
)
from saloon.games.bang.expansions.fistful_of_cards.shooting import (
    AFistfulOfCards,
    Ricochet,
    RussianRoulette,
    Sniper,
)
from saloon.games.bang.expansions.fistful_of_cards.table import (
    Ambush,
    BloodBrothers,
    DeadMan,
    Lasso,
    TheJudge,
    Vendetta,
)
from saloon.games.bang.questions import EventCard
from saloon.games.bang.ruleset import RuleOption

RULE_OPTIONS = [
    RuleOption(
        "ranch_timing",
        ["phase1", "phase2"],
        "phase2",
        "phase1",
        "phase2",
        "publisher: at the end of phase 1; compendium and first print: at the end of phase 2",
    ),
    RuleOption(
        "mine_discards",
        ["phase3", "whole_turn"],
        "whole_turn",
        "phase3",
        "whole_turn",
        "publisher: the excess cards of phase 3; compendium, first print: all that is discarded in the turn",
    ),
    RuleOption(
        "ambush_modifiers",
        ["cards", "cards_and_abilities"],
        "cards_and_abilities",
        "cards",
        "cards_and_abilities",
        "publisher: only cards in play change the distance; compendium: abilities too",
    ),
    RuleOption(
        "sniper_reach",
        ["weapon", "any"],
        "weapon",
        "weapon",
        "weapon",
        "publisher: it is a BANG!, so the weapon must reach; the compendium does not say",
    ),
    RuleOption(
        "sniper_limit",
        ["free", "counts"],
        "free",
        "free",
        "free",
        "FAQ: it is not the BANG! of the turn; the card's words could mean that it is",
    ),
    RuleOption(
        "law_of_the_west",
        ["any_use", "printed_use"],
        "any_use",
        "any_use",
        "any_use",
        "all texts: must be played if possible, so also as something else; one digital edition: as printed",
    ),
    RuleOption(
        "roulette_refusal",
        ["may", "must"],
        "may",
        "may",
        "must",
        "digital editions: a Missed! may be kept; compendium: the first who cannot discard one is hit",
    ),
]

EVENTS: list[EventCard] = [
    HardLiquor(),
    AbandonedMine(),
    Ranch(),
    Peyote(),
    Ambush(),
    Ricochet(),
    TheJudge(),
    Lasso(),
    BloodBrothers(),
    DeadMan(),
    AFistfulOfCards(),
    Vendetta(),
    Sniper(),
    RussianRoulette(),
    LawOfTheWest(),
]

FISTFUL_OF_CARDS = CardSet(
    "fistful_of_cards", [], [], [], [*RULE_OPTIONS, *EVENT_RULES], EVENTS, [EVENT_DECKS]
)
