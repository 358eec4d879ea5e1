"""Kinds of cards that several cards share: those aimed at a character, hit cards, cards that take cards."""

from __future__ import annotations

from saloon.games.duel.asking import reaches
from saloon.games.duel.figures import other_player, owner_of
from saloon.games.duel.frames.hits import new_hit
from saloon.games.duel.questions import CardKind
from saloon.games.duel.state import Duel
from saloon.games.duel.words import ALLOWED, COVERED, PLAY
from saloon.kernel.decisions import Option, Reason
from saloon.kernel.ids import CardId, FigureId, PlayerId


class Untargeted(CardKind):
    """A card that is simply played."""

    def refusal(self, game: Duel, player: PlayerId) -> int:
        return ALLOWED

    def add_plays(self, game: Duel, player: PlayerId, card: CardId, options: list[Option]) -> None:
        options.append(game.book.untargeted[card])


class Aimed(CardKind):
    """A card that is played on one character."""

    def refusal(self, game: Duel, player: PlayerId) -> int:
        return ALLOWED

    def targets(self, game: Duel, player: PlayerId) -> list[FigureId]:
        found = game.characters_of(other_player(player))
        found += game.characters_of(player)
        return found

    def target_refusal(self, game: Duel, player: PlayerId, target: FigureId) -> int:
        code = self.usual_refusal(game, player, target)
        if code != ALLOWED and reaches(game, player, self, target):
            return ALLOWED
        return code

    def usual_refusal(self, game: Duel, player: PlayerId, target: FigureId) -> int:
        """Why it may usually not be played on this character: not on the opponent's covering one."""
        return COVERED if is_covered(game, player, target) else ALLOWED

    def add_plays(self, game: Duel, player: PlayerId, card: CardId, options: list[Option]) -> None:
        book = game.book
        plays = book.aimed[card] if book.kind_of[card] is self else book.aimed_as_colt[card]
        for target in self.legal_targets(game, player):
            options.append(plays[target])

    def legal_targets(self, game: Duel, player: PlayerId) -> list[FigureId]:
        """On whom the player on turn may play it; kept until the table changes."""
        force = game.force()
        known = force.targets[self.aim]
        if known is None:
            known = [
                target
                for target in self.targets(game, player)
                if self.target_refusal(game, player, target) == ALLOWED
            ]
            force.targets[self.aim] = known
        return known


class HitCard(Aimed):
    """One hit on a character."""

    def resolve(self, game: Duel, player: PlayerId, option: Option) -> None:
        game.push(new_hit(game, game.voice(player), option.target, self.number, option.card, self.is_bang()))

    def warning(self, game: Duel, player: PlayerId, option: Option) -> Reason | None:
        return Reason("own_character", {}) if owner_of(option.target) == player else None


class InPlayTaker(Aimed):
    """A card that concerns a card in play, on any character but the opponent's covering one."""

    def add_plays(self, game: Duel, player: PlayerId, card: CardId, options: list[Option]) -> None:
        for target in self.legal_targets(game, player):
            for other in game.figures[target].in_play:
                options.append(Option(PLAY, card, self.number, target, other))

    def anything_to_take(self, game: Duel, player: PlayerId) -> bool:
        for target in self.legal_targets(game, player):  # noqa: SIM110 (a generator is slow in compiled code)
            if game.figures[target].in_play:
                return True
        return False


def is_covered(game: Duel, player: PlayerId, target: FigureId) -> bool:
    """Whether this is the opponent's covering character, and not his only one."""
    owner = owner_of(target)
    return owner != player and target != game.attacking(owner)
