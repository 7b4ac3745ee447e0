import { afterAll, beforeAll, expect, test } from 'vitest';
import { text } from '../../reference-backend/database/columns.ts';
import { sql } from '../../reference-backend/database/sql.ts';
import { checkLicensureStatesReply } from '../../schemas/generated/api/places/licensure-states/reply.js';
import { checkSuggestAddressesReply } from '../../schemas/generated/api/places/suggest-addresses/reply.js';
import { checkValidateAddressReply } from '../../schemas/generated/api/places/validate-address/reply.js';
import { checkRefusal } from '../../schemas/generated/api/refusal/reply.js';
import { checkListServicesReply } from '../../schemas/generated/api/services/list-services/reply.js';
import { checkRefreshTimeSlotsReply } from '../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import { checkSearchTimeSlotsReply } from '../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { book, clinic, paths, sunday } from '../reference-backend/support/calls.ts';
import { startBackend, type TestBackend } from '../reference-backend/support/TestBackend.ts';
import { wholeBooking } from '../reference-backend/support/wholeBooking.ts';
import { typed, window } from './exampleRequests.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
  await backend.setClock(sunday);
}, 60_000);
afterAll(() => backend.close());

test('services: every menu entry, and one that readers drop', async () => {
  const { data } = await backend.guest().ask(checkListServicesReply, 'GET', paths.services, {
    query: { 'filter.businessNames': ['tlc', 'pharmacy', 'dietitian'] },
  });
  expect(data.services.length).toBeGreaterThan(20);
  expect(new Set(data.services.map(({ id }) => id)).size).toBe(data.services.length);
  expect(data.services.filter(({ maxDaysAhead }) => maxDaysAhead === undefined)).toHaveLength(1);
  const followed = data.services.filter(({ followupServiceId }) => followupServiceId !== undefined);
  expect(followed.length).toBeGreaterThan(0);
  expect(followed.every(({ followupAfterDays }) => followupAfterDays !== undefined)).toBe(true);

  const pharmacy = await backend.guest().ask(checkListServicesReply, 'GET', paths.services, {
    query: { 'filter.businessNames': 'pharmacy' },
  });
  expect(pharmacy.data.services.every(({ businessNames }) => businessNames.includes('pharmacy'))).toBe(true);
});

test('licensure states: every state and DC, and where somebody is licensed for the service', async () => {
  const ask = async (serviceId: string) => {
    const reply = await backend.guest().ask(checkLicensureStatesReply, 'GET', paths.licensureStates, {
      query: { 'filter.serviceId': serviceId },
    });
    return reply;
  };
  const { data, meta } = await ask('201');
  const states = data['licensure-states'];
  expect(states).toHaveLength(51);
  expect(new Set(states.map(({ code }) => code)).size).toBe(51);
  expect(states.map(({ name }) => name)).toEqual(states.map(({ name }) => name).sort());
  expect(states.filter(({ code }) => ['DC', 'MT', 'NY', 'OH'].includes(code))).toEqual([
    { name: 'District of Columbia', code: 'DC', hasLicense: false },
    { name: 'Montana', code: 'MT', hasLicense: true },
    { name: 'New York', code: 'NY', hasLicense: false },
    { name: 'Ohio', code: 'OH', hasLicense: true },
  ]);
  const licensed = states.filter(({ hasLicense }) => hasLicense).length;
  expect(meta?.['licensure-states']).toEqual({ total: 51, licensed });
  const clinic = (await ask('29')).data['licensure-states'];
  expect(clinic.find(({ code }) => code === 'MT')?.hasLicense).toBe(false);
});

test.each([
  ['an unknown service', { 'filter.serviceId': '999999' }, 404],
  ['no service', {}, 400],
  ['no number', { 'filter.serviceId': 'x' }, 400],
])('licensure states: %s is refused', async (_what, query, status) => {
  const answer = await backend.guest().send('GET', paths.licensureStates, { query: { ...query } });
  expect(answer.status).toBe(status);
  expect(checkRefusal(answer.body)).toBe(true);
});

