import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { checkRescheduleAppointmentReply } from '../../../../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import { checkScheduleAppointmentReply } from '../../../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import { checkCreateReservationReply } from '../../../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import { checkRefreshTimeSlotsReply } from '../../../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import { booking, clinic, paths } from '../../../../reference-backend/support/calls.ts';
import { timesIn } from '../../../../reference-backend/support/find.ts';
import { inventedName } from '../../../abuse/Attacked.ts';
import { flu } from '../../../booking/freeTimes.ts';
import type { KnownVisit, Ledger } from './Ledger.ts';
import { type PatientCaller, patientCaller } from './patientCaller.ts';

const GUESTS = 8;

/** Guests choose among this many of the next free times, so that they often want the same one. */
const CHOICE = 12;

export interface Simulation {
  readonly stop: () => Promise<void>;
}

const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

/** Lets guests search, hold, book, move and cancel, several at once, until they are stopped. */
export function simulateGuests(
  { url, certificate }: { readonly url: string; readonly certificate: string },
  ledger: Ledger,
): Simulation {
  let isOver = false;
  let visits = 0;
  const site = { url, certificate: readFileSync(certificate, 'utf8') };
  const goOn = async (): Promise<void> => {
    while (!isOver) {
      visits += 1;
      const name = inventedName(visits);
      const { call, leave } = patientCaller(site, name, ledger);
      await visit(call, name, ledger);
      leave();
    }
  };
  const guests = Promise.all(Array.from({ length: GUESTS }, goOn));
  return {
    stop: async () => {
      isOver = true;
      await guests;
    },
  };
}

const think = () => wait(150 + Math.random() * 350);

/** What one guest does: searches, holds a time, books it; some then move it, some cancel it, some do both. */
async function visit(call: PatientCaller, name: string, ledger: Ledger): Promise<void> {
  const place = clinic.locationNumber;
  const time = pick((await search(call, place)).slice(0, CHOICE));
  await think();
  if (time === undefined || !(await hold(call, place, time))) return;
  await think();
  const booked = await book(call, { place, time, name }, ledger);
  if (!booked) return;
  ledger.visits.push(booked);
  await think();
  if (Math.random() < 0.4) await move(call, booked, ledger);
  await think();
  if (Math.random() < 0.6) await cancel(call, booked);
}

async function search(call: PatientCaller, place: string): Promise<readonly string[]> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const first = 2 + Math.floor(Math.random() * 40);
  const query = new URLSearchParams({
    'filter.businessNames': 'tlc',
    'filter.locationIds': place,
    'filter.serviceIds': String(flu),
    'filter.startDate': day(first),
    'filter.endDate': day(first + 4),
  });
  const answer = await call('GET', `${paths.slots}?${query}`);
  return checkRefreshTimeSlotsReply(answer?.body) ? timesIn(answer.body.data.appointmentTimeSlots[0]) : [];
}

/** Holds a time, and releases it as the app does right before it books; the time then stays the guest's for a minute. */
async function hold(call: PatientCaller, locationNumber: string, reservationTime: string): Promise<boolean> {
  const body = { serviceId: flu, businessName: 'tlc', reservationTime, locationNumber };
  const answer = await call('POST', paths.reservations, { body, idempotencyKey: randomUUID() });
  if (!checkCreateReservationReply(answer?.body)) return false;
  await think();
  await call('DELETE', `${paths.reservations}/${answer.body.data.appointmentReservations.reservationCode}`);
  return true;
}

interface Wanted {
  readonly place: string;
  readonly time: string;
  readonly name: string;
}

async function book(
  call: PatientCaller,
  { place, time, name }: Wanted,
  ledger: Ledger,
): Promise<KnownVisit | undefined> {
  const dateTime = { value: time, timezone: clinic.timezone };
  const usual = booking(name, '', { serviceIds: [flu], dateTime, locationNumber: place });
  // A mailbox of their own, because one that gets many mails gets some of them as a list.
  const body = { ...usual, basicInfo: { ...usual.basicInfo, email: `${name}@example.com` } };
  const answer = await call('POST', paths.appointments, { body, idempotencyKey: randomUUID() });
  if (answer?.status === 409) ledger.lostHolds.push({ at: performance.now() });
  const [made] = checkScheduleAppointmentReply(answer?.body) ? answer.body.data.appointments : [];
  return made && { id: made.id, confirmCode: made.confirmCode, place, time, isCanceled: false, isUnsure: false };
}

async function move(call: PatientCaller, visit: KnownVisit, ledger: Ledger): Promise<void> {
  const time = pick((await search(call, visit.place)).slice(0, CHOICE));
  if (time === undefined) return;
  const dateTime = { value: time, timezone: clinic.timezone };
  const body = { confirmCode: visit.confirmCode, dateTime, locationNumber: visit.place };
  visit.isUnsure = true;
  const path = `${paths.appointments}/${visit.id}/reschedule`;
  const answer = await call('POST', path, { body, idempotencyKey: randomUUID() });
  if (!answer) return;
  if (checkRescheduleAppointmentReply(answer.body)) visit.time = time;
  else if (answer.status !== 409) ledger.givenUp.push({ at: performance.now(), what: `move ${answer.status}` });
  visit.isUnsure = false;
}

async function cancel(call: PatientCaller, visit: KnownVisit): Promise<void> {
  const wasUnsure = visit.isUnsure;
  visit.isUnsure = true;
  const body = { status: 'CANCELED', confirmCode: visit.confirmCode };
  const answer = await call('PUT', `${paths.appointments}/${visit.id}`, { body, idempotencyKey: randomUUID() });
  if (!answer) return;
  visit.isCanceled = answer.status === 200;
  visit.isUnsure = wasUnsure;
}
