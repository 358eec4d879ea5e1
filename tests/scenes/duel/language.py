"""The language of scenes of the Duel: a table laid by hand, and two players who act as one would tell it.

A scene begins in somebody's play phase, or at the start of his turn (`begins_turn`). It acts only through
options that the engine offers. A question that it does not answer breaks it: when somebody else acts, and at
the end of the test, unless the question is a play phase or the scene has said (with `decides`) that it stops
there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from saloon.games.duel.arrange import Piles, Place, Stand, arrange
from saloon.games.duel.figures import Figure, Player
from saloon.games.duel.game import DUEL
from saloon.games.duel.reasons import refusals, warning
from saloon.games.duel.state import Duel
from saloon.games.duel.view import DuelView
from saloon.games.duel.words import LAW, OUTLAWS, PLAY_PHASE, SIDES
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from tests.scenes.duel.watching import Watcher
from tests.scenes.seats import SceneBroken


class Fighter:
    """A character of the scene, at the place where he began."""

    def __init__(self, key: str, health: int = 0, cards: Sequence[str] = ()) -> None:
        self.stand = Stand(key, health, list(cards))
        self.key = key
        self.side: Side | None = None
        self.place = -1

    def __repr__(self) -> str:
        return f"{self.key} (p{self.place})"

    @property
    def figure(self) -> Figure:
        assert self.side is not None, f"{self.key} stands nowhere"
        return self.side.table.game.figures[self.place]

    @property
    def health(self) -> int:
        assert self.is_there, f"{self.key} has left the game"
        return self.figure.health

    @property
    def cards(self) -> list[str]:
        """His cards in play, in alphabetical order."""
        assert self.side is not None
        return sorted(self.side.table.keys(self.figure.in_play))

    @property
    def is_there(self) -> bool:
        """Whether he still fights at his place."""
        assert self.side is not None
        number = self.figure.character
        return number >= 0 and self.side.table.game.book.definitions[number].key == self.key

    @property
    def attacks(self) -> bool:
        """Whether the marker is with him."""
        assert self.side is not None
        return self.side.player.attacking == self.place


class Side:
    """A player: the law or the outlaws."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        self.place: Place | None = None

    def __repr__(self) -> str:
        return SIDES[self.number]

    # What he does

    def does(self, meaning: str) -> None:
        """Gives the answer with this key, card numbers left out: "play:robbery>p2:hat"."""
        __tracebackhide__ = True
        self.table.answer(self, meaning)

    def plays(
        self, card: str, on: Fighter | None = None, taking: str = "", back: str = "", as_colt: bool = False
    ) -> None:
        __tracebackhide__ = True
        words = f"play:{card}{'=colt' if as_colt else ''}"
        words += "" if on is None else f">p{on.place}"
        words += f":{taking}" if taking else ""
        words += f":{back}" if back else ""
        self.does(words)

    def answers(self, card: str) -> None:
        """Plays, or discards, a hand card as an answer."""
        __tracebackhide__ = True
        self.does(f"answer:{card}")

    def uses(self, what: str, card: str = "") -> None:
        """Uses a card in play, or an ability, for a card if it costs one."""
        __tracebackhide__ = True
        self.does(f"use:{what}{f':{card}' if card else ''}")

    def passes(self) -> None:
        __tracebackhide__ = True
        self.does("pass")

    def moves_to(self, fighter: Fighter) -> None:
        """Moves the marker to this character."""
        __tracebackhide__ = True
        self.does(f"move>p{fighter.place}")

    def discards(self, *cards: str) -> None:
        __tracebackhide__ = True
        for card in cards:
            self.does(f"discard:{card}")

    def takes(self, what: str) -> None:
        """Takes a card by its name, or a random one by its back."""
        __tracebackhide__ = True
        self.does(f"take:{what}")

    def ends_turn(self) -> None:
        __tracebackhide__ = True
        self.does("end_turn")

    # What can be seen of him

    @property
    def player(self) -> Player:
        return self.table.game.players[self.number]

    @property
    def hand(self) -> list[str]:
        """In alphabetical order."""
        return sorted(self.table.keys(self.player.hand))

    @property
    def attacker(self) -> str:
        return self._name(self.table.game.attacking(PlayerId(self.number)))

    @property
    def cover(self) -> str:
        return self._name(self.table.game.covering(PlayerId(self.number)))

    def _name(self, place: int) -> str:
        game = self.table.game
        return game.book.definitions[game.figures[place].character].key

    def sees(self) -> DuelView:
        """The table as he sees it."""
        seen = DUEL.full_view(self.table.game, PlayerId(self.number))
        assert isinstance(seen, DuelView)
        return seen

    # What he is asked, may and may not do

    def decides(self, kind: str) -> bool:
        """Whether he is asked this question now. A scene may stop here."""
        decision = self.table.game.decision
        if decision is None or decision.player != self.number or decision.kind != kind:
            return False
        self.table.stops_here()
        return True

    @property
    def offered(self) -> list[str]:
        """What he may answer now, equal cards once."""
        return list(dict.fromkeys(self.table.meaning(option) for option in self._options()))

    def may(self, meaning: str) -> bool:
        return meaning in self.offered

    def cannot_use(self, card: str, *, because: str, on: Fighter | None = None) -> None:
        """The table says why this hand card is of no use now, or not on this character."""
        __tracebackhide__ = True
        told: list[str] = []
        target = -1 if on is None else on.place
        for refusal in refusals(self.table.game, PlayerId(self.number)):
            if self.table.keys([refusal.card]) == [card] and refusal.target == target:
                if refusal.reason.code == because:
                    return
                told.append(refusal.reason.code)
        raise SceneBroken(f"{self} should not use {card}: {because}; the table says: {told}")

    def is_warned(self, meaning: str, because: str) -> None:
        """This answer is legal, and carries this warning."""
        __tracebackhide__ = True
        for option in self._options():
            if self.table.meaning(option) == meaning:
                reason = warning(self.table.game, option)
                told = "" if reason is None else reason.code
                assert told == because, f"{self} is told {told!r}, not {because!r}"
                return
        raise SceneBroken(f"{self} cannot {meaning}. {self.table.question()}")

    def _options(self) -> list[Option]:
        decision = self.table.game.decision
        return decision.options if decision is not None and decision.player == self.number else []


