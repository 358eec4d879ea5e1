import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Plugin } from "vite";

interface Written {
  hints: unknown;
  appears?: unknown;
  sets?: unknown;
}

/** `virtual:lessons`: the hints of every game's lessons, from the same files that the terminal reads. What is prepared is the server's. */
export function lessons(folder: URL): Plugin {
  const id = "virtual:lessons";
  return {
    name: "saloon-lessons",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const all: Record<string, Record<string, Written>> = {};
      for (const game of readdirSync(folder)) {
        const file = new URL(`${game}/lessons.yml`, folder);
        if (!existsSync(file)) continue;
        this.addWatchFile(file.pathname);
        const written = parse(readFileSync(file, "utf-8")) as Record<string, Written>;
        all[game] = Object.fromEntries(Object.entries(written).map(([name, { hints, appears = {}, sets = [] }]) => [name, { hints, appears, sets }]));
      }
      return `export default ${JSON.stringify(all)}`;
    },
  };
}
