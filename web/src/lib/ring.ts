/** Who stands where: a true ring, I at the bottom, the next one clockwise to my left. */
import type { FigureId } from "./ids";

export interface Ring {
  /** From the top down. */
  left: FigureId[];
  /** From left to right. */
  top: FigureId[];
  /** From the top down. */
  right: FigureId[];
}

/** How many of the others sit on the left, at the top and on the right. */
const SPLIT: Record<number, [number, number, number]> = {
  0: [0, 0, 0],
  1: [0, 1, 0],
  2: [0, 2, 0],
  3: [1, 1, 1],
  4: [1, 2, 1],
  5: [1, 3, 1],
  6: [2, 2, 2],
  7: [2, 3, 2],
  8: [3, 2, 3],
};

/** The others clockwise from me; whoever only watches sits in front of the first one. */
export function others(order: readonly FigureId[], me: FigureId): FigureId[] {
  const place = order.indexOf(me);
  if (place < 0) return [...order];
  return [...order.slice(place + 1), ...order.slice(0, place)];
}

export function ring(order: readonly FigureId[], me: FigureId): Ring {
  const seated = others(order, me);
  const side = Math.max(0, Math.floor((seated.length - 2) / 2));
  const [left, top] = SPLIT[seated.length] ?? [side, seated.length - 2 * side, side];
  return {
    left: seated.slice(0, left).reverse(),
    top: seated.slice(left, left + top),
    right: seated.slice(left + top),
  };
}
