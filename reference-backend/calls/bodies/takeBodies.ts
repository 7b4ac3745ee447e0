import type { BlockList } from 'node:net';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { clientOf } from '../../limits/clientOf.ts';
import { busy, nothingHere } from '../handling/Refusal.ts';
import type { ReserveBody } from './bodyBudget.ts';
import { refuseLargeStructure } from './refuseLargeStructure.ts';

const RETRY_SECONDS = 1;

/**
 * How many bytes a request may bring: what it announces, or as many as may come where it does not; undefined without a
 * body.
 */
function expectedBytes({ headers, routeOptions }: FastifyRequest): number | undefined {
  const announced = headers['content-length'];
  if (announced !== undefined) return Number(announced) || undefined;
  return headers['transfer-encoding'] === undefined ? undefined : routeOptions.bodyLimit;
}

/**
 * Decides about each body before its first byte is read: one for an address where nothing is, one that is longer than
 * its call needs, and one for which there is no place are refused. Then bounds its structure before it is parsed.
 */
export function takeBodies(app: FastifyInstance, reserve: ReserveBody, trusted: BlockList): void {
  app.addHook('preParsing', async (request, reply) => {
    const bytes = expectedBytes(request);
    if (bytes === undefined) return;
    if (request.is404) throw nothingHere();
    if (bytes > request.routeOptions.bodyLimit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    const release = reserve(clientOf(request, trusted).client, bytes, Date.now);
    if (!release) throw busy('bodies', RETRY_SECONDS);
    reply.raw.once('close', release);
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']); // JSON alone, which another site's form cannot send
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    refuseLargeStructure(body);
    return parse(request, body, done);
  });
}
