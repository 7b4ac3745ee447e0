import type { FastifyRequest } from 'fastify';

/** All browsers take gzip, and those of supported versions Brotli, too, where the connection is secure. */
export const takesEncoding = (encoding: 'br' | 'gzip', { headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  new RegExp(String.raw`(?:\b${encoding}\b|\*)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`, 'i').test(
    String(headers['accept-encoding']),
  );
