import { createTransport } from 'nodemailer';
import type { Configuration } from '../configuration/configuration.ts';
import { DEADLINES } from '../health/deadlines.ts';
import { inTime } from '../health/inTime.ts';
import type { Step, Traces } from '../health/traces/Traces.ts';
import { deliverPending, type Sending, type SendMail } from './deliverPending.ts';

const RETRY_MS = 30_000;

/** How many mails one process sends at a time: at most so many are sent twice where it dies after a mail server took them. */
const SENDERS = 4;

/** Time limits until the mail server is reached, in milliseconds; those of its answers are `smtpMs`. */
const PATIENCE = { dnsTimeout: 5_000, connectionTimeout: 10_000 };

/**
 * Time limit of all steps together. It is well below the lease of a mail, so that nobody takes the mail while it is
 * being sent.
 */
const MOST_MS = 120_000;

/** Out-of-office programs and mailing lists do not reply to such a mail (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** A server that cannot deliver a mail it has taken sends back its headers only: the mail says who visits a clinic, and cancels. */
const BOUNCE = { return: 'headers', notify: 'failure' };

/** The name and the type of a calendar file: programs offer to add it, or to take out what it cancels. */
const CALENDAR = { filename: 'appointment.ics', contentType: 'text/calendar; charset=utf-8' };

/** How a trace calls it. Of a mail that was not sent it has the code. */
const SENDING: Step = { name: 'send mail', attributes: { 'network.protocol.name': 'smtp' } };

export interface MailDelivery {
  /** Sends the mails that wait in the outbox. Never fails; what could not be sent is tried again later. */
  readonly deliver: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Where SMTP is configured, sends mails on demand and at intervals, a few at a time. Otherwise they stay in the outbox. A
 * mail that is sent twice, because the process died after a mail server took it, has the same Message-ID both times, by
 * which a mailbox knows it.
 */
export function mailDelivery(
  {
    smtpUrl,
    mailFrom,
    deadlines: { smtpMs } = DEADLINES,
  }: Pick<Configuration, 'smtpUrl' | 'mailFrom'> & Partial<Pick<Configuration, 'deadlines'>>,
  sending: Omit<Sending, 'send'>,
  traces?: Pick<Traces, 'whole' | 'apart'>,
): MailDelivery {
  if (!smtpUrl) return { deliver: async () => undefined, stop: () => undefined };
  const transport = createTransport({ url: smtpUrl, ...PATIENCE, greetingTimeout: smtpMs, socketTimeout: smtpMs });
  const domain = /@([^@>]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost';
  const send: SendMail = async ({ key, recipient, subject, text, html, calendar }) => {
    const sent = transport.sendMail({
      from: mailFrom,
      messageId: `<${key}@${domain}>`,
      dsn: { ...BOUNCE, id: key },
      to: { name: '', address: recipient },
      subject,
      text,
      html,
      ...(calendar !== undefined && { attachments: [{ ...CALENDAR, content: calendar }] }),
      headers: AUTOMATIC,
    });
    await inTime(sent, MOST_MS, () => Object.assign(new Error('not sent in time'), { code: 'ETIMEDOUT' }));
  };
  const tracedSend: SendMail = traces ? (mail) => traces.whole(SENDING, () => send(mail)) : send;
  let [senders, isAskedAgain] = [0, false];
  const deliverAll = async (): Promise<void> => {
    isAskedAgain = true;
    if (senders === SENDERS) return;
    senders += 1;
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        await deliverPending({ ...sending, send: tracedSend });
      }
    } catch (error) {
      const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
      sending.log.error({ code }, 'the database was not asked for mails that wait');
    } finally {
      senders -= 1;
    }
  };
  // The mails that wait are those of all guests, not of the request that has called for it.
  const deliver = traces ? () => traces.apart(deliverAll) : deliverAll;
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
