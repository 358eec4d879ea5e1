/** The first game of BANG!: the Sheriff's first turn, the first shot at him, and his second turn ends it. */
import { NONE } from "../../lib/choices";
import { cardAt, give, offers, type Hint } from "../../lib/lesson";
import { BARREL, ENDING, given, hasShot, playing, SHOOTING } from "./hints";

export const HINTS: readonly Hint[] = [
  { key: "welcome", when: (now) => playing(now) && now.picked === NONE, at: () => ".dock .own" },
  ...SHOOTING,
  {
    key: "more",
    when: (now) => hasShot(now) && offers(now, BARREL),
    at: (now) => cardAt(now, BARREL),
    shows: (now) => give(now, BARREL),
  },
  ...ENDING,
  { key: "good_luck", when: (now) => playing(now) && given(now, "wait"), at: () => ".dock .own", last: true },
];
