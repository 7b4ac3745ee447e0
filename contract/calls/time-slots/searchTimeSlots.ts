import {
  checkSearchTimeSlotsReply,
  type SearchTimeSlotsReply,
} from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { checkSearchTimeSlotsRequest } from '../../../schemas/generated/api/time-slots/search-time-slots/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { blocked, skipped } from '../../case/SkippedCase.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Query } from '../../exchange/Sending.ts';
import { placesAreTrue } from '../../register/replies/nearby/placesAreTrue.ts';
import { ask } from '../../world/ask.ts';
import type { Bookable } from '../../world/Pool.ts';
import { searchWindow } from '../../world/searchWindow.ts';
import type { World } from '../../world/World.ts';
import { licensesOf } from '../places/licensesOf.ts';
import { clockCases } from './clockCases.ts';
import { keepsTo } from './keepsTo.ts';
import { comparedSearchCases } from './searches/comparedSearchCases.ts';
import { exactSearchCases } from './searches/exactSearchCases.ts';
import { reservedSearchCases } from './searches/reservedSearchCases.ts';
import { windowCases } from './searches/windowCases.ts';

const offered = (businessName: string, serviceId: number): Query => ({
  'filter.businessNames': [businessName],
  'filter.serviceIds': [String(serviceId)],
});

/** A code that nobody has, of which a warning is due beside what else is to be warned of. */
const withWrongCode: Query = { 'filter.benefitCode': 'NOT-A-CODE' };

const near = async ({ find, target }: World, more: Query = {}): Promise<Query> => ({
  ...offered('tlc', await find.visits.first()),
  ...searchWindow(),
  'filter.freeFormAddress': target.place,
  ...more,
});

const licensed = (free: Bookable, state: string, isVirtualVisit: boolean): Query => ({
  ...offered(free.businessName, free.serviceId),
  ...searchWindow(isVirtualVisit ? 2 : 4),
  'filter.state': state,
  'filter.isVirtualVisit': String(isVirtualVisit),
});

/** Finds a reply that does not warn so. */
const warns =
  (code: string) =>
  ({ warnings }: SearchTimeSlotsReply): ContractViolation | undefined =>
    unless(
      warnings?.appointmentTimeSlots?.some((warning) => warning.code === code) === true,
      '/warnings/appointmentTimeSlots',
      code,
      'no such warning',
    );

const anyWindow = { 'filter.businessNames': ['tlc'], 'filter.serviceIds': ['29'], ...searchWindow() };

