import { describe, expect, test } from "vitest";
import { understand, type Spoken } from "../src/lib/command";
import type { OptionLine } from "../src/net/wire";

const CARDS: Record<number, string> = { 7: "BANG!", 8: "BANG!", 5: "Пиво", 9: "Panic!", 40: "Barrel" };
const PEOPLE = ["Joe", "Anna", "Boris", "Vera"];

const option = (key: string, card: number, target = -1, other = -1): OptionLine => ({ key, verb: 1, card, kind: -1, target, other });

const OPTIONS = [
  option("end_turn", -1),
  option("play:bang#7>p1", 7, 1),
  option("play:bang#8>p1", 8, 1),
  option("play:bang#7>p2", 7, 2),
  option("play:beer#5", 5),
  option("play:panic#9>p1:hand", 9, 1, -2),
  option("play:panic#9>p1:barrel#40", 9, 1, 40),
];

const spoken: Spoken = {
  options: OPTIONS,
  refusals: [{ card: 5, target: -1, code: "full_life", numbers: {}, text: "You have all your life points." }],
  names: (one) => [CARDS[one.card] ?? "", CARDS[one.other] ?? "", PEOPLE[one.target] ?? ""],
  cardName: (card) => CARDS[card] ?? "",
  words: { why: ["why", "почему"], card: ["card"], say: ["say"], play: ["play"], end: ["end", "конец"], pass: ["pass"], rest: ["rest"], hand: ["hand"] },
};

const meant = (line: string) => understand(line, spoken);

describe("the command line", () => {
  test("a card and the number of a seat are enough; one BANG! is as good as the other", () => {
    expect(meant("bang 2")).toEqual({ is: "one", option: OPTIONS[1] });
  });

  test("a name does as well as a number", () => {
    expect(meant("BANG! boris")).toEqual({ is: "one", option: OPTIONS[3] });
  });

  test("what can be understood in several ways is asked about", () => {
    expect(meant("bang").is).toBe("several");
    expect(meant("panic anna").is).toBe("several");
    expect(meant("panic anna hand")).toEqual({ is: "one", option: OPTIONS[5] });
    expect(meant("panic anna barrel")).toEqual({ is: "one", option: OPTIONS[6] });
  });

  test("commands are understood in both languages", () => {
    expect(meant("конец")).toEqual({ is: "one", option: OPTIONS[0] });
    expect(meant("end")).toEqual({ is: "one", option: OPTIONS[0] });
    expect(meant("пиво")).toEqual({ is: "one", option: OPTIONS[4] });
  });

  test("why tells the reasons, say says the words as they were written", () => {
    expect(meant("why пиво")).toMatchObject({ is: "why", refusals: [{ code: "full_life" }] });
    expect(meant("say Howdy, Joe!")).toEqual({ is: "say", text: "Howdy, Joe!" });
  });

  test("nonsense does nothing", () => {
    expect(meant("xyzzy")).toEqual({ is: "nothing" });
    expect(meant("bang 9")).toEqual({ is: "nothing" });
    expect(meant("  ")).toEqual({ is: "nothing" });
  });
});
