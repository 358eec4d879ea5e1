"""Chance: the same numbers on every machine, independent streams, no bias worth the name."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.kernel.chance import Chance
from saloon.kernel.codec import decode, encode, known_records
from saloon.kernel.ids import CardId

quick = settings(derandomize=True, max_examples=60, deadline=None, database=None)


def test_the_numbers_are_the_same_on_every_machine() -> None:
    """Golden values: if they change, every recorded game breaks."""
    chance = Chance("saloon", [0] * 5)
    assert chance.words(0, 4) == [875278853, 2022451267, 4129781052, 4147709521]
    assert chance.words(0, 4) == [71520390, 2646497259, 2701946516, 1986627512]
    assert chance.words(1, 4) == [773457754, 3171847289, 1379381981, 1862101162]
    assert [chance.below(2, 80) for _number in range(8)] == [20, 32, 74, 48, 64, 58, 78, 47]
    cards = list(range(12))
    chance.shuffle(3, cards)
    assert cards == [7, 1, 0, 3, 10, 9, 5, 6, 4, 8, 11, 2]
    assert chance.drawn == [2, 1, 8, 1, 0]


def test_a_stream_does_not_move_when_another_one_is_used() -> None:
    alone, busy = Chance("seed", [0, 0]), Chance("seed", [0, 0])
    first = []
    for _number in range(5):
        busy.below(0, 6)
        busy.shuffle(0, [1, 2, 3])
        first.append(busy.below(1, 1000))
    assert [alone.below(1, 1000) for _number in range(5)] == first
    assert alone.drawn == [0, 5]


def test_streams_seeds_and_counters_give_different_numbers() -> None:
    words = [Chance(seed, [0, 0, 0]).words(stream, 3) for seed in ("a", "b", "") for stream in range(3)]
    chance = Chance("a", [0])
    words += [chance.words(0, 3) for _use in range(5)][1:]
    assert len({tuple(three) for three in words}) == len(words)


def test_how_many_words_are_taken_does_not_move_what_comes_next() -> None:
    one, other = Chance("seed", [0]), Chance("seed", [0])
    assert one.words(0, 80)[:2] == other.words(0, 2)
    assert one.words(0, 3) == other.words(0, 3)


def test_a_clone_goes_on_with_the_same_numbers_and_on_its_own() -> None:
    chance = Chance("seed", [CardId(3), 1])
    copy = chance.clone()
    assert copy.words(0, 4) == chance.words(0, 4)
    copy.words(1, 1)
    assert chance.drawn == [4, 1]
    assert copy.drawn == [4, 2]


@pytest.mark.long
@quick
@given(st.text(max_size=12), st.integers(1, 200))
def test_a_number_is_below_its_limit(seed: str, limit: int) -> None:
    chance = Chance(seed, [0])
    assert all(0 <= chance.below(0, limit) < limit for _number in range(5))


@quick
@given(st.text(max_size=12), st.lists(st.integers(0, 99), max_size=30))
def test_shuffling_keeps_every_card(seed: str, cards: list[int]) -> None:
    shuffled = cards[:]
    Chance(seed, [0]).shuffle(0, shuffled)
    assert sorted(shuffled) == sorted(cards)


@quick
@given(st.text(max_size=12), st.lists(st.integers(0, 10**6), min_size=1, max_size=5))
def test_chance_is_stored_and_found_again(seed: str, drawn: list[int]) -> None:
    chance = Chance(seed, drawn)
    again = decode(encode(chance), known_records())
    assert isinstance(again, Chance)
    assert (again.seed, again.drawn) == (seed, drawn)
    assert again.words(0, 3) == chance.words(0, 3)


def chi_square(counts: Counter[int] | Counter[tuple[int, ...]], cells: int) -> float:
    expected = sum(counts.values()) / cells
    empty = (cells - len(counts)) * expected
    return empty + sum((count - expected) ** 2 / expected for count in counts.values())


def test_numbers_are_even() -> None:
    chance = Chance("even", [0])
    counts = Counter(chance.below(0, 10) for _number in range(5000))
    assert chi_square(counts, 10) < 27.9  # 9 degrees of freedom, 1 in 1000


def test_every_order_of_four_cards_is_equally_likely() -> None:
    chance = Chance("orders", [0])
    counts: Counter[tuple[int, ...]] = Counter()
    for _shuffle in range(4800):
        cards = [0, 1, 2, 3]
        chance.shuffle(0, cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 49.7  # 23 degrees of freedom, 1 in 1000
