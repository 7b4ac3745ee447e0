import { createHash, createHmac } from 'node:crypto';
import type { SchemaCheck } from '../../schemas/SchemaCheck.ts';
import { refuse } from '../calls/handling/Refusal.ts';
import { json, text } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { type Sql, sql } from '../database/sql.ts';
import type { Guest } from '../guest/Guest.ts';

export interface Attempt<Reply> {
  /** The caller's Idempotency-Key; without one the work just runs. */
  readonly key: string | undefined;
  /** The guest who sent the key. */
  readonly guest: Pick<Guest, 'key' | 'isKnown'>;
  readonly call: string;
  readonly request: unknown;
  readonly now: Date;
  readonly checkReply: SchemaCheck<Reply>;
  /** Whether a first reply is still true. One that is not is ignored, and the work runs again. */
  readonly isStillValid?: (queries: Queries, reply: Reply) => Promise<boolean>;
}

/**
 * Finds the first reply for the key, so that a retry costs nothing. It sees no work that is still under way.
 * @throws Refusal 400 for an invalid key, 422 where the guest's key came with another request before
 */
export async function findFirstReply<Reply>(queries: Queries, attempt: Attempt<Reply>): Promise<Reply | undefined> {
  if (attempt.key === undefined) return undefined;
  const before = await firstReply(queries, identify(attempt.key, attempt), attempt, sql``);
  return before.kind === 'valid' ? before.reply : undefined;
}

/**
 * Runs `work` the first time that a guest sends a key, and gives the first reply every other time. Call it in the
 * transaction of the work: a retry that arrives meanwhile waits for the first to end, and work that fails leaves no
 * trace of its key. The key itself is not stored, so that nobody can find out a request by trying values against its
 * hash.
 *
 * A guest without a cookie may be one whose first reply was lost together with its cookie. Such a guest is recognized
 * by the same key with exactly the same request.
 * @throws Refusal 400 for an invalid key, 422 where the guest's key came with another request before
 */
export async function runOnce<Reply>(
  queries: Queries,
  attempt: Attempt<Reply>,
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (attempt.key === undefined) return work();
  const { guest, now } = attempt;
  const identity = identify(attempt.key, attempt);
  const { id: own, keyHash, requestHash } = identity;
  // Its row is locked, so that of two retries one does the work and the other waits for its reply.
  const before = await firstReply(queries, identity, attempt, sql`for update`);
  if (before.kind === 'valid') return before.reply;
  const isFirst =
    before.kind === 'none' &&
    (await queries.run(sql`
      insert into idempotent_replies (idempotency_key, key_hash, guest, request_hash, created_at)
      values (${own}, ${keyHash}, ${guest.key}, ${requestHash}, ${now.toISOString()}::timestamptz) on conflict do nothing`));
  const found =
    isFirst || before.kind === 'over' ? before : await firstReply(queries, identity, attempt, sql`for update`);
  if (found.kind === 'valid') return found.reply;
  const reply = await work();
  const id = found.kind === 'over' ? found.id : own;
  const sealed = await queries.keyring.seal(reply, { table: 'idempotent_replies', id });
  await queries.run(
    sql`update idempotent_replies set sealed = ${sealed}, reply = null, guest = ${guest.key} where idempotency_key = ${id}`,
  );
  return reply;
}

/** How an attempt is stored. */
interface Identity {
  readonly id: string;
  readonly keyHash: string;
  readonly requestHash: string;
  /** The condition for its row. */
  readonly row: Sql;
}

function identify(
  key: string,
  { call, request, guest }: Pick<Attempt<unknown>, 'call' | 'request' | 'guest'>,
): Identity {
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) throw refuse('badIdempotencyKey');
  const keyHash = digest(`${call} ${key}`);
  const requestHash = createHmac('sha256', key).update(JSON.stringify(request)).digest('base64url');
  const id = digest(`${keyHash} ${guest.isKnown ? guest.key : requestHash}`);
  return {
    id,
    keyHash,
    requestHash,
    row: sql`key_hash = ${keyHash} and (guest = ${guest.key} or idempotency_key = ${id})`,
  };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

type First<Reply> =
  | { readonly kind: 'none' }
  | { readonly kind: 'over'; readonly id: string }
  | { readonly kind: 'valid'; readonly reply: Reply };

async function firstReply<Reply>(
  queries: Queries,
  { row, requestHash }: Identity,
  { checkReply, isStillValid }: Attempt<Reply>,
  lock: Sql,
): Promise<First<Reply>> {
  const [stored] = await queries.rows(
    sql`select idempotency_key, request_hash, coalesce(to_jsonb(sealed), reply) as reply from idempotent_replies where ${row} order by created_at limit 1 ${lock}`,
    { idempotency_key: text, request_hash: text, reply: json },
  );
  if (!stored) return { kind: 'none' };
  if (stored.request_hash !== requestHash) throw refuse('idempotencyKeyReused');
  const id = stored.idempotency_key;
  const reply = await queries.keyring.open(stored.reply, { table: 'idempotent_replies', id });
  if (!checkReply(reply)) throw new Error('a stored reply does not keep to its schema');
  return !isStillValid || (await isStillValid(queries, reply)) ? { kind: 'valid', reply } : { kind: 'over', id };
}
