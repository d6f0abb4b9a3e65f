/// <reference types="vitest/config" />
import { readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rollup } from "vite";

/** The server that answers the page's calls while one works on the page (`npm run dev`). */
const server = "http://127.0.0.1:8017";

/** The screen of index.html; and pages beside it, by the first word of their address. Each names what it needs. */
const HOME = "src/home/Home.svelte";
const PAGES = { table: "src/ui/TableScreen.svelte" };

/** What is loaded together: few files of a good size come sooner than many small ones. */
const FIRST = "src/main.ts";
const TOGETHER = {
  home: ["src/home/Home.svelte"],
  table: ["src/ui/TableScreen.svelte"],
  sheets: ["src/ui/Sheets.svelte", "src/ui/EndScreen.svelte"],
};

type Graph = Pick<Rollup.ManualChunkMeta, "getModuleInfo" | "getModuleIds">;

/** Everything that modules import, and they themselves; what is loaded later on does not count. */
function reach(graph: Graph, names: readonly string[]): Set<string> {
  const found = new Set([...graph.getModuleIds()].filter((id) => names.some((name) => id.endsWith(name))));
  for (const id of found) {
    graph.getModuleInfo(id)?.importedIds.forEach((one) => found.add(one));
  }
  return found;
}

/** The file of each module: what home and table share comes first, else whoever needs it first has it. */
function together(): Rollup.GetManualChunk {
  let files: Map<string, string> | null = null;
  return (id, graph) => {
    files ??= filed(graph);
    return files.get(id);
  };
}

function filed(graph: Graph): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, from] of Object.entries(TOGETHER)) {
    for (const id of reach(graph, from)) {
      const before = files.get(id);
      files.set(id, before === undefined ? name : before === "home" && name === "table" ? "first" : before);
    }
  }
  common(graph).forEach((id) => files.set(id, files.get(id) ?? "table"));
  reach(graph, [FIRST]).forEach((id) => files.set(id, "first"));
  return files;
}

/** What several games need for their rooms. */
function common(graph: Graph): Set<string> {
  const rooms = [...graph.getModuleIds()].filter((id) => /src\/games\/\w+\/index\.ts$/u.test(id));
  const all = rooms.flatMap((room) => [...reach(graph, [room])]);
  return new Set(all.filter((id, index) => all.indexOf(id) < index));
}

/** Languages in their own words, by the files there are: "Français". */
function ownNames(): Record<string, string> {
  const codes = readdirSync(new URL("src/locale", import.meta.url)).map((file) => file.replace(".ftl", ""));
  const named = (code: string): string =>
    new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return Object.fromEntries(
    codes.map((code) => [code, named(code).charAt(0).toLocaleUpperCase(code) + named(code).slice(1)]),
  );
}

/** Links to the scripts and styles of a screen, so that they are fetched beside the first script. */
function links(bundle: Rollup.OutputBundle, screen: string, html: string): string {
  const chunks = new Map(
    Object.values(bundle).flatMap((one) => (one.type === "chunk" ? [[one.fileName, one]] : [])),
  );
  const begin = [...chunks.values()].filter((one) => one.moduleIds.some((id) => id.endsWith(screen)));
  const needed = new Set(begin);
  for (const chunk of needed) {
    chunk.imports.forEach((name) => needed.add(chunks.get(name)!));
  }
  const scripts = [...needed].map(
    ({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`,
  );
  const styles = [...needed].flatMap(({ viteMetadata }) =>
    [...(viteMetadata?.importedCss ?? [])].map(
      (name) => `<link rel="preload" as="style" crossorigin href="/${name}">`,
    ),
  );
  const isNew = (link: string): boolean => !html.includes(/[^/"]+\.(?:js|css)/u.exec(link)![0]);
  return [...scripts, ...styles].filter(isNew).join("\n    ");
}

/** Writes each page with its links. */
function pages(): Plugin {
  return {
    name: "pages",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") {
          this.error("there is no index.html");
        }
        const html = String(index.source);
        const linked = (screen: string): string =>
          html.replace("</head>", `  ${links(bundle, screen, html)}\n  </head>`);
        index.source = linked(HOME);
        for (const [name, screen] of Object.entries(PAGES)) {
          this.emitFile({ type: "asset", fileName: `${name}.html`, source: linked(screen) });
        }
      },
    },
  };
}

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
  plugins: [svelte(), pages(), parts()],
  define: { OWN_NAMES: JSON.stringify(ownNames()) },
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
    rollupOptions: { output: { manualChunks: together() } },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
