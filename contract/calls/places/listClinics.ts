import {
  checkListClinicsReply,
  type ListClinicsReply,
} from '../../../schemas/generated/api/places/list-clinics/reply.js';
import { checkListClinicsRequest } from '../../../schemas/generated/api/places/list-clinics/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { ask } from '../../world/ask.ts';
import type { Bookable } from '../../world/Pool.ts';
import type { World } from '../../world/World.ts';
import { atNight, searchInTheEvening } from './atNight.ts';
import { pageByWait, searchByWait } from './byWait.ts';
import { downtown, isEmpty, isPartOf, isTrue, isWholeList, keepsOrder, wholeList } from './clinicPage.ts';
import { nearbyCases } from './compared/nearbyCases.ts';
import { unlikeNext } from './compared/nextTime.ts';
import { nextTimesNear, nextTimesWrong } from './compared/nextTimes.ts';
import { isRightPage, pageElsewhere } from './isRightPage.ts';
import { withinRadius } from './withinRadius.ts';

export const listClinics = defineContract({
  call: 'list-clinics',
  checkRequest: checkListClinicsRequest,
  checkReply: checkListClinicsReply,
  whole: ({ target }) => ({
    query: {
      'filter.businessName': 'tlc',
      'filter.reasonId': '29',
      'filter.freeFormAddress': target.place,
      'filter.latLng': '39.1031,-84.5120',
      'filter.maxResults': '50',
      'filter.radius': '50',
      'page.offset': '0',
      'page.size': '4',
      sortBy: 'distance',
    },
  }),
  cases: [
    {
      name: 'near the place',
      statuses: [200],
      send: async ({ guest, target }) => {
        const query = { 'filter.freeFormAddress': target.place, 'filter.maxResults': '3', 'page.size': '3' };
        const whole = await wholeList(guest, 'list-clinics', checkListClinicsReply, query);
        return { query, findViolation: isRightPage(3, 3, await pageElsewhere(guest, 'list-clinics', whole)) };
      },
    },
    {
      name: 'two of them, after the first: the second and the third of the whole list',
      statuses: [200],
      send: async ({ guest, target }) => {
        const near = { 'filter.freeFormAddress': target.place };
        const whole = await wholeList(guest, 'list-clinics', checkListClinicsReply, { ...near, 'page.size': '4' });
        return {
          query: { ...near, 'page.size': '2', 'page.offset': '1' },
          findViolation: isPartOf(whole, 1, 2),
        };
      },
    },
    {
      name: 'as many, and as far away, as may be asked for at once',
      statuses: [200],
      send: ({ target: { place } }) => ({
        query: {
          'filter.freeFormAddress': place,
          'filter.maxResults': '50',
          'filter.radius': '100',
          'page.size': '50',
        },
        findViolation: isWholeList,
      }),
    },
    {
      name: 'a page after the last one',
      statuses: [200],
      send: async ({ target, guest }) => {
        const query = { 'filter.freeFormAddress': target.place };
        const first = await ask(guest, 'list-clinics', checkListClinicsReply, { query });
        return { query: { ...query, 'page.offset': '99' }, findViolation: isEmpty(first) };
      },
    },
    {
      name: 'pharmacies near a point, within a radius: nearest first, and no clinic',
      statuses: [200],
      send: async ({ guest }) => {
        const near = { 'filter.latLng': '39.1031,-84.5120', 'filter.radius': '10', 'page.size': '50' };
        const { data } = await ask(guest, 'list-clinics', checkListClinicsReply, { query: near });
        const clinics = data.clinics.map(({ id }) => id);
        return {
          query: { ...near, 'filter.businessName': 'pharmacy' },
          findViolation: (reply) =>
            firstWrong(
              isTrue(downtown)(reply),
              keepsOrder('distance')(reply),
              ...reply.data.clinics.flatMap(({ id, distance = 0 }, index) => [
                unless(distance <= 10, `/data/clinics/${index}/distance`, '10 miles at most', String(distance)),
                unless(!clinics.includes(id), `/data/clinics/${index}/id`, 'a pharmacy', 'a clinic'),
              ]),
            ),
        };
      },
    },
    ...(['pharmacies', 'clinics'] as const).map((whose) => ({
      name: `${whose} near the place, for a service: each with its own next time for it`,
      statuses: [200],
      send: async (world: World) => {
        const found = await world.find[whose].next();
        const at = whose === 'clinics' ? await unlikeNext(world, found) : found;
        const next = await nextTimesNear(world, at.businessName, at.serviceId);
        return {
          query: {
            'filter.businessName': at.businessName,
            'filter.reasonId': String(at.serviceId),
            'filter.freeFormAddress': world.target.place,
            'page.size': '50',
          },
          findViolation: ({ data: { clinics } }: ListClinicsReply) => nextTimesWrong(clinics, next),
        };
      },
    })),
    {
      name: 'by wait near the place',
      statuses: [200],
      send: (world) => {
        const query = { 'filter.freeFormAddress': world.target.place, 'page.size': '50' };
        return searchByWait(world, 'list-clinics', checkListClinicsReply, query);
      },
    },
    {
      name: 'a small page by wait: that of the whole list, whatever is nearest',
      statuses: [200],
      send: async (world) => {
        const { whole, position } = await pageByWait(world);
        const page = { 'page.size': '1', 'page.offset': String(position), sortBy: 'waitTime' };
        return {
          query: { 'filter.freeFormAddress': world.target.place, ...page },
          findViolation: isPartOf(whole, position, 1),
        };
      },
    },
    {
      name: 'by wait near a point',
      statuses: [200],
      send: (world) => {
        const query = { 'filter.latLng': '39.1031,-84.5120', 'page.size': '50' };
        return searchByWait(world, 'list-clinics', checkListClinicsReply, query);
      },
    },
    {
      name: 'pharmacies near the place: with those that a search for times finds, and without clinics',
      statuses: [200],
      send: async ({ find, target }) => {
        const [pharmacy, clinic] = [await find.pharmacies.first(), await find.clinics.first()];
        const query = { 'filter.businessName': 'pharmacy', 'filter.freeFormAddress': target.place, 'page.size': '50' };
        const has = ({ data }: ListClinicsReply, { provider }: Bookable) =>
          data.clinics.some(({ id }) => id === provider.providerId);
        return {
          query,
          findViolation: (reply) =>
            firstWrong(
              unless(
                has(reply, pharmacy),
                '/data/clinics',
                `with the pharmacy ${pharmacy.provider.providerId}`,
                'without it',
              ),
              unless(
                !has(reply, clinic),
                '/data/clinics',
                `without the clinic ${clinic.provider.providerId}`,
                'with it',
              ),
            ),
        };
      },
    },
    {
      name: 'at night: none is open outside its hours',
      statuses: [200],
      send: (world) => atNight(world, { 'filter.freeFormAddress': world.target.place, 'page.size': '50' }),
    },
    {
      name: 'in the evening: today comes first, and who is closed is not open',
      statuses: [200],
      send: (world) => searchInTheEvening(world, 'filter.freeFormAddress', { 'page.size': '50' }),
    },
    {
      name: 'within a radius of a point',
      statuses: [200],
      send: ({ guest }) => {
        const query = { 'filter.latLng': '39.1031,-84.5120', 'filter.maxResults': '50', 'page.size': '50' };
        return withinRadius(guest, 'list-clinics', checkListClinicsReply, query, 'filter.radius');
      },
    },
    ...nearbyCases({
      call: 'list-clinics',
      check: checkListClinicsReply,
      place: 'filter.freeFormAddress',
      point: 'filter.latLng',
      radius: 'filter.radius',
      size: 'page.size',
      most: 'filter.maxResults',
      secondOf: (size) => ({ 'page.offset': String(size) }),
    }),
    {
      name: 'near a place that does not exist',
      statuses: [404],
      code: 'locationUnavailable',
      send: () => ({ query: { 'filter.freeFormAddress': '00000' } }),
    },
  ],
});
