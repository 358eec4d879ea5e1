"""The deal: roles, characters and cards, and the next game of a series."""

from __future__ import annotations

from saloon.games.bang.figures import Figure, Player, fresh_turn, new_figure
from saloon.games.bang.frames.turn import Rounds
from saloon.games.bang.setup import ROLE_TABLE, Setup, deck_of, new_setup
from saloon.games.bang.state import Bang
from saloon.games.bang.words import DEAL_CARDS, DEAL_CHARACTERS, DEAL_ROLES, SHERIFF, STREAMS
from saloon.kernel.chance import Chance
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event


def deal(setup: Setup, log: list[Event] | None = None) -> Bang:
    """A new game, up to its first decision."""
    game = as_dealt(setup, log)
    game.run()
    return game


def as_dealt(setup: Setup, log: list[Event] | None = None) -> Bang:
    """A new game as it lies after the deal, before the first turn begins."""
    chance = Chance(setup.seed, [0] * STREAMS)
    roles = dealt_roles(setup, chance)
    characters = dealt_characters(setup, chance)
    players: list[Player] = []
    figures: list[Figure] = []
    for i in range(setup.players):
        sheriff = roles[i] == SHERIFF
        life = setup.book.character(characters[i]).life + (1 if sheriff else 0)
        players.append(Player(roles[i], sheriff, []))
        figures.append(new_figure(i, characters[i], life))
    ring = list(range(setup.players))
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
        NONE,
        0,
        fresh_turn(),
        [],
        NONE,
        0,
        [],
    )
    game.log = log
    game.happened("game_began", roles.index(SHERIFF), number=setup.players)
    for rule in setup.book.box_rules:
        rule.prepare(game)
    for figure in ring:
        character = setup.book.character(characters[figure])
        character.at_deal(game, figure)
        game.draw(figure, character.starting_cards or figures[figure].life)
    return game


def dealt_roles(setup: Setup, chance: Chance) -> list[int]:
    """The role of each player: the fixed ones, and the others at random."""
    fixed = setup.roles or [NONE] * setup.players
    left = list(ROLE_TABLE[setup.players])
    for role in fixed:
        if role != NONE:
            left.remove(role)
    chance.shuffle(DEAL_ROLES, left)
    return [role if role != NONE else left.pop() for role in fixed]


def dealt_characters(setup: Setup, chance: Chance) -> list[int]:
    """The character of each player: the fixed ones, and the others at random."""
    book = setup.book
    fixed = setup.characters or [""] * setup.players
    left = [character.number for key, character in book.characters.items() if key not in fixed]
    chance.shuffle(DEAL_CHARACTERS, left)
    return [book.characters[key].number if key else left.pop() for key in fixed]


def next_game(game: Bang, seed: str, keep: list[int], pass_the_star: bool = False) -> Setup:
    """The setup of the next game of a series: survivors in `keep` keep their character, never their cards.

    With `pass_the_star` the Sheriff's role goes to the next player clockwise; the other roles are dealt.
    """
    if not game.over:
        raise ValueError("the game is not over yet: the next one starts after its end")
    setup = game.setup
    characters = [""] * setup.players
    for player in keep:
        if game.rule["keep_character"] == "no":
            raise ValueError("nobody keeps his character under keep_character: no")
        figure = game.figures[player]
        if not figure.alive:
            raise ValueError(
                f"player {player} was eliminated and draws a new character; survivors may keep theirs"
            )
        characters[player] = game.book.definitions[figure.characters[0]].key
    roles: list[int] = []
    if pass_the_star:
        sheriff = [player.role for player in game.players].index(SHERIFF)
        roles = [NONE] * setup.players
        roles[(sheriff + 1) % setup.players] = SHERIFF
    return new_setup(
        setup.players,
        seed,
        setup.sets,
        setup.preset,
        dict(setup.chosen),
        roles,
        characters,
    )
