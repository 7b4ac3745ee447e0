import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Backend } from '../Backend.ts';
import type { Fault } from './faults.ts';

/** `failed`: the reply was already sent or cut. `cutAfter`: do the work, then {@link cut} instead of answering. */
export type Purpose = 'failed' | 'cutAfter' | 'none';

/** Makes an answer of a call go wrong, or come late, in the way that `/reference/faults` asked for. */
export async function failOnPurpose(
  call: string,
  { configuration, faults }: Backend,
  reply: FastifyReply,
): Promise<Purpose> {
  const fault = configuration.controls === 'off' ? undefined : await faults.take(call);
  if (!fault) return 'none';
  if (fault.delayMs) await wait(fault.delayMs);
  if (fault.cut === 'after') return 'cutAfter';
  if (fault.cut === 'before') cut(reply);
  else if (fault.status === undefined && fault.body === undefined) return 'none';
  else fail(fault, reply);
  return 'failed';
}

/** Closes the connection without an answer. */
export function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

const fail = ({ status = 200, body }: Fault, reply: FastifyReply): FastifyReply =>
  reply
    .code(status)
    .headers(status === 503 ? { 'retry-after': '1' } : {})
    .type('application/json; charset=utf-8')
    .send(body ?? JSON.stringify({ errors: [{ code: 'fault', message: 'asked for by /reference/faults' }] }));
