/**
 * A copy of the explorer on a plain web server: there is no API, every answer is a file, and the page's own
 * addresses stand behind a `#`.
 */
export const copied: string =
  typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLMetaElement>('meta[name="trianon-copy"]')?.content ?? "");

/** Where something lies that the page asks for. */
export const addressOf = (path: string): string => (copied ? `${copied}/${fileOf(path)}` : `/api${path}`);

/** The file of an answer; `study_copy.py` of the server writes it under the same name. */
export function fileOf(path: string): string {
  const [bare = "", query = ""] = path.slice(1).split("?");
  if (bare.endsWith(".ftl")) {
    return bare;
  }
  const pairs = [...new URLSearchParams(query)];
  const suffix = pairs.map(([name, value]) => `,${name}=${encodeURIComponent(value)}`).join("");
  return `${bare}${suffix.replaceAll("%", "~")}.json`;
}

/** A link to a screen of the page. */
export const linkTo = (path: string): string => (copied ? `#${path}` : path);

/** Where the page is. */
export function whereabouts(): { path: string; search: string } {
  if (!copied) {
    return { path: location.pathname, search: location.search };
  }
  const [path = "", search = ""] = (location.hash.slice(1) || "/explore").split("?");
  return { path, search };
}
