import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { lessons } from "./plugins/lessons.ts";
import { words } from "./plugins/words.ts";

const TEXT = new URL("../src/saloon/text/", import.meta.url);
const SERVER = process.env["SALOON_SERVER"] ?? "http://127.0.0.1:8383";

export default defineConfig({
  base: "./",
  plugins: [svelte(), words(TEXT), lessons(TEXT)],
  build: { outDir: "../src/saloon/server/page", emptyOutDir: true, target: "es2022", reportCompressedSize: false, rolldownOptions: { checks: { bundlerTimings: false } } },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
});
