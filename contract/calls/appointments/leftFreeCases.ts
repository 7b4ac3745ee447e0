import {
  checkScheduleAppointmentReply,
  type ScheduleAppointmentReply,
} from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import type { ScheduleAppointmentRequest } from '../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { blocked } from '../../case/SkippedCase.ts';
import { booking } from '../../samples/booking.ts';
import { ask } from '../../world/ask.ts';
import { bornADayTooLate } from '../../world/birthdays.ts';
import type { Bookable } from '../../world/Pool.ts';
import type { World } from '../../world/World.ts';
import { rightly } from './bookings.ts';
import { canceling } from './lookups.ts';

type Refused = (world: World, at: Bookable) => Promise<ScheduleAppointmentRequest> | ScheduleAppointmentRequest;

/** Bookings of a free time that are refused for another reason than the time. */
export const refusedBookings: Readonly<Record<string, Refused>> = {
  'a patient who has such an appointment': async ({ find, book }, at) => {
    const { patient } = await book({ ...(await find.clinics.next()), serviceId: at.serviceId });
    return booking(at, patient);
  },
  'a patient who is too young': ({ patient }, at) => {
    const body = booking(at, patient());
    return { ...body, basicInfo: { ...body.basicInfo, dateOfBirth: bornADayTooLate() } };
  },
  'a guest who named another time zone': ({ patient }, at) =>
    booking(at, patient(), { dateTime: { value: at.time, timezone: 'Pacific/Honolulu' } }),
  'a guest from a time zone that does not exist': ({ patient }, at) =>
    booking(at, patient(), { patientTimeZone: 'America/Atlantis' }),
  'a guest whose request had a field too many': ({ patient }, at) => ({
    ...booking(at, patient()),
    ...{ unexpected: 'x' },
  }),
  'a guest who asked for a follow-up of another service': ({ patient }, at) => {
    const followupAppointment = { serviceId: at.serviceId, dateTime: { value: at.time, timezone: at.timezone } };
    return booking(at, patient(), { followupAppointment });
  },
};

/** A booking that is refused leaves its time free: for everybody, and at once, as its guest holds nothing. */
export const leftFreeCases: readonly ContractCase<ScheduleAppointmentReply>[] = Object.entries(refusedBookings).map(
  ([who, refused]) => ({
    name: `of a time that was refused to ${who}`,
    statuses: [200],
    send: async (world) => {
      const at = await world.find.clinics.next();
      const exchange = await world.rival.send('schedule-appointment', { body: await refused(world, at) });
      if (exchange.kind !== 'answered' || exchange.status === 200) throw blocked(`it was not refused to ${who}`);
      return rightly(booking(at, world.patient()));
    },
  }),
);

/** A canceled appointment leaves its time to everybody, of whatever kind it was. */
export const leftByCanceled: readonly ContractCase<ScheduleAppointmentReply>[] = Object.entries({
  'in a clinic': 'clinics',
  'in a pharmacy': 'pharmacies',
  'by video': 'videos',
  'of a dietitian': 'dietitians',
} as const).map(([kind, pool]) => ({
  name: `of a time ${kind} whose appointment was canceled`,
  statuses: [200],
  send: async ({ find, rival, patient }) => {
    const at = await find[pool].next();
    const sending = { body: booking(at, patient()) };
    const { data } = await ask(rival, 'schedule-appointment', checkScheduleAppointmentReply, sending);
    const [booked] = data.appointments;
    if (booked) await rival.send('cancel-appointment', canceling(booked));
    // With the same person, who is free again.
    const locationNumber = at.where.locationNumber ?? booked?.providerId;
    const where = { ...at.where, ...(locationNumber !== undefined && { locationNumber }) };
    return rightly(booking({ ...at, where }, patient()));
  },
}));
