"""The odds of a check: of the cards that a viewer does not see, how many are good for whoever checks."""

from collections.abc import Callable

import pytest

from saloon.games.bang.explaining import explain
from saloon.games.bang.setup import deck_of
from saloon.games.bang.view import open_view, view
from saloon.games.bang.words import HEARTS, SPADES
from saloon.games.bang.worlds import permute_hidden
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import NO_PLAYER, CardId, PlayerId
from tests.scenes.bang.base.names import BANG, BARREL, BEER, DYNAMITE, JAIL, JOURDONNAIS, LUCKY_DUKE, MISSED
from tests.scenes.bang.fistful_of_cards.names import LASSO, VENDETTA
from tests.scenes.bang.high_noon.names import BLESSING, CURSE
from tests.scenes.bang.wild_west_show.names import TEREN_KILL
from tests.scenes.language import Seat, Table

Good = Callable[[Table, int], bool]


def hearts(table: Table, card: int) -> bool:
    return table.game.book.suit_of[card] == HEARTS


def not_spades_from_2_to_9(table: Table, card: int) -> bool:
    return table.game.book.suit_of[card] != SPADES or not 2 <= table.game.book.rank_of[card] <= 9


def told(table: Table, viewer: PlayerId, figure: Seat) -> dict[str, list[int]]:
    """[good cards, cards, flipped, per cent] by what asks for the check."""
    seen = view(table.game, viewer)
    explain(table.game, seen)
    checks = seen.figures[figure.number].checks
    return {table.game.book.definitions[number].key: rest for number, *rest in checks}


def whole_deck(table: Table) -> list[CardId]:
    """Cards of the box that a scene has no use for are in the deck as well."""
    game = table.game
    elsewhere = [card for player in game.players for card in player.hand]
    elsewhere += [card for figure in game.figures for card in figure.in_play]
    game.deck[:] = [card for card in deck_of(game.setup) if card not in elsewhere]
    return game.deck


def unseen(table: Table, viewer: int) -> list[CardId]:
    """The deck and the hands of the others."""
    hands = [player.hand for number, player in enumerate(table.game.players) if number != viewer]
    return [*table.game.deck, *(card for hand in hands for card in hand)]


@pytest.mark.parametrize(
    ("card", "good"), [(BARREL, hearts), (JAIL, hearts), (DYNAMITE, not_spades_from_2_to_9)]
)
def test_each_viewer_counts_what_he_does_not_see(table: Table, card: str, good: Good) -> None:
    table.seat(hand=[BEER, MISSED, MISSED])
    checking = table.seat(hand=[BEER, BANG], in_play=[card])
    table.seat(hand=[BEER])
    whole_deck(table)
    for viewer in (NONE, 0, 1, 2):
        cards = unseen(table, viewer)
        count = sum(good(table, one) for one in cards)
        percent = round(100 * count / len(cards))
        assert list(told(table, PlayerId(viewer), checking).values()) == [[count, len(cards), 1, percent]]
    assert told(table, PlayerId(0), checking) != told(table, PlayerId(1), checking)


def test_a_character_has_odds_and_whoever_checks_nothing_has_none(table: Table) -> None:
    sheriff = table.seat()
    barrel_built_in = table.seat(JOURDONNAIS)
    table.seat()
    assert list(told(table, PlayerId(0), barrel_built_in)) == ["jourdonnais"]
    assert told(table, PlayerId(0), sheriff) == {}


def test_the_better_of_two_cards(table: Table) -> None:
    table.seat()
    duke = table.seat(LUCKY_DUKE, in_play=[BARREL, DYNAMITE])
    table.seat()
    whole_deck(table)
    cards = unseen(table, 0)
    for key, good in (("barrel", hearts), ("dynamite", not_spades_from_2_to_9)):
        count, bad = sum(good(table, one) for one in cards), sum(not good(table, one) for one in cards)
        fails = bad * (bad - 1) / (len(cards) * (len(cards) - 1))
        assert told(table, PlayerId(0), duke)[key] == [count, len(cards), 2, round(100 * (1 - fails))]


