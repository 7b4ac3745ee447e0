import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { realClock } from '../../../reference-backend/clock/readClock.ts';
import { deliverPending, type SendMail } from '../../../reference-backend/mail/deliverPending.ts';
import { putIntoOutbox, readOutbox } from '../../../reference-backend/mail/outbox.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

const mail = (recipient: string) => ({ recipient, subject: 'S', text: 'T', html: '<p>T</p>' });

describe.each(kindsOfCalls)('mails that wait on %s', (kind) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({}, kind);
  }, 60_000);
  afterAll(() => backend.close());
  beforeEach(() => backend.database.script('delete from outbox'));

  const wait = async (...recipients: readonly string[]) => {
    for (const recipient of recipients) await putIntoOutbox(backend.database, mail(recipient), new Date());
  };

  const log = { warn: vi.fn(), error: vi.fn() };
  const deliver = (send: SendMail) => deliverPending({ database: backend.database, clock: realClock, send, log });

  test('are sent once, even by several senders', async () => {
    await wait('a@example.com', 'b@example.com', 'c@example.com');
    const sent: string[] = [];
    const send: SendMail = async ({ recipient }) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      sent.push(recipient);
    };
    await Promise.all([deliver(send), deliver(send)]);
    await deliver(send);

    expect(sent.sort()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
    expect((await readOutbox(backend.database)).every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  test('are tried again after a failure, when the lease is over', async () => {
    await wait('a@example.com');
    await deliver(() => Promise.reject(new Error('no server')));
    const sent: string[] = [];
    const send: SendMail = async ({ recipient }) => void sent.push(recipient);
    await deliver(send);
    expect(sent).toEqual([]);

    await backend.database.script(`update outbox set leased_until = leased_until - interval '61 seconds'`);
    await deliver(send);
    expect(sent).toEqual(['a@example.com']);
  });

  test('are not sent before they are due', async () => {
    await wait('a@example.com', 'b@example.com');
    await backend.database.script(
      "update outbox set due_at = now() + interval '1 hour' where mail_id = (select min(mail_id) from outbox)",
    );
    const sent: string[] = [];
    const send: SendMail = async ({ recipient }) => void sent.push(recipient);
    await deliver(send);
    expect(sent).toEqual(['b@example.com']);
    await backend.database.script("update outbox set due_at = now() - interval '1 second'");
    await deliver(send);
    expect(sent).toEqual(['b@example.com', 'a@example.com']);
  });
});
