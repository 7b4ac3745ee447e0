import { DateTime } from 'luxon';
import {
  checkScheduleAppointmentReply,
  type ScheduleAppointmentReply,
} from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import type { Patient } from '../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { checkScheduleWalkInReply } from '../../../schemas/generated/api/appointments/schedule-walk-in/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { skipped } from '../../case/SkippedCase.ts';
import { booking } from '../../samples/booking.ts';
import type { SamplePatient } from '../../samples/SamplePatient.ts';
import { unfitDates, withDateAhead } from '../../samples/unfitDates.ts';
import { walkIn } from '../../samples/walkIn.ts';
import { wholePatient } from '../../samples/wholePatient.ts';
import { ask } from '../../world/ask.ts';
import { bornADayTooLate, bornJustInTime, dayAhead } from '../../world/birthdays.ts';
import { eveningOf } from '../../world/evening.ts';
import { freeLater, noonIn } from '../../world/freeLater.ts';
import type { World } from '../../world/World.ts';
import { freeForTwo } from '../time-slots/freeForTwo.ts';
import { rightly } from './bookings.ts';

interface KnownBy {
  /** What is another in the second booking. */
  readonly changed: (other: SamplePatient) => Partial<Patient>;
  readonly first: 'clinics' | 'elsewhere';
  readonly by: 'guest' | 'rival';
}

/** One contact is enough to know a patient by, beside name and date of birth, wherever and in whatever browser the first one was booked. */
const SAME_CONTACTS: Readonly<Record<string, KnownBy>> = {
  'mail and phone': { changed: () => ({}), first: 'clinics', by: 'guest' },
  'mail alone, at a place in another time zone': {
    changed: () => ({ phone: '907-555-0194' }),
    first: 'elsewhere',
    by: 'guest',
  },
  'phone alone, booked in another browser': {
    changed: ({ basicInfo: { email } }) => ({ email }),
    first: 'clinics',
    by: 'rival',
  },
};

/** Others of a family have one mail and phone, and two of them may have one name. */
const OTHERS: Readonly<Record<string, Partial<Patient>>> = {
  'another first name': { firstName: 'Kitty' },
  'another date of birth': { dateOfBirth: '1960-06-15' },
};

const bornOn = (dateOfBirth: string, { basicInfo, ...patient }: SamplePatient): SamplePatient => ({
  ...patient,
  basicInfo: { ...basicInfo, dateOfBirth },
});

