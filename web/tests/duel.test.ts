import all from "virtual:lessons";
import { expect, test } from "vitest";
import { flightsOf } from "../src/games/duel/happenings";
import { cardsPlayed, healthLost, hitsTaken } from "../src/games/duel/story";
import { backsOf, figureNames, left, lineOf, openCards, order, sleeping, stanceOf, type DuelFigureView, type DuelView } from "../src/games/duel/view";
import { Book } from "../src/lib/book";
import { deedFor, type Moment } from "../src/lib/lesson";
import type { AnyView, BookMessage, EntryMessage, GameEvent } from "../src/net/wire";
import { event } from "./events";

const book = new Book({
  game: "duel",
  language: "en",
  words: { unknown: "face down" },
  definitions: [
    { number: 40, key: "tex_willer", kind: "character", name: "Tex Willer", text: "" },
    { number: 41, key: "tom_horn", kind: "character", name: "Tom Horn", text: "" },
  ],
  cards: [
    { number: 0, key: "colt", kind: "card", name: "Colt", text: "", border: "red", deck: "law", suit: "snake" },
    { number: 13, key: "barrel", kind: "card", name: "Barrel", text: "", border: "blue", deck: "law", suit: "barrel" },
    { number: 50, key: "stampede", kind: "card", name: "Stampede", text: "", border: "blue", deck: "outlaws", suit: "snake" },
  ],
} satisfies BookMessage);

const figure = (number: number, character: string, health = 4, in_play: number[] = []): DuelFigureView => ({
  type: "duel.FigureView",
  figure: number,
  player: number < 2 ? 0 : 1,
  character,
  health,
  most_health: 4,
  in_play,
  checks: [],
});

const seat = (player: number, attacking: number, more: object = {}) => ({
  player,
  side: player === 0 ? "law" : "outlaws",
  hand_size: 3,
  backs: [1, 2],
  hand: [],
  attacking,
  reserve_size: 2,
  reserve: [],
  fallen: [],
  ...more,
});

const table = (more: object = {}): DuelView =>
  ({
    viewer: 0,
    over: false,
    turn: 0,
    decks: [30, 0],
    common: 12,
    common_top: "law",
    stack: [],
    awake: [0, 2],
    seats: [seat(0, 0), seat(1, 2)],
    figures: [figure(0, "tex_willer"), figure(1, "stranger", 4, [13, 50]), figure(2, "tom_horn"), figure(3, "kid_curry")],
    ...more,
  }) as unknown as DuelView;

const stances = (view: DuelView) => view.figures.map((one) => stanceOf(view, one));

test("the one with the marker attacks and the other one covers; the last one does both", () => {
  expect(stances(table())).toEqual(["attacking", "covering", "attacking", "covering"]);
  const alone = table({ figures: [figure(0, "tex_willer"), figure(1, "", 0), figure(2, "tom_horn"), figure(3, "kid_curry")] });
  expect(stances(alone)).toEqual(["alone", "", "attacking", "covering"]);
});

test("who attacks is not drawn before it is shown, nor what somebody is called who lies face down", () => {
  const secret = table({ turn: -1, seats: [seat(0, -1), seat(1, -1)], figures: [figure(0, "tex_willer"), figure(1, ""), figure(2, "?"), figure(3, "?")] });
  expect(stances(secret)).toEqual(["", "", "", ""]);
  expect(figureNames(secret, book)).toEqual(["Tex Willer", "", "face down", "face down"]);
});

test("equipment in cover is at rest, but for what is always active; whoever is the target wakes", () => {
  const view = table();
  expect(sleeping(view, view.figures[1] as DuelFigureView, book)).toEqual([13]);
  const woken = table({ awake: [1, 2] });
  expect(sleeping(woken, woken.figures[1] as DuelFigureView, book)).toEqual([]);
});

test("of another hand the backs are seen, as many of each as the server tells", () => {
  expect(backsOf(table().seats[1] as DuelView["seats"][number])).toEqual(["law", "outlaws", "outlaws"]);
});

test("whoever watches sits with the first player, and keys point at the far side first", () => {
  expect(lineOf(table(), 1).map((one) => one.figure)).toEqual([2, 3]);
  expect(order(table())).toEqual([2, 3, 0, 1]);
  expect(order(table({ viewer: 1 }))).toEqual([0, 1, 2, 3]);
  expect(order(table({ viewer: -1 }))).toEqual([2, 3, 0, 1]);
});

