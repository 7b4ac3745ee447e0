import { bases } from '../../../schemas/routes.ts';
import { json, text, texts } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';
import type { MailContent } from '../../mail/content/readMailContent.ts';
import { keptVisits } from '../../mail/keptVisits.ts';
import { listMail } from '../../mail/listMail.ts';
import { openMail, storedMail } from '../../mail/outbox.ts';
import { putList } from '../../mail/putOnList.ts';

/**
 * Writes anew each list of visits that waits to be sent and has those of others besides, without the appointments with
 * these ids. A list that has no other one left stays as it is, for whoever deletes what mentions the person.
 * @returns how many were written
 */
export async function takeOffLists(
  queries: Queries,
  ids: readonly string[],
  readContent: () => Promise<MailContent>,
): Promise<number> {
  const lists = await queries.rows(
    sql`
    select mail_id::text, listed_ids, ${storedMail} as mail from outbox
    where sent_at is null and given_up_at is null and listed_ids && ${ids}::text[] order by outbox.mail_id for update`,
    { mail_id: text, listed_ids: texts, mail: json },
  );
  let written = 0;
  for (const { mail_id: id, listed_ids: listed, mail } of lists) {
    const others = listed.filter((each) => !ids.includes(each));
    const visits = (await keptVisits(queries, others)).filter(({ status }) => status === 'BOOKED');
    if (visits.length === 0) continue;
    const publicUrl = addressIn((await openMail(queries.keyring, id, mail)).text);
    if (publicUrl === undefined && visits.some(({ starts_at: at }) => at !== null)) throw new Error(NO_LINK);
    const rest = await listMail(queries, others, {
      content: await readContent(),
      publicUrl: publicUrl ?? '',
      now: new Date(),
    });
    await putList(queries, id, others, rest);
    written += 1;
  }
  return written;
}

const NO_LINK = 'A list of visits that waits to be sent has no link to them. Nothing was deleted.';

/** Where guests reach the app, as the server that wrote the list has said; walk-ins alone have no link. */
const addressIn = (list: string): string | undefined =>
  new RegExp(`(https?://\\S+?)${bases.scheduler}/cancel/`).exec(list)?.[1];
