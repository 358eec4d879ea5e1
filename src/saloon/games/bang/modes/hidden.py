"""Six players, the hidden way: seven role cards, one of which nobody gets and nobody knows."""

from __future__ import annotations

from math import prod
from typing import ClassVar, Final

from saloon.games.bang.modes.shootout import (
    EVENT_LIES_OPEN,
    are_one_camp,
    camp_of,
    claim_of,
    dead,
    declarable,
    declaration,
    declare,
    is_open,
    left_out,
    still_in,
    two_left,
)
from saloon.games.bang.modes.three import reward_among_hunters
from saloon.games.bang.modes.usual import ROLE_CARDS, Usual, with_roles
from saloon.games.bang.questions import WINNING
from saloon.games.bang.ruleset import RuleOption, with_boxes
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    DECLARE_CRIME_BEATEN,
    DECLARE_LAW_DEAD,
    DEPUTY,
    OUTLAW,
    PASS,
    REFUTATION,
    RENEGADE,
    SHERIFF,
)
from saloon.kernel.chance import Chance
from saloon.kernel.decisions import NONE, Decision, Option, Reason
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, CardId, FigureId, PlayerId

SEATS: Final = 6
FROM_FOUR: Final = (DEPUTY, DEPUTY, OUTLAW, RENEGADE)
"""Of these one goes to the seat opposite the Sheriff, one out of the game, two to the others with OUTLAWS."""
OUTLAWS: Final = (OUTLAW, OUTLAW)
LAWMEN: Final = 3
BEFORE_ANYTHING: Final = -1000
"""Where declarations stand among the first steps of a turn."""


HIDDEN_RULES: Final = [
    RuleOption(
        "six_players",
        ["usual", "hidden"],
        "usual",
        "usual",
        "usual",
        "all rulebooks: as at other tables; compendium, a second way: seven role cards, one of them unknown",
    ),
    RuleOption(
        "refutation",
        ["may", "must"],
        "may",
        "may",
        "may",
        "compendium, hidden six: a villain shows himself against the claim that crime is beaten, or has to",
    ),
    RuleOption(
        "law_dead_moment",
        ["turn_start", "any_time"],
        "turn_start",
        "turn_start",
        "turn_start",
        "compendium, hidden six: as crime is declared beaten, at the start of a turn; or whenever he likes",
    ),
    RuleOption(
        "all_law_dead",
        ["ends_game", "needs_claim"],
        "ends_game",
        "ends_game",
        "ends_game",
        "compendium, hidden six: three dead lawmen are all; or an Outlaw has to declare even that",
    ),
    RuleOption(
        "outlaw_and_renegade",
        ["two_camps", "one_camp"],
        "two_camps",
        "two_camps",
        "two_camps",
        "compendium, hidden six: the last two fight unless they are of one camp; the villains may be one",
    ),
    RuleOption(
        "shootout_victory",
        ["shared", "alone"],
        "shared",
        "shared",
        "alone",
        "compendium, hidden six: the last one alive wins the shoot-out, to the letter alone, or for his camp",
    ),
    RuleOption(
        "event_after_death",
        ["next_round", "at_once"],
        "next_round",
        "next_round",
        "next_round",
        "compendium, hidden six: who turns up events dies in his turn: the next one does next round, or now",
        with_boxes(1, ["high_noon", "fistful_of_cards", "wild_west_show"]),
    ),
]


