import type { FastifyBaseLogger } from 'fastify';
import type { Deployment } from '../schemas/generated/api/deployment/reply.js';
import type { EventLog } from './calls/analytics/createEventLog.ts';
import type { Clock } from './clock/readClock.ts';
import type { Configuration } from './configuration/configuration.ts';
import type { Edits } from './content/author/Edits.ts';
import type { ReadVaccineRules } from './content/keepVaccineRules.ts';
import type { NoteReplaced } from './content/noteReplaced.ts';
import type { Faults } from './controls/faults.ts';
import type { Database } from './database/Database.ts';
import type { DatabaseUnavailable } from './database/DatabaseUnavailable.ts';
import type { Searches } from './database/standby/Searches.ts';
import type { Metrics } from './health/metrics/createMetrics.ts';
import type { Limits } from './limits/limits.ts';
import type { MailContent } from './mail/content/readMailContent.ts';
import type { KeptPages } from './page/keepPages.ts';
import type { EnterSearch } from './slots/searchQueue.ts';

/** What `openServer` makes once and passes to every part. */
export interface Backend {
  readonly configuration: Configuration;
  readonly deployment: Deployment;
  readonly database: Database;
  /** What searches for times and places read: a standby, where there is one. */
  readonly searches: Searches;
  /** Where calls that search wait their turn. */
  readonly enterSearch: EnterSearch;
  /** Whether the tables are up to date, so that calls can be answered. */
  readonly isPrepared: () => boolean;
  /** Why the database cannot be written; undefined where it can. */
  readonly whyNotWritten: () => Promise<DatabaseUnavailable | undefined>;
  /** Aborted as soon as the server is to end, while it still answers. */
  readonly closing: AbortSignal;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly eventLog: EventLog;
  /** What goes wrong on purpose, where the controls are on. */
  readonly faults: Faults;
  readonly vaccineRules: ReadVaccineRules;
  /** What this process counts, for operators. */
  readonly metrics: Metrics;
  /** Logs that another copy stands in for a broken document. */
  readonly noteReplaced: NoteReplaced;
  /** Measures which documents are broken now. Never fails. */
  readonly measureDocuments: () => Promise<void>;
  /** What authors say in the mails to guests, as it is now. */
  readonly mailContent: () => Promise<MailContent>;
  /** The pages of the app. */
  readonly pages: KeptPages;
  /** What is wrong with the documents on disk, where an author edits them on this machine. */
  readonly edits?: Edits;
  /** Where guests reach the app, without a trailing slash. */
  readonly publicUrl: () => string;
  /** Sends the waiting mails, where SMTP is configured. Never fails. */
  readonly deliverMail: () => Promise<void>;
  readonly log: FastifyBaseLogger;
}
