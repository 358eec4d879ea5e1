/**
 * Which of the offered options belong to a card, a seat or a button. It knows what an option names, and no rule:
 * what is not offered cannot be done.
 */
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

export const withCard = (options: readonly OptionLine[], card: number) => options.filter((one) => one.card === card);

export const atSeat = (options: readonly OptionLine[], seat: number) => options.filter((one) => one.target === seat);

/** Options that point at a card in front of somebody. */
export const atCard = (options: readonly OptionLine[], card: number) => options.filter((one) => one.other === card);

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

/** Why a card, or a card at this seat, is refused. */
export function refusalOf(refusals: readonly RefusalLine[], card: number, seat = NONE): RefusalLine | undefined {
  const own = refusals.filter((one) => one.card === card);
  return own.find((one) => one.target === seat) ?? own.find((one) => one.target < 0) ?? (seat < 0 ? own[0] : undefined);
}
