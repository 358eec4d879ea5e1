/** My private notes at a table; the server keeps them for me alone. */
import type { PlayerId } from "../lib/ids";
import { notedAt } from "../lib/notes";
import { Refused, type Http } from "../net/http";
import type { Note } from "../net/wire";
import type { Table } from "./table.svelte";

export class Notes {
  private list = $state.raw<Note[]>([]);

  constructor(
    private readonly table: Table,
    private readonly http: Pick<Http, "notes" | "note">,
  ) {}

  /** What I think of each seat, or thought at the moment that is looked at again. */
  get now(): Map<number, string> {
    void this.table.turns;
    const since = this.table.story[0]?.seq ?? 0;
    return notedAt(this.list, since, this.table.now < 0 ? Infinity : this.table.now);
  }

  /** What whoever plays here thinks is nothing for the whole room. */
  async load(): Promise<void> {
    if (this.table.shared) return;
    try {
      this.list = (await this.http.notes(this.table.id)).notes;
    } catch (error) {
      // A table of others, looked at because one has played its deal: nothing was noted there.
      if (!(error instanceof Refused && error.code === "forbidden")) throw error;
    }
  }

  /** Shown at once; taken back if the server does not keep it. */
  async put(seat: PlayerId, text: string): Promise<void> {
    const before = this.list;
    this.list = [...before, { seq: Math.max(this.table.seq, 0), seat, text }];
    try {
      this.list = (await this.http.note(this.table.id, seat, text)).notes;
    } catch (error) {
      this.list = before;
      throw error;
    }
  }
}
