"""Greenhorn himself."""

from __future__ import annotations

import random
from collections.abc import Callable

from saloon.bots.bot import NO_INTERRUPT, Bot
from saloon.bots.greenhorn import answers, claims, money, occasions, pairs
from saloon.bots.greenhorn.faces import faces_of
from saloon.bots.greenhorn.outlook import Outlook
from saloon.bots.greenhorn.plays import rate, worth_of_healing
from saloon.bots.greenhorn.suspicion import Suspicion
from saloon.bots.greenhorn.values import RESTLESS, TIRED, WHIM
from saloon.games.bang.view import BangView
from saloon.games.bang.words import (
    BANG_OR_HIT,
    BUY_CARDS,
    CHOOSE_ACTIVE,
    CHOOSE_CHARACTER,
    CHOOSE_CHECK,
    CHOOSE_LOSS,
    COPY_CHARACTER,
    CRIME_BEATEN,
    DISCARD_COST,
    DISCARD_EXCESS,
    DRAFT,
    DUEL,
    END_TURN,
    EXCHANGE,
    FIRST_CARD,
    GIVE_CARD,
    GIVE_LIFE,
    GIVE_ORDER,
    GIVE_UP_CARD,
    GUESS_COLOUR,
    HANDCUFF,
    KEEP_CHARACTER,
    LAW_DEAD,
    MISSED_OR_CARD,
    MISSED_OR_HIT,
    NAME_SUIT,
    NEW_IDENTITY,
    OPEN_AUCTION,
    PICK_CARD,
    PLACE_DYNAMITE,
    PLAY_PHASE,
    PUT_CARD_BACK,
    RAISE_BID,
    REFUTATION,
    ROULETTE,
    SAVE_LIFE,
    SHARE_OUT,
    TAKE_BACK,
    TRIBUTE,
    USE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event

REACTIONS: dict[str, Callable[[Outlook, list[Option]], int]] = {
    MISSED_OR_HIT: answers.against_shot,
    BANG_OR_HIT: answers.against_indians,
    DUEL: answers.in_duel,
    SAVE_LIFE: answers.when_dying,
    DISCARD_EXCESS: answers.least_useful,
    DISCARD_COST: answers.least_useful,
    PUT_CARD_BACK: answers.least_useful,
    PICK_CARD: answers.most_useful,
    CHOOSE_CHECK: answers.luckiest,
    FIRST_CARD: answers.first_card,
    CHOOSE_LOSS: answers.what_to_lose,
    SHARE_OUT: answers.share,
    COPY_CHARACTER: answers.whose_ability,
    GIVE_CARD: answers.present,
    TRIBUTE: answers.least_useful,
    GIVE_ORDER: answers.give_order,
    GIVE_UP_CARD: occasions.least_useful_in_play,
    NAME_SUIT: occasions.suit_to_use,
    HANDCUFF: occasions.whom_to_handcuff,
    NEW_IDENTITY: occasions.new_identity,
    CHOOSE_CHARACTER: occasions.character_to_be,
    DRAFT: pairs.character_to_take,
    CHOOSE_ACTIVE: pairs.figure_to_play,
    PLACE_DYNAMITE: pairs.figure_to_risk,
    MISSED_OR_CARD: occasions.save_card,
    ROULETTE: occasions.in_roulette,
    GIVE_LIFE: occasions.whom_to_give_life,
    GUESS_COLOUR: occasions.likelier_colour,
    EXCHANGE: occasions.worth_exchanging,
    CRIME_BEATEN: claims.is_crime_beaten,
    LAW_DEAD: claims.is_law_dead,
    REFUTATION: claims.refuted,
    KEEP_CHARACTER: money.keep_character,
    OPEN_AUCTION: money.character_to_name,
    RAISE_BID: money.raise_bid,
    BUY_CARDS: money.buy_cards,
    TAKE_BACK: money.take_back,
}
"""What is done with each question but the play phase; an unknown question gets its mildest answer."""


class Greenhorn(Bot[BangView]):
    """Plays by rules of thumb, remembers who attacked whom, and looks no move ahead."""

    def __init__(self, seed: str) -> None:
        self._chance = random.Random(seed)
        self._suspicion = Suspicion()

    def hear(self, event: Event) -> None:
        self._suspicion.hear(event)

    def decide(self, view: BangView | None, options: list[Option]) -> int:
        if len(options) == 1:
            return answers.MILDEST
        assert view is not None
        if view.turns > RESTLESS and self._chance.random() < WHIM:
            return int(self._chance.random() * len(options))
        outlook = self._outlook(view)
        if view.decision == PLAY_PHASE:
            return self._best(outlook, options)
        return REACTIONS.get(view.decision, answers.mildest)(outlook, options)

    def wants_interrupt(self, view: BangView, options: list[Option]) -> int:
        """Heal out of turn with cards that I would not miss; never speak, and change no seats: against the
        last one alive that could go on for ever, and he would never have a turn."""
        healing = [i for i, option in enumerate(options) if option.verb == USE and option.target == NONE]
        place = healing[0] if healing else NONE
        return place if place != NONE and worth_of_healing(self._outlook(view)) > 0 else NO_INTERRUPT

    def _outlook(self, view: BangView) -> Outlook:
        return Outlook(view, faces_of(tuple(view.sets)), self._suspicion)

    def _best(self, outlook: Outlook, options: list[Option]) -> int:
        """The best rated option, by lot among equals; if none is worth it, the end or a forced card."""
        best = [answers.MILDEST]
        if options[0].verb != END_TURN:
            due = outlook.view.this_turn.due
            best = [i for i, option in enumerate(options) if option.card == due][:1] or best
        if outlook.view.this_turn.cards_played >= TIRED:
            return best[0]
        highest = 0.0
        rated: dict[tuple[str, int, int, int, int], float] = {}
        for i, option in enumerate(options):
            # Two cards of a kind at the same target are as good as each other.
            alike = (outlook.faces.kind(option.card), option.verb, option.kind, option.target, option.other)
            rating = rated.get(alike)
            if rating is None:
                rating = rated[alike] = rate(outlook, option)
            if rating > highest:
                best, highest = [i], rating
            elif rating == highest and rating > 0:
                best.append(i)
        return best[0] if len(best) == 1 else best[int(self._chance.random() * len(best))]
