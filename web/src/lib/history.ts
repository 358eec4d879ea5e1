/** Shares of wins, as people read them. */
import type { Share } from "../net/wire";

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Between which shares the truth lies. */
export const span = (one: Pick<Share, "low" | "high">): string => `${Math.round(one.low * 100)}–${Math.round(one.high * 100)}`;
