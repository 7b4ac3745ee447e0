import { createTransport } from 'nodemailer';
import type { Configuration } from '../../../reference-backend/configuration/configuration.ts';
import { describeError, type Finding, fine, note, wrong } from './Finding.ts';

const PATIENCE = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 };

/** Looks whether the mail server takes the connection and the password. It sends nothing. */
export async function examineMail({ smtpUrl }: Pick<Configuration, 'smtpUrl'>): Promise<Finding> {
  if (!smtpUrl) return note('mail server', 'There is none: mails stay in the outbox. Set SMTP_URL.');
  const transport = createTransport({ url: smtpUrl, ...PATIENCE });
  try {
    await transport.verify();
    return fine('mail server', 'It takes mails from here.');
  } catch (error) {
    return wrong('mail server', `It takes no mails from here: ${describeError(error)}`);
  } finally {
    transport.close();
  }
}
