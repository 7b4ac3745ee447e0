import type { BlockList } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../calls/handling/Refusal.ts';
import type { Keyring } from '../database/sealing/createKeyring.ts';
import { GUEST_COOKIE, readGuest } from '../guest/Guest.ts';
import { type Client, clientAt, isWithin } from './clientAt.ts';

/**
 * The client that a request comes from. In a trusted network each guest is a client, because its many guests share an
 * address.
 * @throws Refusal where the client has closed the connection meanwhile: it has no address, and nobody gets an answer
 */
export function clientOf(
  { ip, socket, cookies }: Pick<FastifyRequest, 'socket' | 'cookies'> & { readonly ip: string | undefined },
  trusted: BlockList,
): Client {
  if (ip === undefined) throw refuse('badRequest', 'the connection is closed');
  if (isWithin(trusted, ip, socket.remoteAddress))
    return { client: readGuest(cookies[GUEST_COOKIE]).key, networks: [] };
  return clientAt(ip, socket.remoteAddress);
}

/** The client as the database has it: there are so few addresses that each could be tried against a hash without a key. */
export const storedClient = ({ hash }: Pick<Keyring, 'hash'>, { client, networks }: Client): Client => ({
  client: hash(client),
  networks: networks.map(hash),
});
