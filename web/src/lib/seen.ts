/** What I have seen of hidden cards, where the table reminds its players: what the server says, in words. */
import type { KnownCards } from "../net/wire";
import type { Book } from "./book";
import type { CardId, PlayerId } from "./ids";

export const UNKNOWN = "?";

/** The cards that I know to be with a player. */
export const seenWith = (known: KnownCards | null, player: PlayerId): readonly CardId[] => known?.hands[player] ?? [];

/** A deck from the top down to the lowest card that I know; -3 where I do not. */
export const seenOnDeck = (known: KnownCards | null, deck = 0): readonly number[] => known?.decks[deck] ?? [];

/** By name, in their order; several of a kind are counted. */
export function namesOf(cards: readonly number[], book: Book): string {
  const names = cards.map((card) => book.card(card)?.name ?? UNKNOWN);
  const counted = new Map<string, number>();
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
  return [...counted].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(", ");
}

/** A deck is told card by card: its order is what counts. */
export const orderOf = (cards: readonly number[], book: Book): string => cards.map((card) => book.card(card)?.name ?? UNKNOWN).join(", ");
