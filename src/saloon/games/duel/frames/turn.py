"""The frames of a game and of a turn: choosing who attacks first; then start, draw, play and discard."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.duel.asking import bangs_unlimited, cards_drawn, converted, extra_bangs
from saloon.games.duel.figures import beside, first_place, other_player
from saloon.games.duel.frames.draws import Reveal
from saloon.games.duel.options import ENDING_TURN, with_card, with_figure
from saloon.games.duel.plays import play
from saloon.games.duel.questions import (
    AT_TURN_START,
    OFFERS_IN_PLAY_PHASE,
    SERVES_AS,
    SHOWS_SECOND_CARD,
)
from saloon.games.duel.state import Duel
from saloon.games.duel.words import (
    ALLOWED,
    AS_HIT,
    BANG_PLAYED,
    CARDS_DRAWN,
    CHOOSE,
    CHOOSE_ATTACKER,
    DISCARD,
    DISCARD_EXCESS,
    END_TURN,
    LAW,
    LEAST_HAND_LIMIT,
    MOVE,
    PLAY,
    PLAY_PHASE,
    RELOAD,
    USE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame
from saloon.kernel.ids import CardId, DefinitionId, PlayerId

START: Final = 0
DRAW: Final = 1
PLAYING: Final = 2
EXCESS: Final = 3

STARTERS: Final = ("dynamite", "rattlesnake", "stampede")
"""Cards that do something at the start of a turn, in the order of the rulebook."""


class Preparation(Frame[Duel]):
    """Both choose in secret who of their first two characters attacks; then all are shown together."""

    __slots__ = ("chosen",)

    fields: ClassVar[tuple[str, ...]] = ("chosen",)

    def __init__(self, chosen: int) -> None:
        self.chosen = chosen
        """How many players have chosen."""

    def clone(self) -> Preparation:
        return Preparation(self.chosen)

    def advance(self, game: Duel) -> None:
        if self.chosen == len(game.players):
            self.show(game)
            return
        player = PlayerId(self.chosen)
        first = first_place(player)
        options = [with_figure(CHOOSE, first), with_figure(CHOOSE, beside(first))]
        game.ask_figure(first, CHOOSE_ATTACKER, options)

    def answer(self, game: Duel, option: Option) -> None:
        game.players[self.chosen].attacking = option.target
        self.chosen += 1
        if game.log is not None:
            game.log.append(Event("chose", first_place(PlayerId(option.target >> 1))))

    def show(self, game: Duel) -> None:
        """The characters are turned up, and the law has the first turn."""
        game.stack.pop()
        first = game.player_of_side(LAW)
        definitions = game.book.definitions
        for player in (first, other_player(first)):
            attacking = game.attacking(player)
            for figure in (attacking, beside(attacking)):
                place = "attacking" if figure == attacking else "covering"
                key = definitions[game.figures[figure].character].key
                game.happened("shown", figure, definition=key, cause=place)
        game.push(Turn(START, 0, 0, False, []))
        begin_turn(game, first)


def begin_turn(game: Duel, player: PlayerId) -> None:
    game.turn_passes_to(player)
    game.turns += 1
    if game.log is not None:
        game.log.append(Event("turn_began", game.voice(player), nth=game.turns))


class Turn(Frame[Duel]):
    """A turn: what lies there acts, two cards are drawn, cards are played, what is too many is discarded."""

    __slots__ = ("abilities", "bangs", "moved", "place", "stage")

    fields: ClassVar[tuple[str, ...]] = ("stage", "place", "bangs", "moved", "abilities")

    def __init__(
        self, stage: int, place: int, bangs: int, moved: bool, abilities: list[DefinitionId]
    ) -> None:
        self.stage = stage
        self.place = place
        """How many of the cards that act at the start are done."""
        self.bangs = bangs
        """BANG! cards that count against the limit."""
        self.moved = moved
        """Whether the marker has been moved."""
        self.abilities = abilities
        """Abilities that were used and can be used once in a turn."""

    def clone(self) -> Turn:
        return Turn(self.stage, self.place, self.bangs, self.moved, self.abilities[:])

    def quiet(self) -> bool:
        return True

    def advance(self, game: Duel) -> None:
        if self.stage == START:
            self.start(game)
        elif self.stage == DRAW:
            self.stage = PLAYING
            self.draw(game)
        elif self.stage == PLAYING:
            game.ask_figure(game.attacking(game.turn), PLAY_PHASE, self.plays(game))
        else:
            self.discard(game)

    def answer(self, game: Duel, option: Option) -> None:
        player = game.turn
        if option.verb == END_TURN:
            self.stage = EXCESS
        elif option.verb == MOVE:
            self.moved = True
            game.move_marker(player, player, "")
        elif option.verb == PLAY:
            play(game, self, option)
        elif option.verb == RELOAD:
            self.reload(game, option.card)
        elif option.verb == USE:
            if option.kind not in self.abilities:
                self.abilities.append(option.kind)
            for rule in game.rules_of(OFFERS_IN_PLAY_PHASE, player):
                if rule.definition.number == option.kind:
                    rule.definition.use(game, rule.owner, option)
                    break
        else:
            game.put_away(player, option.card)
            game.happened("discarded", game.voice(player), cards=[option.card])

    def resumed(self, game: Duel, frame: Frame[Duel]) -> None:
        if isinstance(frame, Reveal):
            definition = game.book.definitions[frame.definition]
            for card in game.figures[frame.figure].in_play:
                if game.book.kind_of[card] is definition:
                    definition.revealed_at_turn_start(game, frame.figure, card, frame.is_good(game))
                    break

    # The phases

    def start(self, game: Duel) -> None:
        """The cards that act at the start of a turn, one after the other."""
        rules = game.rules_of(AT_TURN_START, game.turn)
        while rules and self.place < len(STARTERS):
            key = STARTERS[self.place]
            self.place += 1
            for rule in rules:
                if rule.definition.key == key:
                    rule.definition.at_turn_start(game, rule.owner, rule.card)
                    return
        self.place = len(STARTERS)
        self.stage = DRAW

    def draw(self, game: Duel) -> None:
        player = game.turn
        rules = game.rules_of(SHOWS_SECOND_CARD, player)
        drawn = game.draw(player, CARDS_DRAWN + cards_drawn(game, player))
        if len(drawn) > 1:
            for rule in rules:
                rule.definition.shows_second_card(game, rule.owner, drawn[1])

    def plays(self, game: Duel) -> list[Option]:
        """Everything that may be done in the play phase; to end it is the mildest."""
        player = game.turn
        options: list[Option] = [ENDING_TURN]
        if not self.moved and not game.is_alone(player):
            options.append(with_figure(MOVE, beside(game.attacking(player))))
        book = game.book
        for card in game.hand(player):
            kind = book.kind_of[card]
            if kind.refusal(game, player) == ALLOWED:
                kind.add_plays(game, player, card, options)
        if game.rules_of(SERVES_AS, player) and bang_refusal(game, player) == ALLOWED:
            colt = book.kind(book.colt)
            for card in game.hand(player):
                if book.kind_of[card] is not colt and converted(game, player, card, AS_HIT, True):
                    colt.add_plays(game, player, card, options)
        for rule in game.rules_of(OFFERS_IN_PLAY_PHASE, player):
            rule.definition.offers_in_play_phase(game, rule.owner, options)
        if game.reload_is_open():
            for card in reloadable(game, player):
                options.append(with_card(RELOAD, card))
        return options

    def reload(self, game: Duel, card: CardId) -> None:
        """A card with the sign is exchanged for another one."""
        player = game.turn
        bearer = game.bearer(card)
        if bearer == NONE:
            game.put_away(player, card)
        else:
            game.take_off(bearer, card)
            game.discard.append(card)
        game.happened("reloaded", game.voice(player), cards=[card])
        game.draw(player, 1, "reload")

    def discard(self, game: Duel) -> None:
        player = game.turn
        hand = game.hand(player)
        excess = len(hand) - hand_limit(game, player)
        if excess > 0:
            options = [with_card(DISCARD, card) for card in hand]
            game.ask_figure(game.attacking(player), DISCARD_EXCESS, options, number=excess)
            return
        self.stage = START
        self.place = 0
        self.bangs = 0
        self.moved = False
        self.abilities = []
        begin_turn(game, other_player(player))


def turn_of(game: Duel) -> Turn:
    """The turn that is being played: the lowest frame."""
    turn = game.stack[0]
    assert isinstance(turn, Turn)
    return turn


def bang_refusal(game: Duel, player: PlayerId) -> int:
    """Why no BANG! card may be played now, or ALLOWED."""
    if bangs_unlimited(game, player):
        return ALLOWED
    return ALLOWED if turn_of(game).bangs < 1 + extra_bangs(game, player) else BANG_PLAYED


def hand_limit(game: Duel, player: PlayerId) -> int:
    """How many cards may be kept: as many as the attacking character has health, and two with the last."""
    return max(game.figures[game.attacking(player)].health, LEAST_HAND_LIMIT)


def reloadable(game: Duel, player: PlayerId) -> list[CardId]:
    """Cards with the sign in the hand, and on the attacking character."""
    kind_of = game.book.kind_of
    cards = [card for card in game.hand(player) if kind_of[card].reload]
    if not game.is_alone(player) or game.rule["reload_from_last"] == "yes":
        for card in game.figures[game.attacking(player)].in_play:
            if kind_of[card].reload:
                cards.append(card)
    return cards
