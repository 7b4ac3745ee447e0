import { instant, json, nullable, text } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import type { Keyring } from '../database/sealing/createKeyring.ts';
import { type Sql, sql } from '../database/sql.ts';

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

/** A mail of the outbox, to be opened. One that no program has sealed yet is there as JSON. */
export const storedMail: Sql = sql`coalesce(to_jsonb(sealed), jsonb_strip_nulls(jsonb_build_object(
  'recipient', recipient, 'subject', subject, 'text', body_text, 'html', body_html, 'calendar', calendar)))`;

/** @param opened what was sealed */
export function readMail(opened: unknown): Mail {
  const members: Readonly<Record<string, unknown>> = { ...(typeof opened === 'object' && opened) };
  const read = (name: keyof Mail): string => {
    const text = members[name];
    if (typeof text === 'string') return text;
    throw new TypeError(`a stored mail has no ${name}`);
  };
  return {
    recipient: read('recipient'),
    subject: read('subject'),
    text: read('text'),
    html: read('html'),
    ...(members.calendar !== undefined && { calendar: read('calendar') }),
  };
}

/** Puts a mail into the outbox, in the transaction of what it reports. */
export async function putIntoOutbox(queries: Queries, mail: Mail, now: Date): Promise<void> {
  const [row] = await queries.rows(
    sql`insert into outbox (created_at) values (${now.toISOString()}::timestamptz) returning mail_id::text`,
    { mail_id: text },
  );
  if (row) await putMail(queries, row.mail_id, mail);
}

/** Puts the mail into its row, for which alone it is sealed. */
export async function putMail(queries: Queries, id: string, mail: Mail): Promise<void> {
  const sealed = await queries.keyring.seal(mail, { table: 'outbox', id });
  await queries.run(sql`
    update outbox set sealed = ${sealed}, recipient = null, subject = null, body_text = null, body_html = null
    where mail_id = ${id}::text::bigint`);
}

/** Opens the mail of a row, as the row has it. */
export const openMail = async ({ open }: Pick<Keyring, 'open'>, id: string, stored: unknown): Promise<Mail> =>
  readMail(await open(stored, { table: 'outbox', id }));

/** The mails, the latest first, 200 at most. */
export async function readOutbox(queries: Queries): Promise<readonly StoredMail[]> {
  const rows = await queries.rows(
    sql`select mail_id::text, created_at, ${storedMail} as mail, sent_at from outbox order by outbox.mail_id desc limit 200`,
    { mail_id: text, created_at: instant, mail: json, sent_at: nullable(instant) },
  );
  const stored = rows.map(async ({ mail_id: id, created_at: createdAt, mail, sent_at: sentAt }) => ({
    id,
    createdAt,
    ...(await openMail(queries.keyring, id, mail)),
    sentAt,
  }));
  return Promise.all(stored);
}

export async function clearOutbox(queries: Queries): Promise<void> {
  await queries.run(sql`delete from outbox`);
}
