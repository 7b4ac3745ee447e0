import { randomUUID } from 'node:crypto';
import { calls } from '../../schemas/calls.ts';
import { checkScheduleAppointmentReply } from '../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import type { ScheduleAppointmentRequest } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { checkCreateReservationReply } from '../../schemas/generated/api/time-slots/create-reservation/reply.js';
import { checkSearchTimeSlotsReply } from '../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { HEADERS } from '../slots/measureSearches.ts';

/** Sends one request and gives the parsed answer; undefined for a page. */
export type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** A browser of one guest, with an address and a cookie of their own. */
export function sendAs(url: string, guest: number, counted: (status: number) => void): Send {
  const address = `10.${(guest >> 16) & 255}.${(guest >> 8) & 255}.${guest & 255}`;
  const cookie = `stepwell_guest=${String(guest).padStart(22, 'g')}`;
  return async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...HEADERS,
        'x-forwarded-for': address,
        cookie,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    counted(response.status);
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
  };
}

/** What one guest does: opens the search page, searches, holds a time and books it; one in two cancels again. */
export async function visit(send: Send, guest: number, searches: readonly URLSearchParams[]): Promise<void> {
  await send('GET', '/');
  await send('GET', `${calls['list-services'].path}?filter.businessNames=tlc`);
  const found = await findTime(send, guest, searches);
  if (!found) return;
  const { serviceIds, businessName, locationNumber, dateTime } = found;
  const held = await send('POST', calls['create-reservation'].path, {
    serviceId: serviceIds[0],
    businessName,
    reservationTime: dateTime.value,
    locationNumber,
  });
  if (!checkCreateReservationReply(held)) return;
  const { reservationCode } = held.data.appointmentReservations;
  await send('DELETE', `${calls['create-reservation'].path}/${reservationCode}`);
  const booked = await send('POST', calls['schedule-appointment'].path, { ...found, basicInfo: patient(guest) });
  if (guest % 2 === 0 || !checkScheduleAppointmentReply(booked)) return;
  for (const { id, confirmCode } of booked.data.appointments)
    await send('PUT', `${calls['schedule-appointment'].path}/${id}`, { status: 'CANCELED', confirmCode });
}

type Found = Omit<ScheduleAppointmentRequest, 'basicInfo'>;

/** One of the free times of the last search. */
async function findTime(send: Send, guest: number, searches: readonly URLSearchParams[]): Promise<Found | undefined> {
  let found: Found | undefined;
  for (const query of searches) {
    const reply = await send('GET', `${calls['search-time-slots'].path}?${query}`);
    if (!checkSearchTimeSlotsReply(reply)) continue;
    const free = reply.data.appointmentTimeSlots.flatMap(({ provider, services }) =>
      services.slice(0, 1).flatMap(({ id, availability }) =>
        availability.flatMap(({ timeslots }) =>
          timeslots.map(
            ({ value }): Found => ({
              businessName: provider.businessName,
              serviceIds: [id],
              locationNumber: provider.providerId,
              dateTime: { value, timezone: provider.timezone },
            }),
          ),
        ),
      ),
    );
    found = free[guest % free.length];
  }
  return found;
}

const patient = (guest: number): ScheduleAppointmentRequest['basicInfo'] => {
  const name = `Guest${[...String(guest)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')}`;
  return {
    firstName: name,
    lastName: 'Example',
    phone: '513-555-0199',
    email: `${name}@example.com`,
    dateOfBirth: '1990-06-15',
  };
};
