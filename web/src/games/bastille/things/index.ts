/** What there is to read about the tokens, tiles, piles and tracks of Bastille. */
import type { Face, Sign } from "../../../cards/face";
import type { Table } from "../../../table.svelte";
import { capital, type Words } from "../../../words";
import {
  boards,
  bonusWords,
  figuresOf,
  GROUPS,
  iconOf,
  outlookOf,
  versailles,
  viewOf,
  type Bonus,
} from "../figures";

export const words = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });

type Draw = (table: Table, say: Words, id: string) => Omit<Face, "key" | "ground"> | null;

const bonusSign = (table: Table, bonus: Bonus): Sign => ({
  icon: iconOf(bonus.kind),
  words: bonusWords(table, bonus),
});

const tile: Draw = (_, say, value) => ({
  title: say.t("tile"),
  kind: say.t("tile-value", { value }),
  drawing: "b-influence-tile",
  signs: [{ icon: "b-upgrade", words: say.t("tile-upgrade") }],
  notes: [say.t("tile-about")],
  row: ["influence_tiles", ""],
});

const versaillesTile: Draw = (table, say, id) => ({
  title: say.t("versailles"),
  kind: "",
  drawing: "b-versailles",
  signs: versailles(table).map((bonus) => bonusSign(table, bonus)),
  notes: [table.words.t("place-versailles"), say.t("versailles-about")],
  row: ["versailles_tiles", id],
});

const weapon: Draw = (table, say, id) => {
  const view = viewOf(table);
  const torch = id === "torch";
  const arms = GROUPS.filter((one) => one !== "monk" && (torch || figuresOf(table).group_weapon[one] === id));
  return {
    title: capital(table.words.t(torch ? "torch" : `weapon-${id}`)),
    kind: say.t("weapon"),
    drawing: `b-${id}`,
    signs: arms.map((group) => ({ icon: `b-${group}`, words: table.words.t(`card-group-${group}`) })),
    now: torch
      ? say.t("torches-left", { count: view.torches })
      : say.t("weapons-shown", { count: view.token_display[id] ?? 0 }),
    notes: [say.t(torch ? "torch-about" : "weapon-about"), say.t("unarmed-about")],
    row: ["weapon_tokens", ""],
  };
};

const bonus: Draw = (table, say, id) => {
  const board = boards(table).find((one) => one.bonuses.some((field) => field.id === id));
  const field = board?.bonuses.find((one) => one.id === id);
  const owner = viewOf(table).fields[id] ?? -1;
  return (
    (field &&
      board && {
        title: capital(bonusWords(table, field)),
        kind: say.t("bonus"),
        drawing: iconOf(field.kind),
        signs: [{ icon: "b-henchman", words: say.t(`after-${board.after}`) }],
        now: owner < 0 ? say.t("bonus-free") : say.t("bonus-taken", { name: table.names[owner] ?? "" }),
        notes: [say.t("bonus-about")],
        row: ["catacomb_boards", board.id],
      }) ??
    null
  );
};

const pile: Draw = (table, say, id) => ({
  title: capital(id === "missions" ? say.t("pile") : table.words.t(`pile-${id}`)),
  kind: table.words.t("card-mission"),
  drawing: "b-mission-set",
  signs: ["max", "series", "set"].map((kind) => ({
    icon: `b-mission-${kind}`,
    words: say.t(`mission-${kind}`),
  })),
  now: say.t("pile-left", { count: pileCount(table, id) }),
  notes: [say.t(id === "missions" ? "pile-about" : "pile-variant")],
});

function pileCount(table: Table, id: string): number {
  const { piles } = viewOf(table);
  return id === "missions" ? Object.values(piles).reduce((sum, one) => sum + one, 0) : (piles[id] ?? 0);
}

const track: Draw = (table, say) => {
  const { lines } = figuresOf(table).bastille_track;
  const { track_order, players } = viewOf(table);
  return {
    title: table.words.t("label-track"),
    kind: "",
    drawing: "b-bastille",
    signs: lines.map((line) => ({
      icon: "b-vp",
      words: say.t("track-line", { space: line.at_space, vp: line.vp }),
    })),
    now: track_order.map((seat) => `${table.names[seat]} ${players[seat]?.track}`).join(", "),
    notes: [say.t("track-about"), say.t("track-order")],
    row: ["bastille_track", ""],
  };
};

const rounds: Draw = (table, say) => ({
  title: table.words.t("page-round-of", { round: viewOf(table).round }),
  kind: table.words.t(`step-${viewOf(table).step}`),
  drawing: "b-start-player",
  signs: [4, 8].map((round) => ({ icon: "b-vp", words: say.t("rounds-scoring", { round }) })),
  now: say.t("rounds-start", { name: table.names[viewOf(table).start_player] ?? "" }),
  notes: [say.t("rounds-about")],
  row: ["meta", ""],
});

const bag: Draw = (table, say) => ({
  title: table.words.t("label-bag"),
  kind: "",
  drawing: "b-bag",
  signs: outlookOf(table).bag.map((one) => ({
    icon: "b-henchman",
    words: say.t("bag-share", { name: table.names[one.seat] ?? "", count: one.count, share: one.share }),
  })),
  notes: [say.t("bag-about", { draws: figuresOf(table).setup.catacomb_draws })],
  row: ["setup", ""],
});

const DRAWS: Record<string, Draw> = {
  tile,
  versailles: versaillesTile,
  weapon,
  bonus,
  pile,
  track,
  rounds,
  bag,
};

export function face(table: Table, key: string, say: Words): Face | null {
  const [kind = "", id = ""] = key.split(" ");
  const drawn = DRAWS[kind]?.(table, say, id);
  return drawn ? { ...drawn, key, ground: "plain" } : null;
}
