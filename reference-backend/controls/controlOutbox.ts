import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';
import { refuse } from '../calls/handling/Refusal.ts';
import { auditedOperator, noteAct } from '../database/audit/noteAct.ts';
import { clearOutbox, readOutbox } from '../mail/outbox.ts';
import { outboxPage } from './outboxPage.ts';

/** A mail has its styles on its elements, as mail programs need it. It may show itself and do nothing else. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * GET `/outbox`: the mails, latest first, as a page for a browser, else as `{ mails }`. GET `/outbox/{id}`: one mail as
 * a mail program shows it. DELETE `/outbox`: deletes all mails.
 */
export function controlOutbox(scope: FastifyInstance, { database, clock }: Backend): void {
  const read = async () => {
    const now = await clock(database);
    await noteAct(database, { act: 'read', who: auditedOperator('reference'), what: ['outbox'], now });
    return readOutbox(database);
  };
  scope.get('/outbox', async (request, reply) => {
    const mails = await read();
    if (!request.headers.accept?.includes('text/html')) return { mails };
    return reply.type('text/html; charset=utf-8').send(outboxPage(mails, request.cspNonce));
  });
  scope.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const mail = (await read()).find(({ id }) => id === request.params.id);
    if (!mail) throw refuse('mailNotFound');
    return reply.header('content-security-policy', MAIL_POLICY).type('text/html; charset=utf-8').send(mail.html);
  });
  scope.delete('/outbox', async () => {
    await clearOutbox(database);
    return { mails: [] };
  });
}
