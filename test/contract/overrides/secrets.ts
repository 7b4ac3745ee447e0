import { at, booking, type Change, reserving } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

/** Names the patient in a header, as a server does that writes it into its log. */
const tellsMail = booking((answer, { body: sent }) => {
  const { basicInfo }: { readonly basicInfo: { readonly email: string } } = JSON.parse(sent);
  return { ...answer, headers: { ...answer.headers, 'x-appointment-for': basicInfo.email } };
});

/** Lets every page read whose origin is `null`. */
const letsNobodysPages: Change = (answer, { headers }) =>
  headers.origin === 'null'
    ? { ...answer, headers: { ...answer.headers, 'access-control-allow-origin': 'null' } }
    : undefined;

/** Takes what it would have refused as a wrong code. */
const takesAnyCode = at('/appointment-management/v2/appointments', (answer) =>
  answer.status === 404 ? { ...answer, status: 200 } : undefined,
);

/** Lets pages read whose address begins like that of the server. */
const letsLookalikes: Change = (answer, { headers }) => {
  const { origin = '', host = '' } = headers;
  return origin.startsWith(`http://${host.split(':')[0]}`)
    ? { ...answer, headers: { ...answer.headers, 'access-control-allow-origin': origin } }
    : undefined;
};

/** Gives every text that this finds the next number of a count. */
function counting(pattern: RegExp, change: (number: string) => string): Change {
  let count = 0;
  return (answer) => {
    count += 1;
    return { ...answer, body: answer.body.replace(pattern, change(String(count).padStart(22, '0'))) };
  };
}

/** Gives all browsers the cookie of the first. */
function sharesCookie(): Change {
  let first: string | undefined;
  return (answer) => {
    const { 'set-cookie': cookie } = answer.headers;
    if (cookie === undefined) return undefined;
    first ??= cookie;
    return { ...answer, headers: { ...answer.headers, 'set-cookie': first } };
  };
}

/** The bytes of the id with hyphens, as the UID of the calendar. */
const idAsUid = booking((answer) => {
  const [, id = ''] = /"id":"([^"]+)"/.exec(answer.body) ?? [];
  const uid = Buffer.from(id, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { ...answer, body: answer.body.replace(/"calendarUid":"[^"]*"/, `"calendarUid":"${uid}"`) };
});

/** The code in another spelling, as a part of the UID of the calendar. */
const codeInUid = booking((answer) => {
  const [, code = ''] = /"confirmCode":"([^"]+)"/.exec(answer.body) ?? [];
  const uid = `${Buffer.from(`${code}:kit`).toString('base64url')}@stepwell`;
  return { ...answer, body: answer.body.replace(/"calendarUid":"[^"]*"/, `"calendarUid":"${uid}"`) };
});

/** What strangers learn, or may do, by an answer that keeps to its schema. */
export const secrets: readonly OverrideCase[] = [
  [
    "a patient's mail address in a header",
    'schedule-appointment only the required fields',
    tellsMail,
    'privacy',
    'x-appointment-for',
  ],
  ...['list-services asked by', 'cancel-appointment announced by a browser for'].map(
    (which): OverrideCase => [
      `a call that pages without an origin may use: ${which.split(' ')[0]}`,
      `${which} a page without an origin`,
      letsNobodysPages,
      'headers',
      'access-control-allow-origin',
    ],
  ),
  [
    'a first appointment that the code of the second cancels',
    'cancel-appointment of the first of a pair with the code of the second',
    takesAnyCode,
    'status',
    'status',
  ],
  [
    'a first appointment that the code of the second moves',
    'reschedule-appointment of the first of a pair with the code of the second',
    takesAnyCode,
    'status',
    'status',
  ],
  ...['list-services asked by', 'cancel-appointment announced by a browser for'].map(
    (which): OverrideCase => [
      `a call that pages with a similar address may use: ${which.split(' ')[0]}`,
      `${which} a page whose address begins`,
      letsLookalikes,
      'headers',
      'access-control-allow-origin',
    ],
  ),
  [
    'reservation codes that are counted',
    'create-reservation by two guests',
    reserving(counting(/"reservationCode":"[^"]+"/, (number) => `"reservationCode":"r-${number}"`)),
    'sense',
    '/data/appointmentReservations/reservationCode',
  ],
  ['one cookie for all browsers', 'create-reservation by two guests', reserving(sharesCookie()), 'sense', 'set-cookie'],
  [
    'ids that are counted',
    'schedule-appointment after another one',
    booking(counting(/"id":"[^"]+"/, (number) => `"id":"${number}"`)),
    'sense',
    '/data/appointments/0/id',
  ],
  [
    'the id in another spelling as the UID of the calendar',
    'schedule-appointment only the required fields',
    idAsUid,
    'sense',
    '/data/appointments/0/calendarUid',
  ],
  [
    'the code in another spelling in the UID of the calendar',
    'schedule-appointment only the required fields',
    codeInUid,
    'sense',
    '/data/appointments/0/confirmCode',
  ],
];
