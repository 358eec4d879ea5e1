/** The page's own words, in every language. Words of a game come with its book and its frames. */
import all from "virtual:words";

export type Language = "en" | "ru" | "ru_literal";

export const LANGUAGES: readonly Language[] = ["en", "ru", "ru_literal"];

export type Values = Record<string, string | number>;

/** The language that a variant is written in. */
export const base = (language: Language): "en" | "ru" => (language === "en" ? "en" : "ru");

export function pluralForm(language: "en" | "ru", count: number): string {
  if (language === "en") return count === 1 ? "one" : "other";
  if (count % 10 === 1 && count % 100 !== 11) return "one";
  if ([2, 3, 4].includes(count % 10) && ![12, 13, 14].includes(count % 100)) return "few";
  return "many";
}

export function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const missed = new Set<string>();

/** A text that is missing is a fault: it is reported once, and shown by its key. No page ends because of it. */
function missing(language: Language, key: string): string {
  const fault = `no text "${key}" in "${language}"`;
  if (!missed.has(fault)) report(fault);
  missed.add(fault);
  return key;
}

/** For whoever looks at the console, and for the tests: they listen for this word. */
export function report(fault: unknown): void {
  console.error("saloon:", fault);
}

/** The text of a key; `count` among the values chooses the plural form. */
export function spoken(language: Language, key: string, values: Values = {}): string {
  const entry = all[base(language)]?.[key];
  if (entry === undefined) return missing(language, key);
  if (typeof entry === "string") return filled(entry, values);
  const form = pluralForm(base(language), Number(values["count"]));
  return filled(entry[form] ?? "", values);
}

/** Quick phrases and gestures by key. They are free, whatever event is in force. */
export const PHRASES: readonly string[] = Object.keys(all["en"] ?? {})
  .filter((key) => key.startsWith("phrase."))
  .map((key) => key.slice("phrase.".length));

export const hasText = (language: Language, key: string): boolean => all[base(language)]?.[key] !== undefined;

/** What the browser asks for. */
export function browserLanguage(wishes: readonly string[]): Language {
  const first = wishes.find((wish) => /^(en|ru|uk|be|kk)\b/i.test(wish)) ?? "en";
  return first.toLowerCase().startsWith("en") ? "en" : "ru";
}

/** The gist of a text: it ends with a full stop, not with the sign of a name such as BANG! */
export const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
