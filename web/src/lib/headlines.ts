/** Large words for the moments that matter: one at a time, soon or never. */

/** How many may wait; when more come, the oldest are dropped. */
const WAITING = 3;
/** Whatever waited longer than this is old news, in milliseconds. */
const STALE = 4000;
/** Of a game looked at again: who steps on sooner than this does not want to read. */
export const HURRIED = 450;

const SHORTEST = 1500;
const LONGEST = 2500;
const PER_SIGN = 34;

/** How long these words stand: long enough to be read, and no longer. */
export const standsFor = (text: string): number => Math.min(LONGEST, Math.max(SHORTEST, 700 + text.length * PER_SIGN));

export class Queue {
  private waiting: { text: string; at: number }[] = [];

  add(texts: readonly string[], now: number): void {
    this.waiting = [...this.waiting, ...texts.map((text) => ({ text, at: now }))].slice(-WAITING);
  }

  /** What is to be shown next; empty: nothing. */
  next(now: number): string {
    this.waiting = this.waiting.filter((one) => now - one.at <= STALE);
    return this.waiting.shift()?.text ?? "";
  }

  clear(): void {
    this.waiting = [];
  }
}
