import { labelWidth, shortened } from "../src/plots/shapes";
import { describe, expect, test } from "vitest";
import { apart, emptyMatrix, steps, ticks } from "../src/plots/shapes";

describe("ticks", () => {
  test("are round and reach the greatest value", () => {
    expect(ticks(1_350_000)).toEqual([0, 500_000, 1_000_000, 1_500_000]);
    expect(ticks(5)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
  });

  test("exist even where nothing happened", () => {
    expect(ticks(0)).toEqual([0, 1]);
  });
});

test("steps end with the last one and are few", () => {
  expect(steps(1, 58, 9).at(-1)).toBe(58);
  expect(steps(1, 58, 9).length).toBeLessThanOrEqual(10);
  expect(steps(0, 1)).toEqual([0, 1]);
});

describe("labels", () => {
  test("that would lie upon each other are pushed apart within their room", () => {
    const placed = apart([100, 100, 102, 10], 14, 0, 110);
    const sorted = placed.toSorted((a, b) => a - b);
    for (let i = 1; i < sorted.length; i += 1) expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(14);
    expect(Math.max(...placed)).toBeLessThanOrEqual(110);
    expect(placed[3]).toBe(10);
  });

  test("that have room stay where they are", () => {
    expect(apart([10, 60, 30], 14, 0, 100)).toEqual([10, 60, 30]);
  });
});

test("a matrix has cells of its own everywhere", () => {
  const cells = emptyMatrix(2);
  if (cells[0]?.[0]) cells[0][0].value = 5;
  expect(cells).toEqual([[{ value: 5 }, { value: 0 }], [{ value: 0 }, { value: 0 }]]);
});

test("a label that has no room ends in dots, and fits", () => {
  expect(shortened("Anna", 60)).toBe("Anna");
  const short = shortened("Рыжий Максимилиан", 60);
  expect(short.endsWith("…")).toBe(true);
  expect(labelWidth(short)).toBeLessThanOrEqual(60);
});
