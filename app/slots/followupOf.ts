import { addDays, type IsoDate } from '../formatting/isoDate.ts';
import { dateOf } from '../formatting/wallTime.ts';
import type { Appointment } from '../journey/index.ts';
import type { BookableService } from '../journey/services/BookableService.ts';

/** The second visit that an appointment asks for. */
export interface Followup {
  readonly service: BookableService;
  /** The first day on which it can be. */
  readonly date: IsoDate;
}

/** The follow-up of the first service that has one; undefined where none has, or where it cannot be booked. */
export function followupOf(
  { services, timestamp }: Pick<Appointment, 'services' | 'timestamp'>,
  listed: readonly BookableService[],
): Followup | undefined {
  for (const { followupServiceId, followupAfterDays } of services) {
    const service = listed.find(({ id }) => id === followupServiceId);
    if (service && followupAfterDays !== undefined) {
      return { service, date: addDays(dateOf(timestamp), followupAfterDays) };
    }
  }
  return undefined;
}
