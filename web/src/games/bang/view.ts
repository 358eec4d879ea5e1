/** What the server shows of a game of BANG!. */
import type { OptionLine } from "../../net/wire";
import type { BangFigureView, BangView } from "../../protocol";
import type { Explained } from "../../state/inspector.svelte";

export type { BangEventDeckView, BangFigureView, BangView } from "../../protocol";

export const ROLES = ["sheriff", "deputy", "outlaw", "renegade"] as const;

export const roleKey = (role: number): string => ROLES[role] ?? "";

/** Somebody who is done, answers now, or still has to. */
export interface Pending {
  figure: number;
  state: "done" | "now" | "to_come";
}

export interface Effect {
  card: number;
  source: number;
  queue: Pending[];
}

type Frame = Record<string, unknown>;

/** Frames differ in their fields; what is wanted of one is looked up by name. */
const frames = (view: BangView): Frame[] => view.stack.map((frame) => ({ ...frame }));

const numbers = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);

/** The effect that is being resolved upon several, with whoever still has to answer; or the one under fire. */
export function effectOf(view: BangView): Effect | null {
  for (const frame of frames(view).reverse()) {
    const queue = numbers(frame["targets"] ?? frame["order"]);
    const place = frame["place"];
    if (queue.length > 0 && typeof place === "number") {
      const now = queue.indexOf(view.decider);
      const reached = frame["order"] ? place : place - 1;
      const at = now >= reached ? now : reached;
      return {
        card: typeof frame["card"] === "number" ? frame["card"] : view.because_card,
        source: typeof frame["figure"] === "number" ? frame["figure"] : view.because_figure,
        queue: queue.map((figure, i) => ({ figure, state: i < at ? "done" : i === at ? "now" : "to_come" })),
      };
    }
  }
  if (view.because_card >= 0 || view.because_figure >= 0)
    return {
      card: view.because_card,
      source: view.because_figure,
      queue: view.decider >= 0 ? [{ figure: view.decider, state: "now" }] : [],
    };
  return null;
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

/** Whoever an option copies or leaves as he is: it names the player, or nobody, and his ability is what matters. */
export function charactersOf(option: OptionLine, view: BangView, me: BangFigureView | undefined): Explained[] {
  const copied = view.decision === "copy_character" ? view.figures[option.target] : undefined;
  const figure = view.decision === "new_identity" && option.kind < 0 ? me : copied;
  return (figure?.characters ?? []).map((key) => ({ kind: "character", key }));
}

/** Names of cards of this figure that have no effect now, with the cause. */
export function switchedOff(figure: BangFigureView): Map<number, string> {
  const found = new Map<number, string>();
  for (const [what = "", cause = ""] of figure.switched_off) {
    const number = Number(what.split("#")[1]);
    if (Number.isInteger(number)) found.set(number, cause);
  }
  return found;
}
