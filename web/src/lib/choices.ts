/**
 * Which of the offered options belong to a card, a seat or a button. It knows what an option names, and no rule:
 * what is not offered cannot be done.
 */
import type { CardId, FigureId } from "./ids";
import type { OptionLine, RefusalLine } from "../net/wire";

export const NONE = -1;
/** In place of a card that is pointed at: a random one of the hand. */
export const FROM_HAND = -2;

/** Where cards lie that can be clicked. */
export interface Zones {
  hand: readonly number[];
  /** In front of me. */
  mine: readonly number[];
  /** Open before everybody or before me: a store, cards that I look at. */
  tray: readonly number[];
}

export const withCard = (options: readonly OptionLine[], card: CardId) => options.filter((one) => one.card === card);

export const atSeat = (options: readonly OptionLine[], seat: FigureId) => options.filter((one) => one.target === seat);

/** What is done, by its name: the first word of the key. */
export const verbOf = (option: OptionLine): string => /^[a-z_]+/.exec(option.key)?.[0] ?? "";

/** Options that point at a card in front of somebody. */
export const atCard = (options: readonly OptionLine[], card: CardId) => options.filter((one) => one.other === card);

export const cardsOf = (options: readonly OptionLine[]): Set<number> =>
  new Set(options.map((one) => one.card).filter((card) => card >= 0));

export const seatsOf = (options: readonly OptionLine[]): Set<number> =>
  new Set(options.map((one) => one.target).filter((seat) => seat >= 0));

/** Cards that options name and that lie nowhere yet: they go on the tray. */
export function offered(options: readonly OptionLine[], hand: readonly number[], mine: readonly number[]): number[] {
  return [...cardsOf(options)].filter((card) => !hand.includes(card) && !mine.includes(card));
}

/** What is in play once a card is picked: its options, or those that need no card. */
export function live(options: readonly OptionLine[], picked: number): OptionLine[] {
  return options.filter((one) => (picked === NONE ? one.card < 0 : one.card === picked));
}

const FEW = 4;

/**
 * The options that are buttons. Without a picked card: what names neither a card nor a seat that can be clicked;
 * an answer that has only a few possibilities shows them all but those on the tray. With one: what can be done with it and needs no seat.
 */
export function buttons(options: readonly OptionLine[], picked: number, zones: Zones, answering: boolean): OptionLine[] {
  if (picked !== NONE) return withCard(options, picked).filter((one) => one.target < 0);
  if (answering && options.length <= FEW) return options.filter((one) => !zones.tray.includes(one.card));
  const clickable = new Set([...zones.hand, ...zones.mine, ...zones.tray]);
  return options.filter((one) => !clickable.has(one.card) && one.target < 0);
}

/** Verbs that let a chance go by. */
const GIVING_UP = new Set(["end_turn", "pass", "rest", "decline", "flee", "give_up", "refuse", "dismiss"]);

/**
 * The main button: drawn in red, and pressed by Space and Enter. It must never be the worst move, so
 * - an option that carries a warning is never the main one;
 * - an option that gives something up is the main one only when nothing else can be done;
 * - an option that names somebody is chosen at his seat, not by a key that is pressed without looking;
 * - where the rules put giving up first, the rest is an offer: none is the main one;
 * - of several that are left none is, whether they are buttons or chosen at the table; but of the ways to use a card that
 *   was picked, and that aims at nobody, the first is.
 */
export function mainOf(options: readonly OptionLine[], shown: readonly OptionLine[], picked = NONE): OptionLine | undefined {
  const [first, ...others] = options;
  const givesUp = (one: OptionLine) => others.length > 0 && GIVING_UP.has(verbOf(one));
  const fit = (one: OptionLine) => !one.warning && !givesUp(one);
  if (picked !== NONE) return shown.find(fit);
  const left = options.filter(fit);
  const [only] = left;
  return left.length === 1 && only && only.target < 0 && shown.includes(only) && first && !givesUp(first) ? only : undefined;
}

/** Why a card, or a card at this seat, is refused. */
export function refusalOf(refusals: readonly RefusalLine[], card: CardId, seat: FigureId = NONE): RefusalLine | undefined {
  const own = refusals.filter((one) => one.card === card);
  return own.find((one) => one.target === seat) ?? own.find((one) => one.target < 0) ?? (seat < 0 ? own[0] : undefined);
}
