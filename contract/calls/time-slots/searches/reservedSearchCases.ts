import type { SearchTimeSlotsReply } from '../../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { ContractCase } from '../../../case/ContractCase.ts';
import { unless } from '../../../check/unless.ts';
import { buildDayQuery, timesOf } from '../../../world/isOffered.ts';
import type { World } from '../../../world/World.ts';

/** Where times are reserved that a search must not offer any more. */
const RESERVED = { 'in a clinic': 'clinics', 'of a dietitian': 'dietitians' } as const;

/** Searches that are asked again once a time is reserved: an answer that was kept still has it. */
export const reservedSearchCases: readonly ContractCase<SearchTimeSlotsReply>[] = Object.entries(RESERVED).map(
  ([kind, pool]) => ({
    name: `with a time ${kind} that was just reserved: without it`,
    statuses: [200],
    send: async (world: World) => {
      const free = await world.find[pool].next();
      const query =
        pool === 'dietitians'
          ? { ...buildDayQuery(free), 'filter.state': world.target.state, 'filter.isVirtualVisit': 'false' }
          : { ...buildDayQuery(free), 'filter.freeFormAddress': world.target.place };
      await world.guest.send('search-time-slots', { query });
      await world.reserve(world.rival, free);
      return {
        query,
        findViolation: ({ data: { appointmentTimeSlots: rows } }: SearchTimeSlotsReply) => {
          const index = rows.findIndex(({ provider }) => provider.providerId === free.provider.providerId);
          const times = timesOf(rows.slice(index, index + 1));
          const at = `/data/appointmentTimeSlots/${index}/services/0/availability`;
          return unless(index < 0 || !times.includes(free.time), at, `without ${free.time}`, 'with it');
        },
      };
    },
  }),
);
