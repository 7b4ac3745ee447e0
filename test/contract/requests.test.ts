import { afterAll, beforeAll, expect, test } from 'vitest';
import { json } from '../../reference-backend/database/columns.ts';
import { sql } from '../../reference-backend/database/sql.ts';
import { checkLicensureStatesReply } from '../../schemas/generated/api/licensure-states/reply.js';
import { checkListServicesReply } from '../../schemas/generated/api/list-services/reply.js';
import { checkRefreshTimeSlotsReply } from '../../schemas/generated/api/refresh-time-slots/reply.js';
import { checkRefusal } from '../../schemas/generated/api/refusal/reply.js';
import { checkSearchTimeSlotsReply } from '../../schemas/generated/api/search-time-slots/reply.js';
import { checkSuggestAddressesReply } from '../../schemas/generated/api/suggest-addresses/reply.js';
import { checkValidateAddressReply } from '../../schemas/generated/api/validate-address/reply.js';
import { book, booking, clinic, cold, monday, paths, reservation, sunday } from '../reference-backend/calls.ts';
import { startBackend, type TestBackend } from '../reference-backend/TestBackend.ts';
import { wholeBooking } from './wholeBooking.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
  await backend.setClock(sunday);
}, 60_000);
afterAll(() => backend.close());

const window = {
  'filter.businessNames': 'tlc',
  'filter.serviceIds': ['29', '63'],
  'filter.startDate': monday,
  'filter.endDate': '2027-03-14',
};

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

const typed = {
  addressLines: ['12 Analytical Way', 'Apartment 2'],
  cityTown: 'cincinnati',
  stateProvince: 'OH',
  postalCode: '45202-1234',
  county: 'Hamilton',
};

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
  const [kept] = await backend.database.rows(sql`select request from appointments`, { request: json });

  expect(socialSecurityNumber).toBeDefined();
  expect(kept?.request).toEqual({ ...wholeBooking, insuranceInfo });
});

const query = (changed: Record<string, string | readonly string[]>) => ({
  query: { ...window, 'filter.freeFormAddress': '45202', ...changed },
});
const person = (changed: object) => ({
  body: { ...booking('Ann', '09:00:00'), basicInfo: { ...booking('Ann', '09:00:00').basicInfo, ...changed } },
});
const booked = (changed: object) => ({ body: { ...booking('Ann', '09:00:00'), ...changed } });
const address = (changed: object) => ({ body: { address: { ...typed, ...changed } } });
const byVideo = (changed: Record<string, string>) => ({
  query: { ...window, 'filter.state': 'OH', 'filter.isVirtualVisit': 'true', ...changed },
});
const reserved = (changed: object) => ({ body: { ...reservation('09:00:00'), ...changed } });

