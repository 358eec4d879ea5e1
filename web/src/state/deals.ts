/** Which deals this browser has seen: each is shown once. */
import { keep, recall } from "../lib/keep";
import type { Table } from "./table.svelte";

const KEPT = 40;

class Deals {
  private seen = recall<string[]>("deals", []);

  /** Whether the game at this table is dealt to me and I have not seen it. To be asked once: then it is seen. */
  isNew(table: Table): boolean {
    if (table.seat < 0 || table.now >= 0 || !table.facts) return false;
    const deal = `${table.id}/${table.facts.round}`;
    if (this.seen.includes(deal)) return false;
    this.seen = [...this.seen, deal].slice(-KEPT);
    keep("deals", this.seen);
    return true;
  }
}

export const deals = new Deals();
