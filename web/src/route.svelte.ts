import { copied, linkTo, whereabouts } from "./copied";

/** Where the page is: the lobby, an invitation, a table, a lesson, the rules, or nowhere. */
export type Place =
  | { at: "lobby" }
  | { at: "nowhere" }
  | { at: "host" }
  | { at: "join"; token: string }
  | { at: "table"; table: string; seq: number | null }
  | { at: "shared"; token: string; seq: number | null }
  | { at: "learn"; game: string; lesson: string }
  | { at: "rules"; game: string; clause: string }
  | { at: "overview"; game: string }
  | { at: "puzzles"; shelf: string; puzzle: string; theme: string }
  | { at: "review"; table: string; seq: number | null }
  | { at: "explore"; study: string; search: string };

function read(): Place {
  const { path, search } = whereabouts();
  const [, first = "", second = "", third = ""] = path.split("/");
  if (first === "explore") {
    return { at: "explore", study: decodeURIComponent(second), search };
  }
  if (first === "join") {
    return { at: "join", token: location.hash.slice(1) };
  }
  if (first === "puzzles") {
    const theme = new URLSearchParams(location.search).get("theme") ?? "";
    return { at: "puzzles", shelf: decodeURIComponent(second), puzzle: decodeURIComponent(third), theme };
  }
  if (second !== "" && (first === "table" || first === "shared" || first === "review")) {
    const move = new URLSearchParams(location.search).get("move");
    const seq = move !== null && /^\d{1,6}$/u.test(move) ? Number(move) : null;
    const name = decodeURIComponent(second);
    if (first === "review") {
      return { at: "review", table: name, seq };
    }
    return first === "table" ? { at: "table", table: name, seq } : { at: "shared", token: name, seq };
  }
  if (first === "learn") {
    return { at: "learn", game: second, lesson: third };
  }
  if (second !== "" && first === "rules") {
    return { at: "rules", game: second, clause: third };
  }
  if (second !== "" && first === "overview") {
    return { at: "overview", game: second };
  }
  if (first === "host" && second === "") {
    return { at: "host" };
  }
  return { at: first === "" ? "lobby" : "nowhere" };
}

class Route {
  place = $state.raw<Place>(read());
  /** How often somebody went somewhere: the same address may be asked for anew. */
  visit = $state(0);

  go(path: string, replace = false): void {
    this.turn(path, replace);
    this.visit += 1;
    scrollTo(0, 0);
  }

  /** Another view of the same screen: the address changes, nothing scrolls. */
  turn(path: string, replace = false): void {
    if (replace) {
      history.replaceState(null, "", linkTo(path));
    } else {
      history.pushState(null, "", linkTo(path));
    }
    this.place = read();
  }

  listen(): void {
    addEventListener("popstate", () => (this.place = read()));
    addEventListener("hashchange", () => (this.place = read()));
  }
}

export const route = new Route();

/** A link inside the page: no reload, but still a link for everything else (new tab, copy). */
export function inside(event: MouseEvent): void {
  const path = followed(event);
  if (path !== null) {
    route.go(path);
  }
}

/** A link to another view of the same screen. */
export function turned(event: MouseEvent): void {
  const path = followed(event);
  if (path !== null) {
    route.turn(path);
  }
}

/** The address of a link that is followed here and now; null if it is to open elsewhere. */
function followed(event: MouseEvent): string | null {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) {
    return null;
  }
  event.preventDefault();
  return copied ? link.hash.slice(1) : link.pathname + link.search + link.hash;
}
