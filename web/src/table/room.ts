/** Whether the window is a phone's, upright or on its side; the same numbers stand in the media queries. */
export const isNarrow = (width: number, height: number): boolean => width <= 700 || height <= 520;
