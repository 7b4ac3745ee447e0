import { createHash, createHmac } from 'node:crypto';
import type { SchemaCheck } from '../../schemas/SchemaCheck.ts';
import { refuse } from '../calls/Refusal.ts';
import { json, text } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

interface Attempt<Reply> {
  /** The caller's Idempotency-Key; without one the work just runs. */
  readonly key: string | undefined;
  readonly call: string;
  readonly request: unknown;
  readonly now: Date;
  readonly checkReply: SchemaCheck<Reply>;
}

/**
 * Runs `work` the first time that a key comes, and gives the first reply every other time. Run it in the transaction of the
 * work: a retry that arrives meanwhile waits for the first to end, and work that fails leaves no trace of its key.
 * The key itself is not stored, so nobody can guess a request from its hash by trying.
 * @throws Refusal 400 for a key that is no key, 422 where the key came with another request
 */
export async function runOnce<Reply>(
  queries: Queries,
  attempt: Attempt<Reply>,
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (attempt.key === undefined) return work();
  if (!/^[\x21-\x7e]{1,128}$/.test(attempt.key))
    throw refuse(400, 'badIdempotencyKey', 'Idempotency-Key is not 1 to 128 visible characters');
  const key = createHash('sha256').update(`${attempt.call} ${attempt.key}`).digest('base64url');
  const hash = createHmac('sha256', attempt.key).update(JSON.stringify(attempt.request)).digest('base64url');
  const isFirst = await queries.run(sql`
    insert into idempotent_replies (idempotency_key, request_hash, created_at)
    values (${key}, ${hash}, ${attempt.now.toISOString()}::timestamptz) on conflict do nothing`);
  if (!isFirst) return firstReply(queries, key, hash, attempt.checkReply);
  const reply = await work();
  await queries.run(
    sql`update idempotent_replies set reply = ${JSON.stringify(reply)}::jsonb where idempotency_key = ${key}`,
  );
  return reply;
}

async function firstReply<Reply>(
  queries: Queries,
  key: string,
  hash: string,
  checkReply: SchemaCheck<Reply>,
): Promise<Reply> {
  const [stored] = await queries.rows(
    sql`select request_hash, reply from idempotent_replies where idempotency_key = ${key}`,
    { request_hash: text, reply: json },
  );
  if (stored?.request_hash !== hash)
    throw refuse(422, 'idempotencyKeyReused', 'Idempotency-Key came with another request before');
  if (!checkReply(stored.reply)) throw new Error('a stored reply does not keep to its schema');
  return stored.reply;
}
