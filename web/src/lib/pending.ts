/** What is going on at a table, as the server tells it: upon whom, and who still has to answer. */
import type { Pending as Told } from "../protocol";
import type { CardId, DefinitionId, FigureId } from "./ids";

/** Somebody who is done, answers now, or still has to. */
export interface Pending {
  figure: FigureId;
  state: "done" | "now" | "to_come";
}

export interface Effect {
  card: CardId;
  /** The event, ability or kind of card that does it. */
  definition: DefinitionId;
  source: FigureId;
  queue: Pending[];
  /** Which one of a series upon the same figure, of how many; 0: there is no series. */
  place: number;
  of: number;
}

export function effectOf(view: { pending: Told | null }): Effect | null {
  const pending = view.pending;
  if (!pending) return null;
  const state = (i: number) => (i < pending.at ? "done" : i === pending.at ? "now" : "to_come");
  return { ...pending, queue: pending.queue.map((figure, i) => ({ figure, state: state(i) })) };
}
