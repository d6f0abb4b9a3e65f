/** What is printed on a card, tile or board, ready to be drawn in any size; the rooms fill it in. */

/** A figure in a corner: a sign and a number, with the whole of it in words. */
export type Mark = { icon: string; text: string; label: string };

/** A sign with the words under it; `need` is dashed and red, and its words say so. */
export type Sign = { icon: string; count?: number; words: string; need?: boolean };

export type Face = {
  /** "character S02": the kind of thing and its id. */
  key: string;
  /** The name as the start of a line. */
  title: string;
  /** What sort of thing it is: "soldier", "medium blue". */
  kind: string;
  /** The hatching behind the drawing, which tells the kinds apart without a colour. */
  ground: "peasant" | "soldier" | "noble" | "monk" | "plain";
  /** A hatching of the game's own sheet instead: the id of its pattern. */
  hatch?: string;
  /** The back of a mission. */
  colour?: "light" | "medium" | "dark";
  drawing?: string;
  portrait?: boolean;
  left?: Mark;
  right?: Mark;
  /** What it costs, on the ground where others have their drawing. */
  cost?: Sign[];
  signs: Sign[];
  /** What it does, in words. */
  does?: string;
  /** What is so now: progress, what it lacks. */
  now?: string;
  good?: boolean;
  /** Why it matters to me. */
  notes: string[];
  /** The row of the components its figures stand in. */
  row?: [string, string];
};

/** Everything on the card in one sentence, for those who hear it. */
export function spoken(face: Face): string {
  const cost = (face.cost ?? []).map((sign) => sign.words).join(" + ");
  const parts = [
    face.kind,
    face.left?.label ?? "",
    face.right?.label ?? "",
    cost,
    face.does ?? "",
    ...face.signs.map((sign) => sign.words),
    face.now ?? "",
  ];
  return `${face.title}: ${parts.filter(Boolean).join(", ")}`;
}
