import type { Traces } from '../../health/traces/Traces.ts';
import { traceStatements } from '../../health/traces/traceStatements.ts';
import type { DatabaseDeadlines } from '../deadlines.ts';
import { openPostgres } from '../openPostgres.ts';
import type { Standby } from './followStandby.ts';

/** In milliseconds. Shorter than those of the primary, which is asked where the standby does not answer in time. */
const SHORT = { connectMs: 2_000, statementMs: 2_000, silenceMs: 3_000 } as const;

interface StandbyOptions {
  readonly databaseReadUrl?: string;
  readonly databaseDeadlines: DatabaseDeadlines;
}

/** Opens the standby of the configuration. Nothing is sent yet. */
export const openStandby = (
  { databaseReadUrl, databaseDeadlines }: StandbyOptions,
  traces?: Traces,
): Standby | undefined =>
  databaseReadUrl === undefined
    ? undefined
    : traceStatements(openPostgres(databaseReadUrl, undefined, { ...databaseDeadlines, ...SHORT }), traces);
