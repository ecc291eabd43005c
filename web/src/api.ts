// What the hall answers over REST.
import type {
  Branching, Bundle, CampaignCard, Chart, CodeCard, Fault, Found, GameCard, Json, Keys, Language, Look, Luck, MayUndo,
  Moment, MyTable, Network, NewCampaign, NewTable, PasskeyOptions, RatingCard, RiddleAnswer, RiddleCard, RiddleState,
  RuleCard, Subscription, VaultText, VaultVersion, Spending, Spoken, TableCard, TableText, TurningPoints, Verdict,
} from "./wire"; // prettier-ignore

import { hall } from "./hall.svelte";
import { net } from "./net.svelte";

/** A refusal: one clear line for the player. */
export class Refusal extends Error {
  constructor(
    readonly status: number, // 0: nobody answered
    readonly reason: string,
    readonly phrase: Spoken | null = null,
  ) {
    super(reason);
  }
}

interface Wish {
  method?: "DELETE";
  body?: object;
  token?: string | undefined;
}

async function call(path: string, { body, token, method }: Wish = {}): Promise<Response> {
  const headers = new Headers({ Accept: "application/json" });
  if (body) headers.set("Content-Type", "application/json");
  if (token) headers.set("Authorization", `Bearer ${token}`);
  const init: RequestInit = { method: method ?? (body ? "POST" : "GET"), headers };
  if (body) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
    net.reached = true;
  } catch {
    net.reached = false;
    throw new Refusal(0, "");
  }
  if (answer.ok) return answer;
  const fault = (await answer.json().catch(() => ({}))) as Partial<Fault & { detail: string }>;
  throw new Refusal(answer.status, fault.reason ?? fault.detail ?? answer.statusText, fault.phrase ?? null);
}

async function json<T>(path: string, wish: Wish = {}): Promise<T> {
  return (await (await call(path, wish)).json()) as T;
}

const asked = (gaps: Record<string, string | number | null | undefined>): string => {
  const found = Object.entries(gaps).filter(([, gap]) => gap !== null && gap !== undefined);
  return found.length ? `?${new URLSearchParams(found.map(([name, gap]) => [name, String(gap)]))}` : "";
};

export const games = (lang: Language): Promise<GameCard[]> => json(`/games${asked({ lang })}`);
export const rules = (game: string, lang: Language): Promise<RuleCard[]> =>
  json(`/games/${game}/rules${asked({ lang })}`);
export const look = (game: string): Promise<Look> => json(`/games/${game}/look`);
export const catalogue = async (game: string, lang: Language): Promise<string> =>
  (await call(`/words/${game}/${lang}`)).text();

/** Whoever wants ratings plays for them wherever they sit down. */
const counted = (): { rater?: string } => (hall.rater ? { rater: hall.rater } : {});
export const table = (id: string): Promise<TableCard> => json(`/tables/${id}`);
/** Whoever sits down here promises a word to the dice, and gives it when their seal is kept. */
export const setTable = (body: NewTable, token?: string): Promise<Keys> =>
  json("/tables", { body: { ...body, promises: true, ...counted() }, token });
export const join = (id: string, seat: number, name: string): Promise<Keys> =>
  json(`/tables/${id}/seats/${seat}`, { body: { name, promises: true, ...counted() } });
/** Whether my last answer can be taken back. */
export const mayUndo = (id: string, seat: number, token?: string): Promise<MayUndo> =>
  json(`/tables/${id}/undo${asked({ seat })}`, { token });
export const text = (id: string, seat: number | null, lang: Language, token?: string): Promise<TableText> =>
  json(`/tables/${id}/text${asked({ seat, lang })}`, { token });

export const moment = (id: string, seq: number, seat: number | null, lang: Language): Promise<Moment> =>
  json(`/tables/${id}/moments/${seq}${asked({ seat, lang })}`);
export const branch = (id: string, body: Branching): Promise<Keys> =>
  json(`/tables/${id}/branches`, { body: { ...body, promises: true } });
