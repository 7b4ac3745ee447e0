import { blocked } from '../case/SkippedCase.ts';

/**
 * Sets the clock of a server, or lets it go right again, at the reference port `/reference/clock`: `PUT` with `{ "now": … }`, or
 * `DELETE`.
 * @param token of the server's controls
 */
export const clockAt =
  (baseUrl: string, token?: string) =>
  async (now: Date | undefined): Promise<void> => {
    const headers = new Headers(token === undefined ? {} : [['authorization', `Bearer ${token}`]]);
    if (now) headers.set('content-type', 'application/json');
    const { status } = await fetch(`${baseUrl}/reference/clock`, {
      method: now ? 'PUT' : 'DELETE',
      headers,
      ...(now && { body: JSON.stringify({ now }) }),
    });
    if (status >= 300) throw blocked(`${now ? 'PUT' : 'DELETE'} /reference/clock answers ${status}`);
  };
