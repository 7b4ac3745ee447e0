import { booking, type Change, nth, of, status } from './Change.ts';
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
];
