import { flag, instant, text, texts } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { mailKey } from '../limits/mailKey.ts';
import { keptVisits } from './keptVisits.ts';
import { listMail } from './listMail.ts';
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
  const sealed = await queries.keyring.seal(await listMail(queries, listed, options));
  if (last?.is_open) {
    await queries.run(sql`
      update outbox set sealed = ${sealed}, recipient = null, subject = null, body_text = null, body_html = null,
        listed_ids = ${listed}::text[]
      where mail_id = ${last.mail_id}::text::bigint`);
    return;
  }
  const due = new Date(Math.max(options.now.getTime(), (last?.due_at.getTime() ?? 0) + HOUR_MS));
  await queries.run(sql`
    insert into outbox (created_at, sealed, mailbox, due_at, listed_ids)
    values (${now}::timestamptz, ${sealed}, ${mailbox}, ${due.toISOString()}::timestamptz, ${listed}::text[])`);
}
