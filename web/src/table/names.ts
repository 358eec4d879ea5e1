/** What the seats of a table are called. */
import type { PlayerId } from "../lib/ids";
import { say } from "../state/settings.svelte";
import type { Table } from "../state/table.svelte";

/** A bot has no name of its own: it is called by its seat. */
export function botName(seat: PlayerId): string {
  const names = say("common.bot_names").split(" ");
  return names[seat % names.length] ?? "";
}

export const seatNames = (table: Table): string[] =>
  (table.facts?.seats ?? []).map((line) => line.name || (line.holder === "empty" ? "" : botName(line.seat)));

/** The kind of bot that has this seat for itself; "": none. */
export function botAt(table: Table, seat: PlayerId): string {
  const line = table.facts?.seats[seat];
  return line?.holder === "bot" ? (line.bot ?? "") : "";
}
