/**
 * The database cannot be reached, was lost during the work, or took too long. The same work may succeed later, or may
 * already have succeeded.
 */
export class DatabaseUnavailable extends Error {
  /** SQLSTATE, or the system's name of the error; 'noTLS' or 'lost' where the driver gives none. */
  readonly code: string;
  /** For what it waits, after the word "Waiting", where the database answers and somebody else is in the way. */
  readonly waits: string | undefined;

  constructor(code: string, cause: unknown, waits?: string) {
    super(`the database is not available: ${code}`, { cause });
    this.name = 'DatabaseUnavailable';
    this.code = code;
    this.waits = waits;
  }
}
