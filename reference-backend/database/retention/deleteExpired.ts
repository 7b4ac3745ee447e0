import { flag, integer, text } from '../columns.ts';
import type { Database, Queries } from '../Database.ts';
import { type Sql, sql } from '../sql.ts';
import { isExpired, KINDS_OF_APPOINTMENTS, type KindOfData, type OwnRetention, retention } from './retention.ts';

/** How many rows one transaction deletes: they are locked for some milliseconds. */
const BATCH = 500;

interface Options {
  readonly now: Date;
  /** Periods that replace those of the table. */
  readonly own?: OwnRetention;
  /** Ends the work after the batch that is under way. */
  readonly closing?: AbortSignal;
}

/** How many rows of each kind were deleted; a kind without any is missing. */
export type Deleted = Readonly<Partial<Record<KindOfData, number>>>;

/**
 * Deletes what is kept no longer, batch by batch, each in a transaction of its own. So it may be cut off anywhere, and
 * goes on the next time. One process does so at a time: each batch needs the lock, and who does not get it leaves the
 * rest to whoever has it. The lock belongs to the transaction, not to the connection, which a pooler may give to others.
 * Rows that somebody uses are left for the next time, so nobody waits for this, and this waits for nobody.
 */
export async function deleteExpired(database: Database, options: Options): Promise<Deleted> {
  const deleted: Partial<Record<KindOfData, number>> = {};
  for (const batch of batches(options)) {
    let kinds: readonly KindOfData[] | undefined;
    do {
      if (options.closing?.aborted) return deleted;
      kinds = await database.transaction(async (queries) => ((await isAlone(queries)) ? batch(queries) : undefined));
      if (kinds === undefined) return deleted;
      for (const kind of kinds) deleted[kind] = (deleted[kind] ?? 0) + 1;
    } while (kinds.length >= BATCH);
  }
  return deleted;
}

/** Takes the lock, which ends with the transaction. Each schema of a database has its own. */
async function isAlone(queries: Queries): Promise<boolean> {
  const [lock] = await queries.rows(
    sql`select pg_try_advisory_xact_lock(hashtext('stepwell retention ' || current_schema)) as taken`,
    { taken: flag },
  );
  return lock?.taken ?? false;
}

/** Deletes some rows, and gives the kind of each. */
type Batch = (queries: Queries) => Promise<readonly KindOfData[]>;

const KINDS = Object.keys(retention) as readonly KindOfData[];

function batches({ now, own = {} }: Options): readonly Batch[] {
  const isOfOneTable = (kind: KindOfData): boolean =>
    !['appointments', 'audit_entries'].includes(retention[kind].table);
  const ofOneTable = KINDS.filter(isOfOneTable).map((kind): Batch => {
    const table: Sql = { texts: [retention[kind].table], values: [] };
    return async (queries) => {
      const count = await queries.run(sql`
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${isExpired(kind, now, own)} limit ${BATCH}::int for update skip locked))`);
      return Array.from({ length: count }, () => kind);
    };
  });
  return [...ofOneTable, (queries) => deleteAppointments(queries, now, own), (queries) => deleteAudit(queries, now)];
}

/** Deletes appointments with their claims. A pair goes together, once both of it may go. */
async function deleteAppointments(queries: Queries, now: Date, own: OwnRetention): Promise<readonly KindOfData[]> {
  const expired = KINDS_OF_APPOINTMENTS.map((kind) => isExpired(kind, now, own)).reduce(
    (all, next) => sql`${all} or ${next}`,
  );
  const found = await queries.rows(
    sql`
    select appointment_id from appointments a
    where followup_of is null and (${expired})
      and not exists (select from appointments where followup_of = a.appointment_id and not (${expired}))
    limit ${BATCH}::int for update skip locked`,
    { appointment_id: text },
  );
  const ids = found.map(({ appointment_id: id }) => id);
  await queries.run(sql`
    delete from claims where appointment_id in (
      select appointment_id from appointments where appointment_id = any(${ids}::text[]) or followup_of = any(${ids}::text[]))`);
  const rows = await queries.rows(
    sql`
    delete from appointments where appointment_id = any(${ids}::text[]) or followup_of = any(${ids}::text[])
    returning case when starts_at is null then 'walkIns' when status = 'CANCELED' then 'canceledAppointments'
      else 'pastAppointments' end as kind`,
    { kind: text },
  );
  return rows.flatMap(({ kind }) => KINDS_OF_APPOINTMENTS.find((each) => each === kind) ?? []);
}

/**
 * Deletes batches of the audit whose time is over, as it was when they were sealed: a seal says until when its entries
 * must be there. The function of the database does so, because the role of a server may delete no entry itself.
 */
async function deleteAudit(queries: Queries, now: Date): Promise<readonly KindOfData[]> {
  const [deleted] = await queries.rows(sql`select delete_expired_audit(${now.toISOString()}::timestamptz) as entries`, {
    entries: integer,
  });
  return Array.from({ length: deleted?.entries ?? 0 }, () => 'audit' as const);
}
