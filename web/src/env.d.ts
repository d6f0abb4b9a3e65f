/// <reference types="svelte" />
/// <reference types="vite/client" />

/** For unit tests, which read golden games. */
declare module "node:fs" {
  export function existsSync(path: URL): boolean;
  export function readdirSync(path: URL): string[];
  export function readFileSync(path: URL, encoding: "utf8"): string;
}
