"""Every folly is recognised where it is committed, and not in what is sensible beside it."""

import json
import re
from typing import Any, NamedTuple

import pytest
from typer.testing import CliRunner

from saloon.games.registry import GAMES
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import FigureId
from saloon.sim.arguments import read_plan
from saloon.sim.follies import AnyFolly, Moment, is_committed
from saloon.sim.league.command import league
from saloon.sim.league.judging import Judge, look_through
from saloon.sim.league.watch import Watch, table_watched
from saloon.sim.league.words import LeagueWords
from saloon.sim.registry import STUDIES
from saloon.sim.table import Table
from saloon.sim.texts import TEXTS
from tests.scenes.positions import begun, keys

runner = CliRunner()


class Scene(NamedTuple):
    """A table, and two answers: one that is a folly, and one that is none."""

    position: str
    foolish: str
    sensible: str
    before: tuple[str, ...] = ()
    """What is answered first."""
    heard: tuple[Event, ...] = ()
    """What the seat has heard before."""
    instead: str = ""
    """The table at which the other answer is sensible, if it is not the same."""


def did(name: str, who: int, whom: int = -1, what: str = "") -> Event:
    return Event(name, FigureId(who), FigureId(whom), definition=what)


QUIET = ("el_gringo", "bart_cassidy", "black_jack", "jesse_jones", "pedro_ramirez")
"""Characters who change neither distances nor what can be played."""


def seats(*places: str, turn: int = 0, boxes: str = "base") -> str:
    """A table of BANG!, each place as "role life | hand ..."."""
    lines = [f"boxes: {boxes}", f"turn: p{turn} 5"]
    for number, place in enumerate(places):
        role, _space, rest = place.partition(" ")
        named = rest if rest.startswith("jose_delgado") else f"{QUIET[number]} {rest}"
        lines.append(f"p{number}: {role} {named}")
    return "\n".join(lines)


def law(sheriff: str, *others: str) -> str:
    """A table of four on the Sheriff's turn."""
    return seats(f"sheriff {sheriff}", *others, *("outlaw", "outlaw", "renegade")[len(others) :])


def deputy(hand: str, star: str = "", outlaw: str = "") -> str:
    return seats(f"sheriff {star}", f"deputy | hand {hand}", f"outlaw {outlaw}", "outlaw", "renegade", turn=1)


def outlaw(own: str, star: str = "", boxes: str = "base") -> str:
    return seats(f"sheriff {star}", f"outlaw {own}", "outlaw", "deputy", "renegade", turn=1, boxes=boxes)


def renegade(hand: str, star: str = "", left: str = "") -> str:
    return seats(f"sheriff {star}", f"renegade | hand {hand}", f"outlaw {left}", "outlaw", turn=1)


def last_deputy(card: str, life: int = 4) -> str:
    """All roles but one are known: the last one is a Deputy."""
    dead = ("outlaw 0 out", "outlaw 0 out")
    return seats(f"sheriff | hand {card}", f"deputy {life}", *dead, "renegade shown")


def dying(card: str, held: str) -> str:
    """The Sheriff holds a card against an Outlaw who has one life point."""
    return law(f"| hand {card}", f"outlaw 1 | {held}")


def ends_turn_with(card: str) -> Scene:
    """The turn is ended too early, or after the card has been played."""
    return Scene(law(f"| hand {card}"), "end_turn", f"play:{card}")


