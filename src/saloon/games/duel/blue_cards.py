"""The equipment, with a blue border: it stays in play on a character."""

from __future__ import annotations

from saloon.games.duel.figures import other_player, owner_of
from saloon.games.duel.frames.draws import DrawLater, reveal
from saloon.games.duel.frames.hits import Hit
from saloon.games.duel.frames.life import lose
from saloon.games.duel.kinds import Aimed
from saloon.games.duel.questions import CardKind
from saloon.games.duel.state import Duel
from saloon.games.duel.words import ALLOWED, COVERED, DYNAMITE_POINTS, OWN_ATTACKER, OWN_COVER_ONLY
from saloon.kernel.decisions import Option
from saloon.kernel.ids import NO_FIGURE, CardId, FigureId, PlayerId


class Equipment(Aimed):
    """It is played on one's own covering character or on the opponent's attacking one."""

    def usual_refusal(self, game: Duel, player: PlayerId, target: FigureId) -> int:
        if owner_of(target) == player:
            return ALLOWED if target == game.covering(player) else OWN_ATTACKER
        return ALLOWED if target == game.attacking(other_player(player)) else COVERED

    def resolve(self, game: Duel, player: PlayerId, option: Option) -> None:
        game.equip(option.target, option.card, game.voice(player))


class Bank(Equipment):
    """One card more in the draw phase."""

    key = "bank"

    def cards_drawn(self, game: Duel, me: FigureId) -> int:
        return 1


class Rattlesnake(Equipment):
    """At the start of the turn a card is revealed: on a snake its bearer loses a point. It stays."""

    key = "rattlesnake"

    def is_hurt_by_symbol(self) -> bool:
        return True

    def at_turn_start(self, game: Duel, me: FigureId, card: CardId) -> None:
        reveal(game, me, self)

    def revealed_at_turn_start(self, game: Duel, me: FigureId, card: CardId, good: bool) -> None:
        if good:
            lose(game, me, 1, NO_FIGURE, False, self.number)


class Dynamite(Equipment):
    """At the start of the turn a card is revealed: it explodes, or goes to the opponent's covering one."""

    key = "dynamite"

    def is_hurt_by_symbol(self) -> bool:
        return True

    def usual_refusal(self, game: Duel, player: PlayerId, target: FigureId) -> int:
        code = super().usual_refusal(game, player, target)
        return OWN_COVER_ONLY if code == ALLOWED and owner_of(target) != player else code

    def at_turn_start(self, game: Duel, me: FigureId, card: CardId) -> None:
        reveal(game, me, self)

    def revealed_at_turn_start(self, game: Duel, me: FigureId, card: CardId, good: bool) -> None:
        game.take_off(me, card)
        if good:
            game.discard.append(card)
            game.happened("exploded", me, cards=[card])
            lose(game, me, DYNAMITE_POINTS, NO_FIGURE, False, self.number)
        else:
            heir = game.covering(other_player(owner_of(me)))
            game.equip(heir, card, me)
            game.happened("passed_on", me, heir, [card])


class Holster(Equipment):
    """Any number of BANG! cards; they do not count against the limit."""

    key = "holster"

    def bangs_unlimited(self, game: Duel, me: FigureId) -> int:
        return 2


class Barrel(Equipment):
    """Against a hit a card may be revealed: on a barrel it is a miss."""

    key = "barrel"

    def offers_against_hit(self, game: Duel, me: FigureId, hit: Hit) -> bool:
        return True

    def used_against_hit(self, game: Duel, me: FigureId, card: CardId, hit: Hit) -> None:
        reveal(game, me, self)

    def withstood(self, game: Duel, me: FigureId, hit: Hit) -> None:
        hit.cancel(game, self.number)


class Hat(Equipment):
    """It may be discarded as a miss."""

    key = "hat"

    def offers_against_hit(self, game: Duel, me: FigureId, hit: Hit) -> bool:
        return True

    def used_against_hit(self, game: Duel, me: FigureId, card: CardId, hit: Hit) -> None:
        game.take_off(me, card)
        game.discard.append(card)
        game.happened("answered", me, hit.shooter, [card], definition="miss")
        hit.cancel(game, self.number)


class Stampede(Equipment):
    """At the start of the turn the characters change positions."""

    key = "stampede"

    def at_turn_start(self, game: Duel, me: FigureId, card: CardId) -> None:
        player = owner_of(me)
        if not game.is_alone(player):
            game.move_marker(player, player, self.key)


class Scope(Equipment):
    """Hit cards reach the opponent's covering character."""

    key = "scope"

    def reaches(self, game: Duel, me: FigureId, kind: CardKind, target: FigureId) -> bool:
        return kind.hit_card and owner_of(target) != owner_of(me)


class PocketWatch(Equipment):
    """A card is drawn each time the opponent moves his marker."""

    key = "pocket_watch"

    def after_opponent_moved(self, game: Duel, me: FigureId) -> None:
        game.waiting.append(DrawLater(owner_of(me), 1, self.number))


BLUE_CARDS: list[CardKind] = [
    Bank(),
    Rattlesnake(),
    Dynamite(),
    Holster(),
    Barrel(),
    Hat(),
    Stampede(),
    Scope(),
    PocketWatch(),
]
