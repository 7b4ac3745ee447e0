import { describe, expect, it } from 'vitest';
import { createReservation, releaseReservation } from '../../../app/api/index.ts';
import { errorReply, expectCalls } from './expectCalls.ts';
import { fakeServer, json } from './fakeFetch.ts';

expectCalls([
  {
    name: 'createReservation',
    call: (api, signal) =>
      createReservation(
        api,
        { serviceId: 29, businessName: 'tlc', reservationTime: '2027-03-15 09:00:00', locationNumber: '01400412' },
        'key-1',
        signal,
      ),
    method: 'POST',
    url: '/appointment-management/v1/appointment-reservations',
    endpoint: '/appointment-management/v1/appointment-reservations',
    body: { serviceId: 29, businessName: 'tlc', reservationTime: '2027-03-15 09:00:00', locationNumber: '01400412' },
    key: 'key-1',
    reply: { data: { appointmentReservations: { reservationCode: 'r-1', expiresAt: '2027-03-15T14:00:00Z' } } },
    value: { code: 'r-1', expiresAt: '2027-03-15T14:00:00Z' },
    refusals: { 400: 'taken', 404: 'taken', 409: 'taken' },
  },
  {
    name: 'releaseReservation',
    call: (api, signal) => releaseReservation(api, 'r/1', signal),
    method: 'DELETE',
    url: '/appointment-management/v1/appointment-reservations/r%2F1',
    endpoint: '/appointment-management/v1/appointment-reservations/{id}',
    reply: { data: { appointmentReservations: { reservationCode: 'r/1' } } },
    value: undefined,
    refusals: { 404: 'notFound' },
  },
]);

it.each([
  [409, 'slotTaken', 'taken'],
  [409, 'timePast', 'timePast'],
  [409, 'tooSoon', 'tooSoon'],
  [409, 'tooFarAhead', 'tooFarAhead'],
  [404, 'timePast', 'taken'],
])('createReservation takes %i %s for %s', async (status, code, refusal) => {
  const { api } = fakeServer(() => json(status, { errors: [{ code, message: 'no' }] }));
  const wanted = { serviceId: 29, businessName: 'tlc', reservationTime: '2027-03-15 09:00:00' } as const;
  expect(await createReservation(api, wanted, 'key')).toMatchObject({ kind: 'refused', refusal });
});

describe('releaseReservation', () => {
  it('outlives the page that sends it', async () => {
    const flags: unknown[] = [];
    const { api } = fakeServer(() => json(404, errorReply), {
      fetch: async (_input, init) => {
        flags.push(init?.keepalive);
        return json(404, errorReply);
      },
    });
    await releaseReservation(api, 'r-1');
    expect(flags).toEqual([true]);
  });
});
