import { flag, integer, text } from '../columns.ts';
import type { Database, Queries } from '../Database.ts';
import { type OwnRetention, periodOf } from '../retention/retention.ts';
import { sql } from '../sql.ts';
import { type AuditSeal, auditTime, makeSeal } from './AuditSeal.ts';
import { entryColumns, entryValues } from './readChain.ts';

/** How many entries one seal has at most. */
const BATCH = 1_000;

interface Options {
  readonly now: Date;
  readonly own?: OwnRetention;
  /** Ends the work after the batch that is under way. */
  readonly closing?: AbortSignal;
}

/**
 * Seals the entries that are not sealed yet, whatever their number: one whose transaction was slow is sealed the next
 * time. One process does so at a time; another one leaves it to that.
 * @returns the seals that were made
 */
export async function sealAudit(database: Database, options: Options): Promise<readonly AuditSeal[]> {
  const seals: AuditSeal[] = [];
  let seal: AuditSeal | undefined;
  do {
    if (options.closing?.aborted) return seals;
    seal = await database.transaction((queries) => sealBatch(queries, options));
    if (seal) seals.push(seal);
  } while (seal?.entries === BATCH);
  return seals;
}

/** Takes the lock, which ends with the transaction. Each schema of a database has its own. */
async function isAlone(queries: Queries): Promise<boolean> {
  const [lock] = await queries.rows(
    sql`select pg_try_advisory_xact_lock(hashtext('stepwell audit ' || current_schema)) as taken`,
    { taken: flag },
  );
  return lock?.taken ?? false;
}

async function sealBatch(queries: Queries, { now, own = {} }: Options): Promise<AuditSeal | undefined> {
  if (!(await isAlone(queries))) return undefined;
  const [first, ...others] = await queries.rows(
    sql`select ${entryValues} from audit_entries where seal is null order by entry_id limit ${BATCH}::int`,
    entryColumns,
  );
  if (!first) return undefined;
  const entries = [first, ...others] as const;
  const [before] = await queries.rows(sql`select number, hash from audit_seals order by number desc limit 1`, {
    number: integer,
    hash: text,
  });
  const keptUntil = new Date(now.getTime() + periodOf('audit', own));
  const seal = makeSeal(queries.keyring, before, entries, {
    sealedAt: auditTime(now),
    keptUntil: auditTime(keptUntil),
  });
  await queries.run(sql`
    insert into audit_seals
      (number, sealed_at, kept_until, first_entry, last_entry, entries, entries_hash, hash_before, hash, key_id, mac)
    values (${seal.number}::int, ${seal.sealedAt}::timestamptz, ${seal.keptUntil}::timestamptz, ${seal.firstEntry}::text::bigint,
      ${seal.lastEntry}::text::bigint, ${seal.entries}::int, ${seal.entriesHash}, ${seal.hashBefore}, ${seal.hash}, ${seal.keyId}, ${seal.mac})`);
  await queries.run(sql`
    update audit_entries set seal = ${seal.number}::int
    where entry_id = any(${entries.map(({ id }) => id)}::text[]::bigint[])`);
  return seal;
}
