import { DateTime } from 'luxon';
import {
  checkScheduleAppointmentReply,
  type ScheduleAppointmentReply,
} from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import type { ScheduleAppointmentRequest } from '../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { checkListServicesReply } from '../../../schemas/generated/api/services/list-services/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { skipped } from '../../case/SkippedCase.ts';
import { booking } from '../../samples/booking.ts';
import { ask } from '../../world/ask.ts';
import type { World } from '../../world/World.ts';
import { zoneLike } from '../../world/zoneLike.ts';
import { licensesOf } from '../places/licensesOf.ts';
import { beyondDays } from '../services/beyondDays.ts';
import { elsewhereGiven } from '../services/elsewhereGiven.ts';
import { nearlyFree } from '../time-slots/nearlyFree.ts';
import { halfTaken, ofClinic } from './bookings.ts';
import { EITHER_FIRST, keptApart } from './keptApart.ts';

async function ofClinicAt(world: World, more: Partial<ScheduleAppointmentRequest['dateTime']>) {
  const { time: value, timezone } = await world.find.clinics.next();
  return ofClinic(world, { dateTime: { value, timezone, ...more } });
}

/** As a request writes a time. */
const SQL_TIME = 'yyyy-MM-dd HH:mm:ss';

type Time = ScheduleAppointmentRequest['dateTime'];

/** Times that no follow-up can have, as no first visit can. */
const unfitFollowups = [
  {
    when: 'in another time zone',
    status: 400,
    code: 'wrongTimeZone',
    dateTime: (): Partial<Time> => ({ timezone: 'Pacific/Honolulu' }),
  },
  {
    when: 'that is too far ahead',
    status: 409,
    code: 'tooFarAhead',
    dateTime: (): Partial<Time> => ({ value: '2090-01-02 09:00:00' }),
  },
  {
    when: 'half a minute after a free time',
    status: 409,
    code: 'slotTaken',
    dateTime: ({ value }: Time): Partial<Time> => ({ value: value.replace(/\d\d$/, '30') }),
  },
] as const;

