"""A player of a scene of Calibre 45, told of in the third person: `ann.shoots(bob, SIX, TWO)`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.calibre45.arrange import Place
from saloon.games.calibre45.game import CALIBRE45
from saloon.games.calibre45.players import Player
from saloon.games.calibre45.reasons import refusals, warning
from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import SHOOT, VERBS
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import PlayerId
from tests.scenes.seats import SceneBroken

if TYPE_CHECKING:
    from tests.scenes.calibre45.language import Table


class Seat:
    """A player at the table."""

    def __init__(self, table: Table, number: int, place: Place) -> None:
        self.table = table
        self.number = number
        self.place = place

    def __repr__(self) -> str:
        return f"p{self.number} (team {self.place.team})"

    # What he does

    def does(self, meaning: str) -> None:
        """Gives the answer with this key, card numbers left out: "exchange:coyote+bullets_2"."""
        __tracebackhide__ = True
        self.table.answer(self, meaning, lambda option: self.table.meaning(option) == meaning)

    def passes(self) -> None:
        __tracebackhide__ = True
        self.does("pass")

    def draws(self) -> None:
        __tracebackhide__ = True
        self.does("draw")

    def exchanges(self, card: str, together_with: str = "") -> None:
        __tracebackhide__ = True
        self.does(f"exchange:{card}{f'+{together_with}' if together_with else ''}")

    def removes_a_token(self) -> None:
        __tracebackhide__ = True
        self.does("remove_token")

    def takes_a_cowboy(self) -> None:
        __tracebackhide__ = True
        self.does("recruit")

    def keeps(self, cowboy: str) -> None:
        __tracebackhide__ = True
        self.does(f"keep:{cowboy}")

    def dismisses(self, cowboy: str) -> None:
        __tracebackhide__ = True
        self.does(f"dismiss:{cowboy}")

    def calls(self) -> None:
        """Calls a robbery."""
        __tracebackhide__ = True
        self.does("call")

    def joins(self) -> None:
        __tracebackhide__ = True
        self.does("join")

    def declines(self) -> None:
        __tracebackhide__ = True
        self.does("decline")

    def picks(self, place: int = 1) -> None:
        """Turns up the money card at this place, counted from 1."""
        __tracebackhide__ = True
        self.does(f"pick:{place}")

    def robs(self, *others: Seat, place: int = 1) -> None:
        """Calls a robbery which exactly these others join, and turns up a card."""
        __tracebackhide__ = True
        self.calls()
        seats = self.table.seats
        for step in range(1, len(seats)):
            seat = seats[(self.number + step) % len(seats)]
            if seat in others:
                seat.joins()
            elif seat.decides("join_robbery"):
                seat.declines()
        self.picks(place)

    def lays(self, *cards: str) -> None:
        """Lays bullet cards against guards, Indians or a shot."""
        __tracebackhide__ = True
        for card in cards:
            self.does(f"lay:{card}")

    def escapes(self) -> None:
        """Plays a Mustang."""
        __tracebackhide__ = True
        self.does("escape:mustang")

    def gives_up(self) -> None:
        """Neither shoots back nor escapes."""
        __tracebackhide__ = True
        self.does("give_up")

    def shoots(self, target: Seat, *cards: str) -> None:
        """Shoots at a rival with these bullet cards together."""
        __tracebackhide__ = True
        self.does(f"shoot>p{target.number}")
        self.lays(*cards)
        if self.decides("load_shot"):
            self.does("fire")

    def flees(self) -> None:
        __tracebackhide__ = True
        self.does("flee")

    def pays(self, *given: str, change: tuple[str, ...] = ()) -> None:
        """Pays with these money cards and takes these as change."""
        __tracebackhide__ = True
        self.does("-".join(["pay:" + "+".join(given), *change]))

    def refuses_to_pay(self) -> None:
        __tracebackhide__ = True
        self.does("refuse")

    # What can be seen of him

    @property
    def player(self) -> Player:
        return self.table.game.players[self.number]

    @property
    def hand(self) -> list[str]:
        """In alphabetical order."""
        return sorted(self.table.keys(self.player.hand))

    @property
    def cowboy(self) -> str:
        return "" if self.player.cowboy == NONE else self.table.game.book.key_of[self.player.cowboy]

    @property
    def robbing(self) -> bool:
        """Whether his cowboy lies face up."""
        return self.player.robbing

    @property
    def tokens(self) -> int:
        return self.player.tokens

    @property
    def loot(self) -> list[str]:
        return sorted(self.table.keys(self.player.loot))

    @property
    def money(self) -> int:
        return self.table.game.money(PlayerId(self.number))

    @property
    def debt(self) -> int:
        return self.player.debt

    def sees(self) -> CalibreView:
        """The table as he sees it."""
        seen = CALIBRE45.full_view(self.table.game, PlayerId(self.number))
        assert isinstance(seen, CalibreView)
        return seen

    # What he is asked, may and may not do

    def decides(self, kind: str) -> bool:
        """Whether he is asked this question now. A scene may stop here."""
        decision = self.table.game.decision
        if decision is None or decision.player != self.number or decision.kind != kind:
            return False
        self.table.stops_here()
        return True

    def is_armed_first(self) -> bool:
        """Whether it is his turn of arming."""
        return self.decides("arming")

    @property
    def offered(self) -> list[str]:
        """What he may answer now, in the order of the options, equal cards once."""
        return list(dict.fromkeys(self.table.meaning(option) for option in self._options()))

    @property
    def may_shoot(self) -> set[Seat]:
        return {self.table.seats[option.target] for option in self._options() if option.verb == SHOOT}

    def can(self, verb: str) -> bool:
        """Whether any option with this verb is offered to him."""
        assert verb in VERBS, f"{verb!r} is not a verb; verbs: {', '.join(VERBS)}"
        return any(VERBS[option.verb] == verb for option in self._options())

    def cannot_use(self, card: str, *, because: str, at: Seat | None = None, **numbers: int) -> None:
        """The table says why this hand card, or his cowboy, or (with "") a new one, is of no use now."""
        __tracebackhide__ = True
        told: list[str] = []
        target = NONE if at is None else at.number
        for refusal in refusals(self.table.game, PlayerId(self.number)):
            name = "" if refusal.card == NONE else self.table.game.book.key_of[refusal.card]
            if name == card and refusal.target == target:
                if refusal.reason.code == because and numbers.items() <= refusal.reason.numbers.items():
                    return
                told.append(f"{refusal.reason.code} {refusal.reason.numbers}")
        raise SceneBroken(f"{self} should not use {card}: {because} {numbers}; the table says: {told}")

    def is_refused_nothing(self) -> bool:
        """Whether everything that he holds can be used."""
        return not refusals(self.table.game, PlayerId(self.number))

    def is_warned(self, meaning: str, because: str, **numbers: int) -> None:
        """This answer is legal, and carries this warning with these numbers."""
        __tracebackhide__ = True
        told = self._warning(meaning)
        if told is None or told[0] != because or not numbers.items() <= told[1].items():
            raise SceneBroken(f"{self} should be warned: {because} {numbers}; the table says: {told}")

    def is_not_warned(self, meaning: str) -> None:
        __tracebackhide__ = True
        told = self._warning(meaning)
        if told is not None:
            raise SceneBroken(f"{self} should not be warned of {meaning}; the table says: {told}")

    def _warning(self, meaning: str) -> tuple[str, dict[str, int]] | None:
        __tracebackhide__ = True
        for option in self._options():
            if self.table.meaning(option) == meaning:
                reason = warning(self.table.game, option)
                return None if reason is None else (reason.code, reason.numbers)
        raise SceneBroken(f"{self} cannot {meaning}. {self.table.question()}")

    def _options(self) -> list[Option]:
        decision = self.table.game.decision
        return decision.options if decision is not None and decision.player == self.number else []
