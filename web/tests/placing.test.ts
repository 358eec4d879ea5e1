import { expect, test } from "vitest";
import { placed } from "../src/ui/placing";

const WORDS = { left: 0, top: 0, width: 200, height: 80 };
const thing = (left: number, top: number, width = 50, height = 40) => ({ left, top, width, height });

const spot = (one: ReturnType<typeof thing>) => placed(one, WORDS, 360, 640);

test.each([
  ["above", thing(100, 300)],
  ["below, at the upper edge", thing(100, 10)],
  ["beside, where it is too tall", thing(10, 20, 100, 600)],
  ["within the window, at the right edge", thing(340, 300, 20)],
])("words stand %s, and not over what they explain", (_where, one) => {
  const { x, y } = spot(one);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + WORDS.width).toBeLessThanOrEqual(360);
  expect(y + WORDS.height).toBeLessThanOrEqual(640);
  const apart = x >= one.left + one.width || x + WORDS.width <= one.left || y >= one.top + one.height || y + WORDS.height <= one.top;
  expect(apart).toBe(true);
});

test("words for something as large as the window stay within the window", () => {
  const { x, y } = spot(thing(0, 0, 360, 640));
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y + WORDS.height).toBeLessThanOrEqual(640);
});
