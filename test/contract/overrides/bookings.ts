import { body, booking, type Change, lookingUp, moving, nth, replaced, search, status } from './Change.ts';
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

/** Moves what should be refused so. */
const moves = (refused: number): Change =>
  moving((answer) => (answer.status === refused ? { ...answer, status: 200 } : undefined));

/** Offers nothing any more once something was done. */
function offersNothingAfter(isDone: (request: Parameters<Change>[1]) => boolean): Change {
  let isOver = false;
  return (answer, request) => {
    isOver ||= isDone(request);
    return isOver ? search(body('{"data":{"appointmentTimeSlots":[]}}'))(answer, request) : undefined;
  };
}

/** Says the place of the first look-up at each one. */
function sameProvider(): Change {
  let provider: string | undefined;
  return lookingUp((answer) => {
    provider ??= /"provider":\{.*/.exec(answer.body)?.[0];
    return { ...answer, body: answer.body.replace(/"provider":\{.*/, provider ?? '') };
  });
}

/** Servers that book or move whom they should refuse, or the other way round. */
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
  ...(
    [
      ['of the first of a pair to another place', 400],
      ['to a place of another business', 404],
      ['of both of a pair, whose second is canceled', 409],
      ['of both of a pair, the second to the day before', 400],
      ['of both of a pair, the second to a time that is too far', 409],
      ['of both of a pair, the second to a time in another time zone', 400],
      ['of another appointment with the same', 422],
    ] as const
  ).map(([what, refused]) => wrongStatus(`a move ${what}`, `reschedule-appointment ${what}`, moves(refused))),
  ...['of a dietitian who needs a day more', 'of a time that is too far ahead by a day'].map((what) =>
    wrongStatus(`a booking ${what}`, `schedule-appointment ${what}`, takes(409)),
  ),
  ...['to a day that leaves a dietitian', 'to a time that is too far ahead by a day'].map((what) =>
    wrongStatus(`a move ${what}`, `reschedule-appointment ${what}`, moves(409)),
  ),
  ...['comments', 'serviceIds'].map((name) =>
    wrongStatus(`a key of a walk-in for other ${name}`, `schedule-walk-in with other ${name}`, takes(422)),
  ),
  [
    'a second of a pair that keeps its time once it is canceled',
    'lookup-appointment of a pair whose second is canceled',
    offersNothingAfter(({ method }) => method === 'PUT'),
    'sense',
    '/data/appointments/1',
  ],
  wrongStatus('a walk-in to a dietitian', 'schedule-walk-in at a dietitian', takes(400)),
  wrongStatus(
    'a move from a time of another zone',
    'reschedule-appointment from the time that it has, but',
    moves(409),
  ),
  ...[
    'for a patient whose first blood product is to come, as of today',
    'for a patient whose guardian is not born',
  ].map((who) => wrongStatus(`a date of today or tomorrow as past ${who}`, `schedule-appointment ${who}`, takes(400))),
  [
    'a flu vaccine that a move forgets',
    'lookup-appointment of an appointment with the flu vaccine beside it, which was moved',
    lookingUp(replaced('"addsFluVaccine":true', '"addsFluVaccine":false')),
    'sense',
    '/data/appointments/0/addsFluVaccine',
  ],
  [
    'the place of an earlier look-up',
    'lookup-appointment of an appointment that was moved to another place',
    sameProvider(),
    'sense',
    '/data/provider/providerId',
  ],
  wrongStatus(
    'a first of a pair that stays with the second',
    'reschedule-appointment of the first of a pair alone, as far',
    moving(status(400)),
  ),
  ...['in a pharmacy', 'by video', 'of a dietitian'].map((kind) =>
    wrongStatus(
      `a moved appointment that keeps its old time ${kind}`,
      `schedule-appointment of a time ${kind} that a moved appointment has left`,
      booking(nth(3, status(409))),
    ),
  ),
  [
    'a moved appointment that keeps its old time as well',
    'lookup-appointment of an appointment that was looked up before it was moved',
    offersNothingAfter(({ url }) => url.endsWith('/reschedule')),
    'sense',
    '/data/appointments/0/dateTime',
  ],
  wrongStatus('a second dose of another vaccine', 'schedule-appointment with a second dose of another', takes(400)),
  wrongStatus(
    'the second of two services, which is not counted',
    'schedule-appointment for a patient who has an appointment for two services',
    takes(429),
  ),
  wrongStatus(
    'two vaccines kept apart, with another one between them',
    'schedule-appointment of two vaccines that a search keeps apart, with another',
    takes(400),
  ),
  wrongStatus(
    'a key that another guest has used at a counter',
    'schedule-walk-in with an Idempotency-Key that another guest',
    booking(nth(4, status(422))),
  ),
  [
    'a move to another place that is none, because the time stays',
    'reschedule-appointment to its own time at another place',
    moving(replaced(/"providerId":"[^"]*"/, '"providerId":"01499999"')),
    'sense',
    '/data/providerId',
  ],
  [
    'a walk-in for the second of two vaccines of another one',
    'schedule-walk-in for a patient who is expected for two vaccines',
    booking(nth(2, status(200))),
    'status',
    'status',
  ],
  ...['by video', 'of a dietitian'].map(
    (kind): OverrideCase => [
      `a move to a state without a license: ${kind}`,
      `reschedule-appointment of an appointment ${kind}, to a state`,
      moving(status(200)),
      'status',
      'status',
    ],
  ),
];
