import type { Change } from '../Change.ts';
import type { OverrideCase } from '../OverrideCase.ts';

interface Slot {
  readonly value: string;
}

interface Day {
  readonly date: string;
  readonly timeslots: readonly Slot[];
}

export interface Row {
  readonly provider: { readonly providerId: string; readonly businessName?: string; readonly location?: object };
  readonly services: readonly { readonly availability: readonly Day[] }[];
}

interface Clinic {
  readonly id: string;
  readonly distance?: number;
}

export const rowsOf = (asked: RegExp, change: (rows: readonly Row[]) => readonly object[]): Change =>
  listOf(asked, 'appointmentTimeSlots', change);

export const clinicsOf = (asked: RegExp, change: (clinics: readonly Clinic[]) => readonly object[]): Change =>
  listOf(asked, 'clinics', change);

/** Changes a list of the right answers to requests whose URL matches. */
export const listOf =
  <Entry>(asked: RegExp, name: string, change: (list: readonly Entry[]) => readonly object[]): Change =>
  (answer, { url }) => {
    if (answer.status !== 200 || !asked.test(url)) return undefined;
    const { data, ...more }: { readonly data: Readonly<Record<string, readonly Entry[]>> } = JSON.parse(answer.body);
    const list = data[name];
    return list && { ...answer, body: JSON.stringify({ ...more, data: { ...data, [name]: change(list) } }) };
  };

const withLast = <Entry extends object>(list: readonly Entry[], change: (last: Entry) => object): readonly object[] => {
  const last = list.at(-1);
  return last ? [...list.slice(0, -1), change(last)] : list;
};

const withDays = (row: Row, change: (day: Day) => object): object => ({
  ...row,
  services: row.services.map((service) => ({ ...service, availability: service.availability.map(change) })),
});

/** The first time of each day is gone. */
export const withoutFirstTimes = (row: Row): object =>
  withDays(row, ({ date, timeslots }) => ({ date, timeslots: timeslots.slice(1) }));

const atMiles =
  (distance: number) =>
  (row: Row): object => ({ ...row, provider: { ...row.provider, distance } });

/** Two neighbours change places. */
const swapped = <Entry extends object>(list: readonly Entry[], first: number): readonly Entry[] => {
  const [one, other] = [list[first], list[first + 1]];
  return one && other ? [...list.slice(0, first), other, one, ...list.slice(first + 2)] : list;
};

const nextDay = ({ date, timeslots }: Day) => {
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  return { date: next, timeslots: timeslots.map(({ value }) => ({ value: `${next}${value.slice(10)}` })) };
};

/** Servers that are wrong in a corner of a request that no case looks at, or in the reply to what prepares a case. */
export const everyReading: readonly OverrideCase[] = [
  [
    'the last of a few providers with fewer times',
    'search-time-slots within a radius',
    rowsOf(/radius=5(&|$)/, (rows) => withLast(rows, withoutFirstTimes)),
    'sense',
    '/data/appointmentTimeSlots/2/services/0/availability',
  ],
  [
    'the last of a few providers with the times of other days',
    'search-time-slots within a radius',
    rowsOf(/radius=5(&|$)/, (rows) => withLast(rows, (row) => withDays(row, nextDay))),
    'sense',
    '/data/appointmentTimeSlots/2/services/0/availability',
  ],
  [
    'a provider beyond the radius among a few',
    'search-time-slots one provider at most, with',
    rowsOf(/maxResults=2(&|$)/, (rows) => withLast(rows, atMiles(50.4))),
    'sense',
    '/data/appointmentTimeSlots/1/provider/distance',
  ],
  [
    'no warning that some are left out, beside a code that is right',
    'search-time-slots with a valid benefit code, a few',
    (answer) => ({ ...answer, body: answer.body.replace('moreProviders', 'more') }),
    'sense',
    '/warnings/appointmentTimeSlots',
  ],
  [
    'the second place of a few in the town of the first',
    'search-time-slots within a radius',
    rowsOf(/radius=5(&|$)/, ([first, ...others]) =>
      first
        ? [
            first,
            ...others.map((row) => ({ ...row, provider: { ...row.provider, location: first.provider.location } })),
          ]
        : [],
    ),
    'sense',
    '/data/appointmentTimeSlots/1/provider/location',
  ],
  [
    'two pharmacies in each other’s place',
    'list-clinics pharmacies near the place, for a service',
    clinicsOf(/businessName=pharmacy/, (clinics) => swapped(clinics, 2)),
    'sense',
    '/data/clinics/3',
  ],
  [
    'a page that lacks its last clinic',
    'list-clinics near the place, whatever point',
    clinicsOf(/size=50/, (clinics) => clinics.slice(0, -1)),
    'sense',
    '/data/clinics',
  ],
  [
    'a clinic that the list by wait alone has twice',
    'search-clinics a small page by wait',
    clinicsOf(/sortBy=waitTime/, (clinics) =>
      clinics.map((clinic, index) => (index === 1 ? (clinics[0] ?? clinic) : clinic)),
    ),
    'sense',
    '/data/clinics/1/id',
  ],
  [
    'the state of the first dietitian for the others',
    'search-time-slots dietitians of a state, one',
    rowsOf(/isVirtualVisit=false/, (rows) => swapped(rows, 0)),
    'sense',
    '/data/appointmentTimeSlots',
  ],
  [
    'a longer list of suggestions that ends in another order',
    'suggest-addresses two of many',
    listOf(/page\.size=20/, 'similarAddresses', (found) => swapped(Array.from(found, Object), 0)),
    'sense',
    '/data/similarAddresses',
  ],
  [
    'a service described otherwise in a list of one business',
    'licensure-states of a service only by video',
    listOf(/services\?filter\.businessNames=tlc$/, 'services', (services) =>
      withLast(Array.from(services, Object), (last) => ({ ...last, name: 'Another' })),
    ),
    'sense',
    '/data/services/43',
  ],
  [
    'an answer that another state alone does not have',
    'licensure-states of a dietitian',
    rowsOf(/filter\.state=KY/, (rows) =>
      withLast(rows, (row) => ({ ...row, provider: { ...row.provider, businessName: 'tlc' } })),
    ),
    'sense',
    '/data/appointmentTimeSlots/2/provider/businessName',
  ],
];
