import { describe, expect, it } from 'vitest';
import { scheduleAppointment } from '../../../../../app/api/index.ts';
import { type BookingFailure, bookingFailure } from '../../../../../app/screens/booking/send/bookAppointment.ts';
import { type Answer, fakeServer, json } from '../../../api/fakeFetch.ts';

const status =
  (code: number): Answer =>
  () =>
    json(code, { errors: [{ code: 'x', message: 'x' }] });

describe('what the guest is told when a booking does not come about', () => {
  it.each<[string, Answer, BookingFailure]>([
    ['409', status(409), 'conflict'],
    ['429', status(429), 'duplicate'],
    ...[400, 401, 403, 404, 410, 422, 451].map((code): [string, Answer, BookingFailure] => [
      String(code),
      status(code),
      'rejected',
    ]),
    ...[500, 502, 503, 504].map((code): [string, Answer, BookingFailure] => [String(code), status(code), 'failed']),
    ['a cut connection', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
    ['a reply that cannot be read', () => new Response('<html>'), 'failed'],
  ])('%s', async (_what, answer, problem) => {
    const request = {
      businessName: 'tlc',
      serviceIds: [29],
      dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
    } as const;
    const outcome = await scheduleAppointment(fakeServer(answer).api, request, 'key');
    expect(outcome.kind === 'ok' ? 'ok' : bookingFailure(outcome)).toBe(problem);
  });
});
