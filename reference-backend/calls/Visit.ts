import type { Database } from '../database/Database.ts';
import type { Guest } from '../guest/Guest.ts';
import type { Limits } from '../limits/limits.ts';
import type { Searches } from '../slots/searchQueue.ts';

/** What a call knows beside its request. */
export interface Visit {
  readonly database: Database;
  /** The same database for searches, which take their turn. */
  readonly searches: Searches;
  /** The time that holds for this request. */
  readonly now: Date;
  readonly guest: Guest;
  /** Where the request comes from, hashed. */
  readonly client: string;
  readonly limits: Limits;
  /** The `{id}` of the path, '' where it has none. */
  readonly id: string;
  /** Header Idempotency-Key. */
  readonly idempotencyKey?: string;
  /** Where guests reach the app, without a trailing slash: links in mails begin with it. */
  readonly publicUrl: string;
  /** Key of the map service, where this deployment has one. */
  readonly mapKey?: string;
  /** Sends what waits in the outbox; never fails. */
  readonly deliverMail: () => Promise<void>;
}
