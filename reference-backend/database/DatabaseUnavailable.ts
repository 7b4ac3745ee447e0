/** The database cannot be asked, was lost while it was asked, or took too long. The same work may succeed later, or have succeeded. */
export class DatabaseUnavailable extends Error {
  /** SQLSTATE, or the system's name of the failure; 'lost' where the driver has none. */
  readonly code: string;

  constructor(code: string, cause: unknown) {
    super(`the database is not available: ${code}`, { cause });
    this.name = 'DatabaseUnavailable';
    this.code = code;
  }
}
