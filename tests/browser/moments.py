"""Moments at which a table is hard to draw or to act at, each with Anna in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from saloon.games.registry import game_type
from tests.browser.arranged import HEIRS, Arranged, Variant, seek

CATALOGUE_START: Final = 4
"""Cards with smaller numbers than there are suits: the ones a suit was once taken for."""
ALL_SEATS: Final = 6
"""As many of seven, at least, have not been eliminated yet."""


class Moment(NamedTuple):
    """What is played, and when it is as wanted."""

    game: str
    variant: Variant
    wanted: Callable[[Any], bool]


def living(game: Any) -> int:
    return sum(figure.alive for figure in game.figures)


def eventful(game: Any) -> bool:
    return len(game.event_decks) > 1 and all(deck.active >= 0 for deck in game.event_decks)


def asks(game: Any, kind: str, options: int = 1) -> bool:
    return bool(game.decision.kind == kind and len(game.decision.options) >= options)


def everybody_armed(game: Any) -> bool:
    armed = sum(len(figure.in_play) > 0 for figure in game.figures)
    return asks(game, "play_phase") and eventful(game) and living(game) == len(game.figures) and armed > 3


def both_armed(game: Any) -> bool:
    """Both figures of the one on turn live, with something before each."""
    own = [figure for figure in game.figures if figure.player == game.decision.player and figure.alive]
    return asks(game, "play_phase") and len(own) == 2 and all(figure.in_play for figure in own)


def a_suit_while_barrels_lie_there(game: Any) -> bool:
    if not asks(game, "name_suit"):
        return False
    others = [figure for place, figure in enumerate(game.figures) if place != game.decision.figure]
    return any(card < CATALOGUE_START for figure in others for card in figure.in_play)


def a_shot_at_somebody_armed(game: Any) -> bool:
    """One can be shot at who has a card in play, and nothing speaks against it."""
    return asks(game, "play_phase") and any(
        game.key(option).startswith("play:bang#")
        and game.figures[option.target].in_play
        and not warned(game, option)
        for option in game.decision.options
    )


def a_card_for_nobody(game: Any) -> bool:
    """The first card of the hand can be played in one way, which needs no target."""
    if not asks(game, "play_phase"):
        return False
    first = game.players[game.decision.player].hand[:1]
    ways = [option for option in game.decision.options if [option.card] == first]
    return len(ways) == 1 and ways[0].target < 0 and not warned(game, ways[0])


def warned(game: Any, option: Any) -> bool:
    return game_type("bang").warning(game, option) is not None


def the_host_shoots_at_her(game: Any) -> bool:
    """The host, the first at the table, can shoot at the second, who has cards to answer with."""
    return (
        asks(game, "play_phase")
        and game.decision.player == 0
        and len(game.players[1].hand) > 1
        and any(
            game.key(option).startswith("play:bang#") and option.target == 1 and not warned(game, option)
            for option in game.decision.options
        )
    )


def shot_out(game: Any, fighters: int) -> bool:
    """So many shoot it out in a hidden six, and somebody is out."""
    return len(game.mode_notes) > 2 and living(game) == fighters


def lines_armed(game: Any) -> bool:
    """All four stand with equipment before them, one with three cards."""
    cards = [len(figure.in_play) for figure in game.figures]
    return asks(game, "play_phase") and min(cards) > 0 and max(cards) > 2


def a_free_move(game: Any) -> bool:
    """The marker can be moved, and nobody on the table would draw or shoot for it."""
    return (
        asks(game, "play_phase")
        and game.turns < 3
        and any(game.key(option).startswith("move>") for option in game.decision.options)
    )


def a_random_card(game: Any) -> bool:
    """A card of the other hand can be taken, with either back."""
    return asks(game, "play_phase") and all(
        any(
            game.key(option).startswith("play:robbery") and option.number == back
            for option in game.decision.options
        )
        for back in (0, 1)
    )


def a_last_stand(game: Any) -> bool:
    """One side has a single character left: cards can be reloaded."""
    return asks(game, "play_phase") and any(
        game.key(option).startswith("reload:") for option in game.decision.options
    )


TWO: Final = Variant(2, {})
SIX: Final = Variant(6, {"six_players": "hidden"})
SEVEN: Final = Variant(7, {})
FOUR: Final = Variant(4, {})
FIVE: Final = Variant(5, {})
NINE: Final = Variant(9, {})
BASE: Final = Variant(5, {}, sets=1)

MOMENTS: Final = {
    "eight": Moment("bang", Variant(8, {}), everybody_armed),
    "three": Moment("bang", Variant(3, {}), lambda game: asks(game, "play_phase") and living(game) == 3),
    "seven": Moment("bang", SEVEN, everybody_armed),
    "indians": Moment(
        "bang", SEVEN, lambda game: asks(game, "bang_or_hit") and eventful(game) and living(game) >= ALL_SEATS
    ),
    "shot": Moment(
        "bang",
        SEVEN,
        lambda game: asks(game, "missed_or_hit", 3) and eventful(game) and living(game) >= ALL_SEATS,
    ),
    "graves": Moment(
        "bang",
        SEVEN,
        lambda game: asks(game, "play_phase") and eventful(game) and living(game) < ALL_SEATS - 1,
    ),
    "roulette": Moment("bang", SEVEN, lambda game: asks(game, "roulette")),
    "cuffs": Moment("bang", Variant(7, {"handcuffs": "suit"}), a_suit_while_barrels_lie_there),
    "vera": Moment("bang", Variant(5, {}, HEIRS), lambda game: asks(game, "copy_character")),
    "ability": Moment(
        "bang",
        FIVE,
        lambda game: (
            asks(game, "missed_or_hit")
            and any(game.key(option).startswith("use:jourdonnais") for option in game.decision.options)
        ),
    ),
    "timed": Moment("bang", Variant(5, {}, seconds=600), lambda game: asks(game, "play_phase")),
    "armed": Moment("bang", FIVE, a_shot_at_somebody_armed),
    "plain-card": Moment("bang", FIVE, a_card_for_nobody),
    "host-shoots": Moment("bang", BASE, the_host_shoots_at_her),
    "store": Moment(
        "bang",
        SEVEN,
        lambda game: asks(game, "pick_card", 4) and eventful(game) and living(game) >= ALL_SEATS,
    ),
    "claim": Moment("bang", SIX, lambda game: asks(game, "law_dead", 2)),
    "challenge": Moment("bang", SIX, lambda game: asks(game, "refutation", 2)),
    "last-two": Moment("bang", SIX, lambda game: asks(game, "play_phase") and shot_out(game, 2)),
    "draft": Moment("bang", TWO, lambda game: asks(game, "draft", 3)),
    "begin-with": Moment("bang", TWO, lambda game: asks(game, "choose_active") and game.turns == 0),
    "phase-zero": Moment("bang", TWO, lambda game: asks(game, "choose_active") and game.turns > 6),
    "pair": Moment("bang", TWO, both_armed),
    "newcomer": Moment("calibre45", FOUR, lambda game: asks(game, "new_cowboy")),
    "aimed-at": Moment("calibre45", FOUR, lambda game: asks(game, "answer_shot", 3)),
    "nine": Moment("calibre45", NINE, lambda game: asks(game, "arming") and game.robberies > 2),
    "guards": Moment("calibre45", NINE, lambda game: asks(game, "beat_guards", 3)),
    "shootout": Moment("calibre45", NINE, lambda game: asks(game, "shootout")),
    "places": Moment("calibre45", NINE, lambda game: asks(game, "pick_place")),
    "lines": Moment("duel", TWO, lines_armed),
    "marker": Moment("duel", TWO, a_free_move),
    "robbery": Moment("duel", TWO, a_random_card),
    "last-stand": Moment("duel", TWO, a_last_stand),
    "woken": Moment("duel", TWO, lambda game: asks(game, "defend", 2) and game.woken >= 0),
    "duel-store": Moment("duel", TWO, lambda game: asks(game, "pick_from_store", 4)),
    "answer": Moment("calibre45", NINE, lambda game: asks(game, "answer_shot", 3)),
}
CROWDED: Final = {
    "bang": ("eight", "three", "seven", "indians", "shot", "graves", "cuffs", "store", "last-two", "pair"),
    "duel": ("lines", "last-stand", "woken", "duel-store"),
    "calibre45": ("nine", "guards", "shootout", "places", "answer", "newcomer", "aimed-at"),
}
"""Those at which there is least room."""


def table(name: str) -> str:
    return f"#/table/{MOMENTS[name].game}-{name}"


def moment(name: str) -> Arranged:
    one = MOMENTS[name]
    return seek(one.game, name, one.variant, one.wanted)
