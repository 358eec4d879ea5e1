import { describe, expect, test } from "vitest";
import { amountOf, isForMoney, ledgerOf, moneyByGame, pages, standings, sum } from "../src/games/bang/money";
import { spansIn } from "../src/lib/chronicle";
import type { EntryMessage } from "../src/net/wire";
import { ticks, ticksBetween } from "../src/plots/shapes";
import type { BangEntry, BangView } from "../src/protocol";

const entry = (game: number, player: number, reason: string, each: number, count = 1): BangEntry => ({
  type: "bang.Entry",
  game,
  player,
  reason,
  count,
  each,
  what: "",
});

const BEFORE = [entry(1, 0, "stake", 1000), entry(1, 1, "stake", 1000), entry(1, 0, "hired", -300), entry(1, 1, "law_sheriff", 1500, 2)];
const NOW = [entry(2, 1, "sheriff_fine", -5000)];

function view(over: Partial<BangView> = {}): BangView {
  const series = { type: "bang.Series", number: 2, games: 4, leader: 0, ledger: BEFORE, history: [[700, 4000]], brought: [] };
  return { series, ledger: NOW, money: [700, -1000], viewer: 0, ...over } as unknown as BangView;
}

describe("money", () => {
  test("the ledger has every game, and its sums are the balances", () => {
    expect(ledgerOf(view())).toHaveLength(5);
    for (const player of [0, 1]) expect(sum(ledgerOf(view()).filter((one) => one.player === player))).toBe(view().money[player]);
    expect(amountOf(entry(1, 0, "law_sheriff", 1500, 2))).toBe(3000);
  });

  test("the richest stand first, with what the game has changed", () => {
    expect(standings(view()).map((one) => [one.player, one.money, one.change, one.place])).toEqual([
      [0, 700, 0, 1],
      [1, -1000, -5000, 2],
    ]);
    expect(standings(view({ money: [5, 5] })).map((one) => one.place)).toEqual([1, 1]);
    const first = { type: "bang.Series", number: 1, games: 4, leader: 0, ledger: [], history: [], brought: [] };
    const begun = view({ series: first, ledger: BEFORE, money: [700, 4000] } as Partial<BangView>);
    expect(standings(begun).map((one) => [one.player, one.change])).toEqual([[1, 3000], [0, -300]]);
  });

  test("money by game begins with what was given out and ends with now", () => {
    const [anna, buck] = moneyByGame(view(), ["Anna", "Buck"]);
    expect(anna).toEqual({ name: "Anna", points: [{ x: 0, y: 1000 }, { x: 1, y: 700 }, { x: 2, y: 700 }] });
    expect(buck?.points.map((point) => point.y)).toEqual([1000, 4000, -1000]);
  });

  test("pages of the ledger: the last game first, of one or of all", () => {
    expect(pages(view(), -1).map((page) => [page.game, page.entries.length])).toEqual([[2, 1], [1, 4]]);
    expect(pages(view(), 0).map((page) => [page.game, page.entries.length])).toEqual([[1, 2]]);
  });

  test("a game on its own is for money once it is over", () => {
    expect(isForMoney(view({ series: null, ledger: [] }))).toBe(false);
    expect(isForMoney(view({ series: null }))).toBe(true);
  });
});

test("debts lie below the line", () => {
  expect(ticksBetween(0, 3000)).toEqual(ticks(3000));
  const levels = ticksBetween(-5000, 3000);
  expect(levels[0]).toBeLessThanOrEqual(-5000);
  expect(levels.at(-1)).toBeGreaterThanOrEqual(3000);
  expect(levels).toContain(0);
});

test("the games of a table lie between their deals", () => {
  const whats = ["made", "started", "answered", "rematch", "started", "answered"];
  const entries = whats.map((what, i) => ({ t: "entry", table: "t", seq: i + 1, what })) as unknown as EntryMessage[];
  expect(spansIn(entries)).toEqual([
    { round: 1, first: 2, last: 4 },
    { round: 2, first: 5, last: 6 },
  ]);
});
