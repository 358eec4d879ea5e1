"""Follies that a hundred thousand counted decisions still had: `saloon league follies` finds them no more."""

from saloon.bots.bot import AnyBot
from saloon.bots.registry import new_bot
from saloon.games.registry import GAMES
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import FigureId
from tests.bots.calibre45_scene import Place, laid_out
from tests.bots.scene import played
from tests.scenes.positions import begun


def did(name: str, who: int, whom: int = -1, what: str = "") -> Event:
    return Event(name, FigureId(who), FigureId(whom), definition=what)


def answer_at(position: str, *heard: Event) -> str:
    game = begun("bang", position)
    return answer_of(game, new_bot("regular", "scene"), *heard)


def answer_of(game: Game, bot: AnyBot, *heard: Event, of: str = "bang") -> str:
    decision = game.decision
    assert decision is not None
    for event in heard:
        bot.hear(event.seen_by(decision.player))
    view = GAMES[of].view(game, decision.player)
    return game.key(decision.options[bot.decide(view, decision.options)])


# Friends


def test_nobody_robs_a_certain_friend_for_a_better_gun() -> None:
    """A Deputy beside his Sheriff, whose Winchester would serve him well."""
    position = """boxes: base
turn: p3 12
p0: renegade el_gringo 3/3 | hand missed missed beer | play volcanic
p1: outlaw rose_doolan 2/4 | hand bang | play rev_carabine
p2: sheriff pedro_ramirez 5/5 | play winchester
p3: deputy willy_the_kid 4/4 | hand beer bang bang bang missed panic
p4: outlaw paul_regret 3/3 | hand missed missed bang | play schofield"""
    assert "panic" not in answer_at(position)


def test_an_outlaw_does_not_shoot_an_open_outlaw_for_the_reward() -> None:
    """However little that one has left: with a stranger he would not mind."""
    position = """boxes: base
turn: p0 23
p0: outlaw suzy_lafayette 2/4 | hand bang missed
p1: renegade black_jack 4/4 | hand missed | play mustang
p2: deputy kit_carlson 4/4 | hand missed missed
p3: sheriff bart_cassidy 5/5 | hand missed missed
p4: outlaw shown jesse_jones 1/4"""
    assert answer_at(position) == "end_turn"


def test_an_outlaw_spares_who_fired_at_the_sheriff() -> None:
    position = """boxes: base
turn: p0 9
p0: outlaw suzy_lafayette 4/4 | hand bang bang
p1: renegade black_jack 2/4 | hand missed
p2: deputy kit_carlson 4/4 | hand missed missed
p3: sheriff bart_cassidy 5/5 | hand missed missed
p4: outlaw jesse_jones 4/4 | hand beer | play mustang"""
    hurt = [played("bang", 1, 4, [0, 2, 3, 4])] * 4
    assert answer_at(position, *hurt).endswith(">p1"), "whoever shoots at others is no friend"
    fired = [did("turn_began", 0), played("bang", 1, 3, [0, 2, 3, 4]), did("turn_began", 0)]
    assert not answer_at(position, *hurt, *fired).endswith(">p1")
    long_ago = [*fired[:2], did("turn_began", 0), did("turn_began", 0)]
    assert answer_at(position, *hurt, *hurt, *long_ago).endswith(">p1")


# The Renegade


def test_a_renegade_robs_no_sheriff_whose_end_is_near() -> None:
    """While an Outlaw is left: however well he could use his gun."""
    position = """boxes: base
turn: p0 43
p0: renegade bart_cassidy 3/4 | hand missed bang missed panic jail | play mustang
p1: deputy shown vulture_sam 0/4 out
p2: sheriff rose_doolan 2/5 | hand dynamite | play scope schofield
p3: outlaw suzy_lafayette 1/4 | hand missed | play mustang schofield
p4: deputy shown black_jack 0/4 out
p5: outlaw shown paul_regret 0/3 out
p6: outlaw shown el_gringo 0/3 out"""
    assert not answer_at(position).startswith("play:panic")


def test_a_renegade_buys_no_drink_for_an_outlaw() -> None:
    position = """boxes: base dodge_city
turn: p0 9
p0: renegade black_jack 4/4 | hand tequila dynamite missed missed missed
p1: sheriff slab_the_killer 5/5 | hand missed missed missed | play mustang
p2: outlaw sean_mallory 1/3 | hand beer bang
p3: deputy shown pat_brennan 0/4 out
p4: outlaw shown claus_the_saint 0/3 out"""
    assert not answer_at(position).startswith("play:tequila")


