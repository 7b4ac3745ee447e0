import { isRecord, parseJson } from '../exchange/json.ts';

/**
 * Reads the request of a booking as a server keeps it, at the reference port `GET /reference/appointments/{id}`, whose reply is
 * `{ "request": … }`.
 * @param token of the server's controls
 * @returns what gives undefined where the server does not say
 */
export const keptAt =
  (baseUrl: string, token?: string) =>
  async (id: string): Promise<unknown> => {
    try {
      const headers = new Headers(token === undefined ? {} : [['authorization', `Bearer ${token}`]]);
      const response = await fetch(`${baseUrl}/reference/appointments/${encodeURIComponent(id)}`, { headers });
      const body = parseJson(await response.text());
      return response.status === 200 && isRecord(body) ? body.request : undefined;
    } catch {
      return undefined;
    }
  };
