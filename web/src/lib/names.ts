/** Names of cards, characters and events that stand in a sentence, found by the book. */
import type { Book } from "./book";

/** A piece of a sentence; one that is a name says of what. */
export interface Piece {
  text: string;
  kind?: string;
  key?: string;
}

const KINDS = ["card", "character", "event", "role", "cowboy"];
/** A name is found as a whole word. */
const LETTER = "[\\p{L}\\p{N}]";

const searches = new WeakMap<Book, { pattern: RegExp; named: Map<string, { kind: string; key: string }> }>();

function searchOf(book: Book) {
  let search = searches.get(book);
  if (search) return search;
  const named = new Map<string, { kind: string; key: string }>();
  for (const kind of KINDS)
    for (const one of book.message.definitions)
      if (one.kind === kind && one.name && !named.has(one.name)) named.set(one.name, { kind, key: one.key });
  // The longest name first: one may begin with another.
  const names = [...named.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  search = { pattern: new RegExp(names.length > 0 ? `(?<!${LETTER})(?:${names.join("|")})(?!${LETTER})` : "(?!)", "gu"), named };
  searches.set(book, search);
  return search;
}

/** The sentence in pieces, which together are the sentence. */
export function pieces(text: string, book: Book): Piece[] {
  const { pattern, named } = searchOf(book);
  const found: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    const what = named.get(match[0]);
    if (!what) continue;
    if (match.index > last) found.push({ text: text.slice(last, match.index) });
    found.push({ text: match[0], ...what });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ text: text.slice(last) });
  return found;
}
