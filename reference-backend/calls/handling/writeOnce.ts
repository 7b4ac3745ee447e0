import type { SchemaCheck } from '../../../schemas/SchemaCheck.ts';
import { runOnce } from '../../booking/runOnce.ts';
import type { Queries } from '../../database/Database.ts';
import type { Visit } from '../Visit.ts';

interface Write<Reply> {
  readonly call: string;
  readonly request: unknown;
  readonly checkReply: SchemaCheck<Reply>;
}

/**
 * Does the work of a write in one transaction, once for each Idempotency-Key. Then sends the mails that it put into the
 * outbox.
 */
export async function writeOnce<Reply>(
  { database, idempotencyKey: key, guest, now, deliverMail }: Visit,
  write: Write<Reply>,
  work: (queries: Queries) => Promise<Reply>,
): Promise<Reply> {
  const reply = await database.transaction((queries) =>
    runOnce(queries, { ...write, key, guest, now }, () => work(queries)),
  );
  void deliverMail();
  return reply;
}
