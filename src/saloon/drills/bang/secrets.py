"""The secrets of BANG!: hands, the deck, roles, events to come, characters under life counters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from saloon.drills.secrets import CardSecrets, places, words
from saloon.games.bang.expansions.base.abilities import LookAndPutBack
from saloon.games.bang.state import Bang
from saloon.games.bang.view import hands_open
from saloon.games.bang.words import ROLES
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId, PlayerId

BEING_RESOLVED: Final = words(
    """
    bang.ChooseLoss bang.DuelFight bang.DynamiteCheck bang.ExtraDiscard bang.ForEach
    bang.IndiansAttack bang.JailCheck bang.ReturnToDeck bang.RicochetShot bang.RouletteSpin bang.Shot
    """
)
"""Frames whose `card` everybody saw when it was played, even if the pile was shuffled since."""

TAKEN_IN_STEPS: Final = words("bang.DrawPhase bang.PlayPhase bang.Turn")
"""Frames whose `done` are steps of the turn, each with the card in play that it was for."""


class BangSecrets(CardSecrets[Bang]):
    """Cards are looked for at every place of a frame; the others where they would stand."""

    no_cards = words(
        """
        after aim amount asked at bangs_played because_figure bidder brown_kind buyers cards_played
        cause challenged challenger character characters checks choices count deaths decider
        deck_size decks declarer definition distance distance_back done drawn each event figure
        figures first_out from_discard game givers hand_limit hand_size heirs held keep killer kind
        laid_off landed last last_out left life max_life mode_notes money needed needed_of number
        numbers obeying of offered opener order passed place player players points privy question queue
        reach responsible right ring role roles_aside seq shooter skips source spare_seen stage
        stance step suit target targets to to_answer to_pay total turn turns used verb victim viewer
        way way_back who whom winners
        """
    )
    shown_before = frozenset({"bangs", "brown_card", "due", "noted", "open_cards"})
    shown_to_all = words(
        """
        answered checked discarded exploded flipped guessed_right guessed_wrong lost_card passed_on
        picked played put_on_deck repeated replaced ricocheted showed showed_hand sniped
        store_opened took_checked took_discard took_in_play unaffected used_green
        """
    )

    def hidden_cards(self, game: Bang, viewer: PlayerId) -> set[CardId]:
        """The deck, the hands of others unless they are open, and what somebody else is looking at."""
        found = set(game.deck)
        if not hands_open(game):
            for number, player in enumerate(game.players):
                if number != viewer:
                    found.update(player.hand)
        if game.turns == 0 and game.setup.series is not None:
            for brought in game.setup.series.brought:  # what can be bought lies open to all, and in no hand
                found.difference_update(brought.cards)
        for frame in game.stack:
            if isinstance(frame, LookAndPutBack) and game.figures[frame.figure].player != viewer:
                found.update(frame.cards[frame.from_discard :])
        return found

    def searched(self, view: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in view.items() if name != "series"}

    def privy_to(self, event: dict[str, Any], game: Bang) -> list[int]:
        """Whoever did it, and to whom it was done."""
        return [game.figures[one].player for one in (event["who"], event["whom"]) if one != NONE]

    def seen_while_played(self, view: dict[str, Any]) -> set[CardId]:
        """Also what lay in play at a step of this turn that is done: it may have been discarded since."""
        seen: set[CardId] = set()
        for frame in view["stack"]:
            if frame["type"] in BEING_RESOLVED:
                seen.add(frame["card"])
            if frame["type"] in TAKEN_IN_STEPS:
                seen.update(step["card"] for step in frame["done"])
        return seen

    def betrayed_besides(self, view: dict[str, Any], game: Bang, viewer: PlayerId) -> Iterator[str]:
        yield from roles(view, game, viewer)
        if view["roles_aside"] and not game.over:
            yield f"view.roles_aside: {view['roles_aside']} is out of the game, and nobody knows it"
        yield from characters(view, game, viewer)
        yield from coming_events(view, game)


def roles(view: dict[str, Any], game: Bang, viewer: PlayerId) -> Iterator[str]:
    for figure in view["figures"]:
        player = figure["player"]
        known = player == viewer or game.players[player].revealed
        if not known and figure["role"] != NONE:
            yield f"view.figures: the {ROLES[figure['role']]} of player {player} is hidden"


def characters(view: dict[str, Any], game: Bang, viewer: PlayerId) -> Iterator[str]:
    for number, seen in enumerate(view["figures"]):
        figure = game.figures[number]
        known = figure.spare_seen == 2 or (figure.spare_seen == 1 and figure.player == viewer)
        if figure.spare != NONE and not known and seen["spare"] != "?":
            yield f"view.figures: {seen['spare']!r} under the life counter of {number} is hidden"


def coming_events(view: dict[str, Any], game: Bang) -> Iterator[str]:
    for deck, seen in zip(game.event_decks, view["event_decks"], strict=True):
        pile = deck.pile[:-1] if deck.face_up else deck.pile
        coming = {game.book.definitions[number].key for number in pile}
        for _, field, value in places(seen):
            if field != "box" and value in coming:
                yield f"view.event_decks.{field}: {value!r} lies face down"
