import { IANAZone } from 'luxon';
import {
  checkScheduleAppointmentReply,
  type ScheduleAppointmentReply,
} from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import {
  checkScheduleAppointmentRequest,
  type ScheduleAppointmentRequest,
} from '../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { bookVisit } from '../../booking/bookVisit.ts';
import { findProviders } from '../../booking/findProviders.ts';
import { refuseDuplicate } from '../../booking/refusals/refuseDuplicate.ts';
import { refuseIncompatible } from '../../booking/refusals/refuseIncompatible.ts';
import { refuseUnfitDates } from '../../booking/refusals/refuseUnfitDates.ts';
import { refuseWrongFollowup } from '../../booking/refusals/refuseWrongFollowup.ts';
import { whyNoProvider } from '../../booking/refusals/whyNoProvider.ts';
import { auditedGuest, noteAct } from '../../database/audit/noteAct.ts';
import type { Queries } from '../../database/Database.ts';
import type { Act } from '../../health/metrics/createActMetrics.ts';
import { countBookingTry, countMail } from '../../limits/countBooking.ts';
import type { MailContent } from '../../mail/content/readMailContent.ts';
import { mailBooking } from '../../mail/mailBooking.ts';
import { defineCall } from '../handling/defineCall.ts';
import { refuse } from '../handling/Refusal.ts';
import { writeOnce } from '../handling/writeOnce.ts';
import type { Visit } from '../Visit.ts';

/** Books a visit and, if requested, its follow-up: both or none. The mail that confirms them is written with them. */
export const scheduleAppointment = defineCall({
  name: 'schedule-appointment',
  checkRequest: checkScheduleAppointmentRequest,
  mostBytes: 128 * 1024,
  answer: async (request, visit): Promise<ScheduleAppointmentReply> => {
    const content = await visit.readMailContent();
    const write = {
      call: 'schedule-appointment',
      request,
      checkReply: checkScheduleAppointmentReply,
      act: (): Act => ({ act: 'booked', kind: request.businessName }),
      countTry: countBookingTry(visit, request.basicInfo),
    };
    return writeOnce(visit, write, (queries) => book(queries, request, content, visit));
  },
});

async function book(
  queries: Queries,
  request: ScheduleAppointmentRequest,
  content: MailContent,
  visit: Visit,
): Promise<ScheduleAppointmentReply> {
  const { serviceIds, followupAppointment: followup, locationNumber, licensureState, businessName } = request;
  if (request.patientTimeZone !== undefined && !IANAZone.isValidZone(request.patientTimeZone))
    throw refuse('unknownTimeZone');
  refuseUnfitDates(request, visit.now);
  const allServices = [...new Set([...serviceIds, ...(followup ? [followup.serviceId] : [])])];
  const wanted = { businessName, serviceIds: allServices, locationNumber, licensureState };
  const providers = await findProviders(queries, wanted);
  if (providers.length === 0) throw await whyNoProvider(queries, wanted);
  await refuseIncompatible(queries, serviceIds, visit.vaccineRules);
  if (followup) await refuseWrongFollowup(queries, followup, request);
  const first = await bookVisit(queries, { serviceIds, dateTime: request.dateTime, providers, request }, visit);
  const { provider } = first;
  const appointments = [{ ...first.appointment, ...(followup && { canRescheduleBoth: true }) }];
  if (followup) {
    const { serviceId, dateTime } = followup;
    const followupOf = first.appointment.id;
    const second = { serviceIds: [serviceId], dateTime, providers: [provider], request, followupOf };
    appointments.push((await bookVisit(queries, second, visit)).appointment);
  }
  const ids = appointments.map(({ id }) => id);
  const hasOwnMail = await countMail(queries, visit, request.basicInfo);
  const { basicInfo: patient } = request;
  await refuseDuplicate(queries, { patient, serviceIds: allServices, now: visit.now, made: ids });
  await mailBooking(queries, { ids, questionnaire: request.questionnaire, content, hasOwnMail }, visit);
  const who = auditedGuest(queries.keyring, visit.guest);
  await noteAct(queries, { act: 'booked', who, what: ids, now: visit.now });
  return { data: { appointments } };
}
