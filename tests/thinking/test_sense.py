"""A look ahead does not try what nobody at the table would understand."""

from saloon.games.bang.arrange import LaidDeck
from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId
from saloon.kernel.knowledge import nothing_known
from saloon.thinking.bang.head import asked
from saloon.thinking.bang.hearing import Hearing
from saloon.thinking.bang.mind import BangMind
from tests.bots.scene import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Place, answer, laid_out, played
from tests.scenes.positions import begun

REST = [Place(DEPUTY), Place(RENEGADE), Place(OUTLAW)]


def tried(game: Bang, *heard: Event) -> list[str]:
    """The keys of what is tried in imagined games, the policy's choice first, after these events."""
    decision = game.decision
    assert decision is not None
    view = BANG.view(game, decision.player)
    known = nothing_known()
    BANG.learn(known, list(heard), view)
    hearing = Hearing()
    for event in heard:
        hearing.hear(event)
    mind = BangMind(view, asked(view, decision.options), hearing.beliefs(view), known, "sense")
    return [game.key(decision.options[place]) for place in mind.candidates()]


def some(keys: list[str], start: str) -> bool:
    return any(key.startswith(start) for key in keys)


def test_nobody_tries_a_drink_at_full_life() -> None:
    """Not even with more cards than he may keep."""
    hand = ["beer", "missed", "missed", "missed", "bang"]
    full = laid_out(Place(OUTLAW, hand=hand), Place(SHERIFF), *REST)
    hurt = laid_out(Place(OUTLAW, life=3, hand=hand), Place(SHERIFF), *REST)
    assert not some(tried(full), "play:beer")
    assert some(tried(hurt), "play:beer")


def test_nobody_tries_to_end_his_turn_with_a_barrel_in_hand() -> None:
    assert "end_turn" not in tried(laid_out(Place(OUTLAW, hand=["barrel"]), Place(SHERIFF), *REST))
    assert "end_turn" not in tried(laid_out(Place(OUTLAW, hand=["winchester"]), Place(SHERIFF), *REST))
    assert "end_turn" not in tried(laid_out(Place(OUTLAW, hand=["stagecoach"]), Place(SHERIFF), *REST))


def test_a_shot_may_be_kept_for_later_but_not_thrown_away() -> None:
    """A BANG! at the Sheriff, with room for it in the hand and without."""
    sheriff = Place(SHERIFF, hand=["missed", "bang"])
    assert "end_turn" in tried(laid_out(Place(OUTLAW, hand=["bang"]), sheriff, *REST))
    crowded = Place(OUTLAW, life=1, hand=["bang", "bang", "missed"])
    assert "end_turn" not in tried(laid_out(crowded, sheriff, *REST))


def test_what_lies_before_him_is_no_reason_to_throw_a_card_away() -> None:
    """The policy would fire the Howitzer first; behind it there are a Beer, and a BANG! at an open enemy."""
    boxes = ["base", "dodge_city"]
    for hand in (["beer", "missed"], ["bang", "missed"]):
        own = Place(DEPUTY, life=1, hand=hand, in_play=["howitzer"])
        outlaws = [Place(OUTLAW, life=2, hand=["missed"] * 3) for _seat in range(2)]
        game = laid_out(own, outlaws[0], Place(SHERIFF), Place(RENEGADE), outlaws[1], sets=boxes)
        keys = tried(game)
        assert keys[0].startswith("use:howitzer")
        assert "end_turn" not in keys


def test_nobody_ends_his_turn_with_a_shot_that_would_hit_for_certain() -> None:
    """The Sheriff has no card to answer with, and nothing lies before him."""
    assert "end_turn" not in tried(laid_out(Place(OUTLAW, hand=["bang"]), Place(SHERIFF), *REST))


