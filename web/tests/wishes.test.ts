import { expect, test } from "vitest";
import { changes, fitting, newTable, optionsByBox, usualWishes } from "../src/lib/wishes";
import type { GameLine } from "../src/net/wire";

const LINE: GameLine = {
  key: "bang",
  players: [4, 5],
  sets: [
    { key: "base", rules: { range: ["one", "any"] }, parts: [] },
    { key: "noon", rules: { deck: ["a", "b"], shared: ["x", "y"] }, parts: ["ghost_town"] },
    { key: "fistful", rules: { shared: ["x", "y"] }, parts: [] },
  ],
  presets: ["books", "club"],
  bots: ["random", "greenhorn"],
  preset_rules: { books: { range: "one", deck: "a", shared: "x" }, club: { range: "any", deck: "a", shared: "y" } },
};

const usual = () => usualWishes(LINE, 5);

test("only what differs from the rule set is a change, and only of the boxes on the table", () => {
  const wishes = { ...usual(), rules: { range: "one", deck: "b" } };
  expect(changes(LINE, wishes)).toEqual({});
  expect(changes(LINE, { ...wishes, sets: ["noon"] })).toEqual({ deck: "b" });
  expect(changes(LINE, { ...wishes, preset: "club" })).toEqual({ range: "one" });
});

test("an option that two boxes share stands in the first of them", () => {
  expect(optionsByBox(LINE.sets).map(({ box, options }) => [box, options.map(([name]) => name)])).toEqual([
    ["base", ["range"]],
    ["noon", ["deck", "shared"]],
  ]);
});

test("what was wished for last time counts as far as the game still knows it", () => {
  const kept = { players: 9, sets: ["noon", "gone"], preset: "gone", bot: "gone", pace: 0.4 };
  expect(fitting(LINE, kept, usual())).toEqual({ ...usual(), sets: ["noon"], pace: 0.4 });
  expect(fitting(LINE, undefined, usual())).toEqual(usual());
});

test("at a table of one's own bots have all other seats, and nobody sees it", () => {
  const made = newTable(LINE, { ...usual(), bots: 1, listed: true, leftOut: ["ghost_town"], sets: ["noon"] }, true);
  expect(made).toMatchObject({ bots: ["greenhorn", "greenhorn", "greenhorn", "greenhorn"], private: true, left_out: ["ghost_town"] });
  expect(made.card_memory).toBe(false);
  const friends = newTable(LINE, { ...usual(), bots: 9, listed: true, leftOut: ["ghost_town"] }, false);
  expect(friends).toMatchObject({ private: false, left_out: [], sets: ["base"] });
  expect(friends.bots).toHaveLength(4);
});

test("card memory is wished for, and remembered as other wishes are", () => {
  const wishes = fitting(LINE, { cardMemory: true }, usual());
  expect(newTable(LINE, wishes, true).card_memory).toBe(true);
  expect(newTable(LINE, wishes, false).card_memory).toBe(true);
});
