import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Plugin } from "vite";

const FORMS = new Set(["one", "few", "many", "other"]);

export type Entry = string | Record<string, string>;

/** Nested mappings as dotted keys; a mapping of plural forms is one entry. The same as saloon.text.texts does. */
export function flattened(prefix: string, tree: unknown, found: Record<string, Entry> = {}): Record<string, Entry> {
  if (typeof tree === "string") found[prefix] = tree;
  else if (typeof tree === "object" && tree !== null && Object.keys(tree).every((key) => FORMS.has(key)))
    found[prefix] = tree as Record<string, string>;
  else if (typeof tree === "object" && tree !== null)
    for (const [name, branch] of Object.entries(tree)) flattened(prefix ? `${prefix}.${name}` : name, branch, found);
  else throw new Error(`${prefix}: ${String(tree)} is not a text; put it into quotes`);
  return found;
}

/** Files that are shared with the server and the terminal. The page's own, `web*.yml`, have no prefix. */
const SHARED = ["common", "phrase", "wire"];

function prefixes(folder: URL): [string, string][] {
  const own = readdirSync(folder).filter((name) => /^web(_\w+)?\.yml$/.test(name));
  return [...own.sort().map((name): [string, string] => [name, ""]), ...SHARED.map((name): [string, string] => [`${name}.yml`, name])];
}

/** `virtual:words`: the page's words in every language, from the same files that the server reads. */
export function words(folder: URL): Plugin {
  const id = "virtual:words";
  return {
    name: "saloon-words",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const all: Record<string, Record<string, Entry>> = {};
      for (const language of ["en", "ru"]) {
        all[language] = {};
        for (const [name, prefix] of prefixes(new URL(`${language}/`, folder))) {
          const file = new URL(`${language}/${name}`, folder);
          this.addWatchFile(file.pathname);
          flattened(prefix, parse(readFileSync(file, "utf-8")), all[language]);
        }
      }
      return `export default ${JSON.stringify(all)}`;
    },
  };
}
