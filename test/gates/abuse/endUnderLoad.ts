import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { booking, clinic, sunday } from '../../reference-backend/support/calls.ts';
import { crowdSetting } from '../../reference-backend/support/crowd.ts';
import { find, timesIn } from '../../reference-backend/support/find.ts';
import { TestGuest } from '../../reference-backend/support/TestGuest.ts';
import { type Bar, countCases, type Size } from '../Gate.ts';
import { flu, inventedName } from './Attacked.ts';
import { busyGuest, keepBusy, type Outcome, type SentBooking } from './load/keepBusy.ts';
import { startProgram } from './Program.ts';

const GUESTS = 100;

/** The longest that guests think between two requests, in milliseconds: in a round each. */
const THINKS = [0, 100, 1_000];

/** A server is told to end while a hundred guests search and book, and is started again on the same data. */
export async function endUnderLoad(size: Size): Promise<readonly Bar[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-ending-'));
  const settings = { DATA_DIR: join(folder, 'data'), CONTROLS: 'on', TRUST_PROXY: '1', LIMITS: crowdSetting };
  const outcomes: Outcome[] = [];
  let unlike = 0;
  let unanswered = 0;
  for (let round = 0; round < countCases(6, size); round += 1) {
    const ended = await endOne(settings, `Round${inventedName(round)}`, THINKS[round % THINKS.length] ?? 0);
    outcomes.push(...ended);
    const again = await sendAgain(settings, ended);
    unlike += again.filter((isSame) => !isSame).length;
    unanswered += ended.filter(({ kind, booking }) => kind === 'reset' && booking).length;
  }
  rmSync(folder, { recursive: true, force: true });
  const count = (wanted: Outcome['kind']) => outcomes.filter(({ kind }) => kind === wanted).length;
  return [
    {
      bar: 'Requests of 100 guests after SIGTERM',
      cases: outcomes.length,
      figure: `${count('answered')} answered, ${count('reset')} reset, ${count('refused')} refused before they were sent`,
      goal: '0 reset',
      met: count('answered') > 0 && count('reset') === 0,
    },
    {
      bar: 'Bookings sent again after the restart',
      cases: outcomes.filter(({ booking, kind }) => booking && kind !== 'refused').length,
      figure: `${unlike} with another answer; ${unanswered} had none before`,
      goal: '0',
      met: unlike === 0,
    },
  ];
}

/** Ends a server in the middle of its work; gives what became of the requests under way, and of those sent later. */
async function endOne(
  settings: Readonly<Record<string, string>>,
  name: string,
  thinks: number,
): Promise<readonly Outcome[]> {
  const program = await startProgram(settings);
  const url = program.url ?? '';
  await new TestGuest(url).send('PUT', '/reference/clock', { body: { now: sunday, frozen: true } });
  const bookings = await freeBookings(url, name);
  const guests = Array.from({ length: GUESTS }, (_, guest) => busyGuest(url, guest + 1));
  await Promise.all(guests.map(({ search }) => search('/livez')));
  const outcomes: Outcome[] = [];
  let before = 0;
  let stopped: Promise<unknown> | undefined;
  const tell = (outcome: Outcome) => {
    if (stopped) outcomes.push(outcome);
    else before += 1;
    if (before === GUESTS) stopped ??= program.stop('SIGTERM');
  };
  const next = (guest: number) => () => {
    const booking = bookings.pop();
    return booking && { ...booking, guest };
  };
  await Promise.all(
    guests.map((guest, index) => keepBusy(guest, { start: index, thinks, nextBooking: next(index + 1), tell })),
  );
  for (const guest of guests) guest.leave();
  await stopped;
  return outcomes;
}

/** A booking for each free time near Cincinnati, each for another patient. */
async function freeBookings(url: string, name: string): Promise<Omit<SentBooking, 'guest'>[]> {
  const filter = { 'filter.businessNames': 'tlc', 'filter.freeFormAddress': '45202', 'filter.serviceIds': String(flu) };
  const { rows } = await find(new TestGuest(url), { ...filter, 'filter.radius': '50' });
  const times = rows.flatMap((row) =>
    timesIn(row).map((value) => ({ value, locationNumber: row.provider.providerId })),
  );
  return times.map(({ value, locationNumber }, turn) => ({
    key: `${name}-${turn}`,
    body: {
      ...booking(`${name}${inventedName(turn)}`, ''),
      serviceIds: [flu],
      dateTime: { value, timezone: clinic.timezone },
      locationNumber,
    },
  }));
}

/** Sends each booking again to a new server; tells whether it got the answer that it had, or one where it had none. */
async function sendAgain(
  settings: Readonly<Record<string, string>>,
  outcomes: readonly Outcome[],
): Promise<readonly boolean[]> {
  const program = await startProgram(settings);
  const same: boolean[] = [];
  for (const { kind, code, booking } of outcomes) {
    if (!booking || kind === 'refused') continue;
    const guest = busyGuest(program.url ?? '', booking.guest);
    const again = await guest.book(booking);
    same.push(again.code !== undefined && (kind !== 'answered' || again.code === code));
    guest.leave();
  }
  await program.stop('SIGTERM');
  return same;
}
