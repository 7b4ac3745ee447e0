import type { FastifyRequest } from 'fastify';
import { refuse } from '../calls/handling/Refusal.ts';
import { clientKey } from './clientKey.ts';

/**
 * The client that a request comes from.
 * @throws Refusal where the client has closed the connection meanwhile: it has no address, and nobody gets an answer
 */
export function clientOf({ ip, socket }: Pick<FastifyRequest, 'socket'> & { readonly ip: string | undefined }): string {
  if (ip === undefined) throw refuse(400, 'badRequest', 'the connection is closed');
  return clientKey(ip, socket.remoteAddress);
}
