import { DateTime } from 'luxon';
import type { TimeSlotRow } from '../../schemas/generated/api/time-slots/search-time-slots/reply.js';

/** A visit may be longer than the step between offered times. */
const MINUTES_APART = 60;

/** Free times of a row's first service that are far enough apart not to overlap, as wall times. */
export function freeTimesIn({ services: [service] }: TimeSlotRow): readonly string[] {
  const all = service?.availability.flatMap(({ timeslots }) => timeslots.map(({ value }) => value)) ?? [];
  const taken: string[] = [];
  for (const time of all) {
    const last = taken.at(-1);
    if (last === undefined || minutesBetween(last, time) >= MINUTES_APART) taken.push(time);
  }
  return taken;
}

const minutesBetween = (from: string, to: string): number =>
  DateTime.fromSQL(to).diff(DateTime.fromSQL(from), 'minutes').minutes;
