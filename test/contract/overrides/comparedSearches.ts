import { booking, type Change, replaced, search } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

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
];
