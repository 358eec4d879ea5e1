/** What an option is about: what the game says of it, else its card or what it names. */
import type { Book } from "../lib/book";
import type { OptionLine } from "../net/wire";
import type { Acting } from "../state/acting.svelte";
import type { Explained } from "../state/inspector.svelte";

export function aboutOption(option: OptionLine, acting: Acting, book: Book): Explained[] {
  const known = acting.about(option);
  if (known.length > 0) return known;
  const card = acting.pictured(option);
  if (book.card(card)) return [{ card }];
  const found = book.definition(option.kind);
  return found ? [{ kind: found.kind, key: found.key }] : [];
}
