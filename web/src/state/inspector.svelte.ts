/** The card, character or event that somebody looks at closely. */
import { NONE } from "../lib/choices";

export interface Looked {
  card: number;
  kind: string;
  key: string;
}

/** What can be told of: a card by its number, something of the book by kind and key, or plain words. */
export interface Explained {
  card?: number;
  kind?: string;
  key?: string;
  title?: string;
  text?: string;
  /** What there is to say besides, at this moment. */
  note?: string;
  /** Drawn too, where it is only named. */
  drawn?: boolean;
}

/** As something that can be looked at closely; null: words have no more to tell. */
export function lookedAt(one: Explained | undefined): Looked | null {
  if (one?.card !== undefined && one.card >= 0) return { card: one.card, kind: "card", key: "" };
  return one?.kind && one.key && one.key !== "?" ? { card: NONE, kind: one.kind, key: one.key } : null;
}

class Inspector {
  looked = $state.raw<Looked | null>(null);

  showCard(card: number): void {
    this.open(lookedAt({ card }));
  }

  show(kind: string, key: string): void {
    this.open(lookedAt({ kind, key }));
  }

  open(looked: Looked | null): void {
    if (looked) this.looked = looked;
  }

  close(): void {
    this.looked = null;
  }
}

export const inspector = new Inspector();
