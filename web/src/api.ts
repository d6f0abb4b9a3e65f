/** The HTTP part of the wire. Every failure is a Problem, which has a sentence in each language. */
import { addressOf } from "./copied";
import type {
  Analysis,
  Consent,
  Figures,
  GameInfo,
  Giving,
  Invitation,
  InvitationInfo,
  Joined,
  Made,
  Me,
  NewTable,
  PlayOn,
  Problem,
  Scene,
  SeatChange,
  Share,
  SharedGame,
  Step,
  TableInfo,
  TableLine,
} from "./wire";

export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** What is said about a thing that went wrong: the refusal of the server, or that something broke here. */
export function problemIn(error: unknown): Problem {
  return error instanceof Refusal ? error.problem : { code: "incident", facts: { incident: String(error) } };
}

export async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(addressOf(path), request);
  } catch {
    throw new Refusal({ code: "unreachable", facts: {} });
  }
  if (!answer.ok) {
    throw new Refusal(await problemOf(answer));
  }
  return answer;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const problem: unknown = await answer.json();
    if (typeof problem === "object" && problem !== null && "code" in problem) {
      return problem as Problem;
    }
  } catch {
    // not ours: a proxy, or a server that just stops
  }
  return { code: "unreachable", facts: {} };
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

export async function text(path: string): Promise<string> {
  return (await ask("GET", path)).text();
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

const behind = (token: string): string => `/shared/${encodeURIComponent(token)}`;

export const api = {
  me: () => json<Me>("GET", "/me"),
  rename: (name: string) => json<Me>("PUT", "/me", { name }),
  giving: () => json<Giving>("GET", "/me/consent"),
  give: (given: boolean) => json<Giving>("PUT", "/me/consent", { given }),
  consent: (table: string) => json<Consent>("GET", `${at(table)}/consent`),
  sayConsent: (table: string, given: boolean) => json<Consent>("PUT", `${at(table)}/consent`, { given }),
  games: () => json<GameInfo[]>("GET", "/games"),
  tables: () => json<TableLine[]>("GET", "/tables"),
  open: (wish: NewTable) => json<Made>("POST", "/tables", wish),
  join: (token: string, name: string, watch = false) => json<Joined>("POST", "/join", { token, name, watch }),
  invitation: (token: string) => json<InvitationInfo>("POST", "/invitation", { token }),
  table: (table: string) => json<TableInfo>("GET", at(table)),
  components: (table: string) => json<unknown>("GET", `${at(table)}/components`),
  figures: (table: string) => json<Figures>("GET", `${at(table)}/figures`),
  seat: (table: string, seat: number, change: SeatChange) =>
    json<TableInfo>("PUT", `${at(table)}/seats/${seat}`, change),
  invite: (table: string, seat: number) =>
    json<Invitation>("POST", `${at(table)}/seats/${seat}/invitation`, {}),
  log: (table: string, seat: number) => json<Step[]>("GET", `${at(table)}/log?seat=${seat}`),
  scenes: (table: string, seq: number, seat: number, most: number) =>
    json<Scene[]>("GET", `${at(table)}/replay/${seq}?seat=${seat}&most=${most}`),
  playOn: (table: string, wish: PlayOn) => json<Made>("POST", `${at(table)}/play-on`, wish),
  analysis: (table: string) => json<Analysis>("GET", `${at(table)}/analysis`),
  rematch: (table: string) => json<Joined>("POST", `${at(table)}/rematch`, {}),
  guests: (table: string, sit: boolean) => json<TableInfo>("PUT", `${at(table)}/guests`, { sit }),
  share: (table: string) => json<Share>("POST", `${at(table)}/share`, {}),
  unshare: async (table: string) => void (await ask("DELETE", `${at(table)}/share`)),
  shared: (token: string) => json<SharedGame>("GET", behind(token)),
  sharedComponents: (token: string) => json<unknown>("GET", `${behind(token)}/components`),
  sharedFigures: (token: string) => json<Figures>("GET", `${behind(token)}/figures`),
  sharedLog: (token: string, seat: number) => json<Step[]>("GET", `${behind(token)}/log?seat=${seat}`),
  sharedScenes: (token: string, seq: number, seat: number, most: number) =>
    json<Scene[]>("GET", `${behind(token)}/replay/${seq}?seat=${seat}&most=${most}`),
  keep: (table: string, kept: boolean) => json<TableInfo>("PUT", `${at(table)}/kept`, { kept }),
  remove: async (table: string) => void (await ask("DELETE", at(table))),
  recordPath: (table: string) => `/api${at(table)}/record`,
  coreWords: (language: string) => text(`/locale/${language}.ftl`),
  gameWords: (game: string, language: string) => text(`/games/${game}/locale/${language}.ftl`),
  rules: (game: string, language: string) => text(`/games/${game}/rules/${language}.md`),
};

export function socketPath(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api${at(table)}/socket`;
}
