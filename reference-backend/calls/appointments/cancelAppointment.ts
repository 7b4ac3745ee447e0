import {
  type CancelAppointmentReply,
  checkCancelAppointmentReply,
} from '../../../schemas/generated/api/appointments/cancel-appointment/reply.js';
import { checkCancelAppointmentRequest } from '../../../schemas/generated/api/appointments/cancel-appointment/request.js';
import { cancelVisit } from '../../booking/cancelVisit.ts';
import { requireConfirmCode } from '../../booking/requireConfirmCode.ts';
import { auditedGuest, noteAct } from '../../database/audit/noteAct.ts';
import type { Queries } from '../../database/Database.ts';
import type { Act } from '../../health/metrics/createActMetrics.ts';
import { cancellationMail } from '../../mail/cancellationMail.ts';
import type { MailContent } from '../../mail/content/readMailContent.ts';
import { putIntoOutbox } from '../../mail/outbox.ts';
import { defineCall } from '../handling/defineCall.ts';
import { writeOnce } from '../handling/writeOnce.ts';
import type { Visit } from '../Visit.ts';

/**
 * Cancels an appointment and its follow-up, and writes the mail about it. A wrong id and a wrong code get the same
 * answer, so that nobody learns which ids exist. Only who knows the code learns that the appointment was canceled
 * before.
 */
export const cancelAppointment = defineCall({
  name: 'cancel-appointment',
  checkRequest: checkCancelAppointmentRequest,
  answer: async (request, visit): Promise<CancelAppointmentReply> => {
    const { id } = visit;
    await requireConfirmCode(visit, request.confirmCode);
    const write = {
      call: 'cancel-appointment',
      request: { id, ...request },
      checkReply: checkCancelAppointmentReply,
      act: ({ data }: CancelAppointmentReply): Act => ({ act: 'canceled', kind: data.businessName ?? 'other' }),
    };
    const content = await visit.readMailContent();
    return writeOnce(visit, write, (queries) => cancel(queries, content, visit));
  },
});

async function cancel(
  queries: Queries,
  content: MailContent,
  { id, guest, now, publicUrl }: Visit,
): Promise<CancelAppointmentReply> {
  const { appointment, ids, stillBooked } = await cancelVisit(queries, id, now);
  await putIntoOutbox(queries, await cancellationMail(queries, { ids, stillBooked, content, publicUrl, now }), now);
  await noteAct(queries, { act: 'canceled', who: auditedGuest(queries.keyring, guest), what: ids, now });
  return { data: appointment };
}
