/** Where the keyboard goes next at the table. */

const focusOn = (selector: string): boolean => {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
};

export const toCard = (card: number): boolean => focusOn(`.hand [data-card="${card}"]`);

/** To the first of whatever the picked card can be used on. */
export const toTargets = (): boolean => focusOn(".seat.lit > .whole, .plate.target > .whole, .one.lit:not(.picked), .prompt .buttons button");
