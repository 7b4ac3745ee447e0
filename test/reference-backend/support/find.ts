import { checkCreateReservationReply } from '../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import { checkRefreshTimeSlotsReply } from '../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import type { TimeSlotRow } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { checkSearchTimeSlotsReply } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { monday, paths } from './calls.ts';
import type { TestGuest } from './TestGuest.ts';

type Filter = Readonly<Record<string, string | readonly string[]>>;

const withWindow = (filter: Filter): Record<string, string | readonly string[]> => ({
  'filter.startDate': monday,
  'filter.endDate': '2027-03-14',
  ...filter,
});

/** Searches two weeks from Monday on, unless the filter sets other days. */
export async function find(guest: TestGuest, filter: Filter) {
  const query = withWindow(filter);
  const { data, warnings } = await guest.ask(checkSearchTimeSlotsReply, 'GET', paths.slots, { query });
  return { rows: data.appointmentTimeSlots, warnings: (warnings?.appointmentTimeSlots ?? []).map(({ code }) => code) };
}

/** Reads the times of known providers again. */
export async function refresh(guest: TestGuest, filter: Filter) {
  const query = withWindow(filter);
  const { data } = await guest.ask(checkRefreshTimeSlotsReply, 'GET', paths.slots, { query });
  return data.appointmentTimeSlots;
}

/** Reserves a time of the provider that the fields name. */
export async function reserveSlot(guest: TestGuest, body: object) {
  const { data } = await guest.ask(checkCreateReservationReply, 'POST', paths.reservations, { body });
  return data.appointmentReservations;
}

/** Every free time of a row's first service. */
export const timesIn = (row: TimeSlotRow | undefined): readonly string[] =>
  row?.services[0]?.availability.flatMap(({ timeslots }) => timeslots.map(({ value }) => value)) ?? [];

/** Days on which a row's first service is free. */
export const daysIn = (row: TimeSlotRow | undefined): readonly string[] =>
  row?.services[0]?.availability.map(({ date }) => date) ?? [];

export const idsIn = (rows: readonly TimeSlotRow[]): readonly string[] =>
  rows.map(({ provider }) => provider.providerId);
