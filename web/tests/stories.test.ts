import { describe, expect, test } from "vitest";
import * as bang from "../src/games/bang/story";
import * as calibre from "../src/games/calibre45/story";
import { Book } from "../src/lib/book";
import type { AnyView, BookMessage, EntryMessage, GameEvent } from "../src/net/wire";
import { event } from "./events";

const NAMES = ["Anna", "Boris", "Vera"];

const entry = (seq: number, view: object, events: GameEvent[] = []): EntryMessage => ({
  t: "entry",
  table: "t",
  seq,
  what: "answered",
  view: view as AnyView,
  events,
});

const book = new Book({
  game: "any",
  language: "en",
  words: {},
  definitions: [],
  cards: [
    { number: 0, key: "bang", kind: "card", name: "BANG!", text: "", border: "brown" },
    { number: 1, key: "barrel", kind: "card", name: "Barrel", text: "", border: "blue" },
    { number: 2, key: "gold_train", kind: "card", name: "Gold Train", text: "", deck: "money", value: 250_000 },
  ],
} satisfies BookMessage);

describe("a game of BANG!", () => {
  const table = (turns: number, lives: number[]) => ({
    turns,
    figures: lives.map((life, figure) => ({ figure, player: figure, life, alive: life > 0 })),
  });

  test("shows the life of everybody at the end of each turn, until he is out", () => {
    const entries = [
      entry(1, table(1, [4, 4, 3])),
      entry(2, table(1, [4, 3, 3])),
      entry(3, table(2, [4, 0, 3])),
      entry(4, table(3, [4, 0, 2])),
    ];
    const [anna, boris] = bang.lifeOverTurns(entries, NAMES);
    expect(anna?.points).toEqual([
      { x: 1, y: 4 },
      { x: 2, y: 4 },
      { x: 3, y: 4 },
    ]);
    expect(boris).toEqual({
      name: "Boris",
      points: [
        { x: 1, y: 3 },
        { x: 2, y: 0 },
      ],
      ended: true,
    });
  });

  test("a ghost that stood up again is not out before the end", () => {
    const entries = [entry(1, table(1, [4, 0, 3])), entry(2, table(2, [4, 1, 3])), entry(3, table(3, [4, 0, 3]))];
    expect(bang.lifeOverTurns(entries, NAMES)[1]?.points.map((point) => point.y)).toEqual([0, 1, 0]);
  });

  test("counts life points by whose doing they were lost, and marks who killed", () => {
    const entries = [
      entry(1, {}, [event("lost_life", { who: 1, whom: 0, amount: 1 }), event("lost_life", { who: 2, whom: -1, amount: 3 })]),
      entry(2, {}, [event("lost_life", { who: 1, whom: 0, amount: 2 }), event("eliminated", { who: 1, whom: 0 })]),
      entry(3, {}, [event("lost_life", { who: 0, whom: 0, amount: 1 })]),
    ];
    const cells = bang.whoHitWhom(entries, 3);
    expect(cells[0]?.[1]).toEqual({ value: 3, mark: 1 });
    expect(cells.flat().reduce((sum, cell) => sum + cell.value, 0)).toBe(3);
  });

  test("counts cards by the colour of their border", () => {
    const entries = [
      entry(1, {}, [event("played", { who: 0, cards: [0] }), event("answered", { who: 0, cards: [0] })]),
      entry(2, {}, [event("played", { who: 1, cards: [1] }), event("drew", { who: 1, cards: [0] })]),
    ];
    expect(bang.cardsPlayed(entries, book, NAMES).map((bar) => bar.parts)).toEqual([
      [2, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
    ]);
  });
});

describe("a game of Calibre 45", () => {
  test("shows the money of each team at the end of each robbery; debts do not go below nothing", () => {
    const entries = [
      entry(1, { robberies: 0, team_money: [0, 0] }),
      entry(2, { robberies: 1, team_money: [0, 0] }),
      entry(3, { robberies: 1, team_money: [250_000, -50_000] }),
    ];
    expect(calibre.moneyOverRobberies(entries, ["A", "B"])).toEqual([
      { name: "A", points: [{ x: 0, y: 0 }, { x: 1, y: 250_000 }] },
      { name: "B", points: [{ x: 0, y: 0 }, { x: 1, y: 0 }] },
    ]);
  });

  test("counts bullets shot at whom and cowboys killed by rivals only", () => {
    const entries = [
      entry(1, {}, [event("shot", { who: 0, whom: 1, amount: 6 }), event("cowboy_lost", { who: 1, whom: 0, cause: "shot" })]),
      entry(2, {}, [event("cowboy_lost", { who: 0, whom: -1, cause: "guards" })]),
    ];
    const cells = calibre.whoShotWhom(entries, 3);
    expect(cells[0]?.[1]).toEqual({ value: 6, mark: 1 });
    expect(cells.flat().filter((cell) => cell.mark)).toHaveLength(1);
  });

  test("adds up what everybody robbed, by the kind of loot", () => {
    const entries = [entry(1, {}, [event("loot_taken", { who: 2, cards: [2], amount: 250_000 })])];
    expect(calibre.lootTaken(entries, book, NAMES)[2]?.parts).toEqual([0, 0, 250_000, 0]);
  });
});
