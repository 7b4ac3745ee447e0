import { booking, type Change, lookingUp, moving, of, replaced, reserving, status } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

export const theLeast = 'schedule-appointment only the required fields';

/** Takes the first booking, and calls every later one a duplicate. */
function refusesSecond(): Change {
  let taken = 0;
  return booking((answer) => {
    taken += 1;
    return taken > 1 ? { ...answer, status: 429 } : undefined;
  });
}

/** Takes each cancellation once, whatever its key. */
function refusesSecondCancel(): Change {
  const seen = new Set<string>();
  return (answer, { method, url }) => {
    if (method !== 'PUT') return undefined;
    if (!seen.has(url)) {
      seen.add(url);
      return undefined;
    }
    return { ...answer, status: 409 };
  };
}

const idIn = (reply: string): string => /"id":"([^"]+)"/.exec(reply)?.[1] ?? '';

/** Gives the first reply again to a request with the same key that differs from the first in one member of the insurance. */
function comparesAllBut(name: string): Change {
  const replies = new Map<string, string>();
  return booking((answer, { body: sent }) => {
    const compared = JSON.stringify(JSON.parse(sent), (member, value) => (member === name ? undefined : value));
    if (answer.status === 200) replies.set(compared, answer.body);
    const first = replies.get(compared);
    return answer.status === 422 && first !== undefined ? { ...answer, status: 200, body: first } : undefined;
  });
}

