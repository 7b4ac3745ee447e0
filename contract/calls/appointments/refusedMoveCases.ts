import type { RescheduleAppointmentReply } from '../../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import type { World } from '../../world/World.ts';
import { zoneLike } from '../../world/zoneLike.ts';
import { licensesOf } from '../places/licensesOf.ts';
import { beyondDays } from '../services/beyondDays.ts';
import { nearlyFree } from '../time-slots/nearlyFree.ts';
import { bookedAndPast } from './codeCases.ts';
import { cancel } from './lookups.ts';
import { bookedInClinic, freeTime, movedInClinic, movedWithKey, moving, timeOf } from './moves.ts';

/** Moves that are refused though the appointment is there: for its time, its place, or what became of it. */
export const refusedMoveCases: readonly ContractCase<RescheduleAppointmentReply>[] = [
  {
    name: 'from a time that it has no more',
    statuses: [409],
    code: 'alreadyMoved',
    send: async (world) => {
      const { appointment, before } = await movedInClinic(world);
      return moving(appointment, { ...(await freeTime(world)), currentDateTime: before });
    },
  },
  {
    name: 'from the time that it has, but in another time zone',
    statuses: [409],
    code: 'alreadyMoved',
    send: async (world) => {
      const { appointment, at } = await world.book(await world.find.clinics.next());
      const currentDateTime = { value: at.time, timezone: zoneLike(at.timezone) };
      return moving(appointment, { ...(await freeTime(world)), currentDateTime });
    },
  },
  {
    name: 'to a time that is booked',
    statuses: [409],
    code: 'slotTaken',
    send: async (world) => {
      const [appointment, taken] = [await bookedInClinic(world), await world.book(await world.find.clinics.next())];
      return moving(appointment, timeOf(taken.at));
    },
  },
  {
    name: 'to a time that somebody else has reserved',
    statuses: [409],
    code: 'slotTaken',
    send: async (world) => {
      const [appointment, at] = [await bookedInClinic(world), await world.find.clinics.next()];
      await world.reserve(world.rival, at);
      return moving(appointment, timeOf(at));
    },
  },
  ...Object.entries(nearlyFree).map(([what, nearly]) => ({
    name: `to ${what}`,
    statuses: [409],
    code: 'slotTaken',
    send: async (world: World) => moving(await bookedInClinic(world), timeOf(nearly(await world.find.clinics.first()))),
  })),
  {
    name: 'to a time that is past',
    statuses: [409],
    code: 'timePast',
    send: async (world) => moving(await bookedInClinic(world), await freeTime(world, { value: '2020-01-06 09:00:00' })),
  },
  {
    name: 'to a time that is too far ahead by a day',
    statuses: [409],
    code: 'tooFarAhead',
    send: async (world) => {
      const { tooFarAhead: value } = await beyondDays(world, await world.find.clinics.first());
      return moving(await bookedInClinic(world), await freeTime(world, { value }));
    },
  },
  {
    name: 'to a time in another time zone',
    statuses: [400],
    code: 'wrongTimeZone',
    send: async (world) => moving(await bookedInClinic(world), await freeTime(world, { timezone: 'Pacific/Honolulu' })),
  },
  {
    name: 'to a time in another time zone whose clocks show the same',
    statuses: [400],
    code: 'wrongTimeZone',
    send: async (world) => {
      const at = await world.find.clinics.first();
      return moving(await bookedInClinic(world), timeOf({ ...at, timezone: zoneLike(at.timezone) }));
    },
  },
  {
    name: 'to a day that leaves a dietitian a day too little to prepare',
    statuses: [409],
    code: 'tooSoon',
    send: async (world) => {
      const { appointment, at } = await world.book(await world.find.dietitians.next());
      return moving(appointment, timeOf({ ...at, time: (await beyondDays(world, at)).tooSoon }));
    },
  },
  {
    name: 'of an appointment whose time is past',
    statuses: [400],
    code: 'appointmentPast',
    send: async (world) => {
      const wanted = await freeTime(world);
      return moving((await bookedAndPast(world)).appointment, wanted);
    },
  },
  {
    name: 'of another appointment with the same Idempotency-Key',
    statuses: [422],
    send: async (world) => {
      const { wanted, sending } = await movedWithKey(world);
      return { ...sending, ...moving(await bookedInClinic(world), wanted) };
    },
  },
  {
    name: 'to a place of another business, which does not give its services',
    statuses: [404],
    code: 'providerUnavailable',
    send: async (world) => {
      const { where } = await world.find.pharmacies.first();
      return moving(await bookedInClinic(world), { ...(await freeTime(world)), ...where });
    },
  },
  ...(['videos', 'dietitians'] as const).map((pool) => ({
    name: `of an appointment ${pool === 'videos' ? 'by video' : 'of a dietitian'}, to a state in which nobody may see the guest`,
    statuses: [404],
    code: 'notLicensed',
    send: async (world: World) => {
      const { appointment, at } = await world.book(await world.find[pool].next());
      const { unlicensed: licensureState } = await licensesOf(world, at.serviceId);
      return moving(appointment, { ...timeOf(await world.find[pool].next()), licensureState });
    },
  })),
  {
    name: 'of a canceled appointment',
    statuses: [409],
    code: 'alreadyCanceled',
    send: async (world) => {
      const appointment = await bookedInClinic(world);
      await cancel(world, appointment);
      return moving(appointment, await freeTime(world));
    },
  },
];
