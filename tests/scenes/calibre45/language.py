"""The language of scenes of Calibre 45: a table laid by hand, and players who act as a reader would tell it.

A scene begins with somebody's turn of arming. It acts only through options that the engine offers. A question
that it does not answer breaks it: when somebody else acts, and at the end of the test, unless the question is
a turn of arming or the scene has said (with `decides`) that it stops there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from saloon.games.calibre45.arrange import Pile, Place, arrange
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import ARMING
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from tests.scenes.calibre45.names import (
    BILLY_THE_KID,
    BUTCH_CASSIDY,
    CALAMITY_JANE,
    JESSE_JAMES,
    JOHN_HARDIN,
    SUNDANCE_KID,
    WILD_BILL_HICKOK,
)
from tests.scenes.calibre45.seats import Seat
from tests.scenes.calibre45.watching import Watcher
from tests.scenes.seats import SceneBroken

__all__ = ["SceneBroken", "Seat", "Table"]

USUAL = [
    BILLY_THE_KID,
    JESSE_JAMES,
    WILD_BILL_HICKOK,
    BUTCH_CASSIDY,
    SUNDANCE_KID,
    CALAMITY_JANE,
    JOHN_HARDIN,
]
"""Who rides for a player if the scene does not say: the first four have a limit of six."""


class Table:
    """The table of one scene. It is laid when the first thing happens or is looked at."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self._rules: dict[str, str] = {}
        self._begins = 0
        self._weapons = Pile()
        self._money = Pile()
        self._cowboys = Pile()
        self._deck: object = None
        self._game: Calibre | None = None
        self._watcher: Watcher | None = None
        self._stopped_at = -1

    # Laying it

    def seat(
        self,
        team: int | None = None,
        *,
        hand: Sequence[str] = (),
        cowboy: str | None = None,
        tokens: int = 0,
        loot: Sequence[str] = (),
        debt: int = 0,
    ) -> Seat:
        """The next player clockwise. By default two teams alternate, and everybody has a cowboy."""
        self._still_open()
        number = len(self.seats)
        place = Place(
            number % 2 if team is None else team,
            list(hand),
            USUAL[number] if cowboy is None else cowboy,
            tokens,
            list(loot),
            debt,
        )
        seat = Seat(self, number, place)
        self.seats.append(seat)
        return seat

    def plays_with(self, **rules: str) -> None:
        """Which rule options are not as usual."""
        self._still_open()
        self._rules = rules

    def uses_deck(self, deck: object) -> None:
        """A composition of the table's own."""
        self._still_open()
        self._deck = deck

    def begins(self, seat: Seat) -> None:
        """Whose turn of arming it is; otherwise the first one's."""
        self._still_open()
        self._begins = seat.number

    def next_cards(self, *keys: str) -> None:
        """The top of the weapon deck, in the order in which it will be drawn."""
        self._still_open()
        self._weapons.top = list(keys)

    def only_cards(self, *keys: str) -> None:
        """The whole weapon deck; all other cards lie on the discard pile."""
        self.next_cards(*keys)
        self._weapons.rest = False

    def discarded(self, *keys: str) -> None:
        """The top of the discarded weapon cards, the top card first."""
        self._still_open()
        self._weapons.discard = list(keys)

    def money(self, *keys: str) -> None:
        """The money cards at the first places of the spread deck."""
        self._still_open()
        self._money.top = list(keys)

    def only_money(self, *keys: str) -> None:
        """The whole spread deck; all other money cards are discarded."""
        self.money(*keys)
        self._money.rest = False

    def discarded_money(self, *keys: str) -> None:
        """The discarded money cards: what change can be taken from."""
        self._still_open()
        self._money.discard = list(keys)

    def next_cowboys(self, *keys: str) -> None:
        """The top of the cowboy deck."""
        self._still_open()
        self._cowboys.top = list(keys)

    def only_cowboys(self, *keys: str) -> None:
        """The whole cowboy deck; all others are discarded."""
        self.next_cowboys(*keys)
        self._cowboys.rest = False

    def _still_open(self) -> None:
        if self._game is not None:
            raise SceneBroken("the table is laid: say who sits there and what lies there before it begins")

    @property
    def game(self) -> Calibre:
        """The engine's game; laid and run to the first question when it is first asked for."""
        if self._game is None:
            self._game = arrange(
                [seat.place for seat in self.seats],
                PlayerId(self._begins),
                self._weapons,
                self._money,
                self._cowboys,
                self._rules,
                deck=self._deck,
            )
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
    def winners(self) -> set[Seat]:
        return {self.seats[player] for player in self.game.winners}

    @property
    def weapon_deck(self) -> list[str]:
        """The weapon deck, its top card first."""
        return self.keys(self.game.weapons[::-1])

    @property
    def weapon_discard(self) -> list[str]:
        return self.keys(self.game.weapon_discard[::-1])

    @property
    def money_discard(self) -> list[str]:
        return self.keys(self.game.money_discard[::-1])

    @property
    def cowboy_discard(self) -> list[str]:
        return self.keys(self.game.cowboy_discard[::-1])

    @property
    def places_left(self) -> list[int]:
        """The places of the spread money deck that still hold a card, from 1."""
        return [place + 1 for place, card in enumerate(self.game.spread) if card >= 0]

    @property
    def spread(self) -> list[str]:
        return self.keys([card for card in self.game.spread if card >= 0])

    def team_money(self, team: int) -> int:
        return self.game.team_money(team)

    def events(self, name: str) -> list[Event]:
        """What has happened under this name since the scene began."""
        log = self.game.log
        assert log is not None
        return [event for event in log if event.name == name]

    def keys(self, cards: Sequence[int]) -> list[str]:
        return [self.game.book.key_of[card] for card in cards]

    # Acting at it

    def answer(self, seat: Seat, doing: str, fits: Callable[[Option], bool]) -> None:
        """Answer the open question with the offered option that the scene means."""
        __tracebackhide__ = True
        decision = self.game.decision
        if decision is None or decision.player != seat.number:
            raise SceneBroken(f"{seat} cannot {doing}: it is not his decision. {self.question()}")
        found = [i for i, option in enumerate(decision.options) if fits(option)]
        if not found:
            raise SceneBroken(f"{seat} cannot {doing}. {self.question()}")
        meanings = {self.meaning(decision.options[i]) for i in found}
        if len(meanings) > 1:
            raise SceneBroken(f"{seat} is to {doing}: that could be any of {sorted(meanings)}")
        self.game.answer(found[0])
        assert self._watcher is not None
        self._watcher.look(self.game)

    def meaning(self, option: Option) -> str:
        """The key of an option without the numbers of cards: "exchange:coyote+bullets_2"."""
        return re.sub(r"#\d+", "", self.game.key(option))

    def question(self) -> str:
        """Who is asked what, with the keys of the options."""
        decision = self.game.decision
        if decision is None:
            return f"The game is over; winners: {self.winners}."
        keys = ", ".join(self.game.key(option) for option in decision.options)
        return f"{self.seats[decision.player]} is asked {decision.kind}: {keys}."

    def stops_here(self) -> None:
        """The scene ends with this question open, on purpose."""
        self._stopped_at = self.game.step

    def check_answered(self) -> None:
        """The end of the scene: it was silent about no question."""
        __tracebackhide__ = True
        if self._game is None:
            raise SceneBroken("nothing happened in this scene")
        decision = self._game.decision
        if decision is not None and decision.kind != ARMING and self._stopped_at != self._game.step:
            raise SceneBroken(f"the scene ends with a question unanswered. {self.question()}")
        assert self._watcher is not None
        self._watcher.check_end(self._game)
