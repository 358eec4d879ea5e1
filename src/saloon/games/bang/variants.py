"""What a table may agree on besides: a campaign for money, and the variants of the compendium."""

from __future__ import annotations

from saloon.games.bang.ruleset import RuleOption, where


def by_agreement(
    name: str, values: list[str], source: str, rules: dict[str, str] | None = None
) -> RuleOption:
    """An option that no preset chooses otherwise than by its first value; it may depend on others."""
    condition = None if rules is None else where(rules)
    return RuleOption(name, values, values[0], values[0], values[0], source, condition)


SERIES_OPTIONS: list[RuleOption] = [
    by_agreement(
        "campaign",
        ["off", "on"],
        "compendium: as many games as players, each is the Sheriff once, money is counted over all of them",
    ),
    by_agreement(
        "star_passed",
        ["no", "yes"],
        "base rulebook: who wants to may pass the Sheriff's role on clockwise from game to game",
        {"campaign": "off"},
    ),
    by_agreement(
        "renegade_at_end",
        ["last_of_all", "with_sheriff"],
        "compendium: a Renegade killed at the end is paid; last of all, or last beside the Sheriff alone",
    ),
    by_agreement(
        "no_mercy",
        ["off", "on"],
        "compendium, a variant: at the end of his turn the Sheriff may take back a BANG! that he played",
    ),
    by_agreement(
        "no_mercy_cards",
        ["one", "all"],
        "compendium: a BANG! card; one, or every one that he played in the turn",
        {"no_mercy": "on"},
    ),
    by_agreement(
        "no_mercy_time",
        ["after_discarding", "before_discarding"],
        "compendium: at the end of the turn; after the hand limit was kept, or before",
        {"no_mercy": "on"},
    ),
    by_agreement(
        "experience",
        ["off", "on"],
        "compendium, a variant: cards that lay before a player can be bought for the next game, $500 each",
        {"campaign": "on"},
    ),
    by_agreement(
        "experience_limit",
        ["new", "old"],
        "compendium: not more cards than starting life points; those of the new game, or of the old one",
        {"campaign": "on", "experience": "on"},
    ),
    by_agreement(
        "hiring",
        ["off", "on"],
        "compendium, a variant: everybody has $1000, and characters are sold by auction",
        {"campaign": "on"},
    ),
    by_agreement(
        "hiring_next",
        ["opener", "winner"],
        "compendium: the next counter-clockwise without a character opens; next to the opener or the winner",
        {"campaign": "on", "hiring": "on"},
    ),
    by_agreement(
        "hiring_step",
        ["100", "50", "10"],
        "compendium: at least $100 to begin with; it does not say by how much bids rise",
        {"campaign": "on", "hiring": "on"},
    ),
    by_agreement(
        "hiring_poor",
        ["by_lot", "all_in"],
        "compendium: silent about less than $100; gets what is left by lot, or opens with what there is",
        {"campaign": "on", "hiring": "on"},
    ),
    by_agreement(
        "hiring_turned_up",
        ["needed", "players"],
        "compendium: as many characters as players; where some keep theirs, as many as are needed, or all",
        {"campaign": "on", "hiring": "on"},
    ),
    by_agreement(
        "bounties",
        ["off", "on"],
        "compendium, a variant: $1000 for a killed Outlaw in place of three cards",
    ),
    by_agreement(
        "bounties_three",
        ["every_kill", "outlaws", "quarry"],
        "compendium: silent; at three every kill brings three cards; $1000 for each, Outlaws, one's quarry",
        {"bounties": "on"},
    ),
]