def test_of_two_enemies_alike_the_one_who_cannot_answer_is_shot() -> None:
    """Two players, of whom the Renegade knows as little: one has a hand and four life points."""
    weak, strong = Place(DEPUTY, life=2), Place(OUTLAW, life=4, hand=["missed"] * 3)
    game = laid_out(Place(RENEGADE, hand=["bang"]), weak, Place(SHERIFF), Place(OUTLAW), strong)
    keys = tried(game)
    assert keys[0].endswith(">p1")
    assert not any(key.endswith(">p4") for key in keys)


def test_a_card_that_its_target_does_not_feel_is_not_tried() -> None:
    """Of two BANG! the diamond does nothing to Apache Kid."""
    apache = Place(SHERIFF, "apache_kid", hand=["missed"])
    outlaw = Place(OUTLAW, hand=["bang AD", "bang AS"])
    keys = tried(laid_out(outlaw, apache, *REST, sets=["base", "dodge_city"]))
    assert [key for key in keys if key.startswith("play:bang") and key.endswith(">p1")] == ["play:bang#17>p1"]


def test_a_duel_without_a_bang_is_not_tried_at_somebody_who_is_known_to_hold_one() -> None:
    """Everybody saw him pick it in the General Store."""
    game = laid_out(Place(OUTLAW, hand=["duel"]), Place(SHERIFF, hand=["bang", "beer"]), *REST)
    bang = game.players[1].hand[0]
    picked = Event("picked", FigureId(1), cards=[bang])
    assert some(tried(game), "play:duel")
    assert not any(key.startswith("play:duel") and key.endswith(">p1") for key in tried(game, picked))


def test_a_barrel_is_asked_before_anything_else_is_thought_of() -> None:
    target = Place(SHERIFF, hand=["missed"], in_play=["barrel"])
    game = laid_out(Place(OUTLAW, hand=["bang"]), target, *REST)
    answer(game, "play:bang", ">p1")
    (only,) = tried(game)
    assert only.startswith("use:barrel")


def test_a_barrel_is_asked_first_also_where_a_card_is_at_stake() -> None:
    """A Ricochet at the Scope of somebody who has a Barrel and a Missed!."""
    target = Place(SHERIFF, "jourdonnais", hand=["missed"], in_play=["scope"])
    boxes = ["base", "fistful_of_cards"]
    event = [LaidDeck("ricochet", [])]
    game = laid_out(Place(OUTLAW, hand=["bang"]), target, *REST, sets=boxes, event_decks=event)
    answer(game, "use:bang")
    (only,) = tried(game)
    assert only.startswith("use:jourdonnais")


def test_nobody_tries_to_die_with_a_missed_in_hand() -> None:
    game = laid_out(Place(OUTLAW, hand=["bang"]), Place(SHERIFF, life=1, hand=["missed"]), *REST)
    answer(game, "play:bang", ">p1")
    assert "pass" not in tried(game)


def test_a_missed_is_there_to_be_answered_with() -> None:
    game = laid_out(Place(OUTLAW, hand=["bang"]), Place(SHERIFF, life=4, hand=["missed"]), *REST)
    answer(game, "play:bang", ">p1")
    assert "pass" not in tried(game)


def test_of_several_bangs_one_is_there_for_indians_and_duels() -> None:
    """With a single one it may be better to be hit in a Duel, and to shoot back; Indians are done with it."""
    for card, hand, passes in (
        ("indians", ["bang"], False),
        ("indians", ["bang", "bang"], False),
        ("duel", ["bang"], True),
        ("duel", ["bang", "bang"], False),
    ):
        target = Place(SHERIFF, life=4, max_life=5, hand=hand)
        game = laid_out(Place(OUTLAW, hand=[card]), target, *REST)
        answer(game, f"play:{card}", ">p1" if card == "duel" else "")
        assert ("pass" in tried(game)) == passes


