import { DateTime } from 'luxon';
import { skipped } from '../../case/SkippedCase.ts';
import type { Booked, World } from '../../world/World.ts';

/** Minutes after the beginning of a visit: not yet its end. */
const MINUTES = 2;

/**
 * Books a pair, and sets the clock to shortly after its first visit has begun.
 * @throws SkippedCase where nobody sets the clock of the server
 */
export async function bookedAndPast({ find, book, setClock }: World): Promise<Booked> {
  const { first, followup: followupAppointment } = await find.pairs.next();
  if (!setClock) throw skipped('what is past is not proven: nobody sets the clock of the server');
  const booked = await book(first, { followupAppointment });
  await setClock(DateTime.fromSQL(first.time, { zone: first.timezone }).plus({ minutes: MINUTES }).toJSDate());
  return booked;
}
