import {
  checkScheduleAppointmentReply,
  type ScheduleAppointmentReply,
} from '../../schemas/generated/api/schedule-appointment/reply.js';
import {
  checkScheduleAppointmentRequest,
  type ScheduleAppointmentRequest,
} from '../../schemas/generated/api/schedule-appointment/request.js';
import { bookVisit } from '../booking/bookVisit.ts';
import { findProvider } from '../booking/findProvider.ts';
import { patientKey } from '../booking/patientKey.ts';
import { refuseDuplicate } from '../booking/refuseDuplicate.ts';
import { runOnce } from '../booking/runOnce.ts';
import type { Queries } from '../database/Database.ts';
import { confirmationMail } from '../mail/confirmationMail.ts';
import { putIntoOutbox } from '../mail/outbox.ts';
import { defineCall } from './defineCall.ts';
import { refuse } from './Refusal.ts';
import type { Visit } from './Visit.ts';

/** Books a visit, and its follow-up where one is asked for: both or none, together with the mail that confirms them. */
export const scheduleAppointment = defineCall({
  name: 'schedule-appointment',
  checkRequest: checkScheduleAppointmentRequest,
  answer: async (request, visit): Promise<ScheduleAppointmentReply> => {
    const attempt = {
      key: visit.idempotencyKey,
      call: 'schedule-appointment',
      request,
      now: visit.now,
      checkReply: checkScheduleAppointmentReply,
    };
    const reply = await visit.database.transaction((queries) =>
      runOnce(queries, attempt, () => book(queries, request, visit)),
    );
    void visit.deliverMail();
    return reply;
  },
});

async function book(
  queries: Queries,
  request: ScheduleAppointmentRequest,
  visit: Visit,
): Promise<ScheduleAppointmentReply> {
  const { serviceIds, followupAppointment: followup, locationNumber = '', businessName } = request;
  const allServices = [...serviceIds, ...(followup ? [followup.serviceId] : [])];
  const provider = await findProvider(queries, locationNumber, businessName, [...new Set(allServices)]);
  if (!provider) throw refuse(404, 'providerUnavailable', 'no such place, or it does not give these services');
  if (followup && followup.dateTime.value <= request.dateTime.value) {
    throw refuse(400, 'followupTooEarly', 'the follow-up is not after the first visit');
  }
  await refuseDuplicate(queries, patientKey(request.basicInfo), allServices, visit.now);
  const first = await bookVisit(queries, { serviceIds, dateTime: request.dateTime, provider, request }, visit);
  const appointments = [first];
  if (followup) {
    const { serviceId, dateTime } = followup;
    appointments.push(
      await bookVisit(queries, { serviceIds: [serviceId], dateTime, provider, request, followupOf: first.id }, visit),
    );
  }
  const mail = await confirmationMail(queries, {
    appointments,
    provider,
    patient: request.basicInfo,
    publicUrl: visit.publicUrl,
  });
  await putIntoOutbox(queries, mail, visit.now);
  return { data: { appointments } };
}
