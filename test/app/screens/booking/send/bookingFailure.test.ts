import { describe, expect, it } from 'vitest';
import { scheduleAppointment } from '../../../../../app/api/index.ts';
import { type BookingFailure, bookingFailure } from '../../../../../app/screens/booking/send/bookAppointment.ts';
import { type Answer, fakeServer, json } from '../../../api/fakeFetch.ts';

const answer =
  (status: number, code = 'x'): Answer =>
  () =>
    json(status, { errors: [{ code, message: 'x' }] });

describe('the message for a failed booking', () => {
  it.each<[string, Answer, BookingFailure]>([
    ['409', answer(409), 'conflict'],
    ['409 of a taken time', answer(409, 'slotTaken'), 'conflict'],
    ['409 of a time that is past', answer(409, 'timePast'), 'timePast'],
    ['409 of a time that is too soon', answer(409, 'tooSoon'), 'tooSoon'],
    ['409 of a time that is too far ahead', answer(409, 'tooFarAhead'), 'tooFarAhead'],
    ['409 with the name of a property of all objects', answer(409, 'constructor'), 'conflict'],
    ['429', answer(429), 'duplicate'],
    ['a limit of the server', answer(503, 'limitReached'), 'busy'],
    ['400 of services that do not go together', answer(400, 'incompatibleServices'), 'incompatible'],
    ...[400, 401, 403, 404, 410, 422, 451].map((code): [string, Answer, BookingFailure] => [
      String(code),
      answer(code),
      'rejected',
    ]),
    ...[500, 502, 503, 504].map((code): [string, Answer, BookingFailure] => [String(code), answer(code), 'failed']),
    ['a cut connection', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
    ['a reply that cannot be read', () => new Response('<html>'), 'failed'],
  ])('%s', async (_what, reply, problem) => {
    const request = {
      businessName: 'tlc',
      serviceIds: [29],
      dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
    } as const;
    const outcome = await scheduleAppointment(fakeServer(reply).api, request, 'key');
    expect(outcome.kind === 'ok' ? 'ok' : bookingFailure(outcome)).toBe(problem);
  });
});
