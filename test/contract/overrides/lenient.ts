import { at, booking, type Change, lookingUp, moving, of, replaced, reserving, search, status } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

/** Answers a refusal with another status, 200 where none is named. */
const instead =
  (of: number, by = 200): Change =>
  (answer) =>
    answer.status === of ? { ...answer, status: by } : undefined;

const DAY_MS = 86_400_000;

/** Gives no time of the last day, where as many days are asked for as may be. */
const withoutLastDay = search((answer, { url }) => {
  const query = new URL(url, 'http://localhost').searchParams;
  const [first, last] = ['filter.startDate', 'filter.endDate'].map((name) => query.get(name) ?? '');
  if (Date.parse(last ?? '') - Date.parse(first ?? '') !== 13 * DAY_MS) return undefined;
  return { ...answer, body: answer.body.replaceAll(`"value":"${last} `, '"value":"2000-01-01 ') };
});

/** Takes the beginning of the id as the code. */
const codeOfId = booking(replaced(/"id":"(.{8})([^"]*)","confirmCode":"[^"]*"/, '"id":"$1$2","confirmCode":"$1"'));

/** Servers that take what is nearly right, or refuse what is right. */
export const lenient: readonly OverrideCase[] = [
  ['a pharmacy as a clinic', 'clinic-info of a pharmacy', at('/tlc/api/clinic', instead(404)), 'status', 'status'],
  [
    'services of a place, whatever the businesses',
    'list-services at a clinic, of the dietitians',
    of(
      'GET',
      'v1/services/location',
      replaced('"services":[]', '"services":[{"id":29,"name":"Colds","groupName":"Care","businessNames":["tlc"]}]'),
    ),
    'sense',
    '/data/services/0/businessNames',
  ],
  ...(
    [
      ['search-time-slots', '/appointment-management/v2/appointment-time-slots'],
      ['list-clinics', '/appointment-management/v1/clinics'],
      ['search-clinics', '/tlc/api/clinic/search'],
    ] as const
  ).map(
    ([call, path]): OverrideCase => [
      `a town by its name alone: ${call}`,
      `${call} near a town of another state`,
      at(path, instead(404)),
      'status',
      'status',
    ],
  ),
  [
    'a window of fourteen days without the last',
    'search-time-slots over as many days as may be asked for',
    withoutLastDay,
    'sense',
    '/data/appointmentTimeSlots',
  ],
  [
    'a code that is the beginning of the id',
    'schedule-appointment only the required fields',
    codeOfId,
    'sense',
    '/data/appointments/0/confirmCode',
  ],
  ...(
    [
      ['create-reservation', reserving(instead(409))],
      ['schedule-appointment', booking(instead(409))],
      ['reschedule-appointment to', moving(instead(409))],
    ] as const
  ).map(
    ([call, change]): OverrideCase => [
      `a time without its seconds: ${call}`,
      `${call}${call.endsWith(' to') ? '' : ' of'} half a minute after`,
      change,
      'status',
      'status',
    ],
  ),
  ...['a free time with its hour', 'a free time with its day', 'the night before'].map(
    (what): OverrideCase => [
      `a time that is carried over, or never offered: ${what}`,
      `create-reservation of ${what}`,
      reserving(instead(409)),
      'status',
      'status',
    ],
  ),
  [
    'who has an appointment, told to who asks for its time',
    'schedule-appointment of a time that another guest booked',
    booking(instead(409, 429)),
    'status',
    'status',
  ],
  [
    'a zone whose clocks show the same: schedule-appointment',
    'schedule-appointment of a time in another time zone whose clocks',
    booking(instead(400)),
    'status',
    'status',
  ],
  [
    'a zone whose clocks show the same: reschedule-appointment',
    'reschedule-appointment to a time in another time zone whose clocks',
    moving(instead(400)),
    'status',
    'status',
  ],
  [
    'a move to the time that its guest holds, refused',
    'reschedule-appointment to a time that the guest has reserved',
    moving(status(409)),
    'status',
    'status',
  ],
  [
    'that an appointment was canceled, told without its code',
    'cancel-appointment of a canceled appointment with a wrong code',
    of('PUT', 'v2/appointments', instead(404, 409)),
    'status',
    'status',
  ],
  [
    'the follow-up of the first service alone',
    'schedule-appointment of two services, with the follow-up',
    booking(status(400)),
    'status',
    'status',
  ],
  [
    'a first visit that moves past the day of the second',
    'reschedule-appointment of the first of a pair alone',
    moving(instead(400)),
    'status',
    'status',
  ],
  [
    'a benefit code without the space within',
    'validate-benefit-code a valid code with a space within',
    of('GET', 'v1/benefit-code/validate', replaced('"isValid":false', '"isValid":true')),
    'sense',
    '/data/validation/isValid',
  ],
  [
    'a flu vaccine that nobody asked for',
    'lookup-appointment of the first of a pair',
    lookingUp(replaced('"isPast":false', '"isPast":false,"addsFluVaccine":true')),
    'sense',
    '/data/appointments/0/addsFluVaccine',
  ],
];