/** Who may be booked: somebody old enough, who is not expected for the same already. */
export const patientCases: readonly ContractCase<ScheduleAppointmentReply>[] = [
  ...Object.entries(SAME_CONTACTS).map(([contacts, { changed, first, by }]) => ({
    name: `for a patient who has such an appointment, known by ${contacts}`,
    statuses: [429],
    send: async (world: World) => {
      const [at, patient] = [await world.find[first].next(), world.patient()];
      const sending = { body: booking(at, patient) };
      await ask(world[by], 'schedule-appointment', checkScheduleAppointmentReply, sending);
      const other = await world.find.clinics.next();
      const basicInfo = { ...patient.basicInfo, ...changed(world.patient()) };
      return { body: booking({ ...other, serviceId: at.serviceId }, { ...patient, basicInfo }) };
    },
  })),
  ...([0, 1] as const).map((which) => ({
    name: `for a patient who has an appointment for the ${['first', 'second'][which]} of two services`,
    statuses: [429],
    send: async (world: World) => {
      const { at, serviceIds } = await freeForTwo(world);
      const other = await world.find.clinics.next();
      const { patient } = await world.book({ ...other, serviceId: serviceIds[which] ?? at.serviceId });
      return { body: booking(at, patient, { serviceIds: [...serviceIds] }) };
    },
  })),
  {
    name: 'for a patient who has an appointment for two services, for the second of them',
    statuses: [429],
    send: async (world) => {
      const { at, serviceIds } = await freeForTwo(world);
      const patient = world.patient();
      const sending = { body: booking(at, patient, { serviceIds: [...serviceIds] }) };
      await ask(world.guest, 'schedule-appointment', checkScheduleAppointmentReply, sending);
      const other = await world.find.clinics.next();
      return { body: booking({ ...other, serviceId: serviceIds[1] ?? at.serviceId }, patient) };
    },
  },
  {
    name: 'for a patient whose follow-up is such an appointment',
    statuses: [429],
    send: async (world) => {
      const { first, followup: followupAppointment } = await world.find.pairs.next();
      const { patient } = await world.book(first, { followupAppointment });
      const { followup: other } = await world.find.pairs.next();
      return { body: booking({ ...first, serviceId: other.serviceId, time: other.dateTime.value }, patient) };
    },
  },
  {
    name: 'for a patient who is expected for it at the counter today',
    statuses: [429],
    send: async (world) => {
      const at = await world.find.pharmacies.next();
      const patient = world.patient();
      const sending = { body: walkIn(at, patient) };
      await ask(world.guest, 'schedule-walk-in', checkScheduleWalkInReply, sending);
      return { body: booking(at, patient) };
    },
  },
  {
    name: 'for a patient who was expected for it at the counter on the day before',
    statuses: [200],
    send: async (world) => {
      const [at, somebody] = [await world.find.pharmacies.next(), world.patient()];
      await ask(world.guest, 'schedule-walk-in', checkScheduleWalkInReply, { body: walkIn(at, somebody) });
      return rightly(booking(await freeLater(world, at, noonIn(1)), somebody));
    },
  },
  {
    name: 'for a patient whose such appointment has begun',
    statuses: [200],
    send: async (world) => {
      const { at, patient } = await world.book(await world.find.clinics.next());
      const begun = DateTime.fromSQL(at.time, { zone: at.timezone }).plus({ minutes: 2 });
      return rightly(booking(await freeLater(world, at, begun.toJSDate()), patient));
    },
  },
  {
    name: 'for a patient who has an appointment for something else',
    statuses: [200],
    send: async (world) => {
      const { at, serviceIds } = await freeForTwo(world);
      const other = await world.find.clinics.next();
      const { patient } = await world.book({ ...other, serviceId: serviceIds[0] ?? at.serviceId });
      return rightly(booking(at, patient, { serviceIds: serviceIds.slice(1) }));
    },
  },
  ...Object.entries(OTHERS).map(([what, changed]) => ({
    name: `for somebody with the mail and phone of a patient who has such an appointment, but with ${what}`,
    statuses: [200],
    send: async (world: World) => {
      const { patient, at } = await world.book(await world.find.clinics.next());
      const basicInfo = { ...patient.basicInfo, ...changed };
      const other = { ...(await world.find.clinics.next()), serviceId: at.serviceId };
      return rightly(booking(other, { ...patient, basicInfo }));
    },
  })),
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
    name: 'for a patient whose such appointment was canceled',
    statuses: [200],
    send: async (world) => {
      const { at, appointment, patient } = await world.book(await world.find.clinics.next());
      const { id, confirmCode } = appointment;
      await world.guest.send('cancel-appointment', { id, body: { status: 'CANCELED', confirmCode } });
      const other = await world.find.clinics.next();
      return rightly(booking({ ...other, serviceId: at.serviceId }, patient));
    },
  },
  {
    name: 'for a patient who is a year old today',
    statuses: [200],
    send: async (world) => {
      const at = await world.find.clinics.next();
      return rightly(booking(at, bornOn(bornJustInTime(at.timezone), world.patient())));
    },
  },
  {
    name: 'for a patient who is a year old only tomorrow',
    statuses: [400],
    code: 'patientTooYoung',
    at: '/basicInfo/dateOfBirth',
    send: async ({ find, patient }) => ({
      body: booking(await find.clinics.next(), bornOn(bornADayTooLate(), patient())),
    }),
  },
  {
    name: 'in the evening, for a patient who is a year old only tomorrow',
    statuses: [400],
    code: 'patientTooYoung',
    at: '/basicInfo/dateOfBirth',
    send: async ({ find, patient, setClock }) => {
      const at = await find.clinics.next();
      if (!setClock) throw skipped('what today is in the evening is not proven: nobody sets the clock of the server');
      const evening = eveningOf(1);
      await setClock(evening.toJSDate());
      const { basicInfo, ...somebody } = patient();
      return { body: booking(at, { ...somebody, basicInfo: { ...basicInfo, dateOfBirth: bornADayTooLate(evening) } }) };
    },
  },
  {
    name: 'for a patient who is not born yet',
    statuses: [400],
    code: 'dateInFuture',
    at: '/basicInfo/dateOfBirth',
    send: async ({ find, patient }) => ({ body: booking(await find.clinics.next(), bornOn(dayAhead(1), patient())) }),
  },
  ...unfitDates.map((unfit) => ({
    name: `for a patient ${unfit.who}`,
    statuses: [400],
    code: 'dateInFuture',
    at: unfit.at,
    send: async ({ find, patient }: World) => {
      const somebody = patient();
      return { body: withDateAhead(booking(await find.clinics.next(), somebody, wholePatient(somebody)), unfit) };
    },
  })),
];
