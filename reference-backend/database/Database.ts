import type { Columns, Row } from './columns.ts';
import type { Sql } from './sql.ts';

/** What a statement can be sent to: the database, or one of its transactions. */
export interface Queries {
  /** Gives the rows of a query, each column read by its reader. */
  rows<C extends Columns>(statement: Sql, columns: C): Promise<readonly Row<C>[]>;
  /** Runs a statement; gives the number of rows it touched. */
  run(statement: Sql): Promise<number>;
  /** Runs several statements without parameters, all or none; gives the rows of the last. It may take minutes. */
  script(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** The one database that all processes share. PGlite and PostgreSQL answer the same statements. */
export interface Database extends Queries {
  /**
   * Commits when `work` resolves, rolls back when it throws. The isolation level is read committed. After a deadlock
   * `work` may run again.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
