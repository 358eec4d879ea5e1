/** The one house that this page looks into. */
import { House } from "./state/house.svelte";

export let house: House;

/** Open the door; in dev mode a recorded game can stand in for the server. */
export async function openHouse(): Promise<House> {
  const frames = import.meta.env.DEV ? new URLSearchParams(location.search).get("frames") : null;
  if (frames) {
    const { recordedHouse } = await import("./dev/recorded");
    house = await recordedHouse(frames);
  } else house = new House();
  return house;
}
