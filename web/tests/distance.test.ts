import { expect, test } from "vitest";
import { nextReach, sum } from "../src/games/bang/distance";

const NAMES: Record<number, string> = { 7: "Mustang", 8: "Scope", 9: "Ambush" };
const told = (way: number[][], distance: number) =>
  sum(
    way,
    distance,
    (count) => `${count} seats`,
    (number) => NAMES[number] ?? "?",
  );

test("a distance is told as the sum of what makes it", () => {
  expect(told([[2, -1], [1, 7], [-1, 8]], 2)).toBe("2 seats + Mustang 1 − Scope 1 = 2");
});

test("plain steps need no sum", () => {
  expect(told([[3, -1]], 3)).toBe("3 seats");
});

test("an event that brings everybody together is named in place of the steps", () => {
  expect(told([[1, 9], [1, 7]], 2)).toBe("Ambush 1 + Mustang 1 = 2");
});

test("the key turns from my reach to theirs and off again", () => {
  expect(nextReach("")).toBe("mine");
  expect(nextReach("mine")).toBe("theirs");
  expect(nextReach("theirs")).toBe("");
});
