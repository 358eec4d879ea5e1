/** Time as a clock shows it: `4:32`, `1:02:05`; below a minute `0:07`. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** Time banks as people know them: seconds for a whole game, and seconds that each answer adds. */
export const BANKS: readonly (readonly [number, number])[] = [
  [0, 0],
  [180, 5],
  [300, 10],
  [600, 15],
  [1800, 30],
];
