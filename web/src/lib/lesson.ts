/**
 * Lessons: hints at a real table, read from the same data as in the terminal (`saloon.text.lessons` is this module in
 * Python). A hint knows no rule: it says at which moment it is of use, by what the server asks and offers, and none is
 * said twice. A hint that waits for a deed can show it.
 */
import { NONE } from "./choices";

/** What a hint can go by. */
export interface Moment {
  /** What I am asked; empty while somebody else is. */
  asked: string;
  /** Whether the turn is mine. */
  turn: boolean;
  /** Keys of all that I may do, without what should be thought over; the mildest first. */
  keys: readonly string[];
  /** The card that I have picked up; -1: none. */
  picked: number;
  /** Hints that have been given. */
  given: readonly string[];
}

/** A moment; what is left out may be anything. Options are told by the beginning of their keys, * for whatever stands between. */
export interface When {
  asked?: readonly string[];
  turn?: boolean;
  picked?: boolean;
  offers?: string;
  lacks?: readonly string[];
  /** An option of this beginning with the card that was picked up. */
  aims?: string;
  /** One of these hints has been given. */
  after?: readonly string[];
  /** None of these has. */
  before?: readonly string[];
}

export interface Hint {
  /** Of its text: `coach.GAME.LESSON.key`. */
  key: string;
  when: When;
  /** What it points at: a selector, or the hand card of the first option with this beginning. */
  at?: string;
  at_card?: string;
  /** It waits until this card is picked up. */
  pick?: string;
  /** It waits until something is answered; "Show me" gives the first of these. */
  give?: readonly string[];
  /** With this one the lesson is over. */
  last?: boolean;
}

/** How it is noticed that what a lesson is about has come up in a game: any of these. */
export interface Appearing {
  asked?: readonly string[];
  events?: readonly string[];
  refused?: readonly string[];
}

export interface Lesson {
  hints: readonly Hint[];
  appears: Appearing;
  /** Boxes that it is about. */
  sets: readonly string[];
}

/** What "Show me" does: picks a card up, or gives an option by its key. */
export type Deed = { pick: number } | { give: string };

const PER_WORD = 300;
const AT_LEAST = 3000;

/** Milliseconds that it takes to read a text. */
export const readingTime = (text: string): number =>
  Math.max(AT_LEAST, text.split(/\s+/).filter(Boolean).length * PER_WORD);

const beginning = (pattern: string): RegExp =>
  new RegExp(`^${pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&")).join(".*")}`);

/** The first option with one of these beginnings, the first beginning preferred. */
export function option(keys: readonly string[], ...patterns: readonly string[]): string | undefined {
  for (const pattern of patterns) {
    const sought = beginning(pattern);
    const found = keys.find((key) => sought.test(key));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The card that an option is played with. */
export function cardOf(key: string | undefined): number {
  const number = /#(\d+)/.exec(key ?? "")?.[1];
  return number === undefined ? NONE : Number(number);
}

/** The options that are played with the card that was picked up. */
const withPicked = (now: Moment): string[] => (now.picked === NONE ? [] : now.keys.filter((key) => cardOf(key) === now.picked));

/** Whether this is such a moment. */
export function fits(when: When, now: Moment): boolean {
  return (
    (when.asked === undefined || when.asked.includes(now.asked)) &&
    (when.turn === undefined || when.turn === now.turn) &&
    (when.picked === undefined || when.picked === (now.picked !== NONE)) &&
    (when.offers === undefined || option(now.keys, when.offers) !== undefined) &&
    (when.lacks === undefined || option(now.keys, ...when.lacks) === undefined) &&
    (when.aims === undefined || option(withPicked(now), when.aims) !== undefined) &&
    (when.after === undefined || when.after.some((key) => now.given.includes(key))) &&
    !when.before?.some((key) => now.given.includes(key))
  );
}

/** The hint for this moment: the one that is being given as long as it is of use, else the first new one. */
export function hintFor(hints: readonly Hint[], now: Moment, current: string): Hint | undefined {
  const fresh = hints.filter((one) => !now.given.includes(one.key) && fits(one.when, now));
  return fresh.find((one) => one.key === current) ?? fresh[0];
}

/** What a hint shows, if it waits for a deed. */
export function shown(hint: Hint, now: Moment): Deed | undefined {
  if (hint.pick !== undefined) return { pick: cardOf(option(now.keys, hint.pick)) };
  const found = option(hint.when.aims === undefined ? now.keys : withPicked(now), ...(hint.give ?? []));
  return found === undefined ? undefined : { give: found };
}

/** What can be done now: as a hint for this moment shows it, said before or not; else the mildest answer. */
export function deedFor(hints: readonly Hint[], now: Moment): Deed | undefined {
  for (const hint of hints) {
    const deed = fits(hint.when, now) ? shown(hint, now) : undefined;
    if (deed) return deed;
  }
  const mildest = now.keys[0];
  return now.asked && mildest ? { give: mildest } : undefined;
}

/** What a hint points at. */
export function placeOf(hint: Hint, now: Moment): string {
  if (hint.at_card === undefined) return hint.at ?? ".dock";
  const card = cardOf(option(now.keys, hint.at_card));
  return card === NONE ? ".dock > .hand" : `.dock > .hand [data-card="${card}"]`;
}
