import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';
import { clearOutbox, readOutbox } from '../mail/outbox.ts';
import { outboxPage } from './outboxPage.ts';

/** GET: the mails, latest first; a page for a browser, else `{ mails }`. DELETE: forget them. */
export function controlOutbox(scope: FastifyInstance, { database }: Backend): void {
  scope.get('/outbox', async (request, reply) => {
    const mails = await readOutbox(database);
    if (!request.headers.accept?.includes('text/html')) return { mails };
    return reply.type('text/html; charset=utf-8').send(outboxPage(mails, request.cspNonce));
  });
  scope.delete('/outbox', async () => {
    await clearOutbox(database);
    return { mails: [] };
  });
}
