/** What every lesson of BANG! has: the first shot, the end of a turn, being shot at. */
import { NONE } from "../../lib/choices";
import { cardAt, cardOf, give, offers, type Hint, type Moment } from "../../lib/lesson";

const SHOT = "play:bang#";
export const BARREL = "play:barrel#";

export const playing = (moment: Moment) => moment.kind === "play_phase";
export const given = (moment: Moment, key: string) => moment.given.includes(key);
/** The BANG! of this turn has been played. */
export const hasShot = (moment: Moment) => playing(moment) && given(moment, "target") && !offers(moment, SHOT);
const aimed = (moment: Moment) => playing(moment) && offers(moment, `${SHOT}${moment.picked}>`);

/** Pick up a BANG!, then choose whom it is for. */
export const SHOOTING: readonly Hint[] = [
  {
    key: "card",
    when: (now) => playing(now) && now.picked === NONE && offers(now, SHOT) && !given(now, "target"),
    at: (now) => cardAt(now, SHOT),
    shows: (now) => ({ pick: cardOf(now, SHOT) }),
  },
  { key: "target", when: aimed, at: () => ".seat.lit:not(.mine)", shows: (now) => give(now, `${SHOT}${now.picked}>`) },
];

/** After what has been played: the turn ends, the others have theirs, one is shot at. */
export const ENDING: readonly Hint[] = [
  { key: "end", when: hasShot, at: () => '[data-option="end_turn"]', shows: (now) => give(now, "end_turn") },
  { key: "discard", when: (now) => now.kind === "discard_excess", at: () => ".dock > .hand", shows: (now) => give(now, "") },
  { key: "wait", when: (now) => now.kind === "" && !now.turn && given(now, "welcome"), at: () => ".seat" },
  {
    key: "shot",
    when: (now) => now.kind === "missed_or_hit",
    at: () => ".prompt .prompt",
    shows: (now) => give(now, "use:barrel", "answer:missed", ""),
  },
];
