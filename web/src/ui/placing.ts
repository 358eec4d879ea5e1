/** Where a box of words fits beside a thing, within the window and not over it. */

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
const EDGE = 6;

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** Above if there is room, else below, else beside it; where there is none, on the roomier side, above or below. */
export function placed(thing: Box, words: Box, width: number, height: number): { x: number; y: number } {
  const x = between(EDGE, thing.left + (thing.width - words.width) / 2, Math.max(EDGE, width - words.width - EDGE));
  const y = between(EDGE, thing.top + (thing.height - words.height) / 2, Math.max(EDGE, height - words.height - EDGE));
  const above = thing.top - words.height - GAP;
  const below = thing.top + thing.height + GAP;
  if (above >= EDGE) return { x, y: above };
  if (below + words.height <= height - EDGE) return { x, y: below };
  const after = thing.left + thing.width + GAP;
  if (after + words.width <= width - EDGE) return { x: after, y };
  const before = thing.left - words.width - GAP;
  if (before >= EDGE) return { x: before, y };
  return thing.top > height - thing.top - thing.height ? { x, y: EDGE } : { x, y: Math.max(EDGE, height - words.height - EDGE) };
}
