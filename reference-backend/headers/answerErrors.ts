import { STATUS_CODES } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../calls/handling/Refusal.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import type { Metrics } from '../health/metrics/createMetrics.ts';
import { opensPage } from '../page/takesPage.ts';
import { REQUEST_ID } from './requestId.ts';

/** Answers a guest who opened an address in a browser; the status is set already. */
export type ServeFailure = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Turns whatever a call threw into `{ errors }`; where the server itself fails, into a page for whoever opened the address
 * in a browser. An internal error is logged, and its details are sent to nobody.
 * @param limitPauseMs how long an answer waits that a limit refuses, so that who asks again at once gains nothing;
 *   between half and one and a half of it, so that many who wait do not come back in the same moment
 * @param servePage serves the page; without it a browser gets `{ errors }` as well
 * @param refused is told of each refusal, and of the route of its request
 */
export function answerErrors(
  app: FastifyInstance,
  limitPauseMs = 0,
  servePage?: ServeFailure,
  refused: Metrics['refused'] = () => undefined,
): void {
  app.setErrorHandler(async (error: FastifyError | Refusal, request, reply) => {
    // A file that could not be read to its end may already be announced as compressed.
    reply.removeHeader('content-encoding').raw.removeHeader('content-encoding');
    reply.header('cache-control', 'no-store').header(REQUEST_ID, request.id).type('application/json; charset=utf-8');
    if (error instanceof Refusal) {
      refused(request.routeOptions.url ?? 'page', error);
      if (error.retryAfter !== undefined) {
        reply.header('retry-after', String(error.retryAfter));
        await wait(limitPauseMs * (0.5 + Math.random()));
      }
      return reply.code(error.status).send({ errors: error.errors });
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return reply.code(status).send(body(status, 'badRequest'));
    request.log.error({ route: request.routeOptions.url, error: describeError(error) }, 'call failed');
    const failure = nameFailure(error);
    reply.code(failure.status);
    if (failure.status === 503) reply.header('retry-after', '5');
    if (servePage && opensPage(request)) return servePage(request, reply);
    return reply.send(body(failure.status, failure.code));
  });
}

const body = (status: number, code: string) => ({ errors: [{ code, message: STATUS_CODES[status] ?? 'Error' }] });

function nameFailure(error: FastifyError): { readonly status: 500 | 503; readonly code: string } {
  if (error instanceof DatabaseUnavailable) return { status: 503, code: 'databaseUnavailable' };
  return error.statusCode === 503 ? { status: 503, code: 'tooSlow' } : { status: 500, code: 'internalError' };
}

/**
 * Name, code and places of an error. Never its message, which may quote what a guest sent; in `stack` it is before the
 * places. Where the database does not answer, the place says nothing.
 */
function describeError(error: FastifyError): Readonly<Record<string, unknown>> {
  const { name, code, message, stack = '' } = error;
  if (error instanceof DatabaseUnavailable) return { name, code };
  const at = stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8);
  return { name, code, at };
}
