/** The host's part of the wire. */
import { ask, json } from "../api";
import type { Done, HostBackup, HostBan, HostPlayer, HostRoom, HostTable } from "../wire";

const table = (id: string): string => `/host/tables/${encodeURIComponent(id)}`;
const sought = (text: string): string => `?sought=${encodeURIComponent(text)}`;

export const hostApi = {
  login: (token: string) => json<Done>("POST", "/host/login", { token }),
  logout: () => json<Done>("POST", "/host/logout", {}),
  room: () => json<HostRoom>("GET", "/host"),
  tables: (text: string) => json<HostTable[]>("GET", `/host/tables${sought(text)}`),
  players: (text: string) => json<HostPlayer[]>("GET", `/host/players${sought(text)}`),
  bans: () => json<HostBan[]>("GET", "/host/bans"),
  close: (id: string, closed: boolean) => json<Done>("PUT", table(id), { closed }),
  remove: async (id: string) => void (await ask("DELETE", table(id))),
  ban: (who: string, days: number) => json<Done>("POST", "/host/bans", { who, days }),
  unban: async (who: string) => void (await ask("DELETE", `/host/bans?who=${encodeURIComponent(who)}`)),
  backUp: () => json<HostBackup>("POST", "/host/backup", {}),
};
