import { expect, test } from "vitest";
import { fightOf, newCowboy, robberyOf, type CalibreView } from "../src/games/calibre45/view";
import { dollars, inShort, inThousands } from "../src/lib/money";

const view = (more: object = {}): CalibreView => ({ decider: 1, robbery: null, fight: null, new_cowboy: -1, ...more }) as unknown as CalibreView;

test("nothing is drawn of a robbery while everybody arms", () => {
  expect(robberyOf(view())).toBeNull();
  expect(fightOf(view())).toBeNull();
  expect(newCowboy(view())).toBe(-1);
});

test("a robbery is drawn as the server tells it", () => {
  const robbery = { type: "calibre45.RobberyView", stage: "call", caller: 2, card: -1, robbers: [2, 3, 0, 1], states: ["in", "home", "to_come", "to_come"] };
  const found = robberyOf(view({ robbery }));
  expect([found?.stage, found?.now]).toEqual(["call", 1]);
  expect(found?.robbers.slice(0, 2)).toEqual([
    { player: 2, state: "in" },
    { player: 3, state: "home" },
  ]);
});

test("whoever takes aim is drawn with what he has laid", () => {
  const fight = { type: "calibre45.FightView", player: 2, against: 1, kind: "aim", needed: 6, laid: [4, 9] };
  expect(fightOf(view({ fight }))).toEqual({ player: 2, other: 1, kind: "aim", needed: 6, laid: [4, 9] });
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
