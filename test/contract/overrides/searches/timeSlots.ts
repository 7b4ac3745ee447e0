import { type Change, replaced, reserving, search, status } from '../Change.ts';
import type { OverrideCase } from '../OverrideCase.ts';

const near = 'search-time-slots near a place';
const unknownPlace = 'search-time-slots near a place that does not exist';

function reversedRows(reply: string): string {
  const { data }: { readonly data: { readonly appointmentTimeSlots: readonly object[] } } = JSON.parse(reply);
  return JSON.stringify({ data: { appointmentTimeSlots: data.appointmentTimeSlots.toReversed() } });
}

type Reply = {
  readonly data: {
    readonly appointmentTimeSlots: readonly {
      readonly provider: { readonly businessName: string };
      readonly services: readonly { readonly isAvailable: boolean; readonly availability: readonly object[] }[];
    }[];
  };
};

/** Gives every service that is given there the times of the first. */
function timesOfFirst(reply: string): string {
  const { data }: Reply = JSON.parse(reply);
  const appointmentTimeSlots = data.appointmentTimeSlots.map((row) => ({
    ...row,
    services: row.services.map((each) => ({
      ...each,
      availability: each.isAvailable ? (row.services[0]?.availability ?? []) : [],
    })),
  }));
  return JSON.stringify({ data: { appointmentTimeSlots } });
}

function clinicsOnly(reply: string): string {
  const { data }: Reply = JSON.parse(reply);
  const rows = data.appointmentTimeSlots.filter(({ provider }) => provider.businessName === 'tlc');
  return JSON.stringify({ data: { appointmentTimeSlots: rows } });
}

/** Offers the last reserved time to everybody who asks again. */
function offersReserved(): Change {
  let reserved: string | undefined;
  return (answer, { method, url, body }) => {
    if (method === 'POST') {
      const { reservationTime }: { readonly reservationTime?: string } = JSON.parse(body);
      reserved = reservationTime;
      return undefined;
    }
    if (reserved === undefined || !url.includes('locationIds')) return undefined;
    return { ...answer, body: answer.body.replace('"timeslots":[', `"timeslots":[{"value":"${reserved}"},`) };
  };
}

/** The services of each row by their numbers, whatever was asked for. */
export function servicesById(reply: string): string {
  const {
    data,
  }: {
    readonly data: {
      readonly appointmentTimeSlots: readonly { readonly services: readonly { readonly id: number }[] }[];
    };
  } = JSON.parse(reply);
  const appointmentTimeSlots = data.appointmentTimeSlots.map((row) => ({
    ...row,
    services: row.services.toSorted((one, other) => one.id - other.id),
  }));
  return JSON.stringify({ data: { appointmentTimeSlots } });
}

/** Takes no more than six reservations, whatever became of them. */
function refusesSeventh(): Change {
  let count = 0;
  return reserving((answer) => {
    count += 1;
    return count === 7 ? { ...answer, status: 503 } : undefined;
  });
}

