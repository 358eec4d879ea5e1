import { expect, test } from "vitest";
import { notedAt } from "../src/lib/notes";

const NOTES = [
  { seq: 3, seat: 1, text: "deputy" },
  { seq: 12, seat: 1, text: "outlaw" },
  { seq: 15, seat: 2, text: "renegade" },
  { seq: 20, seat: 1, text: "" },
];

test("the last word about a seat counts", () => {
  expect([...notedAt(NOTES, 0)]).toEqual([[1, ""], [2, "renegade"]]);
});

test("a game that is looked at again shows what was thought at that moment", () => {
  expect(notedAt(NOTES, 10, 14).get(1)).toBe("outlaw");
  expect(notedAt(NOTES, 10, 14).has(2)).toBe(false);
});

test("what was thought in the game before is forgotten", () => {
  expect(notedAt(NOTES, 10, 11).size).toBe(0);
});
