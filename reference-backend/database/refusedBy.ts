import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

/** SQLSTATE classes of a server that does not let us in: the role or its password, and the database. To wait would not help. */
const NOT_LET_IN = /^(28|3D)/;

/** Where it is, without password and without settings. */
function describeAddress(databaseUrl: string): string {
  const { protocol, username, host, pathname, searchParams } = new URL(databaseUrl);
  const socket = searchParams.get('host');
  return `${protocol}//${username && `${username}@`}${host}${pathname}${socket ? `?host=${socket}` : ''}`;
}

const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What an operator is told of a database that refused to be prepared; one that is not available now is left as it is, and waited for. */
export function refusedBy(databaseUrl: string | undefined, error: unknown): unknown {
  if (databaseUrl === undefined) return error;
  const isUnavailable = error instanceof DatabaseUnavailable;
  if (isUnavailable && !NOT_LET_IN.test(error.code)) return error;
  const reason = describeError(isUnavailable ? error.cause : error);
  return new Error(`DATABASE_URL ${describeAddress(databaseUrl)} cannot be used: ${reason}`, { cause: error });
}
