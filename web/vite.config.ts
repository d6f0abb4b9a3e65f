/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The server that answers the page's calls while one works on the page (`npm run dev`). */
const server = "http://127.0.0.1:8017";

/** Writes `parts.json`: the npm packages of which something is in the page, so that none is without its licence. */
function parts(): Plugin {
  return {
    name: "parts",
    generateBundle(_, bundle) {
      const found = new Set<string>();
      const files = Object.values(bundle).flatMap((one) =>
        one.type === "asset" ? one.originalFileNames : [],
      );
      for (const id of [...this.getModuleIds(), ...files]) {
        const inside = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id);
        if (inside) found.add(inside[1]!);
        else if (id.startsWith("\0vite/")) found.add("vite");
      }
      const source = JSON.stringify([...found].sort());
      this.emitFile({ type: "asset", fileName: "parts.json", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), parts()],
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
