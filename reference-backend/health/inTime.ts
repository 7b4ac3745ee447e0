import { setTimeout as wait } from 'node:timers/promises';

/**
 * Gives the answer if it comes in time. The outcome of a late answer is ignored.
 * @throws what `late` makes
 */
export async function inTime<T>(answer: Promise<T>, ms: number, late: () => Error): Promise<T> {
  const over = new AbortController();
  const isLate = wait(ms, undefined, over).then(() => {
    throw late();
  });
  isLate.catch(() => undefined);
  try {
    return await Promise.race([answer, isLate]);
  } finally {
    over.abort();
  }
}
