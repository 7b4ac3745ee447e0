import { noteAct } from '../../database/audit/noteAct.ts';
import { integer } from '../../database/columns.ts';
import type { Database, Queries } from '../../database/Database.ts';
import { type Sql, sql } from '../../database/sql.ts';
import type { MailContent } from '../../mail/content/readMailContent.ts';
import type { Person } from './findPerson.ts';
import { scanTable } from './scanTable.ts';
import { takeOffLists } from './takeOffLists.ts';

/** Rows by their table. */
export type Counts = Readonly<Record<string, number>>;

/** What was done about a person. */
export interface Forgotten {
  readonly deleted: Counts;
  /** Lists of visits of several people that wait to be sent, and were written anew without the person. */
  readonly lists: number;
}

/** The rows about a person, in an order in which they can be deleted. */
async function rowsOf(queries: Queries, { ids, marks, keys }: Person): Promise<Readonly<Record<string, Sql>>> {
  const replies = await findMentions(queries, marks, 'idempotent_replies', 'idempotency_key');
  const mails = await findMentions(queries, marks, 'outbox', 'mail_id');
  return {
    claims: sql`from claims where appointment_id = any(${ids}::text[])`,
    idempotent_replies: sql`from idempotent_replies where idempotency_key = any(${replies}::text[])`,
    outbox: sql`from outbox where mail_id = any(${mails}::text[]::bigint[])`,
    limit_uses: sql`from limit_uses where split_part(who, ' ', 1) = any(${keys}::text[])`,
    appointments: sql`from appointments where appointment_id = any(${ids}::text[])`,
  };
}

/** The keys of the rows in which one of the marks is part of a text. */
async function findMentions(queries: Queries, marks: readonly string[], table: string, key: string) {
  const found = new Set<string>();
  const note: Parameters<typeof scanTable>[3] = (_column, content, row) => {
    if (marks.some((mark) => content.includes(mark))) found.add(String(row[key]));
  };
  await scanTable(queries, table, () => marks, note);
  return [...found];
}

/** How much there is about a person. */
export async function countRows(queries: Queries, person: Person): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const [table, rows] of Object.entries(await rowsOf(queries, person))) {
    const [row] = await queries.rows(sql`select count(*)::int as found ${rows}`, { found: integer });
    counts[table] = row?.found ?? 0;
  }
  return counts;
}

/**
 * Deletes everything about a person in one transaction, in which a time that is still to come is free again. Nobody
 * gets a mail about it; a list for one mailbox that waits goes out with the visits of the others. The audit has nothing about the person, stays whole, and gets an entry for each appointment.
 * @param who the operator, as the audit has one
 * @param readContent what such a list says
 */
export async function forgetPerson(
  database: Database,
  person: Person,
  who: string,
  readContent: () => Promise<MailContent>,
): Promise<Forgotten> {
  return database.transaction(async (queries) => {
    const { ids } = person;
    await queries.run(
      sql`select from appointments where appointment_id = any(${ids}::text[]) order by followup_of nulls first for update`,
    );
    const lists = await takeOffLists(queries, ids, readContent);
    const counts: Record<string, number> = {};
    for (const [table, rows] of Object.entries(await rowsOf(queries, person)))
      counts[table] = await queries.run(sql`delete ${rows}`);
    await queries.run(sql`
      update appointments set may_be_same_as = array(select id from unnest(may_be_same_as) as id where id <> all(${ids}::text[]))
      where may_be_same_as && ${ids}::text[]`);
    await noteAct(queries, { act: 'forgot', who, what: ids, now: new Date() });
    return { deleted: counts, lists };
  });
}
