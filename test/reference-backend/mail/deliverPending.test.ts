import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverPending } from '../../../reference-backend/mail/deliverPending.ts';
import { putIntoOutbox, readOutbox } from '../../../reference-backend/mail/outbox.ts';
import { databaseKinds, startBackend, type TestBackend } from '../TestBackend.ts';

const mail = (recipient: string) => ({ recipient, subject: 'S', text: 'T', html: '<p>T</p>' });

describe.each(databaseKinds)('mails that wait on %s', (kind) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(kind);
  }, 60_000);
  afterAll(() => backend.close());
  beforeEach(() => backend.database.script('delete from outbox'));

  const wait = async (...recipients: readonly string[]) => {
    for (const recipient of recipients) await putIntoOutbox(backend.database, mail(recipient), new Date());
  };

  test('are sent once, whoever else is sending', async () => {
    await wait('a@example.com', 'b@example.com', 'c@example.com');
    const sent: string[] = [];
    const send = async (to: string) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      sent.push(to);
    };
    await Promise.all([deliverPending(backend.database, send), deliverPending(backend.database, send)]);
    await deliverPending(backend.database, send);

    expect(sent.sort()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
    expect((await readOutbox(backend.database)).every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  test('are tried again after a failure, when the lease is over', async () => {
    await wait('a@example.com');
    const fail = () => Promise.reject(new Error('no server'));
    await expect(deliverPending(backend.database, fail)).rejects.toThrow('no server');
    const sent: string[] = [];
    const send = async (to: string) => void sent.push(to);
    await deliverPending(backend.database, send);
    expect(sent).toEqual([]);

    await backend.database.script(`update outbox set leased_until = leased_until - interval '61 seconds'`);
    await deliverPending(backend.database, send);
    expect(sent).toEqual(['a@example.com']);
  });

  test('are given up after ten attempts', async () => {
    await wait('a@example.com');
    let attempts = 0;
    const fail = async () => {
      attempts += 1;
      throw new Error('no server');
    };
    for (let turn = 0; turn < 12; turn += 1) {
      await deliverPending(backend.database, fail).catch(() => undefined);
      await backend.database.script(`update outbox set leased_until = leased_until - interval '61 seconds'`);
    }
    expect(attempts).toBe(10);
  });
});