class Table:
    """The table of one scene. It is laid when the first thing happens or is looked at."""

    def __init__(self) -> None:
        self._sides = [Side(self, LAW), Side(self, OUTLAWS)]
        self._rules: dict[str, str] = {}
        self._turn = LAW
        self._at_start = False
        self._piles = Piles()
        self._game: Duel | None = None
        self._watcher: Watcher | None = None
        self._stopped_at = -1

    # Laying it

    def law(self, *fighters: Fighter | str, hand: Sequence[str] = (), reserve: Sequence[str] = ()) -> Side:
        """The law: its attacking character, its covering one if there is one, its hand and reserve."""
        return self._seat(LAW, fighters, hand, reserve)

    def outlaws(
        self, *fighters: Fighter | str, hand: Sequence[str] = (), reserve: Sequence[str] = ()
    ) -> Side:
        return self._seat(OUTLAWS, fighters, hand, reserve)

    def _seat(
        self, number: int, fighters: Sequence[Fighter | str], hand: Sequence[str], reserve: Sequence[str]
    ) -> Side:
        self._still_open()
        side = self._sides[number]
        people = [Fighter(one) if isinstance(one, str) else one for one in fighters]
        for place, fighter in enumerate(people):
            fighter.side = side
            fighter.place = 2 * number + place
        covering = people[1].stand if len(people) > 1 else None
        side.place = Place(list(hand), people[0].stand, covering, list(reserve))
        return side

    def plays_with(self, **rules: str) -> None:
        """Which rule options are not as usual."""
        self._still_open()
        self._rules = rules

    def has_turn(self, side: Side) -> None:
        """Whose turn it is; otherwise the law's."""
        self._still_open()
        self._turn = side.number

    def begins_turn(self, side: Side) -> None:
        """The scene begins at the start of his turn, before he draws."""
        self.has_turn(side)
        self._at_start = True

    def next_cards(self, side: Side, *names: str) -> None:
        """The top of a side's deck, in the order in which it will be drawn: `colt`, `hat(horseshoe)`."""
        self._still_open()
        self._piles.top[side.number] = list(names)

    def only_cards(self, side: Side, *names: str) -> None:
        """The whole deck of a side; all others of it lie on the discard pile."""
        self.next_cards(side, *names)
        self._piles.rest[side.number] = False

    def common_cards(self, *names: str) -> None:
        """The common deck, its top card first."""
        self._still_open()
        self._piles.top[2] = list(names)

    def discarded(self, *names: str) -> None:
        """The top of the discard pile, the top card first."""
        self._still_open()
        self._piles.discard = list(names)

    def _still_open(self) -> None:
        if self._game is not None:
            raise SceneBroken("the table is laid: say who stands there and what lies there before it begins")

    @property
    def game(self) -> Duel:
        """The engine's game; laid and run to the first question when it is first asked for."""
        if self._game is None:
            law, outlaws = [side.place for side in self._sides]
            assert law is not None, "nobody stands for the law"
            assert outlaws is not None, "nobody stands for the outlaws"
            turn = PlayerId(self._turn)
            self._game = arrange(law, outlaws, self._piles, turn, self._rules, self._at_start)
            self._game.log = []
            self._watcher = Watcher(self._game)
            self._game.run()
            self._watcher.look(self._game)
        return self._game

    # Looking at it

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def winners(self) -> list[str]:
        return [SIDES[player] for player in self.game.winners]

    @property
    def discard(self) -> list[str]:
        """The discard pile, its top card first."""
        return self.keys(self.game.discard[::-1])

    @property
    def common(self) -> list[str]:
        return sorted(self.keys(self.game.common))

    def side(self, number: int) -> Side:
        return self._sides[number]

    def deck(self, side: Side) -> list[str]:
        """The private deck of a side, its top card first."""
        return self.keys(self.game.decks[side.number][::-1])

    def events(self, name: str) -> list[Event]:
        """What has happened under this name since the scene began."""
        log = self.game.log
        assert log is not None
        return [event for event in log if event.name == name]

    @property
    def told(self) -> list[str]:
        """The names of all that has happened."""
        log = self.game.log
        assert log is not None
        return [event.name for event in log]

    def keys(self, cards: Sequence[int]) -> list[str]:
        return [self.game.book.kind_of[card].key for card in cards]

    # Acting at it

    def answer(self, side: Side, meaning: str) -> None:
        """Answer the open question with the offered option that the scene means."""
        __tracebackhide__ = True
        decision = self.game.decision
        if decision is None or decision.player != side.number:
            raise SceneBroken(f"{side} cannot {meaning}: it is not his decision. {self.question()}")
        found = [i for i, option in enumerate(decision.options) if self.meaning(option) == meaning]
        if not found:
            raise SceneBroken(f"{side} cannot {meaning}. {self.question()}")
        self.game.answer(found[0])
        assert self._watcher is not None
        self._watcher.look(self.game)

    def holds_all_others(self, side: Side, but: int = 0) -> None:
        """This side has every card of decks and discard pile in hand, but so many of its own deck."""
        game = self.game
        own = game.decks[side.number]
        for pile in (*game.decks, game.common, game.discard):
            left = but if pile is own else 0
            game.players[side.number].hand += pile[left:]
            del pile[left:]
        self._watcher = Watcher(game)

    def falls(self, fighter: Fighter) -> None:
        """By no card: he has no point left, and his death is still to be dealt with."""
        self.game.figures[fighter.place].health = 0
        self._watcher = Watcher(self.game)

    def meaning(self, option: Option) -> str:
        """The key of an option without the numbers of cards."""
        return re.sub(r"#\d+", "", self.game.key(option))

    def question(self) -> str:
        """Who is asked what, with the keys of the options."""
        decision = self.game.decision
        if decision is None:
            return f"The game is over; winners: {self.winners}."
        keys = ", ".join(self.game.key(option) for option in decision.options)
        return f"{self._sides[decision.player]} is asked {decision.kind}: {keys}."

    @property
    def asked(self) -> str:
        """The question without its options: "outlaws for p2 defend because of colt by p0, 1 of 2"."""
        decision = self.game.decision
        assert decision is not None
        self.stops_here()
        words = [f"{self._sides[decision.player]} for p{decision.figure} {decision.kind}"]
        if decision.card >= 0:
            words += ["because of", *self.keys([decision.card])]
        if decision.source >= 0:
            words.append(f"by p{decision.source}")
        numbers = f", {decision.number}" if decision.number else ""
        return " ".join(words) + numbers + (f" of {decision.total}" if decision.total else "")

    def stops_here(self) -> None:
        """The scene ends with this question open, on purpose."""
        self._stopped_at = self.game.step

    def check_answered(self) -> None:
        """The end of the scene: it was silent about no question."""
        __tracebackhide__ = True
        if self._game is None:
            raise SceneBroken("nothing happened in this scene")
        decision = self._game.decision
        if decision is not None and decision.kind != PLAY_PHASE and self._stopped_at != self._game.step:
            raise SceneBroken(f"the scene ends with a question unanswered. {self.question()}")
        assert self._watcher is not None
        self._watcher.check_end(self._game)
