import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { flag, instant, integer, text } from '../../../reference-backend/database/columns.ts';
import { deleteExpired } from '../../../reference-backend/database/retention/deleteExpired.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { DEADLINES } from '../../../reference-backend/health/deadlines.ts';
import { type MailDelivery, mailDelivery } from '../../../reference-backend/mail/mailDelivery.ts';
import { putIntoOutbox } from '../../../reference-backend/mail/outbox.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';
import { type SmtpServer, startSmtpServer } from './SmtpServer.ts';

const hour = 3_600_000;
const begin = new Date('2027-03-01T12:00:00Z');

describe.each(kindsOfCalls)('mails on %s', (kind) => {
  let backend: TestBackend;
  let smtp: SmtpServer;
  let delivery: MailDelivery;
  let now = begin;
  const log = { warn: vi.fn(), error: vi.fn() };
  const deliveryTo = (smtpUrl: string): MailDelivery =>
    mailDelivery(
      { smtpUrl, mailFrom: 'visits@stepwell.example' },
      { database: backend.database, clock: async () => now, log },
    );
  beforeAll(async () => {
    backend = await startBackend({}, kind);
    smtp = await startSmtpServer();
  }, 60_000);
  afterAll(async () => {
    await backend.close();
    await smtp.close();
  });
  beforeEach(async () => {
    await backend.database.script('delete from outbox');
    now = begin;
    log.warn.mockClear();
    log.error.mockClear();
    delivery?.stop();
    delivery = deliveryTo(smtp.url);
  });

  test('wait for a silent mail server no longer than smtpMs', async () => {
    const silent = createServer((socket) => void socket.on('error', () => undefined));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const sending = { database: backend.database, clock: async () => now, log };
    const patience = { ...DEADLINES, smtpMs: 300 };
    const short = mailDelivery({ smtpUrl, mailFrom: 'visits@stepwell.example', deadlines: patience }, sending);
    await put('canary@example.com');
    const begun = performance.now();
    await short.deliver();
    expect(performance.now() - begun).toBeLessThan(8_000);
    expect(log.warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('canary');
    short.stop();
    silent.close();
  });

  const put = (recipient: string) =>
    putIntoOutbox(backend.database, { recipient, subject: 'For Canary', text: 'T', html: '<p>T</p>' }, begin);
  /** Delivers later, as after the pause that follows a failed try. */
  const deliverLater = async (hours: number) => {
    now = new Date(begin.getTime() + hours * hour);
    await backend.database.script(`update outbox set leased_until = leased_until - interval '31 minutes'`);
    await delivery.deliver();
  };
  const outbox = () =>
    backend.database.rows(
      sql`select mail_id::text as id, attempts, sent_at is not null as sent, given_up_at is not null as given_up from outbox order by mail_id`,
      { id: text, attempts: integer, sent: flag, given_up: flag },
    );

  test.each([
    ['that is not there', undefined, { code: 'ECONNREFUSED', command: 'CONN' }],
    ['that greets with 421', '421 too busy for canary@example.com', { smtp: 421 }],
    ['that greets with 554', '554 no service for canary@example.com', { smtp: 554 }],
  ])('for a server %s wait until it is back, however often they were tried', async (_what, greeting, reason) => {
    const down = await brokenServer(greeting);
    delivery.stop();
    delivery = deliveryTo(down.url);
    await put('canary@example.com');
    for (let tries = 1; tries <= 15; tries += 1) await deliverLater(tries * 3);
    expect((await outbox())[0]).toMatchObject({ attempts: 0, sent: false, given_up: false });
    expect(log.warn).toHaveBeenCalledTimes(15);
    expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ ...reason, mailId: expect.any(String), attempts: 0 });
    expect(log.error).not.toHaveBeenCalled();
    expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/canary|too busy/i);
    await down.close();

    const before = smtp.received.length;
    delivery.stop();
    delivery = deliveryTo(smtp.url);
    await deliverLater(46);
    expect(smtp.received).toHaveLength(before + 1);
    expect((await outbox())[0]).toMatchObject({ sent: true });
  });

  test('go over a few connections, however many bookings ask at once, and none is left', async () => {
    const before = smtp.received.length;
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        await put(`guest${index}@example.com`);
        await delivery.deliver();
      }),
    );
    await expect.poll(async () => (await outbox()).every(({ sent }) => sent)).toBe(true);
    expect(smtp.received.length - before).toBe(40);
    expect(smtp.mostAtOnce()).toBeLessThanOrEqual(4);
  });

  test('that are sent twice have one Message-ID, and no two mails share it', async () => {
    const before = smtp.received.length;
    await put('a@example.com');
    await put('b@example.com');
    await delivery.deliver();
    await backend.database.script('update outbox set sent_at = null, leased_until = null');
    await delivery.deliver();
    const ids = smtp.received
      .slice(before)
      .map(({ data }) => /^Message-ID: (<.+@stepwell\.example>)$/im.exec(data)?.[1]);
    expect(ids).toHaveLength(4);
    expect(ids).not.toContain(undefined);
    expect([...new Set(ids)]).toEqual(ids.slice(0, 2));
  });

  test('that the server does not take now are tried again, ever more rarely, and the others are sent', async () => {
    smtp.refuse(1);
    await put('canary@example.com');
    await put('b@example.com');
    await delivery.deliver();
    expect((await outbox()).map(({ attempts, sent }) => [attempts, sent])).toEqual([
      [1, false],
      [0, true],
    ]);
    expect(log.warn.mock.calls[0]?.[0]).toMatchObject({
      code: 'EENVELOPE',
      smtp: 451,
      command: 'RCPT TO',
      attempts: 1,
    });
    expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/canary|later/i);
    smtp.refuse(12);
    for (let tries = 1; tries <= 12; tries += 1) await deliverLater(tries);
    const [row] = await backend.database.rows(sql`select max(leased_until) as next from outbox where sent_at is null`, {
      next: instant,
    });
    expect((row?.next.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * 60_000);
    await deliverLater(20);
    expect((await outbox()).every(({ sent }) => sent)).toBe(true);
    expect(log.error).not.toHaveBeenCalled();
  });

  test('to a mailbox that does not exist are given up with one line, and forgotten a day after', async () => {
    smtp.refuse(1, '550 5.1.1 canary@example.com is nobody');
    await put('canary@example.com');
    await delivery.deliver();
    const [mail] = await outbox();
    expect(mail).toMatchObject({ given_up: true, sent: false });
    await deliverLater(1);
    expect(log.error.mock.calls).toEqual([
      [
        { mailId: mail?.id, attempts: 1, code: 'EENVELOPE', smtp: 550, command: 'RCPT TO' },
        'mail given up: it will not be sent',
      ],
    ]);
    await deleteExpired(backend.database, { now: new Date(begin.getTime() + 23 * hour) });
    expect(await outbox()).toHaveLength(1);
    await deleteExpired(backend.database, { now: new Date(begin.getTime() + 25 * hour) });
    expect(await outbox()).toEqual([]);
  });

  test('that a policy of the server refuses are tried again', async () => {
    smtp.refuse(1, '554 5.7.1 relay access denied');
    await put('canary@example.com');
    await delivery.deliver();
    expect((await outbox())[0]).toMatchObject({ given_up: false, attempts: 1 });
    await deliverLater(1);
    expect((await outbox())[0]).toMatchObject({ sent: true });
  });

  test('that nobody took for two days are given up, with one line', async () => {
    const down = await brokenServer(undefined);
    delivery.stop();
    delivery = deliveryTo(down.url);
    await put('canary@example.com');
    await deliverLater(47);
    expect(log.error).not.toHaveBeenCalled();
    await deliverLater(49);
    await deliverLater(50);
    expect((await outbox())[0]).toMatchObject({ given_up: true });
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.error.mock.calls[0]?.[0]).toEqual({ mailId: expect.any(String), attempts: 0, code: 'tooOld' });
    await deleteExpired(backend.database, { now: new Date(begin.getTime() + 74 * hour) });
    expect(await outbox()).toEqual([]);
  });
});

/** A server that only sends this greeting; without a greeting there is no server. */
async function brokenServer(greeting: string | undefined) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(`${greeting}\r\n`);
  });
  server.listen(0, '127.0.0.1');
  while (!server.listening) await wait(1);
  const address = server.address();
  const url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  if (greeting === undefined) server.close();
  return {
    url,
    close: async () => {
      server.close();
    },
  };
}
