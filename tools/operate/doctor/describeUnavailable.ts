import type { DatabaseUnavailable } from '../../../reference-backend/database/DatabaseUnavailable.ts';

/** What an operator can do something about, by SQLSTATE. */
const CAUSES: Readonly<Record<string, string>> = {
  '25006': 'It only reads: it is a standby, or a primary that has become one',
  '53100': 'Its disk is full',
  '53300': 'It has no connection left for this role',
  '55P03': 'Somebody keeps a table locked, such as a migration: see StepwellConnectionsWait in docs/runbook.md',
  '57P03': 'It is starting, or recovers',
  lost: 'It does not answer now; where PgBouncer is between, its log says why',
};

/** Why the database cannot be used now, with the code that stands in the log as well. */
export const describeUnavailable = ({ code }: Pick<DatabaseUnavailable, 'code'>): string =>
  `${CAUSES[code] ?? 'It does not answer now'} (${code}).`;