/** Bookings that are refused though each field of them is right. */
export const refusedBookingCases: readonly ContractCase<ScheduleAppointmentReply>[] = [
  {
    name: 'of a time that is booked',
    statuses: [409],
    code: 'slotTaken',
    send: async (world) => {
      const { at } = await world.book(await world.find.clinics.next());
      return { body: booking(at, world.patient()) };
    },
  },
  {
    name: 'of a time that another guest booked, for the same patient: it is taken, and nothing is said of the patient',
    statuses: [409],
    code: 'slotTaken',
    send: async (world) => {
      const body = booking(await world.find.clinics.next(), world.patient());
      await ask(world.rival, 'schedule-appointment', checkScheduleAppointmentReply, { body });
      return { body };
    },
  },
  ...Object.entries(nearlyFree).map(([what, nearly]) => ({
    name: `of ${what}`,
    statuses: [409],
    code: 'slotTaken',
    send: async ({ find, patient }: World) => ({ body: booking(nearly(await find.clinics.first()), patient()) }),
  })),
  {
    name: 'of a time that somebody else has reserved',
    statuses: [409],
    code: 'slotTaken',
    send: async (world) => {
      const at = await world.find.clinics.next();
      await world.reserve(world.rival, at);
      return { body: booking(at, world.patient()) };
    },
  },
  {
    name: 'by video in a state where nobody is licensed',
    statuses: [404],
    code: 'notLicensed',
    send: async (world) => {
      const at = await world.find.videos.next();
      const { unlicensed } = await licensesOf(world, at.serviceId);
      return { body: booking({ ...at, where: { licensureState: unlicensed } }, world.patient()) };
    },
  },
  {
    name: 'of a dietitian, in a state where that person is not licensed',
    statuses: [404],
    code: 'notLicensed',
    send: async (world) => {
      const at = await world.find.dietitians.next();
      const { unlicensed } = await licensesOf(world, at.serviceId);
      return { body: booking({ ...at, where: { ...at.where, licensureState: unlicensed } }, world.patient()) };
    },
  },
  {
    name: 'with a follow-up whose time is booked',
    statuses: [409],
    code: 'slotTaken',
    send: async (world) => ({ body: (await halfTaken(world)).body }),
  },
  ...unfitFollowups.map(({ when, status, code, dateTime }) => ({
    name: `with a follow-up ${when}`,
    statuses: [status],
    code,
    send: async (world: World) => {
      const { first, followup } = await world.find.pairs.next();
      const changed = { ...followup, dateTime: { ...followup.dateTime, ...dateTime(followup.dateTime) } };
      return { body: booking(first, world.patient(), { followupAppointment: changed }) };
    },
  })),
  ...elsewhereGiven.map(({ what, changed }) => ({
    name: `of ${what}`,
    statuses: [404],
    code: 'providerUnavailable',
    send: async (world: World) => ({ body: booking(await changed(world), world.patient()) }),
  })),
  {
    name: 'with a follow-up on the day before it is due',
    statuses: [400],
    code: 'followupTooEarly',
    send: async (world) => {
      const { first, followup, afterDays } = await world.find.pairs.next();
      const value = DateTime.fromSQL(first.time)
        .plus({ days: afterDays - 1 })
        .toFormat(SQL_TIME);
      const dateTime = { ...followup.dateTime, value };
      return { body: booking(first, world.patient(), { followupAppointment: { ...followup, dateTime } }) };
    },
  },
  {
    name: 'of a service and its follow-up at one time',
    statuses: [400],
    code: 'incompatibleServices',
    send: async (world) => {
      const { first, followup } = await world.find.pairs.next();
      return { body: booking(first, world.patient(), { serviceIds: [first.serviceId, followup.serviceId] }) };
    },
  },
  ...EITHER_FIRST.map(({ which, ordered }) => ({
    name: `of two vaccines that a search keeps apart${which}`,
    statuses: [400],
    code: 'incompatibleServices',
    send: async (world: World) => {
      const { at, serviceIds, between } = await keptApart(world);
      return { body: booking(at, world.patient(), { serviceIds: ordered(serviceIds, between) }) };
    },
  })),
  {
    name: 'of a time that is past',
    statuses: [409],
    code: 'timePast',
    send: (world) => ofClinicAt(world, { value: '2020-01-06 09:00:00' }),
  },
  {
    name: 'of a time that is too far ahead by a day',
    statuses: [409],
    code: 'tooFarAhead',
    send: async (world) =>
      ofClinicAt(world, { value: (await beyondDays(world, await world.find.clinics.first())).tooFarAhead }),
  },
  {
    name: 'of a dietitian who needs a day more to prepare',
    statuses: [409],
    code: 'tooSoon',
    send: async (world) => {
      const at = await world.find.dietitians.next();
      return { body: booking({ ...at, time: (await beyondDays(world, at)).tooSoon }, world.patient()) };
    },
  },
  {
    name: 'of a time in another time zone',
    statuses: [400],
    code: 'wrongTimeZone',
    send: (world) => ofClinicAt(world, { timezone: 'Pacific/Honolulu' }),
  },
  {
    name: 'of a time in another time zone whose clocks show the same',
    statuses: [400],
    code: 'wrongTimeZone',
    send: async (world) => {
      const { timezone } = await world.find.clinics.first();
      return ofClinicAt(world, { timezone: zoneLike(timezone) });
    },
  },
  {
    name: 'from a time zone that does not exist',
    statuses: [400],
    code: 'unknownTimeZone',
    send: (world) => ofClinic(world, { patientTimeZone: 'America/Atlantis' }),
  },
  {
    name: 'with a follow-up of another service',
    statuses: [400],
    code: 'notTheFollowup',
    send: async (world) => {
      const { first, followup } = await world.find.pairs.next();
      const followupAppointment = { ...followup, serviceId: first.serviceId };
      return { body: booking(first, world.patient(), { followupAppointment }) };
    },
  },
  {
    name: 'with a second dose of another vaccine as its follow-up',
    statuses: [400],
    code: 'notTheFollowup',
    send: async (world) => {
      const { first, followup } = await world.find.pairs.next();
      const { data } = await ask(world.guest, 'list-services', checkListServicesReply, {
        query: { 'filter.businessNames': [first.businessName] },
      });
      const another = data.services.find(
        ({ id, followupServiceId }) =>
          id !== first.serviceId && ![undefined, followup.serviceId].includes(followupServiceId),
      );
      const serviceId = another?.followupServiceId;
      if (serviceId === undefined) throw skipped('one service alone has a follow-up');
      return { body: booking(first, world.patient(), { followupAppointment: { ...followup, serviceId } }) };
    },
  },
  {
    name: 'at a place that does not exist',
    statuses: [404],
    code: 'providerUnavailable',
    send: (world) => ofClinic(world, { locationNumber: '99999999' }),
  },
];
