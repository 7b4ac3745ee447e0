import { isDuplicate } from '../booking/refusals/refuseDuplicate.ts';
import { Refusal } from '../calls/handling/Refusal.ts';
import type { Visit } from '../calls/Visit.ts';
import { consume, refund, type Use } from './rateLimit.ts';

/** What is taken back of a use whose request was refused: it cost the server little, and took nothing from anybody. */
const TAKEN_BACK = 3 / 4;

/** Does the work of a request, and counts it. */
export type CountTry = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * The function that does the work of a request that is limited, and counts its uses. It takes back most of them where
 * the request is refused, so that somebody who sends times that are past does not use up what all guests behind the same
 * address have. A refusal as a duplicate costs everything: it comes last, and tells something. It throws Refusal 503
 * before the work, where a use is one too many, and what the work throws.
 */
export const countTry =
  (visit: Visit, uses: readonly Use[]): CountTry =>
  async (work) => {
    for (const use of uses) await consume(visit.database, visit, use);
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal && error.status < 500 && !isDuplicate(error))
        for (const use of uses) await refund(visit.database, visit, use, TAKEN_BACK);
      throw error;
    }
  };