def test_a_renegade_with_nobody_to_shoot_at_keeps_his_volcanic() -> None:
    position = """boxes: base
turn: p0 22
p0: renegade slab_the_killer 4/4 | hand beer indians bang bang bang schofield | play mustang volcanic
p1: outlaw shown lucky_duke 0/4 out
p2: outlaw suzy_lafayette 3/4 | hand volcanic | play rev_carabine
p3: sheriff rose_doolan 4/5 | hand bang dynamite bang bang"""
    assert not answer_at(position).startswith("play:schofield")


# For nothing


def test_suzy_is_not_stripped_of_her_only_card_before_a_shot() -> None:
    """She draws another one, so that it is as likely to be answered."""
    position = """boxes: base
turn: p0 77
p0: sheriff bart_cassidy 2/5 | hand bang bang cat_balou | play winchester
p1: outlaw shown black_jack 0/4 out
p2: outlaw shown suzy_lafayette 3/4 | hand rev_carabine
p3: renegade shown vulture_sam 0/4 out
p4: deputy lucky_duke 4/4 | hand beer"""
    assert answer_at(position).startswith("play:bang")


def test_a_bang_is_rather_fired_than_discarded() -> None:
    """Though it is answered for certain: that costs the other one his Sombrero. The Curse is no Blessing."""
    position = """boxes: base dodge_city high_noon
turn: p0 48
p0: renegade bart_cassidy 3/4 | hand bang bang bang bang | play winchester scope
p1: sheriff jesse_jones 4/5 | hand missed | play barrel sombrero
p2: outlaw shown pedro_ramirez 0/4 out
p3: outlaw shown jourdonnais 0/4 out
p4: deputy shown elena_fuente 0/3 out
events: high_noon | now {event} | next the_sermon high_noon"""
    assert answer_at(position.format(event="curse")).startswith("play:bang")
    assert answer_at(position.format(event="blessing")) == "end_turn"


def test_a_saloon_does_not_heal_whom_one_has_hurt_in_this_turn() -> None:
    """With whatever it was: a Duel was fought before another card was played."""
    position = """boxes: base
turn: p0 7
p0: outlaw black_jack 2/4 | hand saloon missed
p1: outlaw suzy_lafayette 3/4 | hand bang bang
p2: renegade bart_cassidy 4/4 | hand bang | play mustang
p3: deputy pedro_ramirez 2/4 | hand beer
p4: sheriff lucky_duke 5/5 | hand beer"""
    assert answer_at(position) == "play:saloon#60"
    assert answer_at(position, did("turn_began", 0), did("lost_life", 3, 0)) == "end_turn"


# Calibre 45


SIX, SIX_TOO = "wild_bill_hickok", "billy_the_kid"


def test_whoever_came_to_robberies_in_vain_stays_at_home() -> None:
    """Twice is enough."""
    game = laid_out(Place(0, ["bullets_3"] * 3, SIX), Place(1, ["bullets_5"] * 6, SIX_TOO))
    game.answer_key("call")
    in_vain = [did("joined", 1), did("fled", 1)]
    busy = [did("joined", 1), did("shot", 1, 0), did("fled", 1)]
    for heard, said in (([], "join"), (in_vain, "join"), (2 * in_vain, "decline"), (3 * busy, "join")):
        assert answer_of(game, new_bot("regular", "scene", "calibre45"), *heard, of="calibre45") == said


def test_a_whim_is_a_robbery_and_nothing_else() -> None:
    """However long a game has gone on: nobody passes where a card can be drawn."""
    hand = ["bullets_2", "bullets_1"]
    game = laid_out(Place(0, hand, SIX), Place(1, ["bullets_6"] * 6, SIX_TOO))
    game.turns = 5000
    bots = [new_bot("regular", str(seed), "calibre45") for seed in range(60)]
    assert {answer_of(game, bot, of="calibre45") for bot in bots} == {"call", "draw"}


# Guns and shots


def test_a_volcanic_stays_if_a_longer_gun_reaches_nobody_new() -> None:
    """However few BANG! are in his hand: the one who is left sits beside him."""
    position = """boxes: base
turn: p0 22
p0: outlaw lucky_duke 4/4 | hand remington missed | play volcanic
p1: sheriff rose_doolan 3/5 | hand bang missed
p2: outlaw shown jesse_jones 0/4 out
p3: renegade shown kit_carlson 0/4 out"""
    assert answer_at(position) == "end_turn"


