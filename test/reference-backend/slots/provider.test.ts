import { expect, test } from 'vitest';
import { clinic, monday, paths } from '../support/calls.ts';
import { refresh } from '../support/find.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

const backend = suiteBackend();

const hours = { start: '07:30', end: '17:30', breakStart: '12:00', breakEnd: expect.stringMatching(/^1[23]:/) };

test('a place comes with its names, address, position and hours, and each slot with its date and value', async () => {
  const [row] = await refresh(backend().guest(), {
    'filter.businessNames': 'tlc',
    'filter.locationIds': clinic.locationNumber,
    'filter.serviceIds': '29',
    'filter.endDate': monday,
  });
  expect(row?.provider).toMatchObject({
    providerId: clinic.locationNumber,
    businessName: 'tlc',
    brand: expect.any(String),
    legalName: expect.any(String),
    vanityName: expect.any(String),
    address: {
      addressLines: ['225 Lincoln Way', 'Suite 100'],
      cityTown: 'Cincinnati',
      stateProvince: 'OH',
      postalCode: expect.stringMatching(/^\d{5}$/),
    },
    phone: expect.stringMatching(/^\d{3}-\d{3}-\d{4}$/),
    timezone: clinic.timezone,
    location: { lat: expect.any(Number), lng: expect.any(Number) },
    operatingHours: { isBreakSame: false, mondayToFriday: hours, saturday: expect.any(Object) },
  });
  expect(row?.services[0]).toMatchObject({ id: 29, isAvailable: true });
  expect(row?.services[0]?.availability[0]).toMatchObject({
    date: monday,
    timeslots: expect.arrayContaining([expect.objectContaining({ value: `${monday} 08:00:00` })]),
  });
});

test('a service comes with its names and businesses, how far ahead it is booked, and what follows it up', async () => {
  const { body } = await backend().guest().send('GET', `${paths.services}?filter.businessNames=pharmacy`);
  const { services } = JSON.parse(JSON.stringify(body)).data;
  expect(services.find(({ name }: { readonly name: string }) => name === 'Shingles dose 1')).toMatchObject({
    id: 104,
    groupName: 'Vaccines',
    order: expect.any(Number),
    businessNames: ['tlc', 'pharmacy'],
    isCovidVaccine: false,
    maxDaysAhead: 60,
    followupServiceId: 105,
    followupAfterDays: 60,
  });
});
