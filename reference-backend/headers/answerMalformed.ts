import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { refuse } from '../calls/handling/Refusal.ts';
import { takesPage } from '../page/takesPage.ts';
import { newNonce, securityHeaders } from './securityHeaders.ts';

/** The answer to a request that never reaches a hook, with the same headers as every other answer. */
function malformedAnswer(policy: (nonce: string) => string, status: number, isHttps: boolean) {
  const message = status === 400 ? 'the request cannot be read' : (STATUS_CODES[status] ?? 'Error');
  const body = JSON.stringify({ errors: [{ code: 'badRequest', message }] });
  return {
    body,
    headers: {
      ...securityHeaders(policy(newNonce()), isHttps),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
    },
  };
}

/** The status for Node's codes of what is wrong with a request; 400 for all others. */
const STATUS_OF: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Answers an unreadable URL, bytes that are not HTTP, and requests that never become complete, with the same headers as
 * every other answer. A browser that opens such a URL gets the app's page, which shows that there is no such page.
 */
export function answerMalformed(
  policy: (nonce: string) => string,
  servePage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>> {
  return {
    frameworkErrors: (_error, request, reply) => {
      const isHttps = request.protocol === 'https';
      if (takesPage(request)) {
        request.cspNonce = newNonce();
        reply.statusCode = 400;
        reply.headers(securityHeaders(policy(request.cspNonce), isHttps));
        return void servePage(request, reply);
      }
      const { body, headers } = malformedAnswer(policy, 400, isHttps);
      reply.hijack();
      reply.raw.writeHead(400, headers).end(body);
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      const status = STATUS_OF[error.code ?? ''] ?? 400;
      const { body, headers } = malformedAnswer(policy, status, false);
      const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    },
  };
}

/** Refuses what Node would refuse without our headers: an `Expect` that cannot be met, and a missing `Host`. */
export function refuseMalformed(app: FastifyInstance, policy: (nonce: string) => string): void {
  app.server.on('checkExpectation', (_request, response) => {
    const { body, headers } = malformedAnswer(policy, 417, false);
    response.writeHead(417, { ...headers, connection: 'close' }).end(body);
  });
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1')
      throw refuse('badRequest', 'the header Host is missing');
  });
}
