/** Milliseconds that things may take at a PostgreSQL. */
export const DEADLINES = {
  /** Until a connection is there: an own one, or one that is given back. */
  connectMs: 10_000,
  /** No statement of a guest takes so long; one that waits for others this long gives up. */
  statementMs: 10_000,
  /** The server ends a statement in time. Where not even that is heard, the connection is lost, and nobody was told. */
  silenceMs: 12_000,
  /** The settings of a new connection, one after the other. */
  settingMs: 5_000,
  /** Changing the tables. */
  scriptMs: 600_000,
  /** A connection whose process froze within a transaction holds its rows no longer than this. */
  idleInTransactionMs: 30_000,
  /** Nothing was heard for so long: the system asks whether the other end is still there. */
  keepAliveMs: 10_000,
} as const;
