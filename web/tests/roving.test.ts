import { expect, test } from "vitest";
import { stepTo } from "../src/ui/roving";

test("arrows walk a group from end to end and stop there", () => {
  expect(stepTo("ArrowDown", 0, 3)).toBe(1);
  expect(stepTo("ArrowRight", 2, 3)).toBe(2);
  expect(stepTo("ArrowUp", 1, 3)).toBe(0);
  expect(stepTo("ArrowLeft", 0, 3)).toBe(0);
});

test("Home and End lead to the ends", () => {
  expect(stepTo("Home", 2, 3)).toBe(0);
  expect(stepTo("End", 0, 3)).toBe(2);
});

test("other keys, and keys pressed elsewhere, lead nowhere", () => {
  expect(stepTo("KeyA", 1, 3)).toBeNull();
  expect(stepTo("ArrowDown", -1, 3)).toBeNull();
});
