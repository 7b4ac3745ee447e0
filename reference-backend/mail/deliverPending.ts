import { text } from '../database/columns.ts';
import type { Database } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

export type SendMail = (to: string, subject: string, text: string, html: string) => Promise<void>;

const MOST_ATTEMPTS = 10;
const LEASE_MS = 60_000;

/**
 * Sends the mails that wait, one by one. A process leases a mail while it sends it, so that no two send the same one.
 * @throws what `send` throws; that mail is tried again when its lease is over, ten times in all
 */
export async function deliverPending(database: Database, send: SendMail): Promise<void> {
  for (;;) {
    const mail = await leaseMail(database);
    if (!mail) return;
    await send(mail.recipient, mail.subject, mail.body_text, mail.body_html);
    const now = new Date().toISOString();
    await database.run(
      sql`update outbox set sent_at = ${now}::timestamptz where mail_id = ${mail.mail_id}::text::bigint`,
    );
  }
}

async function leaseMail(database: Database) {
  const now = Date.now();
  const [mail] = await database.rows(
    sql`
    update outbox set attempts = attempts + 1, leased_until = ${new Date(now + LEASE_MS).toISOString()}::timestamptz
    where mail_id = (
      select mail_id from outbox
      where sent_at is null and attempts < ${MOST_ATTEMPTS}::int
        and (leased_until is null or leased_until < ${new Date(now).toISOString()}::timestamptz)
      order by attempts, mail_id limit 1 for update skip locked
    )
    returning mail_id::text, recipient, subject, body_text, body_html`,
    { mail_id: text, recipient: text, subject: text, body_text: text, body_html: text },
  );
  return mail;
}
