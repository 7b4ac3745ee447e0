import { randomUUID } from 'node:crypto';
import { checkRescheduleAppointmentReply } from '../../../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import {
  checkScheduleAppointmentReply,
  type ScheduleAppointmentReply,
} from '../../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import {
  checkScheduleAppointmentRequest,
  type ScheduleAppointmentRequest,
} from '../../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import type { ContractCase } from '../../../case/ContractCase.ts';
import { callSchema } from '../../../case/callSchema.ts';
import { LONGEST, longestRequest } from '../../../case/longestRequest.ts';
import { PARTS, without } from '../../../case/partsOfRequest.ts';
import { blocked } from '../../../case/SkippedCase.ts';
import { limitReached } from '../../../check/limitReached.ts';
import { unless } from '../../../check/unless.ts';
import { booking } from '../../../samples/booking.ts';
import { wholePatient } from '../../../samples/wholePatient.ts';
import { ask } from '../../../world/ask.ts';
import type { Bookable } from '../../../world/Pool.ts';
import type { World } from '../../../world/World.ts';
import { changedAnswers } from './changedAnswers.ts';
import { SECTIONS } from './findUnsent.ts';
import { keptOrBooked, readBack } from './readBack.ts';

const wholeAt = async ({ patient }: World, at: Bookable, answers?: 'opposite') => {
  const somebody = patient();
  return booking(at, somebody, { ...wholePatient(somebody, answers), patientTimeZone: 'America/New_York' });
};

const shortest = (request: object) => longestRequest(callSchema('schedule-appointment', 'request'), request, 'nothing');

const wholeInClinic = async (world: World) => wholeAt(world, await world.find.clinics.next());

/** A request that differs from another in one section. */
const changedIn = (
  request: ScheduleAppointmentRequest,
  section: (typeof SECTIONS)[number],
): ScheduleAppointmentRequest => ({
  ...request,
  ...{
    basicInfo: { basicInfo: { ...request.basicInfo, weight: '151' } },
    comments: { comments: 'another' },
    notes: { notes: ['another'] },
    insuranceInfo: { insuranceInfo: { ...request.insuranceInfo, hasMedicare: 'Yes' as const } },
    medicalInfo: { medicalInfo: { ...request.medicalInfo, doYouTakeMedications: 'No' as const } },
    consentDetails: { consentDetails: { ...request.consentDetails, hieConsent: 'Yes' as const } },
    consentVersions: { consentVersions: [{ document: 'general-consent/standard', version: '1a2b3c4d5e6f' }] },
    questionnaire: { questionnaire: { ...request.questionnaire, haveFever: 'Yes' as const } },
  }[section],
});

/** Nothing of a booking is lost: it is read back, and its key does not let another request pass for it. */
export const keptBookingCases: readonly ContractCase<ScheduleAppointmentReply>[] = [
  {
    name: 'every field, each kept as it was sent',
    statuses: [200],
    send: async (world) => readBack(world, 'schedule-appointment', await wholeInClinic(world)),
  },
  {
    name: 'by video, each field kept with its state',
    statuses: [200],
    send: async (world) =>
      readBack(world, 'schedule-appointment', await wholeAt(world, await world.find.videos.next(), 'opposite')),
  },
  {
    name: 'of a dietitian, each field kept with its survey',
    statuses: [200],
    send: async (world) =>
      readBack(world, 'schedule-appointment', await wholeAt(world, await world.find.dietitians.next(), 'opposite')),
  },
  {
    name: 'with its follow-up, each field kept',
    statuses: [200],
    send: async (world) => {
      const { first, followup: followupAppointment } = await world.find.pairs.next();
      const body = {
        ...(await wholeAt(world, first)),
        requestedVaccinations: ['Flu', 'Tdap', 'Shingles', 'x'.repeat(100)],
        followupAppointment,
      };
      return readBack(world, 'schedule-appointment', body);
    },
  },
  ...LONGEST.map((what) => ({
    name: `with ${what} as long as they may be, each kept`,
    statuses: [200],
    send: async (world: World) => {
      const { dateTime, patientTimeZone, ...whole } = await wholeInClinic(world);
      const longest = longestRequest(callSchema('schedule-appointment', 'request'), whole, what);
      return keptOrBooked(world, 'schedule-appointment', { ...longest, dateTime, patientTimeZone });
    },
  })),
  ...Object.entries(PARTS).map(([what, leaves], index) => ({
    name: `with ${what}, each kept, and nothing besides`,
    statuses: [200],
    send: async (world: World) => {
      const whole = await wholeInClinic(world);
      const part = without(whole, leaves(whole), checkScheduleAppointmentRequest);
      // No zone has a name as short as it may be.
      const { dateTime, patientTimeZone } = whole;
      const short = { ...shortest(part), dateTime, patientTimeZone };
      return keptOrBooked(world, 'schedule-appointment', index === 0 ? short : part);
    },
  })),
  {
    name: 'moved meanwhile, each field kept but its time',
    statuses: [200],
    send: async (world) => {
      const to = await world.find.clinics.next();
      return readBack(world, 'schedule-appointment', await wholeInClinic(world), async ({ id, confirmCode }) => {
        const dateTime = { value: to.time, timezone: to.timezone };
        const body = { confirmCode, dateTime, ...to.where };
        await ask(world.guest, 'reschedule-appointment', checkRescheduleAppointmentReply, { id, body });
        return ['dateTime', 'locationNumber'];
      });
    },
  },
  {
    name: 'with any one answer changed and the same Idempotency-Key: none passes for the first',
    statuses: [200],
    send: async (world) => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = await wholeInClinic(world);
      await ask(world.guest, 'schedule-appointment', checkScheduleAppointmentReply, { body, headers });
      let passed: string | undefined;
      for (const { at, request } of changedAnswers(body, checkScheduleAppointmentRequest)) {
        const exchange = await world.guest.send('schedule-appointment', { body: request, headers });
        const limit = limitReached(exchange);
        if (limit !== undefined) throw blocked(limit);
        if (exchange.kind === 'answered' && exchange.status === 200) passed ??= at;
      }
      return {
        headers,
        body,
        findViolation: () =>
          unless(
            passed === undefined,
            passed ?? '',
            'a refusal (422) where this alone is another',
            '200, as for the first',
          ),
      };
    },
  },
  ...SECTIONS.map((section) => ({
    name: `with another ${section} and the same Idempotency-Key`,
    statuses: [422],
    code: 'idempotencyKeyReused',
    send: async (world: World) => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = await wholeInClinic(world);
      await ask(world.guest, 'schedule-appointment', checkScheduleAppointmentReply, { body, headers });
      return { headers, body: changedIn(body, section) };
    },
  })),
];
