import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readOutbox } from '../../../reference-backend/mail/outbox.ts';
import { book, booking, cancel, sunday } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';
import { type SmtpServer, startSmtpServer } from './SmtpServer.ts';

const patience = { timeout: 15_000 };

/** The parts of a mail, decoded. */
function splitParts(data: string): { readonly headers: string; readonly bodies: string } {
  const [headers = '', ...rest] = data.split('\r\n\r\n');
  const decoded = rest
    .join('\r\n\r\n')
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, bodies: decoded };
}

/** The attached file, decoded. */
function readAttachment(data: string): string {
  const [, encoded = ''] = /Content-Disposition: attachment.*?\r\n\r\n(.*?)\r\n--/s.exec(data) ?? [];
  return Buffer.from(encoded, 'base64').toString('utf8').replaceAll('\r\n ', '');
}

describe.each(kindsOfCalls)('mails that leave by SMTP, on %s', (kind) => {
  let smtp: SmtpServer;
  let backend: TestBackend;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    backend = await startBackend({ smtpUrl: smtp.url, mailFrom: 'Stepwell <visits@stepwell.example>' }, kind);
  }, 60_000);
  afterAll(async () => {
    await backend.close();
    await smtp.close();
  });
  beforeEach(() => backend.setClock(sunday));

  test('are the confirmation and the cancellation, as text and as HTML, once each', async () => {
    const { id, confirmCode, calendarUid } = await book(backend.guest(), booking('Ann', '08:00:00'), 'a-key');
    await book(backend.guest(), booking('Ann', '08:00:00'), 'a-key');
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), patience);
    await cancel(backend.guest(), id, confirmCode);
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), patience);

    const [confirmation, cancellation] = smtp.received;
    expect(confirmation).toMatchObject({ from: 'visits@stepwell.example', to: ['guest@example.com'] });
    const { headers, bodies } = splitParts(confirmation?.data ?? '');
    expect(headers).toMatch(/^From: Stepwell <visits@stepwell\.example>$/m);
    expect(headers).toMatch(/^To: guest@example\.com$/m);
    expect(headers).toMatch(/^Subject: Your appointment: Mon, Mar 1 at 8:00 AM EST$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(headers).toMatch(/^Content-Type: multipart\/mixed;/m);
    expect(bodies).toContain('Content-Type: text/plain; charset=utf-8');
    expect(bodies).toContain('Content-Type: text/html; charset=utf-8');
    expect(bodies).toMatch(/Content-Type: text\/calendar; charset=utf-8;\s+name=appointment\.ics/);
    expect(readAttachment(confirmation?.data ?? '')).toContain(`UID:${calendarUid}`);
    expect(bodies.split(`/health-services/scheduler/cancel/${id}/${confirmCode}`)).toHaveLength(3);
    expect(splitParts(cancellation?.data ?? '').headers).toMatch(
      /^Subject: Canceled: your appointment on Mon, Mar 1 at 8:00 AM EST$/m,
    );
    await vi.waitFor(async () => {
      const mails = await readOutbox(backend.database);
      expect(mails.every(({ sentAt }) => sentAt !== null)).toBe(true);
    }, patience);
  });

  test('that the server does not take now are sent later, and the booking stands', async () => {
    const before = smtp.received.length;
    smtp.refuse(1);
    const { status } = await book(backend.guest(), booking('Bea', '09:00:00'));
    expect(status).toBe('BOOKED');
    await vi.waitFor(() => expect(smtp.refused).toEqual(['guest@example.com']), patience);
    expect(smtp.received).toHaveLength(before);

    await backend.database.script("update outbox set leased_until = leased_until - interval '61 seconds'");
    await book(backend.guest(), booking('Cay', '09:30:00'));
    await vi.waitFor(() => expect(smtp.received).toHaveLength(before + 2), patience);
    expect(smtp.received.slice(before).filter(({ data }) => data.includes('Hello Bea'))).toHaveLength(1);
  });
});
