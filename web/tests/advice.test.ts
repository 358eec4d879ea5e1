import { describe, expect, it } from "vitest";
import { apart, byStep, optionOf, percent, points, seqAt, shareOf, stacked, stepOf, whose } from "../src/lib/advice";
import type { EntryMessage, MoveLine, OptionLine } from "../src/net/wire";

describe("advice", () => {
  it("never calls certain what is only likely", () => {
    expect([0, 0.001, 0.314, 0.999, 1].map(percent)).toEqual(["0", "<1", "31", ">99", "100"]);
  });

  it("writes points as the language does", () => {
    expect(points(0.063, "en")).toBe("6.3");
    expect(points(-0.063, "ru", true)).toBe("−6,3");
    expect(points(0.144, "ru_literal", true)).toBe("+14");
  });

  it("finds the option of a move by its key, and none once it is gone", () => {
    const options = [{ key: "end_turn" }, { key: "play:bang#3>p1" }] as OptionLine[];
    const move = { key: "play:bang#3>p1" } as MoveLine;
    expect(optionOf(move, options)).toBe(options[1]);
    expect(optionOf(move, options.slice(0, 1))).toBeUndefined();
  });

  it("knows where in the replay a moment of the review is", () => {
    const entries = [
      { seq: 4, view: { step: 0 } },
      { seq: 5 },
      { seq: 6, view: { step: 1 } },
      { seq: 9, view: { step: 2 } },
    ] as unknown as EntryMessage[];
    expect([0, 1, 2, 3].map((step) => seqAt(entries, step))).toEqual([4, 6, 9, -1]);
  });

  it("tells once what happened to several at once", () => {
    const moments = [{ step: 7, n: 1 }, { step: 3, n: 2 }, { step: 7, n: 3 }];
    expect(byStep(moments).map((some) => some.map((one) => one.n))).toEqual([[2], [1, 3]]);
  });

  it("names those together to whom chance did the same", () => {
    const moments = [0.17, 0.17, -0.17].map((change, seat) => ({ seat, change }));
    expect(whose(moments, ["Anna", "Buck", "Clara"], "en")).toBe("Anna, Buck +17; Clara −17");
  });

  it("gives every turn the same width, and finds the step again that stands there", () => {
    const course = [0, 2, 10, 12].map((step) => ({ step }));
    expect([0, 2, 6, 12, 20].map((step) => shareOf(course, step))).toEqual([0, 1 / 3, 0.5, 1, 1]);
    expect([0, 0.5, 1, 7].map((share) => stepOf(course, share))).toEqual([0, 6, 12, 12]);
    expect([shareOf([], 3), shareOf([{ step: 0 }], 0), stepOf([], 0.5)]).toEqual([0, 0, 0]);
  });

  it("keeps numbers of turning points apart", () => {
    expect(apart([10, 12, 50], 20, 100)).toEqual([10, 30, 50]);
    expect(apart([90, 95, 99], 20, 100)).toEqual([60, 80, 100]);
    expect(apart([], 20, 100)).toEqual([]);
  });

  it("fills the whole height with the sides upon one another", () => {
    const bands = stacked([
      [0.5, 0.25, 0.25],
      [1, 0, 0],
    ]);
    expect(bands.map((band) => band.low)).toEqual([
      [0, 0],
      [0.5, 1],
      [0.75, 1],
    ]);
    expect(bands.at(-1)?.high).toEqual([1, 1]);
    expect(stacked([])).toEqual([]);
  });
});
