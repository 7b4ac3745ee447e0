import { booking, type Change, nth, of, reserving, status } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

/** Takes what it would have refused as a duplicate. */
const withoutDuplicates =
  (path: string): Change =>
  (answer, request) =>
    of('POST', path, (a) => (a.status === 429 ? { ...a, status: 200 } : undefined))(answer, request);

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
];
