"""Possible worlds: made from what a viewer knows alone, or the true one with what he cannot see exchanged."""

from __future__ import annotations

from typing import Final

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.deal import cards_of_side
from saloon.games.duel.figures import Figure, Player, empty_place, first_place
from saloon.games.duel.knowing import laid_open, places_of
from saloon.games.duel.setup import Setup
from saloon.games.duel.state import Duel
from saloon.games.duel.view import UNKNOWN, DuelView, FigureView, SeatView
from saloon.games.duel.words import DEAL_CARDS, DEAL_CHARACTERS, RESHUFFLE, SIDES, STREAMS
from saloon.kernel.chance import Chance, new_chance
from saloon.kernel.dealing import Dealt, deal_remembered
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId, DefinitionId, FigureId, PlayerId
from saloon.kernel.knowledge import Knowledge
from saloon.kernel.views import HIDDEN

HIDDEN_CHARACTER: Final = DefinitionId(HIDDEN)
"""In place of a character that the viewer does not know."""


def as_seen(seen: DuelView) -> Duel:
    """A state that holds what a viewer sees and nothing else: HIDDEN where he does not know."""
    players: list[Player] = []
    for one in seen.seats:
        reserve = [BOOK.by_key[key].number for key in one.reserve]
        players.append(
            Player(
                SIDES.index(one.side),
                one.hand[:] if one.hand else [HIDDEN] * one.hand_size,
                one.attacking,
                reserve or [HIDDEN_CHARACTER] * one.reserve_size,
                [BOOK.by_key[key].number for key in one.fallen],
            )
        )
    return Duel(
        Setup("", seen.preset, seen.chosen, seen.squad),
        seen.step,
        seen.over,
        new_chance("", STREAMS),
        [frame.clone() for frame in seen.stack],
        [frame.clone() for frame in seen.waiting],
        players,
        [figure_seen(figure) for figure in seen.figures],
        [[HIDDEN] * size for size in seen.decks],
        [HIDDEN] * seen.common,
        seen.discard[:],
        seen.woken,
        seen.turn,
        seen.turns,
        seen.winners[:],
    )


def figure_seen(figure: FigureView) -> Figure:
    if figure.character == UNKNOWN:
        return Figure(HIDDEN_CHARACTER, 0, [])
    character = BOOK.by_key[figure.character].number if figure.character else DefinitionId(NONE)
    return Figure(character, figure.health, figure.in_play[:])


def redeal(seen: DuelView, seed: str, knowledge: Knowledge | None = None) -> Duel:
    """A game that could be the true one as far as the viewer sees and remembers, up to the same decision."""
    chance = new_chance(seed, STREAMS)
    hands: list[list[CardId]] = [one.hand[:] for one in seen.seats]
    decks: list[list[CardId]] = []
    common: list[CardId] = []
    for side in range(len(SIDES)):
        dealt = deal_side(seen, side, knowledge, chance)
        decks.append(dealt.deck)
        common += dealt.hands[len(hands)]
        for player, hand in enumerate(hands):
            hand += dealt.hands[player]
    chance.shuffle(RESHUFFLE, common)
    put_on_top(common, seen.common_top)
    players: list[Player] = []
    figures: list[Figure] = []
    for one in seen.seats:
        add_player(seen, one, hands[one.player], chance, players, figures)
    game = Duel(
        Setup(seed, seen.preset, seen.chosen, seen.squad),
        seen.step,
        seen.over,
        chance,
        [frame.clone() for frame in seen.stack],
        [frame.clone() for frame in seen.waiting],
        players,
        figures,
        decks,
        common,
        seen.discard[:],
        seen.woken,
        seen.turn,
        seen.turns,
        seen.winners[:],
    )
    game.run()
    return game


def deal_side(seen: DuelView, side: int, knowledge: Knowledge | None, chance: Chance) -> Dealt:
    """The unseen cards of a side in a possible world: for the hands, the deck and, last, the common deck."""
    visible = set(laid_open(seen))
    for one in seen.seats:
        visible.update(one.hand)
    cards = [card for card in cards_of_side(side) if card not in visible]
    chance.shuffle(DEAL_CARDS[side], cards)
    places = places_of(seen, side)
    if knowledge is not None and knowledge.packs:
        dealt = deal_remembered(knowledge.packs[side], cards, places, chance, DEAL_CARDS[side])
        if dealt is not None:
            return dealt
    hands = [[cards.pop() for _card in range(room)] for room in places.unseen]
    return Dealt([], cards, hands)


