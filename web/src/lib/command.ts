/** The command line: the words of the terminal client, matched against what is offered. */
import type { OptionLine, RefusalLine } from "../net/wire";
import { FROM_HAND } from "./choices";

export type Understood =
  | { is: "one"; option: OptionLine }
  | { is: "several"; options: OptionLine[] }
  | { is: "why"; refusals: RefusalLine[]; card: string }
  | { is: "card"; name: string }
  | { is: "say"; text: string }
  | { is: "nothing" };

export interface Spoken {
  options: readonly OptionLine[];
  refusals: readonly RefusalLine[];
  /** All words by which the card, the kind and the target of an option may be called. */
  names: (option: OptionLine) => string[];
  cardName: (card: number) => string;
  /** Words of commands in every language. */
  words: Record<string, string[]>;
}

/** Letters and digits only, in lower case, ё as е: so that nobody has to type `BANG!`. */
export const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ё/g, "е")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const starts = (names: readonly string[], word: string) =>
  names.some((name) =>
    bare(name)
      .split(" ")
      .some((part) => part.startsWith(word)),
  );

/** "bang 3", "why beer", "card barrel", "say hello": what somebody who types means. */
export function understand(line: string, spoken: Spoken): Understood {
  const [first = "", ...rest] = bare(line).split(" ");
  const is = (command: string) => spoken.words[command]?.includes(first) ?? false;
  if (first === "") return { is: "nothing" };
  if (is("say")) return { is: "say", text: line.trim().split(/\s+/).slice(1).join(" ") };
  if (is("card")) return { is: "card", name: rest.join(" ") };
  if (is("why")) {
    const found = spoken.refusals.filter((one) => rest.every((word) => starts([spoken.cardName(one.card)], word)));
    return { is: "why", refusals: found, card: rest.join(" ") };
  }
  const words = is("play") ? rest : [first, ...rest];
  const options = alike(spoken.options.filter((option) => words.every((word) => fits(word, option, spoken))), spoken);
  const [only] = options;
  if (options.length === 1 && only) return { is: "one", option: only };
  return options.length > 1 ? { is: "several", options } : { is: "nothing" };
}

function fits(word: string, option: OptionLine, spoken: Spoken): boolean {
  if (/^\d+$/.test(word)) return option.target === Number(word) - 1;
  const verb = option.key.split(/[:>]/)[0] ?? "";
  for (const command of ["end", "pass", "rest", "hand"]) {
    if (!spoken.words[command]?.includes(word)) continue;
    if (command === "hand" ? option.other === FROM_HAND : verb === command || verb.startsWith(`${command}_`)) return true;
  }
  return starts(spoken.names(option), word);
}

/** Two cards of the same name at the same target are the same: one is as good as the other. */
function alike(options: OptionLine[], spoken: Spoken): OptionLine[] {
  const found = new Map<string, OptionLine>();
  for (const option of options) {
    const verb = option.key.split(/[:>]/)[0];
    if (option.card < 0) {
      found.set(option.key, option);
      continue;
    }
    const sense = [verb, spoken.cardName(option.card), option.kind, option.target, spoken.cardName(option.other)];
    if (!found.has(sense.join("|"))) found.set(sense.join("|"), option);
  }
  return [...found.values()];
}
