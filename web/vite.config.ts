/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The server that answers the page's calls while one works on the page (`npm run dev`). */
const server = "http://127.0.0.1:8017";

export default defineConfig({
  plugins: [svelte()],
  // Scripts and styles find each other wherever the page lies; its index stands at the root of a server, or is
  // rewritten where the explorer is copied.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  build: {
    outDir: "../src/trianon/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // a strict CSP allows no data: fonts
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