def put_on_top(common: list[CardId], back: str) -> None:
    """The top card of the common deck has this back: everybody sees it."""
    for place, card in enumerate(common):
        if SIDES[BOOK.back(card)] == back:
            common.append(common.pop(place))
            return


def add_player(
    seen: DuelView,
    one: SeatView,
    hand: list[CardId],
    chance: Chance,
    players: list[Player],
    figures: list[Figure],
) -> None:
    """A player with a reserve that may be his, and his characters."""
    side = SIDES.index(one.side)
    first = first_place(one.player)
    places = seen.figures[first : first + 2]
    known = [view.character for view in places] + one.fallen + one.reserve
    strangers = [number for number in BOOK.squads[side] if BOOK.definitions[number].key not in known]
    chance.shuffle(DEAL_CHARACTERS[side], strangers)
    figures += [figure_of(place, strangers) for place in places]
    if one.reserve:
        reserve = [BOOK.by_key[key].number for key in one.reserve]
        chance.shuffle(DEAL_CHARACTERS[side], reserve)
    else:
        reserve = [strangers.pop() for _place in range(one.reserve_size)]
    attacking = one.attacking
    if attacking == NONE and has_chosen(seen, one.player):
        attacking = FigureId(first + chance.below(DEAL_CHARACTERS[side], 2))
    players.append(Player(side, hand, attacking, reserve, [BOOK.by_key[key].number for key in one.fallen]))


def has_chosen(seen: DuelView, player: PlayerId) -> bool:
    """Whether a player has chosen his first attacker in secret: they choose one after the other."""
    return seen.turn == NONE and seen.decider > player


def figure_of(place: FigureView, strangers: list[DefinitionId]) -> Figure:
    if not place.character:
        return empty_place()
    if place.character == UNKNOWN:
        character = strangers.pop()
        return Figure(character, BOOK.character(character).health, [])
    return Figure(BOOK.by_key[place.character].number, place.health, place.in_play[:])


def permute_hidden(game: Duel, viewer: PlayerId, seed: str) -> None:
    """Exchange at random, in place, what the viewer cannot see: hands, decks, reserves, secret choices."""
    chance = new_chance(seed, STREAMS)
    others = [one for number, one in enumerate(game.players) if number != viewer]
    top = SIDES[BOOK.back(game.common[-1])] if game.common else ""
    for side in range(len(SIDES)):
        pool = game.decks[side][:]
        for cards in [game.common, *[one.hand for one in others]]:
            pool += [card for card in cards if BOOK.back(card) == side]
        chance.shuffle(DEAL_CARDS[side], pool)
        game.decks[side] = [pool.pop() for _card in game.decks[side]]
        game.common = [pool.pop() if BOOK.back(card) == side else card for card in game.common]
        for one in others:
            one.hand = [pool.pop() if BOOK.back(card) == side else card for card in one.hand]
    chance.shuffle(RESHUFFLE, game.common)
    put_on_top(game.common, top)
    for number, one in enumerate(game.players):
        permute_characters(game, PlayerId(number), one, viewer, chance)
    game.table_changed()
    if game.decision is not None:
        game.decision = None
        game.run()


def permute_characters(game: Duel, player: PlayerId, one: Player, viewer: PlayerId, chance: Chance) -> None:
    """Nobody knows the order of a reserve, and the opponent not even who is in it."""
    stream = DEAL_CHARACTERS[one.side]
    if player == viewer:
        chance.shuffle(stream, one.reserve)
        return
    first = first_place(player)
    places = [first, FigureId(first + 1)]
    known = one.fallen[:]
    if game.turn != NONE:
        known += [game.figures[place].character for place in places]
    strangers = [number for number in BOOK.squads[one.side] if number not in known]
    chance.shuffle(stream, strangers)
    one.reserve = [strangers.pop() for _place in one.reserve]
    if game.turn == NONE:
        for place in places:
            character = strangers.pop()
            game.figures[place] = Figure(character, BOOK.character(character).health, [])
        if one.attacking != NONE:
            one.attacking = places[chance.below(stream, 2)]
