"""What every game offers to the rest of the program: bots, simulator, server, terminal, tests."""

from __future__ import annotations

from typing import Final, Generic, TypeAlias, TypeVar, cast

from saloon.kernel.chance import Chance
from saloon.kernel.columns import Columns
from saloon.kernel.decisions import Option, Reason, Refusal
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import CardId, PlayerId, every_player
from saloon.kernel.knowledge import Knowledge, KnownCards
from saloon.kernel.positions import BadPosition
from saloon.kernel.records import position_in, seed_of_position, setup_from_position
from saloon.kernel.views import View
from saloon.kernel.ways import Condition, Way
from saloon.kernel.wishes import Wish

G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=View)

TRIALS: Final = 4
TRIED_ANSWERS: Final = 120
"""How often, and how far, a position that somebody brings is played on at random before it is accepted."""
LOOKED_AT: Final = 30
"""After so many answers everybody looks at the table."""


class SeriesOver(ValueError):
    """The series of games has come to its end: there is no next one."""


class OutOfTurn:
    """What somebody may do although he is not asked. Speaking is apart: it is done by speaking."""

    def __init__(self, interrupts: list[Option], speech: Option | None) -> None:
        self.interrupts = interrupts
        self.speech = speech
        """The interrupt that saying a word is now; None: words are free."""


