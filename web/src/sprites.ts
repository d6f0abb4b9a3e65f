/**
 * Drawings: each sheet is fetched once and put into the page, so that `<use href="#id">` finds its symbols.
 */
const sheets = new Map<string, Promise<void>>();

export function loadSheet(url: string): Promise<void> {
  let sheet = sheets.get(url);
  if (sheet === undefined) {
    sheet = insert(url);
    sheets.set(url, sheet);
  }
  return sheet;
}

async function insert(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) {
    return;
  }
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const svg = document.importNode(parsed.documentElement, true);
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "sheet");
  document.body.prepend(svg);
}
