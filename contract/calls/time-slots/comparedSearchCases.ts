import type { SearchTimeSlotsReply } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { blocked } from '../../case/SkippedCase.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { timesOf } from '../../world/isOffered.ts';
import { searchWindow } from '../../world/searchWindow.ts';
import { keepsTo } from './keepsTo.ts';
import { timesFoundBy, unlikeServices } from './unlikeServices.ts';

/** The most providers in a reply. */
const MOST = 50;

/** The most days of a search. */
const MOST_DAYS = 14;

const providers = '/data/appointmentTimeSlots';

/** Searches that are held to the clock and to other searches. */
export const comparedSearchCases: readonly ContractCase<SearchTimeSlotsReply>[] = [
  {
    name: 'two services at once, the higher number first',
    statuses: [200],
    send: async (world) => {
      const { query, alone } = await unlikeServices(world);
      return {
        query,
        findViolation: (reply) =>
          firstWrong(
            keepsTo(query)(reply),
            ...reply.data.appointmentTimeSlots.flatMap(({ provider, services }, index) =>
              services.map((service, which) =>
                unless(
                  timesOf([{ provider, services: [service] }]).join() ===
                    (alone[which]?.get(provider.providerId) ?? ''),
                  `${providers}/${index}/services/${which}`,
                  'the times that it has alone',
                  'others',
                ),
              ),
            ),
          ),
      };
    },
  },
  {
    name: 'twice: each answer has a number of its own in X-Request-Id',
    statuses: [200],
    send: async ({ find, target, guest }) => {
      const query = {
        'filter.businessNames': ['tlc'],
        'filter.serviceIds': [String(await find.visits.first())],
        ...searchWindow(),
        'filter.freeFormAddress': target.place,
      };
      const numbers: string[] = [];
      for (let times = 0; times < 2; times += 1) {
        const answer = await guest.send('search-time-slots', { query });
        const number = answer.kind === 'answered' ? answer.beside?.headers['x-request-id'] : undefined;
        if (number !== undefined) numbers.push(number);
      }
      const [first, second] = numbers;
      const isSame = first !== undefined && first === second;
      return {
        query,
        findViolation: () => unless(!isSame, 'x-request-id', 'another one for each request', 'the same'),
      };
    },
  },
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
    name: 'as many providers and days, and as far away, as may be asked for at once',
    statuses: [200],
    send: async ({ find, target }) => {
      const query = {
        'filter.businessNames': ['tlc'],
        'filter.serviceIds': [String(await find.visits.first())],
        ...searchWindow(2, MOST_DAYS - 1),
        'filter.freeFormAddress': target.place,
        'filter.maxResults': String(MOST),
        'filter.radius': '100',
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
