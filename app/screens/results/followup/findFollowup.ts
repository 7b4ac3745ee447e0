import { addDays, type IsoDate } from '../../../formatting/isoDate.ts';
import { extractDate } from '../../../formatting/wallTime.ts';
import type { Appointment, Service } from '../../../journey/index.ts';
import type { BookableService } from '../../../journey/services/BookableService.ts';

/** The second visit that an appointment asks for. */
export interface Followup {
  readonly service: BookableService;
  /** The first day on which it can be. */
  readonly date: IsoDate;
}

/**
 * The follow-up of the first service that has one; undefined where none has, or where it cannot be booked. A booking has one
 * follow-up of one service (BOOK-19).
 */
export function findFollowup(
  { services, timestamp }: Pick<Appointment, 'services' | 'timestamp'>,
  listed: readonly BookableService[],
): Followup | undefined {
  const [first] = series(services, listed);
  return first && { service: first.second, date: addDays(extractDate(timestamp), first.afterDays) };
}

/** The services whose second visit is left to be booked on its own, because another one has the follow-up. */
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