export const chart = (id: string): Promise<Chart> => json(`/tables/${id}/chart`);
/** With a seat that seat's decisions alone. */
export const turns = (id: string, seat: number | null): Promise<TurningPoints> =>
  json(`/tables/${id}/turns${asked({ seat })}`);
export const luck = (id: string): Promise<Luck> => json(`/tables/${id}/luck`);
export const verdict = (id: string): Promise<Verdict> => json(`/tables/${id}/verdict`);
export const journal = (id: string): Promise<Json> => json(`/tables/${id}/journal`);

/** The table's code, to be spoken. */
export const codeOf = (id: string): Promise<CodeCard> => json(`/tables/${id}/code`, { body: {} });
export const findCode = (code: string): Promise<Found> => json(`/codes/${encodeURIComponent(code)}`);
export const network = (): Promise<Network> => json("/network");
export const qrOf = (text: string): string => `/api/qr?text=${encodeURIComponent(text)}`;
/** The same of what no address should hold, as a picture's source. */
export const secretQr = async (text: string): Promise<string> =>
  `data:image/svg+xml,${encodeURIComponent(await (await call("/qr", { body: { text } })).text())}`;
export const mine = (tables: { id: string; tokens: string[] }[]): Promise<MyTable[]> =>
  json("/mine", { body: { tables } });

/** Hand what this device knows to another: the code under which it is taken, once. */
export const carry = (text: string): Promise<CodeCard> => json("/carries", { body: { text } });
export const takeCarried = (code: string): Promise<Bundle> => json("/carries/take", { body: { code } });
/** Delete a table of one's own. */
export const deleteTable = (id: string, token: string): Promise<Response> =>
  call(`/tables/${id}`, { token, method: "DELETE" });

export const newCampaign = (body: NewCampaign): Promise<CampaignCard> => json("/campaigns", { body });
export const campaign = (id: string): Promise<CampaignCard> => json(`/campaigns/${id}`);
export const spend = (id: string, body: Spending, token?: string): Promise<CampaignCard> =>
  json(`/campaigns/${id}/spend`, { body, token });

// Devices: messages, and what those of one person share.
export const pushKey = async (): Promise<string> => (await json<{ key: string }>("/pushes/key")).key;
export const subscribe = (body: Subscription): Promise<{ tables: number }> => json("/pushes", { body });
export const unsubscribe = (endpoint: string): Promise<Response> => call("/pushes/end", { body: { endpoint } });
export const readVault = (key: string): Promise<VaultText> => json("/vaults/read", { body: { key } });
export const writeVault = (key: string, text: string, version: number): Promise<VaultVersion> =>
  json("/vaults", { body: { key, text, version } });
export const forgetVault = (key: string): Promise<Response> => call("/vaults/forget", { body: { key } });
export const passkeyOptions = (key: string, name: string): Promise<PasskeyOptions> =>
  json("/passkeys/options", { body: { key, name } });
export const registerPasskey = (key: string, credential: string): Promise<Response> =>
  call("/passkeys", { body: { key, credential } });
export const askPasskey = (): Promise<PasskeyOptions> => json("/passkeys/ask", { body: {} });
export const openByPasskey = (credential: string): Promise<VaultText> =>
  json("/passkeys/open", { body: { credential } });

// Among people
export const openTables = (): Promise<TableCard[]> => json("/open");
/** Let strangers in, or no longer; null only asks. */
export const listing = (id: string, on: boolean | null, token?: string): Promise<{ on: boolean }> =>
  json(`/tables/${id}/listing`, { body: { on }, token });
export const ratings = (key: string): Promise<RatingCard[]> => json("/ratings", { body: { key } });
export const forgetRatings = (key: string): Promise<Response> => call("/ratings/forget", { body: { key } });
export const riddles = (): Promise<RiddleCard[]> => json("/riddles");
export const riddle = (game: string): Promise<RiddleState> => json(`/riddles/${game}`);
export const solveRiddle = (game: string, day: string, value: number): Promise<RiddleAnswer> =>
  json(`/riddles/${game}`, { body: { day, value } });
