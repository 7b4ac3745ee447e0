import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Sending } from '../../../booking/Caller.ts';
import type { Ledger } from './Ledger.ts';

/** How long a guest tries again, and how long between two tries, in milliseconds. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 500;

/** Sends a call until it is answered by something else than a failure; undefined where the guest gave up. */
export type PatientCaller = (method: string, path: string, sending?: Sending) => Promise<Answer | undefined>;

/** A guest's browser, which keeps its connection, its cookie and, for each request, its idempotency key. */
export function patientCaller(
  { url, certificate }: { readonly url: string; readonly certificate: string },
  guest: string,
  ledger: Ledger,
): { readonly call: PatientCaller; readonly leave: () => void } {
  const agent = new Agent({ keepAlive: true, ca: certificate, maxSockets: 1 });
  const cookie = `stepwell_guest=${createHash('sha256').update(guest).digest('base64url').slice(0, 22)}`;
  const once = async (method: string, path: string, { body, idempotencyKey }: Sending, ms: number): Promise<Answer> => {
    const sent = body && JSON.stringify(body);
    const headers = {
      'x-banner-name': 'thelittleclinic',
      'x-tenant': 'thelittleclinic',
      cookie,
      ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    };
    const signal = AbortSignal.timeout(ms);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const under = request(`${url}${path}`, { method, headers, agent, signal });
      under.once('response', resolve);
      under.on('error', reject);
      under.end(sent);
    });
    return { status: response.statusCode ?? 0, body: parsed(await text(response)) };
  };
  const call: PatientCaller = async (method, path, sending = {}) => {
    const until = performance.now() + PATIENCE_MS;
    for (let left = PATIENCE_MS; left > 0; left = until - performance.now()) {
      const began = performance.now();
      const answer = await once(method, path, sending, Math.ceil(left)).catch(codeOf);
      const failure = failureOf(answer);
      const isWrite = method !== 'GET';
      ledger.attempts.push({ began, ended: performance.now(), isWrite, ...(failure && { failure }) });
      if (typeof answer !== 'string' && failure === undefined) return answer;
      await wait(PAUSE_MS);
    }
    ledger.givenUp.push({ at: performance.now(), what: `${method} ${path.replace(/\/[\w-]{20,}/, '/…')}` });
    return undefined;
  };
  return { call, leave: () => agent.destroy() };
}

/** The status with the server's own code; HAProxy gives none. */
function failureOf(answer: Answer | string): string | undefined {
  if (typeof answer === 'string') return answer;
  if (answer.status < 500) return undefined;
  const [, code = 'by HAProxy'] = /"code":"(\w+)"/.exec(JSON.stringify(answer.body) ?? '') ?? [];
  return `${answer.status} ${code}`;
}

const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'failed';
};

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
