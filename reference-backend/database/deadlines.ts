/** Time limits for a PostgreSQL, in milliseconds; tests shorten them. */
export const DATABASE_DEADLINES = {
  /** To get a connection: a new one, or one that is returned to the pool. */
  connectMs: 10_000,
  /**
   * For one statement. No statement of a guest takes so long by itself; one that waits for others this long gives up.
   */
  statementMs: 10_000,
  /**
   * For a lock that somebody else has. Who waits so long is asked to try again, and a process that was cut off in the
   * middle of a transaction costs its guests little more than {@link DATABASE_DEADLINES.idleInTransactionMs}.
   */
  lockMs: 6_000,
  /**
   * To hear from the server, which should have ended the statement before. After this the connection counts as lost.
   */
  silenceMs: 12_000,
  /** For each setting of a new connection. */
  settingMs: 5_000,
  /** For changing the tables. */
  scriptMs: 600_000,
  /**
   * For a transaction in which nothing happens, such as that of a process that is frozen or cut off: the server then
   * unlocks its rows.
   */
  idleInTransactionMs: 10_000,
  /** After so much silence the system checks whether the other end is still there. */
  keepAliveMs: 10_000,
  /** After so long without a statement a connection is closed. */
  idleMs: 10_000,
};

export type DatabaseDeadlines = Readonly<typeof DATABASE_DEADLINES>;
