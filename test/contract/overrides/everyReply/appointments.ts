import { booking, type Change, lookingUp, moving, nth, of, replaced, reserving, status } from '../Change.ts';
import type { OverrideCase } from '../OverrideCase.ts';

const canceling = (change: Change): Change => of('PUT', 'v2/appointments', change);

/** Says of a canceled appointment the time that it was booked for, wherever it was moved since. */
function forgetsMoves(): Change {
  const times = new Map<string, string>();
  const time = /"dateTime":\{"value":"[^"]*"/;
  return (answer, request) => {
    const [, id = ''] = /"id":"([^"]+)"/.exec(answer.body) ?? [];
    const isBooking = request.url.endsWith('/appointments');
    if (isBooking) times.set(id, time.exec(answer.body)?.[0] ?? '');
    return canceling(replaced(time, times.get(request.url.split('/').at(-1) ?? '') ?? ''))(answer, request);
  };
}

/** Servers that are wrong in the replies to what a case prepares, or to what takes it back: none of them is that of a case. */
export const everyReplyOfAppointments: readonly OverrideCase[] = [
  [
    'the code as it was sent',
    'cancel-appointment with the code in lower',
    canceling((answer, request) => {
      const [sent = ''] = /"confirmCode":"[^"]*"/.exec(request.body) ?? [];
      return replaced(/"confirmCode":"[^"]*"/, sent)(answer, request);
    }),
    'sense',
    '/data/confirmCode',
  ],
  [
    'the time before the move',
    'lookup-appointment of an appointment that was looked up before it was moved',
    forgetsMoves(),
    'sense',
    '/data/dateTime/value',
  ],
  [
    'a canceled appointment that can be moved, once it is taken back',
    'schedule-appointment of a dietitian',
    canceling(replaced('"status":"CANCELED"', '"status":"CANCELED","canReschedule":true')),
    'sense',
    '/data/canReschedule',
  ],
  [
    'a first appointment that the code of the second can move',
    'lookup-appointment of the second of a pair',
    lookingUp(replaced('"canReschedule":false', '"canReschedule":true')),
    'sense',
    '/data/appointments/0/canReschedule',
  ],
  [
    'the code of the first for the second of a pair',
    'lookup-appointment of the first of a pair: both',
    lookingUp((answer) => {
      const [, first = ''] = /"confirmCode":"([^"]*)"/.exec(answer.body) ?? [];
      return { ...answer, body: answer.body.replaceAll(/"confirmCode":"[^"]*"/g, `"confirmCode":"${first}"`) };
    }),
    'sense',
    '/data/appointments/1/confirmCode',
  ],
  [
    'the services of the first for the second of a pair',
    'lookup-appointment of the first of a pair: both',
    lookingUp((answer) => {
      const [first = ''] = /"services":\[[^\]]*\]/.exec(answer.body) ?? [];
      return { ...answer, body: answer.body.replaceAll(/"services":\[[^\]]*\]/g, first) };
    }),
    'sense',
    '/data/appointments/1/serviceIds',
  ],
  [
    'another code of the second of a pair that moves',
    'lookup-appointment of a pair that was moved',
    moving(replaced(/("followup":\{.*"confirmCode":)"[^"]*"/, '$1"K7M2QX4T"')),
    'sense',
    '/followup/confirmCode',
  ],
  [
    'one entry in calendars for two appointments of a day',
    'cancel-appointment of another appointment with the same',
    booking(replaced(/"calendarUid":"[^"]*"/, '"calendarUid":"everybody@this-clinic.example"')),
    'sense',
    '/data/appointments/0/calendarUid',
  ],
  [
    'an end of a hold in the zone of its place',
    'schedule-appointment of a time that the guest has reserved',
    reserving(replaced(/"expiresAt":"([^"]*)Z"/, '"expiresAt":"$1-05:00"')),
    'sense',
    '/data/appointmentReservations/expiresAt',
  ],
  [
    'another code to a key that came before',
    'cancel-appointment again with the same',
    canceling(nth(2, replaced('"status":"CANCELED"', '"status":"CANCELED","canRescheduleBoth":false'))),
    'sense',
    '',
  ],
  [
    'the state of the clinician for that of the guest',
    'lookup-appointment of an appointment by video',
    lookingUp(replaced(/"licensureState":"[^"]*"/, '"licensureState":"KY"')),
    'sense',
    '/data/provider/licensureState',
  ],
  [
    'one cookie for all browsers',
    'create-reservation after another guest booked what they held in a clinic',
    reserving((answer) => ({
      ...answer,
      headers: { ...answer.headers, 'set-cookie': 'stepwell_guest=of-everybody; Path=/; HttpOnly; SameSite=Lax' },
    })),
    'sense',
    'set-cookie',
  ],
  [
    'no cookie for who books without a hold',
    'schedule-appointment only the required fields',
    booking(({ headers: { 'set-cookie': _none, ...headers }, ...answer }) => ({ ...answer, headers })),
    'sense',
    'set-cookie',
  ],
  [
    'one code for both of a pair',
    'schedule-appointment with its follow-up',
    booking((answer) => {
      const [first = ''] = /"confirmCode":"[^"]*"/.exec(answer.body) ?? [];
      return { ...answer, body: answer.body.replaceAll(/"confirmCode":"[^"]*"/g, first) };
    }),
    'sense',
    '/data/appointments/1/confirmCode',
  ],
  [
    'miles to the place of an appointment',
    'lookup-appointment of an appointment by video',
    lookingUp(replaced('"provider":{', '"provider":{"distance":0,')),
    'sense',
    '/data/provider/distance',
  ],
  [
    'whether both can be moved, where one of them is canceled',
    'lookup-appointment of a pair whose second is canceled',
    lookingUp((answer, request) =>
      answer.body.includes('CANCELED')
        ? replaced('"status":"BOOKED"', '"status":"BOOKED","canRescheduleBoth":false')(answer, request)
        : undefined,
    ),
    'sense',
    '/data/appointments/0/canRescheduleBoth',
  ],
  [
    'a second of a pair that the code of the first finds',
    'lookup-appointment of the second of a pair: both',
    lookingUp(nth(1, status(200))),
    'sense',
    'status',
  ],
  [
    'a second of a pair that the code of the first cancels',
    'cancel-appointment of the first of a pair with the code',
    canceling(nth(1, status(200))),
    'sense',
    'status',
  ],
  [
    'a second of a pair that the code of the first moves',
    'reschedule-appointment of the first of a pair with the code',
    moving(nth(1, status(200))),
    'sense',
    'status',
  ],
  [
    'where the second of a pair must stay, to who has the code of the first',
    'reschedule-appointment of the first of a pair with the code',
    moving(
      nth(1, (answer) => ({ ...answer, status: 400, body: '{"errors":[{"code":"pairElsewhere","message":"x"}]}' })),
    ),
    'sense',
    'status',
  ],
  [
    'whether both can be moved of an appointment that is canceled',
    'schedule-appointment of a dietitian',
    canceling(replaced('"status":"CANCELED"', '"status":"CANCELED","canRescheduleBoth":false')),
    'sense',
    '/data/canRescheduleBoth',
  ],
  [
    'whether both can be moved of the second of a pair that was moved',
    'lookup-appointment of a pair that was moved',
    moving(replaced(/"followup":\{/, '"followup":{"canRescheduleBoth":false,')),
    'sense',
    '/followup/canRescheduleBoth',
  ],
  [
    'nothing of moving both once more of a pair that was moved',
    'lookup-appointment of a pair that was moved',
    moving(replaced('"canRescheduleBoth":true', '"canReschedule":true')),
    'sense',
    '/data/canRescheduleBoth',
  ],
  [
    'whether a walk-in can be moved',
    'schedule-walk-in only the required',
    of('POST', 'v2/appointments/walk-in', replaced('"confirmCode"', '"canReschedule":false,"confirmCode"')),
    'sense',
    '/data/appointments/0/canReschedule',
  ],
];
