import { booking, type Change, replaced, search } from '../Change.ts';
import type { OverrideCase } from '../OverrideCase.ts';

const isDescending = (ids: readonly unknown[]): boolean => Number(ids[0]) > Number(ids[1]);

/** Keeps vaccines apart only where the lower number is named first. */
const takesDescending: Change = (answer, { url, body: sent }) => {
  const asked: { readonly serviceIds?: readonly unknown[] } = sent === '' ? {} : JSON.parse(sent);
  const ids = asked.serviceIds ?? new URL(url, 'http://any').searchParams.getAll('filter.serviceIds');
  return answer.status === 400 && isDescending(ids) ? { ...answer, status: 200 } : undefined;
};

interface Slots {
  readonly data: { readonly appointmentTimeSlots: readonly object[] };
}

/** The farthest first, where the query is like this. */
const reversed = (isChanged: (query: URLSearchParams) => boolean): Change =>
  search((answer, { url }) => {
    if (!isChanged(new URL(url, 'http://any').searchParams)) return undefined;
    const { data, ...more }: Slots = JSON.parse(answer.body);
    const appointmentTimeSlots = data.appointmentTimeSlots.toReversed();
    return { ...answer, body: JSON.stringify({ ...more, data: { appointmentTimeSlots } }) };
  });

/** Gives what a search for visits by video has found, whatever the state of a refresh. */
function anywhereByVideo(): Change {
  let found: string | undefined;
  return search((answer, { url }) => {
    const query = new URL(url, 'http://any').searchParams;
    if (query.get('filter.isVirtualVisit') !== 'true') return undefined;
    if (query.has('filter.state')) found ??= answer.body;
    return query.has('filter.licensureState') && found !== undefined ? { ...answer, body: found } : undefined;
  });
}

const apart = 'vaccines that a search keeps apart, the higher number first';

const KEPT_APART: readonly (readonly [only: string, change: Change])[] = [
  ['search-time-slots of vaccines that cannot be given at one time, the higher number first', search(takesDescending)],
  [`refresh-time-slots of ${apart}`, search(takesDescending)],
  [`schedule-appointment of two ${apart}`, booking(takesDescending)],
  [`schedule-walk-in for two ${apart}`, booking(takesDescending)],
];

/** Warns of more wherever as many are found as were asked for. */
const warnsOfMore = search((answer, { url }) => {
  const most = new URL(url, 'http://any').searchParams.get('filter.maxResults');
  const { data, ...more }: Slots = JSON.parse(answer.body);
  if (most === null || data.appointmentTimeSlots.length !== Number(most)) return undefined;
  const appointmentTimeSlots = [{ code: 'moreProviders', message: 'more' }];
  return { ...answer, body: JSON.stringify({ ...more, data, warnings: { appointmentTimeSlots } }) };
});

/** Refuses what it would have found nobody for. */
const nobodyIsUnknown: Change = (answer, { url }) =>
  /(freeFormAddress|filter\.freeFormAddress)=.*adius.*=1$/.test(url) && /(Slots|clinics)":\[\]/.test(answer.body)
    ? { ...answer, status: 404 }
    : undefined;

/** Searches that another search, or a booking, contradicts. */
export const comparedSearches: readonly OverrideCase[] = [
  ...KEPT_APART.map(
    ([only, change]): OverrideCase => [
      `vaccines that are kept apart in one order only: ${only.split(' ')[0]}`,
      only,
      change,
      'status',
      'status',
    ],
  ),
  [
    'a service that a place does not give where nothing is free',
    'search-time-slots of yesterday',
    search(replaced(/"isAvailable":true/g, '"isAvailable":false')),
    'sense',
    '/data/appointmentTimeSlots/0/services/0/isAvailable',
  ],
  [
    'the most providers, chosen before it is known who accepts the code',
    'search-time-slots with a valid benefit code, a few',
    search((answer, request) =>
      /benefitCode.*maxResults/.test(request.url)
        ? replaced(/"providerId":"\d{8}"/, '"providerId":"01499999"')(answer, request)
        : undefined,
    ),
    'sense',
    '/data/appointmentTimeSlots',
  ],
  [
    'one business after the other',
    'search-time-slots of two businesses',
    reversed((query) => query.getAll('filter.businessNames').length > 1),
    'sense',
    '/data/appointmentTimeSlots/1/provider/distance',
  ],
  [
    'times by video in a state where nobody is licensed',
    'refresh-time-slots by video in a state where nobody',
    anywhereByVideo(),
    'sense',
    '/data/appointmentTimeSlots',
  ],
  [
    'a warning of more where nobody is left out',
    'search-time-slots as many providers at most',
    warnsOfMore,
    'sense',
    '/warnings/appointmentTimeSlots',
  ],
  [
    'a warning that the code is not valid beside who accepts it',
    'search-time-slots with a valid benefit code in lower case',
    search(
      replaced(
        /^\{/,
        '{"warnings":{"appointmentTimeSlots":[{"code":"invalidBenefitCode","message":"the code is not valid"}]},',
      ),
    ),
    'sense',
    '/warnings/appointmentTimeSlots/0',
  ],
  [
    'a benefit code in capitals only',
    'search-time-slots with a valid benefit code in lower case',
    search((answer, request) =>
      request.url.includes('care')
        ? replaced(/"isBenefitCode":true/g, '"isBenefitCode":false')(answer, request)
        : undefined,
    ),
    'sense',
    '/data/appointmentTimeSlots',
  ],
  [
    'a phone number in a form of its own',
    'search-time-slots near a place',
    search(replaced(/"phone":"(\d{3})-/g, '"phone":"($1) ')),
    'sense',
    '/data/appointmentTimeSlots/0/provider/phone',
  ],
  ...['search-time-slots', 'search-clinics', 'list-clinics'].map(
    (call): OverrideCase => [
      `a known place that is unknown where nobody is near: ${call}`,
      `${call} within a mile`,
      nobodyIsUnknown,
      'status',
      'status',
    ],
  ),
];
