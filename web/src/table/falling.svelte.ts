/** A moment in which whoever drops out is seen to fall. */
import { onDestroy, untrack } from "svelte";

/** Milliseconds; the animations that go with it take as long. */
export const FALL = 2200;

/**
 * Who has just fallen at a place; empty: nobody. `stands` tells who stands there now, empty: nobody does; `fell`, of one
 * who does not stand there any more, whether he fell or only went away. To be called while a component is made.
 */
export function fallen(stands: () => string, fell: (who: string) => boolean): { readonly who: string } {
  let before = untrack(stands);
  let who = $state("");

  let timer: ReturnType<typeof setTimeout> | undefined;

  $effect(() => {
    const gone = before;
    before = stands();
    if (before === untrack(() => who)) who = ""; // a game that is looked at again has gone back
    if (!gone || gone === before || !untrack(() => fell(gone))) return;
    who = gone;
    clearTimeout(timer);
    timer = setTimeout(() => (who = ""), FALL);
  });
  onDestroy(() => clearTimeout(timer));

  return {
    get who() {
      return who;
    },
  };
}
