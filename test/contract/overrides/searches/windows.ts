import { type Change, replaced, search, status } from '../Change.ts';
import type { OverrideCase } from '../OverrideCase.ts';

const rows = '/data/appointmentTimeSlots';

interface SlotReply {
  readonly data: { readonly appointmentTimeSlots: readonly Row[] };
}

interface Row {
  readonly provider: object;
  readonly services: readonly { readonly availability: readonly { readonly date: string }[] }[];
}

/** Changes the rows of the answers to some searches. */
const rowsOf = (asked: RegExp, change: (found: readonly Row[], query: URLSearchParams) => readonly Row[]): Change =>
  search((answer, { url }) => {
    if (!asked.test(url) || answer.status !== 200) return undefined;
    const { data, ...more }: SlotReply = JSON.parse(answer.body);
    const changed = change(data.appointmentTimeSlots, new URL(url, 'http://localhost').searchParams);
    return { ...answer, body: JSON.stringify({ data: { appointmentTimeSlots: changed }, ...more }) };
  });

/** Leaves out days of a window that has several. */
const withDays = (asked: RegExp, isKept: (date: string, first: string, last: string) => boolean): Change =>
  rowsOf(asked, (found, query) => {
    const first = query.get('filter.startDate') ?? '';
    const last = query.get('filter.endDate') ?? '';
    if (first === last) return found;
    return found.map((row) => ({
      ...row,
      services: row.services.map((service) => ({
        ...service,
        availability: service.availability.filter(({ date }) => isKept(date, first, last)),
      })),
    }));
  });

const today = (): string => new Date().toISOString().slice(0, 10);

/** Searches that leave out a part of their window, or what is to be said beside it. */
export const windows: readonly OverrideCase[] = [
  ...[
    'search-time-slots in another time zone, on the first',
    'search-time-slots by video in a state, two',
    'search-time-slots dietitians of a state',
    'refresh-time-slots by video in a state, two',
    'refresh-time-slots dietitians of a state',
    'refresh-time-slots of a pharmacy',
  ].flatMap((only): readonly OverrideCase[] => {
    const at = only.startsWith('search') ? rows : `${rows}/0/services`;
    const asked = /filter\.(freeFormAddress|state|licensureState|locationIds)=/;
    return [
      [
        `no times on the last day of the window: ${only}`,
        only,
        withDays(asked, (date, _first, last) => date !== last),
        'sense',
        at,
      ],
      [
        `no times on the first day of the window: ${only}`,
        only,
        withDays(asked, (date, first) => date !== first),
        'sense',
        at,
      ],
    ];
  }),
  [
    'only the last day of a window that began before today',
    'search-time-slots over as many days',
    withDays(/freeFormAddress/, (date, first, last) => first >= today() || date === last),
    'sense',
    `${rows}/0/services`,
  ],
  [
    'one of two warnings',
    'search-time-slots one provider at most, with',
    search(replaced(/("warnings":\{"appointmentTimeSlots":\[\{[^{}]*\}),\{[^{}]*\}/, '$1')),
    'sense',
    '/warnings/appointmentTimeSlots',
  ],
  [
    'dietitians from the last to the first, where they are asked for again',
    'refresh-time-slots dietitians of a state',
    rowsOf(/licensureState/, (found) => found.toReversed()),
    'sense',
    rows,
  ],
  [
    'miles to a place that is asked for again',
    'refresh-time-slots of a pharmacy',
    rowsOf(/locationIds/, (found) => found.map((row) => ({ ...row, provider: { ...row.provider, distance: 0 } }))),
    'sense',
    `${rows}/0/provider/distance`,
  ],
  [
    'days of a window that count from today',
    'search-time-slots more days than a search covers, though some',
    search(status(200)),
    'status',
    'status',
  ],
];
