/** Whoever reads something at a table makes its bots wait; they go on when nothing is read any more. */
import type { Table } from "./table.svelte";

const pace = (table: Table, speed: string) => (table as unknown as { setSpeed?: (speed: string) => void }).setSpeed?.(speed);

const held = new WeakMap<Table, number>();

/** Returns what lets them go on. Several readers wait for each other. */
export function hold(table: Table): () => void {
  const count = held.get(table) ?? 0;
  held.set(table, count + 1);
  if (count === 0) pace(table, "wait");
  let over = false;
  return () => {
    if (over) return;
    over = true;
    const left = (held.get(table) ?? 1) - 1;
    held.set(table, left);
    if (left === 0) pace(table, "1");
  };
}
