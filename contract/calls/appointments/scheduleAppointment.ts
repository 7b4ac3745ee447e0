import { randomUUID } from 'node:crypto';
import { checkRescheduleAppointmentReply } from '../../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import {
  checkScheduleAppointmentReply,
  type ScheduleAppointmentReply,
} from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import {
  checkScheduleAppointmentRequest,
  type ScheduleAppointmentRequest,
} from '../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { defineContract } from '../../case/defineContract.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { booking } from '../../samples/booking.ts';
import type { SamplePatient } from '../../samples/SamplePatient.ts';
import { wholePatient } from '../../samples/wholePatient.ts';
import { ask } from '../../world/ask.ts';
import { daysFromToday, tomorrow } from '../../world/daysFromToday.ts';
import type { Found } from '../../world/Finder.ts';
import type { Bookable } from '../../world/Pool.ts';
import type { World } from '../../world/World.ts';
import { licensesOf } from '../places/licensesOf.ts';
import { freeForTwo } from '../time-slots/freeForTwo.ts';
import { type AskedVisit, differsFromAsked } from './differsFromAsked.ts';
import { readBack } from './readBack.ts';

const appointments = '/data/appointments';

/** Finds what of a reply is not what the request asked for. */
const booked =
  (request: ScheduleAppointmentRequest) =>
  ({ data }: ScheduleAppointmentReply): ContractViolation | undefined => {
    const { followupAppointment: followup, businessName, locationNumber } = request;
    const second = followup && { businessName, locationNumber, ...followup, serviceIds: [followup.serviceId] };
    const asked: readonly AskedVisit[] = [request, ...(second ? [second] : [])];
    const found = data.appointments;
    return firstWrong(
      unless(found.length === asked.length, appointments, `${asked.length} of them`, String(found.length)),
      ...found.map(({ status = 'BOOKED' }, index) =>
        unless(status === 'BOOKED', `${appointments}/${index}/status`, 'BOOKED', status),
      ),
      unless(found[0]?.id !== found[1]?.id, `${appointments}/1/id`, 'an id of its own', 'that of the first'),
      ...asked.map((visit, index) => differsFromAsked(visit, found[index], `${appointments}/${index}`)),
    );
  };

/** A right booking, and what its reply must say. */
const rightly = (body: ScheduleAppointmentRequest) => ({ body, findViolation: booked(body) });

const wholeAt = async ({ patient }: World, at: Bookable, answers?: 'opposite') => {
  const somebody = patient();
  return booking(at, somebody, { ...wholePatient(somebody, answers), patientTimeZone: 'America/New_York' });
};

const wholeInClinic = async (world: World) => wholeAt(world, await world.find.clinics.next());

const ofClinic = async (world: World, more: object = {}) => ({
  body: { ...booking(await world.find.clinics.next(), world.patient()), ...more },
});

async function ofClinicAt(world: World, more: Partial<ScheduleAppointmentRequest['dateTime']>) {
  const { time: value, timezone } = await world.find.clinics.next();
  return ofClinic(world, { dateTime: { value, timezone, ...more } });
}

/** The sections of a request of which a server could lose one. */
const SECTIONS = [
  'basicInfo',
  'comments',
  'notes',
  'insuranceInfo',
  'medicalInfo',
  'consentDetails',
  'questionnaire',
] as const;

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
    questionnaire: { questionnaire: { ...request.questionnaire, haveFever: 'Yes' as const } },
  }[section],
});

async function bornOn(dateOfBirth: string, find: Found, { basicInfo, ...patient }: SamplePatient) {
  return { body: booking(await find.clinics.next(), { ...patient, basicInfo: { ...basicInfo, dateOfBirth } }) };
}

async function bookedWithKey(world: World) {
  const headers = { 'idempotency-key': randomUUID() };
  const sending = { ...(await ofClinic(world)), headers };
  const { data } = await ask(world.guest, 'schedule-appointment', checkScheduleAppointmentReply, sending);
  return { ...sending, id: data.appointments[0]?.id };
}

