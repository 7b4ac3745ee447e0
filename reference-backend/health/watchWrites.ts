import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';

/** So long the outcome of a try counts, in milliseconds, however often somebody asks. */
const KEEP_MS = 5_000;

/** A try that takes longer decides nothing: the database is busy. */
const PATIENCE_MS = 2_000;

/**
 * SQLSTATEs of a database that cannot write: its disk is full (53100), it only reads (25006), or its files fail (58).
 * All others are of one that is busy, or lost, which reading notices.
 */
const CANNOT_WRITE = /^(53100|25006|58)/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Knows whether a database can be written, by trying every few seconds while somebody asks.
 * @param tryToWrite writes something, and fails with the database's error
 * @returns a function that gives the error of the newest try; undefined where it can be written
 */
export function watchWrites(tryToWrite: () => Promise<void>): () => Promise<DatabaseUnavailable | undefined> {
  let failure: DatabaseUnavailable | undefined;
  let trying: Promise<void> | undefined;
  let next = 0;
  const start = async (): Promise<void> => {
    try {
      await tryToWrite();
      failure = undefined;
    } catch (error) {
      const code = codeOf(error);
      if (CANNOT_WRITE.test(code)) failure = new DatabaseUnavailable(code, error);
    }
    trying = undefined;
    next = Date.now() + KEEP_MS;
  };
  return async () => {
    if (Date.now() >= next) trying ??= start();
    if (trying) await Promise.race([trying, wait(PATIENCE_MS, undefined, { ref: false })]);
    return failure;
  };
}
