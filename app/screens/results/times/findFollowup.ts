import { addDays, type IsoDate } from '../../../formatting/isoDate.ts';
import { extractDate } from '../../../formatting/wallTime.ts';
import { type Appointment, type Move, type Service, secondOf } from '../../../journey/index.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';

/** The second visit that an appointment needs. */
export interface Followup {
  readonly service: BookableService;
  /** The first day on which it can take place. */
  readonly date: IsoDate;
}

/**
 * The follow-up of the first service that has one that can be booked; undefined if there is none. A booking has one
 * follow-up, for one service (BOOK-19).
 */
export function findFollowup(
  { services, timestamp }: Pick<Appointment, 'services' | 'timestamp'>,
  listed: readonly BookableService[],
): Followup | undefined {
  const [first] = series(services, listed);
  return first && { service: first.second, date: addDays(extractDate(timestamp), first.afterDays) };
}

/** Whether the second of a pair has to move with the first: it would not be due after the new time of the first. */
export function movesBoth(
  move: Move,
  first: Pick<Appointment, 'services' | 'timestamp'>,
  listed: readonly BookableService[],
): boolean {
  const second = secondOf(move);
  const due = findFollowup(first, listed);
  if (!second || !due) return false;
  return second.services.some(({ id }) => id === due.service.id) && extractDate(second.timestamp) < due.date;
}

/** The services whose second visit must be booked separately, because the follow-up is for another service. */
export function bookedLater(
  { services }: Pick<Appointment, 'services'>,
  listed: readonly BookableService[],
): readonly Service[] {
  return series(services, listed)
    .slice(1)
    .map(({ first }) => first);
}

const series = (services: readonly Service[], listed: readonly BookableService[]) =>
  services.flatMap((first) => {
    const { followupServiceId, followupAfterDays: afterDays } = first;
    const second = listed.find(({ id }) => id === followupServiceId);
    return second && afterDays !== undefined ? [{ first, second, afterDays }] : [];
  });