def test_nobody_tries_a_shorter_gun() -> None:
    """One that could be fired again and again is of use with several BANG! only."""
    for bangs, tries in ((1, False), (2, True)):
        outlaw = Place(OUTLAW, hand=["schofield", "volcanic", *["bang"] * bangs], in_play=["winchester"])
        keys = tried(laid_out(outlaw, Place(SHERIFF), *REST))
        assert not some(keys, "play:schofield")
        assert some(keys, "play:volcanic") == tries


def test_nobody_tries_a_longer_gun_for_a_volcanic_that_reaches_as_many() -> None:
    """The Sheriff sits across a table of four; with a Mustang he is too far away for either."""
    for far, tries in (([], True), (["mustang"], False)):
        across = Place(SHERIFF, in_play=far)
        outlaw = Place(OUTLAW, hand=["schofield"], in_play=["volcanic"])
        keys = tried(laid_out(outlaw, Place(RENEGADE), across, Place(OUTLAW)))
        assert some(keys, "play:schofield") == tries


def test_nothing_is_tried_before_cards_are_drawn_for_nothing() -> None:
    (only,) = tried(laid_out(Place(OUTLAW, hand=["stagecoach", "bang", "beer"]), Place(SHERIFF), *REST))
    assert only.startswith("play:stagecoach")


def test_nobody_tries_to_shoot_whom_he_is_about_to_rob() -> None:
    """The policy takes the Barrel first, and then shoots."""
    sheriff = Place(SHERIFF, in_play=["barrel"])
    keys = tried(laid_out(Place(OUTLAW, hand=["bang", "cat_balou"]), sheriff, *REST))
    assert keys[0].startswith("play:cat_balou")
    assert not any(key.startswith("play:bang") and key.endswith(">p1") for key in keys)


def test_nobody_tries_to_keep_two_bang_beside_an_open_enemy() -> None:
    for bangs, tries in ((1, True), (2, False)):
        outlaw = Place(OUTLAW, hand=["bang"] * bangs)
        keys = tried(laid_out(outlaw, Place(SHERIFF, hand=["missed"]), *REST))
        assert keys[0].startswith("play:bang")
        assert ("end_turn" in keys) == tries


def test_nobody_tries_to_keep_two_beers_while_he_is_hurt() -> None:
    for beers, tries in ((1, True), (2, False)):
        outlaw = Place(OUTLAW, life=2, hand=["beer"] * beers)
        keys = tried(laid_out(outlaw, Place(SHERIFF, hand=["missed"]), *REST))
        assert keys[0].startswith("play:beer")
        assert ("end_turn" in keys) == tries


def test_nobody_tries_to_keep_his_only_bang_from_a_duel_at_two_life_points() -> None:
    for life, tries in ((2, False), (3, True)):
        target = Place(OUTLAW, life=life, hand=["bang"])
        game = laid_out(Place(SHERIFF, hand=["duel"]), target, *REST)
        answer(game, "play:duel", ">p1")
        keys = tried(game)
        assert keys[0].startswith("answer:bang")
        assert ("pass" in keys) == tries


def test_nobody_tries_to_take_dynamite_away_from_an_enemy() -> None:
    outlaw = Place(OUTLAW, hand=["cat_balou"])
    keys = tried(laid_out(outlaw, Place(SHERIFF, in_play=["dynamite", "barrel"]), *REST))
    assert not any("dynamite" in key for key in keys)
    assert any("barrel" in key for key in keys)


def test_nobody_tries_a_round_for_whom_he_has_just_shot() -> None:
    outlaw = Place(OUTLAW, hand=["bang", "saloon"])
    game = laid_out(outlaw, Place(SHERIFF, life=3), *REST)
    answer(game, "play:bang", ">p1")
    assert not some(tried(game), "play:saloon")


def test_nobody_tries_to_end_his_turn_with_a_barrel_in_hand_whatever_he_would_do_first() -> None:
    keys = tried(laid_out(Place(OUTLAW, hand=["barrel", "general_store"]), Place(SHERIFF), *REST))
    assert keys[0].startswith("play:general_store")
    assert "end_turn" not in keys


