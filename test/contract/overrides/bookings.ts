import { booking, type Change, nth, replaced, status } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

/** Takes what should be refused so. */
const takes = (refused: number): Change =>
  booking((answer) => (answer.status === refused ? { ...answer, status: 200 } : undefined));

const wrongStatus = (what: string, only: string, change: Change): OverrideCase => [
  what,
  only,
  change,
  'status',
  'status',
];

/** Servers that book whom they should refuse, or the other way round. */
export const bookings: readonly OverrideCase[] = [
  ...['mail alone, at a place in another', 'phone alone, booked in another'].map((contact) =>
    wrongStatus(
      `a duplicate that only its place or its browser knows: ${contact}`,
      `schedule-appointment for a patient who has such an appointment, known by ${contact}`,
      takes(429),
    ),
  ),
  ...[
    'for a patient who has an appointment for something else',
    ...['another first name', 'another date of birth'].map(
      (other) => `for somebody with the mail and phone of a patient who has such an appointment, but with ${other}`,
    ),
  ].map((who) =>
    wrongStatus(
      `a booking that is no duplicate, refused ${who}`,
      `schedule-appointment ${who}`,
      booking(nth(2, status(429))),
    ),
  ),
  wrongStatus(
    'a walk-in for another vaccine, refused as a duplicate',
    'schedule-walk-in for a patient who is expected for another',
    booking(nth(2, status(429))),
  ),
  [
    'anybody by video for the person who was named',
    'schedule-appointment by video in a state, with one',
    booking(replaced(/"providerId":"[^"]*"/, '"providerId":"90009999"')),
    'sense',
    '/data/appointments/0/providerId',
  ],
  wrongStatus('a dietitian by number alone, booked', 'schedule-appointment of any dietitian', booking(status(400))),
  wrongStatus(
    'a refused pair whose second time stays taken',
    'schedule-appointment of a time that a refused pair has left free: its second',
    booking(nth(3, status(409))),
  ),
  ...['in a pharmacy', 'by video', 'of a dietitian'].map((kind) =>
    wrongStatus(
      `a canceled appointment that keeps its time ${kind}`,
      `schedule-appointment of a time ${kind} whose appointment was canceled`,
      booking(nth(2, status(409))),
    ),
  ),
  ...(
    [
      ['in another time zone', 400],
      ['that is too far ahead', 409],
      ['half a minute after', 409],
    ] as const
  ).map(([when, refused]) =>
    wrongStatus(`a second visit ${when}, booked`, `schedule-appointment with a follow-up ${when}`, takes(refused)),
  ),
  ...['a service of the dietitians in a clinic', 'a clinic as a pharmacy'].map((what) =>
    wrongStatus(`${what}, booked`, `schedule-appointment of ${what}`, takes(404)),
  ),
];
