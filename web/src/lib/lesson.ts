/**
 * A guided first game: hints at a real table. It knows no rule: each hint says at which moment it is of use, by what
 * the server asks and offers, and none is said twice. A hint that waits for a deed can show it.
 */
import { NONE } from "./choices";

/** What a hint can go by. */
export interface Moment {
  /** What I am asked; empty while somebody else is. */
  kind: string;
  /** Whether the turn is mine. */
  turn: boolean;
  /** Keys of all that I may do, without what should be thought over; the mildest first. */
  keys: readonly string[];
  /** The card that I have picked up; -1: none. */
  picked: number;
  /** Hints that have been given. */
  given: readonly string[];
}

/** What "Show me" does: picks a card up, or gives an option by its key. */
export type Deed = { pick: number } | { give: string };

export interface Hint {
  /** Of its text: `coach.GAME.LESSON.key`. */
  key: string;
  when: (moment: Moment) => boolean;
  /** What it points at: a selector. */
  at: (moment: Moment) => string;
  /** It waits until this is done, by the one who learns or for him. A hint without it is only to be read. */
  shows?: (moment: Moment) => Deed | undefined;
  /** With this one the lesson is over. */
  last?: boolean;
}

const PER_WORD = 300;
const AT_LEAST = 3000;

/** Milliseconds that it takes to read a text. */
export const readingTime = (text: string): number =>
  Math.max(AT_LEAST, text.split(/\s+/).filter(Boolean).length * PER_WORD);

/** The hint for this moment: the one that is being given as long as it is of use, else the first new one. */
export function hintFor(hints: readonly Hint[], moment: Moment, current: string): Hint | undefined {
  const fresh = hints.filter((one) => !moment.given.includes(one.key) && one.when(moment));
  return fresh.find((one) => one.key === current) ?? fresh[0];
}

/** What can be done now: as a hint for this moment shows it, said before or not; else the mildest answer. */
export function deedFor(hints: readonly Hint[], moment: Moment): Deed | undefined {
  for (const hint of hints) {
    const deed = hint.when(moment) ? hint.shows?.(moment) : undefined;
    if (deed) return deed;
  }
  const mildest = moment.keys[0];
  return moment.kind && mildest ? { give: mildest } : undefined;
}

/** The first option with one of these beginnings, the first beginning preferred. */
export function option(moment: Moment, ...beginnings: string[]): string | undefined {
  for (const beginning of beginnings) {
    const found = moment.keys.find((key) => key.startsWith(beginning));
    if (found) return found;
  }
  return undefined;
}

/** Whether an option of this beginning is offered. */
export const offers = (moment: Moment, beginning: string): boolean => option(moment, beginning) !== undefined;

export function give(moment: Moment, ...beginnings: string[]): Deed | undefined {
  const found = option(moment, ...beginnings);
  return found === undefined ? undefined : { give: found };
}

/** The card that the first option of this beginning is played with. */
export function cardOf(moment: Moment, beginning: string): number {
  const number = /#(\d+)/.exec(option(moment, beginning) ?? "")?.[1];
  return number === undefined ? NONE : Number(number);
}

/** Where that card lies in the hand. */
export function cardAt(moment: Moment, beginning: string): string {
  const card = cardOf(moment, beginning);
  return card === NONE ? ".dock > .hand" : `.dock > .hand [data-card="${card}"]`;
}
