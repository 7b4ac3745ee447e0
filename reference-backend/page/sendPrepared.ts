import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesEncoding } from '../headers/takesEncoding.ts';
import type { PreparedPage } from './preparePage.ts';

/** Sends what was compressed once for all guests, in the smallest form that the browser takes. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, page: PreparedPage): FastifyReply {
  const nonce = request.cspNonce;
  reply.header('vary', 'accept-encoding');
  // Has `@fastify/compress` send it as it is, in place of compressing it for this guest.
  request.headers['x-no-compression'] = 'kept';
  const brotli = takesEncoding('br', request) ? page.brotli(nonce) : undefined;
  if (brotli) return reply.header('content-encoding', 'br').send(brotli);
  if (takesEncoding('gzip', request)) return reply.header('content-encoding', 'gzip').send(page.gzip(nonce));
  return reply.send(page.plain(nonce));
}
