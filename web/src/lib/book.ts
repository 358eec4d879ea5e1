/** A game's book: every card and definition by number or key, with name and text in the viewer's language. */
import type { BookCard, BookDefinition, BookMessage } from "../net/wire";
import { filled, type Values } from "./words";

export class Book {
  private readonly byNumber = new Map<number, BookCard>();
  private readonly byKey = new Map<string, BookDefinition>();
  private readonly byDefinition = new Map<number, BookDefinition>();

  constructor(readonly message: BookMessage) {
    for (const card of message.cards) this.byNumber.set(card.number, card);
    for (const one of message.definitions) {
      this.byKey.set(`${one.kind}.${one.key}`, one);
      if (typeof one.number === "number") this.byDefinition.set(one.number, one);
    }
  }

  card = (number: number): BookCard | undefined => this.byNumber.get(number);

  definition = (number: number): BookDefinition | undefined => this.byDefinition.get(number);

  /** A card kind, character, event or role by its key. */
  find = (kind: string, key: string): BookDefinition | undefined => this.byKey.get(`${kind}.${key}`);

  name = (kind: string, key: string): string => this.find(kind, key)?.name ?? key;

  /** A word of the game, or the key itself where the book has none. */
  word = (key: string): string => this.message.words[key] ?? key.split(".").at(-1) ?? key;

  /** The same with its placeholders filled. */
  filled = (key: string, values: Values): string => filled(this.word(key), values);

  has = (key: string): boolean => key in this.message.words;
}
