import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../../reference-backend/database/Database.ts';
import { DatabaseUnavailable } from '../../../reference-backend/database/DatabaseUnavailable.ts';
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
  const clock = async () => new Date();
  const deliver = (send: SendMail) => deliverPending({ database: backend.database, clock, send, log });

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

  test('are not sent by a process whose clock is ahead while another one sends them', async () => {
    await wait('a@example.com');
    const sent: string[] = [];
    const send: SendMail = async ({ recipient }) => {
      sent.push(recipient);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
      await deliver(async (mail) => void sent.push(mail.recipient));
      vi.useRealTimers();
    };
    await deliver(send);
    expect(sent).toEqual(['a@example.com']);
  });

  test('count as sent once they are, also where the database is away at that moment', async () => {
    await wait('a@example.com');
    let isAway = false;
    const run: Database['run'] = (statement) => {
      if (!isAway) return backend.database.run(statement);
      isAway = false;
      return Promise.reject(new DatabaseUnavailable('lost', undefined));
    };
    const send: SendMail = async () => {
      isAway = true;
    };
    await deliverPending({ database: { ...backend.database, run }, clock, send, log });
    expect(await readOutbox(backend.database)).toMatchObject([{ sentAt: expect.anything() }]);
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
