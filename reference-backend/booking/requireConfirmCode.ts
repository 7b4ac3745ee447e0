import { refuse } from '../calls/handling/Refusal.ts';
import type { Visit } from '../calls/Visit.ts';
import { giveBack, spend } from '../limits/spend.ts';
import { checkConfirmCode } from './checkConfirmCode.ts';

/**
 * Lets only those who know the code of the visit's id go on. A wrong pair of both counts as a try of the client.
 * @throws Refusal 404, one answer for a wrong id and a wrong code; 503 where the client tried too many
 */
export async function requireConfirmCode(visit: Visit, typed: string): Promise<void> {
  const { database, id, now, client } = visit;
  const use = { limit: 'wrongConfirmCodesPerClient', who: client } as const;
  await spend(database, visit, use);
  if (!(await checkConfirmCode(database, id, typed, now)))
    throw refuse(404, 'appointmentNotFound', 'no appointment has this id and code');
  await giveBack(database, visit, use);
}
