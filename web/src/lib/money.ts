/** Sums of money as they are written in a language. */
import { base, spoken, type Language } from "./words";

const LOCALES = { en: "en-US", ru: "ru-RU" } as const;

function written(language: Language, amount: number, how: Intl.NumberFormatOptions = {}): string {
  const number = new Intl.NumberFormat(LOCALES[base(language)], how).format(Math.abs(amount));
  return (amount < 0 ? "−" : "") + spoken(language, "money.dollars", { amount: number });
}

/** `$250,000` */
export const dollars = (language: Language, amount: number): string => written(language, amount);

/** Where there is little room: `$250K`, `$1.5M` */
export const inShort = (language: Language, amount: number): string => written(language, amount, { notation: "compact" });

/** Where there is hardly any: in thousands, `$250k` */
export const inThousands = (language: Language, amount: number): string =>
  amount === 0 ? dollars(language, 0) : spoken(language, "money.tiny", { amount: amount / 1000 });
