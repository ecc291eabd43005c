// What the hall answers over REST.
import type {
  Branching, CampaignCard, Chart, Fault, GameCard, Json, Keys, Language, Luck, Moment, NewCampaign, NewTable,
  RuleCard, Spending, Spoken, TableCard, TableText, Verdict,
} from "./wire"; // prettier-ignore

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
  body?: object;
  token?: string | undefined;
}

async function call(path: string, { body, token }: Wish = {}): Promise<Response> {
  const headers = new Headers({ Accept: "application/json" });
  if (body) headers.set("Content-Type", "application/json");
  if (token) headers.set("Authorization", `Bearer ${token}`);
  const init: RequestInit = { method: body ? "POST" : "GET", headers };
  if (body) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
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
export const rules = (game: string, lang: Language): Promise<RuleCard[]> => json(`/games/${game}/rules${asked({ lang })}`);
export const catalogue = async (game: string, lang: Language): Promise<string> => (await call(`/words/${game}/${lang}`)).text();

export const table = (id: string): Promise<TableCard> => json(`/tables/${id}`);
export const setTable = (body: NewTable, token?: string): Promise<Keys> => json("/tables", { body, token });
export const join = (id: string, seat: number, name: string, lucky: string): Promise<Keys> =>
  json(`/tables/${id}/seats/${seat}`, { body: { name, lucky } });
export const text = (id: string, seat: number | null, lang: Language, token?: string): Promise<TableText> =>
  json(`/tables/${id}/text${asked({ seat, lang })}`, { token });

export const moment = (id: string, seq: number, seat: number | null, lang: Language): Promise<Moment> =>
  json(`/tables/${id}/moments/${seq}${asked({ seat, lang })}`);
export const branch = (id: string, body: Branching): Promise<Keys> => json(`/tables/${id}/branches`, { body });
export const chart = (id: string): Promise<Chart> => json(`/tables/${id}/chart`);
export const luck = (id: string): Promise<Luck> => json(`/tables/${id}/luck`);
export const verdict = (id: string): Promise<Verdict> => json(`/tables/${id}/verdict`);
export const journal = (id: string): Promise<Json> => json(`/tables/${id}/journal`);

export const newCampaign = (body: NewCampaign): Promise<CampaignCard> => json("/campaigns", { body });
export const campaign = (id: string): Promise<CampaignCard> => json(`/campaigns/${id}`);
export const spend = (id: string, body: Spending, token?: string): Promise<CampaignCard> =>
  json(`/campaigns/${id}/spend`, { body, token });
