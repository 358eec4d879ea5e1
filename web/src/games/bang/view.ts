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
  /** The event, ability or kind of card that does it. */
  definition: number;
  source: number;
  queue: Pending[];
  /** Which one of a series upon the same figure, of how many; 0: there is no series. */
  place: number;
  of: number;
}

/** What is going on at the table, as the server tells it: upon whom, and who still has to answer. */
export function effectOf(view: BangView): Effect | null {
  const pending = view.pending;
  if (!pending) return null;
  const state = (i: number) => (i < pending.at ? "done" : i === pending.at ? "now" : "to_come");
  return { ...pending, queue: pending.queue.map((figure, i) => ({ figure, state: state(i) })) };
}

/** Cards that lie open in the middle: a store, a flipped card, the top of the deck as I look at it. */
export const openCards = (view: BangView): number[] => view.laid_open;

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
