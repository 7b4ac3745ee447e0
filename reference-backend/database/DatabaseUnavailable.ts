/**
 * The database cannot be reached, was lost during the work, or took too long. The same work may succeed later, or may
 * already have succeeded.
 */
export class DatabaseUnavailable extends Error {
  /** SQLSTATE, or the system's name of the error; 'noTLS' or 'lost' where the driver gives none. */
  readonly code: string;

  constructor(code: string, cause: unknown) {
    super(`the database is not available: ${code}`, { cause });
    this.name = 'DatabaseUnavailable';
    this.code = code;
  }
}
