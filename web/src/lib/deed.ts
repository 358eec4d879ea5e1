/** The last deed of a game, to be shown once more: who, at whom, with what, and what came of it. */
import type { EntryMessage, GameEvent } from "../net/wire";

export interface Doer {
  name: string;
  /** A drawing of ours. */
  picture: string;
}

export interface Deed {
  /** Who did it; null: nobody in particular, such as the Dynamite. */
  from: Doer | null;
  to: Doer;
  /** The card that flies from one to the other; -1: none is known. */
  card: number;
  /** Whether it was the end of whom it was aimed at. */
  falls: boolean;
  /** What is seen when the fallen one is turned over. */
  turned: string;
  /** The server's words for it. */
  words: string[];
}

/** Somebody who played, as an ending shows him. */
export interface Player {
  name: string;
  picture: string;
  badge: string;
  /** Role or team. */
  title: string;
  detail: string;
  state: string;
  won: boolean;
  out: boolean;
}

export interface Told {
  event: GameEvent;
  entry: EntryMessage;
  place: number;
}

/** The last of these events, and where it stands. */
export function lastOf(entries: readonly EntryMessage[], is: (event: GameEvent) => boolean, before?: Told): Told | undefined {
  for (const entry of [...entries].reverse()) {
    if (before && entry.seq > before.entry.seq) continue;
    const events = entry.events ?? [];
    const end = before && entry === before.entry ? before.place : events.length;
    const place = events.slice(0, end).findLastIndex(is);
    const event = events[place];
    if (event) return { event, entry, place };
  }
  return undefined;
}

/** What the server said of an event: large, if it did, and otherwise as in the log. */
export function wordsOf(told: Told): string {
  const line = told.entry.lines?.find((one) => one.event >= told.place);
  return line?.headline || line?.text || "";
}
