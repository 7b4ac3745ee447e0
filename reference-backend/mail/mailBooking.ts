import type { Questionnaire } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import type { Visit } from '../calls/Visit.ts';
import type { Queries } from '../database/Database.ts';
import { confirmationMail } from './confirmationMail.ts';
import type { MailContent } from './content/readMailContent.ts';
import { putIntoOutbox } from './outbox.ts';
import { providerMail } from './providerMail.ts';

/**
 * Writes the mails about a booking, in its transaction: to the guest, and to the provider where there are answers that
 * only a mail brings.
 *
 * @param ids of the appointment and its follow-up
 * @param content read before the transaction, which is to be short
 */
export async function mailBooking(
  queries: Queries,
  ids: readonly string[],
  questionnaire: Questionnaire | undefined,
  content: MailContent,
  { now, publicUrl, providerMail: address }: Visit,
): Promise<void> {
  const { additional: answers } = questionnaire ?? {};
  if (answers) await putIntoOutbox(queries, await providerMail(queries, { ids, answers, providerMail: address }), now);
  await putIntoOutbox(queries, await confirmationMail(queries, ids, { content, publicUrl, now }), now);
}
