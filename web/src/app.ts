import { House } from "./state/house.svelte";

/** The one house that this page looks into. */
export const house = new House();
