import { expect, test } from "vitest";
import { changes, choosesWay, fitting, matters, newTable, optionsByBox, sameAgain, senseless, usualWishes } from "../src/lib/wishes";
import type { GameLine, TableFacts } from "../src/net/wire";

const LINE: GameLine = {
  key: "bang",
  players: [4, 5],
  sets: [
    { key: "base", rules: { range: ["one", "any"] }, parts: [] },
    { key: "noon", rules: { deck: ["a", "b"], shared: ["x", "y"] }, parts: ["ghost_town"] },
    { key: "fistful", rules: { shared: ["x", "y"] }, parts: [] },
  ],
  presets: ["books", "club"],
  bots: ["random", "greenhorn", "sharp"],
  usual_bot: "greenhorn",
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
  expect(optionsByBox(LINE, { ...usual(), sets: ["noon", "fistful"] }).map(({ box, options }) => [box, options.map(([name]) => name)])).toEqual([
    ["base", ["range"]],
    ["noon", ["deck", "shared"]],
  ]);
});

const WAYS: GameLine = {
  ...LINE,
  players: [2, 6],
  sets: [
    { key: "base", rules: { six: ["usual", "hidden"], claims: ["may", "must"], money: ["off", "on"], step: ["100", "10"] }, parts: [] },
    { key: "noon", rules: { mix: ["all", "twelve"] }, parts: ["ghost_town", "curse"] },
    { key: "fistful", rules: {}, parts: [] },
  ],
  preset_rules: { books: { six: "usual", claims: "may", money: "off", step: "100", mix: "all" } },
  ways: [
    { players: 2, agreement: {}, silent: ["six", "claims"], senseless: { ghost_town: "nobody_out", money: "not_scored" } },
    { players: 6, agreement: { six: "hidden" }, silent: [], senseless: {} },
    { players: 6, agreement: {}, silent: ["claims"], senseless: {} },
  ],
  conditions: [
    { option: "step", rules: { money: "on" }, boxes: [], least: 0 },
    { option: "mix", rules: {}, boxes: ["noon", "fistful"], least: 2 },
  ],
};

test("only options that say something in the way that is played are shown", () => {
  const six = { ...usualWishes(WAYS, 6), rules: { claims: "must" } };
  expect(choosesWay(WAYS, six)).toBe("six");
  expect(choosesWay(WAYS, { ...six, players: 2 })).toBeUndefined();
  expect(optionsByBox(WAYS, six)[0]?.options.map(([name]) => name)).toEqual(["six", "money"]);
  expect(changes(WAYS, six)).toEqual({});
  const hidden = { ...six, rules: { six: "hidden", claims: "must" } };
  expect(optionsByBox(WAYS, hidden, ["six"])[0]?.options.map(([name]) => name)).toEqual(["claims", "money"]);
  expect(changes(WAYS, hidden)).toEqual({ six: "hidden", claims: "must" });
});

test("an option that depends on another one, or on boxes, waits for it", () => {
  const six = { ...usualWishes(WAYS, 6), sets: ["noon"] };
  expect(matters(WAYS, six, "step")).toBe(false);
  expect(matters(WAYS, { ...six, rules: { money: "on" } }, "step")).toBe(true);
  expect(matters(WAYS, six, "mix")).toBe(false);
  expect(matters(WAYS, { ...six, sets: ["noon", "fistful"] }, "mix")).toBe(true);
});

test("what makes no sense with so many is not sent, and has its reason", () => {
  const two = { ...usualWishes(WAYS, 2), sets: ["noon"], rules: { money: "on" }, leftOut: ["ghost_town", "curse"] };
  expect(senseless(WAYS, two, "ghost_town")).toBe("nobody_out");
  expect(senseless(WAYS, { ...two, players: 6 }, "ghost_town")).toBe("");
  const sent = newTable(WAYS, two, true);
  expect(sent.rules).toEqual({});
  expect(sent.left_out).toEqual(["curse"]);
});

test("what was wished for last time counts as far as the game still knows it", () => {
  const kept = { players: 9, sets: ["noon", "gone"], preset: "gone", bot: "gone", pace: 0.4 };
  expect(fitting(LINE, kept, usual())).toEqual({ ...usual(), sets: ["noon"], pace: 0.4 });
  expect(fitting(LINE, undefined, usual())).toEqual(usual());
});

test("at a table of one's own bots have all other seats, and nobody sees it", () => {
  const made = newTable(LINE, { ...usual(), bots: 1, listed: true, leftOut: ["ghost_town"], sets: ["noon"] }, true);
  expect(made).toMatchObject({ bots: ["greenhorn", "greenhorn", "greenhorn", "greenhorn"], private: true, left_out: ["ghost_town"] });
  expect(made.card_memory).toBeFalsy();
  const friends = newTable(LINE, { ...usual(), bots: 9, listed: true, leftOut: ["ghost_town"] }, false);
  expect(friends).toMatchObject({ private: false, left_out: [], sets: ["base"] });
  expect(friends.bots).toHaveLength(4);
});

test("card memory is wished for, and remembered as other wishes are", () => {
  const wishes = fitting(LINE, { agreements: { card_memory: true } }, usual());
  expect(newTable(LINE, wishes, true).card_memory).toBe(true);
  expect(newTable(LINE, wishes, false).card_memory).toBe(true);
});

test("another table like this one has the same bots, and the usual one for other people", () => {
  const seats = [
    { seat: 0, holder: "person", user: "a", name: "Anna", bot: "regular" },
    { seat: 1, holder: "person", user: "b", name: "Boris", bot: "" },
    { seat: 2, holder: "bot", user: "", name: "", bot: "sharp+showman" },
  ];
  const facts = { game: "bang", players: 3, sets: ["base"], preset: "x", rules: { r: "v" }, left_out: [], seats, pace: 0.8 };
  const made = sameAgain(facts as unknown as TableFacts, 0, "greenhorn");
  expect(made).toMatchObject({ game: "bang", players: 3, rules: { r: "v" }, bots: ["greenhorn", "sharp+showman"], private: true, pace: 0.8 });
});
