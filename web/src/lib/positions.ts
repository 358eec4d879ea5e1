/** A position as text, as far as the page has to know it: the server reads it. */

/** More than this is no position; the server's limit. */
export const LONGEST = 10_000;

/** The game that a text is a position of, if it says so: the line `game: bang`. */
export const gameIn = (text: string): string => /^[ \t]*game[ \t]*:[ \t]*(\S+)/m.exec(text)?.[1] ?? "";
