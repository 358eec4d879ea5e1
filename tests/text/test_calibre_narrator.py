"""What is said of a table of Calibre 45, word for word, where the wording matters."""

from typing import Any

import pytest

from saloon.games.calibre45.arrange import Pile, Place, arrange
from saloon.games.calibre45.composition import house, plain_of
from saloon.games.calibre45.reasons import refusals, warning
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.view import view
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import NO_PLAYER, CardId, PlayerId
from saloon.text.calibre45.narrator import CalibreNarrator
from saloon.text.texts import Texts

NAMES = ["Анна", "Борис", "Вера", "Глеб"]


def table(places: list[Place], *money: str, discard: list[str] | None = None, **rules: str) -> Calibre:
    """The first player's turn of arming; these are the first places of the money deck."""
    game = arrange(places, money=Pile(list(money), discard), chosen=rules)
    game.log = []
    game.run()
    return game


def narrator(game: Calibre, language: str) -> CalibreNarrator:
    return CalibreNarrator.of_table(Texts(language), view(game, NO_PLAYER), NAMES)


def told(game: Calibre, language: str, viewer: PlayerId = PlayerId(0)) -> list[str]:
    assert game.log is not None
    seen = view(game, viewer)
    events = [event for event in game.log if event.name not in ("turn_began", "robbery_ended")]
    return [narrator(game, language).log_line(event.seen_by(viewer), seen) for event in events]


def prompt(game: Calibre, language: str) -> str:
    assert game.decision is not None
    return narrator(game, language).prompt(view(game, game.decision.player))


def options(game: Calibre, language: str) -> list[str]:
    decision = game.decision
    assert decision is not None
    seen = view(game, decision.player)
    return [narrator(game, language).option(option, seen) for option in decision.options]


def answer(game: Calibre, *keys: str) -> None:
    """Answers by their keys, the numbers of cards left out."""
    for wanted in keys:
        decision = game.decision
        assert decision is not None
        found = [option for option in decision.options if game.key(option).partition("#")[0] == wanted]
        assert found, [game.key(option) for option in decision.options]
        game.answer(decision.options.index(found[0]))


def duel() -> Calibre:
    """Anna with bullets and the weaker cowboy; Boris answers for himself."""
    return table(
        [
            Place(0, ["bullets_6", "bullets_5", "mustang"], "billy_the_kid"),
            Place(1, ["bullets_4", "bullets_3", "cactus"], "wyatt_earp"),
        ],
        "stagecoach",
        "gold_train_4",
    )


def test_a_robbery_is_told_with_emblems_places_and_money() -> None:
    game = duel()
    answer(game, "call", "join", "pick:1", "shoot>p1", "lay:bullets_6", "lay:bullets_5", "fire")
    assert told(game, "en") == [
        "Robbery 1: ●Анна goes with Billy the Kid (6)",
        "▼Борис goes too: Wyatt Earp (9).",
        "●Анна turns up place 1: Stagecoach ($50,000, no guards)!",
        "●Анна → ▼Борис: a shot of 6 (6 + 5)",
    ]
    answer(game, "lay:bullets_4", "lay:bullets_3")
    assert told(game, "ru")[-2:] == [
        "●Анна → ▼Борис: выстрел силой 6 (6 + 5)",
        "▼Борис отбивается: 4 + 3 против 6.",
    ]


def test_a_shot_of_one_card_needs_no_sum() -> None:
    game = duel()
    answer(game, "call", "join", "pick:1", "shoot>p1", "lay:bullets_5", "fire", "give_up")
    assert told(game, "ru")[-3:] == [
        "●Анна → ▼Борис: выстрел силой 5",
        "●Анна → ▼Борис: убит ковбой Уайатт Эрп (9).",
        "●Анна забирает добычу: Дилижанс, $50\xa0000.",
    ]


def test_whoever_shoots_is_told_what_is_laid_and_what_counts() -> None:
    game = duel()
    answer(game, "call", "join", "pick:1", "shoot>p1")
    assert prompt(game, "en").startswith(
        "A shot at ▼Борис: lay bullets. Your cowboy can use 6 bullets at once"
    )
    answer(game, "lay:bullets_6")
    assert prompt(game, "en") == (
        "A shot at ▼Борис: you have laid 6, and your cowboy can use 6 bullets at once. Fire, or lay more."
    )
    assert options(game, "en") == ["Fire with 6 bullets", "5 bullets: lay"]
    assert game.decision is not None
    doubt = warning(game, game.decision.options[1])
    assert doubt is not None
    assert narrator(game, "ru").warning(doubt) == (
        "Уже выложено 6, а лимит вашего ковбоя 6, лишнее пропадёт."
    )


def test_whoever_is_shot_at_hears_by_whom_and_how_hard() -> None:
    game = duel()
    answer(game, "call", "join", "pick:1", "shoot>p1", "lay:bullets_5", "fire")
    assert prompt(game, "en") == (
        "●Анна shoots at you with 5 bullets. Answer with as many, ride off on a Mustang, or lose your cowboy."
    )
    assert narrator(game, "ru").waiting_for(view(game, PlayerId(0))) == "▼Борис под огнём: стреляет ●Анна."


def test_guards_are_counted_in_bullets() -> None:
    game = duel()
    answer(game, "call", "decline", "pick:2")
    assert prompt(game, "ru") == (
        "Золотой поезд ($250\xa0000, охрана 4): чтобы застрелить охрану, нужно 4 патрона. "
        "Выложите патроны, ускачите на «Мустанге» или потеряете ковбоя."
    )
    answer(game, "lay:bullets_5")
    assert told(game, "en")[-2:] == [
        "●Анна shoots the guards: 5 against 4.",
        "●Анна takes the loot: Gold Train, $250,000.",
    ]


