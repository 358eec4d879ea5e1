"""The outlaws."""

from __future__ import annotations

from saloon.games.duel.figures import other_player, owner_of
from saloon.games.duel.frames.choices import Repeated, repetitions
from saloon.games.duel.frames.draws import KeepCards, RandomDiscard, reveal
from saloon.games.duel.frames.hits import Hit, hit_later
from saloon.games.duel.frames.life import Loss, Spoils
from saloon.games.duel.frames.turn import turn_of
from saloon.games.duel.questions import CardKind, Character
from saloon.games.duel.state import Duel
from saloon.games.duel.words import AS_HIT, BARREL, BROWN, SPOILS, USE
from saloon.kernel.decisions import Option
from saloon.kernel.ids import NO_CARD, NO_FIGURE, CardId, FigureId, PlayerId


class BillAnderson(Character):
    """When another character is killed he takes up to two cards of it and of its owner's hand."""

    key = "bill_anderson"

    def takes_spoils(self, game: Duel, me: FigureId, dead: FigureId) -> None:
        game.push(Spoils(me, dead, SPOILS))


class DaltonBrothers(Character):
    """They draw three cards instead of two."""

    key = "dalton_brothers"

    def cards_drawn(self, game: Duel, me: FigureId) -> int:
        return 1


class JackRansom(Character):
    """He plays cards on any character in play."""

    key = "jack_ransom"

    def reaches(self, game: Duel, me: FigureId, kind: CardKind, target: FigureId) -> bool:
        return True


class DoctorSchultz(Character):
    """For each point that the opponent makes him lose a random card of that hand may be discarded."""

    key = "doctor_schultz"

    def after_loss(self, game: Duel, me: FigureId, loss: Loss) -> None:
        if loss.by_opponent:
            game.waiting.append(RandomDiscard(owner_of(me), self.number, False))


class KidCurry(Character):
    """Against a hit he may reveal a card of the opponent's deck: a barrel cancels it, and he shoots back."""

    key = "kid_curry"

    def symbol_revealed(self) -> int:
        return BARREL

    def revealed_from(self, me: FigureId) -> PlayerId:
        return other_player(owner_of(me))

    def is_miss(self, game: Duel) -> bool:
        return game.rule["kid_curry"] == "miss"

    def offers_against_hit(self, game: Duel, me: FigureId, hit: Hit) -> bool:
        return True

    def used_against_hit(self, game: Duel, me: FigureId, card: CardId, hit: Hit) -> None:
        reveal(game, me, self)

    def withstood(self, game: Duel, me: FigureId, hit: Hit) -> None:
        hit.cancel(game, self.number)

    def after_cancelling(self, game: Duel, me: FigureId, hit: Hit) -> None:
        hit_later(game, me, hit.shooter, self.number)


class OncePerTurn(Character):
    """An ability that can be used once in each turn of its player."""

    def offers_in_play_phase(self, game: Duel, me: FigureId, options: list[Option]) -> None:
        if self.number not in turn_of(game).abilities:
            self.add_uses(game, me, options)

    def add_uses(self, game: Duel, me: FigureId, options: list[Option]) -> None:
        raise NotImplementedError

    def paying(self, card: CardId) -> Option:
        """To use it for this card."""
        return Option(USE, NO_CARD, self.number, NO_FIGURE, card)


class KittyLeroy(OncePerTurn):
    """With no card in hand she draws two."""

    key = "kitty_leroy"

    def add_uses(self, game: Duel, me: FigureId, options: list[Option]) -> None:
        if not game.hand(owner_of(me)):
            options.append(self.paying(NO_CARD))

    def use(self, game: Duel, me: FigureId, option: Option) -> None:
        game.draw(owner_of(me), 2, self.key)


class PearlHart(OncePerTurn):
    """For a hand card she repeats the action card on top of the discard pile."""

    key = "pearl_hart"

    def add_uses(self, game: Duel, me: FigureId, options: list[Option]) -> None:
        if not game.discard:
            return
        top = game.discard[-1]
        kind = game.book.kind_of[top]
        player = owner_of(me)
        if kind.border == BROWN and not kind.miss_card and repetitions(game, player, top):
            for card in game.hand(player):
                options.append(self.paying(card))

    def use(self, game: Duel, me: FigureId, option: Option) -> None:
        player = owner_of(me)
        top = game.discard[-1]
        pay(game, me, option.other, self.key)
        game.push(Repeated(player, top, False))


class SundanceKid(OncePerTurn):
    """For a hand card he draws one of each deck, and keeps one of the two."""

    key = "sundance_kid"

    def works_from_cover(self, game: Duel) -> bool:
        return game.rule["sundance_kid"] == "always_active"

    def add_uses(self, game: Duel, me: FigureId, options: list[Option]) -> None:
        for card in game.hand(owner_of(me)):
            options.append(self.paying(card))

    def use(self, game: Duel, me: FigureId, option: Option) -> None:
        player = owner_of(me)
        pay(game, me, option.other, self.key)
        drawn = game.draw(player, 1, self.key) + game.draw(player, 1, self.key, other_player(player))
        if len(drawn) == 2:
            game.push(KeepCards(player, 2, self.number))


class CattleKate(OncePerTurn):
    """For one of her cards in play, unless it is always active, she draws two."""

    key = "cattle_kate"

    def add_uses(self, game: Duel, me: FigureId, options: list[Option]) -> None:
        for card in game.figures[me].in_play:
            if not game.book.kind_of[card].always_active:
                options.append(self.paying(card))

    def use(self, game: Duel, me: FigureId, option: Option) -> None:
        game.take_off(me, option.other)
        game.discard.append(option.other)
        game.happened("used", me, cards=[option.other], definition=self.key)
        game.draw(owner_of(me), 2, self.key)


class TomHorn(Character):
    """When he becomes the attacking one, the opponent's covering character is the target of a hit."""

    key = "tom_horn"

    def after_becoming_attacker(self, game: Duel, me: FigureId) -> None:
        hit_later(game, me, game.covering(other_player(owner_of(me))), self.number)


class TucoRamirez(Character):
    """Any hand card is a Colt to him."""

    key = "tuco_ramirez"

    def serves_as(self, game: Duel, me: FigureId, card: CardId, symbol: int, playing: bool) -> bool:
        return symbol == AS_HIT and (playing or game.rule["tuco_answers"] == "yes")


class WesHardin(Character):
    """Any number of BANG! cards in a turn."""

    key = "wes_hardin"

    def bangs_unlimited(self, game: Duel, me: FigureId) -> int:
        return 2 if game.rule["wes_hardin"] == "not_counted" else 1


def pay(game: Duel, me: FigureId, card: CardId, key: str) -> None:
    """A hand card is discarded for an ability."""
    game.put_away(owner_of(me), card)
    game.happened("used", me, cards=[card], definition=key)


OUTLAW_CHARACTERS: list[Character] = [
    BillAnderson(),
    DaltonBrothers(),
    JackRansom(),
    DoctorSchultz(),
    KidCurry(),
    KittyLeroy(),
    PearlHart(),
    SundanceKid(),
    CattleKate(),
    TomHorn(),
    TucoRamirez(),
    WesHardin(),
]
