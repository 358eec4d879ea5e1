/** The first game of Calibre 45: a robbery from the call to the sharing. */
import { give, type Hint, type Moment } from "../../lib/lesson";

const asked = (kind: string) => (now: Moment) => now.kind === kind;
const prompt = () => ".prompt .prompt";
const hand = () => ".dock > .hand";

export const HINTS: readonly Hint[] = [
  { key: "welcome", when: asked("arming"), at: () => ".teams" },
  { key: "cowboy", when: asked("arming"), at: () => ".dock .own" },
  { key: "call", when: asked("arming"), at: () => '[data-option="call"]', shows: (now) => give(now, "call") },
  { key: "join", when: asked("join_robbery"), at: prompt, shows: (now) => give(now, "join", "") },
  { key: "place", when: asked("pick_place"), at: () => ".spread", shows: (now) => give(now, "pick") },
  { key: "guards", when: asked("beat_guards"), at: hand, shows: (now) => give(now, "lay", "escape", "") },
  { key: "shootout", when: asked("shootout"), at: prompt, shows: (now) => give(now, "shoot", "") },
  { key: "load", when: asked("load_shot"), at: hand, shows: (now) => give(now, "lay", "fire", "") },
  { key: "answer", when: asked("answer_shot"), at: hand, shows: (now) => give(now, "lay", "escape", "") },
  { key: "new_cowboy", when: asked("new_cowboy"), at: prompt, shows: (now) => give(now, "") },
  { key: "wait", when: (now) => now.kind === "" && !now.turn && now.given.includes("call"), at: () => ".seat" },
  {
    key: "good_luck",
    when: (now) => now.kind === "arming" && now.given.some((key) => ["join", "place"].includes(key)),
    at: () => ".teams",
    last: true,
  },
];
