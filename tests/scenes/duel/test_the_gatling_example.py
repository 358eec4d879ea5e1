"""The example of the rulebook for simultaneous effects, step by step."""

from tests.scenes.duel.language import Fighter, Table
from tests.scenes.duel.names import ANNIE_OAKLEY, DJANGO, KID_CURRY, LONE_RANGER


def test_the_gatling_of_the_rulebook(table: Table) -> None:
    ranger = Fighter(LONE_RANGER)
    annie = Fighter(ANNIE_OAKLEY, health=1, cards=["hat"])
    kid = Fighter(KID_CURRY)
    law = table.law(ranger, annie, hand=["gatling"], reserve=[DJANGO])
    outlaws = table.outlaws(kid)
    table.next_cards(law, "bank(barrel)", "missed(snake)", "schoolmarm")
    # The Gatling is the last card of the hand; the Ranger himself is not its target.
    law.plays("gatling")
    # Kid Curry reveals a card of the law's deck: a barrel cancels the hit, and he will shoot back.
    outlaws.uses("kid_curry")
    assert kid.health == 4
    # That is a new effect and waits. Annie is next: she has her Hat, and would have hit cards as misses.
    assert law.offered == ["use:hat", "pass"]
    law.passes()
    # The effect of the Gatling is over: Annie's Hat is discarded, the law draws two cards, Django comes.
    assert not annie.is_there
    assert law.cover == DJANGO
    assert law.hand == ["missed", "schoolmarm"]
    assert table.told[-4:] == ["lost_equipment", "drew", "came", "hit_aimed"]
    # Only now the hit of Kid Curry on the Ranger; the cards just drawn may be used against it.
    law.answers("missed")
    assert ranger.health == 5
    assert law.decides("play_phase")


def test_without_a_barrel_the_kid_is_hit_and_nobody_shoots_back(table: Table) -> None:
    ranger = Fighter(LONE_RANGER)
    kid = Fighter(KID_CURRY)
    law = table.law(ranger, ANNIE_OAKLEY, hand=["gatling"])
    outlaws = table.outlaws(kid)
    table.next_cards(law, "schoolmarm(horseshoe)")
    law.plays("gatling")
    outlaws.uses("kid_curry")
    assert kid.health == 3
    assert ranger.health == 5
    assert table.events("hit_aimed") == []
