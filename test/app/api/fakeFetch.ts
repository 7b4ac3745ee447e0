import type { ApiContext } from '../../../app/api/index.ts';

/** One request, as the fake server received it. */
export interface Seen {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly credentials: string | undefined;
  readonly body: unknown;
}

export type Answer = (request: Seen, signal: AbortSignal | undefined) => Response | Promise<Response>;

export const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

/** Never answers; rejects as `fetch` does once it is aborted. */
export const hang: Answer = (_request, signal) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

export interface FakeServer {
  readonly api: ApiContext;
  /** Every request so far, in order. */
  readonly seen: readonly Seen[];
}

/** An {@link ApiContext} whose `fetch` is answered by `answer`. */
export function fakeServer(answer: Answer, overrides: Partial<ApiContext> = {}): FakeServer {
  const seen: Seen[] = [];
  const api: ApiContext = {
    baseUrl: '',
    bannerName: 'frys',
    tenant: 'thelittleclinic',
    timeoutMs: 1000,
    fetch: async (input, init) => {
      const request: Seen = {
        url: String(input),
        method: init?.method ?? 'GET',
        headers: new Headers(init?.headers),
        credentials: init?.credentials,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      };
      seen.push(request);
      return answer(request, init?.signal ?? undefined);
    },
    ...overrides,
  };
  return { api, seen };
}
