import { randomUUID } from 'node:crypto';
import {
  checkScheduleWalkInReply,
  type ScheduleWalkInReply,
} from '../../../schemas/generated/api/appointments/schedule-walk-in/reply.js';
import { checkScheduleWalkInRequest } from '../../../schemas/generated/api/appointments/schedule-walk-in/request.js';
import { checkListServicesReply } from '../../../schemas/generated/api/services/list-services/reply.js';
import { callSchema } from '../../case/callSchema.ts';
import { defineContract } from '../../case/defineContract.ts';
import { LONGEST, longestRequest } from '../../case/longestRequest.ts';
import { skipped } from '../../case/SkippedCase.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { withoutBirthday } from '../../samples/SamplePatient.ts';
import { unfitDates, withDateAhead } from '../../samples/unfitDates.ts';
import { type WalkIn, walkIn } from '../../samples/walkIn.ts';
import { wholePatient } from '../../samples/wholePatient.ts';
import { ask } from '../../world/ask.ts';
import { bornADayTooLate, bornJustInTime, dayAhead } from '../../world/birthdays.ts';
import { noonIn } from '../../world/freeLater.ts';
import type { World } from '../../world/World.ts';
import { differsFromAsked } from './differsFromAsked.ts';
import { keptOrBooked, readBack } from './kept/readBack.ts';
import { EITHER_FIRST, keptApart } from './keptApart.ts';

const first = '/data/appointments/0';

/** Checks that the walk-in is where and for what was asked, has no time that could be moved or be in a calendar, and is not canceled. */
const isExpected =
  (asked: WalkIn) =>
  ({ data: { appointments } }: ScheduleWalkInReply): ContractViolation | undefined =>
    firstWrong(
      unless(appointments[0]?.dateTime === undefined, `${first}/dateTime`, 'nothing', 'a time'),
      unless((appointments[0]?.status ?? 'BOOKED') === 'BOOKED', `${first}/status`, 'BOOKED', 'CANCELED'),
      unless(appointments[0]?.canReschedule !== true, `${first}/canReschedule`, 'nothing, or false', 'true'),
      unless(appointments[0]?.calendarUid === undefined, `${first}/calendarUid`, 'nothing', 'a UID of a calendar'),
      differsFromAsked(asked, appointments[0], first),
    );

/** A right walk-in, and what its reply must say. */
const rightly = (body: WalkIn) => ({ body, findViolation: isExpected(body) });

const atPharmacy = async (world: World, more: object = {}): Promise<{ readonly body: WalkIn }> => ({
  body: { ...walkIn(await world.find.pharmacies.next(), world.patient()), ...more },
});

async function bornOn(world: World, dateOfBirth: string) {
  const { body } = await atPharmacy(world);
  return { body: { ...body, basicInfo: { ...body.basicInfo, dateOfBirth } } };
}

async function bookedWithKey(world: World) {
  const sending = { ...(await atPharmacy(world)), headers: { 'idempotency-key': randomUUID() } };
  const { data } = await ask(world.guest, 'schedule-walk-in', checkScheduleWalkInReply, sending);
  return { ...sending, id: data.appointments[0]?.id };
}

/** A service of the pharmacy that is no vaccine. @throws SkippedCase where it has none */
async function noVaccineAt(world: World, at: WalkIn): Promise<number> {
  const other = (await servicesAt(world, at)).find(({ isVaccine }) => !isVaccine);
  if (!other) throw skipped('the pharmacy has nothing but vaccines');
  return other.id;
}

/** A vaccine of the pharmacy that is none of those asked for. @throws SkippedCase where it has none */
async function otherVaccineAt(world: World, at: WalkIn): Promise<number> {
  const other = (await servicesAt(world, at)).find(
    ({ id, isVaccine, maxDaysAhead, leadTimeDays }) =>
      isVaccine && maxDaysAhead !== undefined && leadTimeDays === undefined && !at.serviceIds.includes(id),
  );
  if (!other) throw skipped('the pharmacy has one vaccine alone');
  return other.id;
}

