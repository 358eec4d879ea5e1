/** The log of a table as it is shown: lines grouped by turn, told by the server. */
import type { EntryMessage, GameEvent } from "../net/wire";

export interface Line {
  text: string;
  event: GameEvent | null;
  seq: number;
  by: string;
}

export interface Turn {
  /** Entry and line with which it begins. */
  id: string;
  title: string;
  who: number;
  seq: number;
  lines: Line[];
}

const TURN_BEGAN = "turn_began";

/** The lines of an entry. A line that begins a turn opens a group of its own. */
export function withEntry(turns: readonly Turn[], entry: EntryMessage): Turn[] {
  const grown = [...turns];
  for (const [i, one] of (entry.lines ?? []).entries()) {
    const id = `${entry.seq}.${i}`;
    const event = entry.events?.[one.event] ?? null;
    if (event?.name === TURN_BEGAN) {
      grown.push({ id, title: one.text, who: event.who, seq: entry.seq, lines: [] });
      continue;
    }
    const line: Line = { text: one.text, event, seq: entry.seq, by: entry.by ?? "" };
    const last = grown.at(-1);
    if (last) grown[grown.length - 1] = { ...last, lines: [...last.lines, line] };
    else grown.push({ id, title: "", who: -1, seq: entry.seq, lines: [line] });
  }
  return grown;
}

/** The log anew from all entries that there are. */
export function chronicle(entries: readonly EntryMessage[]): Turn[] {
  let turns: Turn[] = [];
  for (const entry of entries) turns = entry.what === "started" ? withEntry([], entry) : withEntry(turns, entry);
  return turns;
}