class GameType(Generic[G, V]):
    """One game of the house: how it is set up, dealt, seen, stored. All methods are pure.

    `G` is the state of the game, `V` what somebody sees of it.
    """

    key: str = ""
    version: int = 0
    """Of its rules: raised by every change after which some recorded game does not reproduce."""

    def player_counts(self) -> list[int]:
        """How many can play."""
        raise NotImplementedError

    def ways(self, players: int) -> list[Way]:
        """In which ways so many can play it; the first one that was agreed on is played."""
        return [Way({}, [], {})]

    def conditions(self) -> dict[str, Condition]:
        """What rule options depend on, by their names; the others always have something to say."""
        return {}

    def sets(self) -> list[str]:
        """Which boxes there are."""
        raise NotImplementedError

    def presets(self) -> list[str]:
        raise NotImplementedError

    def rule_options(self, sets: list[str]) -> dict[str, list[str]]:
        """Rule options of these boxes and their values."""
        raise NotImplementedError

    def simplest(self) -> dict[str, str]:
        """Rule options for those who play it for the first time, as its rulebook advises."""
        return {}

    def parts(self, sets: list[str]) -> list[str]:
        """What of these boxes can be left out by name."""
        raise NotImplementedError

    def wishes(self) -> list[Wish]:
        """What can be agreed on before the deal: what every game knows (`common_wishes`), and its own."""
        raise NotImplementedError

    def setup(self, wishes: dict[str, object]) -> object:
        """A checked setup as plain data, from wishes by name.

        Unknown wishes and bad values get a ValueError that names the good ones.
        """
        raise NotImplementedError

    def agreed(self, setup: object) -> dict[str, object]:
        """What a table with this setup has agreed on, by the names of wishes; not what is dealt."""
        raise NotImplementedError

    def seed_of(self, setup: object) -> str:
        """The seed that a plain setup deals from."""
        raise NotImplementedError

    def deal(self, setup: object, log: list[Event] | None = None) -> G:
        """A new game from a plain setup, up to its first decision."""
        raise NotImplementedError

    # Positions as text

    def position(self, game: G) -> str:
        """The whole state as a text that a person can read; `read_position` gives the same bytes."""
        raise NotImplementedError

    def view_position(self, view: V) -> str:
        """What a viewer sees as such a text, made from the view alone: `?` stands for what it hides."""
        raise NotImplementedError

    def read_position(self, text: str, seed: str = "") -> G:
        """The state that a text describes, not yet up to its decision; anything else is a BadPosition.

        `seed` deals what the text leaves open, unless it has a seed of its own.
        """
        raise NotImplementedError

    def require_playable(self, game: G) -> None:
        """Refuse, with a BadPosition, a position that fits no table of this game."""

    def begin(self, setup: object, log: list[Event] | None = None) -> G:
        """A game from a plain setup that has a position, up to its decision."""
        game = self.read_position(position_in(setup), seed_of_position(setup))
        if log is not None:
            log.append(Event("position_laid"))
        game.log = log
        try:
            game.run()
        except Exception as error:  # whatever the rules make of what nobody can have played
            raise BadPosition("cannot_go_on", 0, str(error)) from error
        return game

    def position_setup(self, text: str, seed: str) -> object:
        """The plain setup of a game that begins from a position; one that cannot be played is refused."""
        setup = setup_from_position(text, seed, self.version)
        game = self.begin(setup)
        if game.over:
            raise BadPosition("is_over")
        if sorted(self.card_places(game)) != sorted(self.all_cards(game)):
            raise BadPosition("not_the_deck")
        self.require_playable(game)
        try:
            for trial in range(TRIALS):
                self._try_out(game, Chance(f"trial {trial}", [0]))
        except Exception as error:
            raise BadPosition("cannot_go_on", 0, str(error)) from error
        return setup

    def _try_out(self, game: G, chance: Chance) -> None:
        """Play on at random for a while, and look at the table now and then, as players do."""
        copy = self.clone(game)
        for answers in range(TRIED_ANSWERS):
            decision = copy.decision
            if decision is None:
                return
            if answers % LOOKED_AT == 0:
                for viewer in every_player(self.seats(copy)):
                    self.redeal(self.full_view(copy, viewer), "trial")
            copy.answer(chance.below(0, len(decision.options)))

    def decode(self, data: bytes) -> G:
        """A stored game, up to its decision."""
        raise NotImplementedError

    def clone(self, game: G) -> G:
        raise NotImplementedError

    def view(self, game: G, viewer: PlayerId) -> V:
        """What this player, or a spectator (-1), sees."""
        raise NotImplementedError

    def explain(self, game: G, seen: V) -> None:
        """Add to a view what a person is told besides, and bots do without. It follows from what is seen."""

    def full_view(self, game: G, viewer: PlayerId) -> V:
        """A view with all that a person is told."""
        seen = self.view(game, viewer)
        self.explain(game, seen)
        return seen

    def columns(self, setup: object) -> Columns[V]:
        """How views of a table with this setup become rows of numbers, for programs that learn."""
        raise NotImplementedError

    def open_view(self, game: G) -> V:
        """What everybody may see when the game is over: all hands, and what lay hidden before somebody."""
        raise NotImplementedError

    def learn(self, knowledge: Knowledge, events: list[Event], view: V) -> None:
        """Add to what a viewer remembers what he has heard since, as he heard it, and what he sees after it.

        Everybody begins with `nothing_known()`, at the deal or whenever he comes. Who looks up at every step
        knows most; who hears the events of several steps at once has to leave more open.
        """
        raise NotImplementedError

    def known_cards(self, knowledge: Knowledge, view: V) -> list[list[CardId]]:
        """For each player the cards that are certainly with him although the viewer does not see them now."""
        raise NotImplementedError

    def recalled(self, knowledge: Knowledge, view: V) -> KnownCards | None:
        """What the viewer remembers and does not see, to be shown to him; None: nothing."""
        hands = [[CardId(card) for card in cards] for cards in self.known_cards(knowledge, view)]
        decks = [pack.known_top() for pack in knowledge.packs]
        for cards in hands + decks:
            if cards:
                return KnownCards(hands, decks)
        return None

    def allows(self, knowledge: Knowledge, game: G) -> bool:
        """Whether this game is among the worlds that agree with what is remembered."""
        raise NotImplementedError

    def redeal(self, view: V, seed: str, knowledge: Knowledge | None = None) -> G:
        """A possible world made from a view, and from what the viewer remembers, alone."""
        raise NotImplementedError

    def permute_hidden(self, game: G, viewer: PlayerId, seed: str) -> None:
        """Exchange at random what the viewer cannot see: cards, roles, order of the deck."""
        raise NotImplementedError

    def seats(self, game: G) -> int:
        """How many players there are."""
        raise NotImplementedError

    def card_places(self, game: G) -> list[CardId]:
        """Every card of the game, in whatever place it is: each must be in exactly one."""
        raise NotImplementedError

    def all_cards(self, game: G) -> list[CardId]:
        raise NotImplementedError

    def winners(self, game: G) -> list[PlayerId]:
        raise NotImplementedError

    def warning(self, game: G, option: Option) -> Reason | None:
        raise NotImplementedError

    def refusals(self, game: G, player: PlayerId) -> list[Refusal]:
        """Why what this player holds cannot be used now. For his eyes only."""
        raise NotImplementedError

    def out_of_turn(self, game: G, player: PlayerId) -> OutOfTurn:
        """What this player may do now although it was not his question, and what a word of his costs."""
        found = OutOfTurn([], None)
        if game.over:
            return found
        for option in game.interrupts(player):
            if self.is_speech(option):
                found.speech = option
            else:
                found.interrupts.append(option)
        return found

    def is_speech(self, option: Option) -> bool:
        """Whether an interrupt is what saying a word at the table is, where that costs anything."""
        return False

    def is_out(self, game: G, player: PlayerId) -> bool:
        """Whether this player is out of the game, for now at least: he may talk with those who watch."""
        return False

    def sides(self, game: G) -> list[str]:
        """What each player truly is in the terms in which this game is won: his role, his team."""
        raise NotImplementedError

    def side_names(self, setup: object) -> list[str]:
        """The sides that are dealt with this setup, each once, in the order of the rulebook."""
        return list(dict.fromkeys(self.sides(self.deal(setup))))

    def rules(self, game: G) -> dict[str, str]:
        """Every rule option of this game and the value that is in force."""
        raise NotImplementedError

    def series_place(self, game: G) -> tuple[int, int]:
        """Which game of its series this is, from 1, and how many there are; 0: as many as people like."""
        return 1, 0

    def is_last_of_series(self, game: G) -> bool:
        """Whether no game of the series follows this one: then `next_setup` refuses."""
        return False

    def next_setup(self, game: G, seed: str) -> object:
        """The setup of the next game of an evening or a campaign, after one that is over.

        What people decide between the two is asked when it begins. After the last one it is SeriesOver.
        """
        raise NotImplementedError


AnyGame: TypeAlias = GameType[Game, View]
"""A game whose name the caller does not know. It is given back only what it has made itself."""


def any_game(kind: GameType[G, V]) -> AnyGame:
    """A game among others, for callers that do not know its name."""
    return cast(AnyGame, kind)