export const timeSlots: readonly OverrideCase[] = [
  [
    'another message than the specification names',
    unknownPlace,
    search(replaced(/"message":"locationUnavailable"/, '"message":"Not found"')),
    'sense',
    '/errors/0/message',
  ],
  [
    'times of a service and its follow-up at one time',
    'search-time-slots a service and its follow-up at one time',
    search((a) => (a.status === 400 ? { ...a, status: 200 } : a)),
    'status',
    'status',
  ],
  [
    'phones that nobody can dial',
    near,
    search(replaced(/"phone":"[^"]+"/, '"phone":"555-0142"')),
    'sense',
    '/data/appointmentTimeSlots/0/provider/phone',
  ],
  [
    'somebody who accepts a code that nobody has sent',
    near,
    search(replaced('"provider":{', '"provider":{"isBenefitCode":true,')),
    'sense',
    '/data/appointmentTimeSlots/0/provider/isBenefitCode',
  ],
  [
    'one break for all days where there are two',
    near,
    search(replaced('"isBreakSame":false', '"isBreakSame":true')),
    'sense',
    '/data/appointmentTimeSlots/2/provider/operatingHours/isBreakSame',
  ],
  [
    'services in the order of their numbers',
    'search-time-slots two services at once',
    search((a) => ({ ...a, body: servicesById(a.body) })),
    'sense',
    '/data/appointmentTimeSlots/0/services',
  ],
  [
    'the number of another request',
    'search-time-slots twice',
    search((a) => ({ ...a, headers: { ...a.headers, 'x-request-id': 'always-me' } })),
    'sense',
    'x-request-id',
  ],
  [
    'pages of other sites, which may read right answers',
    'search-time-slots asked by a page',
    search((a, { headers }) =>
      headers.origin === undefined
        ? undefined
        : { ...a, headers: { ...a.headers, 'access-control-allow-origin': String(headers.origin) } },
    ),
    'headers',
    'access-control-allow-origin',
  ],
  [
    'vaccines that are kept apart, which are found again',
    'refresh-time-slots of vaccines',
    search((a, { url }) => (url.includes('locationIds') && a.status === 400 ? { ...a, status: 200 } : undefined)),
    'status',
    'status',
  ],
  [
    'miles of a place that is asked for again',
    'refresh-time-slots of a place, and of one',
    search((answer, request) =>
      request.url.includes('99999999')
        ? replaced('"provider":{', '"provider":{"distance":1,')(answer, request)
        : undefined,
    ),
    'sense',
    '/data/appointmentTimeSlots/0/provider/distance',
  ],
  ['an empty list for a refusal', unknownPlace, search(status(200)), 'status', 'status'],
  [
    'a day outside the window',
    near,
    search(replaced(/"date":"\d{4}-/, '"date":"2019-')),
    'sense',
    '/data/appointmentTimeSlots/0/services/0/availability',
  ],
  [
    'another service than was asked for',
    near,
    search(replaced(/"services":\[\{"id":\d+/, '"services":[{"id":7')),
    'sense',
    '/data/appointmentTimeSlots/0/services',
  ],
  [
    'a time with a T',
    near,
    search(replaced(/("value":"\d{4}-\d\d-\d\d) /, '$1T')),
    'shape',
    '/data/appointmentTimeSlots/0/services/0/availability/0/timeslots/0/value',
  ],
  [
    'a day outside the window when it is asked again',
    'refresh-time-slots of a place, and of one',
    search(replaced(/"date":"\d{4}-/, '"date":"2019-')),
    'sense',
    '/data/appointmentTimeSlots/0/services/0/availability',
  ],
  [
    'another zone when it is asked again',
    'refresh-time-slots of a place, and of one',
    search((answer, request) =>
      request.url.includes('99999999')
        ? replaced(/"timezone":"[^"]+"/, '"timezone":"America/Denver"')(answer, request)
        : undefined,
    ),
    'sense',
    '/data/appointmentTimeSlots/0/provider/timeZone',
  ],
  [
    'one time less where two services are asked for',
    'search-time-slots two services at once',
    search((answer, request) =>
      request.url.split('filter.serviceIds').length > 2
        ? replaced(/\{"value":"[^"]+"[^{}]*\},/, '')(answer, request)
        : undefined,
    ),
    'sense',
    '/data/appointmentTimeSlots/0/services/0',
  ],
  [
    'places in another order than was asked for',
    'refresh-time-slots of several places',
    search((answer, { url }) => (url.includes('%2C') ? { ...answer, body: reversedRows(answer.body) } : undefined)),
    'sense',
    '/data/appointmentTimeSlots',
  ],
  [
    'a place that opens earlier when it is asked again',
    'refresh-time-slots of a place, and of one',
    search((answer, request) =>
      request.url.includes('99999999')
        ? replaced(/("mondayToFriday":.*?"start":")\d\d:\d\d/, '$106:05')(answer, request)
        : undefined,
    ),
    'sense',
    '/data/appointmentTimeSlots/0/provider/operatingHours/mondayToFriday',
  ],
  [
    'more times at once than a guest may have reserved',
    'create-reservation of one time more',
    reserving((a) => (a.status === 503 ? { ...a, status: 200 } : a)),
    'status',
    'status',
  ],
  [
    'times of yesterday',
    'search-time-slots from yesterday',
    search((answer, { url }) => {
      const day = new URL(url, 'http://any').searchParams.get('filter.startDate') ?? '';
      const past = `"availability":[{"date":"${day}","timeslots":[{"value":"${day} 12:00:00"}]},`;
      return { ...answer, body: answer.body.replace('"availability":[', past) };
    }),
    'sense',
    '/data/appointmentTimeSlots/0/services/0/availability',
  ],
  [
    'the times of the first service for both',
    'search-time-slots two services',
    search((answer, { url }) =>
      url.split('filter.serviceIds').length > 2 ? { ...answer, body: timesOfFirst(answer.body) } : undefined,
    ),
    'sense',
    '/data/appointmentTimeSlots/0/services/1',
  ],
  [
    'only the first of two businesses',
    'search-time-slots of two businesses',
    search((answer, { url }) =>
      url.split('filter.businessNames').length > 2 ? { ...answer, body: clinicsOnly(answer.body) } : undefined,
    ),
    'sense',
    '/data/appointmentTimeSlots',
  ],
  ...['by video in a state', 'of a dietitian', 'of a pharmacy', 'of a clinic in another'].map(
    (whom): OverrideCase => [
      `another zone for who is asked for again ${whom}`,
      `refresh-time-slots ${whom}`,
      search((answer, request) =>
        /locationIds|licensureState/.test(request.url)
          ? replaced(/"timezone":"[^"]+"/g, '"timezone":"America/Anchorage"')(answer, request)
          : undefined,
      ),
      'sense',
      '/data/appointmentTimeSlots/0/provider/timeZone',
    ],
  ),
  [
    'a time that is reserved, for another service',
    'refresh-time-slots of a time that is reserved for another',
    offersReserved(),
    'sense',
    '/data/appointmentTimeSlots/0/services/0/availability',
  ],
  [
    'a hold that counts after it was booked',
    'create-reservation after another guest got',
    refusesSeventh(),
    'sense',
    '',
  ],
];
