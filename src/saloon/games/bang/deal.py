"""The deal: roles, characters and cards, and the next game of a series."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.catalogue import NOBODY
from saloon.games.bang.figures import (
    ACTIVE,
    OPEN_TO_ALL,
    PASSIVE,
    UNSEEN,
    Figure,
    Player,
    fresh_turn,
    new_figure,
)
from saloon.games.bang.frames.hiring import (
    Experience,
    Hiring,
    KeepingCharacters,
    from_the_leader,
    give_character,
    has_character,
    turned_up,
)
from saloon.games.bang.frames.turn import Rounds
from saloon.games.bang.series import HIRING_STAKE, STAKE, number_of, series_after
from saloon.games.bang.setup import Setup, characters_each, deck_of, new_setup
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    CHOOSE_CHARACTER,
    DEAL_CARDS,
    DEAL_CHARACTERS,
    DEAL_ROLES,
    PICK,
    ROLES,
    STREAMS,
)
from saloon.kernel.chance import Chance, new_chance
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame
from saloon.kernel.ids import (
    NO_CARD,
    NO_DEFINITION,
    NO_FIGURE,
    DefinitionId,
    every_player,
)
from saloon.kernel.protocol import SeriesOver


def deal(setup: Setup, log: list[Event] | None = None) -> Bang:
    """A new game, up to its first decision."""
    game = as_dealt(setup, log)
    game.run()
    return game


def as_dealt(setup: Setup, log: list[Event] | None = None) -> Bang:
    """A new game as it lies after the deal, before the first turn begins; or as far as nobody is asked."""
    chance = new_chance(setup.seed, STREAMS)
    mode = setup.mode
    dealt = mode.deal_roles(fixed_roles(setup), chance, DEAL_ROLES)
    later = are_asked_for(setup)
    money = [0] * setup.players if setup.series is None else setup.series.balances(setup.players)
    players = [Player(dealt[i], mode.is_open(dealt[i]), [], money[i]) for i in range(setup.players)]
    figures = figures_of(setup, dealt)
    deck = deck_of(setup)
    chance.shuffle(DEAL_CARDS, deck)
    game = Bang(
        setup,
        0,
        False,
        chance,
        [Rounds()],
        [],
        players,
        figures,
        mode.seating(setup.rules, len(figures)),
        deck,
        [],
        NO_FIGURE,
        0,
        fresh_turn(),
        [],
        NO_FIGURE,
        NO_FIGURE,
        0,
        [],
        dealt[setup.players :],
        [],
    )
    game.log = log
    mode.draw_lots(game)
    role = "" if mode.leader == NONE else ROLES[mode.leader]
    game.announce(Event("game_began", mode.leading(game), amount=setup.players, role=role))
    if mode.figures_each > 1:
        begin_draft(game)
        return game
    if later:
        game.push(Dealing(0))
        return game
    deal_characters(game)
    if characters_each(setup) == 2:
        game.push(Dealing(CHARACTERS_DEALT))
    else:
        deal_hands(game)
    return game


def fixed_roles(setup: Setup) -> list[int]:
    """The roles that are not dealt: those that were wished for, or the one of who leads now."""
    fixed = setup.roles[:] or [NONE] * setup.players
    series = setup.series
    if series is not None and series.leader != NONE and not setup.roles:
        fixed[series.leader] = setup.mode.leader
    return fixed


def are_asked_for(setup: Setup) -> bool:
    """Whether somebody decides about characters or cards before hands are dealt."""
    if setup.rules["hiring"] == "on":
        return True
    return setup.series is not None and len(setup.series.brought) > 0


def deal_characters(game: Bang) -> None:
    """Everybody who has no character gets one; then each box lays out what it adds to a game."""
    setup = game.setup
    kept = [game.key_of(figure.characters[0]) for figure in game.figures]
    fixed = setup.characters or ["" if key == NOBODY.key else key for key in kept]
    characters, others = dealt_characters(setup, fixed, game.chance)
    for number in game.ring:
        figure = game.figures[number]
        if not has_character(game, number):
            give_character(game, number, characters[figure.player])
            if setup.series is not None:
                game.happened("character_dealt", number, definition=game.key_of(figure.characters[0]))
        figure.spare = others[figure.player]
        figure.spare_seen = OPEN_TO_ALL if figure.spare != NONE else UNSEEN
    for rule in setup.book.box_rules:
        rule.prepare(game)


def figures_of(setup: Setup, roles: list[int]) -> list[Figure]:
    """The figures of all players, without characters yet; who has several plays with his first one."""
    figures: list[Figure] = []
    for place in range(setup.mode.figures_each):
        for i in every_player(setup.players):
            figure = new_figure(i, NOBODY.number, NOBODY.life + setup.mode.life_added(roles[i]))
            figure.stance = PASSIVE if place else ACTIVE
            figures.append(figure)
    return figures


def begin_draft(game: Bang) -> None:
    """Characters lie open and are taken by the players."""
    setup = game.setup
    fixed = setup.characters or [""] * len(game.figures)
    characters, _others = dealt_characters(setup, fixed, game.chance)
    game.push(game.mode.draft(characters))
    for rule in setup.book.box_rules:
        rule.prepare(game)


def deal_hands(game: Bang) -> None:
    """Everybody has a character: each gets as many cards as it, or the one he plays with, has life points,
    with those that he has bought."""
    for number in game.ring:
        figure = game.figures[number]
        character = game.book.character(figure.characters[0])
        character.at_deal(game, number)
        if figure.stance == ACTIVE:
            cards = character.starting_cards or figure.life
            game.draw(number, cards - len(game.hand(number)))


CHARACTERS_DEALT: Final = 3
"""The stage at which everybody has got what is dealt of characters."""


class Dealing(Frame[Bang]):
    """A deal in which something is asked before everybody has a hand."""

    __slots__ = ("stage",)

    fields: ClassVar[tuple[str, ...]] = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage
        """1 characters are kept, 2 hired, 3 dealt, 4 chosen, 5 cards bought, 6 dealt."""

    def clone(self) -> Dealing:
        return Dealing(self.stage)

    def advance(self, game: Bang) -> None:
        self.stage += 1
        if self.stage == 1:
            stake(game)
            game.push(KeepingCharacters(0))
        elif self.stage == 2:
            if game.rule["hiring"] == "on":
                game.push(Hiring(turned_up(game), from_the_leader(game, 0)))
        elif self.stage == CHARACTERS_DEALT:
            deal_characters(game)
        elif self.stage == 4:
            if characters_each(game.setup) == 2:
                game.push(ChooseCharacters(0))
        elif self.stage == 5:
            if game.rule["experience"] == "on":
                game.push(Experience(0, [], []))
        else:
            deal_hands(game)
            game.finish(self)


def stake(game: Bang) -> None:
    """What everybody has to hire with, before the first game."""
    if game.rule["hiring"] == "on" and number_of(game) == 1:
        for player in every_player(len(game.players)):
            game.enter(player, STAKE, 1, HIRING_STAKE)


class ChooseCharacters(Frame[Bang]):
    """Two characters lie open before everybody: each keeps one, the other one counts the life points."""

    __slots__ = ("place",)

    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place
        """How many have chosen."""

    def clone(self) -> ChooseCharacters:
        return ChooseCharacters(self.place)

    def advance(self, game: Bang) -> None:
        if self.place == len(game.ring):
            game.finish(self)
            return
        number = from_the_leader(game, self.place)
        figure = game.figures[number]
        if figure.spare_seen != OPEN_TO_ALL:  # his character is settled; what lies face down is no choice
            self.place += 1
            return
        options = [
            Option(PICK, NO_CARD, one, NO_FIGURE, NO_CARD) for one in (figure.characters[0], figure.spare)
        ]
        game.ask_figure(number, CHOOSE_CHARACTER, options)

    def answer(self, game: Bang, option: Option) -> None:
        number = from_the_leader(game, self.place)
        self.place += 1
        figure = game.figures[number]
        if option.kind == figure.spare:
            figure.spare = figure.characters[0]
            give_character(game, number, option.kind)
        game.happened("character_chosen", number, definition=game.key_of(option.kind))


def dealt_characters(
    setup: Setup, fixed: list[str], chance: Chance
) -> tuple[list[DefinitionId], list[DefinitionId]]:
    """The character of each player: the fixed ones, and the others at random; and a second one to choose."""
    book = setup.book
    not_dealt = [key for key in fixed if key] + setup.left_out
    left = book.character_numbers[:]
    if not_dealt:
        left = [one.number for one in book.all_characters if one.key not in not_dealt]
    two = characters_each(setup) == 2
    chance.shuffle_last(DEAL_CHARACTERS, left, 2 * len(fixed) if two else len(fixed))
    first = [book.characters[key].number if key else left.pop() for key in fixed]
    return first, [left.pop() if two and not key else NO_DEFINITION for key in fixed]


def next_game(game: Bang, seed: str) -> Setup:
    """The setup of the next game of a series. Who may keep what is asked when it begins."""
    if not game.over:
        raise ValueError("the game is not over yet: the next one starts after its end")
    setup = game.setup
    if setup.series is not None and setup.series.is_last():
        raise SeriesOver(f"the campaign is over: all its {setup.series.games} games have been played")
    return new_setup(
        setup.players,
        seed,
        setup.sets,
        setup.preset,
        dict(setup.chosen),
        left_out=setup.left_out,
        series=series_after(game),
    )
