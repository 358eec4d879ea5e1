import { expect, test } from "vitest";
import { meaning, type Pressed } from "../src/lib/keys";

const key = (code: string, more: Partial<Pressed> = {}): Pressed => ({
  code,
  key: "",
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

test("digits pick cards, with Shift they pick seats", () => {
  expect(meaning(key("Digit1"))).toEqual({ do: "card", place: 0 });
  expect(meaning(key("Digit0"))).toEqual({ do: "card", place: 9 });
  expect(meaning(key("Digit3", { shiftKey: true, key: "№" }))).toEqual({ do: "seat", place: 2 });
});

test("letters are known by their place, so that the Russian layout works", () => {
  expect(meaning(key("KeyE", { key: "у" }))).toEqual({ do: "end" });
  expect(meaning(key("KeyR", { key: "к" }))).toEqual({ do: "reach" });
});

test("keys of the browser are left to the browser", () => {
  expect(meaning(key("KeyR", { ctrlKey: true }))).toBeNull();
  expect(meaning(key("Digit1", { altKey: true }))).toBeNull();
  expect(meaning(key("KeyQ"))).toBeNull();
});

test("a slash opens the command line, a question mark the help", () => {
  expect(meaning(key("Slash", { key: "/" }))).toEqual({ do: "command" });
  expect(meaning(key("Slash", { key: "?", shiftKey: true }))).toEqual({ do: "help" });
  expect(meaning(key("Digit7", { key: "?", shiftKey: true }))).toEqual({ do: "seat", place: 6 });
});
