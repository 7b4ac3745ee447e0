import { isDeepStrictEqual } from 'node:util';
import { text } from '../../../../reference-backend/database/columns.ts';
import type { Database } from '../../../../reference-backend/database/Database.ts';
import { deleteExpired } from '../../../../reference-backend/database/retention/deleteExpired.ts';
import { sql } from '../../../../reference-backend/database/sql.ts';
import { sampled } from '../../../../tools/documents/sampled.ts';
import { readCode, sunday } from '../../../reference-backend/support/calls.ts';
import type { Backends } from '../Backends.ts';
import { wrongClaims } from '../wrongClaims.ts';
import type { Deed } from './Deed.ts';
import { createRecords, type GuestRecords, learn } from './GuestRecords.ts';
import { type Operation, operations } from './Operation.ts';
import { send, sentBy } from './sending.ts';

const guests = 8;
/** Number of operations after which everything is reset. */
const inOneRun = 400;

/** The possible answers when the order of the guests is unknown. */
const possible: Readonly<Record<Deed['do'], readonly string[]>> = {
  reserve: ['200', '409 slotTaken', '409 timePast'],
  release: ['200', '404 reservationNotFound'],
  book: ['200', '409 slotTaken', '409 timePast', '429 duplicateAppointment'],
  walkIn: ['200', '429 duplicateAppointment'],
  cancel: ['200', '400 appointmentPast', '404 appointmentNotFound', '409 alreadyCanceled'],
};

interface Run {
  readonly records: GuestRecords;
  /** First replies by key. */
  readonly replies: Map<string, unknown>;
  now: number;
}

/** @returns what went wrong */
async function perform(
  operation: Operation,
  run: Run,
  { urls, database, setClock }: Backends,
): Promise<readonly string[]> {
  const sent = sentBy(operation, run.records);
  const errors: string[] = [];
  if (operation.do === 'wait') {
    run.now = Math.min(run.now + operation.minutes * 60_000, Date.parse(sunday) + 23 * 3_600_000);
    await setClock(new Date(run.now).toISOString());
  }
  if (operation.do === 'tidy') await deleteExpired(database, { now: new Date(run.now) });
  if (sent) {
    const { status, body } = await send(urls, sent, run.records.sent.length);
    learn(run.records, body);
    const said = status === 200 ? '200' : `${status} ${readCode(body)}`;
    if (!possible[sent.deed.do].includes(said)) errors.push(`answered ${said}`);
    if (status === 200 && sent.deed.do !== 'release') {
      // A retry of a reservation that has ended meanwhile reserves the time anew.
      const isSame = sent.deed.do === 'reserve' || isDeepStrictEqual(run.replies.get(sent.key) ?? body, body);
      if (!isSame) errors.push('a retry got another reply');
      run.replies.set(sent.key, body);
    }
  }
  return [...errors, ...(await wrongClaims(database))].map(
    (error) => `${error} after ${JSON.stringify(sent ?? operation)}`,
  );
}

/** Appointments and reservations that no guest knows of. */
async function listUnknown(
  database: Database,
  { appointments, reservationCodes }: GuestRecords,
): Promise<readonly string[]> {
  const rows = await database.rows(
    sql`
    select 'appointment ' || appointment_id as name from appointments
    union all select 'reservation ' || reservation_code from claims where reservation_code is not null`,
    { name: text },
  );
  const known = [
    ...appointments.map(({ id }) => `appointment ${id}`),
    ...reservationCodes.map((code) => `reservation ${code}`),
  ];
  return rows.filter(({ name }) => !known.includes(name)).map(({ name }) => `no guest knows of ${name}`);
}

/** Patients with two future visits for one service, the second booked while the first was still in the future. */
async function listDoubles(database: Database): Promise<readonly string[]> {
  const rows = await database.rows(
    sql`
    select first.appointment_id || ' and ' || second.appointment_id as both_ids
    from appointments first join appointments second using (patient_key, status)
    where status = 'BOOKED' and first.appointment_id <> second.appointment_id and first.service_ids && second.service_ids
      and first.created_at <= second.created_at and second.created_at < first.starts_at and second.starts_at is not null`,
    { both_ids: text },
  );
  return rows.map(({ both_ids: both }) => `one patient has ${both}`);
}

/**
 * Eight guests act at once, each with one operation after the other. The order is random, so no model can predict the
 * answers; but at any moment, the taken slots must be exactly those of appointments and reservations.
 * @returns how many operations were done, and what went wrong
 */
export async function atOnce(backends: Backends, count: number, seed: number) {
  const errors: string[] = [];
  const waiting = sampled(operations, count, seed);
  let done = 0;
  while (done < count && errors.length === 0) {
    await backends.clear();
    await backends.setClock(sunday);
    const run: Run = { records: createRecords(), replies: new Map(), now: Date.parse(sunday) };
    const end = Math.min(count, done + inOneRun);
    const goOn = async (guest: number): Promise<void> => {
      while (done < end) {
        const next = waiting.next();
        if (next.done) return;
        done += 1;
        const operation = 'guest' in next.value ? { ...next.value, guest } : next.value;
        errors.push(...(await perform(operation, run, backends)));
      }
    };
    await Promise.all(Array.from({ length: guests }, (_, guest) => goOn(guest)));
    errors.push(...(await listUnknown(backends.database, run.records)), ...(await listDoubles(backends.database)));
  }
  return { done, errors };
}
