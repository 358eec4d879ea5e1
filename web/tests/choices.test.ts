import { describe, expect, test } from "vitest";
import { buttons, FROM_HAND, live, mainOf, NONE, offered, refusalOf, seatsOf } from "../src/lib/choices";
import type { OptionLine, RefusalLine } from "../src/net/wire";

const option = (key: string, more: Partial<OptionLine> = {}): OptionLine => ({
  key,
  verb: 0,
  card: NONE,
  kind: NONE,
  target: NONE,
  other: NONE,
  ...more,
});

const END = option("end_turn");
const BEER = option("play:beer#5", { card: 5 });
const BANG_AT_1 = option("play:bang#7>p1", { card: 7, target: 1 });
const BANG_AT_2 = option("play:bang#7>p2", { card: 7, target: 2 });
const PANIC_HAND = option("play:panic#9>p1:hand", { card: 9, target: 1, other: FROM_HAND });
const TURN = [END, BEER, BANG_AT_1, BANG_AT_2, PANIC_HAND];
const ZONES = { hand: [5, 7, 9], mine: [], tray: [] };

describe("what can be clicked", () => {
  test("without a card in hand only what needs none is a button", () => {
    expect(buttons(TURN, NONE, ZONES, false)).toEqual([END]);
    expect(seatsOf(live(TURN, NONE)).size).toBe(0);
  });

  test("a picked card lights its targets and nothing else", () => {
    expect([...seatsOf(live(TURN, 7))]).toEqual([1, 2]);
    expect(buttons(TURN, 7, ZONES, false)).toEqual([]);
  });

  test("a card without a target is played by its button", () => {
    expect(buttons(TURN, 5, ZONES, false)).toEqual([BEER]);
  });

  test("an answer with few possibilities shows them all", () => {
    const hit = option("pass");
    const missed = option("answer:missed#5", { card: 5 });
    expect(buttons([hit, missed], NONE, ZONES, true)).toEqual([hit, missed]);
  });

  test("a card that lies nowhere yet goes on the tray, and is no button", () => {
    const pick = option("pick:scope#40", { card: 40 });
    expect(offered([pick], ZONES.hand, [])).toEqual([40]);
    expect(buttons([pick], NONE, { ...ZONES, tray: [40] }, true)).toEqual([]);
  });

  test("every option can be reached: by a button, a card, a seat or a tray", () => {
    const reached = new Set(buttons(TURN, NONE, ZONES, false));
    for (const card of ZONES.hand) for (const one of live(TURN, card)) reached.add(one);
    expect(reached).toEqual(new Set(TURN));
  });
});

describe("the main button", () => {
  const main = (options: OptionLine[], picked = NONE) =>
    mainOf(options, buttons(options, picked, ZONES, options !== TURN), picked);
  const warning = { code: "loses_cowboy", numbers: {} };
  const PASS = option("pass");
  const MISSED = option("answer:missed#5", { card: 5 });

  test("it is no option with a warning", () => {
    const lay = option("lay:bullets_3#5", { card: 5 });
    expect(main([lay, option("give_up", { warning })])).toBe(lay);
    expect(main([option("draw", { warning }), option("flee")])).toBeUndefined();
    expect(main([END, { ...BEER, warning }], 5)).toBeUndefined();
  });

  test("it gives nothing up while anything else can be done", () => {
    expect(main(TURN)).toBeUndefined();
    expect(main([END])).toBe(END);
    expect(main([MISSED, PASS])).toBe(MISSED);
    expect(main([PASS])).toBe(PASS);
    const laid = [1, 2, 3, 4, 5].map((card) => option(`lay:bullets_3#${card}`, { card }));
    const surrender = option("give_up");
    expect(mainOf([...laid, surrender], [surrender])).toBeUndefined();
  });

  test("nobody's ability is not what whoever may copy one is offered", () => {
    const others = [1, 2, 3, 4].map((target) => option(`use:vera_custer>p${target}`, { target }));
    expect(buttons([...others, PASS], NONE, ZONES, true)).toEqual([PASS]);
    expect(main([...others, PASS])).toBeUndefined();
    expect(main([...others.slice(0, 1), PASS])).toBeUndefined();
  });

  test("an offer that may be declined has none", () => {
    expect(main([option("decline"), option("join")])).toBeUndefined();
    expect(main([PASS, option("use:herb_hunter")])).toBeUndefined();
  });

  test("of several none is better; with a card picked the first way to use it is", () => {
    expect(main([option("draw"), option("call"), PASS])).toBeUndefined();
    expect(main(TURN, 5)).toBe(BEER);
    const discard = option("discard:beer#5", { card: 5 });
    expect(main([discard, option("discard:bang#7", { card: 7 })], 5)).toBe(discard);
    const draw = option("draw");
    expect(mainOf([draw, option("flee"), option("shoot>p1", { target: 1 })], [draw])).toBeUndefined();
  });
});

describe("why not", () => {
  const far: RefusalLine = { card: 7, target: 3, code: "out_of_reach", numbers: {} };
  const limit: RefusalLine = { card: 7, target: NONE, code: "bang_limit", numbers: {} };

  test("the reason for this target comes first, then the reason for the card", () => {
    expect(refusalOf([far, limit], 7, 3)).toBe(far);
    expect(refusalOf([far, limit], 7, 2)).toBe(limit);
    expect(refusalOf([far], 7)).toBe(far);
    expect(refusalOf([far], 7, 2)).toBeUndefined();
    expect(refusalOf([far, limit], 8)).toBeUndefined();
  });
});
