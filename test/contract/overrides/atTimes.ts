import { at, booking, type Change, lookingUp, moving, nth, of, replaced, reserving, search, status } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

const calls = ['list-clinics', 'search-clinics', 'clinic-info', 'clinic-details'];
const clinicOf = (call: string, index = 0): string => `/data/clinic${call.endsWith('clinics') ? `s/${index}` : ''}`;

/** The nearest clinic with a break. */
const WITH_BREAK = 1;

/** Every time of some days an hour later, or earlier. */
const shifted = (hours: number) =>
  search((answer) => ({
    ...answer,
    body: answer.body.replaceAll(/"value":"([\d-]{10}) (\d\d)/g, (_all, day: string, hour: string) => {
      return `"value":"${day} ${String(Number(hour) + hours).padStart(2, '0')}`;
    }),
  }));

/** Keeps the first end of a hold for all that prolong it. */
function neverLater() {
  let end: string | undefined;
  return reserving((answer) => {
    end ??= /"expiresAt":"([^"]*)"/.exec(answer.body)?.[1];
    return { ...answer, body: answer.body.replace(/"expiresAt":"[^"]*"/, `"expiresAt":"${end}"`) };
  });
}

/** Ends a hold earlier than it has said. */
const cutShort: Change = (answer) => {
  const [, end = ''] = /"expiresAt":"([^"]*)"/.exec(answer.body) ?? [];
  return { ...answer, body: answer.body.replace(end, new Date(Date.parse(end) - 60_000).toISOString()) };
};

