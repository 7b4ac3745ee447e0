import { flag, instant, text, texts } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { mailKey } from '../limits/mailKey.ts';
import { keptVisits } from './keptVisits.ts';
import { listMail } from './listMail.ts';
import { type Mail, putMail } from './outbox.ts';
import type { TicketOptions } from './ticket/ticketLetter.ts';

/** A mailbox gets a list once in this time. */
const HOUR_MS = 3_600_000;

/**
 * Puts visits on the list of their mailbox, which has got as many mails of its own as it may. The first list goes out at
 * once; one that follows waits until an hour after it, and takes up what is booked until then. Bookings for one mailbox
 * wait for each other at its limit, so that there is one list at a time.
 *
 * @param ids in the transaction that books or moves them, after the limit was counted
 */
export async function putOnList(queries: Queries, ids: readonly string[], options: TicketOptions): Promise<void> {
  const [visit] = await keptVisits(queries, ids);
  if (!visit) throw new Error('there is no appointment to list');
  const mailbox = mailKey(queries.keyring, visit.patient.email);
  const now = options.now.toISOString();
  const [last] = await queries.rows(
    sql`
    select mail_id::text, due_at, listed_ids, (due_at > ${now}::timestamptz and sent_at is null) as is_open from outbox
    where mailbox = ${mailbox} order by outbox.mail_id desc limit 1 for update`,
    { mail_id: text, due_at: instant, listed_ids: texts, is_open: flag },
  );
  const listed = [...new Set([...(last?.is_open ? last.listed_ids : []), ...ids])];
  const mail = await listMail(queries, listed, options);
  if (last?.is_open) return putList(queries, last.mail_id, listed, mail);
  const due = new Date(Math.max(options.now.getTime(), (last?.due_at.getTime() ?? 0) + HOUR_MS));
  const [made] = await queries.rows(
    sql`
    insert into outbox (created_at, mailbox, due_at)
    values (${now}::timestamptz, ${mailbox}, ${due.toISOString()}::timestamptz) returning mail_id::text`,
    { mail_id: text },
  );
  if (made) await putList(queries, made.mail_id, listed, mail);
}

/** Puts a list into its row, with the ids of its visits. */
export async function putList(queries: Queries, id: string, listed: readonly string[], mail: Mail): Promise<void> {
  await putMail(queries, id, mail);
  await queries.run(sql`update outbox set listed_ids = ${listed}::text[] where mail_id = ${id}::text::bigint`);
}
