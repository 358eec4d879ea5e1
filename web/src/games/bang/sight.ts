/** How far somebody is, why, and whether a weapon carries that far, in words. */
import type { Book } from "../../lib/book";
import { say } from "../../state/settings.svelte";
import { sum } from "./distance";
import type { BangFigureView } from "./view";

export interface Sight {
  distance: number;
  inReach: boolean;
  /** Whether an event says how far it is, instead of the seats. */
  decreed: boolean;
  /** Why it is that far. */
  why: string;
  /** How far the weapon carries, and whether that is enough. */
  verdict: string;
}

/** The distance from me to a figure, or from the figure to me. */
export function sight(figure: BangFigureView, reach: number, back: boolean, book: Book): Sight {
  const distance = back ? figure.distance_back : figure.distance;
  const carries = back ? figure.reach : reach;
  const inReach = distance > 0 && distance <= carries;
  const steps = (count: number) => say("seat.steps", { count });
  const way = back ? figure.way_back : figure.way;
  const short = way.reduce((total, [amount = 0]) => total + amount, 0) < distance;
  const why = sum(way, distance, steps, (number) => book.definition(number)?.name ?? "") + (short ? ` (${say("seat.at_least")})` : "");
  const verdict = back ? (inReach ? "seat.reaches_you" : "seat.reaches_you_not") : inReach ? "seat.you_reach" : "seat.you_reach_not";
  return { distance, inReach, decreed: (way[0]?.[1] ?? -1) >= 0, why, verdict: carries >= 0 ? say(verdict, { reach: carries }) : "" };
}
