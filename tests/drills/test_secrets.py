"""What the drill takes for a secret, where that is not plain."""

import random

from saloon.drills.bang.secrets import BangSecrets
from saloon.drills.calibre45.secrets import CalibreSecrets
from saloon.games.bang.game import BANG
from saloon.games.bang.position import MEANINGS
from saloon.kernel.ids import PlayerId, every_player
from saloon.kernel.views import SPECTATOR
from saloon.wire.plain import to_named
from tests.conformance.two_figures import doubled
from tests.scenes.calibre45.language import Table
from tests.scenes.calibre45.names import FIVE, ONE, STAGECOACH


def test_a_shot_is_no_secret_though_its_card_lies_in_the_new_deck_at_once() -> None:
    table = Table()
    ann, cid, bob = table.seat(0), table.seat(0, hand=[ONE]), table.seat(1, hand=[])
    table.money(STAGECOACH)
    table.only_cards(FIVE)
    ann.robs(cid, bob)
    ann.draws()
    before = table.game.clone()
    cid.shoots(bob, ONE)
    events = [to_named(event) for event in (*table.events("shot"), *table.events("reshuffled"))]
    assert len(events) == 2
    assert ONE in table.weapon_deck
    shown = {"events": events}
    assert list(CalibreSecrets().betrayed(shown, before, table.game, viewer=PlayerId(2))) == []


def test_the_card_out_of_the_game_is_a_secret_of_the_hidden_six() -> None:
    rules = {"six_players": "hidden"}
    game = BANG.deal(BANG.setup({"players": 6, "seed": "aside", "sets": BANG.sets(), "rules": rules}))
    rng = random.Random(4)
    caught = 0
    while game.decision is not None:
        for viewer in [SPECTATOR, *every_player(6)] if game.step % 9 == 0 else []:
            view = BANG.full_view(game, viewer)
            assert list(BangSecrets().betrayed({"view": to_named(view)}, None, game, viewer)) == []
            view.roles_aside = game.roles_aside[:]
            shown = {"view": to_named(view)}
            caught += bool(list(BangSecrets().betrayed(shown, None, game, viewer)))
        game.answer(rng.randrange(len(game.decision.options)))
    assert caught > 10, "it would be found"


def test_a_player_with_two_figures_is_told_nothing_of_others_and_gives_away_nothing() -> None:
    game = doubled(BANG.setup({"players": 4, "seed": "leaks", "sets": BANG.sets(), "preset": "rulebooks"}))
    game.run()
    rng = random.Random(3)
    caught = 0
    while game.decision is not None:
        for viewer in every_player(4) if game.step % 10 == 0 else []:
            shown = {"view": to_named(BANG.full_view(game, viewer))}
            assert list(BangSecrets().betrayed(shown, None, game, viewer)) == []
            open_table = {"view": to_named(BANG.open_view(game))}
            caught += bool(list(BangSecrets().betrayed(open_table, None, game, viewer)))
        game.answer(rng.randrange(len(game.decision.options)))
    assert caught > 10, "what is open is found"


def test_what_holds_no_cards_is_not_searched_for_them() -> None:
    """The fields of frames that a position says hold seats, definitions or numbers."""
    others = ("seat", "seats", "definition", "definitions", "number", "numbers", "amount")
    fields = [name for name, held in MEANINGS.items() if held in others and "." not in name]
    assert [name for name in fields if name not in BangSecrets.no_cards | BangSecrets.shown_before] == []
