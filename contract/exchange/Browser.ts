import { CookieJar } from './CookieJar.ts';
import type { Environment } from './Environment.ts';
import type { Exchange } from './Exchange.ts';
import { queryString, type Sending } from './Sending.ts';

/** The method and path of a call. */
export interface Address {
  readonly method: string;
  /** May contain `{id}`. */
  readonly path: string;
}

/**
 * Sends requests as one browser does: with the headers of every call, and with the cookies that it was given. Never
 * throws.
 */
export class Browser {
  readonly #environment: Environment;
  readonly #cookies = new CookieJar();

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  async send(address: Address, sending: Sending): Promise<Exchange> {
    const { baseUrl } = this.#environment;
    const timeoutMs = sending.timeoutMs ?? this.#environment.timeoutMs;
    const url = new URL(`${sending.baseUrl ?? baseUrl}${buildPath(address, sending)}${queryString(sending.query)}`);
    try {
      const response = await fetch(url, {
        method: sending.method ?? address.method,
        redirect: 'manual',
        headers: this.#headers(url, sending),
        signal: AbortSignal.timeout(timeoutMs),
        ...encodeBody(sending),
      });
      const setCookies = response.headers.getSetCookie();
      this.#cookies.take(setCookies, new Date());
      const headers = Object.fromEntries(response.headers);
      const contentType = headers['content-type'] ?? '';
      const beside = { headers, setCookies, isHttps: url.protocol === 'https:' };
      return { kind: 'answered', status: response.status, contentType, text: await response.text(), beside };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError')
        return { kind: 'timeout', afterMs: timeoutMs };
      return { kind: 'cut', reason: findReason(error) };
    }
  }

  #headers(url: URL, sending: Sending): Record<string, string> {
    const cookie = this.#cookies.headerFor(url);
    const all: Record<string, string | undefined> = {
      accept: 'application/json',
      ...this.#environment.headers,
      ...(encodeBody(sending).body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...sending.headers,
    };
    return Object.fromEntries(
      Object.entries(all).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
    );
  }
}

const buildPath = ({ path }: Address, sending: Sending): string =>
  (sending.path ?? path).replace('{id}', encodeURIComponent(sending.id ?? ''));

const encodeBody = ({ body, text }: Sending): { readonly body?: string } => {
  if (text !== undefined) return { body: text };
  return body === undefined ? {} : { body: JSON.stringify(body) };
};

/** The system's error code, found below the errors that `fetch` wraps around it. */
function findReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? error.name : findReason(error.cause);
}
