import { describe, expect, test } from "vitest";
import { effectOf, type BangView } from "../src/games/bang/view";

const view = (pending: unknown) => ({ pending }) as BangView;

describe("what is being resolved", () => {
  test("it is drawn as the server tells it", () => {
    const seen = effectOf(view({ card: -1, definition: 91, source: -1, queue: [4, 0, 1], at: 1, place: 2, of: 5 }));
    expect(seen).toMatchObject({ card: -1, definition: 91, source: -1, place: 2, of: 5 });
    expect(seen?.queue.map((one) => `${one.figure} ${one.state}`)).toEqual(["4 done", "0 now", "1 to_come"]);
    expect(effectOf(view(null))).toBeNull();
  });
});