test('addresses: five unless asked otherwise', async () => {
  const ask = (query: Record<string, string>) =>
    backend.guest().ask(checkSuggestAddressesReply, 'GET', paths.addresses, { query });
  expect((await ask({ 'filter.freeFormAddress': 'san' })).data.similarAddresses).toHaveLength(5);
  expect((await ask({ 'filter.freeFormAddress': 'san', 'page.size': '2' })).data.similarAddresses).toHaveLength(2);
  expect((await ask({ 'filter.freeFormAddress': 'zzzz' })).data.similarAddresses).toEqual([]);
});

test.each([
  ['fits its ZIP code', {}, { validated: true, corrected: false, address: { ...typed, cityTown: 'Cincinnati' } }],
  [
    'is in another city and state than its ZIP code',
    { cityTown: 'Louisville', stateProvince: 'KY' },
    { validated: true, corrected: true, address: { ...typed, cityTown: 'Cincinnati' } },
  ],
  ['has a ZIP code that does not exist', { postalCode: '00000' }, { validated: false, corrected: false }],
])('an address that %s', async (_what, changed, found) => {
  const { data } = await backend.guest().ask(checkValidateAddressReply, 'POST', paths.addressValidations, {
    body: { address: { ...typed, ...changed } },
  });
  expect(data.addressValidations).toEqual(found);
});

test('an address: a validation goes wrong on purpose as well', async () => {
  const ask = () => backend.guest().send('POST', paths.addressValidations, { body: { address: typed } });
  await backend.setFault('validate-address', { status: 500 });
  expect((await ask()).status).toBe(500);
  await backend.setFault('validate-address', { cut: 'before' });
  await expect(ask()).rejects.toThrow();
  expect((await ask()).status).toBe(200);
});

test('search: providers near, each with every service asked for, in the order asked', async () => {
  const { data } = await backend.guest().ask(checkSearchTimeSlotsReply, 'GET', paths.slots, {
    query: { ...window, 'filter.freeFormAddress': 'Cincinnati, OH', 'filter.maxResults': '5' },
  });
  expect(data.appointmentTimeSlots).toHaveLength(5);
  for (const { provider, services } of data.appointmentTimeSlots) {
    expect(provider.distance).toBeLessThanOrEqual(50);
    expect(services.map(({ id }) => id)).toEqual([29, 63]);
  }
  const physicals = data.appointmentTimeSlots.map(({ services }) => services[1]);
  expect(physicals.some((service) => service?.isAvailable === false)).toBe(true);
  expect(physicals.some((service) => service?.isAvailable && service.availability.length > 0)).toBe(true);
});

test('search: a known place without a provider near is an empty list', async () => {
  const { data } = await backend.guest().ask(checkSearchTimeSlotsReply, 'GET', paths.slots, {
    query: { ...window, 'filter.freeFormAddress': '59901' },
  });
  expect(data.appointmentTimeSlots).toEqual([]);
});

test('search: an unknown place is refused in the word that the app knows', async () => {
  const { status, body } = await backend.guest().send('GET', paths.slots, {
    query: { ...window, 'filter.freeFormAddress': 'Nowhere, OH' },
  });
  expect(status).toBe(404);
  expect(body).toEqual({ errors: [{ code: 'locationUnavailable', message: 'locationUnavailable' }] });
});

test('refresh: the places asked for, without those that do not exist', async () => {
  const { data } = await backend.guest().ask(checkRefreshTimeSlotsReply, 'GET', paths.slots, {
    query: { ...window, 'filter.locationIds': `${clinic.locationNumber},99999999` },
  });
  expect(data.appointmentTimeSlots.map(({ provider }) => provider.providerId)).toEqual([clinic.locationNumber]);
  expect(data.appointmentTimeSlots[0]?.provider.distance).toBeUndefined();
});

test('booking: the whole payload of the specification is taken', async () => {
  const booked = await book(backend.guest(), wholeBooking);
  expect(booked.status).toBe('BOOKED');
});

test('booking: keeps what was sent, but never a Social Security Number', async () => {
  const { socialSecurityNumber, ...insuranceInfo } = wholeBooking.insuranceInfo ?? {};
  const [kept] = await backend.database.rows(sql`select appointment_id as id, sealed from appointments`, {
    id: text,
    sealed: text,
  });

  expect(socialSecurityNumber).toBeDefined();
  const row = { table: 'appointments', id: kept?.id ?? '' } as const;
  expect(await backend.database.keyring.open(kept?.sealed, row)).toEqual({ ...wholeBooking, insuranceInfo });
});
