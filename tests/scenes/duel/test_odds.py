"""How likely a revealed card helps: of the cards with its back that a viewer does not see, how many do."""

from saloon.games.duel.words import BARREL, LAW, OUTLAWS, SNAKE
from saloon.games.duel.worlds import permute_hidden
from saloon.kernel.ids import CardId, PlayerId
from tests.scenes.duel.language import Fighter, Side, Table
from tests.scenes.duel.names import (
    BAT_MASTERSON,
    DJANGO,
    KID_CURRY,
    STRANGER,
    TOM_HORN,
    WES_HARDIN,
)


def told(table: Table, viewer: Side, fighter: Fighter) -> dict[str, list[int]]:
    """[good cards, cards, revealed, per cent] by what asks for it."""
    checks = viewer.sees().figures[fighter.place].checks
    return {table.game.book.definitions[number].key: rest for number, *rest in checks}


def unseen(table: Table, back: int, viewer: Side) -> list[CardId]:
    """The private deck, and what the opponent holds of it."""
    game = table.game
    other = game.players[1 - viewer.number].hand
    return [*game.decks[back], *(card for card in other if game.book.back(card) == back)]


def with_symbol(table: Table, cards: list[CardId], symbol: int) -> int:
    return sum(table.game.book.symbol_of[card] == symbol for card in cards)


def test_a_barrel_is_as_likely_as_barrels_are_among_the_cards_not_seen(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, cards=["barrel"])
    law = table.law(STRANGER, DJANGO, hand=["colt", "water"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["missed", "beer"])
    table.has_turn(law)
    for viewer in (law, outlaws):
        cards = unseen(table, OUTLAWS, viewer)
        good = with_symbol(table, cards, BARREL)
        assert told(table, viewer, hardin) == {
            "barrel": [good, len(cards), 1, round(100 * good / len(cards))]
        }
    assert told(table, law, hardin) != told(table, outlaws, hardin), "he sees his own two cards"


def test_a_snake_is_bad_and_a_dynamite_is_lucky_if_it_does_not_explode(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, cards=["rattlesnake"])
    law = table.law(STRANGER, DJANGO)
    table.outlaws(hardin, TOM_HORN)
    table.has_turn(law)
    cards = unseen(table, OUTLAWS, law)
    assert told(table, law, hardin)["rattlesnake"][0] == len(cards) - with_symbol(table, cards, SNAKE)


def test_of_two_cards_bat_masterson_chooses_the_better_for_his_side_and_the_worse_for_the_other(
    table: Table,
) -> None:
    django, hardin = Fighter(DJANGO, cards=["barrel"]), Fighter(WES_HARDIN, cards=["barrel"])
    law = table.law(BAT_MASTERSON, django)
    outlaws = table.outlaws(hardin, TOM_HORN)
    table.only_cards(law, "bank(barrel)", "colt", "carbine")
    table.only_cards(outlaws, "beer(barrel)", "robbery(barrel)", "colt")
    table.has_turn(law)
    assert told(table, law, django) == {"barrel": [1, 3, 2, 67]}
    assert told(table, law, hardin) == {"barrel": [2, 3, -2, 33]}


def test_nothing_is_told_where_one_card_of_two_would_come_from_another_deck(table: Table) -> None:
    django = Fighter(DJANGO, cards=["barrel"])
    law = table.law(BAT_MASTERSON, django)
    table.outlaws(WES_HARDIN, TOM_HORN)
    table.only_cards(law, "bank(barrel)")
    assert told(table, law, django) == {}


def test_when_no_deck_is_left_the_discard_pile_is_counted(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, cards=["barrel"])
    law = table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(hardin, TOM_HORN)
    table.only_cards(outlaws)
    table.has_turn(law)
    discard = table.game.discard
    assert told(table, law, hardin)["barrel"][:2] == [with_symbol(table, discard, BARREL), len(discard)]


def test_the_back_of_the_top_card_tells_which_cards_may_come(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, cards=["barrel"])
    law = table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(hardin, TOM_HORN)
    table.only_cards(outlaws)
    table.common_cards("beer(barrel)", "missed")
    table.has_turn(law)
    game = table.game
    back = game.book.back(game.common[-1])
    cards = [card for card in [*game.common, *game.decks[LAW]] if game.book.back(card) == back]
    assert told(table, law, hardin)["barrel"][:2] == [with_symbol(table, cards, BARREL), len(cards)]


def test_kid_curry_counts_the_cards_of_the_opponent(table: Table) -> None:
    kid = Fighter(KID_CURRY)
    law = table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(kid, TOM_HORN)
    table.has_turn(law)
    cards = unseen(table, LAW, outlaws)
    assert told(table, outlaws, kid)["kid_curry"][:3] == [with_symbol(table, cards, BARREL), len(cards), 1]


def test_what_a_viewer_cannot_see_changes_nothing_of_what_he_is_told(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, cards=["barrel", "rattlesnake"])
    law = table.law(STRANGER, DJANGO, hand=["colt", "water"])
    table.outlaws(hardin, TOM_HORN, hand=["missed", "beer"])
    table.has_turn(law)
    before = told(table, law, hardin)
    permute_hidden(table.game, PlayerId(law.number), "other hands")
    assert told(table, law, hardin) == before