def test_nobody_tries_to_throw_a_missed_away_for_the_second_jail() -> None:
    """A card that is worth about as much as the policy's may be thought of."""
    for other, tries in (("missed", False), ("duel", True)):
        game = laid_out(Place(OUTLAW, life=2, hand=[other, "jail", "indians"]), Place(SHERIFF), *REST)
        answer(game, "end_turn")
        assert some(tried(game), f"discard:{other}") == tries


def test_nobody_tries_a_duel_without_a_bang_at_his_last_life_point() -> None:
    for life, tries in ((1, False), (3, True)):
        sheriff = Place(SHERIFF, life=3, hand=["bang"] * 3)
        game = laid_out(Place(OUTLAW, life=life, hand=["duel"]), sheriff, *REST)
        assert some(tried(game), "play:duel") == tries


def test_a_renegade_does_not_try_to_rob_a_dying_sheriff() -> None:
    sheriff = Place(SHERIFF, life=1, hand=["beer"], in_play=["winchester"])
    others = [Place(OUTLAW), Place(DEPUTY), Place(OUTLAW)]
    for card in ("panic", "cat_balou"):
        keys = tried(laid_out(Place(RENEGADE, hand=[card]), sheriff, *others))
        assert not any(">p1" in key for key in keys)


def test_nobody_tries_a_volley_that_may_lose_the_game() -> None:
    """A Deputy or a Renegade, while the Sheriff has one life point; alone with him the Renegade may."""
    others = [Place(OUTLAW, life=1), Place(OUTLAW, life=1), Place(OUTLAW, life=1)]
    for role in (DEPUTY, RENEGADE):
        for life, tries in ((1, False), (2, True)):
            sheriff = Place(SHERIFF, life=life, hand=["missed"])
            for card in ("gatling", "indians"):
                keys = tried(laid_out(Place(role, hand=[card]), sheriff, *others))
                assert some(keys, f"play:{card}") == tries
    dead = [Place(one, alive=False) for one in (DEPUTY, OUTLAW, OUTLAW)]
    last = laid_out(Place(RENEGADE, hand=["gatling"]), Place(SHERIFF, life=1), *dead)
    assert tried(last)[0].startswith("play:gatling")


def test_a_renegade_does_not_try_to_shoot_the_sheriff_dead_too_early() -> None:
    others = [Place(OUTLAW), Place(DEPUTY), Place(OUTLAW)]
    for card, life, tries in (("bang", 1, False), ("duel", 1, False), ("duel", 4, True)):
        keys = tried(laid_out(Place(RENEGADE, hand=[card]), Place(SHERIFF, life=life), *others))
        assert any(key.startswith(f"play:{card}") and key.endswith(">p1") for key in keys) == tries


def test_nobody_tries_to_shoot_a_friend_whom_he_knows() -> None:
    """Everybody else is dead or has shown himself: the last one who is left can only be an Outlaw, too."""
    dead = [Place(DEPUTY, alive=False), Place(RENEGADE, alive=False)]
    game = laid_out(Place(OUTLAW, hand=["bang", "duel"]), Place(OUTLAW, life=1), Place(SHERIFF), *dead)
    keys = tried(game)
    assert not any(key.endswith(">p1") for key in keys)
    assert any(key.endswith(">p2") for key in keys)


def test_nobody_tries_another_gun_while_a_volcanic_has_more_to_fire() -> None:
    for hand, tries in ((["remington", "bang", "bang"], False), (["remington", "bang"], True)):
        outlaw = Place(OUTLAW, hand=hand, in_play=["volcanic"])
        assert some(tried(laid_out(outlaw, Place(SHERIFF), *REST)), "play:remington") == tries


