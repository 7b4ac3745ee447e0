import { DateTime } from 'luxon';
import type { CreateReservationReply } from '../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { skipped } from '../../case/SkippedCase.ts';
import { reservation, type World } from '../../world/World.ts';

/** The last time of a day in another zone, and the clock so many minutes after it, or before it. */
async function lastTime({ find, setClock }: World, minutes: number) {
  const at = await find.elsewhere.next();
  if (!setClock) throw skipped('when a time is past is not proven: nobody sets the clock of the server');
  await setClock(DateTime.fromSQL(at.time, { zone: at.timezone }).plus({ minutes }).toJSDate());
  return { body: reservation(at) };
}

/** A time is past when it is past where the place is, whatever time it is elsewhere. */
export const todayCases: readonly ContractCase<CreateReservationReply>[] = [
  {
    name: 'of the last time of a day in another time zone, shortly before it',
    statuses: [200],
    send: (world) => lastTime(world, -5),
  },
  {
    name: 'of the last time of a day in another time zone, shortly after it',
    statuses: [409],
    code: 'timePast',
    send: (world) => lastTime(world, 5),
  },
];
