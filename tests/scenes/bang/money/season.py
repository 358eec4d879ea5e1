"""A game of a campaign that is about to begin: Ann is its Sheriff, then clockwise Bob, Cid and Dee."""

from __future__ import annotations

from saloon.games.bang.deal import as_dealt
from saloon.games.bang.frames.hiring import Hiring
from saloon.games.bang.game import BANG
from saloon.games.bang.series import Brought, Series
from saloon.games.bang.setup import new_setup
from saloon.games.bang.state import Bang
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, PlayerId
from saloon.kernel.views import SPECTATOR
from tests.scenes.watching import check_shown

NAMES = ["ann", "bob", "cid", "dee", "eve", "fay", "gil", "hal"]


def lay(kind: str, copy: int = 0) -> CardId:
    """A card of the base game that may have lain before somebody."""
    book = new_setup(4).book
    return [card for card in book.deck if book.kind_of[card].key == kind][copy]


def kept(character: str, price: int = 0, life: int = 4, cards: list[CardId] | None = None) -> Brought:
    """What somebody brings along who has survived the game before."""
    return Brought(character, price, life, cards or [])


NOTHING = kept("")


class Season:
    """The second game of a campaign, up to its first question."""

    def __init__(self, money: list[int], brought: dict[str, Brought] | None = None, /, **rules: str) -> None:
        players = len(money)
        brings = brought or {}
        series = Series(
            2,
            players,
            PlayerId(0),
            [],
            [money],
            [brings.get(name, NOTHING) for name in NAMES[:players]],
        )
        setup = new_setup(players, "season", chosen={"campaign": "on", **rules}, series=series)
        self.log: list[Event] = []
        self.game: Bang = as_dealt(setup, self.log)
        self.game.run()

    @property
    def asked(self) -> str:
        """`dee open_auction`"""
        decision = self.game.decision
        assert decision is not None
        return f"{NAMES[decision.player]} {decision.kind}"

    @property
    def number(self) -> int:
        assert self.game.decision is not None
        return self.game.decision.number

    @property
    def offered(self) -> list[str]:
        assert self.game.decision is not None
        return [self.game.key(option) for option in self.game.decision.options]

    @property
    def on_offer(self) -> list[str]:
        """The characters that lie open and that nobody has hired yet."""
        for frame in self.game.stack:
            if isinstance(frame, Hiring):
                return [self.game.key_of(one) for one in frame.characters]
        return []

    def says(self, *answers: str) -> None:
        """`dee pick:slab_the_killer`: each must be the one who is asked."""
        for answer in answers:
            who, key = answer.split(" ", 1)
            assert self.asked.split(" ", maxsplit=1)[0] == who, f"{self.asked}: {self.offered}"
            self.game.answer_key(key)
        check_shown(BANG, self.game, PlayerId(self.game.step % len(self.game.players)))
        if self.game.turns:
            assert BANG.full_view(self.game, SPECTATOR).auction is None

    def buys(self, name: str, *kinds: str) -> None:
        """Cards of these kinds, one after the other."""
        for kind in kinds:
            key = next(key for key in self.offered if key.startswith(f"buy:{kind}#"))
            self.says(f"{name} {key}")

    @property
    def has_begun(self) -> bool:
        """Whether hands are dealt: nobody is asked anything more before the first turn."""
        return self.game.turns == 1

    def money(self) -> list[int]:
        return [player.money for player in self.game.players]

    def of(self, name: str) -> str:
        """The character of a player; nobody: he has none yet."""
        return self.game.key_of(self.game.figures[NAMES.index(name)].characters[0])

    def hand(self, name: str) -> list[str]:
        book = self.game.book
        return [book.kind_of[card].key for card in self.game.players[NAMES.index(name)].hand]

    @property
    def auction(self) -> str:
        """What everybody sees of it: `slab_the_killer, dee opens, bob bids 400, out: cid`."""
        seen = BANG.full_view(self.game, SPECTATOR).auction
        assert seen is not None
        assert seen.characters == self.on_offer
        opens = f"{NAMES[seen.opener]} opens" if seen.opener >= 0 else "nobody opens"
        bids = f"{NAMES[seen.bidder] if seen.bidder >= 0 else 'nobody'} bids {seen.amount}"
        out = " ".join(NAMES[figure] for figure in seen.passed) or "nobody"
        return f"{seen.lot or 'nothing'}, {opens}, {bids}, out: {out}"

    def sees(self, name: str) -> list[int]:
        return BANG.view(self.game, PlayerId(NAMES.index(name))).money
