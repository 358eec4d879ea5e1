import { expect, test } from "vitest";
import { openCards, type BangView } from "../src/games/bang/view";
import { effectOf } from "../src/lib/pending";

const roulette = { type: "Pending", card: -1, definition: 90, source: -1, queue: [2, 3, 0, 1], at: 2, place: 0, of: 0 } as const;

const view = (more: Partial<BangView>) => ({ pending: null, laid_open: [], ...more }) as unknown as BangView;

test("in Russian Roulette those before the one who is asked are done, and nobody else is", () => {
  const effect = effectOf(view({ pending: { ...roulette, queue: [...roulette.queue] }, decider: 0 }));
  expect(effect?.queue).toEqual([
    { figure: 2, state: "done" },
    { figure: 3, state: "done" },
    { figure: 0, state: "now" },
    { figure: 1, state: "to_come" },
  ]);
  expect(effect?.definition).toBe(90);
});

test("nothing is pending while somebody only chooses what to play", () => {
  expect(effectOf(view({ decider: 0 }))).toBeNull();
});

test("the cards in the middle are those that the server lays open", () => {
  expect(openCards(view({ laid_open: [4, 7] }))).toEqual([4, 7]);
});
