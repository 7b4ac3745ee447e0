import { calls } from '../../../schemas/calls.ts';
import { checkCancelAppointmentReply } from '../../../schemas/generated/api/appointments/cancel-appointment/reply.js';
import { checkLookupAppointmentReply } from '../../../schemas/generated/api/appointments/lookup-appointment/reply.js';
import { checkRescheduleAppointmentReply } from '../../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import { checkScheduleAppointmentReply } from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import type { ScheduleAppointmentRequest } from '../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { checkCreateReservationReply } from '../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import { checkRefreshTimeSlotsReply } from '../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import { checkReleaseReservationReply } from '../../../schemas/generated/api/time-slots/release-reservation/reply.js';
import type { TestGuest } from './TestGuest.ts';

export const paths = {
  services: calls['list-services'].path,
  servicesAtLocation: calls['list-services'].otherPath,
  clinicDetails: calls['clinic-details'].path,
  benefitCode: calls['validate-benefit-code'].path,
  licensureStates: calls['licensure-states'].path,
  addresses: calls['suggest-addresses'].path,
  addressValidations: calls['validate-address'].path,
  clinics: calls['list-clinics'].path,
  clinicSearch: calls['search-clinics'].path,
  clinicInfo: calls['clinic-info'].path.replace('/{divisionNumber}/{storeNumber}', ''),
  locations: calls['search-locations'].path,
  locationValidation: calls['validate-address'].otherPath,
  mapKey: calls['map-key'].path,
  slots: calls['search-time-slots'].path,
  reservations: calls['create-reservation'].path,
  appointments: calls['schedule-appointment'].path,
  walkIn: calls['schedule-walk-in'].path,
  events: calls['collect-events'].path,
} as const;

/** The code of the first error of a refusal. */
export const readCode = (body: unknown): unknown => JSON.parse(JSON.stringify(body)).errors?.[0]?.code;

/**
 * A clinic of the seeded world. On Monday 1 March 2027 it is open from 7:30 to 17:30, with lunch from 12:00, in steps
 * of 30 minutes.
 */
export const clinic = { locationNumber: '01445225', timezone: 'America/New_York' } as const;

/** Sunday noon in Ohio, the day before {@link monday}. */
export const sunday = '2027-02-28T17:00:00Z';
export const monday = '2027-03-01';
/** The service for a cold, which takes 20 minutes. */
export const cold = 29;

export const reservation = (time: string) => ({
  serviceId: cold,
  businessName: 'tlc' as const,
  reservationTime: `${monday} ${time}`,
  locationNumber: clinic.locationNumber,
});

/**
 * @param name a different one for each patient
 * @param time of Monday
 */
export const booking = (
  name: string,
  time: string,
  more: Partial<ScheduleAppointmentRequest> = {},
): ScheduleAppointmentRequest => ({
  businessName: 'tlc',
  serviceIds: [cold],
  dateTime: { value: `${monday} ${time}`, timezone: clinic.timezone },
  basicInfo: {
    firstName: name,
    lastName: 'Example',
    phone: '513-555-0199',
    email: 'guest@example.com',
    dateOfBirth: '1990-06-15',
  },
  locationNumber: clinic.locationNumber,
  ...more,
});

export const reserve = async (guest: TestGuest, time: string) => {
  const reply = await guest.ask(checkCreateReservationReply, 'POST', paths.reservations, { body: reservation(time) });
  return reply.data.appointmentReservations;
};

export const release = (guest: TestGuest, code: string) =>
  guest.ask(checkReleaseReservationReply, 'DELETE', `${paths.reservations}/${code}`);

export const book = async (guest: TestGuest, body: ScheduleAppointmentRequest, key?: string) => {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  const reply = await guest.ask(checkScheduleAppointmentReply, 'POST', paths.appointments, { body, headers });
  const [first, followup] = reply.data.appointments;
  if (!first) throw new Error('no appointment');
  return { ...first, followup };
};

export const tryToBook = (guest: TestGuest, body: object, key?: string) =>
  guest.send('POST', paths.appointments, { body, ...(key && { headers: { 'idempotency-key': key } }) });

export const cancel = (guest: TestGuest, id: string, confirmCode: string) =>
  guest.ask(checkCancelAppointmentReply, 'PUT', `${paths.appointments}/${id}`, {
    body: { status: 'CANCELED', confirmCode },
  });

export const tryToCancel = (guest: TestGuest, id: string, confirmCode: string) =>
  guest.send('PUT', `${paths.appointments}/${id}`, { body: { status: 'CANCELED', confirmCode } });

export const lookUp = (guest: TestGuest, id: string, confirmCode: string) =>
  guest.ask(checkLookupAppointmentReply, 'POST', `${paths.appointments}/${id}/lookup`, { body: { confirmCode } });

export const tryToLookUp = (guest: TestGuest, id: string, confirmCode: string) =>
  guest.send('POST', `${paths.appointments}/${id}/lookup`, { body: { confirmCode } });

/** The body that moves an appointment to a time of Monday at the clinic. */
export const rescheduling = (confirmCode: string, time: string, more: object = {}) => ({
  confirmCode,
  dateTime: { value: `${monday} ${time}`, timezone: clinic.timezone },
  locationNumber: clinic.locationNumber,
  ...more,
});

interface Booked {
  readonly id: string;
  readonly confirmCode: string;
}

export const reschedule = async (guest: TestGuest, { id, confirmCode }: Booked, time: string, more: object = {}) => {
  const body = rescheduling(confirmCode, time, more);
  const path = `${paths.appointments}/${id}/reschedule`;
  return (await guest.ask(checkRescheduleAppointmentReply, 'POST', path, { body })).data;
};

export const tryToReschedule = (guest: TestGuest, { id }: Pick<Booked, 'id'>, body: object, key?: string) =>
  guest.send('POST', `${paths.appointments}/${id}/reschedule`, {
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  });

/** Times of Monday that the guest may pick at the clinic, such as '08:00:00'. */
export const findFreeTimes = async (
  guest: TestGuest,
  serviceId = cold,
  day: string = monday,
): Promise<readonly string[]> => {
  const reply = await guest.ask(checkRefreshTimeSlotsReply, 'GET', paths.slots, {
    query: {
      'filter.businessNames': 'tlc',
      'filter.locationIds': clinic.locationNumber,
      'filter.serviceIds': String(serviceId),
      'filter.startDate': day,
      'filter.endDate': day,
    },
  });
  const [row] = reply.data.appointmentTimeSlots;
  const [days] = row?.services[0]?.availability ?? [];
  return days?.timeslots.map(({ value }) => value.slice(11)) ?? [];
};
