import { instant, nullable, text } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The calendar file that is attached. */
  readonly calendar?: string;
}

/** A mail of the outbox; `sentAt` is null until it is sent by SMTP. */
export interface StoredMail extends Mail {
  readonly id: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** Puts a mail into the outbox, in the transaction of what it reports. */
export async function putIntoOutbox(queries: Queries, mail: Mail, now: Date): Promise<void> {
  await queries.run(sql`
    insert into outbox (created_at, recipient, subject, body_text, body_html, calendar)
    values (${now.toISOString()}::timestamptz, ${mail.recipient}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.calendar ?? null}::text)`);
}

/** The mails, the latest first, 200 at most. */
export async function readOutbox(queries: Queries): Promise<readonly StoredMail[]> {
  const rows = await queries.rows(
    sql`select mail_id::text, created_at, recipient, subject, body_text, body_html, calendar, sent_at from outbox order by outbox.mail_id desc limit 200`,
    {
      mail_id: text,
      created_at: instant,
      recipient: text,
      subject: text,
      body_text: text,
      body_html: text,
      calendar: nullable(text),
      sent_at: nullable(instant),
    },
  );
  return rows.map((row) => ({
    id: row.mail_id,
    createdAt: row.created_at,
    recipient: row.recipient,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    ...(row.calendar !== null && { calendar: row.calendar }),
    sentAt: row.sent_at,
  }));
}

export async function clearOutbox(queries: Queries): Promise<void> {
  await queries.run(sql`delete from outbox`);
}