class Hidden(Usual):
    """The Outlaws have to kill all the law. Nobody knows who is in the game, so that victory is declared, and
    whoever knows better shows himself and shoots it out; so do the last two, if they are not of one camp."""

    key = "hidden_six"
    agreement: ClassVar[dict[str, str]] = {"six_players": "hidden"}
    rule_options: ClassVar[list[RuleOption]] = HIDDEN_RULES
    silent: ClassVar[list[str]] = []
    start_order = BEFORE_ANYTHING

    def counts(self) -> list[int]:
        return [SEATS]

    def role_cards(self, players: int) -> list[int]:
        return ROLE_CARDS[SEATS + 1][:] if players == SEATS else []

    # The deal

    def deal_roles(self, fixed: list[int], chance: Chance, stream: int) -> list[int]:
        """Each deal that fits the fixed roles, as likely as the rulebook makes it.

        Roles that were dealt anew since, by an event, may fit none: then whatever is left is dealt.
        """
        roles = fixed[:]
        if SHERIFF not in roles:
            unknown = [i for i, role in enumerate(roles) if role == NONE]
            roles[unknown[chance.below(stream, len(unknown))]] = SHERIFF
        place = chosen_pair(pair_weights(roles), chance, stream)
        if place == NONE:
            return super().deal_roles(roles, chance, stream)
        first, second = divmod(place, len(FROM_FOUR))
        roles[opposite(roles)] = FROM_FOUR[first]
        aside = FROM_FOUR[second]
        left = self.role_cards(SEATS)
        for role in [*roles, aside]:
            if role != NONE:
                left.remove(role)
        chance.shuffle(stream, left)
        return [role if role != NONE else left.pop() for role in roles] + [aside]

    def can_deal(self, fixed: list[int]) -> bool:
        return SHERIFF not in fixed or any(pair_weights(fixed))

    # The game

    def turns_up_event(self, game: Bang) -> bool:
        if game.mode_notes == [EVENT_LIES_OPEN]:
            game.mode_notes.clear()
            return False
        return True

    def eliminated(self, game: Bang, victim: FigureId, killer: FigureId) -> None:
        """Whoever turns up the events and dies in his turn has turned up that of the round."""
        if victim != game.turn or game.figures[victim].ghost or is_open(game.mode_notes):
            return
        if game.event_decks and game.rule["event_after_death"] == "next_round":
            place = game.ring.index(self.leading(game))
            for figure in game.ring[place:] + game.ring[:place]:
                if figure == victim:
                    game.mode_notes = [EVENT_LIES_OPEN]
                    return
                if game.figures[figure].alive and not game.figures[figure].ghost:
                    return

    def reward(self, game: Bang, victim: FigureId, killer: FigureId) -> Frame[Bang] | None:
        """As usual; in the shoot-out as among three: something for everybody."""
        if is_open(game.mode_notes):
            return reward_among_hunters(game, victim, killer)
        return super().reward(game, victim, killer)

    def after_deaths(self, game: Bang) -> None:
        if not is_open(game.mode_notes) and not game.rules(WINNING) and len(still_in(game)) == 2:
            two_left(game)

    def winners(self, game: Bang) -> list[PlayerId]:
        living = still_in(game)
        if len(living) < 2:
            last = living[0] if living else game.figures[game.turn].player
            if is_open(game.mode_notes) and game.rule["shootout_victory"] == "alone":
                return [last]
            return camp_of(game, last)
        if is_open(game.mode_notes):
            return []
        if len(living) == 2:
            if not are_one_camp(game, living[0], living[1]):
                return []
            villains = [player for player in living if game.players[player].role == OUTLAW]
            return camp_of(game, (villains or living)[0])
        if game.rule["all_law_dead"] == "ends_game" and dead(game, SHERIFF) + dead(game, DEPUTY) == LAWMEN:
            return with_roles(game, OUTLAW, OUTLAW)
        return []

    def was_killed(self, game: Bang, player: PlayerId) -> bool:
        return player not in left_out(game.mode_notes) and super().was_killed(game, player)

    # Declarations

    def at_turn_start(self, game: Bang, me: FigureId, card: CardId) -> Frame[Bang] | None:
        return claim_of(game, me)

    def offers_in_play_phase(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        """Where the law may be declared dead at any moment."""
        if game.rule["law_dead_moment"] == "any_time" and game.role(me) == OUTLAW:
            if declarable(game) == DECLARE_LAW_DEAD and not game.figures[me].ghost:
                options.append(declaration(DECLARE_LAW_DEAD))

    def offers_any_time(self, game: Bang, me: FigureId, quiet: bool, options: list[Option]) -> None:
        if quiet:
            self.offers_in_play_phase(game, me, NO_CARD, options)

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        declare(game, me, option.verb)

    def warning(self, decision: Decision, option: Option) -> Reason | None:
        if option.verb in (DECLARE_CRIME_BEATEN, DECLARE_LAW_DEAD):
            return Reason("ends_in_shootout", {})
        if decision.kind == REFUTATION and option.verb == PASS and len(decision.options) > 1:
            return Reason("law_would_win", {})
        return None


def opposite(roles: list[int]) -> int:
    """The seat opposite the Sheriff's."""
    return (roles.index(SHERIFF) + SEATS // 2) % SEATS


def pair_weights(roles: list[int]) -> list[int]:
    """For each first and second card of FROM_FOUR (across the table, and out of the game): in how many ways
    the others can be dealt so that everybody has the role that is known."""
    across = opposite(roles)
    known = [role for i, role in enumerate(roles) if role not in (NONE, SHERIFF) and i != across]
    weights: list[int] = []
    for first in range(len(FROM_FOUR)):
        for second in range(len(FROM_FOUR)):
            fits = first != second and roles[across] in (NONE, FROM_FOUR[first])
            left = [role for i, role in enumerate(FROM_FOUR) if i not in (first, second)] + list(OUTLAWS)
            weights.append(ways_to_deal(left, known) if fits else 0)
    return weights


def ways_to_deal(cards: list[int], known: list[int]) -> int:
    """In how many ways these cards, each its own, give those roles to those who have them."""
    return prod([cards.count(role) - known[:i].count(role) for i, role in enumerate(known)])


def chosen_pair(weights: list[int], chance: Chance, stream: int) -> int:
    """A place, each as likely as it weighs; NONE if nothing does."""
    if not any(weights):
        return NONE
    lot = chance.below(stream, sum(weights))
    for place, weight in enumerate(weights):
        lot -= weight
        if lot < 0:
            return place
    return NONE


HIDDEN = Hidden()
