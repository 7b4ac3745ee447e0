import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

/**
 * SQLSTATE classes of a server that denies access, because of the role, its password or the database; a server without
 * TLS, where DATABASE_URL requires it; and the names of OpenSSL and Node for a certificate or a protocol that is not
 * accepted. Waiting would not help.
 */
const NOT_LET_IN = /^(28|3D|noTLS$|ERR_(SSL|TLS)_|EPROTO$|UNABLE_TO_|HOSTNAME_MISMATCH$)|CERT/;

/** The address of the database, without password and settings. */
function describeAddress(databaseUrl: string): string {
  const { protocol, username, host, pathname, searchParams } = new URL(databaseUrl);
  const socket = searchParams.get('host');
  return `${protocol}//${username && `${username}@`}${host}${pathname}${socket ? `?host=${socket}` : ''}`;
}

const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The error to show an operator where the database refused to be prepared. If the database is only unavailable now, the
 * error stays as it is, and the caller waits.
 */
export function refusedBy(databaseUrl: string | undefined, error: unknown): unknown {
  if (databaseUrl === undefined) return error;
  const isUnavailable = error instanceof DatabaseUnavailable;
  if (isUnavailable && !NOT_LET_IN.test(error.code)) return error;
  const reason = describeError(isUnavailable ? error.cause : error);
  return new Error(`DATABASE_URL ${describeAddress(databaseUrl)} cannot be used: ${reason}`, { cause: error });
}
