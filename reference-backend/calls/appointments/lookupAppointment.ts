import {
  checkLookupAppointmentReply,
  type LookupAppointmentReply,
} from '../../../schemas/generated/api/appointments/lookup-appointment/reply.js';
import { checkLookupAppointmentRequest } from '../../../schemas/generated/api/appointments/lookup-appointment/request.js';
import { lookUpVisit } from '../../booking/lookUpVisit.ts';
import { requireConfirmCode } from '../../booking/requireConfirmCode.ts';
import { auditedGuest, noteAct } from '../../database/audit/noteAct.ts';
import { defineCall } from '../handling/defineCall.ts';

/**
 * Shows what a cancel link in a mail would cancel. A wrong code counts as it does for canceling, and gets the same
 * answer.
 */
export const lookupAppointment = defineCall({
  name: 'lookup-appointment',
  checkRequest: checkLookupAppointmentRequest,
  answer: async ({ confirmCode }, visit): Promise<LookupAppointmentReply> => {
    const { database, guest, id, now } = visit;
    await requireConfirmCode(visit, confirmCode);
    const reply: unknown = { data: await lookUpVisit(database, id, now) };
    if (!checkLookupAppointmentReply(reply)) throw new Error('the lookup query and its schema disagree');
    const what = reply.data.appointments.map((appointment) => appointment.id);
    await noteAct(database, { act: 'read', who: auditedGuest(database.keyring, guest), what, now });
    return reply;
  },
});
