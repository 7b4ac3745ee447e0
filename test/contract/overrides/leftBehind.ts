import { booking, type Change, lookingUp, moving, nth, of, replaced, reserving, status } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

/** Frees what is booked where its hold is released afterwards: the appointment is canceled. */
function cancelsOnRelease(): Change {
  let isReleased = false;
  return (answer, request) => {
    isReleased ||= request.method === 'DELETE';
    return isReleased ? lookingUp(replaced('"status":"BOOKED"', '"status":"CANCELED"'))(answer, request) : undefined;
  };
}

/** Gives a held time away as soon as nobody else is free: who holds it is refused. */
function losesHold(): Change {
  let isFull = false;
  return booking((answer) => {
    const isLost = isFull && answer.status === 200;
    isFull ||= answer.status !== 200;
    return isLost ? { ...answer, status: 409 } : undefined;
  });
}

/** Keeps the reply of the newest key alone: the work is done again for an earlier one. */
function forgetsEarlierKeys(): Change {
  const seen = new Set<string>();
  return reserving((answer, { headers: { 'idempotency-key': key = '' } }) => {
    const isEarlier = seen.has(key);
    seen.add(key);
    return isEarlier
      ? { ...answer, body: answer.body.replace(/"reservationCode":"[^"]+"/, '"reservationCode":"r-another"') }
      : undefined;
  });
}

/** Does what was asked before it looks at its form: a canceled appointment, or one that was moved. */
function actsFirst(change: Change): Change {
  let isRefused = false;
  return (answer, request) => {
    isRefused ||= request.method !== 'GET' && answer.status === 400;
    return isRefused ? lookingUp(change)(answer, request) : undefined;
  };
}

/** What acts leave: holds, appointments, and replies to keys. */
export const leftBehind: readonly OverrideCase[] = [
  [
    'a hold whose release cancels what was booked by it',
    'lookup-appointment of an appointment whose hold was released',
    cancelsOnRelease(),
    'sense',
    '/data/appointments/0/status',
  ],
  [
    'a hold by video that is lost when nobody else is free',
    'create-reservation after another guest booked what they held by video',
    losesHold(),
    'sense',
    '',
  ],
  [
    'a refused move that frees the time',
    'create-reservation after another guest asked for the time of an appointment that could not be moved',
    reserving(nth(1, status(200))),
    'sense',
    '',
  ],
  [
    'a key that is forgotten with the next one',
    'create-reservation again with an Idempotency-Key after which',
    forgetsEarlierKeys(),
    'sense',
    '',
  ],
  [
    'a move that is sent again with another key, as one from another time',
    'reschedule-appointment from a time that it has no more, to the one',
    moving(nth(2, status(409))),
    'status',
    'status',
  ],
  [
    'a booking of who has an appointment for the second of its services',
    'schedule-appointment for a patient who has an appointment for the second',
    booking((a) => (a.status === 429 ? { ...a, status: 200 } : undefined)),
    'status',
    'status',
  ],
  [
    'a follow-up that the list says is due earlier',
    'list-services of services with a follow-up',
    of('GET', 'v1/services', (answer) => ({
      ...answer,
      body: answer.body.replaceAll(
        /"followupAfterDays":(\d+)/g,
        (_all, days: string) => `"followupAfterDays":${Number(days) - 1}`,
      ),
    })),
    'sense',
    '/data/services/27/followupAfterDays',
  ],
  [
    'a refused cancellation that cancels',
    'lookup-appointment of an appointment after cancel-appointment',
    actsFirst(replaced('"status":"BOOKED"', '"status":"CANCELED"')),
    'sense',
    '/data/appointments/0/status',
  ],
  [
    'a refused move that moves',
    'lookup-appointment of an appointment after reschedule-appointment',
    actsFirst(replaced(/"dateTime":\{"value":"\d{4}/, '"dateTime":{"value":"2099')),
    'sense',
    '/data/appointments/0/dateTime/value',
  ],
  [
    'both moved together after the second was canceled',
    'lookup-appointment of a pair whose second',
    lookingUp(replaced('"confirmCode"', '"canRescheduleBoth":true,"confirmCode"')),
    'sense',
    '/data/appointments/0/canRescheduleBoth',
  ],
  ...['to whom another one was refused', 'whose release was refused'].map(
    (who): OverrideCase => [
      `a refusal that releases a hold of somebody ${who}`,
      `create-reservation of a time that somebody else holds, ${who}`,
      reserving(nth(who.startsWith('to') ? 3 : 2, status(200))),
      'status',
      'status',
    ],
  ),
  [
    'an entry in calendars of a walk-in, which has no time',
    'schedule-walk-in only the required',
    of(
      'POST',
      'v2/appointments/walk-in',
      replaced('"confirmCode"', '"calendarUid":"an-entry-of-no-time","confirmCode"'),
    ),
    'sense',
    '/data/appointments/0/calendarUid',
  ],
  [
    'the reply about another appointment to a key',
    'cancel-appointment of another appointment with the same',
    of('PUT', 'v2/appointments', nth(2, status(200))),
    'status',
    'status',
  ],
  ...['lookup-appointment', 'cancel-appointment', 'reschedule-appointment'].map(
    (call): OverrideCase => [
      `an id that is refused for its form: ${call}`,
      `${call} of an id that has another form`,
      (answer, { url }) => (url.includes('any.thing') ? { ...answer, status: 400 } : undefined),
      'status',
      'status',
    ],
  ),
  [
    'two cancellations at once, of which both do the same',
    'cancel-appointment after two browsers',
    of('PUT', 'v2/appointments', status(200)),
    'sense',
    '',
  ],
  ...['schedule-appointment', 'schedule-walk-in'].map(
    (call): OverrideCase => [
      `a key that is unknown while its first request is under way: ${call}`,
      `${call} twice at once`,
      booking(nth(3, status(429))),
      'sense',
      '',
    ],
  ),
  [
    'a hold that ends with a refused booking',
    'create-reservation of a time that somebody else holds, whose bookings',
    reserving(nth(2, status(200))),
    'status',
    'status',
  ],
];
