import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The nonce of this response's policy; the page passes it to the app for its styles. */
    cspNonce: string;
  }
}

/** Headers that let a page or an answer do and reveal nothing beyond what the app needs. */
const CONSTANT = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

const TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

export const newNonce = (): string => randomBytes(16).toString('base64');

export const securityHeaders = (policy: string, isHttps: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  ...CONSTANT,
  ...(isHttps && TRANSPORT),
});

/** Puts the headers on every response, errors and files included. */
export function addSecurityHeaders(app: FastifyInstance, policy: (nonce: string) => string): void {
  app.decorateRequest('cspNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.cspNonce = newNonce();
    reply.headers(securityHeaders(policy(request.cspNonce), request.protocol === 'https'));
  });
}
