import { booking, clinic, findFreeTimes, paths } from '../../reference-backend/support/calls.ts';
import { TestGuest } from '../../reference-backend/support/TestGuest.ts';
import { type Bar, countCases, type Size } from '../Gate.ts';
import { inParallel, inventedName } from './Attacked.ts';
import { dayIn, tooWideSearch, widestSearch } from './load/timeSearches.ts';
import { startProgram } from './Program.ts';

const whole = 200;
const mostMegabytes = 500;
const mostReply = 5_000_000;

const ask = async (url: string, path: string) => {
  const headers = { 'x-banner-name': 'thelittleclinic', 'x-tenant': 'thelittleclinic' };
  const answer = await fetch(`${url}${path}`, { headers });
  return { status: answer.status, bytes: (await answer.text()).length };
};

/** The next day on which the clinic is open, with some of its times. */
async function openDay(guest: TestGuest) {
  for (let days = 1; days < 7; days += 1) {
    const times = (await findFreeTimes(guest, 101, dayIn(days))).slice(0, 10);
    if (times.length === 10) return { day: dayIn(days), times };
  }
  throw new Error('the clinic is closed for a week');
}

/** Sends sixteen searches at a time, repeatedly, while guests book. */
export async function searchWide(size: Size): Promise<readonly Bar[]> {
  const program = await startProgram({});
  const url = program.url ?? '';
  const atStart = program.mostMemory() ?? 0;
  const wide = await ask(url, tooWideSearch);
  const searches = countCases(whole, size);
  const { day, times } = await openDay(new TestGuest(url));
  const booked = async (): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (const [turn, time] of times.entries()) {
      const body = booking(inventedName(turn), '', {
        serviceIds: [101],
        dateTime: { value: `${day} ${time}`, timezone: clinic.timezone },
      });
      statuses.push((await new TestGuest(url).send('POST', paths.appointments, { body })).status);
    }
    return statuses;
  };
  const [answers, bookings] = await Promise.all([inParallel(searches, () => ask(url, widestSearch)), booked()]);
  const grown = (program.mostMemory() ?? 0) - atStart;
  await program.stop('SIGTERM');
  const unexpected = answers.filter(({ status }) => status !== 200 && status !== 503).length;
  const largest = Math.max(...answers.map(({ bytes }) => bytes));
  const done = bookings.filter((status) => status === 200).length;
  return [
    {
      bar: 'The widest search',
      cases: 1,
      figure: `answered ${wide.status}, ${wide.bytes} bytes`,
      goal: '400',
      met: wide.status === 400,
    },
    {
      bar: 'Searches at once',
      cases: searches,
      figure: `${unexpected} unexpected answers, ${largest} bytes at most, ${grown} MB of memory`,
      goal: `0, ${mostReply} bytes, ${mostMegabytes} MB`,
      met: unexpected === 0 && largest <= mostReply && grown <= mostMegabytes,
    },
    {
      bar: 'Bookings beside them',
      cases: bookings.length,
      figure: `${done} booked`,
      goal: 'all',
      met: done === bookings.length && done > 0,
    },
  ];
}
