import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { clientAt } from '../limits/clientAt.ts';

/** How many connections may be open. */
export interface ConnectionShare {
  readonly all: number;
  /** Of one address, or of one network of IPv6. */
  readonly perPeer: number;
}

/** The most connections, also where the system would allow more. */
const MOST = 10_000;

/** What the process opens besides, such as files and the connections to the database, needs the rest. */
const SHARE_OF_FILES = 0.75;

/** One peer leaves a third to all others. */
const SHARE_OF_PEER = 2 / 3;

/** From this share on, a connection is kept for the next request only briefly. */
const CROWDED = 0.75;

/** In milliseconds, while it is crowded. */
const HURRIED = { keepAliveTimeout: 1_000, headersTimeout: 2_000 };

/**
 * As many connections as the process can serve.
 * @param openFiles how many files and connections the system lets the process open
 * @param isBehindProxy whether the peers are proxies, each of which brings many guests
 */
export function shareConnections(openFiles: number, isBehindProxy: boolean): ConnectionShare {
  const all = Math.floor(Math.min(openFiles * SHARE_OF_FILES, MOST));
  return { all, perPeer: isBehindProxy ? all : Math.floor(all * SHARE_OF_PEER) };
}

/** How many files and connections the system lets this process open. */
export function mostOpenFiles(): number {
  const report: unknown = process.report?.getReport();
  const limits =
    typeof report === 'object' && report !== null && 'userLimits' in report ? report.userLimits : undefined;
  const files = typeof limits === 'object' && limits !== null && 'open_files' in limits ? limits.open_files : undefined;
  const soft = typeof files === 'object' && files !== null && 'soft' in files ? Number(files.soft) : Number.NaN;
  return Number.isNaN(soft) ? MOST : soft;
}

/**
 * Closes connections beyond the limits at once. A process that has opened all that the system allows would cut off
 * everybody, for as long as the connections stay. While it is crowded, idle connections are closed, and the others are
 * not kept for long.
 */
export function limitConnections({ server }: FastifyInstance, { all, perPeer }: ConnectionShare): void {
  const { keepAliveTimeout, headersTimeout } = server;
  const peers = new Map<string, number>();
  let open = 0;
  server.maxConnections = all;
  const count = (peer: string, more: number): void => {
    open += more;
    const own = (peers.get(peer) ?? 0) + more;
    if (own > 0) peers.set(peer, own);
    else peers.delete(peer);
    const isCrowded = open >= all * CROWDED;
    Object.assign(server, isCrowded ? HURRIED : { keepAliveTimeout, headersTimeout });
    if (isCrowded && more > 0) server.closeIdleConnections();
  };
  server.prependListener('connection', (socket: Socket) => {
    const peer = clientAt(socket.remoteAddress ?? '', undefined).client;
    if ((peers.get(peer) ?? 0) >= perPeer) return void socket.destroy();
    count(peer, 1);
    socket.once('close', () => count(peer, -1));
  });
}