def test_a_sheriff_fires_one_of_several_at_an_open_enemy() -> None:
    """His only one he keeps, and all of them as long as he does not know."""
    position = """boxes: base
turn: p0 5
p0: sheriff lucky_duke 5/5 | hand {hand}
p1: outlaw rose_doolan 4/4 | hand bang missed beer
p2: renegade jesse_jones 4/4 | hand bang missed beer
p3: outlaw kit_carlson 4/4 | hand bang missed beer"""
    fired = [played("bang", 1, 0, [0, 2, 3])] * 3
    assert answer_at(position.format(hand="bang bang missed"), *fired).endswith(">p1")
    assert answer_at(position.format(hand="bang missed missed"), *fired) == "end_turn"
    assert answer_at(position.format(hand="bang bang missed")) == "end_turn"


def test_the_only_card_of_a_dying_enemy_is_taken_before_the_last_shot() -> None:
    """Then nothing can answer it. Of two cards one is left, and the shot is tried at once."""
    position = """boxes: base
turn: p0 31
p0: sheriff lucky_duke 3/5 | hand bang panic
p1: outlaw shown rose_doolan 1/4 | hand {hand}
p2: renegade jesse_jones 4/4 | hand bang missed beer
p3: outlaw shown kit_carlson 0/4 out"""
    assert answer_at(position.format(hand="missed")).startswith("play:panic")
    assert answer_at(position.format(hand="missed beer")).startswith("play:bang")


def test_a_sheriff_with_many_cards_does_not_kill_who_may_be_his_deputy() -> None:
    """Of six of whom nothing is known two are Deputies, and the penalty is all that he has."""
    position = """boxes: base
turn: p0 3
p0: sheriff lucky_duke 1/5 | hand bang missed{more}
p1: outlaw rose_doolan 1/4 | hand missed
p2: renegade jesse_jones 4/4 | hand bang missed beer
p3: deputy kit_carlson 4/4 | hand bang beer
p4: outlaw paul_regret 3/3 | hand bang beer
p5: outlaw bart_cassidy 4/4 | hand bang beer
p6: deputy willy_the_kid 4/4 | hand bang beer"""
    rich = position.format(more=" gatling beer | play winchester barrel mustang")
    assert not answer_at(rich).endswith(">p1")
    assert answer_at(position.format(more="")).endswith(">p1")


def test_a_renegade_rather_fires_what_he_would_have_to_discard() -> None:
    """At an Outlaw whose side is hardly too strong for him, and who will not be hit."""
    position = """boxes: base dodge_city
turn: p0 40
p0: renegade lucky_duke 2/4 | hand bang missed{more}
p1: outlaw rose_doolan 4/4 | hand bang missed beer | play sombrero
p2: sheriff jesse_jones 3/5 | hand bang missed beer
p3: deputy kit_carlson 1/4 | hand bang | play mustang
p4: outlaw shown paul_regret 0/3 out"""
    fired = [played("bang", 1, 2, [0, 2]) for _time in range(3)]
    assert answer_at(position.format(more=" missed"), *fired).endswith(">p1")
    assert answer_at(position.format(more=""), *fired) == "end_turn"


def test_no_volley_at_a_friend_who_was_healed_in_this_turn() -> None:
    position = """boxes: base
turn: p0 40
p0: deputy lucky_duke 3/4 | hand indians
p1: outlaw shown rose_doolan 4/4 | hand
p2: sheriff jesse_jones 3/5 | hand bang missed beer
p3: renegade shown kit_carlson 0/4 out
p4: outlaw paul_regret 3/3 | hand"""
    assert answer_at(position).startswith("play:indians")
    assert answer_at(position, did("turn_began", 0), did("healed", 2)) == "end_turn"


def test_a_renegade_pours_for_a_sheriff_who_may_die_before_his_time() -> None:
    """A Saloon that heals nobody else; with three life points the Sheriff can wait."""
    position = """boxes: base
turn: p0 40
p0: renegade lucky_duke 4/4 | hand saloon
p1: outlaw rose_doolan 4/4 | hand bang missed beer
p2: sheriff jesse_jones {life}/5 | hand bang
p3: deputy shown kit_carlson 0/4 out
p4: outlaw paul_regret 3/3 | hand bang"""
    assert answer_at(position.format(life=2)).startswith("play:saloon")
    assert answer_at(position.format(life=3)) == "end_turn"
