/** The log of a table as it is shown: lines grouped by turn, told by the server. */
import type { FigureId } from "./ids";
import type { EntryMessage, GameEvent, GameSpan } from "../net/wire";

export interface Line {
  text: string;
  event: GameEvent | null;
  /** Of all events that it tells. */
  cards: number[];
  /** The page of the encyclopedia that explains it, if one does. */
  page: string;
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
    const cards = (entry.events ?? []).slice(one.event + 1 - (one.count ?? 1), one.event + 1).flatMap((each) => each.cards);
    if (event?.name === TURN_BEGAN) {
      grown.push({ id, title: one.text, who: event.who, seq: entry.seq, lines: [] });
      continue;
    }
    const line: Line = { text: one.text, event, cards, page: one.page ?? "", seq: entry.seq, by: entry.by ?? "" };
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

/** The entries without the answers that were taken back. */
export function standing(entries: readonly EntryMessage[]): EntryMessage[] {
  const kept: EntryMessage[] = [];
  for (const entry of entries) {
    if (entry.what === "taken_back") kept.splice(kept.findLastIndex((one) => one.what === "answered"), 1);
    else kept.push(entry);
  }
  return kept;
}

/** Where the games are among the entries of a table. */
export function spansIn(entries: readonly EntryMessage[]): GameSpan[] {
  const deals = entries.filter((entry) => entry.what === "started").map((entry) => entry.seq);
  const end = entries.at(-1)?.seq ?? 0;
  return deals.map((first, i) => ({ round: i + 1, first, last: (deals[i + 1] ?? end + 1) - 1 }));
}

/** What is told of fire and its end, in any of the games. */
const SHOTS = new Set([
  "answered", "cowboy_lost", "eliminated", "escaped", "exploded", "hit_aimed", "killed", "lost_health", "lost_life", "missed", "ricocheted",
  "shot", "sniped", "stayed_alive", "stood_up", "unaffected", "unhurt",
]);
const AIMED = new Set(["played", "used_green"]);
const VOLLEYS = new Set(["gatling", "howitzer", "indians"]);

export type Filter = "all" | "shots" | "me";

/** Whether a line is shown to somebody with these figures who wants to read no more than that. */
export function isWanted(event: GameEvent | null, filter: Filter, own: readonly FigureId[]): boolean {
  if (filter === "all") return true;
  if (event === null) return false;
  if (filter === "me") return own.includes(event.who) || own.includes(event.whom);
  return SHOTS.has(event.name) || (AIMED.has(event.name) && (event.whom >= 0 || VOLLEYS.has(event.definition)));
}
