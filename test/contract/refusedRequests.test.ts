import { expect, test } from 'vitest';
import { checkRefusal } from '../../schemas/generated/api/refusal/reply.js';
import { booking, cold, paths, reservation } from '../reference-backend/support/calls.ts';
import { suiteBackend } from '../reference-backend/support/suiteBackend.ts';
import { typed, window } from './exampleRequests.ts';

const backend = suiteBackend();

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
  ['POST', paths.reservations, reserved({ locationNumber: undefined, licensureState: 'Ohio' }), '/licensureState'],
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
  const { status, body } = await backend().guest().send(method, path, sending);
  if (!checkRefusal(body)) throw new Error('not a refusal');

  expect(status).toBe(400);
  expect(body.errors.map((error) => error.path)).toContain(place);
});

test('a last day before the first is refused', async () => {
  const { status } = await backend()
    .guest()
    .send('GET', paths.slots, query({ 'filter.endDate': '2027-02-28' }));
  expect(status).toBe(400);
});

test('a body that is no JSON, and one that is too big, are refused in the same shape', async () => {
  const headers = {
    'x-banner-name': 'thelittleclinic',
    'x-tenant': 'thelittleclinic',
    'content-type': 'application/json',
  };
  for (const [text, status] of [
    ['{', 400],
    [`"${'x'.repeat(300_000)}"`, 413],
  ] as const) {
    const answer = await fetch(`${backend().url}${paths.appointments}`, { method: 'POST', headers, body: text });
    expect(answer.status).toBe(status);
    expect(checkRefusal(await answer.json())).toBe(true);
  }
});

test('a refusal never repeats what the guest sent', async () => {
  const canary = 'CANARY-7-CANARY';
  const { body } = await backend()
    .guest()
    .send('POST', paths.appointments, person({ phone: canary, email: canary, race: 7 }));
  expect(JSON.stringify(body)).not.toContain(canary);
});
