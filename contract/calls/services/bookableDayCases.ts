import { DateTime } from 'luxon';
import {
  checkListServicesReply,
  type ListServicesReply,
  type ServiceType,
} from '../../../schemas/generated/api/services/list-services/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { blocked } from '../../case/SkippedCase.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Exchange } from '../../exchange/Exchange.ts';
import { isRecord, parseJson } from '../../exchange/json.ts';
import { booking } from '../../samples/booking.ts';
import { ask } from '../../world/ask.ts';
import type { BookablePair } from '../../world/Finder.ts';
import type { Bookable } from '../../world/Pool.ts';
import { reservation, type World } from '../../world/World.ts';

/** The code with which a time at night, which is never free, is refused so many days after today. */
async function refusedOn({ guest }: World, at: Bookable, days: number): Promise<unknown> {
  const time = DateTime.now().setZone(at.timezone).plus({ days }).toFormat('yyyy-MM-dd 03:00:00');
  const exchange = await guest.send('create-reservation', { body: reservation({ ...at, time }) });
  return codeOf(exchange);
}

function codeOf(exchange: Exchange): unknown {
  const body = exchange.kind === 'answered' ? parseJson(exchange.text) : undefined;
  const [first]: readonly unknown[] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  return isRecord(first) ? first.code : undefined;
}

/** Finds a day on which a reservation is refused, or not refused, otherwise than the list says of a service. */
async function daysWrong(
  world: World,
  at: Bookable,
  { leadTimeDays = 0, maxDaysAhead }: ServiceType,
  pointer: string,
): Promise<ContractViolation | undefined> {
  if (maxDaysAhead === undefined) return undefined;
  // Three o'clock of today may be past.
  const first = Math.max(leadTimeDays, 1);
  const onFirst = await refusedOn(world, at, first);
  if (onFirst === 'providerUnavailable') return undefined;
  const before = leadTimeDays > 0 ? await refusedOn(world, at, leadTimeDays - 1) : 'tooSoon';
  const onLast = await refusedOn(world, at, maxDaysAhead);
  const after = await refusedOn(world, at, maxDaysAhead + 1);
  const [lead, most] = ['leadTimeDays', 'maxDaysAhead'].map((name) => `${pointer}/${name}`);
  return firstWrong(
    unless(['tooSoon', 'timePast'].includes(String(before)), `${lead}`, 'tooSoon before it', String(before)),
    unless(onFirst !== 'tooSoon', `${lead}`, `not tooSoon after ${first} days`, 'tooSoon'),
    unless(onLast !== 'tooFarAhead', `${most}`, `not tooFarAhead after ${maxDaysAhead} days`, 'tooFarAhead'),
    unless(after === 'tooFarAhead', `${most}`, `tooFarAhead after ${maxDaysAhead + 1} days`, String(after)),
  );
}

/** The list says on which days each service can be booked, and reservations are refused on all others and on no other. */
const dayCases = (['clinics', 'pharmacies', 'dietitians'] as const).map(
  (whose): ContractCase<ListServicesReply> => ({
    name: `of ${whose}: reservations are refused before and after the days that it says of each service`,
    statuses: [200],
    send: async (world) => {
      const at = await world.find[whose].next();
      const query = { 'filter.businessNames': [at.businessName] };
      const { data } = await ask(world.guest, 'list-services', checkListServicesReply, { query });
      const isSaid = data.services.some(({ id, maxDaysAhead }) => id === at.serviceId && maxDaysAhead !== undefined);
      if (!isSaid) throw blocked('the list does not say how far ahead the service can be booked');
      const wrong: (ContractViolation | undefined)[] = [];
      for (const [index, service] of data.services.entries())
        wrong.push(await daysWrong(world, { ...at, serviceId: service.id }, service, `/data/services/${index}`));
      return { query, findViolation: () => firstWrong(...wrong) };
    },
  }),
);

/** The code with which a pair is refused whose second visit is so many days after the first. */
async function pairRefusedAfter({ rival, patient }: World, { first, followup }: BookablePair, days: number) {
  const value = DateTime.fromSQL(first.time).plus({ days }).toFormat('yyyy-MM-dd 03:00:00');
  const followupAppointment = { ...followup, dateTime: { ...followup.dateTime, value } };
  return codeOf(await rival.send('schedule-appointment', { body: booking(first, patient(), { followupAppointment }) }));
}

export const bookableDayCases: readonly ContractCase<ListServicesReply>[] = [
  ...dayCases,
  {
    name: 'of a service with a follow-up: bookings of both are refused before it is due by the list, and not from then on',
    statuses: [200],
    send: async (world) => {
      const pair = await world.find.pairs.next();
      const query = { 'filter.businessNames': [pair.first.businessName] };
      const { data } = await ask(world.guest, 'list-services', checkListServicesReply, { query });
      const index = data.services.findIndex(({ id }) => id === pair.first.serviceId);
      const days = data.services[index]?.followupAfterDays ?? pair.afterDays;
      const before = await pairRefusedAfter(world, pair, days - 1);
      const due = await pairRefusedAfter(world, pair, days);
      const at = `/data/services/${index}/followupAfterDays`;
      return {
        query,
        findViolation: () =>
          firstWrong(
            unless(before === 'followupTooEarly', at, `followupTooEarly after ${days - 1} days`, String(before)),
            unless(due !== 'followupTooEarly', at, `not followupTooEarly after ${days} days`, 'followupTooEarly'),
          ),
      };
    },
  },
];
