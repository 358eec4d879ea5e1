/** Whoever reads something at a table makes its bots wait; they go on when nothing is read any more. */
import { untrack } from "svelte";
import type { Table } from "./table.svelte";

const held = new WeakMap<Table, number>();

/** Returns what lets them go on. Several readers wait for each other. */
export function hold(table: Table): () => void {
  const count = held.get(table) ?? 0;
  held.set(table, count + 1);
  if (count === 0) untrack(() => table.setSpeed("wait"));
  let over = false;
  return () => {
    if (over) return;
    over = true;
    const left = (held.get(table) ?? 1) - 1;
    held.set(table, left);
    if (left === 0) untrack(() => table.setSpeed(table.steady));
  };
}
