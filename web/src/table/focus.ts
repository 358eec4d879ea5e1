/** Where the keyboard goes next at the table. */
import type { CardId } from "../lib/ids";
import type { Acting } from "../state/acting.svelte";

const focusOn = (selector: string): boolean => {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
};

export const toCard = (card: number): boolean => focusOn(`.hand [data-card="${card}"]`);

/** To the first of whatever the picked card can be used on. */
export const toTargets = (): boolean => focusOn(".seat.lit > .whole, .plate.target > .whole, .one.lit:not(.picked), .prompt .buttons button");

/** A click on a card of mine. A key on the one that is picked already means it: put back is Escape. */
export function clickCard(acting: Acting, card: CardId, keyed: boolean): void {
  if (!keyed || acting.inHand !== card) acting.pickCard(card);
  else if (!acting.proceed()) toTargets();
}