test("a side has its living characters and its reserve", () => {
  expect(left(table(), 1)).toBe(4);
  expect(left(table({ figures: [figure(0, "tex_willer", 0), figure(1, "", 0), figure(2, "tom_horn"), figure(3, "kid_curry")] }), 0)).toBe(2);
});

test("a store and what was revealed lie open", () => {
  const stack = [{ type: "duel.Turn" }, { type: "duel.Store", player: 0, cards: [5, 6] }, { type: "duel.Reveal", cards: [7] }];
  expect(openCards(table({ stack }))).toEqual([5, 6, 7]);
});

test("a card that is drawn or taken flies with the back that everybody sees", () => {
  const drawn = event("drew", { who: 2, amount: 2, deck: "outlaws", role: "outlaws" });
  expect(flightsOf(drawn, table(), book)).toEqual([
    { from: "deck-outlaws", to: "hand-1", card: -1, back: "outlaws" },
    { from: "deck-outlaws", to: "hand-1", card: -1, back: "outlaws" },
  ]);
  const taken = event("took_from_hand", { who: 2, whom: 0, amount: 1, role: "law" });
  expect(flightsOf(taken, table(), book)).toEqual([{ from: "hand", to: "hand-1", card: -1, back: "law" }]);
});

test("equipment flies to whom it is for, a shot is shown on its way", () => {
  expect(flightsOf(event("played", { who: 0, whom: 1, cards: [13] }), table(), book)).toEqual([{ from: "hand", to: "seat-1", card: 13, shown: false }]);
  expect(flightsOf(event("played", { who: 0, whom: 2, cards: [0] }), table(), book)).toEqual([{ from: "hand", to: "seat-2", card: 0, shown: true }]);
});

const entry = (seq: number, turns: number, events: GameEvent[]): EntryMessage => ({ t: "entry", table: "t", seq, what: "answered", view: { turns } as unknown as AnyView, events });
const NAMES = ["Anna", "Boris"];

test("the story adds up the health that each side lost, turn by turn, and what was cancelled", () => {
  const entries = [
    entry(1, 1, [event("played", { who: 0, whom: 2, cards: [0] }), event("lost_health", { who: 2, whom: 0, amount: 1 })]),
    entry(2, 2, [event("missed", { who: 1 }), event("lost_health", { who: 0, whom: 2, amount: 2 })]),
    entry(3, 2, [event("bore_loss", { who: 3, whom: 2, amount: 1 })]),
  ];
  const [anna, boris] = healthLost(entries, NAMES);
  expect(anna?.points).toEqual([
    { x: 1, y: 0 },
    { x: 2, y: 2 },
  ]);
  expect(boris?.points.at(-1)).toEqual({ x: 2, y: 2 });
  expect(hitsTaken(entries, NAMES)).toEqual([
    { name: "Anna", parts: [2, 1] },
    { name: "Boris", parts: [1, 0] },
  ]);
  expect(cardsPlayed(entries, book, NAMES)[0]).toEqual({ name: "Anna", parts: [1, 0, 0] });
});

const HINTS = all["duel"]?.["first_game"]?.hints ?? [];
const moment = (more: Partial<Moment>): Moment => ({ asked: "play_phase", turn: true, keys: [], picked: -1, given: [], ...more });

test("the lesson arms one's own side, although equipment may also be laid before the opponent", () => {
  const keys = ["end_turn", "play:barrel#13>p2", "play:barrel#13>p1", "move>p1"];
  expect(deedFor(HINTS, moment({ keys, given: ["welcome", "card", "target"] }))).toEqual({ give: "play:barrel#13>p1" });
});

test("the lesson answers a hit with the Barrel, then with a miss", () => {
  expect(deedFor(HINTS, moment({ asked: "defend", turn: false, keys: ["pass", "use:barrel#13", "answer:missed#7"] }))).toEqual({ give: "use:barrel#13" });
  expect(deedFor(HINTS, moment({ asked: "defend", turn: false, keys: ["pass", "answer:missed#7"] }))).toEqual({ give: "answer:missed#7" });
});
