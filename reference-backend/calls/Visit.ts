import type { ReadVaccineRules } from '../content/keepVaccineRules.ts';
import type { Database } from '../database/Database.ts';
import type { Searches } from '../database/standby/Searches.ts';
import type { Guest } from '../guest/Guest.ts';
import type { Act } from '../health/metrics/createActMetrics.ts';
import type { Client } from '../limits/clientAt.ts';
import type { Limits } from '../limits/limits.ts';
import type { MailContent } from '../mail/content/readMailContent.ts';
import type { EventLog } from './analytics/createEventLog.ts';

/** What a call knows besides its request. */
export interface Visit extends Client {
  readonly database: Database;
  /** What searches for times and places read; nothing else may, because it may be a moment behind. */
  readonly searches: Searches;
  /** The current time for this request. */
  readonly now: Date;
  readonly guest: Guest;
  readonly limits: Limits;
  readonly eventLog: EventLog;
  readonly vaccineRules: ReadVaccineRules;
  /** The `{id}` of the path, '' where it has none. */
  readonly id: string;
  /** The parts of the path that have a name, such as `id`. */
  readonly parts: Readonly<Record<string, string>>;
  /** Header Idempotency-Key. */
  readonly idempotencyKey?: string;
  /** Where guests reach the app, without a trailing slash: links in mails begin with it. */
  readonly publicUrl: string;
  /** The mail address of a provider, with `{id}` for the provider's id. */
  readonly providerMail: string;
  /** What authors say in the mails to guests, as it is now. */
  readonly readMailContent: () => Promise<MailContent>;
  /** Key of the map service, where this deployment has one. */
  readonly mapKey?: string;
  /** Counts what the guest has done, for operators. */
  readonly countAct: (act: Act) => void;
  /** Sends the mails that wait in the outbox; never fails. */
  readonly deliverMail: () => Promise<void>;
}
