import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { takesPage } from '../page/takesPage.ts';
import { newNonce, securityHeaders } from './securityHeaders.ts';

const BODY = JSON.stringify({ errors: [{ code: 'badRequest', message: 'the request cannot be read' }] });

const ANSWER = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(BODY)),
  'cache-control': 'no-store',
} as const;

/**
 * Answers requests that never reach a hook, with the same headers as all others: an unreadable URL, and bytes that are not
 * HTTP. Whoever opened such a URL in a browser gets the app's page, which says that there is none.
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
      reply.hijack();
      reply.raw.writeHead(400, { ...securityHeaders(policy(newNonce()), isHttps), ...ANSWER }).end(BODY);
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      const headers = Object.entries({
        ...securityHeaders(policy(newNonce()), false),
        ...ANSWER,
        connection: 'close',
      });
      const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${BODY}`);
    },
  };
}