BANG = {
    "shoots_a_certain_friend": Scene(deputy("bang"), "play:bang>p0", "play:bang>p2"),
    "jails_a_certain_friend": Scene(last_deputy("jail"), "play:jail>p1", "play:jail>p4"),
    "robs_a_certain_friend": Scene(
        deputy("panic", "| play barrel", "| play scope"), "play:panic>p0:barrel", "play:panic>p2:scope"
    ),
    "lays_dynamite_before_a_certain_friend": Scene(
        seats("sheriff", "outlaw", "outlaw", "renegade", "deputy | hand dynamite", turn=4),
        "play:dynamite",
        "end_turn",
    ),
    "outlaw_shoots_whoever_fired_at_the_sheriff": Scene(
        outlaw("| hand bang"),
        "play:bang>p2",
        "play:bang>p0",
        heard=(did("turn_began", 1), did("played", 2, 0, "bang"), did("turn_began", 1)),
    ),
    "sheriff_rains_on_a_dying_deputy": Scene(
        last_deputy("gatling", 1), "play:gatling", "play:gatling", instead=last_deputy("gatling", 2)
    ),
    "deputy_rains_on_a_dying_sheriff": Scene(
        deputy("indians", "1"), "play:indians", "play:indians", instead=deputy("indians", "2")
    ),
    "renegade_finishes_the_sheriff_too_early": Scene(renegade("bang", "1"), "play:bang>p0", "play:bang>p2"),
    "heals_a_certain_enemy": Scene(
        outlaw("2 | hand tequila missed", "2", "base dodge_city"), "play:tequila>p0", "play:tequila>p1"
    ),
    "pours_for_the_others_only": Scene(law("| hand saloon", "outlaw 1"), "play:saloon", "end_turn"),
    "heals_whom_it_has_just_shot": Scene(
        law("2 | hand saloon", "outlaw 1"),
        "play:saloon",
        "end_turn",
        heard=(did("turn_began", 0), did("lost_life", 1, 0)),
    ),
    "frees_somebody_of_his_burden": Scene(
        renegade("panic", left="| play jail scope"), "play:panic>p2:jail", "play:panic>p2:scope"
    ),
    "jails_and_kills_in_one_turn": Scene(
        law("| hand bang", "outlaw 1 | play jail"),
        "play:bang>p1",
        "play:bang>p3",
        heard=(did("turn_began", 0), did("played", 0, 1, "jail")),
    ),
    "drinks_at_full_life": Scene(law("| hand beer"), "play:beer", "play:beer", instead=law("2 | hand beer")),
    "duels_without_a_bang_at_one_life_point": Scene(
        law("1 | hand duel", "outlaw | hand ?*3"), "play:duel>p1", "play:duel>p2"
    ),
    "gives_up_a_volcanic_with_bangs_in_hand": Scene(
        outlaw("| hand winchester bang bang | play volcanic"), "play:winchester", "play:bang>p0"
    ),
    "lays_a_shorter_weapon": Scene(
        law("| hand schofield | play winchester"),
        "play:schofield",
        "play:schofield",
        instead=law("| hand schofield | play volcanic"),
    ),
    "jose_pays_with_what_he_needs": Scene(
        seats(
            "sheriff jose_delgado 2 | hand remington missed missed",
            *("outlaw", "outlaw", "renegade"),
            boxes="base dodge_city",
        ),
        "use:remington=jose_delgado",
        "play:remington",
    ),
    "throws_its_last_missed_away": Scene(
        law("1 | hand missed panic"), "discard:missed", "discard:panic", before=("end_turn",)
    ),
    "leaves_a_weapon_in_hand": ends_turn_with("schofield"),
    "throws_away_a_gun_that_it_could_lay": Scene(
        law("1 | hand volcanic missed"), "end_turn", "end_turn", instead=law("2 | hand volcanic missed")
    ),
    "strips_suzy_of_her_only_card": Scene(
        law("| hand cat_balou", "outlaw | hand bang").replace("bart_cassidy", "suzy_lafayette"),
        "play:cat_balou>p1:hand",
        "play:cat_balou>p1:hand",
        instead=law("| hand cat_balou", "outlaw | hand bang bang").replace("bart_cassidy", "suzy_lafayette"),
    ),
    "leaves_a_barrel_in_hand": ends_turn_with("barrel"),
    "leaves_a_horse_in_hand": ends_turn_with("mustang"),
    "leaves_a_scope_in_hand": ends_turn_with("scope"),
    "leaves_cards_to_be_drawn": ends_turn_with("stagecoach"),
    "leaves_a_beer_and_discards": Scene(
        law("2 | hand beer missed missed"), "end_turn", "end_turn", instead=law("2 | hand beer missed")
    ),
    "spares_a_certain_enemy_and_discards": Scene(
        outlaw("1 | hand bang missed"), "end_turn", "end_turn", instead=outlaw("2 | hand bang missed")
    ),
    "takes_a_deadly_shot_with_a_missed_in_hand": Scene(
        dying("bang", "hand missed"), "pass", "answer:missed", before=("play:bang>p1",)
    ),
    "takes_a_hit_and_keeps_its_missed": Scene(
        law("| hand bang", "outlaw", "outlaw", "renegade | hand missed"),
        "pass",
        "answer:missed",
        before=("play:bang>p3",),
    ),
    "renegade_robs_a_dying_sheriff": Scene(
        renegade("panic", "2/5 | hand beer"),
        "play:panic>p0:hand",
        "play:panic>p0:hand",
        instead=renegade("panic", "4/5 | hand beer"),
    ),
    "takes_a_deadly_hit_with_a_bang_in_hand": Scene(
        dying("indians", "hand bang"), "pass", "answer:bang", before=("play:indians",)
    ),
    "dies_with_a_beer_in_hand": Scene(
        dying("bang", "hand beer"), "pass", "answer:beer", before=("play:bang>p1", "pass")
    ),
    "does_not_ask_the_barrel": Scene(
        dying("bang", "hand missed | play barrel"), "answer:missed", "use:barrel", before=("play:bang>p1",)
    ),
}


