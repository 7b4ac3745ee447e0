import type { SearchTimeSlotsReply } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { blocked } from '../../case/SkippedCase.ts';
import { unless } from '../../check/unless.ts';
import { searchWindow } from '../../world/searchWindow.ts';
import { keepsTo } from './keepsTo.ts';
import { timesFoundBy } from './unlikeServices.ts';

/** The most providers in a reply. */
const MOST = 50;

const providers = '/data/appointmentTimeSlots';

/** Searches that are held to the clock and to other searches. */
export const comparedSearchCases: readonly ContractCase<SearchTimeSlotsReply>[] = [
  {
    name: 'from yesterday on: no time is past',
    statuses: [200],
    send: async ({ find, target }) => {
      const query = {
        'filter.businessNames': ['tlc'],
        'filter.serviceIds': [String(await find.visits.first())],
        ...searchWindow(-1),
        'filter.freeFormAddress': target.place,
      };
      return { query, findViolation: keepsTo(query) };
    },
  },
  {
    name: 'of two businesses: who is found for each alone',
    statuses: [200],
    send: async (world) => {
      const businesses = ['tlc', 'pharmacy'];
      const query = {
        'filter.businessNames': businesses,
        'filter.serviceIds': [String((await world.find.pharmacies.first()).serviceId)],
        ...searchWindow(),
        'filter.freeFormAddress': world.target.place,
      };
      const alone: string[] = [];
      for (const business of businesses) {
        const found = await timesFoundBy(world, { ...query, 'filter.businessNames': [business] });
        if (found.size === 0) throw blocked(`nobody of ${business} is near who gives the vaccine of the pharmacies`);
        alone.push(...found.keys());
      }
      if (alone.length > MOST) throw blocked('more are near than one reply may name; choose with --place');
      return {
        query,
        findViolation: ({ data: { appointmentTimeSlots: rows } }) => {
          const found = rows.map(({ provider }) => provider.providerId);
          const missing = alone.find((id) => !found.includes(id));
          return unless(missing === undefined, providers, `with ${missing}, who is found alone`, 'without');
        },
      };
    },
  },
];
