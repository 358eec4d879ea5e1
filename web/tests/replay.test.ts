import { describe, expect, test } from "vitest";
import type { AnyView, EntryMessage } from "../src/net/wire";
import { DEATHS, Replay, TURNS } from "../src/state/replay.svelte";
import { event } from "./events";

const EVENTS: Record<number, string> = { 10: "turn_began", 12: "turn_began", 14: "eliminated", 15: "turn_began" };

/** Entries 10 to 16; the thirteenth is a word, which shows no table. */
const entries = [10, 11, 12, 13, 14, 15, 16].map((seq): EntryMessage => {
  const name = EVENTS[seq];
  return {
    t: "entry",
    table: "t",
    seq,
    what: seq === 10 ? "started" : "answered",
    ...(seq === 13 ? {} : { view: { viewer: -1, players: 3, over: seq === 16 } as AnyView }),
    events: name ? [event(name, { who: 0 })] : [],
    lines: name ? [{ text: `line of ${seq}`, event: 0 }] : [],
    prompt: `asked at ${seq}`,
  };
});

describe("a game looked at again", () => {
  test("shows the table as it was, and nothing can be done there", () => {
    const replay = new Replay("t", entries, true);
    replay.goTo(2);
    expect([replay.now, replay.prompt, replay.mine]).toEqual([12, "asked at 12", false]);
    replay.goTo(99);
    expect([replay.now, replay.view?.over]).toEqual([16, true]);
    replay.goTo(-5);
    expect(replay.now).toBe(10);
  });

  test("only a step ahead is shown with what flies and sounds", () => {
    const replay = new Replay("t", entries, true);
    const heard: number[] = [];
    replay.goTo(0);
    replay.listen((entry) => heard.push(entry.seq));
    replay.goTo(1);
    replay.goTo(4);
    replay.goTo(3);
    replay.goTo(4);
    expect(heard).toEqual([11, 15]);
  });

  test("steps by turn and by death, and to any line of the log", () => {
    const replay = new Replay("t", entries, true);
    const found = (from: number, names: ReadonlySet<string>, way: 1 | -1) => {
      replay.goTo(replay.placeOf(from));
      replay.goTo(replay.nearest(names, way));
      return replay.now;
    };
    expect([found(10, TURNS, 1), found(15, TURNS, 1), found(14, TURNS, -1), found(10, TURNS, -1)]).toEqual([12, 16, 12, 10]);
    expect([found(10, DEATHS, 1), found(14, DEATHS, 1), found(16, DEATHS, -1), found(14, DEATHS, -1)]).toEqual([14, 16, 14, 10]);
    replay.rewind?.(14);
    expect(replay.now).toBe(14);
    replay.rewind?.(13);
    expect(replay.now).toBe(12);
    expect(replay.turn).toBe("line of 12");
  });

  test("with everything open it is looked at from any seat, and one's own view from one's own", () => {
    const open = new Replay("t", entries, true);
    open.goTo(0);
    open.look(2);
    expect([open.seat, open.view?.viewer]).toEqual([2, 2]);
    open.goTo(3);
    expect(open.view?.viewer).toBe(2);
    const own = new Replay("t", entries, false);
    own.goTo(0);
    own.look(2);
    expect(own.view?.viewer).toBe(-1);
  });
});
