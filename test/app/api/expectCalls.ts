import { describe, expect, it } from 'vitest';
import type { ApiContext, Outcome } from '../../../app/api/index.ts';
import { type Answer, fakeServer, hang, json } from './fakeFetch.ts';

interface CallCase {
  readonly name: string;
  readonly call: (api: ApiContext, signal?: AbortSignal) => Promise<Outcome<unknown, string>>;
  readonly method: string;
  readonly url: string;
  readonly endpoint: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly reply: unknown;
  readonly value: unknown;
  readonly refusals: Readonly<Record<number, string>>;
}

export const errorReply = { errors: [{ code: 'whatever', message: 'The server says so.' }] };

/** Tests the request of each call, and its result for every reply, valid and invalid. */
export function expectCalls(calls: readonly CallCase[]): void {
  describe.each(calls)('$name', ({ call, method, url, endpoint, body, key, reply, value, refusals }) => {
    it('sends the request of the specification', async () => {
      const { api, seen } = fakeServer(() => json(200, reply), { baseUrl: 'https://api.example' });
      await call(api);
      expect(seen).toHaveLength(1);
      expect(seen[0]).toMatchObject({ method, url: `https://api.example${url}`, credentials: 'include' });
      expect(seen[0]?.body).toEqual(body);
      const { headers } = seen[0] ?? { headers: new Headers() };
      expect(headers.get('x-banner-name')).toBe('frys');
      expect(headers.get('x-tenant')).toBe('thelittleclinic');
      expect(headers.get('accept')).toBe('application/json');
      expect(headers.get('content-type')).toBe(body === undefined ? null : 'application/json');
      // Guests are anonymous.
      expect(headers.get('authorization')).toBeNull();
      expect(headers.get('idempotency-key')).toBe(key ?? null);
    });

    it('gives what the reply contains', async () => {
      expect(await call(fakeServer(() => json(200, reply)).api)).toEqual({ kind: 'ok', value });
    });

    it.each([400, 401, 403, 404, 409, 410, 422, 429])(
      'tells a %i by its name, or as a failure of the client',
      async (status) => {
        const outcome = await call(fakeServer(() => json(status, errorReply)).api);
        const refusal = refusals[status];
        const rest = { status, endpoint, message: 'The server says so.' };
        expect(outcome).toEqual(
          refusal === undefined
            ? { kind: 'failed', failure: 'client', ...rest }
            : { kind: 'refused', refusal, ...rest },
        );
      },
    );

    it.each([500, 502, 503, 504])('gives a %i as a failure of the server', async (status) => {
      const outcome = await call(fakeServer(() => new Response('<h1>Oops</h1>', { status })).api);
      expect(outcome).toEqual({ kind: 'failed', failure: 'server', status, endpoint });
    });

    it('says by which id the server has logged a failure', async () => {
      const headers = { 'x-request-id': 'K7MP-3RTX' };
      const failed = await call(fakeServer(() => new Response('', { status: 500, headers })).api);
      expect(failed).toEqual({ kind: 'failed', failure: 'server', status: 500, endpoint, requestId: 'K7MP-3RTX' });
      const malformed = await call(fakeServer(() => new Response('null', { headers })).api);
      expect(malformed).toMatchObject({ failure: 'malformed', requestId: 'K7MP-3RTX' });
      const limited = JSON.stringify({ errors: [{ code: 'limitReached', message: 'later' }] });
      const busy = await call(fakeServer(() => new Response(limited, { status: 503, headers })).api);
      expect(busy).toMatchObject({ failure: 'busy' });
      expect(busy).not.toHaveProperty('requestId');
      const whole = await call(fakeServer(() => new Response(JSON.stringify(reply), { headers })).api);
      expect(whole).toEqual({ kind: 'ok', value });
    });

    it('gives a limit of the server as busy', async () => {
      const limited = { errors: [{ code: 'limitReached', message: 'searches: try again later' }] };
      expect(await call(fakeServer(() => json(503, limited)).api)).toMatchObject({
        kind: 'failed',
        failure: 'busy',
        status: 503,
      });
    });

    const malformed: ReadonlyArray<readonly [string, Answer]> = [
      ['no JSON', () => new Response('{"data":', { status: 200 })],
      ['an empty body', () => new Response('', { status: 200 })],
      ['another shape', () => json(200, { data: [] })],
      ['null', () => json(200, null)],
      ['an error body under 200', () => json(200, errorReply)],
    ];
    it.each(malformed)('takes %s for malformed', async (_what, answer) => {
      const outcome = await call(fakeServer(answer).api);
      expect(outcome).toEqual({ kind: 'failed', failure: 'malformed', status: 200, endpoint });
    });

    it('takes a cut connection for a failure of the network', async () => {
      const cut: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
      expect(await call(fakeServer(cut).api)).toEqual({ kind: 'failed', failure: 'network', status: -1, endpoint });
    });

    it('takes a connection that is cut within the body for a failure of the network', async () => {
      const cut: Answer = () =>
        new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) }), {
          status: 200,
        });
      expect(await call(fakeServer(cut).api)).toEqual({ kind: 'failed', failure: 'network', status: -1, endpoint });
    });

    it('gives up a silent server in time', async () => {
      const outcome = await call(fakeServer(hang, { timeoutMs: 5 }).api);
      expect(outcome).toEqual({ kind: 'failed', failure: 'network', status: -1, endpoint });
    });

    it('stops when its caller gives up', async () => {
      const controller = new AbortController();
      const outcome = call(fakeServer(hang).api, controller.signal);
      controller.abort();
      expect(await outcome).toEqual({ kind: 'failed', failure: 'aborted', status: -1, endpoint });
    });
  });
}
