/** The last deed of the game at a table. */
import { GAMES } from "../games/registry";
import type { Book } from "../lib/book";
import type { Deed } from "../lib/deed";
import type { Table } from "../state/table.svelte";
import { seatNames } from "./names";

/** Time to see the last card fall where it fell, before it is shown again: milliseconds. */
export const PAUSE = 1400;

/** Whether the end was seen here: who comes later is told it at once. */
export const sawTheEnd = (table: Table): boolean => table.story.at(-1)?.view?.over ?? false;

/** As far as the story goes now; null: there is nothing to show. */
export async function lastDeed(table: Table, book: Book): Promise<Deed | null> {
  const { view, story: entries } = table;
  const telling = { entries, names: seatNames(table), book, jump: () => undefined };
  const ending = await GAMES[table.facts?.game ?? ""]?.ending();
  return view && ending ? ending.lastDeed({ ...telling, view }) : null;
}
