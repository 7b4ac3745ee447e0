import { describe, expect, it } from 'vitest';
import { refreshTimeSlots, searchTimeSlots } from '../../../app/api/index.ts';
import { expectCalls } from './expectCalls.ts';
import { fakeServer, json } from './fakeFetch.ts';

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

expectCalls([
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

const search = (reply: unknown, status = 200) =>
  searchTimeSlots(fakeServer(() => json(status, reply)).api, {
    businessNames: ['tlc'],
    ...dates,
    serviceIds: [29],
    where: { freeFormAddress: 'Nowhere' },
  });

describe('an unknown place', () => {
  const byCode = [{ code: 'locationUnavailable', message: 'Nowhere.' }];
  const byMessage = [{ code: 'badRequest', message: 'locationUnavailable' }];
  const second = [{ code: 'other', message: 'x' }, { message: 'locationUnavailable' }];

  it.each([
    [200, { data: { appointmentTimeSlots: [] }, errors: byCode }],
    [200, { data: { appointmentTimeSlots: [] }, errors: byMessage }],
    [200, { errors: second }],
    [400, { errors: byMessage }],
    [422, { errors: byCode }],
    [404, { errors: [] }],
  ])('is read out of a %i with %j', async (status, reply) => {
    expect(await search(reply, status)).toMatchObject({ kind: 'refused', refusal: 'locationUnavailable', status });
  });

  it('is none because of another message', async () => {
    expect(await search({ errors: [{ code: 'x', message: 'location' }] }, 400)).toMatchObject({ failure: 'client' });
  });
});

describe('an odd entry', () => {
  const [service] = row.services;
  const withTimes = (timeslots: readonly unknown[]) => ({
    ...row,
    services: [{ ...service, availability: [{ date: '2027-03-15', timeslots }] }],
  });
  const good = { value: '2027-03-15 09:00:00' };

  it.each([
    ['a provider without a zone', [{ ...row, provider: { ...row.provider, timezone: null } }, row], [row], true],
    ['no provider at all', [7, row], [row], true],
    ['a time of another form', [withTimes([{ value: '9 AM' }, good])], [row], true],
    ['a null that is not needed', [{ ...row, provider: { ...row.provider, phone: null } }], [row], false],
  ])('%s does not spoil the others', async (_what, rows, left, isDropped) => {
    const outcome = await search({ data: { appointmentTimeSlots: rows } });
    expect(outcome).toEqual({
      kind: 'ok',
      value: { rows: left, warnings: [] },
      ...(isDropped && { incomplete: { reason: 'invalidEntries', status: 200, endpoint: slots } }),
    });
  });

  it.each([
    ['errors beside the data', [{ code: 'placeNotAnswered', message: 'x' }], true],
    ['no errors', [], false],
  ])('%s leave the data as it is, and are there to be reported', async (_what, errors, isPartial) => {
    expect(await search({ data: { appointmentTimeSlots: [row] }, errors })).toEqual({
      kind: 'ok',
      value: { rows: [row], warnings: [] },
      ...(isPartial && { incomplete: { reason: 'partial', status: 200, endpoint: slots } }),
    });
  });

  it('of which nothing is left is no answer', async () => {
    expect(await search({ data: { appointmentTimeSlots: [{ ...row, services: 'many' }] } })).toMatchObject({
      failure: 'malformed',
    });
  });
});
