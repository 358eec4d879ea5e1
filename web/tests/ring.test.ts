import { describe, expect, test } from "vitest";
import { others, ring } from "../src/lib/ring";

const seats = (count: number) => Array.from({ length: count }, (_, i) => i);

describe("the ring", () => {
  test("the next player sits to my left, the last one to my right", () => {
    const placed = ring(seats(8), 0);
    expect(placed.left).toEqual([2, 1]);
    expect(placed.top).toEqual([3, 4, 5]);
    expect(placed.right).toEqual([6, 7]);
  });

  test("it is turned so that I sit at the bottom", () => {
    expect(others([3, 1, 4, 0], 4)).toEqual([0, 3, 1]);
  });

  test("everybody has exactly one place, whatever the number", () => {
    for (let count = 2; count <= 12; count += 1) {
      const { left, top, right } = ring(seats(count), 0);
      expect([...left, ...top, ...right].sort((a, b) => a - b)).toEqual(seats(count).slice(1));
      expect([...left].reverse().concat(top, right)).toEqual(seats(count).slice(1));
    }
  });

  test("somebody who watches sees everybody", () => {
    const { left, top, right } = ring(seats(4), -1);
    expect(left.length + top.length + right.length).toBe(4);
  });
});
