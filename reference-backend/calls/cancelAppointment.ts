import {
  type CancelAppointmentReply,
  checkCancelAppointmentReply,
} from '../../schemas/generated/api/cancel-appointment/reply.js';
import { checkCancelAppointmentRequest } from '../../schemas/generated/api/cancel-appointment/request.js';
import { cancelVisit } from '../booking/cancelVisit.ts';
import { checkConfirmCode } from '../booking/checkConfirmCode.ts';
import { runOnce } from '../booking/runOnce.ts';
import { defineCall } from './defineCall.ts';
import { refuse } from './Refusal.ts';

/**
 * Cancels an appointment, and its follow-up with it. A wrong id and a wrong code are answered alike, so that nobody learns which ids exist;
 * whether it was canceled before is told only to who knows the code.
 */
export const cancelAppointment = defineCall({
  name: 'cancel-appointment',
  checkRequest: checkCancelAppointmentRequest,
  answer: async (request, { database, id, now, idempotencyKey }): Promise<CancelAppointmentReply> => {
    if (!(await checkConfirmCode(database, id, request.confirmCode, now))) {
      throw refuse(404, 'appointmentNotFound', 'no appointment has this id and code');
    }
    const attempt = {
      key: idempotencyKey,
      call: 'cancel-appointment',
      request: { id, ...request },
      now,
      checkReply: checkCancelAppointmentReply,
    };
    return database.transaction((queries) =>
      runOnce(queries, attempt, async () => ({ data: await cancelVisit(queries, id, now) })),
    );
  },
});