def robbers(loot: str, caller: str, rival: str = "bullets_6") -> str:
    """Two players of Calibre 45, and what the first one will find."""
    return (
        f"rules: teams=1+1\nmoney: {loot} …\np0: team_1 | cowboy wyatt_earp | hand {caller}\n"
        f"p1: team_2 | cowboy pat_garrett | hand {rival}\n"
    )


TOGETHER = ("call", "join", "pick:1")
ALONE = ("call", "decline", "pick:1")
RAN = (did("joined", 1), did("fled", 1))

CALIBRE = {
    "joins_only_to_flee_again": Scene(
        robbers("stagecoach", "bullets_1"),
        "flee",
        "shoot>p0",
        before=(*TOGETHER, "draw"),
        heard=(*RAN, *RAN, did("joined", 1)),
    ),
    "goes_on_shooting_over_the_smallest_loot": Scene(
        robbers("stagecoach", "bullets_1"),
        "shoot>p1",
        "flee",
        before=TOGETHER,
        heard=(did("robbery_called", 0), *[did("shot", 0, 1)] * 12),
    ),
    "loses_a_cowboy_with_a_mustang_in_hand": Scene(
        robbers("mail_car_3", "mustang"), "give_up", "escape:mustang", before=ALONE
    ),
    "loses_a_cowboy_with_enough_bullets": Scene(
        robbers("mail_car_3", "bullets_3"), "give_up", "lay:bullets_3", before=ALONE
    ),
    "passes_where_a_card_can_be_drawn": Scene(robbers("?", "bullets_3"), "pass", "draw"),
    "lays_more_bullets_than_it_has_to": Scene(
        robbers("mail_car_2", "bullets_6 bullets_2"), "lay:bullets_6", "lay:bullets_2", before=ALONE
    ),
    "robs_without_a_bullet": Scene(robbers("?", "cactus"), "call", "draw"),
    "exchanges_bullets_and_keeps_a_third_mustang": Scene(
        robbers("?", "mustang mustang mustang bullets_5 bullets_5 bullets_2"),
        "exchange:bullets_2",
        "exchange:mustang",
    ),
}


def duel(law: str, outlaws: str = "", health: int = 3, place: str = "") -> str:
    """The law's turn in The Duel: what each side holds; health and equipment of the outlaw in front."""
    return (
        f"p0: attacking wyatt_earp 3\np1: annie_oakley\np2: attacking tuco_ramirez {health} {place}\np3: -\n"
        f"hand law: {law}\nhand outlaws: {outlaws}\n"
    )


def two_outlaws(hand: str) -> str:
    return duel(hand, "missed").replace("p3: -", "p3: tom_horn 1")


def against_wild_bill(hand: str) -> str:
    """The turn of an outlaw with one point left."""
    return (
        "turn: outlaws 5\np0: attacking wild_bill\np1: -\np2: attacking tuco_ramirez 1\np3: -\n"
        f"hand law: colt beer\nhand outlaws: {hand}\n"
    )


