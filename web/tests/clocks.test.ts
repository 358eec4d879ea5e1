import { expect, test } from "vitest";
import { clockFace } from "../src/lib/clocks";

test("a clock shows minutes and seconds, and hours where there are some", () => {
  expect([0, 6.2, 60, 272, 3725].map(clockFace)).toEqual(["0:00", "0:07", "1:00", "4:32", "1:02:05"]);
});
