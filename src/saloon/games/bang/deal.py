"""The deal: roles, characters and cards, and the next game of a series."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.figures import OPEN_TO_ALL, UNSEEN, Figure, Player, fresh_turn, new_figure
from saloon.games.bang.frames.turn import Rounds
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
from saloon.kernel.chance import Chance
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame
from saloon.kernel.ids import (
    NO_CARD,
    NO_DEFINITION,
    NO_FIGURE,
    DefinitionId,
    FigureId,
    PlayerId,
    every_figure,
    every_player,
)


def deal(setup: Setup, log: list[Event] | None = None) -> Bang:
    """A new game, up to its first decision."""
    game = as_dealt(setup, log)
    game.run()
    return game


def as_dealt(setup: Setup, log: list[Event] | None = None) -> Bang:
    """A new game as it lies after the deal, before the first turn begins."""
    chance = Chance(setup.seed, [0] * STREAMS)
    mode = setup.mode
    dealt = mode.deal_roles(setup.roles or [NONE] * setup.players, chance, DEAL_ROLES)
    characters, others = dealt_characters(setup, chance)
    players: list[Player] = []
    figures: list[Figure] = []
    for i in every_player(setup.players):
        life = setup.book.character(characters[i]).life + mode.life_added(dealt[i])
        players.append(Player(dealt[i], mode.is_open(dealt[i]), []))
        figure = new_figure(i, characters[i], life)
        figure.spare = others[i]
        figure.spare_seen = OPEN_TO_ALL if others[i] != NONE else UNSEEN
        figures.append(figure)
    ring = every_figure(setup.players)
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
        ring,
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
    game.announce(Event("game_began", mode.leading(game), amount=setup.players, role=ROLES[mode.leader]))
    for rule in setup.book.box_rules:
        rule.prepare(game)
    if characters_each(setup) == 2:
        game.push(ChooseCharacters(0))
    else:
        deal_hands(game)
    return game


def deal_hands(game: Bang) -> None:
    """Everybody has a character: each gets as many cards as life points."""
    for number in game.ring:
        character = game.book.character(game.figures[number].characters[0])
        character.at_deal(game, number)
        game.draw(number, character.starting_cards or game.figures[number].life)


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
            deal_hands(game)
            game.finish(self)
            return
        number = self.chooser(game)
        figure = game.figures[number]
        if figure.spare_seen != OPEN_TO_ALL:  # his character is settled; what lies face down is no choice
            self.place += 1
            return
        options = [
            Option(PICK, NO_CARD, one, NO_FIGURE, NO_CARD) for one in (figure.characters[0], figure.spare)
        ]
        game.ask_figure(number, CHOOSE_CHARACTER, options)

    def chooser(self, game: Bang) -> FigureId:
        """Who leads chooses first, then round the table."""
        first = game.ring.index(game.mode.leading(game))
        return game.ring[(first + self.place) % len(game.ring)]

    def answer(self, game: Bang, option: Option) -> None:
        number = self.chooser(game)
        self.place += 1
        figure = game.figures[number]
        if option.kind == figure.spare:
            figure.spare = figure.characters[0]
            figure.characters = [option.kind]
            life = game.book.character(option.kind).life + game.mode.life_added(game.role(number))
            figure.life = figure.max_life = life
            game.character_changed(number)
        game.happened("character_chosen", number, definition=game.key_of(option.kind))


def dealt_characters(setup: Setup, chance: Chance) -> tuple[list[DefinitionId], list[DefinitionId]]:
    """The character of each player: the fixed ones, and the others at random; and a second one to choose."""
    book = setup.book
    fixed = setup.characters or [""] * setup.players
    not_dealt = [key for key in fixed if key] + setup.left_out
    left = [one.number for one in book.all_characters]
    if not_dealt:
        left = [one.number for one in book.all_characters if one.key not in not_dealt]
    two = characters_each(setup) == 2
    chance.shuffle_last(DEAL_CHARACTERS, left, 2 * len(fixed) if two else len(fixed))
    first = [book.characters[key].number if key else left.pop() for key in fixed]
    return first, [left.pop() if two and not key else NO_DEFINITION for key in fixed]


def next_game(game: Bang, seed: str, keep: list[PlayerId], pass_the_star: bool = False) -> Setup:
    """The setup of the next game of a series: survivors in `keep` keep their character, never their cards.

    With `pass_the_star` the role of who leads, the Sheriff's, goes to the next player clockwise; the other
    roles are dealt.
    """
    if not game.over:
        raise ValueError("the game is not over yet: the next one starts after its end")
    setup = game.setup
    characters = [""] * setup.players
    for player in keep:
        if game.rule["keep_character"] == "no":
            raise ValueError("nobody keeps his character under keep_character: no")
        own = [figure for figure in game.figures if figure.player == player]
        living = [figure for figure in own if figure.alive]
        if not living:
            raise ValueError(
                f"player {player} was eliminated and draws a new character; survivors may keep theirs"
            )
        characters[player] = game.book.definitions[living[0].characters[0]].key
    roles: list[int] = []
    if pass_the_star:
        leader = setup.mode.leader
        before = [player.role for player in game.players].index(leader)
        roles = [NONE] * setup.players
        roles[(before + 1) % setup.players] = leader
    return new_setup(
        setup.players,
        seed,
        setup.sets,
        setup.preset,
        dict(setup.chosen),
        roles,
        characters,
        setup.left_out,
    )