def test_nobody_tries_to_take_a_card_that_is_drawn_anew_at_once() -> None:
    """Suzy Lafayette's only one; of two she misses one."""
    for hand, tries in ((["missed"], False), (["missed", "beer"], True)):
        suzy = Place(OUTLAW, "suzy_lafayette", hand=hand)
        others = [Place(SHERIFF), Place(DEPUTY), Place(OUTLAW)]
        game = laid_out(Place(RENEGADE, hand=["cat_balou"]), suzy, *others)
        assert any("cat_balou" in key and ">p1" in key for key in tried(game)) == tries


def test_nobody_tries_to_end_his_turn_with_nothing_but_the_colt_and_a_gun_in_hand() -> None:
    """Whatever he would do first."""
    keys = tried(laid_out(Place(RENEGADE, hand=["general_store", "schofield"]), Place(SHERIFF), *REST))
    assert keys[0].startswith("play:general_store")
    assert "end_turn" not in keys
    armed = Place(RENEGADE, hand=["general_store", "schofield"], in_play=["schofield"])
    assert "end_turn" in tried(laid_out(armed, Place(SHERIFF), *REST))


def test_the_last_missed_is_kept_also_where_it_may_not_be_played_in_this_turn() -> None:
    """Handcuffs: he has named spades."""
    position = """
boxes: base high_noon fistful_of_cards
turn: p1 5
p0: sheriff el_gringo
p1: outlaw bart_cassidy 1/4 | hand missed#52(K♣) dynamite panic
p2: outlaw black_jack
p3: renegade jesse_jones
events: high_noon+fistful_of_cards | now handcuffs | next thirst | noted 3
"""
    game = begun("bang", position)
    assert isinstance(game, Bang)
    answer(game, "end_turn")
    assert not some(tried(game), "discard:missed")


def test_what_is_no_attack_is_tried_only_if_it_looks_worth_it() -> None:
    """A drink from a Canteen at full life, Dynamite before the Sheriff who is the next, a Tequila for him."""
    boxes = ["base", "dodge_city"]
    sheriff = Place(SHERIFF, life=2, hand=["missed"])
    deputy = Place(DEPUTY, hand=["dynamite", "missed"], in_play=["canteen"])
    keys = tried(laid_out(sheriff, Place(OUTLAW), Place(RENEGADE), Place(OUTLAW), deputy, turn=4, sets=boxes))
    assert not some(keys, "play:dynamite")
    assert not some(keys, "use:canteen")
    hurt = Place(OUTLAW, life=2, hand=["tequila", "dynamite"])
    keys = tried(laid_out(hurt, sheriff, *REST, sets=boxes))
    assert [key for key in keys if key.startswith("play:tequila")] == ["play:tequila#104>p0"]


def test_nobody_tries_to_shoot_whom_the_whole_table_takes_for_his_friend() -> None:
    """Not even for the three cards: an Outlaw, after what his fellow did to the Sheriff."""
    fellow = Place(OUTLAW, life=1, hand=["bang"])
    game = laid_out(Place(OUTLAW, hand=["bang"]), fellow, Place(DEPUTY), Place(SHERIFF), Place(RENEGADE))
    shots = [played("bang", 1, 3, [0, 2, 3]) for _time in range(6)]
    assert any(key.endswith(">p1") for key in tried(game))
    assert not any(key.endswith(">p1") for key in tried(game, *shots))


def test_a_renegade_does_not_try_to_weaken_the_law_that_is_losing() -> None:
    """Neither the Sheriff with two life points nor his Deputy, as long as there is an Outlaw."""
    deputy = Place(DEPUTY, life=4, hand=["missed"])
    shots = [played("bang", 3, 2, [0, 1, 2]), played("bang", 1, 3, [0, 2, 3])] * 4
    for life, tries in ((1, False), (5, True)):
        sheriff = Place(SHERIFF, life=life, hand=["beer"])
        outlaws = [Place(OUTLAW, life=4, hand=["bang"] * 3), Place(OUTLAW, alive=False)]
        game = laid_out(
            Place(RENEGADE, hand=["bang", "duel"], in_play=["winchester"]), deputy, sheriff, *outlaws
        )
        assert any(key.endswith(">p1") for key in tried(game, *shots)) == tries
    for life, tries in ((2, False), (3, True)):
        sheriff = Place(SHERIFF, life=life, hand=["beer"])
        game = laid_out(Place(RENEGADE, hand=["duel"]), sheriff, Place(OUTLAW), Place(OUTLAW), Place(DEPUTY))
        assert any(key.endswith(">p1") for key in tried(game)) == tries


