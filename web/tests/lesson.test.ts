import { expect, test } from "vitest";
import { HINTS } from "../src/games/bang/lesson";
import { HINTS as CALIBRE } from "../src/games/calibre45/lesson";
import { cardAt, hintFor, type Moment } from "../src/lib/lesson";
import { hasText } from "../src/lib/words";

const SHOT = ["end_turn", "play:bang#17>p1", "play:bang#17>p3", "play:barrel#4"];
const at = (changes: Partial<Moment>): Moment => ({ kind: "play_phase", keys: SHOT, picked: -1, given: [], ...changes });
const said = (moment: Moment, current = "") => hintFor(HINTS, moment, current)?.key;

test("the lesson begins with who one is, then points at a card that can be played", () => {
  expect(said(at({}))).toBe("welcome");
  expect(said(at({ given: ["welcome"] }))).toBe("card");
  expect(cardAt(at({}), "play:bang#")).toBe('.hand [data-card="17"]');
});

test("whoever picks the card up without listening is shown the targets", () => {
  expect(said(at({ picked: 17 }), "welcome")).toBe("target");
});

test("a hint is kept as long as it is of use", () => {
  expect(said(at({ given: ["card", "target"], keys: ["end_turn", "play:barrel#4"] }), "more")).toBe("more");
});

test("a shot is explained when it comes, whenever that is", () => {
  expect(said(at({ kind: "missed_or_hit", keys: ["pass"] }))).toBe("shot");
});

test("nothing is said twice, and in the second turn the lesson is over", () => {
  const all = HINTS.map((hint) => hint.key).filter((key) => key !== "good_luck");
  expect(said(at({ given: all }))).toBe("good_luck");
  expect(said(at({ given: [...all, "good_luck"] }))).toBeUndefined();
});

test("every hint has its words in both languages, and every lesson comes to its end", () => {
  for (const [game, hints] of Object.entries({ bang: HINTS, calibre45: CALIBRE })) {
    for (const hint of hints)
      for (const language of ["en", "ru"] as const) expect(hasText(language, `coach.${game}.${hint.key}`)).toBe(true);
    expect(hints.filter((hint) => hint.last)).toHaveLength(1);
  }
});
