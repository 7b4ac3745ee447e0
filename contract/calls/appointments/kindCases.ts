import type { LookupAppointmentReply } from '../../../schemas/generated/api/appointments/lookup-appointment/reply.js';
import type { RescheduleAppointmentReply } from '../../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import {
  checkScheduleAppointmentReply,
  type ScheduleAppointmentReply,
} from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { blocked } from '../../case/SkippedCase.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { booking } from '../../samples/booking.ts';
import { ask } from '../../world/ask.ts';
import { placeDiffers } from '../places/placeDiffers.ts';
import { rightly } from './bookings.ts';
import { differsFromAsked } from './differsFromAsked.ts';
import { lookup } from './lookups.ts';
import { isMoved, moving, timeOf } from './moves.ts';

/** Every kind of visit but those in a clinic, of which most cases are. */
const KINDS = {
  'in a pharmacy': 'pharmacies',
  'by video': 'videos',
  'of a dietitian': 'dietitians',
} as const;

/** What is promised of an appointment is promised of every kind. */
export const lookupKindCases: readonly ContractCase<LookupAppointmentReply>[] = Object.entries(KINDS).map(
  ([kind, pool]) => ({
    name: `of an appointment ${kind}: where and with whom it was booked`,
    statuses: [200],
    send: async ({ find, book }) => {
      const { at, appointment } = await book(await find[pool].next());
      return {
        ...lookup(appointment),
        findViolation: ({ data: { appointments, provider } }) =>
          firstWrong(
            differsFromAsked({ dateTime: timeOf(at).dateTime }, appointments[0], '/data/appointments/0'),
            differsFromAsked(
              { businessName: at.businessName, locationNumber: appointment.providerId },
              provider,
              '/data/provider',
            ),
            unless(
              appointments[0]?.services[0]?.name === at.serviceName,
              '/data/appointments/0/services/0/name',
              `${at.serviceName}, as on the menu`,
              String(appointments[0]?.services[0]?.name),
            ),
            provider.providerId === at.provider.providerId
              ? placeDiffers(at.provider, provider, '/data/provider', 'search-time-slots')
              : undefined,
          ),
      };
    },
  }),
);

export const moveKindCases: readonly ContractCase<RescheduleAppointmentReply>[] = Object.entries(KINDS).map(
  ([kind, pool]) => ({
    name: `of an appointment ${kind}, to another time`,
    statuses: [200],
    send: async ({ find, book }) => {
      const { appointment } = await book(await find[pool].next());
      const wanted = timeOf(await find[pool].next());
      return { ...moving(appointment, wanted), findViolation: isMoved(appointment, wanted) };
    },
  }),
);

/** The old time of who moved is for everybody again. */
export const leftByMovedCases: readonly ContractCase<ScheduleAppointmentReply>[] = Object.entries(KINDS).map(
  ([kind, pool]) => ({
    name: `of a time ${kind} that a moved appointment has left`,
    statuses: [200],
    send: async ({ find, rival, patient }) => {
      const at = await find[pool].next();
      const sending = { body: booking(at, patient()) };
      const { data } = await ask(rival, 'schedule-appointment', checkScheduleAppointmentReply, sending);
      const [booked] = data.appointments;
      if (!booked) throw blocked('schedule-appointment gives no appointment');
      await rival.send('reschedule-appointment', moving(booked, timeOf(await find[pool].next())));
      // With the same person, who is free again.
      const locationNumber = at.where.locationNumber ?? booked.providerId;
      const where = { ...at.where, ...(locationNumber !== undefined && { locationNumber }) };
      return rightly(booking({ ...at, where }, patient()));
    },
  }),
);
