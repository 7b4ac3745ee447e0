import { isDeepStrictEqual } from 'node:util';
import { calls } from '../../../schemas/calls.ts';
import {
  checkListServicesReply,
  type ListServicesReply,
  type ServiceType,
} from '../../../schemas/generated/api/services/list-services/reply.js';
import { checkListServicesRequest } from '../../../schemas/generated/api/services/list-services/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { blocked } from '../../case/SkippedCase.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { isRecord } from '../../exchange/json.ts';
import { ask } from '../../world/ask.ts';
import type { Caller } from '../../world/Guest.ts';
import { unlessSkipped } from '../../world/unlessSkipped.ts';
import type { World } from '../../world/World.ts';
import { bookableDayCases } from './bookableDayCases.ts';
import { givenAt } from './givenAt.ts';

/** Whose services are listed by place. */
const KINDS = { 'a location': 'clinics', 'a pharmacy': 'pharmacies' } as const;

const businesses = ['tlc', 'pharmacy', 'dietitian'];
const everybody = { 'filter.businessNames': businesses };

/** Checks that no service is listed twice, and that each one belongs to the requested business. */
const fits =
  (business?: string) =>
  ({ data: { services } }: ListServicesReply): ContractViolation | undefined => {
    const twice = services.findIndex(({ id }, index) => services.findIndex((other) => other.id === id) < index);
    const covid = services.findIndex(({ isCovidVaccine, isVaccine }) => isCovidVaccine && isVaccine !== true);
    const stray = services.findIndex(({ businessNames }) => business && !businessNames.includes(business));
    return firstWrong(
      unless(twice < 0, `/data/services/${twice}/id`, 'each service once', 'one of them again'),
      unless(covid < 0, `/data/services/${covid}/isVaccine`, 'true of a COVID-19 vaccine, too', 'no vaccine'),
      unless(stray < 0, `/data/services/${stray}/businessNames`, `with ${business}`, 'others'),
    );
  };

interface BusinessList {
  readonly business: string;
  readonly ids: readonly number[];
  readonly services: readonly ServiceType[];
}

/** The services of each business, as its own list has them; none of a business whose list is not as promised. */
async function listsOfEach(guest: Caller): Promise<readonly BusinessList[]> {
  const lists: BusinessList[] = [];
  for (const business of businesses) {
    const query = { 'filter.businessNames': [business] };
    const reply = await unlessSkipped(ask(guest, 'list-services', checkListServicesReply, { query }));
    if (reply) lists.push({ business, ids: reply.data.services.map(({ id }) => id), services: reply.data.services });
  }
  return lists;
}

/** Finds a service that names a business whose own list does not have it, or the other way round. */
const listDiffers = ({ business, ids }: BusinessList, { data: { services } }: ListServicesReply) =>
  firstWrong(
    ...services.map(({ id, businessNames }, index) =>
      unless(
        businessNames.includes(business) === ids.includes(id),
        `/data/services/${index}/businessNames`,
        `${ids.includes(id) ? 'with' : 'without'} ${business}, as the list filtered by ${business} says`,
        businessNames.join(', '),
      ),
    ),
    ...ids.map((id) =>
      unless(
        services.some((service) => service.id === id),
        '/data/services',
        `with ${id}, as in the list filtered by ${business}`,
        'without it',
      ),
    ),
  );

/** Finds a service that is not described as in another list, which may be without it. */
function describedOtherwise(
  all: readonly ServiceType[],
  service: ServiceType,
  index: number,
  list = 'the list of all businesses',
) {
  const [known, said]: readonly unknown[] = [all.find(({ id }) => id === service.id) ?? service, service];
  if (!isRecord(known) || !isRecord(said)) return undefined;
  const names = Object.keys({ ...known, ...said });
  const differing = names.find((name) => !isDeepStrictEqual(known[name], said[name]));
  return unless(differing === undefined, `/data/services/${index}/${differing}`, `as in ${list}`, 'otherwise');
}

