import { setTimeout as wait } from 'node:timers/promises';

/**
 * The answer, if it is there in time. What becomes of one that is late is not heard.
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
