/** The score sheet as a picture: drawn on a canvas in this browser, then saved. */
import type { Table } from "../table.svelte";
import { pointsOf } from "./sources";

export type Sheet = {
  title: string;
  names: string[];
  rows: { label: string; points: number[] }[];
  total: number[];
};

const WIDTH = 1080;
const ROW = 44;
const LEFT = 56;
const LABEL = 420;
const SCALE = 2;

export function sheetOf(table: Table): Sheet {
  const room = table.room!;
  const seats = table.seats.map((info) => info.seat);
  const rows = room
    .rows(table)
    .map((row) => ({
      label: row.label,
      points: seats.map((seat) => pointsOf(table.shownSources, row, seat)),
    }))
    .filter((row) => row.points.some((points) => points !== 0));
  const winners = table.words.list((table.end?.winners ?? []).map((seat) => table.names[seat] ?? ""));
  const title = table.words.t("end-title", {
    winners,
    count: table.end?.winners.length ?? 1,
    game: table.words.t("game-title"),
  });
  return { title, names: table.names, rows, total: table.end?.scores ?? [] };
}

/** How high the picture of a sheet is. */
export const heightOf = (sheet: Sheet): number => 190 + (sheet.rows.length + 2) * ROW;

export function draw(paper: CanvasRenderingContext2D, sheet: Sheet, colour: (name: string) => string): void {
  const column = (WIDTH - LEFT * 2 - LABEL) / Math.max(1, sheet.names.length);
  const write = (text: string, x: number, y: number, font: string, ink: string, right = false): void => {
    paper.font = font;
    paper.fillStyle = colour(ink);
    paper.textAlign = right ? "right" : "left";
    paper.fillText(text, x, y, right ? column - 12 : WIDTH - LEFT * 2);
  };
  paper.fillStyle = colour("--paper");
  paper.fillRect(0, 0, WIDTH, heightOf(sheet));
  write("TRIANON", LEFT, 56, "500 20px Georgia, serif", "--ink-3");
  write(sheet.title, LEFT, 104, "500 38px Georgia, serif", "--ink");
  const right = (seat: number): number => LEFT + LABEL + column * (seat + 1);
  let y = 160;
  sheet.names.forEach((name, seat) => write(name, right(seat), y, "600 20px sans-serif", "--ink", true));
  for (const row of sheet.rows) {
    rule(paper, y + 14, colour("--line"));
    y += ROW;
    write(row.label, LEFT, y, "20px sans-serif", "--ink-2");
    row.points.forEach((points, seat) =>
      write(points === 0 ? "·" : String(points), right(seat), y, "20px sans-serif", "--ink", true),
    );
  }
  rule(paper, y + 14, colour("--line-strong"));
  y += ROW + 6;
  sheet.total.forEach((points, seat) =>
    write(String(points), right(seat), y, "600 30px Georgia, serif", "--ink", true),
  );
}

function rule(paper: CanvasRenderingContext2D, y: number, ink: string): void {
  paper.fillStyle = ink;
  paper.fillRect(LEFT, y, WIDTH - LEFT * 2, 1);
}

/** Draw the sheet in the colours of the page and save it. */
export async function saveSheet(table: Table): Promise<void> {
  const sheet = sheetOf(table);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * SCALE;
  canvas.height = heightOf(sheet) * SCALE;
  const paper = canvas.getContext("2d");
  if (paper === null) {
    return;
  }
  paper.scale(SCALE, SCALE);
  const style = getComputedStyle(document.documentElement);
  draw(paper, sheet, (name) => style.getPropertyValue(name).trim() || "#222");
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (picture !== null) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(picture);
    link.download = `${table.info?.game ?? "trianon"}.png`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
}
