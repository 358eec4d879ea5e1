import { expect, test } from "vitest";
import { percent, span } from "../src/lib/history";

test("a share is told in whole per cent, with between which it truly is", () => {
  expect(percent(2 / 3)).toBe("67 %");
  expect(span({ low: 0.2076, high: 0.9385 })).toBe("21–94");
});
