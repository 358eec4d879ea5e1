/** A game of BANG! as numbers, from what everybody was told: life over turns, who hit whom, cards. */
import type { Book } from "../../lib/book";
import type { ByFigure, FigureId } from "../../lib/ids";
import type { EntryMessage } from "../../net/wire";
import { emptyMatrix, type Bar, type Cell, type Series } from "../../plots/shapes";
import type { BangView } from "./view";

const viewsOf = (entries: readonly EntryMessage[]): BangView[] =>
  entries.map((entry) => entry.view as BangView | null | undefined).filter((view) => view !== null && view !== undefined);

const eventsOf = (entries: readonly EntryMessage[]) => entries.flatMap((entry) => entry.events ?? []);

/** Life at the end of each turn; whoever is out ends at 0. */
export function lifeOverTurns(entries: readonly EntryMessage[], names: ByFigure<string>): Series[] {
  const atTurn = new Map<number, BangView>();
  for (const view of viewsOf(entries)) atTurn.set(view.turns, view);
  const last = [...atTurn.values()].at(-1);
  return (last?.figures ?? []).map(({ figure, alive }) => {
    const points = [];
    for (const [turn, view] of atTurn) {
      const then = view.figures[figure];
      if (!then) continue;
      points.push({ x: turn, y: then.alive ? Math.max(0, then.life) : 0 });
      if (outFrom(atTurn, figure, turn)) break;
    }
    return { name: names[figure] ?? "", points, ended: !alive };
  });
}

/** Whether this figure never stands again after that turn. */
const outFrom = (atTurn: ReadonlyMap<number, BangView>, figure: FigureId, turn: number): boolean =>
  [...atTurn].every(([later, view]) => later < turn || !view.figures[figure]?.alive);

/** Life points lost by whose doing; kills are marked. */
export function whoHitWhom(entries: readonly EntryMessage[], figures: number): Cell[][] {
  const cells = emptyMatrix(figures);
  for (const event of eventsOf(entries)) {
    const cell = event.whom >= 0 ? cells[event.whom]?.[event.who] : undefined;
    if (!cell || event.who === event.whom) continue;
    if (event.name === "lost_life") cell.value += event.amount;
    if (event.name === "eliminated") cell.mark = (cell.mark ?? 0) + 1;
  }
  return cells;
}

export const BORDERS = ["brown", "blue", "green"] as const;
const PLAYED = new Set(["played", "answered", "used_green"]);

/** Cards played, by the colour of their border. */
export function cardsPlayed(entries: readonly EntryMessage[], book: Book, names: readonly string[]): Bar[] {
  const bars = names.map((name) => ({ name, parts: BORDERS.map(() => 0) }));
  for (const event of eventsOf(entries)) {
    if (!PLAYED.has(event.name)) continue;
    const parts = bars[event.who]?.parts;
    const border = BORDERS.findIndex((one) => one === book.card(event.cards[0] ?? -1)?.border);
    if (parts && border >= 0) parts[border] = (parts[border] ?? 0) + 1;
  }
  return bars;
}
