"""What a seat remembers: cards that it saw going to a hand or onto the deck, and what makes it unsure."""

from saloon.games.bang.game import BANG as BANG_GAME
from saloon.games.bang.view import open_view, view
from saloon.games.bang.words import PUT_CARD_BACK
from saloon.kernel.conformance import Witness
from saloon.kernel.ids import PlayerId
from saloon.kernel.knowledge import DECK, hand_of
from saloon.kernel.views import HIDDEN
from tests.scenes.bang.base.names import (
    BANG,
    BEER,
    BLACK_JACK,
    GENERAL_STORE,
    KIT_CARLSON,
    MISSED,
    PANIC,
    STAGECOACH,
)
from tests.scenes.bang.fistful_of_cards.names import PEYOTE
from tests.scenes.bang.wild_west_show.names import SACAGAWAY
from tests.scenes.language import HAND, Seat, Table


class Onlooker:
    """Somebody at the table of a scene who remembers."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.witness = Witness(PlayerId(seat.number))
        self.looks()

    def looks(self) -> None:
        game = self.table.game
        assert game.log is not None
        self.witness.look(BANG_GAME, game, game.log)

    def knows(self, seat: Seat) -> list[str]:
        """The kinds of the cards that he knows to be in a hand that he does not see."""
        seen = BANG_GAME.view(self.table.game, self.witness.viewer)
        known = BANG_GAME.known_cards(self.witness.knowledge, seen)
        return [self.table.card(card).kind for card in known[seat.number]]

    def may_be(self, card: int) -> int:
        return self.witness.knowledge.packs[0].where[card]

    def top(self) -> str:
        """The kind of the card that he knows to be the next one; empty if he does not know it."""
        card = self.witness.knowledge.packs[0].deck[-1]
        return "" if card == HIDDEN else self.table.card(card).kind


def test_what_is_picked_in_the_store_is_known_until_it_is_played(table: Table) -> None:
    sheriff = table.seat(hand=[GENERAL_STORE])
    outlaw = table.seat(hand=[BANG])
    watcher = table.seat()
    table.next_cards(BEER, MISSED, STAGECOACH)
    onlooker = Onlooker(table, watcher)
    sheriff.plays(GENERAL_STORE)
    onlooker.looks()
    sheriff.picks(BEER)
    onlooker.looks()
    outlaw.picks(MISSED)
    onlooker.looks()
    assert onlooker.knows(sheriff) == ["beer"]
    assert onlooker.knows(outlaw) == ["missed"]
    sheriff.ends_turn()
    outlaw.plays(BANG, at=watcher)
    watcher.takes_the_hit()
    onlooker.looks()
    assert onlooker.knows(outlaw) == ["missed"]


def test_a_random_card_out_of_a_known_hand_leaves_two_hands_possible(table: Table) -> None:
    sheriff = table.seat(hand=[GENERAL_STORE])
    outlaw = table.seat(hand=[BANG])
    thief = table.seat(hand=[PANIC])
    watcher = table.seat()
    table.next_cards(BEER, MISSED, STAGECOACH, BANG)
    onlooker = Onlooker(table, watcher)
    sheriff.plays(GENERAL_STORE)
    sheriff.picks(BEER)
    outlaw.picks(MISSED)
    thief.picks(STAGECOACH)
    sheriff.ends_turn()
    outlaw.ends_turn()
    onlooker.looks()
    assert "missed" in onlooker.knows(outlaw)
    (missed,) = [card for card in table.game.players[outlaw.number].hand if table.card(card).kind == "missed"]
    thief.plays(PANIC, at=outlaw, taking=HAND)
    onlooker.looks()
    assert "missed" not in onlooker.knows(outlaw) + onlooker.knows(thief)
    assert onlooker.may_be(missed) == hand_of(PlayerId(outlaw.number)) | hand_of(PlayerId(thief.number))


def test_kit_carlson_knows_what_he_put_back_and_who_draws_it(table: Table) -> None:
    kit = table.seat(KIT_CARLSON)
    outlaw = table.seat(hand=[BANG])
    table.seat(hand=[BANG])
    kit.begins_drawing()
    table.next_cards(BEER, BANG, MISSED)
    himself = Onlooker(table, kit)
    other = Onlooker(table, outlaw)
    assert kit.decides(PUT_CARD_BACK)
    seen, true = view(table.game, PlayerId(outlaw.number)), open_view(table.game)
    assert seen.stack[-1].cards_held() == [HIDDEN] * 3
    assert true.stack[-1].cards_held() == table.game.stack[-1].cards_held()
    kit.puts_back(MISSED)
    himself.looks()
    other.looks()
    assert himself.top() == "missed"
    assert other.top() == ""
    kit.ends_turn()
    himself.looks()
    assert himself.knows(outlaw) == ["missed"]


def test_a_card_that_was_shown_is_remembered(table: Table) -> None:
    jack = table.seat(BLACK_JACK)
    watcher = table.seat()
    table.next_cards(BEER, MISSED, BANG)
    jack.begins_turn()
    onlooker = Onlooker(table, watcher)
    assert onlooker.knows(jack) == ["missed"]


def test_a_card_that_was_guessed_right_is_remembered(table: Table) -> None:
    table.plays_with(sets=["base", "fistful_of_cards"])
    guesser = table.seat(hand=[BANG])
    watcher = table.seat()
    table.event(PEYOTE)
    table.next_cards(BEER("6♥"), MISSED("10♣"))
    guesser.begins_drawing()
    onlooker = Onlooker(table, watcher)
    guesser.guesses("red")
    guesser.guesses("red")
    onlooker.looks()
    assert onlooker.knows(guesser) == ["beer"]


def test_open_hands_are_remembered_when_they_are_closed(table: Table) -> None:
    table.plays_with(sets=["base", "wild_west_show"])
    sheriff = table.seat(hand=[STAGECOACH])
    outlaw = table.seat(hand=[BEER, MISSED])
    watcher = table.seat()
    table.event(SACAGAWAY, coming=["darling_valentine"])
    onlooker = Onlooker(table, watcher)
    assert onlooker.knows(outlaw) == []  # he sees them
    sheriff.plays(STAGECOACH)
    onlooker.looks()
    assert sorted(onlooker.knows(outlaw)) == ["beer", "missed"]


def test_a_shuffle_puts_what_lay_open_into_the_deck_and_nobody_knows_where(table: Table) -> None:
    sheriff = table.seat()
    watcher = table.seat()
    sheriff.begins_turn()
    table.only_cards(BEER)
    table.discarded(MISSED, BANG, BANG)
    onlooker = Onlooker(table, watcher)
    pack = onlooker.witness.knowledge.packs[0]
    assert pack.deck == [HIDDEN, HIDDEN]
    assert all(onlooker.may_be(card) & DECK for card in table.game.deck)
    assert "missed" not in onlooker.knows(sheriff)
