"""Rule options: where the rulebook can be read in two ways, both readings."""

from __future__ import annotations

from saloon.games.calibre45.teams import AUTO, SHAPES
from saloon.kernel.ruleset import RuleOption, by_name

PRESETS = ["rulebook"]


OPTIONS: dict[str, RuleOption] = by_name(
    [
        RuleOption(
            "teams",
            [AUTO, *SHAPES],
            "rulebook: two or three teams of one to three, maybe unequal; auto: as even as can be (C17)",
        ),
        RuleOption(
            "team_hands",
            ["hidden", "open"],
            "the rulebook does not say whether teammates show each other their cards",
        ),
        RuleOption(
            "arming_pass",
            ["allowed", "only_if_stuck"],
            "rulebook: a player may do one of the actions; it does not say that he must",
        ),
        RuleOption(
            "limit_against_guards",
            ["yes", "no"],
            "rulebook: a limit of bullets used at once, named for shooting and answering cowboys (C1)",
        ),
        RuleOption(
            "coyote_exchange",
            ["draw_one", "draw_two"],
            "rulebook: a Coyote goes only together with bullets; one card is drawn, or one for each (C9)",
        ),
        RuleOption(
            "token_supply",
            ["fifteen", "unlimited"],
            "rulebook: fifteen bail tokens; it does not say what happens when they run out (C10)",
        ),
        RuleOption(
            "bail_cleared",
            ["at_once", "next_turn"],
            "rulebook: free from the next turn on, anybody's or only the owner's own (C11)",
        ),
        RuleOption(
            "fine_without_change",
            ["overpay", "owe"],
            "rulebook: change comes from the discard pile; it does not say what if there is none (C12)",
        ),
        RuleOption(
            "second_debt",
            ["covered", "refused"],
            "rulebook: bail must be covered by one's money; may one who owes some already owe more? (C12)",
        ),
        RuleOption(
            "debt_counts",
            ["against", "not"],
            "rulebook: nobody plays in debt; does owed bail count against the million? (C12, C13)",
        ),
        RuleOption(
            "dynamite_redeal",
            ["off", "on", "robbers"],
            "rulebook: if Dynamite took the cowboys of all taking part (everybody, or those on the robbery), "
            "the table may agree on new ones without bail (C15)",
        ),
        RuleOption(
            "next_after_guards",
            ["last_lost", "caller"],
            "rulebook: names who acts next after Indians, not after guards whom nobody could beat (C20)",
        ),
    ]
)
