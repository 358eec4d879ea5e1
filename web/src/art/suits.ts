import { INKS, picture, print } from "./ink";
import { SUITS } from "./plates/symbols";

export type Suit = "spades" | "hearts" | "diamonds" | "clubs";
export type Language = "en" | "ru";

const LETTERS: Record<Language, Record<Suit, string>> = {
  en: { spades: "S", hearts: "H", diamonds: "D", clubs: "C" },
  ru: { spades: "П", hearts: "Ч", diamonds: "Б", clubs: "Т" },
};

/** The letter that tells a suit to eyes that see no colours. */
export const suitLetter = (suit: Suit, language: Language): string => LETTERS[language][suit];

/** The ink of a suit: two reds and two blacks, each pair told apart by outline too. */
export const suitInk = (suit: Suit): string => `var(--suit-${suit})`;

/** A suit on a block of 100 x 100. */
export const suitArt = (suit: Suit): string => print(SUITS[suit] ?? "", { ...INKS, k: suitInk(suit) });

/** A suit as a picture of its own, for a log line or a prompt. */
export const suitSign = (suit: Suit, label = ""): string => picture(suitArt(suit), "0 0 100 100", label, "art sign");
