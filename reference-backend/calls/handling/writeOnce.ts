import type { SchemaCheck } from '../../../schemas/SchemaCheck.ts';
import { type Attempt, findFirstReply, runOnce } from '../../booking/runOnce.ts';
import type { Queries } from '../../database/Database.ts';
import type { Act } from '../../health/metrics/createActMetrics.ts';
import type { CountTry } from '../../limits/countTry.ts';
import type { Visit } from '../Visit.ts';

interface Write<Reply> {
  readonly call: string;
  readonly request: unknown;
  readonly checkReply: SchemaCheck<Reply>;
  readonly isStillValid?: Attempt<Reply>['isStillValid'];
  /** Counts a try, and does its work where the client has one left. A retry that gets the first reply is no try. */
  readonly countTry?: CountTry;
  /** What operators count of it, where it was not a retry. */
  readonly act?: (reply: Reply) => Act;
}

/**
 * Does the work of a write in one transaction, once for each Idempotency-Key. Then sends the mails that it put into the
 * outbox.
 * @throws Refusal of the key, of the limits, and of the work
 */
export async function writeOnce<Reply>(
  { database, idempotencyKey: key, guest, now, deliverMail, countAct }: Visit,
  { countTry = (run) => run(), act, ...write }: Write<Reply>,
  work: (queries: Queries) => Promise<Reply>,
): Promise<Reply> {
  const attempt = { ...write, key, guest, now };
  const before = await findFirstReply(database, attempt);
  if (before !== undefined) return before;
  let isFirst = false;
  const workFirst = (queries: Queries): Promise<Reply> => {
    isFirst = true;
    return work(queries);
  };
  const reply = await countTry(() =>
    database.transaction((queries) => runOnce(queries, attempt, () => workFirst(queries))),
  );
  if (isFirst && act) countAct(act(reply));
  void deliverMail();
  return reply;
}
