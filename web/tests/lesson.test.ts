import all from "virtual:lessons";
import { expect, test } from "vitest";
import { deedFor, hintFor, option, placeOf, readingTime, shown, type Moment } from "../src/lib/lesson";
import { hasText } from "../src/lib/words";

const hintsOf = (game: string, name: string) => all[game]?.[name]?.hints ?? [];
const HINTS = hintsOf("bang", "first_game");
const TWO = hintsOf("bang", "two");
const SHOT = ["end_turn", "play:bang#17>p1", "play:bang#17>p3", "play:barrel#4"];
const at = (changes: Partial<Moment>): Moment => ({ asked: "play_phase", turn: true, keys: SHOT, picked: -1, given: [], ...changes });
const hint = (moment: Moment, current = "") => hintFor(HINTS, moment, current);
const said = (moment: Moment, current = "") => hint(moment, current)?.key;
const shows = (moment: Moment) => {
  const found = hint(moment);
  return found && shown(found, moment);
};

test("the lesson begins with who one is, then points at a card that can be played", () => {
  expect(said(at({}))).toBe("welcome");
  const card = hint(at({ given: ["welcome"] }));
  expect(card?.key).toBe("card");
  expect(card && placeOf(card, at({}))).toBe('.dock > .hand [data-card="17"]');
});

test("a hint that waits for a deed can show it", () => {
  expect(shows(at({ given: ["welcome"] }))).toEqual({ pick: 17 });
  expect(shows(at({ given: ["welcome", "card"], picked: 17 }))).toEqual({ give: "play:bang#17>p1" });
});

test("whoever picks the card up without listening is shown the targets", () => {
  expect(said(at({ picked: 17 }), "welcome")).toBe("target");
});

test("a hint is kept as long as it is of use", () => {
  expect(said(at({ given: ["card", "target"], keys: ["end_turn", "play:barrel#4"] }), "more")).toBe("more");
});

test("a shot is explained when it comes, whenever that is", () => {
  expect(said(at({ asked: "missed_or_hit", turn: false, keys: ["pass"] }))).toBe("shot");
});

test("whoever waits in the midst of his own turn is not told that the others play", () => {
  const given = ["welcome", "card", "target"];
  expect(said(at({ asked: "", keys: [], given }))).toBeUndefined();
  expect(said(at({ asked: "", turn: false, keys: [], given }))).toBe("wait");
});

test("nothing is said twice, and in the second turn the lesson is over", () => {
  const given = HINTS.map((one) => one.key).filter((key) => key !== "good_luck");
  expect(said(at({ given }))).toBe("good_luck");
  expect(said(at({ given: [...given, "good_luck"] }))).toBeUndefined();
});

test("whatever is asked, something can be shown: as a hint did it before, or the mildest answer", () => {
  const given = HINTS.map((one) => one.key);
  const shot = at({ asked: "missed_or_hit", turn: false, keys: ["pass", "answer:missed#45", "use:barrel#0"], given });
  expect(deedFor(HINTS, shot)).toEqual({ give: "use:barrel#0" });
  expect(deedFor(HINTS, at({ asked: "duel", turn: false, keys: ["pass", "answer:bang#17"], given }))).toEqual({ give: "pass" });
  expect(deedFor(HINTS, at({ asked: "", turn: false, keys: [], given }))).toBeUndefined();
});

test("of two, whom to begin with and whom to play with are two hints, and the second turn ends the lesson", () => {
  const choice = (changes: Partial<Moment>) => hintFor(TWO, at({ asked: "choose_active", keys: ["activate>p0", "activate>p2"], ...changes }), "")?.key;
  expect(choice({ turn: false })).toBe("begin");
  expect(choice({ given: ["begin"] })).toBe("active");
  expect(choice({ given: ["begin", "active", "wait"] })).toBe("good_luck");
});

test("of two, the Barrel is laid before the second of one's figures", () => {
  const shot = at({ given: ["welcome", "card", "target"], keys: ["end_turn", "play:barrel#1>p0", "play:barrel#1>p2"] });
  expect(deedFor(TWO, shot)).toEqual({ give: "play:barrel#1>p2" });
});

test("an option is found by its beginning, with whatever stands between", () => {
  expect(option(SHOT, "play:bang#*>p3")).toBe("play:bang#17>p3");
  expect(option(SHOT, "play:beer#", "play:barrel#")).toBe("play:barrel#4");
  expect(option(SHOT, "bang")).toBeUndefined();
  expect(option(SHOT)).toBeUndefined();
});

test("a hint stands as long as it takes to read it", () => {
  expect(readingTime("Go on")).toBe(3000);
  expect(readingTime("word ".repeat(30))).toBe(9000);
});

test("every hint has its words in both languages, and every lesson comes to its end", () => {
  for (const [game, lessons] of Object.entries(all))
    for (const [name, lesson] of Object.entries(lessons)) {
      for (const key of ["title", ...lesson.hints.map((one) => one.key)])
        for (const language of ["en", "ru"] as const) expect(hasText(language, `coach.${game}.${name}.${key}`)).toBe(true);
      expect(lesson.hints.filter((one) => one.last)).toHaveLength(1);
    }
});
