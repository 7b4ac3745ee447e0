import {
  checkScheduleWalkInReply,
  type ScheduleWalkInReply,
} from '../../../schemas/generated/api/appointments/schedule-walk-in/reply.js';
import {
  checkScheduleWalkInRequest,
  type ScheduleWalkInRequest,
} from '../../../schemas/generated/api/appointments/schedule-walk-in/request.js';
import { findProviders } from '../../booking/findProviders.ts';
import { keepAppointment } from '../../booking/keepAppointment.ts';
import { refuseDuplicate } from '../../booking/refusals/refuseDuplicate.ts';
import { refuseIncompatible } from '../../booking/refusals/refuseIncompatible.ts';
import { refuseNoVaccine } from '../../booking/refusals/refuseNoVaccine.ts';
import { refuseUnfitDates } from '../../booking/refusals/refuseUnfitDates.ts';
import { auditedGuest, noteAct } from '../../database/audit/noteAct.ts';
import type { Queries } from '../../database/Database.ts';
import type { Act } from '../../health/metrics/createActMetrics.ts';
import { consumePerClient } from '../../limits/consumePerClient.ts';
import { countBookingTry, countMail } from '../../limits/countBooking.ts';
import type { MailContent } from '../../mail/content/readMailContent.ts';
import { mailBooking } from '../../mail/mailBooking.ts';
import { defineCall } from '../handling/defineCall.ts';
import { refuse } from '../handling/Refusal.ts';
import { writeOnce } from '../handling/writeOnce.ts';
import type { Visit } from '../Visit.ts';

/** Announces a guest at the counter of a pharmacy, for vaccines. It claims no time and cannot be canceled. */
export const scheduleWalkIn = defineCall({
  name: 'schedule-walk-in',
  checkRequest: checkScheduleWalkInRequest,
  mostBytes: 128 * 1024,
  answer: async (request, visit): Promise<ScheduleWalkInReply> => {
    const content = await visit.readMailContent();
    const write = {
      call: 'schedule-walk-in',
      request,
      checkReply: checkScheduleWalkInReply,
      act: (): Act => ({ act: 'booked', kind: 'walkIn' }),
      countTry: countBookingTry(visit, request.basicInfo),
    };
    return writeOnce(visit, write, (queries) => book(queries, request, content, visit));
  },
});

async function book(
  queries: Queries,
  request: ScheduleWalkInRequest,
  content: MailContent,
  visit: Visit,
): Promise<ScheduleWalkInReply> {
  const { now } = visit;
  const { businessName, serviceIds, locationNumber, basicInfo } = request;
  if (businessName !== 'pharmacy') throw refuse('notAPharmacy');
  if (locationNumber === undefined) throw refuse('missingLocation', 'locationNumber is missing');
  refuseUnfitDates(request, now);
  const [provider] = await findProviders(queries, { businessName, serviceIds, locationNumber });
  if (!provider) throw refuse('providerUnavailable');
  await refuseNoVaccine(queries, serviceIds);
  await refuseIncompatible(queries, serviceIds, visit.vaccineRules);
  await consumePerClient(queries, visit, 'bookingsPerClient');
  const hasOwnMail = await countMail(queries, visit, basicInfo);
  const { provider_id: providerId } = provider;
  const named = await keepAppointment(queries, { providerId, serviceIds, request, now });
  await refuseDuplicate(queries, { patient: basicInfo, serviceIds, now, made: [named.id] });
  const appointments = [{ ...named, status: 'BOOKED' as const, businessName, providerId, serviceIds: [...serviceIds] }];
  const { questionnaire } = request;
  await mailBooking(queries, { ids: [named.id], questionnaire, content, hasOwnMail }, visit);
  const who = auditedGuest(queries.keyring, visit.guest);
  await noteAct(queries, { act: 'booked', who, what: [named.id], now });
  return { data: { appointments } };
}
