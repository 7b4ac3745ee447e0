import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from '../createServer.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';

const RETRY_MS = 1_000;

/** Longer than other retries, because everybody who needs the table waits behind each try. */
const RETRY_LOCKED_MS = 3_000;

/** Time between two lines that print what the server waits for. */
const LINE_MS = 30_000;

/** What the server waits for, by SQLSTATE, where it is something other than an answer. */
const REASONS: Readonly<Record<string, string>> = {
  '25006': 'for the database, which only reads now, as a standby does',
  '57014': 'for the database, which is slow, or in which somebody keeps a lock',
};

const describeWait = ({ code, waits }: DatabaseUnavailable): string =>
  waits ?? REASONS[code] ?? 'for the database, which does not answer yet';

/** The code of an error, with what the driver says of one that has no code of its own. */
const describeCode = ({ code, cause }: DatabaseUnavailable): string =>
  code === 'lost' && cause instanceof Error ? `${code}: ${cause.message}` : code;

/**
 * Waits until the database answers and its tables are up to date, because a server is often started before its
 * database. Prints what it waits for.
 * @returns whether they are; not where the server is closed before
 * @throws the error of a database that answers but cannot be prepared
 */
export async function untilPrepared(
  { prepare, closing }: Pick<Server, 'prepare' | 'closing'>,
  print: (line: string) => void,
): Promise<boolean> {
  let last = { line: '', at: 0 };
  while (!closing.aborted) {
    try {
      await prepare();
      return true;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      const line = `Waiting ${describeWait(error)} (${describeCode(error)}). Until then /livez alone is answered.`;
      if (line !== last.line || Date.now() - last.at >= LINE_MS) {
        print(line);
        last = { line, at: Date.now() };
      }
      const pause = error.code === '55P03' ? RETRY_LOCKED_MS : RETRY_MS;
      await wait(pause, undefined, { signal: closing }).catch(() => undefined);
    }
  }
  return false;
}
