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
import { auditedGuest, noteAct } from '../../database/audit/noteAct.ts';
import type { Queries } from '../../database/Database.ts';
import type { Act } from '../../health/metrics/createActMetrics.ts';
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
 * Moves an appointment to another time, or both of a pair, and writes one mail about it. A wrong code counts as it does for canceling, and
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
      act: ({ data }: RescheduleAppointmentReply): Act => ({ act: 'moved', kind: data.businessName ?? 'other' }),
      countTry: countTry(visit, usesOfClient(visit, 'bookingTriesPerClient')),
    };
    return writeOnce(visit, write, (queries) => reschedule(queries, request, content, visit));
  },
});

async function reschedule(
  queries: Queries,
  { confirmCode: _checked, ...wanted }: RescheduleAppointmentRequest,
  content: MailContent,
  visit: Visit,
): Promise<RescheduleAppointmentReply> {
  const { appointment, followup, email, moved, stillBooked } = await rescheduleVisit(queries, wanted, visit);
  if (moved.length > 0) {
    const hasOwnMail = await countMail(queries, visit, { email });
    const { publicUrl, now } = visit;
    const options = { content, publicUrl, now };
    if (!hasOwnMail) await putOnList(queries, moved, options);
    else await putIntoOutbox(queries, await rescheduleMail(queries, { moved, stillBooked, ...options }), now);
    const who = auditedGuest(queries.keyring, visit.guest);
    await noteAct(queries, { act: 'moved', who, what: moved, now });
  }
  return { data: appointment, ...(followup && { followup }) };
}
