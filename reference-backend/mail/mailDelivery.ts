import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/Database.ts';
import { deliverPending } from './deliverPending.ts';

const RETRY_MS = 30_000;

/** Milliseconds. Together well below the lease of a mail, so that nobody takes it again while it is being sent. */
const PATIENCE = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** Out-of-office replies and mailing lists leave such a mail alone (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

export interface MailDelivery {
  /** Sends what waits in the outbox. Never fails; what could not be sent is tried again later. */
  readonly deliver: () => Promise<void>;
  readonly stop: () => void;
}

/** Where SMTP is configured, mails leave by it: at once, and again in intervals. Else they stay in the outbox. */
export function mailDelivery(
  { smtpUrl, mailFrom }: Configuration,
  database: Database,
  log: FastifyBaseLogger,
): MailDelivery {
  if (!smtpUrl) return { deliver: async () => undefined, stop: () => undefined };
  const transport = createTransport({ url: smtpUrl, ...PATIENCE });
  const send = async (to: string, subject: string, text: string, html: string): Promise<void> => {
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address: to },
      subject,
      text,
      html,
      headers: AUTOMATIC,
    });
  };
  const deliver = async (): Promise<void> => {
    try {
      await deliverPending(database, send);
    } catch (error) {
      log.error({ code: error instanceof Error ? error.name : 'unknown' }, 'mail could not be sent');
    }
  };
  const timer = setInterval(deliver, RETRY_MS);
  timer.unref();
  return {
    deliver,
    stop: () => {
      clearInterval(timer);
      transport.close();
    },
  };
}
