"""Rule options: where the rulebook can be read in two ways, both readings."""

from __future__ import annotations

from saloon.kernel.ruleset import RuleOption, by_name

PRESETS = ["rulebook"]


OPTIONS: dict[str, RuleOption] = by_name(
    [
        RuleOption(
            "law_seat",
            ["first", "second", "lot"],
            "rulebook: the players choose who serves the law; the law has the first turn",
        ),
        RuleOption(
            "random_card",
            ["by_back", "blind"],
            "rulebook: of a random card one sees the back and knows its deck; one may choose by that, or not",
        ),
        RuleOption(
            "sundance_kid",
            ["attacking", "always_active"],
            "rulebook: no icon on the Sundance Kid; a public list of the characters has one (1)",
        ),
        RuleOption(
            "forced_moves",
            ["not_counted", "counted"],
            "rulebook: Pocket Watch and Django, each time the opponent moves his marker; "
            "does a move that you force on him count? (2)",
        ),
        RuleOption(
            "hail_on_bare",
            ["no_hit", "one_hit"],
            "rulebook: as many hits as the target has equipment; none, or the one of the icon? (4)",
        ),
        RuleOption(
            "losses_before_death",
            ["counted", "lost"],
            "rulebook: every point but the last; of a loss that kills, do the points before count? (5)",
        ),
        RuleOption(
            "own_gatling",
            ["counts", "not"],
            "rulebook: the Lone Ranger draws when the opponent makes him lose; the entry of the Gatling, "
            "a card of the law, names him (6)",
        ),
        RuleOption(
            "strong_ale",
            ["loss", "no_loss"],
            "rulebook: Strong Ale makes a character lose points; do abilities that wait for a loss see it? "
            "(7)",
        ),
        RuleOption(
            "chosen_discards",
            ["not_counted", "counted"],
            "rulebook: Wild Bill, when the opponent discards a card of yours; does the Peacemaker's, which "
            "you choose yourself, count? (9)",
        ),
        RuleOption(
            "tex_extra_card",
            ["hand", "hand_or_play"],
            "rulebook: one more card of any kind; it does not say whether from the hand only (10)",
        ),
        RuleOption(
            "kid_curry",
            ["no_miss", "miss"],
            "rulebook: he cancels the hit; is that a miss for Remington and the like, Wyatt and Tex? (11)",
        ),
        RuleOption(
            "wes_hardin",
            ["not_counted", "counted"],
            "rulebook: BANG! cards played with a Holster do not count against the limit; with Hardin? (12)",
        ),
        RuleOption(
            "tuco_answers",
            ["yes", "no"],
            "rulebook: Annie Oakley may use her ability in a Duel; of Tuco Ramirez it does not speak (10)",
        ),
        RuleOption(
            "both_fall",
            ["draw", "turn_loses"],
            "rulebook: who is first to beat all characters wins; nothing about both at once (17)",
        ),
        RuleOption(
            "reshuffle",
            ["at_once", "when_needed"],
            "rulebook: the discard pile becomes the common deck when a deck has run out (18)",
        ),
        RuleOption(
            "reload_from_last",
            ["yes", "no"],
            "rulebook: cards of the attacking character can be reloaded, not of the covering one; the last "
            "one is both (22)",
        ),
    ]
)
