import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PreparedPage } from './preparePage.ts';

/** Sends what was compressed once for all guests, in the smallest form that the browser takes. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, page: PreparedPage): FastifyReply {
  const nonce = request.cspNonce;
  reply.header('vary', 'accept-encoding');
  // Has `@fastify/compress` send it as it is, in place of compressing it for this guest.
  request.headers['x-no-compression'] = 'kept';
  const brotli = takes('br', request) ? page.brotli(nonce) : undefined;
  if (brotli) return reply.header('content-encoding', 'br').send(brotli);
  if (takes('gzip', request)) return reply.header('content-encoding', 'gzip').send(page.gzip(nonce));
  return reply.send(page.plain(nonce));
}

/** All browsers take gzip, and those of supported versions Brotli, too, where the connection is secure. */
const takes = (encoding: 'br' | 'gzip', { headers }: FastifyRequest): boolean =>
  new RegExp(String.raw`(?:\b${encoding}\b|\*)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`, 'i').test(
    String(headers['accept-encoding']),
  );