/** A booking of two visits whose second time is already booked: neither of them may be booked. */
async function halfTaken(world: World) {
  const { first, followup } = await world.find.pairs.next();
  await world.book({ ...first, serviceId: followup.serviceId, time: followup.dateTime.value });
  return { first, body: booking(first, world.patient(), { followupAppointment: followup }) };
}

export const scheduleAppointment = defineContract({
  call: 'schedule-appointment',
  checkRequest: checkScheduleAppointmentRequest,
  checkReply: checkScheduleAppointmentReply,
  whole: async (world) => {
    const { first, followup: followupAppointment } = await world.find.pairs.next();
    const patient = world.patient();
    const body = booking(first, patient, {
      ...wholePatient(patient),
      requestedVaccinations: ['Flu Vaccine'],
      followupAppointment,
      licensureState: world.target.state,
      locationNumber: first.where.locationNumber ?? '00000000',
      patientTimeZone: 'America/New_York',
    });
    return rightly(body);
  },
  cases: [
    {
      name: 'only the required fields, in a clinic',
      statuses: [200],
      send: async (world) => rightly((await ofClinic(world)).body),
    },
    {
      name: 'by video in a state',
      statuses: [200],
      send: async (world) => rightly(booking(await world.find.videos.next(), world.patient())),
    },
    {
      name: 'of a dietitian',
      statuses: [200],
      send: async (world) => rightly(booking(await world.find.dietitians.next(), world.patient())),
    },
    {
      name: 'with its follow-up',
      statuses: [200],
      send: async (world) => {
        const { first, followup: followupAppointment } = await world.find.pairs.next();
        return rightly(booking(first, world.patient(), { followupAppointment }));
      },
    },
    {
      name: 'of a time that the guest reserved and released',
      statuses: [200],
      send: async (world) => {
        const at = await world.find.clinics.next();
        const id = await world.reserve(world.guest, at);
        await world.guest.send('release-reservation', { id });
        return rightly(booking(at, world.patient()));
      },
    },
    {
      name: 'of a time whose appointment was canceled',
      statuses: [200],
      send: async (world) => {
        const { at, appointment } = await world.book(await world.find.clinics.next());
        const { id, confirmCode } = appointment;
        await world.guest.send('cancel-appointment', { id, body: { status: 'CANCELED', confirmCode } });
        return rightly(booking(at, world.patient()));
      },
    },
    {
      name: 'again with the same Idempotency-Key',
      statuses: [200],
      send: async (world) => {
        const { id, ...sending } = await bookedWithKey(world);
        return {
          ...sending,
          findViolation: ({ data }) =>
            unless(
              data.appointments[0]?.id === id,
              `${appointments}/0/id`,
              'the appointment of the first reply',
              'another one',
            ),
        };
      },
    },
    {
      name: 'another request with the same Idempotency-Key',
      statuses: [422],
      send: async (world) => {
        const { headers } = await bookedWithKey(world);
        return { ...(await ofClinic(world)), headers };
      },
    },
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
        const body = { ...(await wholeAt(world, first)), requestedVaccinations: ['Flu', 'Tdap'], followupAppointment };
        return readBack(world, 'schedule-appointment', body);
      },
    },
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
    {
      name: 'of a time that is booked',
      statuses: [409],
      send: async (world) => {
        const { at } = await world.book(await world.find.clinics.next());
        return { body: booking(at, world.patient()) };
      },
    },
    {
      name: 'of a time that somebody else has reserved',
      statuses: [409],
      send: async (world) => {
        const at = await world.find.clinics.next();
        await world.reserve(world.rival, at);
        return { body: booking(at, world.patient()) };
      },
    },
    {
      name: 'for a patient who has such an appointment',
      statuses: [429],
      send: async (world) => {
        const { patient, at } = await world.book(await world.find.clinics.next());
        const other = await world.find.clinics.next();
        return { body: booking({ ...other, serviceId: at.serviceId }, patient) };
      },
    },
    {
      name: 'for a namesake born on the same day, with another phone and mail address',
      statuses: [200],
      send: async (world) => {
        const { patient, at } = await world.book(await world.find.clinics.next());
        const { firstName, lastName } = patient.basicInfo;
        const other = world.patient();
        const basicInfo = { ...other.basicInfo, firstName, lastName, phone: '907-555-0193' };
        const body = booking(await world.find.clinics.next(), { ...other, basicInfo });
        return rightly({ ...body, serviceIds: [at.serviceId] });
      },
    },
    {
      name: 'of two services at once',
      statuses: [200],
      send: async (world) => {
        const { at, serviceIds } = await freeForTwo(world);
        return rightly(booking(at, world.patient(), { serviceIds: [...serviceIds] }));
      },
    },
    {
      name: 'of the last time of a day in another time zone',
      statuses: [200],
      send: async (world) => rightly(booking(await world.find.elsewhere.next(), world.patient())),
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
      name: 'with a follow-up whose time is booked',
      statuses: [409],
      send: async (world) => ({ body: (await halfTaken(world)).body }),
    },
    {
      name: 'of a time that a refused pair has left free',
      statuses: [200],
      send: async (world) => {
        const { first, body } = await halfTaken(world);
        await world.guest.send('schedule-appointment', { body });
        return rightly(booking(first, world.patient()));
      },
    },
    {
      name: 'with a follow-up that is not due',
      statuses: [400],
      send: async (world) => {
        const { first, followup } = await world.find.pairs.next();
        const dateTime = { ...followup.dateTime, value: first.time };
        return { body: booking(first, world.patient(), { followupAppointment: { ...followup, dateTime } }) };
      },
    },
    {
      name: 'of a service and its follow-up at one time',
      statuses: [400],
      send: async (world) => {
        const { first, followup } = await world.find.pairs.next();
        return { body: booking(first, world.patient(), { serviceIds: [first.serviceId, followup.serviceId] }) };
      },
    },
    {
      name: 'of a time that is past',
      statuses: [409],
      code: 'timePast',
      send: (world) => ofClinicAt(world, { value: '2020-01-06 09:00:00' }),
    },
    {
      name: 'of a time that is too far ahead',
      statuses: [409],
      code: 'tooFarAhead',
      send: (world) => ofClinicAt(world, { value: '2090-01-02 09:00:00' }),
    },
    {
      name: 'of a dietitian who needs more days to prepare',
      statuses: [409],
      code: 'tooSoon',
      send: async ({ find, patient }) => {
        const at = await find.dietitians.next();
        return { body: booking({ ...at, time: `${tomorrow()} 12:00:00` }, patient()) };
      },
    },
    {
      name: 'of a time in another time zone',
      statuses: [400],
      code: 'wrongTimeZone',
      send: (world) => ofClinicAt(world, { timezone: 'Pacific/Honolulu' }),
    },
    {
      name: 'from a time zone that does not exist',
      statuses: [400],
      code: 'unknownTimeZone',
      send: (world) => ofClinic(world, { patientTimeZone: 'America/Atlantis' }),
    },
    {
      name: 'for a patient who is not born yet',
      statuses: [400],
      code: 'dateInFuture',
      send: ({ find, patient }) => bornOn('2090-01-01', find, patient()),
    },
    {
      name: 'for a patient younger than a year',
      statuses: [400],
      code: 'patientTooYoung',
      send: ({ find, patient }) => bornOn(daysFromToday(-60), find, patient()),
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
      name: 'at a place that does not exist',
      statuses: [404],
      send: (world) => ofClinic(world, { locationNumber: '99999999' }),
    },
    {
      name: 'neither a place nor a state',
      statuses: [400],
      send: (world) => ofClinic(world, { locationNumber: undefined }),
    },
    { name: 'text that is not JSON', statuses: [400], send: () => ({ text: '{' }) },
  ],
});
