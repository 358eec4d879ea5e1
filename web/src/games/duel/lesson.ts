/** The first game of the Duel: who attacks, a shot, equipment behind the front, the marker, a shot that comes back. */
import { NONE } from "../../lib/choices";
import { cardAt, cardOf, give, offers, option, type Deed, type Hint, type Moment } from "../../lib/lesson";

const playing = (now: Moment) => now.kind === "play_phase";
const given = (now: Moment, key: string) => now.given.includes(key);
/** Any of the red cards: one a turn. */
const SHOT = "play:colt#";
const EQUIPMENT = "play:barrel#";
const aimed = (now: Moment) => playing(now) && offers(now, `${SHOT}${now.picked}>`);
const hasShot = (now: Moment) => playing(now) && given(now, "target") && !offers(now, SHOT);
const equipped = (now: Moment) => hasShot(now) && !offers(now, EQUIPMENT);

/** On one's own side: equipment may also be laid before the opponent. */
function arm(now: Moment): Deed | undefined {
  const key = now.keys.find((one) => one.startsWith(EQUIPMENT) && /^>p[01]/.test(one.replace(/^[^>]*/, "")));
  return key === undefined ? undefined : { give: key };
}

export const HINTS: readonly Hint[] = [
  { key: "choose", when: (now) => now.kind === "choose_attacker", at: () => ".line.near", shows: (now) => give(now, "choose") },
  { key: "welcome", when: (now) => playing(now) && now.picked === NONE, at: () => ".line.near .attacking" },
  {
    key: "card",
    when: (now) => playing(now) && now.picked === NONE && offers(now, SHOT) && !given(now, "target"),
    at: (now) => cardAt(now, SHOT),
    shows: (now) => ({ pick: cardOf(now, SHOT) }),
  },
  { key: "target", when: aimed, at: () => ".line.far .lit", shows: (now) => give(now, `${SHOT}${now.picked}>`) },
  { key: "equip", when: (now) => hasShot(now) && offers(now, EQUIPMENT), at: (now) => cardAt(now, EQUIPMENT), shows: arm },
  { key: "marker", when: (now) => equipped(now) && offers(now, "move") && now.picked === NONE, at: () => ".figure .move", shows: (now) => give(now, "move") },
  { key: "end", when: (now) => equipped(now) && now.picked === NONE && !(offers(now, "move") && !given(now, "marker")), at: () => '[data-option="end_turn"]', shows: (now) => give(now, "end_turn") },
  { key: "discard", when: (now) => now.kind === "discard_excess", at: () => ".dock > .hand", shows: (now) => give(now, "") },
  { key: "wait", when: (now) => now.kind === "" && !now.turn && given(now, "end"), at: () => ".arena .squad" },
  {
    key: "shot",
    when: (now) => now.kind === "defend",
    at: () => ".prompt .prompt",
    shows: (now) => {
      const key = option(now, "use:barrel", "use:hat", "answer:missed", "answer:fightback", "");
      return key === undefined ? undefined : { give: key };
    },
  },
  { key: "good_luck", when: (now) => playing(now) && given(now, "wait"), at: () => ".arena .squad", last: true },
];
