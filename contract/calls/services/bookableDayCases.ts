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
import { eveningOf } from '../../world/evening.ts';
import type { BookablePair } from '../../world/Finder.ts';
import type { Bookable } from '../../world/Pool.ts';
import { reservation, type World } from '../../world/World.ts';
import { offeredWrong } from './offeredWrong.ts';

/** The code with which a time at night, which is never free, is refused on a day. */
async function refusedOn({ guest }: World, at: Bookable, day: DateTime): Promise<unknown> {
  const time = day.toFormat('yyyy-MM-dd 03:00:00');
  return codeOf(await guest.send('create-reservation', { body: reservation({ ...at, time }) }));
}

function codeOf(exchange: Exchange): unknown {
  const body = exchange.kind === 'answered' ? parseJson(exchange.text) : undefined;
  const [first]: readonly unknown[] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  return isRecord(first) ? first.code : undefined;
}

/** Codes by which nobody there gives a service, so that it has no days. */
const NOT_GIVEN: readonly unknown[] = ['providerUnavailable', 'notLicensed'];

/** Finds a day on which a reservation is refused, or not refused, otherwise than the list says of a service. */
async function daysWrong(
  world: World,
  at: Bookable,
  today: DateTime,
  { leadTimeDays = 0, maxDaysAhead }: ServiceType,
  pointer: string,
): Promise<ContractViolation | undefined> {
  if (maxDaysAhead === undefined) return undefined;
  const refusedAfter = (days: number) => refusedOn(world, at, today.plus({ days }));
  // Three o'clock of today may be past.
  const first = Math.max(leadTimeDays, 1);
  const onFirst = await refusedAfter(first);
  if (NOT_GIVEN.includes(onFirst)) return undefined;
  const before = leadTimeDays > 0 ? await refusedAfter(leadTimeDays - 1) : 'tooSoon';
  const onLast = await refusedAfter(maxDaysAhead);
  const after = await refusedAfter(maxDaysAhead + 1);
  const [lead, most] = ['leadTimeDays', 'maxDaysAhead'].map((name) => `${pointer}/${name}`);
  return firstWrong(
    unless(['tooSoon', 'timePast'].includes(String(before)), `${lead}`, 'tooSoon before it', String(before)),
    unless(onFirst !== 'tooSoon', `${lead}`, `not tooSoon after ${first} days`, 'tooSoon'),
    unless(onLast !== 'tooFarAhead', `${most}`, `not tooFarAhead after ${maxDaysAhead} days`, 'tooFarAhead'),
    unless(after === 'tooFarAhead', `${most}`, `tooFarAhead after ${maxDaysAhead + 1} days`, String(after)),
    await offeredWrong(
      world.guest,
      at,
      [today.plus({ days: leadTimeDays }), today.plus({ days: maxDaysAhead })],
      pointer,
    ),
  );
}

/**
 * The list says on which days each service can be booked: reservations are refused, and nothing is offered, on all others and on no
 * other. In clinics in the evening, when another day is today by the clock of UTC.
 */
const dayCases = (['clinics', 'pharmacies', 'dietitians', 'videos'] as const).map(
  (whose): ContractCase<ListServicesReply> => ({
    name: `of ${whose}: reservations are refused, and no time is offered, before and after the days that it says of each service`,
    statuses: [200],
    send: async (world) => {
      const at = await world.find[whose].next();
      const query = { 'filter.businessNames': [at.businessName] };
      const { data } = await ask(world.guest, 'list-services', checkListServicesReply, { query });
      const isSaid = data.services.some(({ id, maxDaysAhead }) => id === at.serviceId && maxDaysAhead !== undefined);
      if (!isSaid) throw blocked('the list does not say how far ahead the service can be booked');
      const evening = whose === 'clinics' && world.setClock ? eveningOf(1) : undefined;
      if (evening) await world.setClock?.(evening.toJSDate());
      const today = (evening ?? DateTime.now()).setZone(at.timezone);
      let wrong: ContractViolation | undefined;
      for (const [index, service] of data.services.entries())
        wrong ??= await daysWrong(world, { ...at, serviceId: service.id }, today, service, `/data/services/${index}`);
      return { query, findViolation: () => wrong };
    },
  }),
);

/** The code with which a pair is refused whose second visit is so many days after the first. */
async function pairRefusedAfter({ rival, patient }: World, { first, followup }: BookablePair, days: number) {
  const value = DateTime.fromSQL(first.time).plus({ days }).toFormat('yyyy-MM-dd 03:00:00');
  const followupAppointment = { ...followup, dateTime: { ...followup.dateTime, value } };
  return codeOf(await rival.send('schedule-appointment', { body: booking(first, patient(), { followupAppointment }) }));
}

/** Finds a service whose second visit is refused, or not refused, otherwise than the list says. */
async function followupWrong(
  world: World,
  { first, followup, afterDays }: BookablePair,
  { id, followupServiceId, followupAfterDays }: ServiceType,
  pointer: string,
): Promise<ContractViolation | undefined> {
  if (followupServiceId === undefined || followupAfterDays === undefined) return undefined;
  const pair = {
    first: { ...first, serviceId: id },
    followup: { ...followup, serviceId: followupServiceId },
    afterDays,
  };
  const before = await pairRefusedAfter(world, pair, followupAfterDays - 1);
  if (NOT_GIVEN.includes(before)) return undefined;
  const due = await pairRefusedAfter(world, pair, followupAfterDays);
  const at = `${pointer}/followupAfterDays`;
  const early = `followupTooEarly after ${followupAfterDays - 1} days`;
  return firstWrong(
    unless(due !== 'notTheFollowup', `${pointer}/followupServiceId`, 'a service that follows it', String(due)),
    unless(before === 'followupTooEarly', at, early, String(before)),
    unless(due !== 'followupTooEarly', at, `not followupTooEarly after ${followupAfterDays} days`, String(due)),
  );
}

export const bookableDayCases: readonly ContractCase<ListServicesReply>[] = [
  ...dayCases,
  {
    name: 'of services with a follow-up: bookings of both are refused before it is due by the list, and not from then on',
    statuses: [200],
    send: async (world) => {
      const pair = await world.find.pairs.next();
      const query = { 'filter.businessNames': [pair.first.businessName] };
      const { data } = await ask(world.guest, 'list-services', checkListServicesReply, { query });
      let wrong: ContractViolation | undefined;
      for (const [index, service] of data.services.entries())
        wrong ??= await followupWrong(world, pair, service, `/data/services/${index}`);
      return { query, findViolation: () => wrong };
    },
  },
];
