/** The suit of a card in words; where a game has symbols instead, the symbol. */
import type { Book } from "../lib/book";
import type { BookCard } from "../net/wire";
import { say } from "../state/settings.svelte";

export function suitWords(card: BookCard, book: Book): string {
  if (!card.suit) return "";
  const symbol = `symbol.${card.suit}.name`;
  return book.has(symbol) ? book.word(symbol) : say(`common.suit.${card.suit}.name`);
}
