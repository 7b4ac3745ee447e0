import { checkSearchClinicsReply } from '../../../schemas/generated/api/places/search-clinics/reply.js';
import { checkSearchClinicsRequest } from '../../../schemas/generated/api/places/search-clinics/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { firstWrong } from '../../check/unless.ts';
import { ask } from '../../world/ask.ts';
import { atNight, searchInTheEvening } from './atNight.ts';
import { byWaitQuery, pageByWait, requireWaits, searchByWait } from './byWait.ts';
import { downtown, isEmpty, isPartOf, isTrue, isWholeList, keepsOrder, wholeList } from './clinicPage.ts';
import { nearbyCases } from './compared/nearbyCases.ts';
import { isRightPage, pageElsewhere } from './isRightPage.ts';
import { withinRadius } from './withinRadius.ts';

export const searchClinics = defineContract({
  call: 'search-clinics',
  checkRequest: checkSearchClinicsRequest,
  checkReply: checkSearchClinicsReply,
  whole: ({ target }) => ({
    query: {
      freeFormAddress: target.place,
      latLong: '39.1031,-84.5120',
      maxResults: '50',
      page: '1',
      pageSize: '4',
      radiusInMiles: '50',
      sortBy: 'distance',
    },
  }),
  cases: [
    {
      name: 'near the place, nearest first',
      statuses: [200],
      send: async ({ guest, target }) => {
        const query = { freeFormAddress: target.place, maxResults: '50', page: '1', pageSize: '4' };
        const whole = await wholeList(guest, 'search-clinics', checkSearchClinicsReply, query);
        return { query, findViolation: isRightPage(4, 50, await pageElsewhere(guest, 'search-clinics', whole)) };
      },
    },
    {
      name: 'by wait, those without one last',
      statuses: [200],
      send: async (world) => {
        await requireWaits(world);
        return { query: byWaitQuery(world), findViolation: keepsOrder('waitTime') };
      },
    },
    {
      name: 'a small page by wait: that of the whole list, whatever is nearest',
      statuses: [200],
      send: async (world) => {
        const { whole, position } = await pageByWait(world);
        const query = { ...byWaitQuery(world), page: String(position + 1), pageSize: '1' };
        return { query, findViolation: isPartOf(whole, position, 1) };
      },
    },
    {
      name: 'the second page of one: the second of the whole list, of as many',
      statuses: [200],
      send: async ({ guest, target }) => {
        const near = { freeFormAddress: target.place };
        const whole = await wholeList(guest, 'search-clinics', checkSearchClinicsReply, { ...near, pageSize: '4' });
        return { query: { ...near, page: '2', pageSize: '1' }, findViolation: isPartOf(whole, 1, 1) };
      },
    },
    {
      name: 'as many, and as far away, as may be asked for at once',
      statuses: [200],
      send: ({ target }) => ({
        query: { freeFormAddress: target.place, maxResults: '50', pageSize: '50', radiusInMiles: '100' },
        findViolation: isWholeList,
      }),
    },
    {
      name: 'a page after the last one',
      statuses: [200],
      send: async ({ target, guest }) => {
        const query = { freeFormAddress: target.place, pageSize: '50' };
        const first = await ask(guest, 'search-clinics', checkSearchClinicsReply, { query });
        return { query: { ...query, page: '99' }, findViolation: isEmpty(first) };
      },
    },
    {
      name: 'near a point',
      statuses: [200],
      send: () => ({
        query: { latLong: '39.1031,-84.5120' },
        findViolation: (reply) => firstWrong(keepsOrder('distance')(reply), isTrue(downtown)(reply)),
      }),
    },
    {
      name: 'by wait near a point',
      statuses: [200],
      send: (world) => {
        const query = { latLong: '39.1031,-84.5120', pageSize: '50' };
        return searchByWait(world, 'search-clinics', checkSearchClinicsReply, query);
      },
    },
    {
      name: 'at night: none is open outside its hours',
      statuses: [200],
      send: (world) => atNight(world, { freeFormAddress: world.target.place, pageSize: '50' }),
    },
    {
      name: 'in the evening: today comes first, and who is closed is not open',
      statuses: [200],
      send: (world) => searchInTheEvening(world, 'freeFormAddress', { pageSize: '50' }),
    },
    {
      name: 'within a radius of a point',
      statuses: [200],
      send: ({ guest }) => {
        const query = { latLong: '39.1031,-84.5120', pageSize: '50' };
        return withinRadius(guest, 'search-clinics', checkSearchClinicsReply, query, 'radiusInMiles');
      },
    },
    ...nearbyCases({
      call: 'search-clinics',
      check: checkSearchClinicsReply,
      place: 'freeFormAddress',
      point: 'latLong',
      radius: 'radiusInMiles',
      size: 'pageSize',
      most: 'maxResults',
      secondOf: () => ({ page: '2' }),
    }),
    {
      name: 'near a place that does not exist',
      statuses: [404],
      code: 'locationUnavailable',
      send: () => ({ query: { freeFormAddress: '00000' } }),
    },
  ],
});
