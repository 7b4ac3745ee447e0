import { booking, type Change, nth, of, replaced, reserving, status } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

const NO_REQUEST = { method: '', url: '', headers: {}, body: '' };

/** Takes what it would have refused as a duplicate. */
const withoutDuplicates =
  (path: string): Change =>
  (answer, request) =>
    of('POST', path, (a) => (a.status === 429 ? { ...a, status: 200 } : undefined))(answer, request);

/** Takes what is refused. */
const takes =
  (refused: number): Change =>
  (answer) =>
    answer.status === refused ? { ...answer, status: 200 } : undefined;

/** What a hold, a release and a refused booking leave. */
export const holds: readonly OverrideCase[] = [
  ...['in a pharmacy', 'of a dietitian'].map(
    (kind): OverrideCase => [
      `a hold ${kind} that does not keep the time`,
      `create-reservation after another guest booked what they held ${kind}`,
      booking(nth(2, status(409))),
      'sense',
      '',
    ],
  ),
  ...['released', 'booked'].map(
    (done): OverrideCase => [
      `a guest who loses what they hold when another one is ${done}`,
      `create-reservation of a time that somebody else holds, who ${done}`,
      reserving(nth(3, status(200))),
      'status',
      'status',
    ],
  ),
  ...['an hour of the day before', 'a day of the month before'].map(
    (as): OverrideCase => [
      `a time that is counted on from ${as}`,
      `create-reservation of a free time that is written as ${as}`,
      reserving(takes(409)),
      'status',
      'status',
    ],
  ),
  ...['of a clinic, as a pharmacy', 'of a service that others give'].map(
    (what): OverrideCase => [
      `a reservation ${what}`,
      `create-reservation ${what}`,
      reserving(takes(404)),
      'status',
      'status',
    ],
  ),
  [
    'the end of a hold by the clock of the place',
    'create-reservation of a dietitian',
    reserving((answer) => {
      const [, end = ''] = /"expiresAt":"([^"]+)"/.exec(answer.body) ?? [];
      if (end === '') return undefined;
      const there = new Date(Date.parse(end) - 5 * 3_600_000).toISOString().replace('Z', '-05:00');
      return replaced(end, there)(answer, NO_REQUEST);
    }),
    'sense',
    '/data/appointmentReservations/expiresAt',
  ],
  [
    'no cookie with the first call that writes',
    'create-reservation by two guests',
    reserving((answer) => {
      const { 'set-cookie': _none, ...headers } = answer.headers;
      return { ...answer, headers };
    }),
    'sense',
    'set-cookie',
  ],
  [
    'a code by its beginning',
    'release-reservation by a code with one character less',
    of('DELETE', 'v1/appointment-reservations', takes(404)),
    'status',
    'status',
  ],
  [
    'a refused duplicate that keeps the time',
    'schedule-appointment of a time that was refused to a patient who has',
    booking(nth(3, status(409))),
    'status',
    'status',
  ],
  [
    'a refused patient who keeps the time',
    'schedule-appointment of a time that was refused to a patient who is too young',
    booking(nth(2, status(409))),
    'status',
    'status',
  ],
  [
    'a walk-in of who has an appointment for it',
    'schedule-walk-in for a patient who has an appointment',
    withoutDuplicates('v2/appointments/walk-in'),
    'status',
    'status',
  ],
  [
    'an appointment for who came for it today',
    'schedule-appointment for a patient who is expected for it at the counter',
    withoutDuplicates('v2/appointments'),
    'status',
    'status',
  ],
  [
    'a hold of what somebody else holds',
    'create-reservation after another guest booked what they held in a clinic',
    reserving(nth(2, status(200))),
    'sense',
    '',
  ],
  [
    'a booking of what was held and booked',
    'create-reservation after another guest booked what they held in a clinic',
    booking(nth(3, status(200))),
    'sense',
    '',
  ],
  [
    'a time that is prolonged as one more',
    'create-reservation after another guest got',
    reserving(nth(7, status(503))),
    'sense',
    '',
  ],
  [
    'a booking that ends every hold of its guest',
    'create-reservation after another guest got',
    reserving(nth(9, status(200))),
    'sense',
    '',
  ],
  ...['released', 'booked'].map(
    (done): OverrideCase => [
      `all holds of who has ${done} one`,
      `create-reservation of a time that somebody else holds, who has ${done}`,
      reserving(nth(3, status(200))),
      'status',
      'status',
    ],
  ),
  [
    'a key that is one for all guests',
    'create-reservation with an Idempotency-Key that another guest',
    reserving(nth(3, status(422))),
    'status',
    'status',
  ],
  ...['a service of the dietitians in a clinic', 'a clinic as a pharmacy'].map(
    (what): OverrideCase => [
      `${what}, taken`,
      `create-reservation of ${what}`,
      reserving(status(200)),
      'status',
      'status',
    ],
  ),
  ['a dietitian by number alone', 'create-reservation of any dietitian', reserving(status(400)), 'status', 'status'],
  [
    'a release by letters of the other case',
    'release-reservation by a code whose letters',
    of('DELETE', 'v1/appointment-reservations', status(200)),
    'status',
    'status',
  ],
  [
    'seconds of a visit by video that are cut off',
    'create-reservation by video in a state, half',
    reserving(status(200)),
    'status',
    'status',
  ],
];
