"""What is said of a table, word for word, where the wording matters."""

import random

from saloon.games.bang.arrange import Place, arrange
from saloon.games.bang.explaining import explain
from saloon.games.bang.reasons import refusals_of, warning
from saloon.games.bang.state import Bang
from saloon.games.bang.view import view
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from saloon.games.registry import game_type
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, FigureId, PlayerId
from saloon.text.bang.narrator import BangNarrator
from saloon.text.texts import Texts

NAMES = ["Анна", "Борис", "Вера", "Глеб"]


def table(hand: list[str], in_play: list[str] | None = None, **given: list[str]) -> Bang:
    """The Sheriff's turn; the others sit around with nothing but what is given to the first of them."""
    places = [
        Place(SHERIFF, "slab_the_killer", hand=hand),
        Place(OUTLAW, "calamity_janet", hand=given.get("hand_left", []), in_play=in_play),
        Place(RENEGADE, "jourdonnais"),
        Place(DEPUTY, "sid_ketchum"),
    ]
    game = arrange(places)
    game.log = []
    game.run()
    return game


def narrator(language: str) -> BangNarrator:
    return BangNarrator(Texts(language), ["base"], NAMES)


def told(game: Bang, language: str, viewer: PlayerId = PlayerId(0)) -> list[str]:
    assert game.log is not None
    return [narrator(language).log_line(event.seen_by(viewer), view(game, viewer)) for event in game.log]


def test_a_shot_is_told_with_arrow_and_suit_in_both_languages() -> None:
    game = table(["bang 10D"], hand_left=["bang 2C", "missed 2S"])
    game.answer_key("play:bang#26>p1")
    assert told(game, "en") == ["Анна → Борис: BANG! 10♦D"]
    assert told(game, "ru") == ["Анна → Борис: Бэнг! 10♦Б"]


def test_a_defender_of_slab_hears_how_many_missed_it_takes() -> None:
    game = table(["bang 10D"], hand_left=["bang 2C", "missed 2S"])
    game.answer_key("play:bang#26>p1")
    seen = view(game, PlayerId(1))
    explain(game, seen)
    assert narrator("en").prompt(seen) == (
        "Анна shoots at you: BANG! 10♦D. Play a Missed! (1 of 2), or lose 1 life point."
    )
    assert narrator("ru").prompt(seen) == (
        "Анна стреляет в вас: Бэнг! 10♦Б. Сыграйте «Мимо!» (1 из 2) или потеряйте 1 единицу здоровья."
    )
    decision = game.decision
    assert decision is not None
    assert [narrator("en").option(option, seen) for option in decision.options] == [
        "BANG! 2♣C as Missed!",
        "Missed! 2♠S",
        "Take the hit: lose 1 life point",
    ]


def test_what_makes_a_check_is_offered_with_its_odds() -> None:
    game = table(["bang 10D"], in_play=["barrel KS"], hand_left=["beer 6H"])
    game.answer_key("play:bang#26>p1")
    seen = view(game, PlayerId(1))
    explain(game, seen)
    decision = game.decision
    assert decision is not None
    # 77 of the 80 cards lie unseen: all but the BANG!, the Barrel and the Beer; 19 of them are hearts
    assert narrator("en").option(decision.options[0], seen) == (
        "Use Barrel K♠S: flip a card, hearts count as a Missed! (25\N{NO-BREAK SPACE}%)"
    )


def test_a_card_used_as_another_one_is_told_as_both() -> None:
    game = table(["bang 10D"], hand_left=["bang 2C", "missed 2S"])
    game.answer_key("play:bang#26>p1")
    game.answer_key("answer:bang#31=missed")
    assert told(game, "en")[-1] == "Борис answers: BANG! 2♣C as Missed!"
    assert told(game, "ru")[-1] == "Борис отвечает: Бэнг! 2♣Т как Мимо!"


def test_out_of_reach_names_the_numbers_and_the_weapons_that_would_do() -> None:
    game = table(["bang 10D"])
    [refusal] = refusals_of(game, PlayerId(0), game.players[0].hand[0])
    speaker = narrator("en")
    assert speaker.refusal(refusal) == "Вера is at distance 2; you reach 1."
    assert speaker.hint(refusal) == (
        "It takes a weapon that reaches 2 (Schofield, Remington, Rev. Carabine or Winchester); "
        "a Scope brings everybody 1 nearer."
    )


def test_a_weapon_is_not_given_up_without_a_warning() -> None:
    places = [
        Place(SHERIFF, hand=["volcanic"], in_play=["winchester"]),
        Place(OUTLAW),
        Place(OUTLAW),
        Place(RENEGADE),
    ]
    game = arrange(places)
    game.run()
    decision = game.decision
    assert decision is not None
    doubt = warning(game, decision.options[1])
    assert doubt is not None
    assert narrator("ru").warning(doubt) == (
        "Вы сбросите Винчестер 8♠П (дальность 5) ради оружия с дальностью 1."
    )


def test_cards_that_the_reader_may_not_see_are_a_number() -> None:
    game = table(["bang 10D"])
    drew = Event("drew", FigureId(1), cards=[CardId(17), CardId(18)], amount=2, privy=[PlayerId(1)])
    for viewer, line in ((1, "Борис берёт: Бэнг! A♠П, Бэнг! 2♦Б."), (0, "Борис берёт 2 карты.")):
        assert narrator("ru").log_line(drew.seen_by(PlayerId(viewer)), view(game, PlayerId(viewer))) == line


def test_the_end_of_a_game_of_two_names_who_has_won() -> None:
    """There are no roles that would tell it."""
    kind = game_type("bang")
    game = kind.deal(kind.setup({"players": 2, "seed": "two"}), [])
    chance = random.Random(2)
    while game.decision is not None:
        game.answer(chance.randrange(len(game.decision.options)))
    assert isinstance(game, Bang)
    (winner,) = game.winners
    for language in ("en", "ru"):
        assert narrator(language).result(view(game, PlayerId(0))).endswith(f": {NAMES[winner]}.")
