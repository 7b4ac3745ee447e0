import { text } from '../../../reference-backend/database/columns.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { booking, cold, paths, sunday } from '../../reference-backend/support/calls.ts';
import { type Bar, countCases, type Size } from '../Gate.ts';
import type { Attacked } from './Attacked.ts';

const whole = 300;

/** The day of birth that the guest has, among those that a stranger tries. */
const born = '1990-06-15';

/** Tries to find out a guest's date of birth by bookings in the guest's name, with contacts that no other try has. */
export async function guessBirthDate({ backends, caller, freeTimes }: Attacked, size: Size): Promise<Bar> {
  const tries = countCases(whole, size);
  const [known = '', ...others] = freeTimes.filter((time) => time.startsWith('2027-03-0'));
  const book = (guest: string, time: string, more: object) => {
    const { basicInfo, dateTime, ...rest } = booking('Known', '');
    const body = {
      ...rest,
      serviceIds: [cold],
      dateTime: { ...dateTime, value: time },
      basicInfo: { ...basicInfo, ...more },
    };
    return caller(0, guest)('POST', paths.appointments, { body });
  };
  const first = await book('Known', known, { dateOfBirth: born });
  const [booked] = await backends.database.rows(sql`select appointment_id from appointments`, { appointment_id: text });
  let told = 0;
  for (let turn = 0; turn < tries; turn += 1) {
    if (turn % 15 === 0) await backends.database.script('truncate limit_uses');
    const dateOfBirth = turn === Math.floor(tries / 2) ? born : `1991-0${1 + (turn % 9)}-1${turn % 10}`;
    const own = { dateOfBirth, email: `stranger${turn}@example.com`, phone: `513-556-${1000 + turn}` };
    const { status } = await book(`Stranger${turn}`, others[turn % others.length] ?? '', own);
    if (status === 429) told += 1;
    // The next one tries the time as well.
    await backends.database.script(
      "update appointments set status = 'CANCELED', canceled_at = now() where may_be_same_as is not null",
    );
    await backends.database.run(sql`delete from claims where appointment_id <> ${booked?.appointment_id ?? ''}`);
  }
  await backends.setClock(sunday);
  return {
    bar: "A guest's date of birth, tried by who knows the name",
    cases: tries,
    figure: `${told} times told`,
    goal: '0',
    met: told === 0 && first.status === 200,
  };
}
