/** The court as sentences. */
import type { Table } from "../../table.svelte";
import type { LouisXivMissionOutlook } from "../../wire";
import { capital, type Words } from "../../words";
import type { TextBlock } from "../room";
import { costWords, income, missionName, missionOf, missions, standing, viewOf } from "./figures";

/** Whether a mission works now, is laid, can be paid, or lacks chips. */
export function stateOf(words: Words, mission: LouisXivMissionOutlook): string {
  if (mission.laid) {
    return words.t(mission.usable ? "page-usable" : "page-laid");
  }
  return mission.payable ? words.t("page-payable") : words.t("page-lacks", { count: mission.lacks });
}

/** A laid mission: its name, what it gives and what it cost. */
function missionAbout(table: Table, id: string): string {
  const mission = missionOf(table, id);
  return mission
    ? `${missionName(table, id)} (${table.words.t(`benefit-${mission.benefit}`)}; ${costWords(table, mission)})`
    : "";
}

export function text(table: Table): TextBlock[] {
  const { words, names } = table;
  const view = viewOf(table);
  const boards = view.boards.map((board) => {
    const markers = board.markers
      .map((count, seat) => (count > 0 ? `${names[seat]} ${count}` : ""))
      .filter(Boolean);
    const condition =
      board.condition === "money"
        ? words.t("page-cond-money", { count: board.bribe })
        : board.condition === "markers"
          ? words.t("page-cond-markers", { count: board.needed })
          : words.t("page-cond-first");
    const king = board.king ? ` ${words.t("label-king")}.` : "";
    return `${words.t(`board-${board.id}`)}: ${income(table, board.id)
      .map((sign) => sign.about)
      .join(
        ", ",
      )}; ${condition}.${king} ${markers.join(", ") || words.t("page-no-markers")}. ${words.t("page-now")}: ${standing(table, board).text}`;
  });
  const people = view.players.map((one) =>
    [
      `${names[one.seat]}: ${words.t("label-score")} ${one.score}`,
      `${words.t("label-louis")} ${one.louis}`,
      `${words.t("label-personal")} ${one.personal}`,
      `${words.t("label-general")} ${one.general}`,
      `${words.t("label-cards")} ${one.influence_cards}`,
      `${words.t("label-conspiracies")} ${one.conspiracy_cards}`,
      `${words.t("label-coats")} ${one.coats}`,
      `${words.t("label-laid")}: ${one.laid.map((id) => missionAbout(table, id)).join("; ") || "–"}`,
      ...Object.entries(one.tiles)
        .filter(([, count]) => count > 0)
        .map(([tile, count]) => words.t(`tile-${tile}`, { count })),
    ].join(", "),
  );
  const mine = [
    `${words.t("label-my-influence")}: ${view.my_influence.map((id) => words.t(`influence-${id}`)).join(", ") || "–"}`,
    `${words.t("label-my-conspiracies")}: ${view.my_conspiracies.map((id) => words.t(`board-${id}`)).join(", ") || "–"}`,
    ...missions(table).map(
      ({ outlook }) => `${capital(words.say(outlook.about))}: ${stateOf(words, outlook)}`,
    ),
  ];
  return [
    {
      title: words.t("page-round-of", { round: view.round }),
      lines: [words.t(`phase-${view.phase}`), words.t(`step-${view.step}`)],
    },
    { title: words.t("page-court"), lines: boards },
    { title: words.t("players"), lines: people },
    ...(table.holder >= 0 ? [{ title: words.t("label-my-missions"), lines: mine }] : []),
  ];
}
