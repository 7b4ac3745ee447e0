import type { FastifyRequest } from 'fastify';

const ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** Headers by which a proxy says that somebody else has asked. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * Whether a request comes from this machine itself, and names it as its host: so neither a guest behind a proxy nor a
 * page of another site that has its name point here.
 */
export const isAuthor = ({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean =>
  ADDRESSES.includes(socket.remoteAddress ?? '') &&
  HOST.test(headers.host ?? '') &&
  FORWARDED.every((name) => headers[name] === undefined);
