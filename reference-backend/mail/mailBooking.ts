import type { Questionnaire } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import type { Visit } from '../calls/Visit.ts';
import type { Queries } from '../database/Database.ts';
import { confirmationMail } from './confirmationMail.ts';
import type { MailContent } from './content/readMailContent.ts';
import { putIntoOutbox } from './outbox.ts';
import { providerMail } from './providerMail.ts';
import { putOnList } from './putOnList.ts';

export interface MailedBooking {
  /** Of the appointment and its follow-up. */
  readonly ids: readonly string[];
  readonly questionnaire: Questionnaire | undefined;
  /** Read before the transaction, which is to be short. */
  readonly content: MailContent;
  /** Whether the guest gets a mail about this booking alone. */
  readonly hasOwnMail: boolean;
}

/**
 * Writes the mails about a booking, in its transaction: to the guest, and to the provider where there are answers that
 * only a mail brings.
 */
export async function mailBooking(
  queries: Queries,
  { ids, questionnaire, content, hasOwnMail }: MailedBooking,
  { now, publicUrl, providerMail: address }: Visit,
): Promise<void> {
  const { additional: answers } = questionnaire ?? {};
  if (answers) await putIntoOutbox(queries, await providerMail(queries, { ids, answers, providerMail: address }), now);
  const options = { content, publicUrl, now };
  if (hasOwnMail) await putIntoOutbox(queries, await confirmationMail(queries, ids, options), now);
  else await putOnList(queries, ids, options);
}
