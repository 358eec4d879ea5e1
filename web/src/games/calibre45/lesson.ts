/** The first game of Calibre 45: a robbery from the call to the sharing. */
import type { Hint, Moment } from "../../lib/lesson";

const asked = (kind: string) => (now: Moment) => now.kind === kind;
const prompt = () => ".prompt .prompt";

export const HINTS: readonly Hint[] = [
  { key: "welcome", when: (now) => now.kind === "arming", at: () => ".teams" },
  { key: "cowboy", when: (now) => now.kind === "arming", at: () => ".own" },
  { key: "call", when: (now) => now.kind === "arming", at: () => ".prompt .buttons" },
  { key: "join", when: asked("join_robbery"), at: prompt },
  { key: "place", when: asked("pick_place"), at: () => ".spread" },
  { key: "guards", when: asked("beat_guards"), at: () => ".hand" },
  { key: "shootout", when: asked("shootout"), at: prompt },
  { key: "load", when: asked("load_shot"), at: () => ".hand" },
  { key: "answer", when: asked("answer_shot"), at: () => ".hand" },
  { key: "new_cowboy", when: asked("new_cowboy"), at: prompt },
  {
    key: "good_luck",
    when: (now) => now.kind === "arming" && now.given.some((key) => ["join", "place", "shootout"].includes(key)),
    at: () => ".teams",
    last: true,
  },
];
