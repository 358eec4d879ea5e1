import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** Serves the contact sheet alone; it reads the titles of the cards from the texts beside web/. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  optimizeDeps: { noDiscovery: true, include: ["yaml"] },
  server: { fs: { allow: [fileURLToPath(new URL("../..", import.meta.url))] } },
});
