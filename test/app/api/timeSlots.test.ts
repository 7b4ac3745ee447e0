import { describe, expect, it } from 'vitest';
import { refreshTimeSlots, searchTimeSlots } from '../../../app/api/index.ts';
import { fakeServer, json } from './fakeFetch.ts';
import { holdCalls } from './holdCalls.ts';

const row = {
  provider: { providerId: '01400412', businessName: 'tlc', timezone: 'America/New_York' },
  services: [
    {
      id: 29,
      isAvailable: true,
      availability: [{ date: '2027-03-15', timeslots: [{ value: '2027-03-15 09:00:00' }] }],
    },
  ],
};
const dates = { startDate: '2027-03-15', endDate: '2027-03-28' };
const slots = '/appointment-management/v2/appointment-time-slots';
const window = 'filter.startDate=2027-03-15&filter.endDate=2027-03-28';

holdCalls([
  {
    name: 'searchTimeSlots near a place',
    call: (api, signal) =>
      searchTimeSlots(
        api,
        {
          businessNames: ['tlc'],
          ...dates,
          serviceIds: [29, 30],
          where: { freeFormAddress: '45040' },
          maxResults: 20,
          radius: 25,
          benefitCode: 'B7',
        },
        signal,
      ),
    method: 'GET',
    url: `${slots}?filter.businessNames=tlc&${window}&filter.serviceIds=29&filter.serviceIds=30&filter.freeFormAddress=45040&filter.maxResults=20&filter.radius=25&filter.benefitCode=B7`,
    endpoint: slots,
    reply: {
      data: { appointmentTimeSlots: [row] },
      warnings: { appointmentTimeSlots: [{ code: 'leadTime', message: 'later' }] },
    },
    value: { rows: [row], warnings: [{ code: 'leadTime', message: 'later' }] },
    refusals: { 404: 'locationUnavailable' },
  },
  {
    name: 'searchTimeSlots in a state',
    call: (api, signal) =>
      searchTimeSlots(
        api,
        { businessNames: ['dietitian'], ...dates, serviceIds: [40], where: { state: 'OH', isVirtualVisit: false } },
        signal,
      ),
    method: 'GET',
    url: `${slots}?filter.businessNames=dietitian&${window}&filter.serviceIds=40&filter.state=OH&filter.isVirtualVisit=false`,
    endpoint: slots,
    reply: { data: { appointmentTimeSlots: [] } },
    value: { rows: [], warnings: [] },
    refusals: { 404: 'locationUnavailable' },
  },
  {
    name: 'searchTimeSlots by video in a state',
    call: (api, signal) =>
      searchTimeSlots(
        api,
        { businessNames: ['tlc'], ...dates, serviceIds: [401], where: { state: 'OH', isVirtualVisit: true } },
        signal,
      ),
    method: 'GET',
    url: `${slots}?filter.businessNames=tlc&${window}&filter.serviceIds=401&filter.state=OH&filter.isVirtualVisit=true`,
    endpoint: slots,
    reply: { data: { appointmentTimeSlots: [] } },
    value: { rows: [], warnings: [] },
    refusals: { 404: 'locationUnavailable' },
  },
  {
    name: 'refreshTimeSlots of places',
    call: (api, signal) =>
      refreshTimeSlots(
        api,
        { businessNames: ['tlc'], ...dates, serviceIds: [29], where: { locationIds: ['01400412', '01400433'] } },
        signal,
      ),
    method: 'GET',
    url: `${slots}?filter.businessNames=tlc&${window}&filter.serviceIds=29&filter.locationIds=01400412%2C01400433`,
    endpoint: slots,
    reply: { data: { appointmentTimeSlots: [row] } },
    value: [row],
    refusals: {},
  },
  {
    name: 'refreshTimeSlots of a state',
    call: (api, signal) =>
      refreshTimeSlots(
        api,
        { businessNames: ['tlc'], ...dates, serviceIds: [29], where: { licensureState: 'OH' } },
        signal,
      ),
    method: 'GET',
    url: `${slots}?filter.businessNames=tlc&${window}&filter.serviceIds=29&filter.isVirtualVisit=true&filter.licensureState=OH`,
    endpoint: slots,
    reply: { data: { appointmentTimeSlots: [] } },
    value: [],
    refusals: {},
  },
]);

describe('searchTimeSlots', () => {
  it('reads an unknown place out of a 200 as well', async () => {
    const errors = [{ code: 'locationUnavailable', message: 'Nowhere.' }];
    const { api } = fakeServer(() => json(200, { data: { appointmentTimeSlots: [] }, errors }));
    const where = { freeFormAddress: 'Nowhere' };
    expect(await searchTimeSlots(api, { businessNames: ['tlc'], ...dates, serviceIds: [29], where })).toMatchObject({
      kind: 'refused',
      refusal: 'locationUnavailable',
    });
  });
});
