/** Photographs the contact sheet: `node art-sheet/shoot.mjs FOLDER [part…]` in web/. Needs chromium. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createServer } from "vite";

const [folder = ".", ...chosen] = process.argv.slice(2);
const parts =
  chosen.length > 0 ? chosen : ["emblems", "portraits", "large", "large_en", "small", "calibre", "duel", "backs", "ornaments"];
const heights = {
  emblems: 2800,
  portraits: 1900,
  large: 4600,
  large_en: 4600,
  small: 1560,
  calibre: 1330,
  duel: 1560,
  backs: 690,
  ornaments: 1070,
};
const run = promisify(execFile);
const profile = mkdtempSync(join(tmpdir(), "saloon-sheet-"));
const server = await createServer({
  configFile: fileURLToPath(new URL("./vite.config.ts", import.meta.url)),
  server: { port: 0 },
  logLevel: "error",
});
await server.listen();
const base = server.resolvedUrls?.local[0];
const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--hide-scrollbars",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
try {
  for (const part of parts)
    for (const theme of ["light", "dark"]) {
      const target = resolve(folder, `${part}-${theme}.png`);
      const page = `${base}art-sheet/index.html?part=${part}&theme=${theme}`;
      const size = `--window-size=1400,${heights[part] ?? 1200}`;
      await run(
        "chromium",
        [...flags, `--user-data-dir=${profile}`, "--virtual-time-budget=20000", size, `--screenshot=${target}`, page],
        { timeout: 60000 },
      );
      console.log(target);
    }
} finally {
  await server.close();
  rmSync(profile, { recursive: true, force: true });
}
