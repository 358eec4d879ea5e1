import { describe, expect, test } from "vitest";
import { fightOf, newCowboy, robberyOf, type CalibreView } from "../src/games/calibre45/view";
import { dollars, inShort, inThousands } from "../src/lib/money";

const seat = (player: number, robbing = false) => ({ player, team: player % 2, robbing, limit: robbing ? 6 : 0 });

const view = (stack: object[], robbing: number[] = [], more: object = {}): CalibreView =>
  ({
    players: 4,
    decider: 1,
    seats: [0, 1, 2, 3].map((player) => seat(player, robbing.includes(player))),
    stack: [{ type: "calibre45.Arming" }, ...stack],
    ...more,
  }) as unknown as CalibreView;

const robbery = (more: object = {}) => ({
  type: "calibre45.Robbery",
  caller: 2,
  stage: 0,
  asked: 1,
  card: -1,
  acts: [2],
  last: 2,
  ...more,
});

describe("a robbery", () => {
  test("is none while everybody arms", () => {
    expect(robberyOf(view([]))).toBeNull();
    expect(fightOf(view([]))).toBeNull();
    expect(newCowboy(view([]))).toBe(-1);
  });

  test("at the call: who goes, who stays, who has not been asked yet, in the order of the table", () => {
    const found = robberyOf(view([robbery()], [2]));
    expect(found?.stage).toBe("call");
    expect(found?.robbers).toEqual([
      { player: 2, state: "in" },
      { player: 3, state: "home" },
      { player: 0, state: "to_come" },
      { player: 1, state: "to_come" },
    ]);
  });

  test("whoever was there and is gone is out", () => {
    const found = robberyOf(view([robbery({ stage: 1, asked: 3, card: 70, acts: [2, 3] }), { type: "calibre45.Shootout" }], [2]));
    expect(found?.stage).toBe("shootout");
    expect(found?.robbers[1]).toEqual({ player: 3, state: "out" });
  });

  test("its stages are told apart", () => {
    const stages = ["calibre45.Attack", "calibre45.Fines", "calibre45.Shootout"].map(
      (type) => robberyOf(view([robbery({ stage: 1 }), { type }]))?.stage,
    );
    expect(stages).toEqual(["attack", "fines", "shootout"]);
    expect(robberyOf(view([robbery({ stage: 1 })]))?.stage).toBe("pick");
  });
});

describe("a fight", () => {
  test("whoever takes aim lays up to the limit of his cowboy", () => {
    const aim = { type: "calibre45.Loading", player: 2, target: 1, chosen: [4, 9], strength: 0 };
    expect(fightOf(view([robbery(), aim], [1, 2]))).toEqual({ player: 2, other: 1, kind: "aim", needed: 6, laid: [4, 9] });
  });

  test("whoever is shot at needs what was shot", () => {
    const stand = { type: "calibre45.Stand", player: 1, kind: "answer_shot", needed: 5, shooter: 2, card: 70, chosen: [], outcome: 0 };
    expect(fightOf(view([robbery(), stand], [1, 2]))).toEqual({ player: 1, other: 2, kind: "shot", needed: 5, laid: [] });
  });
});

test("money is written as the language writes it", () => {
  expect(dollars("en", 1_350_000)).toBe("$1,350,000");
  expect(dollars("ru", 50_000)).toBe("$50\u00a0000");
  expect(dollars("en", -50_000)).toBe("−$50,000");
  expect(inShort("en", 250_000)).toBe("$250K");
  expect(inShort("en", 1_500_000)).toBe("$1.5M");
  expect(inShort("ru", 1_500_000)).toBe("$1,5\u00a0млн");
  expect(inThousands("en", 250_000)).toBe("$250k");
  expect(inThousands("en", 0)).toBe("$0");
});
