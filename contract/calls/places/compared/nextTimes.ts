import type { Clinic } from '../../../../schemas/generated/api/places/search-clinics/reply.js';
import { checkSearchTimeSlotsReply } from '../../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { ContractViolation } from '../../../check/CheckResult.ts';
import { firstWrong, unless } from '../../../check/unless.ts';
import { ask } from '../../../world/ask.ts';
import { timesOf } from '../../../world/isOffered.ts';
import { searchWindow } from '../../../world/searchWindow.ts';
import type { World } from '../../../world/World.ts';
import { NONE } from './nextTime.ts';

/** The first time that a search near the place finds for a service at each place, by its id; of who does not give it, `none`. */
export async function nextTimesNear({ guest, target }: World, businessName: string, serviceId: number) {
  const query = {
    'filter.businessNames': [businessName],
    'filter.serviceIds': [String(serviceId)],
    ...searchWindow(-1, 13),
    'filter.freeFormAddress': target.place,
  };
  const { data } = await ask(guest, 'search-time-slots', checkSearchTimeSlotsReply, { query });
  return new Map(
    data.appointmentTimeSlots.flatMap((row): readonly (readonly [string, string])[] => {
      const first = timesOf([row])[0] ?? (row.services[0]?.isAvailable === false ? NONE : undefined);
      return first === undefined ? [] : [[row.provider.providerId, first]];
    }),
  );
}

/** Finds a place whose next time is not the first that the search finds there. */
export const nextTimesWrong = (
  clinics: readonly Clinic[],
  next: ReadonlyMap<string, string>,
): ContractViolation | undefined =>
  firstWrong(
    ...clinics.map(({ id, nextAvailableAppointment }, index) => {
      const said = nextAvailableAppointment?.start.value ?? NONE;
      const expected = next.get(id) ?? said;
      return unless(
        said === expected,
        `/data/clinics/${index}/nextAvailableAppointment/start/value`,
        `${expected}, the first free time there by search-time-slots`,
        said,
      );
    }),
  );
