import { booking, lookingUp, moving, of, replaced, reserving } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

export const theLeast = 'schedule-appointment only the required fields';

export const appointments: readonly OverrideCase[] = [
  [
    'an appointment without a code',
    theLeast,
    booking(replaced(/"confirmCode":"[^"]+",?/, '')),
    'shape',
    '/data/appointments/0/confirmCode',
  ],
  [
    'a status that nobody knows',
    theLeast,
    booking(replaced(/"BOOKED"/, '"RESERVED"')),
    'shape',
    '/data/appointments/0/status',
  ],
  [
    'what is canceled at once',
    theLeast,
    booking(replaced(/"BOOKED"/, '"CANCELED"')),
    'sense',
    '/data/appointments/0/status',
  ],
  [
    'a walk-in that is canceled at once',
    'schedule-walk-in only the required fields',
    booking(replaced(/"BOOKED"/, '"CANCELED"')),
    'sense',
    '/data/appointments/0/status',
  ],
  [
    'another hold that is released',
    'release-reservation of a reserved time',
    of('DELETE', 'v1/appointment-reservations', replaced(/"reservationCode":"[^"]+"/, '"reservationCode":"another"')),
    'sense',
    '/data/appointmentReservations/reservationCode',
  ],
  [
    "the patient's phone in a reply",
    theLeast,
    booking((a, { body: sent }) => ({ ...a, body: a.body.replace('{', `{"to":${JSON.stringify(sent)},`) })),
    'privacy',
    '',
  ],
  [
    'a broken field that is refused without its path',
    'schedule-appointment /basicInfo/email: format',
    booking(replaced(/"path":"[^"]*"/, '"path":""')),
    'sense',
    '/errors/0/path',
  ],
  [
    'a request with every field that is refused',
    'schedule-appointment every field',
    booking((a) => ({ ...a, status: 400 })),
    'status',
    'status',
  ],
  [
    'a reply that a browser may keep',
    theLeast,
    booking((a) => ({ ...a, headers: { ...a.headers, 'cache-control': 'max-age=600' } })),
    'headers',
    'cache-control',
  ],
  [
    'a cookie that scripts can read',
    theLeast,
    booking((a) => ({ ...a, headers: { ...a.headers, 'set-cookie': 'stepwell_guest=x; Path=/; SameSite=Lax' } })),
    'headers',
    'set-cookie',
  ],
  [
    'a refusal by a code that openapi.json does not name',
    'schedule-appointment of a time that is booked',
    booking(replaced(/"code":"[^"]+"/, '"code":"somethingElse"')),
    'sense',
    '/errors/0/code',
  ],
  [
    'a stack in a refusal',
    'schedule-appointment of a time that is booked',
    booking(replaced(/"message":"[^"]+"/, '"message":"at claimSlot (/srv/booking/claimSlot.js:31:7)"')),
    'privacy',
    '',
  ],
  [
    'a conflict with another status',
    'schedule-appointment of a time that is booked',
    booking((a) => (a.status === 409 ? { ...a, status: 500 } : a)),
    'status',
    'status',
  ],
  [
    'a rate limit where a duplicate is meant',
    'schedule-appointment for a patient who has',
    booking((a) => (a.status === 429 ? { ...a, status: 409 } : a)),
    'status',
    'status',
  ],
  [
    'a service and its follow-up that are booked at one time',
    'schedule-appointment of a service and its follow-up at one time',
    booking((a) => (a.status === 400 ? { ...a, status: 200 } : a)),
    'status',
    'status',
  ],
  [
    'half a pair',
    'schedule-appointment with its follow-up',
    booking(replaced(/,\{"id".*\}\]/, ']')),
    'sense',
    '/data/appointments',
  ],
  [
    'a hold without a code',
    'create-reservation in a clinic',
    reserving(replaced(/"reservationCode":"[^"]+",/, '')),
    'shape',
    '/data/appointmentReservations/reservationCode',
  ],
  [
    'a wrong code that is told from a wrong id',
    'cancel-appointment with a wrong code',
    of('PUT', 'v2/appointments', (answer, { url }) =>
      url.endsWith('/AAAAAAAAAAAAAAAAAAAAAA')
        ? undefined
        : { ...answer, body: '{"errors":[{"code":"wrongCode","message":"the code is wrong"}]}' },
    ),
    'sense',
    '',
  ],
  [
    'a wrong code that is told from a wrong id when it is looked up',
    'lookup-appointment with a wrong code',
    lookingUp((answer, { url }) =>
      url.includes('/AAAAAAAAAAAAAAAAAAAAAA/')
        ? undefined
        : { ...answer, body: '{"errors":[{"code":"wrongCode","message":"the code is wrong"}]}' },
    ),
    'sense',
    '',
  ],
  [
    'an unknown appointment under another code than the page knows',
    'lookup-appointment of an appointment that does not exist',
    lookingUp(replaced(/appointmentNotFound/, 'notFound')),
    'sense',
    '/errors/0/code',
  ],
  [
    'a lookup that cancels',
    'lookup-appointment of an appointment',
    lookingUp(replaced(/"BOOKED"/, '"CANCELED"')),
    'sense',
    '/data/appointments/0/status',
  ],
  [
    'a calendar entry that a lookup calls otherwise',
    'lookup-appointment of an appointment',
    lookingUp(replaced(/"calendarUid":"[^"]+"/, '"calendarUid":"another-entry-of-it"')),
    'sense',
    '/data/appointments/0/calendarUid',
  ],
  [
    'a calendar entry that a move renames',
    'reschedule-appointment to another time',
    moving(replaced(/"calendarUid":"[^"]+"/, '"calendarUid":"another-entry-of-it"')),
    'sense',
    '/data/calendarUid',
  ],
  [
    'the code of a first appointment told to who has that of the second',
    'lookup-appointment of the second of a pair',
    lookingUp(replaced(/"isPast"/, '"confirmCode":"K7MRT2XW","isPast"')),
    'sense',
    '/data/appointments/0/confirmCode',
  ],
  [
    'a move that gives the appointment another id',
    'reschedule-appointment to another time',
    moving(replaced(/"id":"[^"]+"/, '"id":"AAAAAAAAAAAAAAAAAAAAAA"')),
    'sense',
    '/data/id',
  ],
  [
    'a move to another time than was asked for',
    'reschedule-appointment to another time',
    moving(replaced(/"value":"[^"]+"/, '"value":"2030-01-01 08:00:00"')),
    'sense',
    '/data/dateTime/value',
  ],
  [
    'a move of a pair that leaves the second where it was',
    'reschedule-appointment of both of a pair',
    moving(replaced(/,"followup":\{.*\}\}/, '}')),
    'sense',
    '/followup/id',
  ],
  [
    'a taken time under another code than the app knows',
    'reschedule-appointment to a time that is booked',
    moving(replaced(/slotTaken/, 'conflict')),
    'sense',
    '/errors/0/code',
  ],
  [
    'a second move from a time that the appointment has no more',
    'reschedule-appointment from a time that it has no more',
    moving((answer) => (answer.body.includes('alreadyMoved') ? { ...answer, status: 200 } : undefined)),
    'status',
    'status',
  ],
  [
    'a wrong code that is told from a wrong id when an appointment is moved',
    'reschedule-appointment with a wrong code',
    moving((answer, { url }) =>
      url.includes('/AAAAAAAAAAAAAAAAAAAAAA/')
        ? undefined
        : { ...answer, body: '{"errors":[{"code":"appointmentNotFound","message":"the code is wrong"}]}' },
    ),
    'sense',
    '',
  ],
  [
    'another appointment that is canceled',
    'cancel-appointment of an appointment',
    of('PUT', 'v2/appointments', replaced(/"id":"[^"]+"/, '"id":"AAAAAAAAAAAAAAAAAAAAAA"')),
    'sense',
    '/data/id',
  ],
];
