import { expect, it } from 'vitest';
import {
  cancelAppointment,
  isOfFollowup,
  lookUpAppointment,
  rescheduleAppointment,
  scheduleAppointment,
  scheduleWalkIn,
} from '../../../app/api/index.ts';
import { found } from '../screens/cancel/found.ts';
import { expectCalls } from './expectCalls.ts';
import { fakeServer, json } from './fakeFetch.ts';

const booked = { id: 'a'.repeat(22), confirmCode: 'KXW4PT' };

const newTime = {
  currentDateTime: { value: '2027-03-08 09:00:00', timezone: 'America/New_York' },
  dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
  locationNumber: '01445225',
};

expectCalls([
  {
    name: 'scheduleAppointment',
    call: (api, signal) =>
      scheduleAppointment(
        api,
        {
          businessName: 'tlc',
          serviceIds: [29],
          dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
        },
        'key-2',
        signal,
      ),
    method: 'POST',
    url: '/appointment-management/v2/appointments',
    endpoint: '/appointment-management/v2/appointments',
    body: {
      businessName: 'tlc',
      serviceIds: [29],
      dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
    },
    key: 'key-2',
    reply: { data: { appointments: [booked] } },
    value: [booked],
    refusals: { 409: 'conflict', 429: 'duplicate' },
  },
  {
    name: 'scheduleWalkIn',
    call: (api, signal) =>
      scheduleWalkIn(api, { businessName: 'pharmacy', serviceIds: [101], locationNumber: '01400500' }, 'key-4', signal),
    method: 'POST',
    url: '/appointment-management/v2/appointments/walk-in',
    endpoint: '/appointment-management/v2/appointments/walk-in',
    body: { businessName: 'pharmacy', serviceIds: [101], locationNumber: '01400500' },
    key: 'key-4',
    reply: { data: { appointments: [booked] } },
    value: [booked],
    refusals: { 409: 'conflict', 429: 'duplicate' },
  },
  {
    name: 'cancelAppointment',
    call: (api, signal) => cancelAppointment(api, { id: 'a/b?c', confirmCode: 'KXW4PT' }, 'key-3', signal),
    method: 'PUT',
    url: '/appointment-management/v2/appointments/a%2Fb%3Fc',
    endpoint: '/appointment-management/v2/appointments/{id}',
    body: { status: 'CANCELED', confirmCode: 'KXW4PT' },
    key: 'key-3',
    reply: { data: { ...booked, status: 'CANCELED' } },
    value: { ...booked, status: 'CANCELED' },
    refusals: { 409: 'alreadyCanceled' },
  },
  {
    name: 'lookUpAppointment',
    call: (api, signal) => lookUpAppointment(api, { id: 'a/b?c', confirmCode: 'KXW4PT' }, signal),
    method: 'POST',
    url: '/appointment-management/v2/appointments/a%2Fb%3Fc/lookup',
    endpoint: '/appointment-management/v2/appointments/{id}/lookup',
    body: { confirmCode: 'KXW4PT' },
    reply: { data: found() },
    value: found(),
    refusals: {},
  },
  {
    name: 'rescheduleAppointment',
    call: (api, signal) => rescheduleAppointment(api, { id: 'a/b?c', confirmCode: 'KXW4PT' }, newTime, 'key-5', signal),
    method: 'POST',
    url: '/appointment-management/v2/appointments/a%2Fb%3Fc/reschedule',
    endpoint: '/appointment-management/v2/appointments/{id}/reschedule',
    body: { confirmCode: 'KXW4PT', ...newTime },
    key: 'key-5',
    reply: { data: booked },
    value: booked,
    refusals: {},
  },
]);

it('lookUpAppointment distinguishes an unknown appointment, by its code, from a server without such a call', async () => {
  const unknown = { errors: [{ code: 'appointmentNotFound', message: 'no appointment has this id and code' }] };
  const { api } = fakeServer(() => json(404, unknown));
  expect(await lookUpAppointment(api, { id: 'a', confirmCode: 'b' })).toEqual({
    kind: 'refused',
    refusal: 'notFound',
    status: 404,
    endpoint: '/appointment-management/v2/appointments/{id}/lookup',
    message: 'no appointment has this id and code',
  });
});

it.each([
  [409, 'slotTaken', 'taken'],
  [409, 'timePast', 'timePast'],
  [409, 'tooSoon', 'tooSoon'],
  [409, 'tooFarAhead', 'tooFarAhead'],
  [404, 'providerUnavailable', 'taken'],
  [409, 'alreadyCanceled', 'alreadyCanceled'],
  [409, 'alreadyMoved', 'alreadyMoved'],
  [400, 'appointmentPast', 'appointmentPast'],
  [404, 'appointmentNotFound', 'notFound'],
  [400, 'followupTooEarly', 'followupTooEarly'],
  [400, 'pairElsewhere', 'pairElsewhere'],
])('rescheduleAppointment takes %i %s for %s', async (status, code, refusal) => {
  const { api } = fakeServer(() => json(status, { errors: [{ code, message: 'no' }] }));
  const outcome = await rescheduleAppointment(api, { id: 'a', confirmCode: 'b' }, newTime, 'key-6');
  expect(outcome).toMatchObject({ kind: 'refused', refusal });
});

it('rescheduleAppointment names the second of a pair by the path of its refusal', async () => {
  const { api } = fakeServer(() => json(409, { errors: [{ code: 'slotTaken', message: 'no', path: '/followup' }] }));
  const outcome = await rescheduleAppointment(api, { id: 'a', confirmCode: 'b' }, newTime, 'key-8');
  expect(outcome.kind === 'refused' && isOfFollowup(outcome)).toBe(true);
});

it.each([404, 405, 501])('rescheduleAppointment fails on a server without such a call: %i', async (status) => {
  const { api } = fakeServer(() => json(status, {}));
  const outcome = await rescheduleAppointment(api, { id: 'a', confirmCode: 'b' }, newTime, 'key-7');
  expect(outcome).toMatchObject({ kind: 'failed', status });
});
