import { randomUUID } from 'node:crypto';
import {
  type BookedAppointment,
  type CancelAppointmentReply,
  checkCancelAppointmentReply,
} from '../../../schemas/generated/api/appointments/cancel-appointment/reply.js';
import { checkCancelAppointmentRequest } from '../../../schemas/generated/api/appointments/cancel-appointment/request.js';
import { checkScheduleWalkInReply } from '../../../schemas/generated/api/appointments/schedule-walk-in/reply.js';
import { defineContract } from '../../case/defineContract.ts';
import { blocked } from '../../case/SkippedCase.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless, unlessOne } from '../../check/unless.ts';
import type { Sending } from '../../exchange/Sending.ts';
import { walkIn } from '../../samples/walkIn.ts';
import { ask } from '../../world/ask.ts';
import type { World } from '../../world/World.ts';
import { bookedAndPast, codeCases, type Named, nobodys, secondsCodeCase } from './codeCases.ts';
import { differsFromAsked } from './differsFromAsked.ts';

const cancelation = ({ id, confirmCode }: Named): Sending => ({
  id,
  body: { status: 'CANCELED', confirmCode },
});

const isCanceled =
  (booked: BookedAppointment) =>
  ({ data }: CancelAppointmentReply): ContractViolation | undefined =>
    firstWrong(
      unless(data.id === booked.id, '/data/id', 'the id that was sent', 'another one'),
      unless(data.calendarUid === booked.calendarUid, '/data/calendarUid', 'that of the booking', 'another one'),
      unless((data.status ?? 'CANCELED') === 'CANCELED', '/data/status', 'CANCELED', String(data.status)),
      differsFromAsked({ ...booked, locationNumber: booked.providerId }, data, '/data'),
    );

const bookedInClinic = async ({ find, book }: World) => (await book(await find.clinics.next())).appointment;

export const cancelAppointment = defineContract({
  call: 'cancel-appointment',
  checkRequest: checkCancelAppointmentRequest,
  checkReply: checkCancelAppointmentReply,
  whole: async (world) => cancelation(await bookedInClinic(world)),
  cases: [
    {
      name: 'of an appointment',
      statuses: [200],
      send: async (world) => {
        const appointment = await bookedInClinic(world);
        return { ...cancelation(appointment), findViolation: isCanceled(appointment) };
      },
    },
    {
      name: 'after its link was opened by GET and HEAD',
      statuses: [200],
      send: async (world) => {
        const appointment = await bookedInClinic(world);
        const { id } = appointment;
        const opened = [];
        for (const method of ['GET', 'HEAD']) opened.push(await world.guest.send('cancel-appointment', { method, id }));
        const isShown = opened.some((each) => each.kind === 'answered' && each.status === 200);
        return {
          ...cancelation(appointment),
          findViolation: (reply) =>
            unless(!isShown, 'status', 'no answer to GET, which nobody may ask without a code', '200') ??
            isCanceled(appointment)(reply),
        };
      },
    },
    {
      name: 'of a canceled appointment',
      statuses: [409],
      code: 'alreadyCanceled',
      send: async (world) => {
        const appointment = await bookedInClinic(world);
        await world.guest.send('cancel-appointment', cancelation(appointment));
        return cancelation(appointment);
      },
    },
    {
      name: 'after two browsers asked to cancel another one at once: one of them did',
      statuses: [200],
      send: async (world) => {
        const asked = cancelation(await bookedInClinic(world));
        const both = await Promise.all(
          [world.guest, world.rival].map((each) => each.send('cancel-appointment', asked)),
        );
        return { ...cancelation(await bookedInClinic(world)), findViolation: () => unlessOne(both) };
      },
    },
    {
      name: 'of an appointment whose time is past',
      statuses: [400],
      code: 'appointmentPast',
      send: async (world) => cancelation((await bookedAndPast(world)).appointment),
    },
    {
      name: 'again with the same Idempotency-Key',
      statuses: [200],
      send: async (world) => {
        const headers = { 'idempotency-key': randomUUID() };
        const appointment = await bookedInClinic(world);
        const sending = { ...cancelation(appointment), headers };
        await world.guest.send('cancel-appointment', sending);
        return { ...sending, findViolation: isCanceled(appointment) };
      },
    },
    {
      name: 'another request with the same Idempotency-Key',
      statuses: [422],
      send: async (world) => {
        const headers = { 'idempotency-key': randomUUID() };
        const appointment = await bookedInClinic(world);
        await world.guest.send('cancel-appointment', { ...cancelation(appointment), headers });
        const confirmCode = appointment.confirmCode.toLowerCase();
        return { ...cancelation({ ...appointment, confirmCode }), headers };
      },
    },
    {
      name: 'of another appointment with the same Idempotency-Key',
      statuses: [422],
      send: async (world) => {
        const headers = { 'idempotency-key': randomUUID() };
        await world.guest.send('cancel-appointment', { ...cancelation(await bookedInClinic(world)), headers });
        return { ...cancelation(await bookedInClinic(world)), headers };
      },
    },
    {
      name: 'of a follow-up whose first appointment is canceled',
      statuses: [409],
      code: 'alreadyCanceled',
      send: async (world) => {
        const { first, followup: followupAppointment } = await world.find.pairs.next();
        const { appointment, followup } = await world.book(first, { followupAppointment });
        await world.guest.send('cancel-appointment', cancelation(appointment));
        return cancelation(followup ?? appointment);
      },
    },
    ...codeCases<CancelAppointmentReply>('cancel-appointment', async (world) => {
      const named = await bookedInClinic(world);
      return { named, send: cancelation, findViolation: isCanceled(named) };
    }),
    secondsCodeCase('cancel-appointment', cancelation),
    {
      name: 'of a walk-in, which cannot be canceled',
      statuses: [404],
      code: 'appointmentNotFound',
      send: async ({ find, patient, guest }) => {
        const sending = { body: walkIn(await find.pharmacies.next(), patient()) };
        const { data } = await ask(guest, 'schedule-walk-in', checkScheduleWalkInReply, sending);
        const [appointment] = data.appointments;
        if (!appointment) throw blocked('schedule-walk-in gives no appointment');
        return cancelation(appointment);
      },
    },
    {
      name: 'of an appointment that does not exist',
      statuses: [404],
      code: 'appointmentNotFound',
      send: () => cancelation(nobodys),
    },
    {
      name: 'text that is not JSON',
      statuses: [400],
      send: () => ({ id: nobodys.id, text: '{' }),
    },
  ],
});