def test_nobody_tries_to_leave_a_gun_or_a_jail_in_his_hand() -> None:
    armed = Place(OUTLAW, hand=["winchester"], in_play=["schofield"])
    assert "end_turn" not in tried(laid_out(armed, Place(SHERIFF), *REST))
    sheriff = Place(SHERIFF, hand=["jail"])
    game = laid_out(sheriff, Place(OUTLAW, hand=["bang"] * 3), *REST)
    keys = tried(game, *[played("bang", 1, 0, [0, 2])] * 4)
    assert keys[0].startswith("play:jail")
    assert "end_turn" not in keys


def test_nobody_tries_to_spare_an_open_enemy_without_cards() -> None:
    """A Duel that he cannot answer, and a shot that only a Barrel could; cards would make it a question."""
    for cards, tries in (([], False), (["missed", "beer"], True)):
        sheriff = Place(SHERIFF, hand=cards, in_play=["barrel"])
        assert ("end_turn" in tried(laid_out(Place(OUTLAW, hand=["bang"]), sheriff, *REST))) == tries
    keys = tried(laid_out(Place(OUTLAW, hand=["duel"]), Place(SHERIFF), *REST))
    assert keys[0].startswith("play:duel")
    assert "end_turn" not in keys


def test_nothing_is_attacked_before_a_gun_is_laid_down() -> None:
    """With it he could choose among more targets."""
    keys = tried(
        laid_out(Place(OUTLAW, hand=["winchester", "remington", "bang", "duel"]), Place(SHERIFF), *REST)
    )
    assert keys[0].startswith("play:winchester")
    assert not some(keys, "play:bang")
    assert not some(keys, "play:duel")
    assert not some(keys, "play:remington")


def test_nobody_tries_to_shoot_a_stranger_beside_an_open_enemy() -> None:
    """However easily he is hit, unless it would be the end of him."""
    for life, tries in ((2, False), (1, True)):
        others = [Place(DEPUTY), Place(RENEGADE), Place(OUTLAW, life=life)]
        game = laid_out(Place(OUTLAW, hand=["bang"]), Place(SHERIFF, hand=["missed", "beer"]), *others)
        keys = tried(game)
        assert keys[0].endswith(">p1")
        assert any(key.startswith("play:bang") and key.endswith(">p4") for key in keys) == tries


def test_nobody_tries_to_pick_a_card_of_no_use() -> None:
    """From a General Store, with a Missed! in it."""
    store = ["missed", "dynamite", "jail", "beer", "bang"]
    game = laid_out(Place(OUTLAW, hand=["general_store"]), Place(SHERIFF), *REST, deck_top=store)
    answer(game, "play:general_store")
    keys = tried(game)
    assert some(keys, "pick:missed")
    assert not some(keys, "pick:dynamite")


def test_nobody_tries_a_duel_with_somebody_who_is_known_to_hold_more_bang() -> None:
    """Everybody has seen two of his cards."""
    for own, tries in (1, False), (2, True):
        target = Place(SHERIFF, hand=["bang", "bang", *["beer"] * 4])
        game = laid_out(Place(OUTLAW, hand=["duel", *["bang"] * own]), target, *REST)
        keys = tried(game, Event("showed_hand", FigureId(1), cards=game.players[1].hand[:2]))
        assert any(key.startswith("play:duel") and key.endswith(">p1") for key in keys) == tries
