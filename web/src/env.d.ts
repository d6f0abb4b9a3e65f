/// <reference types="svelte" />
/// <reference types="vite/client" />

/** For unit tests, which read golden games. */
declare module "node:fs" {
  export function existsSync(path: URL): boolean;
  export function readdirSync(path: URL): string[];
  export function readFileSync(path: URL, encoding: "utf8"): string;
}

/** The languages of the page in their own words, by the build. */
declare const OWN_NAMES: Record<string, string>;
