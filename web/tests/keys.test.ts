import { expect, test } from "vitest";
import { keymapFrom, meaning, moved, placeable, printed, USUAL, type Pressed } from "../src/lib/keys";

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

test("Enter confirms as the main key does, Escape puts back", () => {
  expect(meaning(key("Enter"))).toEqual({ do: "main" });
  expect(meaning(key("Escape"))).toEqual({ do: "cancel" });
});

test("a key that was moved works at its new place only", () => {
  const mine = moved(USUAL, "end", "KeyK");
  expect(meaning(key("KeyK"), mine)).toEqual({ do: "end" });
  expect(meaning(key("KeyE"), mine)).toBeNull();
});

test("what stood at the new place has no key any more", () => {
  const mine = moved(USUAL, "end", "KeyR");
  expect(meaning(key("KeyR"), mine)).toEqual({ do: "end" });
  expect(mine.reach).toBe("");
});

test("a key that is switched off does nothing, nor does its sign", () => {
  const mine = moved(USUAL, "help", "");
  expect(meaning(key("Slash", { key: "?", shiftKey: true }), mine)).toBeNull();
  expect(meaning(key("Slash", { key: "/" }), mine)).toEqual({ do: "command" });
});

test("a key cannot be put where cards, seats, moving about or the browser have theirs", () => {
  for (const code of ["Digit4", "Escape", "Tab", "ArrowLeft", "F5", "ShiftLeft", "Enter"]) expect(placeable(key(code))).toBe("");
  expect(placeable(key("KeyS", { ctrlKey: true }))).toBe("");
  expect(placeable(key("KeyS", { shiftKey: true }))).toBe("Shift+KeyS");
});

test("keys that are kept may be spoilt or older than the page", () => {
  expect(keymapFrom(null)).toEqual(USUAL);
  expect(keymapFrom({ end: 7, reach: "KeyQ", gone: "KeyG" })).toEqual({ ...USUAL, reach: "KeyQ" });
});

test("a key is shown as it is printed", () => {
  expect(printed("KeyE", "Space")).toBe("E");
  expect(printed("Space", "Пробел")).toBe("Пробел");
  expect(printed("Shift+Slash", "Space")).toBe("Shift + /");
  expect(printed("", "Space")).toBe("—");
});
