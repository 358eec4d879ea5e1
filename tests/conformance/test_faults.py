"""The conformance suite reports broken promises: for each of its checks a game that breaks just that one."""

from collections.abc import Callable

import pytest

import saloon
from saloon.games.bang.game import BangType
from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView
from saloon.kernel import conformance
from saloon.kernel.conformance import Broken, walk
from saloon.kernel.decisions import Decision, Option
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, FigureId, PlayerId
from saloon.kernel.knowledge import DECK, PLACED, Knowledge, Pack
from saloon.kernel.records import give

if saloon.BUILD.is_compiled:
    pytest.skip(
        "a compiled class cannot have interpreted subclasses: broken games are tried on the pure build",
        allow_module_level=True,
    )


class SpoiltDeal(BangType):
    """Deals a game with a fault in it."""

    def deal(self, setup: object, log: list[Event] | None = None) -> Bang:
        game = super().deal(setup, log)
        self.spoil(game)
        return game

    def spoil(self, game: Bang) -> None:
        raise NotImplementedError


class NobodyDecides(SpoiltDeal):
    def spoil(self, game: Bang) -> None:
        game.decision = None


class NothingToChoose(SpoiltDeal):
    def spoil(self, game: Bang) -> None:
        assert game.decision is not None
        game.decision.options.clear()


class TheSameKeyTwice(SpoiltDeal):
    def spoil(self, game: Bang) -> None:
        assert game.decision is not None
        game.decision.options.append(game.decision.options[0])


class LostCard(SpoiltDeal):
    def spoil(self, game: Bang) -> None:
        game.deck.pop()


class CardInTwoPlaces(SpoiltDeal):
    def spoil(self, game: Bang) -> None:
        game.discard.append(game.deck[0])


class OtherDealTheSecondTime(SpoiltDeal):
    def __init__(self) -> None:
        super().__init__()
        self.deals = 0

    def spoil(self, game: Bang) -> None:
        self.deals += 1
        game.chance.drawn[0] += self.deals


class AsksAfterTheEnd(SpoiltDeal):
    def spoil(self, game: Bang) -> None:
        game.__class__ = Restless
        game.step = 1


class Restless(Bang):
    __slots__ = ()

    def end(self, won: list[PlayerId]) -> None:
        super().end(won)
        self.decision = Decision(PlayerId(0), FigureId(0), "one_more", [])


class CloneIsTheOriginal(BangType):
    def clone(self, game: Bang) -> Bang:
        return game


class CloneSharesTheDeck(BangType):
    def clone(self, game: Bang) -> Bang:
        copy = game.clone()
        copy.deck = game.deck
        return copy


class CloneDiffers(BangType):
    def clone(self, game: Bang) -> Bang:
        copy = game.clone()
        copy.this_turn.bangs_played += 1
        return copy


class SpoiltDecoding(BangType):
    """Reads a stored game wrongly."""

    def decode(self, data: bytes) -> Bang:
        game = super().decode(data)
        assert game.decision is not None
        self.spoil(game, game.decision)
        return game

    def spoil(self, game: Bang, decision: Decision) -> None:
        raise NotImplementedError


class ForgetsBangsPlayed(SpoiltDecoding):
    def spoil(self, game: Bang, decision: Decision) -> None:
        game.this_turn.bangs_played += 1


class ForgetsItsQuestion(SpoiltDecoding):
    def spoil(self, game: Bang, decision: Decision) -> None:
        game.decision = None


class AsksSomebodyElse(SpoiltDecoding):
    def spoil(self, game: Bang, decision: Decision) -> None:
        decision.player = PlayerId((decision.player + 1) % len(game.players))


class AsksSomethingElse(SpoiltDecoding):
    def spoil(self, game: Bang, decision: Decision) -> None:
        decision.kind = "something_else"


class OffersInAnotherOrder(SpoiltDecoding):
    def spoil(self, game: Bang, decision: Decision) -> None:
        decision.options = [*decision.options[1:], decision.options[0], decision.options[0]]


class SpoiltView(BangType):
    """Shows what should be hidden."""

    def view(self, game: Bang, viewer: PlayerId) -> BangView:
        seen = super().view(game, viewer)
        self.spoil(game, seen)
        return seen

    def spoil(self, game: Bang, seen: BangView) -> None:
        raise NotImplementedError


class ShowsHands(SpoiltView):
    def spoil(self, game: Bang, seen: BangView) -> None:
        for figure in seen.figures:
            figure.hand = game.players[figure.player].hand[:]


