/** Sums of money as they are written in a language. */
import { spoken, type Language } from "./words";

/** `$250,000` */
export function dollars(language: Language, amount: number): string {
  const grouped = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, spoken(language, "money.thousands"));
  return (amount < 0 ? "−" : "") + spoken(language, "money.dollars", { amount: grouped });
}

/** In thousands, where there is little room, or hardly any: `$250k` */
export const inThousands = (language: Language, amount: number, room: "short" | "tiny" = "short"): string =>
  amount === 0 ? spoken(language, "money.dollars", { amount: 0 }) : spoken(language, `money.${room}`, { amount: amount / 1000 });