export const appointments: readonly OverrideCase[] = [
  [
    'an appointment without a code',
    theLeast,
    booking(replaced(/"confirmCode":"[^"]+",?/, '')),
    'shape',
    '/data/appointments/0/confirmCode',
  ],
  [
    'an id as the UID of the calendar',
    theLeast,
    booking((a) => ({
      ...a,
      body: a.body.replace(/"calendarUid":"[^"]*"/, `"calendarUid":${JSON.stringify(idIn(a.body))}`),
    })),
    'sense',
    '/data/appointments/0/calendarUid',
  ],
  [
    'both moved together where there is one',
    theLeast,
    booking(replaced('"confirmCode"', '"canRescheduleBoth":true,"confirmCode"')),
    'sense',
    '/data/appointments/0/canRescheduleBoth',
  ],
  [
    'one entry in calendars for two visits',
    'schedule-appointment with its follow-up',
    booking((a) => ({
      ...a,
      body: a.body.replaceAll(/"calendarUid":"[^"]*"/g, '"calendarUid":"one-for-both-of-them@example.com"'),
    })),
    'sense',
    '/data/appointments/1/calendarUid',
  ],
  [
    'a booking that cannot be moved, which the look-up says can',
    'lookup-appointment of an appointment that was looked up before: nothing',
    booking((answer, request) =>
      request.url.endsWith('/lookup')
        ? undefined
        : replaced('"canReschedule":true', '"canReschedule":false')(answer, request),
    ),
    'sense',
    '/data/appointments/0/canReschedule',
  ],
  [
    'a canceled appointment that can be moved',
    'lookup-appointment of an appointment that was looked up before it was canceled',
    lookingUp(replaced('"canReschedule":false', '"canReschedule":true')),
    'sense',
    '/data/appointments/0/canReschedule',
  ],
  [
    'a cancellation that is sent again, as one of what is canceled',
    'cancel-appointment again with the same',
    refusesSecondCancel(),
    'status',
    'status',
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
    'another quarter hour than was asked for',
    theLeast,
    booking(replaced(/"value":"(\S+) \d\d:/, '"value":"$1 23:')),
    'sense',
    '/data/appointments/0/dateTime/value',
  ],
  [
    'another place than was asked for',
    theLeast,
    booking(replaced(/"providerId":"[^"]+"/, '"providerId":"01400000"')),
    'sense',
    '/data/appointments/0/providerId',
  ],
  [
    'the service of the first for its follow-up',
    'schedule-appointment with its follow-up',
    booking(replaced(/"serviceIds":\[(\d+)\](.*"serviceIds":)\[\d+\]/, '"serviceIds":[$1]$2[$1]')),
    'sense',
    '/data/appointments/1/serviceIds',
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
    'an appointment that is looked up at another place',
    'lookup-appointment of an appointment',
    lookingUp(replaced(/"providerId":"[^"]+"/, '"providerId":"01400000"')),
    'sense',
    '/data/provider/providerId',
  ],
  [
    'a hold that has ended already',
    'create-reservation in a clinic',
    reserving(replaced(/"expiresAt":"\d{4}/, '"expiresAt":"2020')),
    'sense',
    '/data/appointmentReservations/expiresAt',
  ],
  [
    'a moved appointment in another zone than was asked for',
    'reschedule-appointment to another time',
    moving(replaced(/"timezone":"[^"]+"/, '"timezone":"America/Denver"')),
    'sense',
    '/data/dateTime/timezone',
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
  [
    'one code for all appointments',
    'schedule-appointment of another time',
    booking(replaced(/"confirmCode":"[^"]+"/, '"confirmCode":"K7M2QX4T"')),
    'sense',
    '/data/appointments/0/confirmCode',
  ],
  [
    'an appointment that cannot be moved any more when it is looked up',
    'lookup-appointment of an appointment',
    lookingUp(replaced(/,"canReschedule":true/, '')),
    'sense',
    '/data/appointments/0/canReschedule',
  ],
  [
    'an appointment that anybody can see by its link',
    'cancel-appointment after its link',
    of('GET', 'v2/appointments', status(200)),
    'sense',
    'status',
  ],
  [
    'a time that two guests have reserved',
    'create-reservation of a time that two guests',
    reserving((a) => (a.status === 409 ? { ...a, status: 200 } : a)),
    'sense',
    '',
  ],
  [
    'a time that two guests have booked',
    'schedule-appointment of a time that two guests',
    booking((a) => (a.status === 409 ? { ...a, status: 200 } : a)),
    'sense',
    '',
  ],
  [
    'a hold that ends when its guest takes another',
    'create-reservation of the first of two times',
    reserving((a) => (a.status === 409 ? { ...a, status: 200 } : a)),
    'status',
    'status',
  ],
  [
    'a follow-up that is booked too early',
    'schedule-appointment with a follow-up on the day before',
    booking((a) => (a.status === 400 ? { ...a, status: 200 } : a)),
    'status',
    'status',
  ],
  [
    'an appointment that was moved to another place, at its old one',
    'lookup-appointment of an appointment that was moved to another place',
    lookingUp(replaced(/"providerId":"[^"]+"/, '"providerId":"01400000"')),
    'sense',
    '/data/provider/providerId',
  ],
  [
    'an appointment without the flu vaccine beside it',
    'lookup-appointment of an appointment with the flu vaccine',
    lookingUp(replaced(/"addsFluVaccine":true/, '"addsFluVaccine":false')),
    'sense',
    '/data/appointments/0/addsFluVaccine',
  ],
  [
    'another hold than the first of two, as released',
    'release-reservation of the first of two times',
    of('DELETE', 'v1/appointment-reservations', replaced(/"reservationCode":"[^"]+"/, '"reservationCode":"another"')),
    'sense',
    '/data/appointmentReservations/reservationCode',
  ],
  [
    'a patient who is a day too young',
    'schedule-appointment for a patient who is a year old only tomorrow',
    booking((a) => (a.status === 400 ? { ...a, status: 200 } : a)),
    'status',
    'status',
  ],
  [
    'a walk-in who is a day too young',
    'schedule-walk-in for a patient who is a year old only tomorrow',
    booking((a) => (a.status === 400 ? { ...a, status: 200 } : a)),
    'status',
    'status',
  ],
  [
    'a dietitian in a state where that person is not licensed',
    'schedule-appointment of a dietitian, in a state',
    booking((a) => (a.status === 404 ? { ...a, status: 200 } : a)),
    'status',
    'status',
  ],
  [
    'a duplicate with another phone',
    'schedule-appointment for a patient who has such an appointment, known by mail alone',
    booking((a) => (a.status === 429 ? { ...a, status: 200 } : a)),
    'status',
    'status',
  ],
  [
    'a duplicate with another mail address',
    'schedule-appointment for a patient who has such an appointment, known by phone alone',
    booking((a) => (a.status === 429 ? { ...a, status: 200 } : a)),
    'status',
    'status',
  ],
  [
    'a walk-in for a vaccine and something else',
    'schedule-walk-in for a vaccine and',
    booking((a) => (a.status === 400 ? { ...a, status: 200 } : a)),
    'status',
    'status',
  ],
  [
    'a patient of exactly the least age, who is refused',
    'schedule-appointment for a patient who is a year old today',
    booking((a) => ({ ...a, status: 400 })),
    'status',
    'status',
  ],
  [
    'a canceled appointment that still stands in the way of another',
    'schedule-appointment for a patient whose such appointment was canceled',
    refusesSecond(),
    'status',
    'status',
  ],
  [
    'a service beside those of the booking after a move',
    'reschedule-appointment to another time',
    moving(replaced(/"serviceIds":\[/, '"serviceIds":[7,')),
    'sense',
    '/data/serviceIds',
  ],
  [
    'services of a looked up appointment in the order of their ids',
    'lookup-appointment of an appointment of two services',
    lookingUp(replaced(/"services":\[(\{[^{}]*\}),(\{[^{}]*\})\]/, '"services":[$2,$1]')),
    'sense',
    '/data/appointments/0/serviceIds',
  ],
  [
    'a time in the zone of the guest',
    'schedule-appointment of a guest in another time zone',
    booking(replaced(/"timezone":"[^"]+"/, '"timezone":"Pacific/Honolulu"')),
    'sense',
    '/data/appointments/0/dateTime/timezone',
  ],
  [
    'a time that the guest has reserved, to whom it is refused',
    'schedule-appointment of a time that the guest has reserved',
    booking((a) => ({ ...a, status: 409 })),
    'status',
    'status',
  ],
  [
    'a follow-up that does not count as an appointment',
    'schedule-appointment for a patient whose follow-up',
    booking((a) => (a.status === 429 ? { ...a, status: 200 } : a)),
    'status',
    'status',
  ],
  [
    'a second appointment that stays when the first is canceled',
    'lookup-appointment of a pair whose first is canceled',
    lookingUp(replaced(/"CANCELED"(?!.*"CANCELED")/, '"BOOKED"')),
    'sense',
    '/data/appointments/1/status',
  ],
  [
    'another second insurance, which passes for the first request',
    'schedule-appointment with any one answer changed',
    comparesAllBut('secondaryInsurance'),
    'sense',
    '/insuranceInfo/secondaryInsurance/companyName',
  ],
  ...['schedule-appointment of', 'schedule-walk-in for'].map(
    (what): OverrideCase => [
      `two vaccines that a search keeps apart: ${what}`,
      `${what} two vaccines`,
      booking((a) => (a.status === 400 ? { ...a, status: 200 } : a)),
      'status',
      'status',
    ],
  ),
  [
    'a cookie for one version of the calls',
    theLeast,
    booking((a) => ({
      ...a,
      headers: { ...a.headers, 'set-cookie': 'guest=x; Path=/appointment-management/v1; HttpOnly; SameSite=Lax' },
    })),
    'headers',
    'set-cookie',
  ],
];
