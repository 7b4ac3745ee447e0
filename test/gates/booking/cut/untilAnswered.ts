import type { Answer, Caller, Sending } from '../Caller.ts';

/** More tries than any guest needs: at most three of four are cut, so this many failures in a row do not happen. */
const mostTries = 100;

/**
 * Sends the call with the same key until there is an answer.
 * @returns the answer, and how often there was none
 */
export async function untilAnswered(
  call: Caller,
  method: string,
  path: string,
  sending: Sending = {},
): Promise<{ readonly answer: Answer; readonly cut: number }> {
  for (let cut = 0; cut < mostTries; cut += 1) {
    try {
      return { answer: await call(method, path, sending), cut };
    } catch {
      // Cut off, so try again.
    }
  }
  throw new Error(`${method} was not answered in ${mostTries} tries`);
}