export const listServices = defineContract({
  call: 'list-services',
  checkRequest: checkListServicesRequest,
  checkReply: checkListServicesReply,
  whole: () => ({ query: { ...everybody, 'filter.locationId': '01400412' } }),
  cases: [
    {
      name: 'of all businesses',
      statuses: [200],
      send: async ({ guest }) => {
        const lists = await listsOfEach(guest);
        // Every list is held to all others, this one of two businesses as well.
        await guest.send('list-services', { query: { 'filter.businessNames': ['dietitian', 'pharmacy'] } });
        return {
          query: everybody,
          findViolation: (reply) => {
            const given = reply.data.services.flatMap(({ businessNames }) => businessNames);
            const missing = businesses.find((business) => !given.includes(business));
            return firstWrong(
              fits()(reply),
              unless(missing === undefined, '/data/services', 'some of each business', `none of ${missing}`),
              ...lists.map((list) => listDiffers(list, reply)),
              ...lists.flatMap(({ business, services }) =>
                reply.data.services.map((service, index) =>
                  describedOtherwise(services, service, index, `the list filtered by ${business}`),
                ),
              ),
            );
          },
        };
      },
    },
    {
      name: 'of the clinics',
      statuses: [200],
      send: () => ({ query: { 'filter.businessNames': ['tlc'] }, findViolation: fits('tlc') }),
    },
    ...bookableDayCases,
    ...Object.entries(KINDS).map(([kind, pool]) => ({
      name: `at ${kind}: those that can be booked there`,
      statuses: [200],
      send: async ({ find, guest }: World) => {
        const at = await find[pool].next();
        const { where } = at;
        if (where.locationNumber === undefined) throw blocked('there is no place with a location number');
        const given = await givenAt(guest, at);
        const { data: all } = await ask(guest, 'list-services', checkListServicesReply, { query: everybody });
        return {
          path: calls['list-services'].otherPath,
          query: { ...everybody, 'filter.locationId': where.locationNumber },
          findViolation: (reply: ListServicesReply) =>
            firstWrong(
              fits(at.businessName)(reply),
              ...[...given].map(([id, isGiven]) => {
                const isListed = reply.data.services.some((each) => each.id === id);
                const expected = `${isGiven ? 'with' : 'without'} ${id}, as a search there says`;
                return unless(isListed === isGiven, '/data/services', expected, isListed ? 'with it' : 'without it');
              }),
              ...reply.data.services.map((service, index) => describedOtherwise(all.services, service, index)),
            ),
        };
      },
    })),
    {
      name: 'at a clinic, of the dietitians: none of the others that it gives',
      statuses: [200],
      send: async ({ find }) => {
        const { where } = await find.clinics.first();
        return {
          path: calls['list-services'].otherPath,
          query: { 'filter.businessNames': ['dietitian'], 'filter.locationId': where.locationNumber ?? '' },
          findViolation: fits('dietitian'),
        };
      },
    },
    {
      name: 'at a clinic, of the clinics alone: each as the list of all businesses has it',
      statuses: [200],
      send: async ({ find, guest }) => {
        const { where, businessName } = await find.clinics.first();
        const { data: all } = await ask(guest, 'list-services', checkListServicesReply, { query: everybody });
        return {
          path: calls['list-services'].otherPath,
          query: { 'filter.businessNames': [businessName], 'filter.locationId': where.locationNumber ?? '' },
          findViolation: ({ data: { services } }) =>
            firstWrong(...services.map((service, index) => describedOtherwise(all.services, service, index))),
        };
      },
    },
    {
      name: 'at a location without saying which',
      statuses: [400],
      code: 'missingLocation',
      send: () => ({ path: calls['list-services'].otherPath, query: everybody }),
    },
    {
      name: 'at an unknown location',
      statuses: [404],
      code: 'unknownLocation',
      send: () => ({
        path: calls['list-services'].otherPath,
        query: { ...everybody, 'filter.locationId': '99999999' },
      }),
    },
  ],
});
