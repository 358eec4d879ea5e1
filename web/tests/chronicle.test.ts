import { expect, test } from "vitest";
import { chronicle, isWanted } from "../src/lib/chronicle";
import type { EntryMessage, GameEvent } from "../src/net/wire";
import { event } from "./events";

const entry = (seq: number, what: EntryMessage["what"], told: [GameEvent, string][]): EntryMessage => ({
  t: "entry",
  table: "t",
  seq,
  what,
  events: told.map(([one]) => one),
  lines: told.map(([, text], i) => ({ text, event: i })),
});

test("lines are grouped by turn, and a new game begins a new log", () => {
  const turns = chronicle([
    entry(1, "started", [[event("game_began", { who: 0 }), "Four at the table."], [event("turn_began", { who: 2 }), "Turn 1: Vera"]]),
    entry(2, "answered", [[event("played", { who: 2 }), "Vera: Beer"], [event("turn_began", { who: 3 }), "Turn 2: Gleb"]]),
    entry(3, "answered", [[event("drew", { who: 3 }), "Gleb draws 2 cards."]]),
  ]);
  expect(turns.map((turn) => [turn.title, turn.lines.map((line) => line.text)])).toEqual([
    ["", ["Four at the table."]],
    ["Turn 1: Vera", ["Vera: Beer"]],
    ["Turn 2: Gleb", ["Gleb draws 2 cards."]],
  ]);
  expect(new Set(turns.map((turn) => turn.id)).size).toBe(3);
  const again = chronicle([entry(1, "started", [[event("game_began", { who: 0 }), "a"]]), entry(9, "started", [[event("game_began", { who: 0 }), "b"]])]);
  expect(again.map((turn) => turn.lines.map((line) => line.text))).toEqual([["b"]]);
});

test("a log can be read for the shots alone, or for what concerns me", () => {
  const bang = event("played", { who: 2, whom: 3, definition: "bang" });
  expect(isWanted(bang, "shots", [0])).toBe(true);
  expect(isWanted(bang, "me", [3])).toBe(true);
  expect(isWanted(bang, "me", [0, 4])).toBe(false);
  expect(isWanted(event("played", { who: 2, definition: "gatling" }), "shots", [0])).toBe(true);
  expect(isWanted(event("played", { who: 2, definition: "beer" }), "shots", [0])).toBe(false);
  expect(isWanted(event("drew", { who: 2 }), "shots", [0])).toBe(false);
  expect(isWanted(event("drew", { who: 2 }), "all", [0])).toBe(true);
  expect(isWanted(null, "me", [0, 4])).toBe(false);
});

test("a line that tells several events shows the cards of all of them, and leads to the rule behind it", () => {
  const drew = event("drew", { who: 3, cards: [4] });
  const told = entry(1, "answered", [[event("turn_began", { who: 3 }), "Turn 2: Gleb"]]);
  const turns = chronicle([
    {
      ...told,
      events: [...(told.events ?? []), drew, { ...drew, cards: [9] }],
      lines: [...(told.lines ?? []), { text: "Gleb draws 2 cards.", event: 2, count: 2, page: "phase_draw" }],
    },
  ]);
  expect(turns[0]?.lines.map((line) => [line.cards, line.page])).toEqual([[[4, 9], "phase_draw"]]);
});
