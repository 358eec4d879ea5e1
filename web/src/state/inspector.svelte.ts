/** The card, character or event that somebody looks at closely. */
import { NONE } from "../lib/choices";

export interface Looked {
  card: number;
  kind: string;
  key: string;
}

class Inspector {
  looked = $state.raw<Looked | null>(null);

  showCard(card: number): void {
    if (card >= 0) this.looked = { card, kind: "card", key: "" };
  }

  show(kind: string, key: string): void {
    if (key && key !== "?") this.looked = { card: NONE, kind, key };
  }

  close(): void {
    this.looked = null;
  }
}

export const inspector = new Inspector();