/** What is wrong only at some time of the server's clock. */
export const atTimes: readonly OverrideCase[] = [
  [
    'clinics that are open at night',
    'list-clinics at night',
    at('/appointment-management/v1/clinics', replaced(/"clinicAvailable":false/g, '"clinicAvailable":true')),
    'sense',
    '/data/clinics/0/waitTimeInfo/clinicAvailable',
  ],
  [
    'an appointment that is past from the beginning of its day',
    'lookup-appointment of an appointment an hour before',
    lookingUp(replaced('"isPast":false', '"isPast":true')),
    'sense',
    '/data/appointments/0/isPast',
  ],
  [
    'a time of a dietitian that stays taken when it is released',
    'create-reservation of a time of a dietitian that somebody else has released',
    reserving(nth(2, status(409))),
    'status',
    'status',
  ],
  [
    'a hold in a pharmacy that ends before its end',
    'create-reservation of a time in a pharmacy whose reservation has just ended',
    reserving(nth(2, status(200))),
    'sense',
    '/data/appointmentReservations/expiresAt',
  ],
  [
    'a hold that is never prolonged',
    'create-reservation of a time of a dietitian that its guest reserved again',
    neverLater(),
    'sense',
    '/data/appointmentReservations/expiresAt',
  ],
  [
    'a hold that is cut short where it is asked for too often',
    'create-reservation of a time in a clinic that its guest reserved again',
    reserving(nth(5, cutShort)),
    'sense',
    '/data/appointmentReservations/expiresAt',
  ],
  [
    'a release of what has ended',
    'release-reservation of a reservation that has ended',
    of('DELETE', 'v1/appointment-reservations', status(200)),
    'status',
    'status',
  ],
  [
    'nothing of today in the evening',
    'search-time-slots of today in another time zone',
    search((answer, request) =>
      /startDate=([\d-]{10})&filter\.endDate=\1/.test(request.url)
        ? replaced(/"availability":\[\{.*?\]\}\]/g, '"availability":[]')(answer, request)
        : undefined,
    ),
    'sense',
    '/data/appointmentTimeSlots/0/services/0/availability',
  ],
  [
    'times of the old season when the clocks have changed',
    'search-time-slots around the day on which',
    shifted(-1),
    'sense',
    '/data/appointmentTimeSlots/0/services/0/availability',
  ],
  [
    'an appointment at the time of the old season',
    'lookup-appointment of an appointment after the clocks',
    lookingUp(replaced(/("dateTime":\{"value":"[^"]*):\d\d:00"/, '$1:07:00"')),
    'sense',
    '/data/appointments/0/dateTime/value',
  ],
  [
    'a patient who is a year old by the clock of another zone',
    'schedule-appointment in the evening, for a patient who is a year old',
    booking(status(200)),
    'status',
    'status',
  ],
  [
    'a time that is past by the clock of another zone',
    'create-reservation of the last time of a day in another time zone, shortly before',
    reserving(status(409)),
    'status',
    'status',
  ],
  [
    'a time that is to come by the clock of another zone',
    'create-reservation of the last time of a day in another time zone, shortly after',
    reserving(status(200)),
    'status',
    'status',
  ],
  ...calls.map(
    (call): OverrideCase => [
      `clinics that are closed by day: ${call}`,
      `${call} by day`,
      replaced(/"clinicAvailable":true/g, '"clinicAvailable":false'),
      'sense',
      `${clinicOf(call, WITH_BREAK)}/waitTimeInfo/clinicAvailable`,
    ],
  ),
  ...calls.map(
    (call): OverrideCase => [
      `another break of today than a search says: ${call}`,
      `${call} by day`,
      replaced(/"todaysHours":"([^"]*)"[^}]*\}/g, '"todaysHours":"$1","todaysLunchHours":"3:00 AM - 3:10 AM"}'),
      'sense',
      `${clinicOf(call, WITH_BREAK)}/timingInfo/todaysLunchHours`,
    ],
  ),
  [
    'hours of today that are not those of its week',
    'clinic-details by day',
    replaced(/"todaysHours":"[^"]*"/g, '"todaysHours":"Closed"'),
    'sense',
    '/data/clinic/timingInfo/todaysHours',
  ],
  ...calls.map(
    (call): OverrideCase => [
      `tomorrow as the first day of the week, in the evening: ${call}`,
      `${call} in the evening`,
      replaced(/"weekHours":\["[^"]*",/g, '"weekHours":['),
      'sense',
      `${clinicOf(call)}/weekHours/0`,
    ],
  ),
  ...calls.map(
    (call): OverrideCase => [
      `clinics that are open late in the evening: ${call}`,
      `${call} in the evening`,
      replaced(/"clinicAvailable":false/g, '"clinicAvailable":true'),
      'sense',
      `${clinicOf(call)}/waitTimeInfo/clinicAvailable`,
    ],
  ),
  [
    'no times on the day on which the clocks change',
    'search-time-slots around the day on which the clocks change',
    search((answer) => {
      const days = [...answer.body.matchAll(/\{"date":"[^"]*","timeslots":\[[^\]]*\]\},?/g)].map(([day]) => day);
      return { ...answer, body: answer.body.replace(days[1] ?? '', '') };
    }),
    'sense',
    '/data/appointmentTimeSlots/0/services/0/availability',
  ],
  [
    'a hold that is released after its end',
    'release-reservation that has ended by itself',
    of('DELETE', 'v1/appointment-reservations', status(200)),
    'status',
    'status',
  ],
  [
    'a released time that counts as held',
    'create-reservation after another guest got',
    reserving(nth(10, status(503))),
    'sense',
    '',
  ],
  ...[
    'schedule-appointment for a patient who was expected for it at the counter on the day',
    'schedule-appointment for a patient whose such appointment has begun',
    'schedule-walk-in for a patient who was expected for it on the day',
  ].map(
    (only): OverrideCase => [
      `a duplicate of what is past: ${only}`,
      only,
      booking(nth(2, status(429))),
      'status',
      'status',
    ],
  ),
  [
    'a visit that has begun, canceled',
    'cancel-appointment of an appointment whose time is past',
    of('PUT', 'v2/appointments', status(200)),
    'status',
    'status',
  ],
  [
    'a visit that has begun, moved',
    'reschedule-appointment of an appointment whose time is past',
    moving(status(200)),
    'status',
    'status',
  ],
  [
    'a second of a pair that is past with the first',
    'lookup-appointment of an appointment whose time is past',
    lookingUp(replaced('"isPast":false', '"isPast":true')),
    'sense',
    '/data/appointments/1/isPast',
  ],
];
