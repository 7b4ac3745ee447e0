import { calls } from '../../../schemas/calls.ts';
import { book, booking, paths, rescheduling, reservation, sunday } from '../../reference-backend/support/calls.ts';
import { startBackend } from '../../reference-backend/support/TestBackend.ts';
import type { TestGuest } from '../../reference-backend/support/TestGuest.ts';
import type { HttpExchange } from './DescribedApi.ts';

type Sending = NonNullable<Parameters<TestGuest['send']>[2]>;
type Send = (method: string, path: string, sending?: Sending) => Promise<void>;

/**
 * Exchanges whose refusals the kit cannot ask for: they need another clock or configuration, what only the seeded world
 * has, or requests that no client sends.
 */
export async function rareExchanges(): Promise<readonly HttpExchange[]> {
  const limits = { analyticsCallsPerClient: { most: 1, minutes: 60 } };
  const backend = await startBackend({ limits });
  const exchanges: HttpExchange[] = [];
  const send: Send = async (method, path, sending = {}) => {
    const { status, body: reply } = await backend.guest().send(method, path, sending);
    exchanges.push({ method, path, query: sending.query ?? {}, body: sending.body, status, reply });
  };
  try {
    await backend.setClock(sunday);
    await sendOfTheWorld(send);
    await sendUnlike(send);
    await sendOfPairs(send, backend.guest());
    await backend.database.script('drop table services cascade');
    await send('GET', paths.services, { query: { 'filter.businessNames': 'tlc' } });
  } finally {
    await backend.close();
  }
  return exchanges;
}

async function sendOfTheWorld(send: Send): Promise<void> {
  const body = { ...booking('Ann', '08:00:00'), serviceIds: [401], licensureState: 'NY', locationNumber: undefined };
  await send('POST', paths.appointments, { body });
  const { locationNumber: _place, ...held } = { ...reservation('08:00:00'), serviceId: 401, licensureState: 'NY' };
  await send('POST', paths.reservations, { body: held });
  const walkIn = { businessName: 'pharmacy', basicInfo: body.basicInfo, locationNumber: '01400500' };
  await send('POST', paths.walkIn, { body: { ...walkIn, serviceIds: [501] } });
  await send('POST', paths.walkIn, { body: { ...walkIn, serviceIds: [104, 105] } });
  await send('POST', paths.appointments, { body: { ...booking('Bea', '08:00:00'), serviceIds: [104, 105] } });
  const query = { 'filter.businessNames': 'tlc', 'filter.serviceIds': ['104', '105'], ...window, ...near };
  await send('GET', paths.slots, { query });
  await send('POST', paths.mapKey);
}

const window = { 'filter.startDate': '2027-03-01', 'filter.endDate': '2027-03-02' };
const near = { 'filter.freeFormAddress': 'Cincinnati, OH' };

/** Requests that are wrong before their schema is looked at, or are too many. */
async function sendUnlike(send: Send): Promise<void> {
  await send('GET', paths.licensureStates, { headers: { 'x-banner-name': 'nobody' } });
  await send('GET', paths.addresses, { query: { 'filter.freeFormAddress': 'a\0b' } });
  await send('POST', paths.appointments, { body: { notes: Array.from({ length: 20_000 }, () => 1) } });
  await send('POST', paths.appointments, { body: { notes: deep(200) } });
  await send('POST', paths.reservations, { body: { text: 'x'.repeat(9_000) } });
  await send('POST', paths.reservations, { body: {}, headers: { 'content-type': 'text/plain' } });
  for (let times = 0; times < 2; times += 1) await send('POST', calls['collect-events'].path, { body: {} });
}

const deep = (levels: number): unknown[] => (levels === 0 ? [] : [deep(levels - 1)]);

/** What is refused of two appointments that are kept apart, and of one that is over. */
async function sendOfPairs(send: Send, guest: TestGuest): Promise<void> {
  const followupAppointment = {
    serviceId: 105,
    dateTime: { value: '2027-05-03 08:00:00', timezone: 'America/New_York' },
  };
  const first = await book(guest, { ...booking('Cid', '08:00:00'), serviceIds: [104], followupAppointment });
  const dateTime = { value: '2027-03-02 08:00:00', timezone: 'America/New_York' };
  const move = (more: object) =>
    send('POST', `${paths.appointments}/${first.id}/reschedule`, {
      body: rescheduling(first.confirmCode, '09:00:00', more),
    });
  await move({ dateTime, locationNumber: '01445204' });
  await send('PUT', '/reference/clock', { body: { now: '2027-03-01T20:00:00Z', frozen: true } });
  await move({ dateTime });
  const body = { status: 'CANCELED', confirmCode: first.confirmCode };
  await send('PUT', `${paths.appointments}/${first.id}`, { body });
}