class ShowsRoles(SpoiltView):
    def spoil(self, game: Bang, seen: BangView) -> None:
        for figure in seen.figures:
            figure.role = game.players[figure.player].role


class ShowsTheDeck(SpoiltView):
    def spoil(self, game: Bang, seen: BangView) -> None:
        seen.discard = seen.discard + game.deck[-1:]


class HintsAtHands(SpoiltView):
    """Not a card is shown, but a number depends on hidden ones."""

    def spoil(self, game: Bang, seen: BangView) -> None:
        seen.needed += sum(game.players[1].hand) + sum(game.players[2].hand)


class TellsTheSeed(SpoiltView):
    def spoil(self, game: Bang, seen: BangView) -> None:
        seen.decision += game.chance.seed


class StubbornPack(Pack):
    """Believes that what it once knew stays so."""

    def moved_unseen(self, source: int, place: int) -> None:
        pass


class KnowingPack(Pack):
    """Believes that it knows the order of a deck that was shuffled."""

    def stirred(self, count: int) -> None:
        super().stirred(count)
        shuffled = [CardId(card) for card, places in enumerate(self.where) if places & DECK]
        for place, card in enumerate(shuffled[:count]):
            self.deck[place] = card
            self.where[card] = PLACED


class SpoiltMemory(BangType):
    """Remembers with another kind of pack."""

    pack: type[Pack] = Pack

    def learn(self, knowledge: Knowledge, events: list[Event], view: BangView) -> None:
        if not knowledge.packs:
            super().learn(knowledge, [], view)
        knowledge.packs = [self.pack(one.where, one.deck, one.aside, one.unsure) for one in knowledge.packs]
        super().learn(knowledge, events, view)
        knowledge.packs = [Pack(one.where, one.deck, one.aside, one.unsure) for one in knowledge.packs]


class DoesNotForgetThefts(SpoiltMemory):
    pack = StubbornPack


class DoesNotForgetAtAShuffle(SpoiltMemory):
    pack = KnowingPack


class RemembersWhatNobodyTold(BangType):
    """Peeks into the deck of the game that was looked at last."""

    peeked: list[CardId]

    def view(self, game: Bang, viewer: PlayerId) -> BangView:
        self.peeked = game.deck
        return super().view(game, viewer)

    def learn(self, knowledge: Knowledge, events: list[Event], view: BangView) -> None:
        super().learn(knowledge, events, view)
        knowledge.packs[0].where[self.peeked[-1]] = DECK


class RedealsWithoutMemory(BangType):
    def redeal(self, view: BangView, seed: str, knowledge: Knowledge | None = None) -> Bang:
        return super().redeal(view, seed)


class ForgetsToWriteBangs(BangType):
    def position(self, game: Bang) -> str:
        lines = super().position(game).splitlines()
        return "\n".join(line for line in lines if not line.startswith("this turn"))


class WritesOneCardTooMany(BangType):
    def view_position(self, view: BangView) -> str:
        text = super().view_position(view)
        return text.replace("deck: ?*", "deck: ? ?*", 1)


class NobodyWins(BangType):
    def winners(self, game: Bang) -> list[PlayerId]:
        return []


FAULTS: list[tuple[type[BangType], str]] = [
    (NobodyDecides, "waits for exactly one decision"),
    (NothingToChoose, "at least one option"),
    (TheSameKeyTwice, "option keys are unique"),
    (LostCard, "each card is in exactly one place"),
    (CardInTwoPlaces, "each card is in exactly one place"),
    (CloneDiffers, "a clone is equal to its original"),
    (CloneIsTheOriginal, "leaves the original as it was"),
    (CloneSharesTheDeck, "leaves the original as it was"),
    (ForgetsBangsPlayed, "a decoded state encodes to the same bytes"),
    (ForgetsItsQuestion, "a decoded state asks its question again"),
    (AsksSomebodyElse, "a decoded state asks the same player"),
    (AsksSomethingElse, "a decoded state asks the same question"),
    (OffersInAnotherOrder, "with the same options"),
    (ShowsHands, "cannot see does not change his view"),
    (ShowsRoles, "cannot see does not change his view"),
    (ShowsTheDeck, "viewer"),
    (HintsAtHands, "view(redeal(view)) == view"),
    (TellsTheSeed, "view(redeal(view)) == view"),
    (ForgetsToWriteBangs, "the text of a position is read to the same bytes"),
    (WritesOneCardTooMany, "more unknown cards"),
    (RemembersWhatNobodyTold, "remembers nothing that he has not heard or seen"),
    (RedealsWithoutMemory, "redeal honours what viewer"),
    (NobodyWins, "a game that is over has winners"),
    (OtherDealTheSecondTime, "the same setup and answers give the same bytes"),
]


