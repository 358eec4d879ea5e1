/** The first game of BANG!: the Sheriff's first turn, the first shot at him, and his second turn ends it. */
import { NONE } from "../../lib/choices";
import { cardAt, cardOf, give, offers, type Hint, type Moment } from "../../lib/lesson";

const SHOT = "play:bang#";
const BARREL = "play:barrel#";

const playing = (moment: Moment) => moment.kind === "play_phase";
const given = (moment: Moment, key: string) => moment.given.includes(key);
const aimed = (moment: Moment) => playing(moment) && offers(moment, `${SHOT}${moment.picked}>`);
/** The BANG! of this turn has been played. */
const hasShot = (moment: Moment) => playing(moment) && given(moment, "target") && !offers(moment, SHOT);

export const HINTS: readonly Hint[] = [
  { key: "welcome", when: (now) => playing(now) && now.picked === NONE, at: () => ".dock .own" },
  {
    key: "card",
    when: (now) => playing(now) && now.picked === NONE && offers(now, SHOT) && !given(now, "target"),
    at: (now) => cardAt(now, SHOT),
    shows: (now) => ({ pick: cardOf(now, SHOT) }),
  },
  { key: "target", when: aimed, at: () => ".seat.lit", shows: (now) => give(now, `${SHOT}${now.picked}>`) },
  {
    key: "more",
    when: (now) => hasShot(now) && offers(now, BARREL),
    at: (now) => cardAt(now, BARREL),
    shows: (now) => give(now, BARREL),
  },
  { key: "end", when: hasShot, at: () => '[data-option="end_turn"]', shows: (now) => give(now, "end_turn") },
  { key: "discard", when: (now) => now.kind === "discard_excess", at: () => ".dock > .hand", shows: (now) => give(now, "") },
  { key: "wait", when: (now) => now.kind === "" && !now.turn && given(now, "welcome"), at: () => ".seat" },
  {
    key: "shot",
    when: (now) => now.kind === "missed_or_hit",
    at: () => ".prompt .prompt",
    shows: (now) => give(now, "use:barrel", "answer:missed", ""),
  },
  { key: "good_luck", when: (now) => playing(now) && given(now, "wait"), at: () => ".dock .own", last: true },
];
