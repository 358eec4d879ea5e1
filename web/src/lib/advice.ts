/** What an adviser says, made ready to be shown: numbers in words, and the shapes of the plot of a review. */
import type { EntryMessage, MoveLine, OptionLine } from "../net/wire";

/** A chance in percent; what is only likely is never called certain. */
export function percent(chance: number): string {
  const said = Math.round(100 * chance);
  if (said === 0 && chance > 0) return "<1";
  return said === 100 && chance < 1 ? ">99" : String(said);
}

/** A difference of chances in points, as the language writes numbers. */
export function points(change: number, language: string, sign = false): string {
  const size = Math.abs(100 * change);
  const said = new Intl.NumberFormat(language.slice(0, 2), { maximumFractionDigits: size < 9.5 ? 1 : 0 }).format(size);
  return sign ? (change < 0 ? "−" : "+") + said : said;
}

/** The option that a move is, if it is still open. */
export const optionOf = (move: MoveLine, options: readonly OptionLine[]): OptionLine | undefined => options.find((one) => one.key === move.key);

/** The entry after which so many answers had been given: where a moment of a review is in the replay; -1: nowhere. */
export function seqAt(entries: readonly EntryMessage[], step: number): number {
  return entries.find((entry) => (entry.view?.step ?? -1) >= step)?.seq ?? -1;
}

/** Moments of the same step together, in the order of the game. */
export function byStep<T extends { step: number }>(moments: readonly T[]): T[][] {
  const found = new Map<number, T[]>();
  for (const one of moments) found.set(one.step, [...(found.get(one.step) ?? []), one]);
  return [...found.values()].sort((a, b) => (a[0]?.step ?? 0) - (b[0]?.step ?? 0));
}

/** What chance did to each in one step; those to whom it did the same are named together. */
export function whose(moments: readonly { seat: number; change: number }[], names: readonly string[], language: string): string {
  const alike = new Map<string, string[]>();
  for (const one of moments) {
    const change = points(one.change, language, true);
    alike.set(change, [...(alike.get(change) ?? []), names[one.seat] ?? ""]);
  }
  return [...alike].map(([change, some]) => `${some.join(", ")} ${change}`).join("; ");
}

/** Where a step of the game stands between the turns, which are all as wide: from 0 to 1. */
export function shareOf(course: readonly { step: number }[], step: number): number {
  const last = course.length - 1;
  const next = course.findIndex((one) => one.step >= step);
  if (last < 1 || next <= 0) return next === 0 || last < 1 ? 0 : 1;
  const [from, to] = [course[next - 1]?.step ?? 0, course[next]?.step ?? 0];
  return (next - 1 + (step - from) / (to - from)) / last;
}

/** The step that stands there. */
export function stepOf(course: readonly { step: number }[], share: number): number {
  const at = Math.min(1, Math.max(0, share)) * (course.length - 1);
  const from = course[Math.floor(at)]?.step ?? 0;
  const to = course[Math.ceil(at)]?.step ?? from;
  return Math.round(from + (at - Math.floor(at)) * (to - from));
}

/** Places as near to those as may be that are so far from one another, none beyond the end. */
export function apart(wanted: readonly number[], least: number, end: number): number[] {
  const found: number[] = [];
  for (const one of wanted) found.push(Math.max(one, (found.at(-1) ?? -Infinity) + least));
  for (let i = found.length - 1, most = end; i >= 0; i -= 1, most = (found[i + 1] ?? end) - least) found[i] = Math.min(found[i] ?? 0, most);
  return found;
}

export interface Band {
  /** Lower and upper edge at each point, from 0 to 1. */
  low: number[];
  high: number[];
}

/** Chances of several sides upon one another, so that they fill the whole height. */
export function stacked(course: readonly (readonly number[])[]): Band[] {
  const sides = course[0]?.length ?? 0;
  const bands: Band[] = Array.from({ length: sides }, () => ({ low: [], high: [] }));
  for (const chances of course) {
    const total = chances.reduce((sum, one) => sum + one, 0) || 1;
    let at = 0;
    bands.forEach((band, side) => {
      band.low.push(at);
      at += (chances[side] ?? 0) / total;
      band.high.push(Math.min(1, at));
    });
  }
  return bands;
}