@pytest.mark.parametrize(("fault", "promise"), FAULTS, ids=[fault.__name__ for fault, _promise in FAULTS])
def test_a_broken_promise_is_reported(fault: type[BangType], promise: str) -> None:
    kind = fault()
    with pytest.raises(Broken) as broken:
        walk(kind, kind.setup({"players": 4, "seed": "faults", "preset": "rulebooks"}), seed=1, every=2)
    report = str(broken.value)
    assert promise in report.splitlines()[0]


def talkative(game: Bang, index: int) -> None:
    """Says something different to each hidden hand, though it names no card."""
    ANSWER(game, index)
    game.happened("lost_life", FigureId(0), amount=1 + sum(game.players[0].hand) % 7)


def by_hidden_cards(game: Bang, player: int) -> list[Option]:
    """Something out of turn for whoever has the lowest card of all hands."""
    hands = [card for one in game.players for card in one.hand]
    return (
        [Option(0, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)]
        if min(hands) in game.players[player].hand
        else []
    )


def counting(game: Bang, player: int) -> list[Option]:
    """Asking what can be done out of turn does something."""
    game.chance.drawn[0] += 1
    return []


ANSWER = Bang.answer


@pytest.mark.parametrize(
    ("method", "fault", "promise"),
    [
        ("answer", talkative, "is told: lost_life here, lost_life there"),
        ("interrupts", by_hidden_cards, "can do out of turn depends on what he sees alone"),
        ("interrupts", counting, "asking for interrupts leaves it as it was"),
    ],
)
def test_a_game_that_tells_or_offers_too_much_is_reported(
    method: str, fault: Callable[..., object], promise: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bang, method, fault)
    kind = BangType()
    with pytest.raises(Broken) as broken:
        walk(kind, kind.setup({"players": 4, "seed": "faults", "preset": "rulebooks"}), seed=1, every=2)
    assert promise in str(broken.value).splitlines()[0]


THIEVES = ["jesse_jones", "el_gringo", "black_jack", "pedro_ramirez", ""]


@pytest.mark.long
@pytest.mark.pure
@pytest.mark.parametrize(
    ("fault", "seed", "characters"),
    [(DoesNotForgetThefts, "thefts 1", THIEVES), (DoesNotForgetAtAShuffle, "shuffles", [])],
)
def test_a_memory_that_does_not_forget_is_reported(
    fault: type[BangType], seed: str, characters: list[str]
) -> None:
    """In a game with thefts or a shuffle, which the sound memory passes."""
    setup = BangType().setup({"players": 5, "seed": seed, "preset": "rulebooks", "characters": characters})
    assert walk(BangType(), setup, seed=1, every=1).over
    with pytest.raises(Broken, match="remembers is true"):
        walk(fault(), setup, seed=1, every=1)


def test_a_question_after_the_end_is_reported() -> None:
    kind = AsksAfterTheEnd()
    with pytest.raises(Broken, match="a game that is over asks nothing"):
        walk(kind, kind.setup({"players": 4, "seed": "faults", "preset": "rulebooks"}), seed=1, every=100_000)


def test_a_stalled_game_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "STEP_LIMIT", 10)
    kind = BangType()
    with pytest.raises(Broken, match="stalled: no end after 10 answers"):
        walk(kind, kind.setup({"players": 4, "seed": "stalled", "preset": "rulebooks"}), seed=1, every=1000)


def test_a_report_tells_how_to_repeat_the_game() -> None:
    kind = NobodyWins()
    setup = kind.setup(
        {"players": 4, "seed": "repeat me", "preset": "official", "rules": {"panic_range": "any"}}
    )
    with pytest.raises(Broken) as broken:
        walk(kind, setup, seed=1, every=1000)
    _promise, setup_line, answers_line = str(broken.value).splitlines()
    assert setup_line == f"setup: {setup}"
    game = BangType().deal(setup)
    for answer in answers_line.removeprefix("answers: ").strip("[]").split(", "):
        give(game, answer.strip("'"))
    assert game.over