test.each([
  ['GET', paths.services, {}, ''],
  ['GET', paths.services, { query: { 'filter.businessNames': 'bakery' } }, '/filter.businessNames/0'],
  ['GET', paths.services, { query: { 'filter.businessNames': 'tlc', more: 'x' } }, ''],
  ['GET', paths.addresses, { query: { 'filter.freeFormAddress': 'x' } }, '/filter.freeFormAddress'],
  ['GET', paths.addresses, { query: { 'filter.freeFormAddress': 'x'.repeat(129) } }, '/filter.freeFormAddress'],
  ['GET', paths.addresses, { query: { 'filter.freeFormAddress': ['45', '46'] } }, '/filter.freeFormAddress'],
  ['POST', paths.addressValidations, { body: {} }, ''],
  ['POST', paths.addressValidations, { body: { address: typed, more: 'x' } }, ''],
  ['POST', paths.addressValidations, address({ addressLines: [] }), '/address/addressLines'],
  ['POST', paths.addressValidations, address({ addressLines: ['1', '2', '3'] }), '/address/addressLines'],
  ['POST', paths.addressValidations, address({ addressLines: ['x'.repeat(41)] }), '/address/addressLines/0'],
  ['POST', paths.addressValidations, address({ cityTown: undefined }), '/address'],
  ['POST', paths.addressValidations, address({ stateProvince: 'Ohio' }), '/address/stateProvince'],
  ['POST', paths.addressValidations, address({ postalCode: '4520' }), '/address/postalCode'],
  ['POST', paths.addressValidations, address({ name: 'Ann' }), '/address'],
  ['GET', paths.slots, query({ 'filter.startDate': '2027-02-30' }), '/filter.startDate'],
  ['GET', paths.slots, query({ 'filter.startDate': '3/1/2027' }), '/filter.startDate'],
  ['GET', paths.slots, query({ 'filter.serviceIds': "29' or 1=1" }), '/filter.serviceIds/0'],
  ['GET', paths.slots, query({ 'filter.maxResults': '0' }), '/filter.maxResults'],
  ['GET', paths.slots, query({ 'filter.radius': '-5' }), '/filter.radius'],
  ['GET', paths.slots, { query: window }, ''],
  ['GET', paths.slots, { query: { ...window, 'filter.state': 'OH' } }, ''],
  ['GET', paths.slots, byVideo({ 'filter.state': 'Ohio' }), '/filter.state'],
  ['GET', paths.slots, byVideo({ 'filter.isVirtualVisit': 'yes' }), '/filter.isVirtualVisit'],
  ['GET', paths.slots, query({ 'filter.benefitCode': 'x'.repeat(65) }), '/filter.benefitCode'],
  ['GET', paths.slots, { query: { ...window, 'filter.licensureState': 'OH' } }, ''],
  ['GET', paths.benefitCode, {}, ''],
  ['GET', paths.benefitCode, { query: { 'filter.benefitCode': '' } }, '/filter.benefitCode'],
  ['GET', paths.benefitCode, { query: { 'filter.benefitCode': 'CARE2027', more: 'x' } }, ''],
  ['GET', paths.servicesAtLocation, { query: { 'filter.locationId': '01400500' } }, ''],
  ['POST', paths.reservations, reserved({ licensureState: 'Ohio' }), '/licensureState'],
  ['POST', paths.appointments, booked({ licensureState: 'oh' }), '/licensureState'],
  ['POST', paths.appointments, booked({ patientTimeZone: 'ET' }), '/patientTimeZone'],
  ['GET', paths.slots, { query: { ...window, 'filter.locationIds': '014' } }, '/filter.locationIds'],
  ['POST', paths.reservations, reserved({ reservationTime: '2027-03-01T09:00' }), '/reservationTime'],
  ['POST', paths.reservations, reserved({ serviceId: '29' }), '/serviceId'],
  ['POST', paths.reservations, reserved({ locationNumber: undefined }), ''],
  ['POST', paths.reservations, reserved({ businessName: 'clinic' }), '/businessName'],
  ['POST', paths.appointments, person({ phone: '(513) 555-0142' }), '/basicInfo/phone'],
  ['POST', paths.appointments, person({ email: 'nobody' }), '/basicInfo/email'],
  ['POST', paths.appointments, person({ email: `${'x'.repeat(60)}@x.co` }), '/basicInfo/email'],
  ['POST', paths.appointments, person({ dateOfBirth: '1990-02-30' }), '/basicInfo/dateOfBirth'],
  ['POST', paths.appointments, person({ sexAssignedAtBirth: 'Female' }), '/basicInfo/sexAssignedAtBirth'],
  ['POST', paths.appointments, person({ weight: '1000' }), '/basicInfo/weight'],
  ['POST', paths.appointments, person({ nickname: 'A' }), '/basicInfo'],
  ['POST', paths.appointments, person({ firstName: undefined }), '/basicInfo'],
  ['POST', paths.appointments, booked({ consentDetails: { hieConsent: true } }), '/consentDetails/hieConsent'],
  ['POST', paths.appointments, booked({ consentDetails: { hieConsent: 'YES' } }), '/consentDetails/hieConsent'],
  ['POST', paths.appointments, booked({ serviceIds: [] }), '/serviceIds'],
  ['POST', paths.appointments, booked({ serviceIds: [cold, cold] }), '/serviceIds'],
  ['POST', paths.appointments, booked({ locationNumber: '0140022' }), '/locationNumber'],
  ['POST', paths.appointments, { body: [] }, ''],
  ['PUT', `${paths.appointments}/x`, { body: { status: 'BOOKED', confirmCode: 'ABCDEFGH' } }, '/status'],
  ['PUT', `${paths.appointments}/x`, { body: { status: 'CANCELED' } }, ''],
] as const)('%s %s refuses %j', async (method, path, sending, place) => {
  const { status, body } = await backend.guest().send(method, path, sending);
  if (!checkRefusal(body)) throw new Error('not a refusal');

  expect(status).toBe(400);
  expect(body.errors.map((error) => error.path)).toContain(place);
});

test('a last day before the first is refused', async () => {
  const { status } = await backend.guest().send('GET', paths.slots, query({ 'filter.endDate': '2027-02-28' }));
  expect(status).toBe(400);
});

test('a body that is no JSON, and one that is too big, are refused in the same shape', async () => {
  const headers = { 'x-banner-name': 'b', 'x-tenant': 'thelittleclinic', 'content-type': 'application/json' };
  for (const [text, status] of [
    ['{', 400],
    [`"${'x'.repeat(300_000)}"`, 413],
  ] as const) {
    const answer = await fetch(`${backend.url}${paths.appointments}`, { method: 'POST', headers, body: text });
    expect(answer.status).toBe(status);
    expect(checkRefusal(await answer.json())).toBe(true);
  }
});

test('a refusal never repeats what the guest sent', async () => {
  const canary = 'CANARY-7-CANARY';
  const { body } = await backend
    .guest()
    .send('POST', paths.appointments, person({ phone: canary, email: canary, race: 7 }));
  expect(JSON.stringify(body)).not.toContain(canary);
});