export const searchTimeSlots = defineContract({
  call: 'search-time-slots',
  checkRequest: checkSearchTimeSlotsRequest,
  checkReply: checkSearchTimeSlotsReply,
  whole: ({ target }) => ({
    query: {
      ...anyWindow,
      'filter.freeFormAddress': target.place,
      'filter.maxResults': '5',
      'filter.radius': '50',
      'filter.benefitCode': 'NOT-A-CODE',
      'filter.state': target.state,
      'filter.isVirtualVisit': 'true',
    },
  }),
  cases: [
    {
      name: 'near a place',
      statuses: [200],
      send: async (world) => {
        const query = await near(world);
        return {
          query,
          findViolation: (reply) => {
            const rows = reply.data.appointmentTimeSlots;
            const far = rows.findIndex(({ provider: { distance } }, index) => {
              const before = rows[index - 1]?.provider.distance ?? 0;
              return distance === undefined || distance < before;
            });
            return firstWrong(
              unless(
                rows.length > 0,
                '/data/appointmentTimeSlots',
                'somebody near the place; choose with --place',
                'none',
              ),
              placesAreTrue(
                rows.map(({ provider }) => provider),
                (index) => `/data/appointmentTimeSlots/${index}/provider`,
              ),
              unless(far < 0, `/data/appointmentTimeSlots/${far}/provider/distance`, 'nearest first', 'another order'),
              keepsTo(query)(reply),
            );
          },
        };
      },
    },
    {
      name: 'within a radius',
      statuses: [200],
      send: async (world) => {
        const sending = { query: await near(world) };
        const { data } = await ask(world.guest, 'search-time-slots', checkSearchTimeSlotsReply, sending);
        const known = data.appointmentTimeSlots.filter(({ provider: { distance = 5 } }) => distance < 4.9);
        return {
          query: await near(world, { 'filter.radius': '5' }),
          findViolation: ({ data: { appointmentTimeSlots: rows } }) => {
            const far = rows.findIndex(({ provider }) => (provider.distance ?? 0) > 5);
            const found = rows.map(({ provider }) => provider.providerId);
            const missing = known.find(({ provider }) => !found.includes(provider.providerId))?.provider.providerId;
            return firstWrong(
              unless(far < 0, `/data/appointmentTimeSlots/${far}/provider/distance`, '5 miles at most', 'more'),
              unless(missing === undefined, '/data/appointmentTimeSlots', `with ${missing}, so near`, 'without'),
            );
          },
        };
      },
    },
    ...windowCases,
    ...reservedSearchCases,
    {
      name: 'with a valid benefit code: who accepts it comes first, then the nearest',
      statuses: [200],
      send: async (world) => {
        const { benefitCode } = world.target;
        if (benefitCode === undefined) throw skipped('needs a valid code: --benefit-code');
        const query = await near(world, { 'filter.benefitCode': benefitCode });
        return {
          query,
          findViolation: (reply) => {
            const keys = reply.data.appointmentTimeSlots.map(
              ({ provider: { isBenefitCode, distance = 0 } }) => distance + (isBenefitCode ? 0 : 100_000),
            );
            const isSorted = keys.every((key, index) => index === 0 || key >= (keys[index - 1] ?? 0));
            return firstWrong(
              unless(
                isSorted,
                '/data/appointmentTimeSlots',
                'first who accepts it, each nearest first',
                'another order',
              ),
              keepsTo(query)(reply),
            );
          },
        };
      },
    },
    {
      name: 'by video in a state where nobody is licensed, which a warning says',
      statuses: [200],
      send: async (world) => {
        const free = await world.find.videos.next();
        const query = licensed(free, (await licensesOf(world, free.serviceId)).unlicensed, true);
        return {
          query,
          findViolation: (reply) =>
            firstWrong(
              unless(reply.data.appointmentTimeSlots.length === 0, '/data/appointmentTimeSlots', 'nobody', 'somebody'),
              warns('notLicensed')(reply),
            ),
        };
      },
    },
    {
      name: 'one provider at most, with a benefit code that nobody has: two warnings',
      statuses: [200],
      send: async (world) => {
        const sending = { query: await near(world, { 'filter.maxResults': '2' }) };
        const { data } = await ask(world.guest, 'search-time-slots', checkSearchTimeSlotsReply, sending);
        if (data.appointmentTimeSlots.length < 2)
          throw blocked('there are no two clinics near the place; choose with --place');
        return {
          query: await near(world, { 'filter.maxResults': '1', ...withWrongCode }),
          findViolation: (reply) => firstWrong(warns('moreProviders')(reply), warns('invalidBenefitCode')(reply)),
        };
      },
    },
    {
      name: 'one provider at most',
      statuses: [200],
      send: async (world) => {
        const query = await near(world, { 'filter.maxResults': '1' });
        return { query, findViolation: keepsTo(query) };
      },
    },
    {
      name: 'with a benefit code that nobody has, which a warning says',
      statuses: [200],
      send: async (world) => {
        const query = await near(world, withWrongCode);
        return {
          query,
          findViolation: (reply) =>
            firstWrong(
              unless(
                reply.data.appointmentTimeSlots.every(({ provider }) => provider.isBenefitCode !== true),
                '/data/appointmentTimeSlots',
                'nobody who accepts it',
                'somebody who does',
              ),
              warns('invalidBenefitCode')(reply),
              keepsTo(query)(reply),
            ),
        };
      },
    },
    {
      name: 'dietitians of a state, one at most: the first of them, and a warning that others are left out',
      statuses: [200],
      send: async ({ find, guest, target }) => {
        const query = licensed(await find.dietitians.next(), target.state, false);
        const { data } = await ask(guest, 'search-time-slots', checkSearchTimeSlotsReply, { query });
        const [first, ...others] = data.appointmentTimeSlots.map(({ provider }) => provider.providerId);
        if (others.length === 0) throw skipped('there is one dietitian in the state alone; choose with --state');
        return {
          query: { ...query, 'filter.maxResults': '1' },
          findViolation: (reply) => {
            const found = reply.data.appointmentTimeSlots.map(({ provider }) => provider.providerId).join();
            return firstWrong(
              unless(found === first, '/data/appointmentTimeSlots', `${first} alone`, found),
              warns('moreProviders')(reply),
            );
          },
        };
      },
    },
    ...comparedSearchCases,
    ...exactSearchCases,
    ...clockCases,
    {
      name: 'near a place that does not exist',
      statuses: [404],
      code: 'locationUnavailable',
      message: 'locationUnavailable',
      send: () => ({ query: { ...anyWindow, 'filter.freeFormAddress': '00000' } }),
    },
    {
      name: 'a last day before the first',
      statuses: [400],
      code: 'invalidWindow',
      send: ({ target }) => ({
        query: { ...anyWindow, 'filter.freeFormAddress': target.place, 'filter.endDate': '2020-01-01' },
      }),
    },
    {
      name: 'more days than a search covers',
      statuses: [400],
      code: 'windowTooLong',
      send: ({ target }) => ({
        query: { ...anyWindow, ...searchWindow(2, 14), 'filter.freeFormAddress': target.place },
      }),
    },
    {
      name: 'more days than a search covers, though some of them are past',
      statuses: [400],
      code: 'windowTooLong',
      send: ({ target }) => ({
        query: { ...anyWindow, ...searchWindow(-9, 14), 'filter.freeFormAddress': target.place },
      }),
    },
    {
      name: 'a service and its follow-up at one time',
      statuses: [400],
      code: 'incompatibleServices',
      send: async ({ find, target }) => {
        const { first, followup } = await find.pairs.first();
        const serviceIds = [first.serviceId, followup.serviceId].map(String);
        const query = { ...anyWindow, 'filter.businessNames': [first.businessName], 'filter.serviceIds': serviceIds };
        return { query: { ...query, 'filter.freeFormAddress': target.place } };
      },
    },
  ],
});
