"""A seeded game as readable text: decisions, answers, events as each seat sees them, views between turns.

`[-]` is a spectator, `[p2]` a seat. An event that all see alike stands there once, without seats. A view is
printed in full for the spectator; of a seat only what it sees differently.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView, FigureView, view
from saloon.games.bang.words import ROLES
from saloon.games.registry import GAMES
from saloon.kernel.chance import Chance
from saloon.kernel.codec import encode, to_plain
from saloon.kernel.decisions import NONE, Decision
from saloon.kernel.events import Event
from saloon.kernel.records import interrupt_key, state_hash
from saloon.kernel.views import SPECTATOR

FOLDER = Path(__file__).parent
CARDS = {"hand", "in_play", "discard"}


class Playthrough(NamedTuple):
    """What a golden game is played with."""

    players: int
    preset: str
    seed: str
    all_boxes: bool = False

    @property
    def sets(self) -> list[str]:
        return GAMES["bang"].sets() if self.all_boxes else ["base"]

    @property
    def file(self) -> Path:
        return FOLDER / f"bang-{self.players}p-{self.preset}{'-all' if self.all_boxes else ''}.txt"


PLAYTHROUGHS = [
    Playthrough(4, "rulebooks", "0"),
    Playthrough(5, "official", "46"),
    Playthrough(7, "compendium", "3"),
    Playthrough(6, "rulebooks", "8", True),
]


def text_of(playthrough: Playthrough) -> str:
    """The whole game as text."""
    return "\n".join(lines_of(playthrough)) + "\n"


def lines_of(playthrough: Playthrough) -> Iterator[str]:
    players, preset, seed, _all_boxes = playthrough
    sets = playthrough.sets
    log: list[Event] = []
    game = GAMES["bang"].deal(GAMES["bang"].setup(players, seed, sets, preset, {}), log)
    assert isinstance(game, Bang)
    yield f"BANG!, {players} players, {', '.join(sets)}, preset {preset}, seed {seed!r}, random answers."
    yield "Written by scripts/regenerate_playthroughs.py: run it when the rules change, and read the diff."
    yield ""
    yield from events_seen(game, log)
    chance = Chance(f"answers {seed}", [0, 0])
    turn = game.turns
    while game.decision is not None:
        if game.turns != turn:
            turn = game.turns
            yield from views_seen(game)
        yield from asked(game, game.decision)
        yield f"  > {answered(game, chance)}"
        yield from events_seen(game, log)
    yield from views_seen(game)
    yield f"{game.step} answers, state {state_hash(game)}"


def answered(game: Bang, chance: Chance) -> str:
    """Answer at random, or interrupt where somebody can, every third time; says which key."""
    decision = game.decision
    assert decision is not None
    for player in range(len(game.players)):
        for option in game.interrupts(player):
            if chance.below(1, 3) == 0:
                done = interrupt_key(player, game.key(option))
                game.interrupt(player, option)
                return done
    index = chance.below(0, len(decision.options))
    done = game.key(decision.options[index])
    game.answer(index)
    return done


def asked(game: Bang, decision: Decision) -> Iterator[str]:
    because = ""
    if decision.card != NONE:
        because += f" because of {game.book.card_name(decision.card)}"
    if decision.source != NONE:
        because += f" by p{decision.source}"
    if decision.number:
        because += f", {decision.number} needed"
    yield f"{game.step}. p{decision.player} {decision.kind}{because}:"
    yield f"    {' | '.join(game.key(option) for option in decision.options)}"


def events_seen(game: Bang, log: list[Event]) -> Iterator[str]:
    """What happened, once for everybody who sees the same; empties the log."""
    for event in log:
        seen: dict[str, list[str]] = {}
        for viewer in range(SPECTATOR, len(game.players)):
            seen.setdefault(event_text(game, event.seen_by(viewer)), []).append(seat(viewer))
        for text, seats in seen.items():
            yield f"  {text}" if len(seen) == 1 else f"  [{' '.join(seats)}] {text}"
    log.clear()


def seat(viewer: int) -> str:
    return "-" if viewer == SPECTATOR else f"p{viewer}"


def event_text(game: Bang, event: Event) -> str:
    parts = [event.name]
    if event.who != NONE:
        parts.append(seat(event.who))
    if event.whom != NONE:
        parts.append(f"> {seat(event.whom)}")
    if event.kind:
        parts.append(event.kind)
    parts += card_names(game, event.cards)
    if event.number:
        parts.append(f"({event.number})")
    if event.choices:
        parts.append(f"of {' '.join(seat(choice) for choice in event.choices)}")
    return " ".join(parts)


def card_names(game: Bang, cards: list[int]) -> list[str]:
    return [game.book.card_name(card) for card in cards]


def views_seen(game: Bang) -> Iterator[str]:
    """The table as a spectator sees it, then what each seat sees differently."""
    public = view(game, SPECTATOR)
    yield "--- the end" if game.over else f"--- turn {game.turns} of {seat(game.turn)}, at its first decision"
    top = game.book.card_name(public.discard[-1]) if public.discard else "none"
    yield f"[-] deck {public.deck_size}, discarded {len(public.discard)}, top {top}, winners {public.winners}"
    for figure in public.figures:
        yield f"[-] {figure_text(game, figure)}"
    for player in range(len(game.players)):
        yield f"[p{player}] {'; '.join(differences(game, public, view(game, player))) or 'no more'}"


def figure_text(game: Bang, figure: FigureView) -> str:
    life = f"{figure.life}/{figure.max_life}" if figure.alive else "eliminated"
    role = f" {ROLES[figure.role]}" if figure.role != NONE else ""
    in_play = " ".join(["", *card_names(game, figure.in_play)])
    who = f"{seat(figure.player)} {'+'.join(figure.characters)}{role} {life}"
    return f"{who}, hand {figure.hand_size}, reach {figure.reach}{in_play}"


def differences(game: Bang, public: BangView, own: BangView) -> Iterator[str]:
    """Every field that this seat sees otherwise than a spectator; options stand with the decision."""
    for name in BangView.fields:
        if name not in ("viewer", "figures", "options"):
            yield from difference(game, public, own, name, "")
    assert own.options == ([] if own.decider != own.viewer else keys(game))
    for theirs, mine in zip(public.figures, own.figures, strict=True):
        for name in FigureView.fields:
            yield from difference(game, theirs, mine, name, f"p{mine.figure}.")


def keys(game: Bang) -> list[str]:
    return [] if game.decision is None else [game.key(option) for option in game.decision.options]


def difference(
    game: Bang, public: BangView | FigureView, own: BangView | FigureView, name: str, place: str
) -> Iterator[str]:
    before, after = getattr(public, name), getattr(own, name)
    if encode(before) == encode(after):
        return
    if name in CARDS:
        yield f"{place}{name} {' '.join(card_names(game, after))}"
    elif name == "role":
        yield f"{place}role {ROLES[after]}"
    else:
        yield f"{place}{name} {json.dumps(to_plain(after))}"
