import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../calls/handling/Refusal.ts';

/** How long a preview can be opened, in milliseconds, and how many there are at once. */
const KEPT = 60 * 60 * 1000;
const MOST = 100;

interface Preview {
  readonly body: object;
  readonly until: number;
}

/**
 * POST `/previews` with any object: keeps it for an hour under a random name, and answers `{ name }`. GET
 * `/previews/{name}`: gives it. It is what an author's page fills a form with, so that no answer is in an address.
 */
export function controlPreviews(scope: FastifyInstance, now: () => number = Date.now): void {
  const previews = new Map<string, Preview>();
  const forgetOld = (): void => {
    const at = now();
    for (const [name, { until }] of previews) if (until <= at) previews.delete(name);
  };
  scope.post('/previews', async ({ body }) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuse('badRequest');
    forgetOld();
    const [oldest] = previews.keys();
    if (previews.size >= MOST && oldest !== undefined) previews.delete(oldest);
    const name = randomBytes(16).toString('base64url');
    previews.set(name, { body, until: now() + KEPT });
    return { name };
  });
  scope.get<{ Params: { name: string } }>('/previews/:name', async ({ params }) => {
    forgetOld();
    const found = previews.get(params.name);
    if (found === undefined) throw refuse('notFound');
    return found.body;
  });
}
