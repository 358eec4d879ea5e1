/** How fast the bots of a table play. */
import type { Speed } from "../net/wire";

export const STEADY = ["1", "2", "4"] as const;
export type Steady = (typeof STEADY)[number];

export const isSteady = (speed: Speed): speed is Steady => speed !== "wait" && speed !== "skip";

/** How long a card flies while bots play so fast, compared with the usual time. */
export const haste = (speed: Speed): number => (speed === "skip" ? 0 : speed === "wait" ? 1 : 1 / Number(speed));
