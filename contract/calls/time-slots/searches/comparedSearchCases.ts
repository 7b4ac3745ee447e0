import {
  checkSearchTimeSlotsReply,
  type SearchTimeSlotsReply,
} from '../../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { ContractCase } from '../../../case/ContractCase.ts';
import { blocked, skipped } from '../../../case/SkippedCase.ts';
import { firstWrong, unless } from '../../../check/unless.ts';
import { ask } from '../../../world/ask.ts';
import { buildDayQuery, timesOf } from '../../../world/isOffered.ts';
import { searchWindow } from '../../../world/searchWindow.ts';
import type { World } from '../../../world/World.ts';
import { EITHER_FIRST, keptApart } from '../../appointments/keptApart.ts';
import { keepsTo } from '../keepsTo.ts';
import { timesFoundBy, unlikeServices } from '../unlikeServices.ts';

/** The most providers in a reply. */
const MOST = 50;

/** Miles in which there are some of each business. */
const RADIUS = 10;

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
  ...EITHER_FIRST.map(({ which, ordered }) => ({
    name: `of vaccines that cannot be given at one time${which}`,
    statuses: [400],
    code: 'incompatibleServices',
    send: async (world: World) => {
      const { at, serviceIds, between } = await keptApart(world);
      const asked = { 'filter.serviceIds': ordered(serviceIds, between).map(String) };
      return { query: { ...buildDayQuery(at), ...asked, 'filter.freeFormAddress': world.target.place } };
    },
  })),
  {
    name: 'of yesterday, when nothing is free: who gives the service gives it all the same',
    statuses: [200],
    send: async (world) => {
      const at = await world.find.clinics.first();
      const yesterday = { ...buildDayQuery(at), ...searchWindow(-1, 0) };
      return {
        query: { ...yesterday, 'filter.freeFormAddress': world.target.place },
        findViolation: ({ data: { appointmentTimeSlots: rows } }) => {
          const index = rows.findIndex(({ provider }) => provider.providerId === at.provider.providerId);
          return unless(
            rows[index]?.services[0]?.isAvailable !== false,
            `${providers}/${index}/services/0/isAvailable`,
            'true, as the place gives the service on other days',
            'false',
          );
        },
      };
    },
  },
  {
    name: 'with a valid benefit code, a few providers at most: the first of all who are found with it',
    statuses: [200],
    send: async ({ find, guest, target: { benefitCode, place } }) => {
      if (benefitCode === undefined) throw skipped('needs a valid code: --benefit-code');
      const day = buildDayQuery(await find.clinics.first());
      const query = { ...day, 'filter.freeFormAddress': place, 'filter.benefitCode': benefitCode };
      const { data } = await ask(guest, 'search-time-slots', checkSearchTimeSlotsReply, { query });
      const all = data.appointmentTimeSlots.map(({ provider }) => provider);
      const nearest = all.toSorted((one, other) => (one.distance ?? 0) - (other.distance ?? 0));
      const most = 1 + all.findIndex((provider, index) => provider !== nearest[index]);
      if (most === 0) throw skipped('who accepts the code is the nearest anyway; choose with --place');
      const first = all.slice(0, most).map(({ providerId }) => providerId);
      return {
        query: { ...query, 'filter.maxResults': String(most) },
        findViolation: ({ data: { appointmentTimeSlots: rows } }) =>
          unless(
            rows.map(({ provider }) => provider.providerId).join() === first.join(),
            providers,
            `${first.join()}, the first without the limit`,
            'others',
          ),
      };
    },
  },
  {
    name: 'of two businesses, within a radius: who is found for each alone, nearest first',
    statuses: [200],
    send: async (world) => {
      const businesses = ['tlc', 'pharmacy'];
      const query = {
        'filter.businessNames': businesses,
        'filter.serviceIds': [String((await world.find.pharmacies.first()).serviceId)],
        ...searchWindow(),
        'filter.freeFormAddress': world.target.place,
        'filter.radius': String(RADIUS),
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
          const miles = rows.map(({ provider }) => provider.distance ?? 0);
          const far = miles.findIndex((each, index) => each < (miles[index - 1] ?? 0));
          return firstWrong(
            unless(missing === undefined, providers, `with ${missing}, who is found alone`, 'without'),
            unless(far < 0, `${providers}/${far}/provider/distance`, 'nearest first', 'another order'),
            ...miles.map((each, index) =>
              unless(each <= RADIUS, `${providers}/${index}/provider/distance`, `${RADIUS} miles at most`, 'more'),
            ),
          );
        },
      };
    },
  },
];
