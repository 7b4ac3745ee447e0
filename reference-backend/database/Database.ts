import type { Columns, Row } from './columns.ts';
import type { Keyring } from './sealing/createKeyring.ts';
import type { Sql } from './sql.ts';

/** What a statement can be sent to: a connection to a database, or one of its transactions. */
export interface Statements {
  /** Gives the rows of a query, each column read by its reader. */
  rows<C extends Columns>(statement: Sql, columns: C): Promise<readonly Row<C>[]>;
  /** Runs a statement; gives the number of rows it touched. */
  run(statement: Sql): Promise<number>;
  /** Runs several statements without parameters, all or none; gives the rows of the last. It may take minutes. */
  script(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** Statements, with the keys of what they store and read. */
export interface Queries extends Statements {
  readonly keyring: Keyring;
}

/** PGlite or PostgreSQL, which answer the same statements. */
export interface Connection extends Statements {
  /**
   * Commits when `work` resolves, rolls back when it throws. The isolation level is read committed. After a deadlock
   * `work` may run again.
   */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
  /** Runs `work` while nothing is written, and what was is on the disk. Only PGlite, whose files are our own, has it. */
  readonly whileStill?: <T>(work: () => Promise<T>) => Promise<T>;
  close(): Promise<void>;
  /** How many connections of this process are in use and not, and how many statements wait for one; PGlite has none. */
  countConnections?(): { readonly busy: number; readonly idle: number; readonly waiting: number };
  /** Whether the server has answered any statement of this process within the time that one may take. Not of PGlite. */
  isAnswering?(): boolean;
  /** Whether a pooler such as PgBouncer is between, which may give each transaction another connection. Not of PGlite. */
  isPooled?(): Promise<boolean>;
}

/** The one database that all processes share. */
export interface Database
  extends Queries,
    Pick<Connection, 'close' | 'countConnections' | 'isAnswering' | 'isPooled' | 'whileStill'> {
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
}
