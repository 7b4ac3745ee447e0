import { parseJson } from '../exchange/json.ts';

/**
 * Reads what a server keeps, at its reference port: `appointments/{id}` gives a booking as `{ "request": … }`, `analytics` events as
 * `{ "records": … }`.
 * @param token of the server's controls
 * @returns what gives undefined where the server does not say
 */
export const keptAt =
  (baseUrl: string, token?: string) =>
  async (path: string): Promise<unknown> => {
    try {
      const headers = new Headers(token === undefined ? {} : [['authorization', `Bearer ${token}`]]);
      const response = await fetch(`${baseUrl}/reference/${path}`, { headers });
      const body = parseJson(await response.text());
      return response.status === 200 ? body : undefined;
    } catch {
      return undefined;
    }
  };
