/** The first game of BANG!: the Sheriff's first turn, the first shot at him, his second turn. */
import { NONE } from "../../lib/choices";
import { cardAt, offers, type Hint, type Moment } from "../../lib/lesson";

const PLAY = "play_phase";
const SHOT = "play:bang#";

const myTurn = (moment: Moment) => moment.kind === PLAY;
const given = (moment: Moment, key: string) => moment.given.includes(key);

export const HINTS: readonly Hint[] = [
  { key: "welcome", when: (now) => myTurn(now) && now.picked === NONE, at: () => ".own" },
  { key: "card", when: (now) => myTurn(now) && now.picked === NONE && offers(now, SHOT), at: (now) => cardAt(now, SHOT) },
  {
    key: "target",
    when: (now) => myTurn(now) && now.keys.some((key) => key.startsWith(`${SHOT}${now.picked}>`)),
    at: () => ".seat.lit",
  },
  { key: "shot", when: (now) => now.kind === "missed_or_hit", at: () => ".prompt .prompt" },
  { key: "discard", when: (now) => now.kind === "discard_excess", at: () => ".hand" },
  {
    key: "more",
    when: (now) => myTurn(now) && given(now, "target") && !offers(now, SHOT) && offers(now, "play:"),
    at: () => ".hand .live",
  },
  { key: "end", when: (now) => myTurn(now) && given(now, "target") && !offers(now, SHOT), at: () => ".prompt .buttons" },
  { key: "wait", when: (now) => now.kind === "" && given(now, "end"), at: () => ".seat" },
  { key: "good_luck", when: (now) => myTurn(now) && given(now, "wait"), at: () => ".own", last: true },
];
