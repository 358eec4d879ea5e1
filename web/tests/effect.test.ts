import { describe, expect, test } from "vitest";
import { effectOf, type BangView, type PendingEffect } from "../src/games/bang/view";

const view = (more: Record<string, unknown>) =>
  ({ because_card: -1, because_figure: -1, decider: -1, stack: [], ...more }) as unknown as BangView & { pending?: PendingEffect | null };

const states = (seen: BangView) => effectOf(seen)?.queue.map((one) => `${one.figure} ${one.state}`);

describe("what is being resolved", () => {
  test("it is drawn as the server tells it", () => {
    const pending = { card: -1, definition: 91, source: -1, queue: [4, 0, 1], at: 1 };
    const seen = view({ decider: 0, pending });
    expect(effectOf(seen)).toMatchObject({ card: -1, definition: 91, source: -1 });
    expect(states(seen)).toEqual(["4 done", "0 now", "1 to_come"]);
    expect(effectOf(view({ because_card: 3, decider: 0, pending: null }))).toBeNull();
  });

  test("the same one may have to answer several times", () => {
    const pending = { card: -1, definition: 90, source: -1, queue: [2, 2, 2], at: 2 };
    expect(states(view({ decider: 2, pending }))).toEqual(["2 done", "2 done", "2 now"]);
  });

  test("in Russian Roulette whoever is asked is the one whose turn it is to answer", () => {
    // The frame has counted on already when it asks; in its second round it counts beyond the queue.
    const stack = (place: number) => [{ type: "bang.Roulette", order: [3, 4, 0, 1], place, over: false }];
    expect(states(view({ decider: 4, stack: stack(2) }))).toEqual(["3 done", "4 now", "0 to_come", "1 to_come"]);
    expect(states(view({ decider: 3, stack: stack(5) }))?.[0]).toBe("3 now");
  });
});
