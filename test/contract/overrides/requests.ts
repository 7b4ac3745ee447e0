import { at, booking, type Change, replaced, search, status } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

/** Takes a request that breaks its schema, as a server does that mends what it gets. */
const mends: Change = booking((answer) => (answer.status === 400 ? { ...answer, status: 200 } : undefined));

/** Servers that take less than they must, or more, or that name another place of the request. */
export const requests: readonly OverrideCase[] = [
  ...(
    [
      ['keys that are cut, so that two of them are one', 'as long', /.{127}2$/],
      ['keys in capitals that are taken for others', 'in capitals', /^KEY/],
    ] as const
  ).map(
    ([what, which, keys]): OverrideCase => [
      what,
      `schedule-appointment an Idempotency-Key ${which}`,
      booking((a, { headers }) => (keys.test(headers['idempotency-key'] ?? '') ? { ...a, status: 422 } : undefined)),
      'status',
      'status',
    ],
  ),
  [
    'a browser of another site that may send a call',
    'list-services announced by a browser',
    (a, { method, headers }) =>
      method === 'OPTIONS'
        ? { ...a, headers: { ...a.headers, 'access-control-allow-origin': headers.origin ?? '*' } }
        : undefined,
    'headers',
    'access-control-allow-origin',
  ],
  [
    'texts as long as they may be, which are too long',
    'schedule-appointment with texts as long',
    booking((a, { body }) => (body.length > 10_000 ? { ...a, status: 413 } : undefined)),
    'status',
    'status',
  ],
  [
    'lists as long as they may be, which are too long',
    'schedule-walk-in with lists as long',
    booking((a, { body }) => (body.length > 10_000 ? { ...a, status: 413 } : undefined)),
    'status',
    'status',
  ],
  ...(
    [
      ['validate-benefit-code', '/appointment-management/v1/benefit-code'],
      ['validate-address', '/appointment-management/v1/address-validations'],
      ['suggest-addresses', '/appointment-management/v1/similar-addresses'],
    ] as const
  ).map(
    ([call, path]): OverrideCase => [
      `shorter texts than may be sent: ${call}`,
      `${call} texts and lists as long`,
      at(path, (a, { url, body }) => (`${url}${body}`.includes('xxxx') ? { ...a, status: 400 } : undefined)),
      'status',
      'status',
    ],
  ),
  [
    'fewer days than a search covers',
    'refresh-time-slots of as many places',
    search((a, { url }) => (url.split('99999').length > 40 ? { ...a, status: 400 } : undefined)),
    'status',
    'status',
  ],
  [
    'fewer miles than may be asked for',
    'search-time-slots as many providers',
    search((a, { url }) => (url.includes('radius=100') ? { ...a, status: 400 } : undefined)),
    'status',
    'status',
  ],
  ...['search-clinics', 'list-clinics'].map(
    (call): OverrideCase => [
      `a shorter page of ${call} than may be asked for`,
      `${call} as many`,
      (answer, request) =>
        request.url.includes('100') ? replaced(/"total":\d+/, '"total":49')(answer, request) : undefined,
      'sense',
      '/data/clinics',
    ],
  ),
  [
    'half of the events',
    'collect-events as many events',
    at('/analytics/', replaced('"collected":50', '"collected":25')),
    'sense',
    '/data/collected',
  ],
  [
    'a date to come that is said to be that of birth',
    'schedule-appointment for a patient whose second vaccine',
    booking(replaced(/"path":"[^"]*"/, '"path":"/basicInfo/dateOfBirth"')),
    'sense',
    '/errors/0/path',
  ],
  [
    'a place that the request does not have',
    'schedule-appointment of a time that is booked',
    booking((a) => ({ ...a, body: a.body.replace('"message"', '"path":"/dateTime/time","message"') })),
    'sense',
    '/errors/0/path',
  ],
  ...[
    '/basicInfo/phone: pattern, without what stands between',
    '/basicInfo/dateOfBirth: pattern, another century',
    '/basicInfo/sexAssignedAtBirth: enum, in the other case',
    '/basicInfo/address/postalCode: pattern, without',
    '/consentDetails/signature/dateTime: pattern, another zone',
    '/consentDetails/signature: without guardianName',
    '/insuranceInfo/primaryInsurance/relation: not',
    '/serviceIds/0: a fraction',
    '/comments: null',
  ].map((what): OverrideCase => [`${what}, mended`, `schedule-appointment ${what}`, mends, 'status', 'status']),
  ...[
    'with every other field alone',
    'with the other half',
    'with its sections',
    'of three services',
    'only the required',
  ].map(
    (what): OverrideCase => [
      `a booking refused ${what}`,
      `schedule-appointment ${what}`,
      booking(status(400)),
      'status',
      'status',
    ],
  ),
];
