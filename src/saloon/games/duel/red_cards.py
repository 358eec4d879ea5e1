"""The BANG! cards, with a red border: one in a turn, on the opponent's attacking character."""

from __future__ import annotations

from saloon.games.duel.figures import other_player, owner_of
from saloon.games.duel.frames.choices import EquipmentDiscard, GiveUpCard, MarkerMove
from saloon.games.duel.frames.hits import Hit, new_hit
from saloon.games.duel.frames.turn import bang_refusal
from saloon.games.duel.frames.volleys import Volley
from saloon.games.duel.kinds import HitCard, is_covered
from saloon.games.duel.questions import CardKind
from saloon.games.duel.state import Duel
from saloon.games.duel.words import ALLOWED, COVERED, OWN_CHARACTER
from saloon.kernel.decisions import Option, Reason
from saloon.kernel.ids import FigureId, PlayerId


class BangCard(HitCard):
    """One hit."""

    def refusal(self, game: Duel, player: PlayerId) -> int:
        return bang_refusal(game, player)

    def usual_refusal(self, game: Duel, player: PlayerId, target: FigureId) -> int:
        if owner_of(target) == player:
            return OWN_CHARACTER
        return COVERED if is_covered(game, player, target) else ALLOWED


class Colt(BangCard):
    """One hit."""

    key = "colt"


class HailOfBullets(BangCard):
    """As many hits as the target has equipment; each is cancelled separately."""

    key = "hail_of_bullets"

    def resolve(self, game: Duel, player: PlayerId, option: Option) -> None:
        hits = len(game.figures[option.target].in_play)
        if hits == 0 and game.rule["hail_on_bare"] == "one_hit":
            hits = 1
        game.push(Volley(player, self.number, option.card, [option.target] * hits, 0))

    def warning(self, game: Duel, player: PlayerId, option: Option) -> Reason | None:
        if not game.figures[option.target].in_play:
            return Reason("no_equipment", {})
        return super().warning(game, player, option)

    def resolve_for_each(self, game: Duel, volley: Volley, target: FigureId) -> None:
        shooter = game.voice(volley.player)
        nth, of = volley.place, len(volley.targets)
        game.push(new_hit(game, shooter, target, self.number, volley.card, True, nth, of))


class Carbine(BangCard):
    """If it is missed, a card in play on one of the attacking characters may be discarded."""

    key = "carbine"

    def when_missed(self, game: Duel, player: PlayerId, hit: Hit) -> None:
        game.push(EquipmentDiscard(player, hit.card, False))


class Peacemaker(BangCard):
    """If it is missed, the opponent discards a hand card of his choice."""

    key = "peacemaker"

    def when_missed(self, game: Duel, player: PlayerId, hit: Hit) -> None:
        game.push(GiveUpCard(other_player(player), hit.card, False))


class Remington(BangCard):
    """If it is missed, a card is drawn."""

    key = "remington"

    def when_missed(self, game: Duel, player: PlayerId, hit: Hit) -> None:
        game.draw(player, 1, self.key)


class Schofield(BangCard):
    """If it is missed, the attacking character regains a point."""

    key = "schofield"

    def when_missed(self, game: Duel, player: PlayerId, hit: Hit) -> None:
        game.heal(game.attacking(player), 1, self.key)


class Shotgun(BangCard):
    """If it is missed, either marker may be moved."""

    key = "shotgun"

    def when_missed(self, game: Duel, player: PlayerId, hit: Hit) -> None:
        game.push(MarkerMove(player, hit.card, False))


class Winchester(BangCard):
    """It reaches the opponent's covering character."""

    key = "winchester"

    def usual_refusal(self, game: Duel, player: PlayerId, target: FigureId) -> int:
        return OWN_CHARACTER if owner_of(target) == player else ALLOWED


RED_CARDS: list[CardKind] = [
    Colt(),
    HailOfBullets(),
    Carbine(),
    Peacemaker(),
    Remington(),
    Schofield(),
    Shotgun(),
    Winchester(),
]
