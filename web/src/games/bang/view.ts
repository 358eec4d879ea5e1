/** What the server shows of a game of BANG!. */
import type { BangFigureView, BangView } from "../../protocol";

export type { BangEventDeckView, BangFigureView, BangView } from "../../protocol";

export const ROLES = ["sheriff", "deputy", "outlaw", "renegade"] as const;

export const roleKey = (role: number): string => ROLES[role] ?? "";

/** An effect that is being resolved, as the server tells it. */
export interface PendingEffect {
  card: number;
  /** The event or ability that caused it. */
  definition: number;
  source: number;
  queue: readonly number[];
  /** Who of the queue answers now. */
  at: number;
}

/** Somebody who is done, answers now, or still has to. */
export interface Pending {
  figure: number;
  state: "done" | "now" | "to_come";
}

export interface Effect {
  card: number;
  definition: number;
  source: number;
  queue: Pending[];
}

type Frame = Record<string, unknown>;

/** Frames differ in their fields; what is wanted of one is looked up by name. */
const frames = (view: BangView): Frame[] => view.stack.map((frame) => ({ ...frame }));

const numbers = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);

const effect = ({ queue, at, ...more }: PendingEffect): Effect => ({
  ...more,
  queue: queue.map((figure, i) => ({ figure, state: i < at ? "done" : i === at ? "now" : "to_come" })),
});

/** What is being resolved, with whoever still has to answer. */
export function effectOf(view: BangView & { pending?: PendingEffect | null }): Effect | null {
  const pending = view.pending === undefined ? guessed(view) : view.pending;
  return pending && effect(pending);
}

/** A view that does not tell it: the frames have to. */
function guessed(view: BangView): PendingEffect | null {
  for (const frame of frames(view).reverse()) {
    const queue = numbers(frame["targets"] ?? frame["order"]);
    const place = frame["place"];
    if (queue.length === 0 || typeof place !== "number") continue;
    const asked = queue.indexOf(view.decider);
    return {
      card: typeof frame["card"] === "number" ? frame["card"] : view.because_card,
      definition: -1,
      source: typeof frame["figure"] === "number" ? frame["figure"] : view.because_figure,
      queue,
      at: asked >= 0 ? asked : (frame["order"] ? place : place - 1) % queue.length,
    };
  }
  if (view.because_card < 0 && view.because_figure < 0) return null;
  const queue = view.decider >= 0 ? [view.decider] : [];
  return { card: view.because_card, definition: -1, source: view.because_figure, queue, at: 0 };
}

const TRAYS = ["cards", "flipped"];

/** Cards that lie open in the middle: a store, a flipped card, the top of the deck as I look at it. */
export function openCards(view: BangView): number[] {
  const top = frames(view).at(-1);
  for (const field of TRAYS) {
    const found = numbers(top?.[field]).filter((card) => card >= 0);
    if (found.length > 0) return found;
  }
  return [];
}

export const ownFigure = (view: BangView): BangFigureView | undefined =>
  view.figures.find((figure) => figure.player === view.viewer);

/** Names of cards of this figure that have no effect now, with the cause. */
export function switchedOff(figure: BangFigureView): Map<number, string> {
  const found = new Map<number, string>();
  for (const [what = "", cause = ""] of figure.switched_off) {
    const number = Number(what.split("#")[1]);
    if (Number.isInteger(number)) found.set(number, cause);
  }
  return found;
}
