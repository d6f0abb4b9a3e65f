/** Where the page is: the lobby, an invitation, a table, or nowhere. */
export type Place =
  | { at: "lobby" }
  | { at: "nowhere" }
  | { at: "host" }
  | { at: "join"; token: string }
  | { at: "table"; table: string; seq: number | null }
  | { at: "shared"; token: string; seq: number | null };

function read(): Place {
  const [, first = "", second = ""] = location.pathname.split("/");
  if (first === "join") {
    return { at: "join", token: location.hash.slice(1) };
  }
  if (second !== "" && (first === "table" || first === "shared")) {
    const move = new URLSearchParams(location.search).get("move");
    const seq = move !== null && /^\d{1,6}$/u.test(move) ? Number(move) : null;
    const name = decodeURIComponent(second);
    return first === "table" ? { at: "table", table: name, seq } : { at: "shared", token: name, seq };
  }
  if (first === "host" && second === "") {
    return { at: "host" };
  }
  return { at: first === "" ? "lobby" : "nowhere" };
}

class Route {
  place = $state.raw<Place>(read());

  go(path: string, replace = false): void {
    if (replace) {
      history.replaceState(null, "", path);
    } else {
      history.pushState(null, "", path);
    }
    this.place = read();
    scrollTo(0, 0);
  }

  listen(): void {
    addEventListener("popstate", () => (this.place = read()));
    addEventListener("hashchange", () => (this.place = read()));
  }
}

export const route = new Route();

/** A link inside the page: no reload, but still a link for everything else (new tab, copy). */
export function inside(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
    event.preventDefault();
    route.go(link.pathname + link.search + link.hash);
  }
}
