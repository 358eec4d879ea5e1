/** Whether whoever sits here points with a finger: nothing hovers, and there may be no keys. */
const finger = matchMedia("(hover: none), (pointer: coarse)");

export const byTouch = (): boolean => finger.matches;
