import { isDeepStrictEqual } from 'node:util';
import { booking, cold, monday, paths, sunday } from '../../reference-backend/support/calls.ts';
import { type Bar, countCases, type Size } from '../Gate.ts';
import type { Attacked } from './Attacked.ts';

const whole = 1_000;

/** Times that nobody can book, or that somebody else has booked. */
const hopeless = [
  '2027-02-26 09:00:00',
  '2027-01-04 08:00:00',
  `${monday} 08:10:00`,
  `${monday} 02:00:00`,
  '2027-02-30 08:00:00',
  '2029-03-01 08:00:00',
  `${monday} 08:00:00`,
];

const zone = 'America/New_York';

/** Tries to find out by bookings of such times who has an appointment: all guests must get the same answers. */
export async function askWhoIsBooked({ caller, backends }: Attacked, size: Size): Promise<Bar> {
  const questions = countCases(whole, size);
  const book = caller(0, 'Known');
  await book('POST', paths.appointments, { body: booking('Known', '08:00:00') });
  let [told, askedNow] = [0, Date.parse(sunday)];
  for (let turn = 0; turn < questions; turn += 1) {
    // Tries are limited too, so the clock is moved forward and the counts are cleared.
    if (turn % 15 === 0) {
      askedNow += 3_600_000 / 4;
      await backends.setClock(new Date(Math.min(askedNow, Date.parse(sunday) + 11 * 3_600_000)).toISOString());
      await backends.database.script('truncate limit_uses');
    }
    const dateTime = { value: hopeless[turn % hopeless.length] ?? '', timezone: zone };
    const ask = (name: string) =>
      caller(turn, 'Stranger')('POST', paths.appointments, {
        body: { ...booking(name, ''), dateTime, serviceIds: [cold] },
      });
    const [known, unknown] = [await ask('Known'), await ask(`Unknown${turn}`)];
    if (!isDeepStrictEqual(known, unknown) || known.status === 429) told += 1;
  }
  return {
    bar: 'Who has an appointment',
    cases: questions,
    figure: `${told} times answered otherwise for who has one`,
    goal: '0',
    met: told === 0,
  };
}
