import {
  checkRescheduleAppointmentReply,
  type RescheduleAppointmentReply,
} from '../../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import {
  checkRescheduleAppointmentRequest,
  type RescheduleAppointmentRequest,
} from '../../../schemas/generated/api/appointments/reschedule-appointment/request.js';
import { requireConfirmCode } from '../../booking/requireConfirmCode.ts';
import { rescheduleVisit } from '../../booking/rescheduleVisit.ts';
import type { Queries } from '../../database/Database.ts';
import { usesOfClient } from '../../limits/consumePerClient.ts';
import { countMail } from '../../limits/countBooking.ts';
import { countTry } from '../../limits/countTry.ts';
import type { MailContent } from '../../mail/content/readMailContent.ts';
import { putIntoOutbox } from '../../mail/outbox.ts';
import { putOnList } from '../../mail/putOnList.ts';
import { rescheduleMail } from '../../mail/rescheduleMail.ts';
import { defineCall } from '../handling/defineCall.ts';
import { writeOnce } from '../handling/writeOnce.ts';
import type { Visit } from '../Visit.ts';

/**
 * Moves an appointment to another time, and writes the mail about it. A wrong code counts as it does for canceling, and
 * gets the same answer. The other appointments of the patient do not matter: a move adds none, so it is never a
 * duplicate.
 */
export const rescheduleAppointment = defineCall({
  name: 'reschedule-appointment',
  checkRequest: checkRescheduleAppointmentRequest,
  answer: async (request, visit): Promise<RescheduleAppointmentReply> => {
    const { id } = visit;
    await requireConfirmCode(visit, request.confirmCode);
    const content = await visit.readMailContent();
    const write = {
      call: 'reschedule-appointment',
      request: { id, ...request },
      checkReply: checkRescheduleAppointmentReply,
      countTry: countTry(visit, usesOfClient(visit, 'bookingTriesPerClient')),
    };
    return writeOnce(visit, write, (queries) => reschedule(queries, request, content, visit));
  },
});

async function reschedule(
  queries: Queries,
  { dateTime, currentDateTime, locationNumber, licensureState }: RescheduleAppointmentRequest,
  content: MailContent,
  visit: Visit,
): Promise<RescheduleAppointmentReply> {
  const { appointment, email, stillBooked, isMoved } = await rescheduleVisit(
    queries,
    { dateTime, currentDateTime, locationNumber, licensureState },
    visit,
  );
  if (isMoved) {
    const hasOwnMail = await countMail(queries, visit, { email });
    const { id, publicUrl, now } = visit;
    const options = { content, publicUrl, now };
    if (!hasOwnMail) await putOnList(queries, [id], options);
    else await putIntoOutbox(queries, await rescheduleMail(queries, { id, stillBooked, ...options }), now);
  }
  return { data: appointment };
}
