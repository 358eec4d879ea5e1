/** A game of Calibre 45 as numbers, from what everybody was told: money over robberies, who shot whom, loot. */
import type { Book } from "../../lib/book";
import type { EntryMessage } from "../../net/wire";
import { emptyMatrix, type Bar, type Cell, type Series } from "../../plots/shapes";
import type { CalibreView } from "./view";

const viewsOf = (entries: readonly EntryMessage[]): CalibreView[] =>
  entries.map((entry) => entry.view as CalibreView | null | undefined).filter((view) => view !== null && view !== undefined);

const eventsOf = (entries: readonly EntryMessage[]) => entries.flatMap((entry) => entry.events ?? []);

/** The money of each team at the end of each robbery. */
export function moneyOverRobberies(entries: readonly EntryMessage[], names: readonly string[]): Series[] {
  const after = new Map<number, CalibreView>();
  for (const view of viewsOf(entries)) after.set(view.robberies, view);
  return names.map((name, team) => ({
    name,
    points: [...after].map(([x, view]) => ({ x, y: Math.max(0, view.team_money[team] ?? 0) })),
  }));
}

/** Bullets that were shot at whom; cowboys killed are marked. */
export function whoShotWhom(entries: readonly EntryMessage[], players: number): Cell[][] {
  const cells = emptyMatrix(players);
  for (const event of eventsOf(entries)) {
    const shot = event.name === "shot" ? cells[event.who]?.[event.whom] : undefined;
    if (shot) shot.value += event.amount;
    const killed = event.name === "cowboy_lost" && event.cause === "shot" ? cells[event.whom]?.[event.who] : undefined;
    if (killed) killed.mark = (killed.mark ?? 0) + 1;
  }
  return cells;
}

export const LOOT = ["stagecoach", "mail_car", "gold_train", "fort_knox"] as const;

/** What everybody robbed, by the kind of loot. */
export function lootTaken(entries: readonly EntryMessage[], book: Book, names: readonly string[]): Bar[] {
  const bars = names.map((name) => ({ name, parts: LOOT.map(() => 0) }));
  for (const event of eventsOf(entries)) {
    if (event.name !== "loot_taken") continue;
    const parts = bars[event.who]?.parts;
    const kind = LOOT.findIndex((one) => one === book.card(event.cards[0] ?? -1)?.key);
    if (parts && kind >= 0) parts[kind] = (parts[kind] ?? 0) + event.amount;
  }
  return bars;
}
