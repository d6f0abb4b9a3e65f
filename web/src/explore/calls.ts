/** The explorer's part of the wire. */
import { json } from "../api";
import type {
  CopyContents,
  StudyBoard,
  StudyCard,
  StudyComparison,
  StudyLine,
  StudyOpenings,
  StudyOverview,
  StudySeats,
  StudySource,
} from "../wire";
import {
  againstOf,
  ANY_TURN,
  filterOf,
  lineOf,
  queryOf,
  type Against,
  type Setting,
  type Wish,
} from "./address";

const at = (study: string, question: string, wish: Setting): string =>
  `/studies/${encodeURIComponent(study)}/${question}${queryOf(filterOf(wish))}`;

/** Who moves follows from the line, not from a filter. */
const along = (study: string, question: string, wish: Wish): string =>
  `/studies/${encodeURIComponent(study)}/${question}` +
  queryOf([...filterOf({ ...wish, turn: ANY_TURN }), ...lineOf(wish.line)]);

export const calls = {
  list: () => json<StudyLine[]>("GET", "/studies"),
  contents: () => json<CopyContents>("GET", "/contents"),
  overview: (study: string, wish: Setting) => json<StudyOverview>("GET", at(study, "overview", wish)),
  seats: (study: string, wish: Wish) => json<StudySeats>("GET", at(study, "seats", wish)),
  sources: (study: string, wish: Wish) => json<StudySource[]>("GET", at(study, "sources", wish)),
  cards: (study: string, wish: Wish) => json<StudyCard[]>("GET", at(study, "cards", wish)),
  compare: (study: string, wish: Setting, against: Against) =>
    json<StudyComparison>(
      "GET",
      `/studies/${encodeURIComponent(study)}/compare${queryOf([...filterOf(wish), ...againstOf(against)])}`,
    ),
  openings: (study: string, wish: Wish) => json<StudyOpenings>("GET", along(study, "openings", wish)),
  board: (study: string, wish: Wish) => json<StudyBoard>("GET", along(study, "board", { ...wish, bot: "" })),
  components: (study: string, wish: Wish) =>
    json<unknown>("GET", at(study, "components", { ...wish, bot: "", turn: ANY_TURN })),
};