DUEL = {
    "dies_with_an_answer_in_hand": Scene(
        duel("colt", "missed", 1), "pass", "answer:missed", before=("play:colt>p2",)
    ),
    "does_not_ask_the_barrel": Scene(
        duel("colt", "missed", 2, "| barrel"), "answer:missed", "use:barrel", before=("play:colt>p2",)
    ),
    "leaves_good_equipment_in_hand": Scene(duel("hat"), "end_turn", "play:hat>p1"),
    "drinks_beer_in_full_health": Scene(
        duel("beer").replace("earp 3", "earp"), "play:beer", "play:beer", instead=duel("beer")
    ),
    "pours_strong_ale_for_the_wrong_one": Scene(
        duel("strong_ale", health=1), "play:strong_ale>p2", "play:strong_ale>p0"
    ),
    "spends_water_where_moving_is_free": Scene(duel("water"), "play:water>p1", "move>p1"),
    "moves_the_rivals_marker_for_nothing": Scene(
        two_outlaws("water"), "play:water>p3", "play:water>p3", instead=two_outlaws("water colt")
    ),
    "leaves_a_certain_hit": Scene(duel("colt"), "end_turn", "play:colt>p2"),
    "robs_wild_bill_with_its_last_point": Scene(
        against_wild_bill("robbery"),
        "play:robbery:law",
        "play:robbery:law",
        instead=against_wild_bill("robbery missed"),
    ),
}

SCENES = {"bang": BANG, "calibre45": CALIBRE, "duel": DUEL}
FOLLIES = {(game, name): scene for game, scenes in SCENES.items() for name, scene in scenes.items()}


def plain(key: str) -> str:
    """A key without the numbers of cards."""
    return re.sub(r"#\d+", "", key)


def chosen(game: Game, answer: str) -> Option:
    assert game.decision is not None
    offered = {plain(game.key(option)): option for option in game.decision.options}
    assert answer in offered, f"{answer} is not among {list(offered)}"
    return offered[answer]


def moment(game_key: str, scene: Scene, foolish: bool) -> Moment[Any]:
    game = begun(game_key, scene.position if foolish or not scene.instead else scene.instead)
    for answer in scene.before:
        game.answer_key(game.key(chosen(game, answer)))
    assert game.decision is not None
    view = GAMES[game_key].view(game, game.decision.player)
    given = chosen(game, scene.foolish if foolish else scene.sensible)
    return Moment(view, game.decision.options, given, scene.heard)


def folly_of(game: str, name: str) -> AnyFolly:
    (found,) = [one for one in STUDIES[game].follies() if one.__name__ == name]
    return found


@pytest.mark.parametrize(("game", "name"), FOLLIES)
def test_a_folly_is_recognised(game: str, name: str) -> None:
    assert is_committed(folly_of(game, name), moment(game, FOLLIES[game, name], foolish=True))


@pytest.mark.parametrize(("game", "name"), FOLLIES)
def test_what_is_sensible_beside_it_is_no_folly(game: str, name: str) -> None:
    assert not is_committed(folly_of(game, name), moment(game, FOLLIES[game, name], foolish=False))


def test_each_has_its_scene_and_there_are_more_than_forty() -> None:
    assert {(game, folly.__name__) for game, study in STUDIES.items() for folly in study.follies()} == set(
        FOLLIES
    )
    assert len(FOLLIES) > 40


@pytest.mark.parametrize("game", SCENES)
@pytest.mark.parametrize("language", TEXTS)
def test_each_is_told_in_words(game: str, language: str) -> None:
    told = {LeagueWords(language, game).texts.say(f"{game}.sim.folly.{name}") for name in SCENES[game]}
    assert len(told) == len(SCENES[game])


def test_nobody_is_blamed_for_what_he_is_forced_to() -> None:
    """A Deputy who may only end his turn or shoot the Sheriff can still end it; one without that choice is
    blamed for nothing."""
    scene = FOLLIES["bang", "shoots_a_certain_friend"]
    made = moment("bang", scene, foolish=True)
    folly = folly_of("bang", "shoots_a_certain_friend")
    assert is_committed(folly, Moment(made.view, made.options, made.answer, ()))
    assert not is_committed(folly, Moment(made.view, [made.answer], made.answer, ()))


