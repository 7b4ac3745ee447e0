import type { DatabaseDeadlines } from '../deadlines.ts';

/** A setting of PostgreSQL, with the unit in which the server keeps it: milliseconds, bytes, or words. */
export interface ConnectionSetting {
  readonly name: string;
  readonly value: string;
}

/**
 * Slot searches are short, but the planner cannot know this: compiling one would take longer than answering it. A
 * server without this setting compiles nothing.
 */
export const withoutCompiling: readonly ConnectionSetting[] = [{ name: 'jit', value: 'off' }];

/** End a statement that takes or waits too long, and a transaction that stands still while others wait for its rows. */
export const withDeadlines = ({
  statementMs,
  lockMs,
  idleInTransactionMs,
}: Pick<DatabaseDeadlines, 'statementMs' | 'lockMs' | 'idleInTransactionMs'>): readonly ConnectionSetting[] => [
  { name: 'statement_timeout', value: String(statementMs) },
  { name: 'lock_timeout', value: String(lockMs) },
  { name: 'idle_in_transaction_session_timeout', value: String(idleInTransactionMs) },
];

/**
 * Keep what guests sent out of the server's log. For a statement that fails or takes long, it logs neither the
 * parameters nor the row and the text that caused it. Only some roles may set these.
 */
export const withoutGuestsInLog: readonly ConnectionSetting[] = [
  { name: 'log_error_verbosity', value: 'terse' },
  { name: 'log_parameter_max_length', value: '0' },
  { name: 'log_parameter_max_length_on_error', value: '0' },
];

/** All that each connection of a server needs. */
export const connectionSettings = (deadlines: DatabaseDeadlines): readonly ConnectionSetting[] => [
  ...withoutCompiling,
  ...withDeadlines(deadlines),
  ...withoutGuestsInLog,
];
