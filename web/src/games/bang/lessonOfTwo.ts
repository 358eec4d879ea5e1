/** A table of two: the draft, two figures, the first turn, a shot at one of them; the second turn ends it. */
import { NONE } from "../../lib/choices";
import { cardAt, give, offers, type Deed, type Hint, type Moment } from "../../lib/lesson";
import { BARREL, ENDING, given, hasShot, playing, SHOOTING } from "./hints";

const choosing = (moment: Moment) => moment.kind === "choose_active";

/** Before the second of one's figures: it is the passive one, unless one has chosen otherwise. */
function lay(moment: Moment, card: string): Deed | undefined {
  const key = moment.keys.findLast((one) => one.startsWith(card));
  return key === undefined ? undefined : { give: key };
}

export const HINTS: readonly Hint[] = [
  { key: "draft", when: (now) => now.kind === "draft", at: () => ".draft .open", shows: (now) => give(now, "pick:") },
  { key: "begin", when: (now) => choosing(now) && !now.turn, at: () => ".draft .side", shows: (now) => give(now, "activate>") },
  {
    key: "good_luck",
    when: (now) => now.turn && (choosing(now) || playing(now)) && given(now, "wait"),
    at: () => ".dock .own",
    last: true,
  },
  { key: "active", when: (now) => choosing(now) && now.turn, at: () => ".prompt .prompt", shows: (now) => give(now, "activate>") },
  { key: "welcome", when: (now) => playing(now) && now.picked === NONE, at: () => ".seat.mine" },
  ...SHOOTING,
  {
    key: "blue",
    when: (now) => hasShot(now) && offers(now, BARREL),
    at: (now) => cardAt(now, BARREL),
    shows: (now) => lay(now, BARREL),
  },
  ...ENDING,
];