async function servicesAt({ guest }: World, { businessName, locationNumber = '' }: WalkIn) {
  const query = { 'filter.businessNames': [businessName], 'filter.locationId': locationNumber };
  return (await ask(guest, 'list-services', checkListServicesReply, { query })).data.services;
}

export const scheduleWalkIn = defineContract({
  call: 'schedule-walk-in',
  checkRequest: checkScheduleWalkInRequest,
  checkReply: checkScheduleWalkInReply,
  whole: async (world) => {
    const patient = world.patient();
    const more = {
      ...wholePatient(patient),
      requestedVaccinations: ['Flu Vaccine'],
      licensureState: world.target.state,
    };
    return rightly({ ...walkIn(await world.find.pharmacies.next(), patient), ...more });
  },
  cases: [
    {
      name: 'only the required fields',
      statuses: [200],
      send: async (world) => rightly(withoutBirthday((await atPharmacy(world)).body)),
    },
    {
      name: 'every field, each kept as it was sent',
      statuses: [200],
      send: async (world) => {
        const patient = world.patient();
        const body = { ...walkIn(await world.find.pharmacies.next(), patient), ...wholePatient(patient, 'opposite') };
        return readBack(world, 'schedule-walk-in', body);
      },
    },
    ...LONGEST.map((what) => ({
      name: `with ${what} as long as they may be, each kept`,
      statuses: [200],
      send: async (world: World) => {
        const patient = world.patient();
        const body = { ...walkIn(await world.find.pharmacies.next(), patient), ...wholePatient(patient) };
        return keptOrBooked(
          world,
          'schedule-walk-in',
          longestRequest(callSchema('schedule-walk-in', 'request'), body, what),
        );
      },
    })),
    {
      name: 'again with the same Idempotency-Key',
      statuses: [200],
      send: async (world) => {
        const { id, ...sending } = await bookedWithKey(world);
        return {
          ...sending,
          findViolation: ({ data }) =>
            unless(data.appointments[0]?.id === id, `${first}/id`, 'the one of the first reply', 'another one'),
        };
      },
    },
    {
      name: 'another request with the same Idempotency-Key',
      statuses: [422],
      send: async (world) => {
        const { headers } = await bookedWithKey(world);
        return { ...(await atPharmacy(world)), headers };
      },
    },
    ...(['comments', 'serviceIds'] as const).map((name) => ({
      name: `with other ${name} and the same Idempotency-Key`,
      statuses: [422],
      code: 'idempotencyKeyReused',
      send: async (world: World) => {
        const { body, headers } = await bookedWithKey(world);
        const changed = { comments: 'another', serviceIds: [await otherVaccineAt(world, body)] };
        return { headers, body: { ...body, [name]: changed[name] } };
      },
    })),
    {
      name: 'for a patient who is expected for it already',
      statuses: [429],
      send: async (world) => ({ body: (await bookedWithKey(world)).body }),
    },
    {
      name: 'for a patient who is expected for two vaccines already, for the second of them',
      statuses: [429],
      send: async (world) => {
        const { body } = await atPharmacy(world);
        const other = await otherVaccineAt(world, body);
        const sending = { body: { ...body, serviceIds: [...body.serviceIds, other] } };
        await ask(world.guest, 'schedule-walk-in', checkScheduleWalkInReply, sending);
        return { body: { ...body, serviceIds: [other] } };
      },
    },
    {
      name: 'for a patient who was expected for it on the day before',
      statuses: [200],
      send: async (world) => {
        if (!world.setClock)
          throw skipped('how long a walk-in counts is not proven: nobody sets the clock of the server');
        const { body } = await bookedWithKey(world);
        await world.setClock(noonIn(1));
        return rightly(body);
      },
    },
    {
      name: 'for a patient who is expected for another vaccine',
      statuses: [200],
      send: async (world) => {
        const { body } = await bookedWithKey(world);
        return rightly({ ...body, serviceIds: [await otherVaccineAt(world, body)] });
      },
    },
    {
      name: 'for a patient who has an appointment for it',
      statuses: [429],
      send: async (world) => {
        // Where walk-ins may not be sent, nothing is booked for one either.
        await bookedWithKey(world);
        const { at, patient } = await world.book(await world.find.pharmacies.next());
        return { body: walkIn(at, patient) };
      },
    },
    {
      name: 'at a pharmacy that does not exist',
      statuses: [404],
      code: 'providerUnavailable',
      send: (world) => atPharmacy(world, { locationNumber: '99999999' }),
    },
    {
      name: 'at a clinic, which has no counter',
      statuses: [400],
      code: 'notAPharmacy',
      send: async (world) => ({ body: walkIn(await world.find.clinics.next(), world.patient()) }),
    },
    {
      name: 'at a dietitian, who has no counter',
      statuses: [400],
      code: 'notAPharmacy',
      send: async (world) => {
        const { licensureState: _none, ...where } = (await world.find.dietitians.first()).where;
        return { body: walkIn({ ...(await world.find.dietitians.first()), where }, world.patient()) };
      },
    },
    {
      name: 'in a state, without a place',
      statuses: [400],
      code: 'missingLocation',
      send: (world) => atPharmacy(world, { locationNumber: undefined, licensureState: world.target.state }),
    },
    {
      name: 'for a patient who is not born yet',
      statuses: [400],
      code: 'dateInFuture',
      at: '/basicInfo/dateOfBirth',
      send: (world) => bornOn(world, dayAhead(1)),
    },
    {
      name: 'for a patient who is a year old only tomorrow',
      statuses: [400],
      code: 'patientTooYoung',
      at: '/basicInfo/dateOfBirth',
      send: (world) => bornOn(world, bornADayTooLate()),
    },
    ...unfitDates.map((unfit) => ({
      name: `for a patient ${unfit.who}`,
      statuses: [400],
      code: 'dateInFuture',
      at: unfit.at,
      send: async ({ find, patient }: World) => {
        const somebody = patient();
        const body = { ...walkIn(await find.pharmacies.next(), somebody), ...wholePatient(somebody) };
        return { body: withDateAhead(body, unfit) };
      },
    })),
    {
      name: 'for a patient who is a year old today',
      statuses: [200],
      send: async (world) => {
        const { timezone } = await world.find.pharmacies.first();
        return rightly((await bornOn(world, bornJustInTime(timezone))).body);
      },
    },
    {
      name: 'for a vaccine and, beside it, for something else',
      statuses: [400],
      code: 'notAVaccine',
      send: async (world) => {
        const { body } = await atPharmacy(world);
        return { body: { ...body, serviceIds: [...body.serviceIds, await noVaccineAt(world, body)] } };
      },
    },
    ...EITHER_FIRST.map(({ which, ordered }) => ({
      name: `for two vaccines that a search keeps apart${which}`,
      statuses: [400],
      code: 'incompatibleServices',
      send: async (world: World) => {
        const { at, serviceIds, between } = await keptApart(world);
        return { body: { ...walkIn(at, world.patient()), serviceIds: ordered(serviceIds, between) } };
      },
    })),
    {
      name: 'with an Idempotency-Key that another guest sent with another request',
      statuses: [200],
      send: async (world) => {
        // By the cookies that they get, the two guests are known.
        for (const each of [world.guest, world.rival]) await each.send('schedule-walk-in', await atPharmacy(world));
        const headers = { 'idempotency-key': randomUUID() };
        await world.rival.send('schedule-walk-in', { ...(await atPharmacy(world)), headers });
        return { ...(await atPharmacy(world)), headers };
      },
    },
    {
      name: 'with a time',
      statuses: [400],
      send: async (world) => {
        const { time: value, timezone } = await world.find.pharmacies.next();
        return atPharmacy(world, { dateTime: { value, timezone } });
      },
    },
    { name: 'text that is not JSON', statuses: [400], send: () => ({ text: '{' }) },
  ],
});
