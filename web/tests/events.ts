/** What happened, for tests: everything that is not named says nothing. */
import type { GameEvent } from "../src/net/wire";

export const event = (name: string, more: Partial<GameEvent> = {}): GameEvent => ({
  type: "Event",
  name,
  who: -1,
  whom: -1,
  cards: [],
  amount: 0,
  onto: -1,
  definition: "",
  suit: "",
  role: "",
  deck: "",
  nth: 0,
  players: [],
  privy: null,
  choices: [],
  cause: "",
  place: 0,
  of: 0,
  ...more,
});
