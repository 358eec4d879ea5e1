/**
 * A guided first game: hints at a real table. It knows no rule: each hint says at which moment it is of use, by what
 * the server asks and offers, and none is said twice.
 */

/** What a hint can go by. */
export interface Moment {
  /** What I am asked; empty while somebody else is. */
  kind: string;
  /** Keys of all that I may do. */
  keys: readonly string[];
  /** The card that I have picked up; -1: none. */
  picked: number;
  /** Hints that have been given. */
  given: readonly string[];
}

export interface Hint {
  /** Of its text: `coach.GAME.key`. */
  key: string;
  when: (moment: Moment) => boolean;
  /** What it points at: a selector. */
  at: (moment: Moment) => string;
  /** With this one the lesson is over. */
  last?: boolean;
}

/** The hint for this moment: the one that is being given as long as it is of use, else the first new one. */
export function hintFor(hints: readonly Hint[], moment: Moment, current: string): Hint | undefined {
  const fresh = hints.filter((one) => !moment.given.includes(one.key) && one.when(moment));
  return fresh.find((one) => one.key === current) ?? fresh[0];
}

/** Whether an option of this beginning is offered. */
export const offers = (moment: Moment, beginning: string): boolean => moment.keys.some((key) => key.startsWith(beginning));

/** The card in hand that the first option of this beginning is played with. */
export function cardAt(moment: Moment, beginning: string): string {
  const key = moment.keys.find((one) => one.startsWith(beginning)) ?? "";
  const card = /#(\d+)/.exec(key)?.[1];
  return card === undefined ? ".hand" : `.hand [data-card="${card}"]`;
}
