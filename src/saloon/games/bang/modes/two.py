"""Two players, each with two figures: one active, one passive, a turn for both."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.deal import deal_hands
from saloon.games.bang.figures import ACTIVE
from saloon.games.bang.force import has_in_play, in_order_of_effects
from saloon.games.bang.frames.draws import DrawCards
from saloon.games.bang.frames.turn import FirstStep, Turn
from saloon.games.bang.mode import Mode
from saloon.games.bang.ruleset import RuleOption
from saloon.games.bang.state import Bang
from saloon.games.bang.victory import living_players
from saloon.games.bang.words import ACTIVATE, CHOOSE_ACTIVE, DEAL_ROLES, DRAFT, NO_ROLE, PICK
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId, PlayerId

FIRST: Final = "first"
SECOND: Final = "second"
"""The sides: who has the first turn, and the other one."""

RULE_OPTIONS = [
    RuleOption(
        "two_seating",
        ["alternating", "side_by_side"],
        "alternating",
        "alternating",
        "alternating",
        "the compendium's picture is lost; checks that begin with one's right figure: side by side",
    ),
    RuleOption(
        "two_hand",
        ["stays", "lost"],
        "stays",
        "stays",
        "stays",
        "a figure dies before the other one: its player plays on, so the hand stays; base rule: it is lost",
    ),
    RuleOption(
        "two_beer",
        ["dead", "works"],
        "dead",
        "dead",
        "dead",
        "one figure each is left: the base rule for two, counted in figures; or it was meant for players",
    ),
    RuleOption(
        "two_saving_beer",
        ["active", "any"],
        "active",
        "active",
        "active",
        "compendium: only on the active figure, also one that answers a card; or any figure that dies",
    ),
    RuleOption(
        "two_same_card",
        ["per_figure", "per_player"],
        "per_figure",
        "per_figure",
        "per_figure",
        "never two cards of one name: before a figure, or before a player with both his figures",
    ),
    RuleOption(
        "two_store",
        ["alternately", "all_at_once"],
        "alternately",
        "alternately",
        "alternately",
        "compendium: the players take their cards by turns; one card each, or all of one's own",
    ),
    RuleOption(
        "two_reward",
        ["none", "three_cards"],
        "none",
        "none",
        "none",
        "compendium: no roles, so no Outlaw; the game for three rewards every kill",
    ),
    RuleOption(
        "two_turn",
        ["goes_on", "ends"],
        "goes_on",
        "goes_on",
        "goes_on",
        "the active figure dies in its own turn: its player plays with the other one, at once or next time",
    ),
]


class Two(Mode):
    """Who has lost both figures has lost. Only the abilities of active figures are in force; a passive one is
    active while it answers a card that is aimed at it. There are no roles."""

    key = "two"
    leader = NO_ROLE
    figures_each = 2
    start_order = 55  # after Dynamite and Jail, before what an ability does at the start of a turn
    rule_options: ClassVar[list[RuleOption]] = RULE_OPTIONS
    silent: ClassVar[list[str]] = [
        "bounties_three",
        "duel_suicide_reward",
        "ghost_immortal",
        "keep_character",
        "lady_rose_cap",
        "renegade_at_end",
    ]
    senseless_events: ClassVar[dict[str, str]] = {
        "ghost_town": "nobody_out",
        "dead_man": "nobody_out",
        "bone_orchard": "nobody_out",
        "helena_zontero": "no_roles",
        "lady_rose_of_texas": "one_neighbour",
    }

    def counts(self) -> list[int]:
        return [2]

    def role_cards(self, players: int) -> list[int]:
        return [NO_ROLE, NO_ROLE]

    def is_open(self, role: int) -> bool:
        return True

    def life_added(self, role: int) -> int:
        return 0

    def side_of(self, game: Bang, player: PlayerId) -> str:
        return FIRST if player == first_player(game) else SECOND

    def side_names(self, players: int) -> list[str]:
        return [FIRST, SECOND]

    def is_scored(self) -> bool:
        return False

    # The draft

    def seating(self, rules: dict[str, str], figures: int) -> list[FigureId]:
        places = [0, 1, 2, 3] if rules["two_seating"] == "alternating" else [0, 2, 1, 3]
        return [FigureId(place) for place in places]

    def draw_lots(self, game: Bang) -> None:
        """Who has the first turn; the other one takes the first character. In a series it may go round."""
        series = game.setup.series
        if series is not None and series.leader != NONE:
            game.mode_notes = [series.leader]
        else:
            game.mode_notes = [game.chance.below(DEAL_ROLES, 2)]

    def keeps_characters(self) -> bool:
        """Characters are taken anew before each game."""
        return False

    def draft(self, characters: list[DefinitionId]) -> Frame[Bang]:
        return Draft(characters, 0)

    def open_characters(self, game: Bang) -> list[DefinitionId]:
        for frame in game.stack:
            if isinstance(frame, Draft):
                return frame.offered
        return []

    def leading(self, game: Bang) -> FigureId:
        """The figure with which the player who had the first turn plays."""
        first = first_player(game)
        for number, figure in enumerate(game.figures):
            if figure.player == first:
                return game.acting(FigureId(number))
        return NO_FIGURE

    # A turn

    def at_turn_start(self, game: Bang, me: FigureId, card: CardId) -> Frame[Bang] | None:
        turn = game.stack[-1]
        held = turn.held if isinstance(turn, Turn) else []
        return PhaseZero([one for one in game.company(me) if one not in held])

    def goes_on_with(self, game: Bang, figure: FigureId, checking: bool) -> list[FigureId]:
        return game.company(figure) if checking or game.rule["two_turn"] == "goes_on" else []

    # Cards

    def struck(self, game: Bang, me: FigureId) -> list[FigureId]:
        return [one for one in in_order_of_effects(game, me) if not game.share_hand(me, one)]

    def in_the_store(self, game: Bang, me: FigureId) -> list[FigureId]:
        own = [me, *[one for one in game.company(me) if one != me]]
        others = self.struck(game, me)
        if game.rule["two_store"] == "all_at_once":
            return own + others
        order: list[FigureId] = []
        for place in range(max(len(own), len(others))):
            order += own[place : place + 1] + others[place : place + 1]
        return order

    def may_have(self, game: Bang, figure: FigureId, kind: DefinitionId) -> bool:
        if has_in_play(game, figure, kind):
            return False
        if game.rule["two_same_card"] == "per_figure":
            return True
        return not any([has_in_play(game, one, kind) for one in game.company(figure)])  # noqa: C419 (compiled)

    def dynamite_goes_to(self, game: Bang, figure: FigureId, kind: DefinitionId) -> list[FigureId]:
        return [one for one in self.struck(game, figure) if self.may_have(game, one, kind)]

    def beer_works(self, game: Bang) -> bool:
        return game.rule["two_beer"] == "works" or len(game.force().ring) > 2

    def beer_reaches(self, game: Bang, figure: FigureId) -> bool:
        return game.rule["two_saving_beer"] == "any" or game.figures[figure].is_awake()

    # Death

    def hand_is_lost(self, game: Bang) -> bool:
        return game.rule["two_hand"] == "lost"

    def eliminated(self, game: Bang, victim: FigureId, killer: FigureId) -> None:
        """The other one is active from now on."""
        for left in game.company(victim):
            play_with(game, left)

    def reward(self, game: Bang, victim: FigureId, killer: FigureId) -> Frame[Bang] | None:
        if game.rule["two_reward"] == "none" or game.share_hand(victim, killer):
            return None
        return DrawCards(killer, 3, NO_DEFINITION)

    def winners(self, game: Bang) -> list[PlayerId]:
        living = living_players(game)
        if len(living) > 1:
            return []
        return living or [game.figures[game.turn].player]


def first_player(game: Bang) -> int:
    """Who has the first turn; the first one, at a table that was laid out by hand."""
    return game.mode_notes[0] if game.mode_notes else 0


def play_with(game: Bang, figure: FigureId) -> None:
    """This figure is the active one of its player from now on, as everybody is told."""
    if game.figures[figure].stance != ACTIVE:
        game.activate(figure)
        game.announce(Event("activated", figure))


class Draft(Frame[Bang]):
    """Four characters lie open; the players take one at a time, in turn, then choose whom they begin with."""

    __slots__ = ("offered", "place")

    fields: ClassVar[tuple[str, ...]] = ("offered", "place")

    def __init__(self, offered: list[DefinitionId], place: int) -> None:
        self.offered = offered
        """The characters that are left."""
        self.place = place
        """How many answers have been given: four characters, then the two that begin."""

    def clone(self) -> Draft:
        return Draft(self.offered[:], self.place)

    def advance(self, game: Bang) -> None:
        if self.place < len(game.figures) - 1:
            options = [Option(PICK, NO_CARD, one, NO_FIGURE, NO_CARD) for one in dict.fromkeys(self.offered)]
            game.ask_figure(self.asked(game), DRAFT, options)
        elif self.offered:
            self.take(game, self.offered[0])
        elif self.place < len(game.figures) + len(game.players):
            figure = self.asked(game)
            game.ask_figure(figure, CHOOSE_ACTIVE, ways_to_play(game, game.company(figure)))
        else:
            deal_hands(game)
            game.finish(self)

    def asked(self, game: Bang) -> FigureId:
        """The figure whose turn it is to get a character, or to be chosen: the other one's than whose turn
        comes first."""
        player = (first_player(game) + 1 + self.place) % len(game.players)
        own = [FigureId(i) for i, figure in enumerate(game.figures) if figure.player == player]
        return own[self.place // len(game.players)] if self.place < len(game.figures) else own[0]

    def answer(self, game: Bang, option: Option) -> None:
        if option.verb == PICK:
            self.take(game, option.kind)
        else:
            self.place += 1
            game.activate(option.target)
            game.announce(Event("activated", option.target))

    def take(self, game: Bang, character: DefinitionId) -> None:
        number = self.asked(game)
        figure = game.figures[number]
        self.place += 1
        self.offered.remove(character)
        figure.characters = [character]
        figure.life = figure.max_life = game.book.character(character).life
        game.character_changed(number)
        game.happened("drafted", number, definition=game.key_of(character))


def ways_to_play(game: Bang, figures: list[FigureId]) -> list[Option]:
    """With which of these figures to play, first the one that is active now."""
    ordered = [one for one in figures if game.figures[one].stance == ACTIVE]
    ordered += [one for one in figures if one not in ordered]
    return [Option(ACTIVATE, NO_CARD, NO_DEFINITION, one, NO_CARD) for one in ordered]


class PhaseZero(FirstStep):
    """A player chooses the figure with which he plays; of one alone there is no question."""

    __slots__ = ("figures",)

    fields: ClassVar[tuple[str, ...]] = ("figures",)

    def __init__(self, figures: list[FigureId]) -> None:
        self.figures = figures
        """Those that he may choose; empty: he has chosen."""

    def clone(self) -> PhaseZero:
        return PhaseZero(self.figures[:])

    def advance(self, game: Bang) -> None:
        if not self.figures:
            game.finish(self)
        elif len(self.figures) == 1:
            self.choose(game, self.figures[0])
        else:
            game.ask_figure(game.turn, CHOOSE_ACTIVE, ways_to_play(game, self.figures))

    def answer(self, game: Bang, option: Option) -> None:
        self.choose(game, option.target)

    def choose(self, game: Bang, figure: FigureId) -> None:
        self.figures = []
        play_with(game, figure)
        game.turn_passes_to(figure)


TWO = Two()
