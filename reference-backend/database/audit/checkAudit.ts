import { integer, nullable, text } from '../columns.ts';
import type { Queries } from '../Database.ts';
import { sql } from '../sql.ts';
import type { AuditSeal } from './AuditSeal.ts';
import { findBreak, findBreakAtEnd } from './findBreak.ts';
import { readChain } from './readChain.ts';

/** What a check of the whole audit has found. */
export interface AuditReport {
  readonly seals: number;
  /** Entries under a seal, up to the first break. */
  readonly sealed: number;
  /** Entries that went with their batch, because their time was over. */
  readonly expired: number;
  /** Entries that wait for their seal, and nothing protects until then. */
  readonly unsealed: number;
  /** Times of the first and the last entry that there is. */
  readonly from: string | null;
  readonly to: string | null;
  readonly newest?: AuditSeal;
  /** The first place that is broken, in words. */
  readonly broken?: string;
}

/**
 * Checks the chain of seals from the first one, with every entry.
 * @param known the hash of a seal that was noted elsewhere, which must be there
 */
export async function checkAudit(queries: Queries, now: Date, known?: string): Promise<AuditReport> {
  const counts = await countEntries(queries);
  let [sealed, expired, seals, isKnown] = [0, 0, 0, known === undefined];
  let newest: AuditSeal | undefined;
  for await (const batch of readChain(queries)) {
    const broken = findBreak(queries.keyring, newest, batch, now);
    const { seal, entries } = batch;
    if (broken) return { ...counts, seals, sealed, expired, ...(newest && { newest }), broken };
    newest = seal;
    seals += 1;
    sealed += entries.length;
    expired += seal.entries - entries.length;
    isKnown ||= seal.hash === known;
  }
  const broken =
    (await findLoose(queries)) ??
    findBreakAtEnd(queries.keyring, newest) ??
    (isKnown ? undefined : `no seal has the hash ${known}: the end of the chain is missing, or all of it is another`);
  return { ...counts, seals, sealed, expired, ...(newest && { newest }), ...(broken && { broken }) };
}

async function countEntries(queries: Queries) {
  const [row] = await queries.rows(
    sql`
    select count(*) filter (where seal is null)::int as unsealed,
      to_char(min(happened_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as from,
      to_char(max(happened_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as to
    from audit_entries`,
    { unsealed: integer, from: nullable(text), to: nullable(text) },
  );
  return { unsealed: row?.unsealed ?? 0, from: row?.from ?? null, to: row?.to ?? null };
}

/** Entries under a seal that is not there: it was the newest, or has never been. */
async function findLoose(queries: Queries): Promise<string | undefined> {
  const [row] = await queries.rows(
    sql`select min(seal) as seal from audit_entries e
      where seal is not null and not exists (select from audit_seals where number = e.seal)`,
    { seal: nullable(integer) },
  );
  return row?.seal ? `seal ${row.seal} is missing, and its entries are there` : undefined;
}
