import { at, booking, type Change, lookingUp, moving, of, replaced, reserving, search, status } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

const pageOf = (call: string, change: Change): Change =>
  at(call === 'list-clinics' ? '/appointment-management/v1/clinics' : '/tlc/api/clinic/search', change);

/** Changes the answers to requests whose address matches. */
const asked =
  (pattern: RegExp, change: Change): Change =>
  (answer, request) =>
    pattern.test(request.url) ? change(answer, request) : undefined;

/** The suggestions of a short list, the best one last. */
const bestLast = asked(/page\.size=2/, (answer) => {
  const { data }: { readonly data: Record<string, readonly unknown[]> } = JSON.parse(answer.body);
  const turned = Object.entries(data).map(([name, list]) => [name, list.toReversed()]);
  return { ...answer, body: JSON.stringify({ data: Object.fromEntries(turned) }) };
});

/** Says of an appointment that it is canceled, in the reply to a key that came before. */
function knowsBetter(): Change {
  let isCanceled = false;
  return (answer, request) => {
    isCanceled ||= request.method === 'PUT';
    return isCanceled ? booking(replaced('"status":"BOOKED"', '"status":"CANCELED"'))(answer, request) : undefined;
  };
}

/** Moves an appointment back where a move is sent again by its key, as a lookup says. */
function movesBack(): Change {
  const first = new Set<string>();
  let before: string | undefined;
  return (answer, request) => {
    const { 'idempotency-key': key = '' } = request.headers;
    moving((moved) => {
      if (first.has(key)) before = /"dateTime":\{"value":"([^"]*)"/.exec(moved.body)?.[1];
      first.add(key);
      return undefined;
    })(answer, request);
    return lookingUp(replaced(/"dateTime":\{"value":"[^"]*"/, `"dateTime":{"value":"${before}"`))(answer, request);
  };
}

/** Offers what it offered before anything was reserved or booked. */
function forgetsWhatIsTaken(): Change {
  const known = new Map<string, string>();
  return search((answer, { url }) => {
    const body = known.get(url) ?? answer.body;
    known.set(url, body);
    return { ...answer, body };
  });
}

/** Books the same person twice at one time. */
function booksTwice(): Change {
  let first: string | undefined;
  return booking((answer) => {
    first ??= answer.body;
    return { ...answer, status: 200, body: first };
  });
}

const initials = lookingUp(replaced('"appointments":[{', '"appointments":[{"bookedFor":"K. K.",'));
const endOfPhone: Change = (answer, request) => {
  const [, end = ''] = /"phone":"907-555-(\d{4})"/.exec(request.body) ?? [];
  return booking(replaced('"appointments":[{', `"appointments":[{"phone":"ends with ${end}",`))(answer, request);
};

/** Servers that are nearly right: in a number, an order, an end, or in a member of their own. */
export const nearly: readonly OverrideCase[] = [
  ...['list-clinics', 'search-clinics'].flatMap((call): readonly OverrideCase[] => [
    [
      `a count of what is beyond the radius, too: ${call}`,
      `${call} within a radius`,
      pageOf(call, asked(/adius.*=5$/, replaced(/"total":\d+/, '"total":49'))),
      'sense',
      '/data/clinics',
    ],
    [
      `the most of a page for that of the list: ${call}`,
      `${call} the last page of three`,
      pageOf(call, asked(/axResults=3/, replaced(/"total":\d+/, '"total":11'))),
      'sense',
      '/meta/clinics/total',
    ],
    [
      `a point that is rounded: ${call}`,
      `${call} near the very point`,
      pageOf(call, replaced(/"distance":[\d.]+/, '"distance":0.7')),
      'sense',
      '/data/clinics/0/distance',
    ],
    [
      `a wait at a clinic that is closed: ${call}`,
      `${call} near the place`,
      pageOf(call, replaced(/"waitTimeInfo":\{[^{}]*\}/g, '"waitTimeInfo":{"clinicAvailable":false,"waitMinutes":0}')),
      'sense',
      '/data/clinics/0/waitTimeInfo/waitMinutes',
    ],
  ]),
  ...['suggest-addresses', 'search-locations'].map(
    (call): OverrideCase => [
      `the best suggestion last: ${call}`,
      `${call} two of many`,
      bestLast,
      'sense',
      call === 'suggest-addresses' ? '/data/similarAddresses' : '/data/locations',
    ],
  ),
  [
    'another brand on the door than the banner of the clinic',
    'clinic-info of a clinic',
    search(replaced(/"brand":"[^"]*"/g, '"brand":"KROGER"')),
    'sense',
    '/data/clinic/banner',
  ],
  [
    'services of a place without the days that they need',
    'list-services at a location: those',
    of('GET', 'v1/services/location', replaced(/"leadTimeDays":\d+,?/g, '')),
    'sense',
    '/data/services/37/leadTimeDays',
  ],
  [
    'fewer places than are within the radius',
    'search-time-slots within a radius',
    search(asked(/radius=5/, (answer) => ({ ...answer, body: '{"data":{"appointmentTimeSlots":[]}}' }))),
    'sense',
    '/data/appointmentTimeSlots',
  ],
  [
    'a smaller radius than the usual one',
    'search-time-slots without a radius',
    search(asked(/^(?!.*radius)/, replaced(/"providerId":"\d{8}"/, '"providerId":"01499999"'))),
    'sense',
    '/data/appointmentTimeSlots',
  ],
  [
    'a reply that knows what became of the booking',
    'schedule-appointment of an appointment that was canceled since',
    knowsBetter(),
    'sense',
    '',
  ],
  [
    'a move that is done again',
    'reschedule-appointment of an appointment that was moved since',
    movesBack(),
    'sense',
    '/data/dateTime',
  ],
  [
    'a release that takes the cookie of the guest',
    'release-reservation of a time that another browser',
    of('DELETE', 'v1/appointment-reservations', status(404)),
    'status',
    'status',
  ],
  [
    'initials of the patient',
    'lookup-appointment of an appointment that was looked',
    initials,
    'sense',
    '/data/appointments/-/bookedFor',
  ],
  [
    'the end of a phone number',
    'schedule-appointment only the required',
    endOfPhone,
    'sense',
    '/data/appointments/-/phone',
  ],
  ...['reserved', 'booked'].map(
    (done): OverrideCase => [
      `a long visit that takes its first step alone, once it is ${done}`,
      `refresh-time-slots of a place where a long visit is ${done}`,
      forgetsWhatIsTaken(),
      'sense',
      '/data/appointmentTimeSlots/0/services/0/availability',
    ],
  ),
  [
    'a visit by video with somebody who is not free',
    'schedule-appointment by video in a state',
    booking(replaced(/"providerId":"[^"]*"/, '"providerId":"somebody-else"')),
    'sense',
    '/data/appointments/0/providerId',
  ],
  [
    'two visits of one person by video at one time',
    'schedule-appointment by video at a time that is booked',
    booksTwice(),
    'sense',
    '/data/appointments/0/providerId',
  ],
  ...['in a pharmacy', 'by video', 'of a dietitian'].flatMap((kind): readonly OverrideCase[] => [
    [
      `another place or person than was booked: ${kind}`,
      `lookup-appointment of an appointment ${kind}`,
      lookingUp(replaced(/"providerId":"[^"]*"/, '"providerId":"somebody-else"')),
      'sense',
      '/data/provider/providerId',
    ],
    [
      `another time than was asked for: ${kind}`,
      `reschedule-appointment of an appointment ${kind}`,
      moving(replaced(/"dateTime":\{"value":"\d{4}/, '"dateTime":{"value":"2099')),
      'sense',
      '/data/dateTime/value',
    ],
  ]),
  [
    'a first appointment that moves with the second',
    'lookup-appointment of a pair whose second was moved alone',
    lookingUp(replaced(/"dateTime":\{"value":"\d{4}/, '"dateTime":{"value":"2099')),
    'sense',
    '/data/appointments/0/dateTime/value',
  ],
  [
    'milliseconds to wait',
    'create-reservation after another guest got one time more',
    reserving((answer) =>
      answer.status === 503 ? { ...answer, headers: { ...answer.headers, 'retry-after': '600000' } } : undefined,
    ),
    'sense',
    'retry-after',
  ],
  [
    'a guest who is forgotten after a minute',
    'create-reservation in a clinic',
    (answer) => {
      const { 'set-cookie': cookie } = answer.headers;
      return cookie === undefined
        ? undefined
        : { ...answer, headers: { ...answer.headers, 'set-cookie': `${cookie}; Max-Age=60` } };
    },
    'headers',
    'set-cookie',
  ],
];
