/** What a plot is made of, and where its parts go. No rules of any game. */

export interface Point {
  x: number;
  y: number;
}

export interface Series {
  name: string;
  points: Point[];
  /** Whether it ends before the others do: somebody is out. */
  ended?: boolean;
}

export interface Cell {
  value: number;
  /** A smaller number beside it: kills among hits. */
  mark?: number;
}

export interface Bar {
  name: string;
  parts: number[];
}

/** Round numbers from 0 up to at least `most`, about as many as wanted. */
export function ticks(most: number, wanted = 5): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max([1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough, most < 10 ? 1 : 0);
  const found = [];
  for (let at = 0; at < most + step * 0.999; at += step) found.push(at);
  return found;
}

/** Round numbers from at most `least`, and at most 0, up to at least `most`. */
export function ticksBetween(least: number, most: number, wanted = 5): number[] {
  const top = Math.max(0, most);
  const step = ticks(top - Math.min(0, least), wanted)[1] ?? 1;
  const found = [];
  for (let at = Math.floor(Math.min(0, least) / step) * step; at < top + step * 0.999; at += step) found.push(at);
  return found;
}

/** Whole numbers from `first` to `last`, about as many as wanted, the last one among them. */
export function steps(first: number, last: number, wanted = 8): number[] {
  const step = Math.max(1, Math.ceil((last - first) / wanted));
  const found = [];
  for (let at = first; at < last - step / 2; at += step) found.push(at);
  return [...found, last];
}

/** Labels that would lie upon each other are pushed apart; the order stays. */
export function apart(wished: readonly number[], room: number, top: number, bottom: number): number[] {
  const order = wished.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i);
  let last = top - room;
  for (const one of order) last = one.y = Math.max(one.y, last + room);
  let next = bottom + room;
  for (const one of order.toReversed()) next = one.y = Math.min(one.y, next - room);
  const found: number[] = [];
  for (const one of order) found[one.i] = one.y;
  return found;
}

const WIDE = /[A-ZА-ЯЁmwжмфшщыю@—]/u;

/** About how wide a label is, at 12 pixels: rather too much than too little. */
export const labelWidth = (text: string): number => [...text].reduce((sum, sign) => sum + (WIDE.test(sign) ? 10 : 7.6), 0);

export const widest = (labels: readonly string[]): number => Math.max(0, ...labels.map(labelWidth));

/** As much of a label as there is room for; what is left out is said by dots. */
export function shortened(text: string, room: number): string {
  if (labelWidth(text) <= room) return text;
  const signs = [...text];
  while (signs.length > 1 && labelWidth(`${signs.join("")}…`) > room) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}

/** Sums by who and whom. */
export function emptyMatrix(size: number): Cell[][] {
  return Array.from({ length: size }, () => Array.from({ length: size }, () => ({ value: 0 })));
}
