/** What is said at the table, as it stands beside whoever said it. */

/** Whoever says more is read in the chat. */
const LONGEST = 70;
const SHORTEST_TIME = 2600;
const LONGEST_TIME = 5200;
const PER_SIGN = 45;

export const cut = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).replace(/\s+\S*$/, "")}…`);

export const heardFor = (text: string): number => Math.min(LONGEST_TIME, SHORTEST_TIME + text.length * PER_SIGN);
