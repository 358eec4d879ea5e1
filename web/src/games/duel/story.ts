/** A game of the Duel as numbers, from what everybody was told: health lost, cards played. */
import type { Book } from "../../lib/book";
import type { PlayerId } from "../../lib/ids";
import type { EntryMessage } from "../../net/wire";
import type { Bar, Series } from "../../plots/shapes";
import type { DuelView } from "./view";

/** Of whom the place is on which something happened. */
const PLACES_EACH = 2;
const ownerOf = (figure: number): PlayerId => Math.floor(figure / PLACES_EACH);

/** Points of health that each side has lost, added up turn by turn. */
export function healthLost(entries: readonly EntryMessage[], names: readonly string[]): Series[] {
  const lost = names.map(() => 0);
  const after = new Map<number, number[]>();
  for (const entry of entries) {
    for (const event of entry.events ?? []) {
      const owner = ownerOf(event.who);
      if (event.name === "lost_health" || event.name === "bore_loss") lost[owner] = (lost[owner] ?? 0) + Math.max(1, event.amount);
    }
    const view = entry.view as DuelView | null | undefined;
    if (view && view.turns > 0) after.set(view.turns, [...lost]);
  }
  return names.map((name, player) => ({ name, points: [...after].map(([x, sums]) => ({ x, y: sums[player] ?? 0 })) }));
}

/** What came of the hits on each side: points that were lost, and hits that were cancelled. */
export function hitsTaken(entries: readonly EntryMessage[], names: readonly string[]): Bar[] {
  const bars = names.map((name) => ({ name, parts: [0, 0] }));
  for (const event of entries.flatMap((entry) => entry.events ?? [])) {
    const parts = bars[ownerOf(event.who)]?.parts;
    const part = ["lost_health", "missed"].indexOf(event.name);
    if (parts && part >= 0) parts[part] = (parts[part] ?? 0) + Math.max(1, event.amount);
  }
  return bars;
}

export const BORDERS = ["red", "brown", "blue"] as const;
const PLAYED = new Set(["played", "answered"]);

/** Cards played, by the colour of their border. */
export function cardsPlayed(entries: readonly EntryMessage[], book: Book, names: readonly string[]): Bar[] {
  const bars = names.map((name) => ({ name, parts: BORDERS.map(() => 0) }));
  for (const event of entries.flatMap((entry) => entry.events ?? [])) {
    if (!PLAYED.has(event.name)) continue;
    const parts = bars[ownerOf(event.who)]?.parts;
    const border = BORDERS.findIndex((one) => one === book.card(event.cards[0] ?? -1)?.border);
    if (parts && border >= 0) parts[border] = (parts[border] ?? 0) + 1;
  }
  return bars;
}