def test_ways_to_pay_name_the_cards_and_the_change() -> None:
    game = table(
        [Place(0, ["bullets_1"], "pat_garrett", loot=["gold_train_4", "stagecoach"]), Place(1)],
        "sheriff",
        discard=["mail_car_2", "mail_car_3"],
    )
    answer(game, "call", "pick:1")
    assert prompt(game, "en").startswith("The Sheriff! Pay $50,000 from your own money")
    assert options(game, "en") == [
        "Pay with $50,000",
        "Pay with $250,000, change $100,000\u00a0×2",
        "Do not pay: the cowboy goes behind bars",
    ]
    answer(game, "pay:stagecoach")
    assert told(game, "ru")[-2] == "●Анна платит шерифу $50\xa0000: Дилижанс."


def test_a_fine_that_is_owed_can_be_chosen() -> None:
    game = table(
        [Place(0, ["bullets_1"], "pat_garrett", loot=["fort_knox_6"]), Place(1)],
        "sheriff",
        fine_without_change="owe",
    )
    answer(game, "call", "pick:1")
    assert options(game, "ru") == ["Остаться в долгу", "Не платить: ковбой сядет за решётку"]


def test_a_cowboy_with_bail_says_what_it_costs() -> None:
    game = table([Place(0, ["bullets_1"], "pat_garrett", tokens=2), Place(1)])
    assert prompt(game, "en").endswith(
        "Your cowboy has a bail of $100,000: take it off, or pay it when you go robbing."
    )
    [bail] = [refusal for refusal in refusals(game, PlayerId(0)) if refusal.reason.code == "bail_not_covered"]
    assert narrator(game, "en").card(bail.card) == "Pat Garrett (7)"
    assert narrator(game, "ru").refusal(bail) == (
        "Ваш ковбой не может идти на ограбление: залог $100\xa0000, а своих денег у вас $0."
    )
    assert "Take a bail token off (then 1)" in options(game, "en")


def test_a_new_cowboy_is_seen_by_its_player_only() -> None:
    game = table([Place(0, ["bullets_1"]), Place(1, [], "doc_holliday")])
    answer(game, "recruit")
    assert prompt(game, "en").startswith("You look at Pat Garrett (7). Keep this cowboy")
    assert told(game, "ru", PlayerId(0))[-1] == "●Анна смотрит нового ковбоя: Пэт Гэррет (7)."
    assert told(game, "ru", PlayerId(1))[-1] == "●Анна смотрит нового ковбоя."


def test_without_tokens_there_is_no_new_cowboy_and_it_is_said() -> None:
    full = [Place(team, [], cowboy, tokens=3) for team, cowboy in COWBOYS]
    game = table([Place(0, ["cactus"]), *full])
    [lack] = [refusal for refusal in refusals(game, PlayerId(0)) if refusal.card == NONE]
    assert narrator(game, "en").card(lack.card) == "A new cowboy"
    assert narrator(game, "en").refusal(lack).startswith("A new cowboy takes 3 bail tokens, and 0 are left")


COWBOYS = [
    (1, "doc_holliday"),
    (2, "belle_starr"),
    (1, "jesse_james"),
    (2, "calamity_jane"),
    (1, "wyatt_earp"),
]


def test_a_coyote_goes_with_bullets() -> None:
    hand = ["coyote", "bullets_2", "bullets_2", "mustang", "cactus", "cactus"]
    game = table([Place(0, hand, "pat_garrett"), Place(1)])
    assert "Койот: обменять (+ 2 патрона)" in options(game, "ru")
    assert "2 bullets: exchange" in options(game, "en")


@pytest.mark.parametrize(
    ("language", "cards"),
    [
        ("en", ["Zorro (9)", "Big Iron (3 bullets)", "One Eyed Joe (4)", "Пуля (1 bullet)"]),
        ("ru", ["Зорро (9)", "Big Iron (3 патрона)", "One Eyed Joe (4)", "Пуля (1 патрон)"]),
    ],
)
def test_a_tables_own_cards_have_the_names_that_it_gave_them(language: str, cards: list[str]) -> None:
    """In the other language if there is no name in this one; a nameless cowboy is called by its key."""
    deck: Any = plain_of(house())
    deck["cowboys"][-1] = {"key": "zorro", "limit": 9, "en": "Zorro", "ru": "Зорро"}
    deck["cowboys"][1] = {"key": "one_eyed_joe", "limit": 4}
    deck["weapons"][2]["en"] = "Big Iron"
    deck["weapons"][0]["ru"] = "Пуля"
    game = arrange([Place(0), Place(1)], deck=deck)
    speaker = CalibreNarrator.of_table(Texts(language), view(game, NO_PLAYER), NAMES)
    first = {key: number for number, key in reversed(list(enumerate(game.book.key_of)))}
    shown = [speaker.card(CardId(first[key])) for key in ("zorro", "bullets_3", "one_eyed_joe", "bullets_1")]
    assert shown == cards
    assert speaker.card_key(CardId(first["zorro"])) == "cowboy"


def test_the_result_names_the_team_and_its_money() -> None:
    loot = ["fort_knox_6", "gold_train_4", "gold_train_4"]
    game = table([Place(0, ["bullets_6"], "pat_garrett", loot=loot), Place(1)], "fort_knox_6")
    answer(game, "call", "pick:1", "lay:bullets_6")
    assert game.over
    assert narrator(game, "en").result(view(game, NO_PLAYER)) == "Team A ● has $1,500,000 and wins."
    assert told(game, "ru")[-1] == "Игра окончена. Команда А: $1\xa0500\xa0000. Победа: ●Анна."