def test_a_drink_after_a_duel_that_he_lost_himself_heals_nobody_whom_he_shot() -> None:
    folly = folly_of("bang", "heals_whom_it_has_just_shot")
    for hurt, foolish in ((0, False), (1, True)):
        position = law("2/5 | hand saloon", "outlaw 1")
        own = Scene(position, "play:saloon", "", heard=(did("turn_began", 0), did("lost_life", hurt, 0)))
        assert is_committed(folly, moment("bang", own, foolish=True)) == foolish


def test_a_round_for_a_dying_sheriff_may_heal_whom_he_has_just_shot() -> None:
    folly = folly_of("bang", "heals_whom_it_has_just_shot")
    for life, foolish in ((1, False), (2, True)):
        position = seats(f"sheriff {life}/5", "renegade 3/4 | hand saloon", "outlaw 1", "outlaw", turn=1)
        poured = Scene(position, "play:saloon", "", heard=(did("turn_began", 1), did("lost_life", 2, 1)))
        assert is_committed(folly, moment("bang", poured, foolish=True)) == foolish


def test_a_renegade_may_pour_for_a_sheriff_who_is_nearly_dead() -> None:
    folly = folly_of("bang", "pours_for_the_others_only")
    for life, foolish in ((2, False), (3, True)):
        position = seats(f"sheriff {life}/5", "renegade | hand saloon", "outlaw", "outlaw", turn=1)
        assert (
            is_committed(folly, moment("bang", Scene(position, "play:saloon", ""), foolish=True)) == foolish
        )


def test_a_weapon_for_the_other_figure_is_compared_with_what_lies_there() -> None:
    """At a table of two, where each player has two figures."""
    folly = folly_of("bang", "lays_a_shorter_weapon")
    for longer, foolish in ((0, False), (2, True)):
        guns = ["| play winchester" if one == longer else "" for one in (0, 2)]
        position = (
            f"turn: p0 5\np0: el_gringo | hand schofield {guns[0]}\np1: bart_cassidy\n"
            f"p2: player=0 black_jack passive {guns[1]}\np3: player=1 jesse_jones passive\n"
        )
        laid = Scene(position, "play:schofield>p2", "")
        assert is_committed(folly, moment("bang", laid, foolish=True)) == foolish


def test_a_bot_that_plays_at_random_is_found_out() -> None:
    plan = read_plan("bang", 4, "random", "judged", "", "", [], "")
    tried = [look_through(Watch(plan, number)) for number in range(3)]
    assert all(one.trouble is None and one.decisions > 30 for one in tried)
    found = {folly.name for one in tried for folly in one.found}
    assert {"spares_a_certain_enemy_and_discards", "does_not_ask_the_barrel"} & found


@pytest.mark.parametrize("bot", ["greenhorn", "regular"])
def test_a_bot_plays_as_it_would_without_a_judge(bot: str) -> None:
    plan = read_plan("bang", 4, bot, "judged", "", "", [], "")
    judge = Judge(plan.seed_of(0), STUDIES["bang"].follies())
    judged = table_watched(Watch(plan, 0), judge.sits_behind)
    alone = Table(plan, 0, plan.lineup)
    for table in (judged, alone):
        table.answers = []
        table.play()
    assert judged.answers == alone.answers
    assert judge.decisions >= 30


def test_the_position_of_an_example_leads_to_its_answer() -> None:
    plan = read_plan("bang", 4, "random", "judged", "", "", [], "")
    example = look_through(Watch(plan, 0)).found[0]
    game = begun("bang", example.position)
    assert example.answer in keys(game)
    assert game.decision is not None
    assert game.decision.player == example.player


def test_the_command_prints_shares_and_examples() -> None:
    arguments = ["follies", "--game", "bang", "--players", "4", "--bots", "random,greenhorn", "--games", "2"]
    told = runner.invoke(league, [*arguments, "--language", "en"])
    assert told.exit_code == 0, told.output
    assert "per 100" in told.output
    assert "greenhorn" in told.output
    made = json.loads(runner.invoke(league, [*arguments, "--json"]).output)
    one = made["bots"]["random"]
    assert one["games"] == 2
    assert len(one["follies"]) == len(BANG)
    (most,) = sorted(
        (each for each in one["follies"].values() if each["count"]), key=lambda each: -each["count"]
    )[:1]
    assert most["per_100"] == pytest.approx(100 * most["count"] / one["decisions"], abs=1e-4)
    assert most["example"]["position"].startswith("game: bang")
