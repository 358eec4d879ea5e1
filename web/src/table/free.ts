/** Where there is room for words that only pass by: never over what can be answered, picked or read to answer. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What passing words must not cover: the question, its answers, hands, seats, cards to be taken. */
const KEPT = ".prompt, .dock .hand, .dock .own, .tray, .pending > *, [data-option], [data-zone^='seat-'], [data-zone='spread'], .stage, .fight, .coach, .bidding, .draft, .between";

export const boxAt = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });

export const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

/** The first of these places that lies on the screen and covers nothing. */
export const firstFree = (places: readonly Box[], kept: readonly Box[], screen: Box): Box | undefined =>
  places.find((place) => isWithin(place, screen) && !kept.some((one) => meet(place, one)));

/** The boxes on the page that are to be kept free, those of `but` and inside it apart. */
export function keptFree(but?: Element): DOMRect[] {
  return [...document.querySelectorAll(KEPT)]
    .filter((one) => !but || (one !== but && !but.contains(one) && !one.contains(but)))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0);
}
