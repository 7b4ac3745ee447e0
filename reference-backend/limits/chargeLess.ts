import { isDuplicate } from '../booking/refusals/refuseDuplicate.ts';
import { Refusal } from '../calls/handling/Refusal.ts';
import type { Visit } from '../calls/Visit.ts';
import { giveBack, type Use } from './spend.ts';

/** What is taken back of a use whose request was refused: it cost the server little, and took nothing from anybody. */
const TAKEN_BACK = 3 / 4;

/**
 * Does the work of a request whose uses are counted already, and takes back most of them where it is refused, so that
 * somebody who sends times that are past does not use up what all guests behind the same address have. A refusal as a
 * duplicate costs everything: it comes last, and tells something.
 * @throws what the work throws
 */
export async function chargeLess<T>(visit: Visit, uses: readonly Use[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.status < 500 && !isDuplicate(error))
      for (const use of uses) await giveBack(visit.database, visit, use, TAKEN_BACK);
    throw error;
  }
}