def test_with_everything_open_only_the_deck_is_unseen(table: Table) -> None:
    table.seat(hand=[BEER, MISSED])
    checking = table.seat(in_play=[BARREL])
    table.seat()
    deck = whole_deck(table)
    count = sum(hearts(table, card) for card in deck)
    assert open_view(table.game).figures[checking.number].checks[0][1:3] == [count, len(deck)]


def test_an_empty_deck_is_the_discard_pile_shuffled(table: Table) -> None:
    table.seat()
    checking = table.seat(in_play=[BARREL])
    duke = table.seat(LUCKY_DUKE, in_play=[JAIL])
    deck, discard = whole_deck(table), table.game.discard
    discard[:] = deck[1:]
    del deck[1:]
    good, last = sum(hearts(table, card) for card in discard), sum(hearts(table, card) for card in deck)
    chance = 1 if last else good / len(discard)
    assert told(table, NO_PLAYER, duke)["jail"] == [last, 1, 2, round(100 * chance)]
    assert told(table, NO_PLAYER, checking)["barrel"] == [last, 1, 1, 100 * last]
    discard += deck
    deck.clear()
    chance = (good + last) / len(discard)
    assert told(table, NO_PLAYER, checking)["barrel"] == [good + last, len(discard), 1, round(100 * chance)]


def test_events_change_suits(table: Table) -> None:
    table.plays_with(sets=["base", "high_noon"])
    table.event(BLESSING)
    table.seat()
    checking = table.seat(in_play=[BARREL, DYNAMITE])
    table.seat()
    assert {key: odds[-1] for key, odds in told(table, PlayerId(0), checking).items()} == {
        "barrel": 100,
        "dynamite": 100,
    }


def test_under_the_curse_ranks_alone_save_from_dynamite(table: Table) -> None:
    table.plays_with(sets=["base", "high_noon"])
    table.event(CURSE)
    table.seat()
    checking = table.seat(in_play=[BARREL, DYNAMITE])
    table.seat()
    whole_deck(table)
    cards = unseen(table, 0)
    high = sum(table.game.book.rank_of[card] > 9 for card in cards)
    assert told(table, PlayerId(0), checking)["barrel"] == [0, len(cards), 1, 0]
    assert told(table, PlayerId(0), checking)["dynamite"][:2] == [high, len(cards)]


def test_what_is_switched_off_has_no_odds(table: Table) -> None:
    table.plays_with(sets=["base", "fistful_of_cards"])
    table.event(LASSO)
    table.seat()
    checking = table.seat(in_play=[BARREL])
    table.seat()
    assert told(table, PlayerId(0), checking) == {}


def test_an_event_that_checks_has_odds_for_everybody(table: Table) -> None:
    table.plays_with(sets=["base", "fistful_of_cards"])
    table.event(VENDETTA)
    sheriff = table.seat()
    duke = table.seat(LUCKY_DUKE)
    out = table.seat(alive=False)
    table.seat()
    assert told(table, PlayerId(0), sheriff)["vendetta"][2] == 1
    assert told(table, PlayerId(0), duke)["vendetta"][2] == 2
    assert told(table, PlayerId(0), out) == {}


def test_teren_kill_fears_spades_only(table: Table) -> None:
    table.plays_with(sets=["base", "wild_west_show"])
    table.seat()
    checking = table.seat(TEREN_KILL)
    table.seat()
    whole_deck(table)
    cards = unseen(table, 0)
    saved = sum(table.game.book.suit_of[card] != SPADES for card in cards)
    assert told(table, PlayerId(0), checking)["teren_kill"][:2] == [saved, len(cards)]


def test_what_a_viewer_cannot_see_does_not_change_them(table: Table) -> None:
    table.seat(hand=[BEER, MISSED])
    checking = table.seat(LUCKY_DUKE, hand=[BEER, MISSED], in_play=[BARREL, DYNAMITE])
    table.seat(hand=[BEER])
    table.seat()
    before = told(table, PlayerId(0), checking)
    for seed in range(20):
        permute_hidden(table.game, PlayerId(0), str(seed))
        assert told(table, PlayerId(0), checking) == before


def test_where_no_card_can_be_flipped_there_are_no_odds(table: Table) -> None:
    sheriff = table.seat(in_play=[BARREL])
    table.seat()
    table.only_cards()
    assert told(table, PlayerId(1), sheriff) == {}
